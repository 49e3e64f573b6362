import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { awareOf } from '../combat/conditions.ts';
import { testNumbers } from '../combat/test.ts';
import { contest } from '../contest.ts';
import { judgeHands, judgePrimary } from '../judge.ts';
import { beside } from '../reach.ts';
import { refuse, stillResolving } from '../refusal.ts';
import { metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed, never } from './action.ts';

/** FS-ACT-3: needs a free hand and a foe within 1 m: Athletics against Athletics or Acrobatics. Not an attack. */

const judgeGrapple = (fight: Fight, who: Combatant): Refusal | null =>
  judgePrimary(fight, who) ?? judgeHands(who, 1);

function judgeTarget(fight: Fight, who: Combatant, foe: Combatant): Refusal | null {
  const name = foe.sheet.name;
  if (!foes(who, foe) || !present(foe)) {
    return refuse('noSuchThing', `${name} is no foe who could be held`, 'FS-ACT-3', 'target');
  }
  if (!awareOf(who, foe)) {
    return refuse('unaware', `${who.sheet.name} does not know where ${name} is`, 'FS-COND-4', 'target');
  }
  if (!beside(fight, who, foe)) {
    const because =
      metresBetween(fight, who, foe) > 1
        ? `${name} is more than 1 m away`
        : `something stands between ${who.sheet.name} and ${name}`;
    return refuse('outOfReach', because, 'FS-ACT-3', 'target');
  }
  if (who.holds.includes(foe.id)) {
    return refuse('held', `${who.sheet.name} holds ${name} already`, 'FS-ACT-3', 'target');
  }
  return null;
}

function targets(fight: Fight, who: Combatant): readonly PickValue[] {
  const picks: PickValue[] = [];
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (!foes(who, foe) || !present(foe) || !awareOf(who, foe)) continue;
    picks.push({ id, label: foe.sheet.name, ...greyed(judgeTarget(fight, who, foe)) });
  }
  return picks;
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeGrapple(fight, who);
  if (refused) return refused;
  const target = readWho(fight, choice.target, 'target', 'FS-ACT-3');
  if (!isCombatant(target)) return target;
  return judgeTarget(fight, who, target) ?? { option: 'grapple', target: target.id };
}

/**
 * FS-ACT-3: whether the hold is still possible. The game master may have moved or removed one of the two since the
 * declaration and between the dice, have made friends of them, or have given the holder something into its free hand
 * (FS-REF-1).
 */
function canHold(fight: Fight, who: Id, target: Id): boolean {
  const { [who]: holder, [target]: foe } = fight.combatants;
  if (!holder || !foe || !foes(holder, foe) || !conscious(holder) || holder.holds.includes(target))
    return false;
  return beside(fight, holder, foe) && judgeHands(holder, 1) === null;
}

function perform(table: Table, who: Id, choice: Choice): void {
  const target = choice.target as Id;
  declare(table, who, { action: 'grapple', group: 'primary', ap: 1, target });
  if (!canHold(table.fight, who, target)) return;
  const withSkill = conscious(one(table.fight, target))
    ? table.ask(skillQuestion(table.fight, target, who, 'grapple-defence', 'FS-ACT-3')).skill
    : 'athletics';
  const won = contest(table, {
    who,
    skill: 'athletics',
    against: target,
    withSkill,
    clause: 'FS-ACT-3',
    purpose: 'grapple',
  });
  if (won && canHold(table.fight, who, target)) table.tell({ fact: 'held', who: target, by: who });
}

/** An answer to "Athletics or Acrobatics?". */
interface SkillChoice extends Choice {
  readonly skill: 'athletics' | 'acrobatics';
}

/** The question with which of the two skills a combatant resists (FS-ACT-3). */
function skillQuestion(fight: Fight, who: Id, other: Id, id: string, clause: string): Question<SkillChoice> {
  const option = (skill: SkillChoice['skill'], label: string) => ({
    id: skill,
    label,
    clause,
    group: 'reaction',
    note: `TN ${testNumbers(fight, { who, skill, clause, purpose: id }).tn.value}`,
  });
  return {
    id,
    clause,
    for: who,
    about: { who, other },
    options: () => [option('athletics', 'Athletics'), option('acrobatics', 'Acrobatics')],
    read(choice) {
      const skill = choice.option;
      if (skill === 'athletics' || skill === 'acrobatics') return { option: skill, skill };
      return stillResolving('it is athletics or acrobatics');
    },
  };
}

export const grapple: Action = {
  id: 'grapple',
  anytime: never,
  offer(fight, who) {
    const nobody = (): Refusal | null => {
      const all = targets(fight, who);
      if (all.some(({ refused }) => !refused)) return null;
      const already = all.find(({ refused }) => refused?.code === 'held')?.refused;
      return already ?? refuse('outOfReach', 'no foe is within 1 m', 'FS-ACT-3');
    };
    return {
      id: 'grapple',
      label: 'Grapple',
      clause: 'FS-ACT-3',
      group: 'primary',
      cost: { ap: 1 },
      ...greyed(judgeGrapple(fight, who) ?? nobody()),
    };
  },
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: judgeGrapple(fight, who) === null ? targets(fight, who) : [],
    },
  }),
  read,
  perform,
};
