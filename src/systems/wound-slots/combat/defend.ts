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
import type { Stance } from './defense.ts';
import { defenseOf } from './defense.ts';

/** How a defender meets an attack (SL-COM-2, SL-R65). */

const clause = 'SL-COM-2';

export const stances: readonly Stance[] = [...skillDefenses, 'plusTwo'];

const labels: { readonly [stance in Stance]: string } = {
  power: 'Power defense',
  agility: 'Agility defense',
  fortitude: 'Fortitude defense',
  willpower: 'Willpower defense',
  plusTwo: '+2 Defense',
};

/** Whether Defend is of use: an attack on a Defense of weapons, seen, by somebody who can act (SL-R34). */
export function defends(fight: Fight, who: Combatant, from: Combatant, against: TargetDefense): boolean {
  if (who.defending === null || (against !== 'melee' && against !== 'ranged')) return false;
  if (fight.rulings.helpless === 'noActs' && isHelpless(who)) return false;
  return sees(fight, who, from);
}

/** What the attack has to reach when it is met like this; `null`: as without Defend. */
type ValueOf = (stance: Stance | null) => number;

/** Asks for the stance where it is chosen for each attack and can matter; `null`: as without Defend. */
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
  if (fight.rulings.defendTiming === 'onceOnDeclaring') return who.defending?.how ?? null;
  if (stances.every((stance) => value(stance) === value(null))) return null;
  const { option } = table.ask(question(who, from, against, value));
  return stances.find((stance) => stance === option) ?? null;
}

/** SL-R65 `onceOnDeclaring`: how all attacks up to the next turn are met, with what it makes of melee Defense. */
export const stanceNeed = (fight: Fight, who: Combatant): Need => ({
  kind: 'one',
  label: 'How',
  oneOf: stances.map((stance) => {
    const { value } = defenseOf(fight, who, 'melee', { stance });
    return { id: stance, label: labels[stance], note: `melee Defense ${value}` };
  }),
  default: 'plusTwo',
});

/** What is hardest to reach comes first: most often it is what one wants. */
const bestFirst = (value: ValueOf): readonly Stance[] => [...stances].sort((a, b) => value(b) - value(a));

function question(who: Combatant, from: Combatant, against: TargetDefense, value: ValueOf): Question {
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
          note: `Defense ${value(stance)}`,
        }),
      ),
      {
        id: 'decline',
        label: 'None of them',
        clause,
        group: 'reaction',
        note: `Defense ${value(null)}`,
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
