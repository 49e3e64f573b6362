import { capital, numeral } from '../../../kernel/phrases.ts';
import type { Facts } from '../facts/index.ts';
import { levels } from '../levels.ts';
import type { Combatant } from '../state.ts';

/** Sentences about what a deed between fights has changed. */

const numbers = [
  ['Stamina', 'stamina'],
  ['Fatigue', 'fatigue'],
  ['Mana', 'mana'],
  ['Invested mana', 'invested'],
] as const satisfies readonly (readonly [string, keyof Combatant])[];

/** "Stamina 3 to 9." for every number that has changed, checks, and who wakes up. */
export function changesIn(before: Combatant, after: Combatant, facts: readonly Facts[]): readonly string[] {
  const change = (label: string, from: number, to: number): readonly string[] =>
    from === to ? [] : [`${label} ${from} to ${to}.`];
  return [
    ...facts.flatMap((fact) => saidOf(fact, treatments)),
    ...levels.flatMap((level) =>
      change(`${capital(level)} wounds`, before.wounds[level], after.wounds[level]),
    ),
    ...numbers.flatMap(([label, key]) => change(label, before[key], after[key])),
    ...facts.flatMap((fact) => saidOf(fact, { 'wake-up': 'Check to wake up' })),
    ...(before.unconscious && !after.unconscious ? [`${after.sheet.name} is awake (SL-CND-5).`] : []),
  ];
}

const treatments = { 'treat-wound': 'Check to treat', stabilize: 'Check to stabilize' };

/** A check against a TN, for the named purposes. */
function saidOf(fact: Facts, names: { readonly [purpose: string]: string }): readonly string[] {
  const name = fact.fact === 'check' ? names[fact.purpose] : undefined;
  return fact.fact === 'check' && fact.tn !== null && name !== undefined
    ? [`${name} ${numeral(fact.result)} against ${numeral(fact.tn)}.`]
    : [];
}

/** "1 h 15 min". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes - 60 * hours);
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])];
  return parts.join(' ');
}
