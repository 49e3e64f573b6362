import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Question, Refusal } from '../../../kernel/port.ts';
import type { TargetDefense } from '../defenses.ts';
import { skillDefenses } from '../defenses.ts';
import { isHelpless } from '../fatigue.ts';
import { refuse } from '../refusal.ts';
import { sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { defenseWords } from './against.ts';
import type { Stance } from './defense.ts';
import { defenseOf, usedAgainst } from './defense.ts';

/** The Defend option against an attack (SL-COM-2, SL-R65). */

const clause = 'SL-COM-2';

export const stances: readonly Stance[] = [...skillDefenses, 'plusTwo'];

/** SL-R65 `onceOnDeclaring`: the option where none was named, as when somebody is made to defend by hand. */
export const usualStance: Stance = 'plusTwo';

const labels: { readonly [stance in Stance]: string } = {
  power: 'Power defense',
  agility: 'Agility defense',
  fortitude: 'Fortitude defense',
  willpower: 'Willpower defense',
  plusTwo: '+2 Defense',
};

/**
 * Whether Defend applies: the combatant is defending and able to act (SL-R34), sees the attacker, and the attack goes
 * against melee or ranged Defense.
 */
export function defends(fight: Fight, who: Combatant, from: Combatant, against: TargetDefense): boolean {
  if (who.defending === null || (against !== 'melee' && against !== 'ranged')) return false;
  if (fight.rulings.helpless === 'noActs' && isHelpless(who)) return false;
  return sees(fight, who, from);
}

/** SL-R65 `onceOnDeclaring`: the option that a defender uses against all attacks; `null`: it is chosen at each. */
export const declaredStance = (fight: Fight, { defending }: Combatant): Stance | null =>
  defending === null || fight.rulings.defendTiming === 'perAttack' ? null : (defending.how ?? usualStance);

/** The Defense that the attack must reach with this option; `null`: without Defend. */
type ValueOf = (stance: Stance | null) => number;

/**
 * The Defend option against this attack; `null`: without Defend. Asks the defender if options are chosen for each
 * attack and their values differ.
 */
export function stanceAgainst(
  table: Table,
  id: Id,
  by: Id,
  against: TargetDefense,
  value: ValueOf,
): Stance | null {
  const { fight } = table;
  const who = one(fight, id);
  const from = one(fight, by);
  if (!defends(fight, who, from, against)) return null;
  const declared = declaredStance(fight, who);
  if (declared !== null) return declared;
  if (stances.every((stance) => value(stance) === value(null))) return null;
  const { option } = table.ask(question(fight, who, from, against, value));
  return stances.find((stance) => stance === option) ?? null;
}

/** SL-R65 `onceOnDeclaring`: the field for the option used until the next turn, with the melee Defense of each. */
export const stanceNeed = (fight: Fight, who: Combatant): Need => ({
  kind: 'one',
  label: 'How',
  oneOf: stances.map((stance) => {
    const { value } = defenseOf(fight, who, 'melee', { stance });
    const words = defenseWords(fight, who.id, usedAgainst('melee', stance), value);
    return { id: stance, label: labels[stance], note: `melee Defense ${words}` };
  }),
  default: usualStance,
});

/** The options by descending Defense. */
const bestFirst = (value: ValueOf): readonly Stance[] => [...stances].sort((a, b) => value(b) - value(a));

function question(
  fight: Fight,
  who: Combatant,
  from: Combatant,
  against: TargetDefense,
  value: ValueOf,
): Question {
  const note = (stance: Stance | null): string =>
    `Defense ${defenseWords(fight, who.id, usedAgainst(against, stance), value(stance))}`;
  return {
    id: 'defend',
    clause,
    for: who.id,
    reaction: 'defend',
    about: { attacker: from.id, against },
    options: (): readonly Option[] => [
      ...bestFirst(value).map(
        (stance): Option => ({
          id: stance,
          label: labels[stance],
          clause,
          group: 'reaction',
          note: note(stance),
        }),
      ),
      {
        id: 'decline',
        label: 'None of them',
        clause,
        group: 'reaction',
        note: note(null),
      },
    ],
    read({ option }): Choice | Refusal {
      if (stances.some((stance) => stance === option)) return { option };
      if (option === 'decline' || option === 'none') return { option: 'decline' };
      const because = `the answers are ${stances.join(', ')} and none`;
      return refuse('noSuchThing', because, clause, 'option');
    },
  };
}
