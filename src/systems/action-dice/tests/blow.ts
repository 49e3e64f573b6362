import type { Faces } from '../../../kernel/dice.ts';
import type { Choice } from '../../../kernel/port.ts';
import { makeAttack } from '../combat/attack.ts';
import { meansOf } from '../combat/means.ts';
import type { AttackForm, AttackOutcome, Means } from '../combat/types.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Bare } from './bare-table.ts';
import { play } from './bare-table.ts';

/** A single attack without a table: attacker, target, means, faces and answers. */
interface Blow {
  readonly who: string;
  readonly target: string;
  /** The first of its means unless given. */
  readonly with?: string | Means;
  readonly form?: AttackForm;
  readonly behind?: boolean;
  readonly faces?: readonly Faces[];
  readonly choices?: readonly Choice[];
}

/** The means with this id, or else the first. */
export const meansIn = (fight: Fight, who: string, id?: string): Means => {
  const found = meansOf(fight, one(fight, who)).find((means) => id === undefined || means.id === id);
  if (!found) throw new Error(`${who} has no ${id}`);
  return found;
};

export function blow(fight: Fight, one: Blow): Bare<AttackOutcome> {
  const { who, target, form = 'attack', behind = false, faces = [], choices = [] } = one;
  const means = typeof one.with === 'object' ? one.with : meansIn(fight, who, one.with);
  return play(fight, { faces, choices }, (table) =>
    makeAttack(table, { who, target, means, form, clause: 'AD-ACT-3', behind }),
  );
}

/** The dice of each roll: `d20+d10!`. */
export const poolsOf = (bare: Bare<unknown>): readonly string[] =>
  bare.pools.map(({ dice }) => dice.map((die) => `d${die.sides}${die.burst ? '!' : ''}`).join('+'));

/** The last harm told: what gets through, and its terms. */
export function harmOf(bare: Bare<unknown>): { readonly value: number; readonly terms: readonly string[] } {
  const told = bare.facts.findLast((fact) => fact.fact === 'harm');
  if (told?.fact !== 'harm') throw new Error('no harm was told');
  const { value, terms } = told.final;
  return {
    value,
    terms: terms.map(
      (term) => `${term.label} ${term.value}${term.off === undefined ? '' : ` (${term.off})`}`,
    ),
  };
}

/** The rulings cited by facts of a kind and by their terms. */
export const rulingsTold = (bare: Bare<unknown>, name: string): readonly string[] =>
  bare.facts.flatMap((fact) => {
    if (fact.fact !== name) return [];
    const said = 'rulings' in fact ? (fact.rulings as readonly string[]) : [];
    const final = fact.fact === 'harm' ? fact.final.terms.flatMap(({ ruling }) => ruling ?? []) : [];
    return [...said, ...final];
  });
