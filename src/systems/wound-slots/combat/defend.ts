import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
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
  plusTwo: '+2',
};

/** Whether Defend is of use: an attack on a Defense of weapons, seen, by somebody who is not helpless. */
function defends(fight: Fight, who: Combatant, from: Combatant, against: TargetDefense): boolean {
  if (who.defending === null || (against !== 'melee' && against !== 'ranged')) return false;
  return !isHelpless(who) && sees(fight, who, from);
}

/** Asks for the stance where it is chosen for each attack; `null`: as without Defend. */
export function stanceAgainst(table: Table, id: Id, by: Id, against: TargetDefense): Stance | null {
  const { fight } = table;
  const who = one(fight, id);
  const from = one(fight, by);
  if (!defends(fight, who, from, against)) return null;
  if (fight.rulings.defendTiming === 'onceOnDeclaring') return who.defending?.how ?? null;
  const { option } = table.ask(question(fight, who, from, against));
  return stances.find((stance) => stance === option) ?? null;
}

function question(fight: Fight, who: Combatant, from: Combatant, against: TargetDefense): Question {
  const value = (stance: Stance | null): number => defenseOf(fight, who, against, { from, stance }).value;
  return {
    id: 'defend',
    clause,
    for: who.id,
    reaction: 'defend',
    about: { attacker: from.id, against },
    options: (): readonly Option[] => [
      ...stances.map(
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
      if (option === 'decline' || stances.some((stance) => stance === option)) return { option };
      const because = `the answers are ${stances.join(', ')} and decline`;
      return refuse('noSuchThing', because, clause, 'option');
    },
  };
}
