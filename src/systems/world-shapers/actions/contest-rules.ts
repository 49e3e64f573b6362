import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import type { ContestAction, ContestKind } from '../contests.ts';
import { contests } from '../contests.ts';
import type { AdvancedAction } from '../costs.ts';
import { refuse } from '../refusal.ts';
import type { ContestSpec } from '../roll/contest.ts';
import type { Edge } from '../roll/edge.ts';
import { advantage } from '../roll/edge.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Skill } from '../stats.ts';
import { skillNames } from '../stats.ts';
import type { Needs } from './action.ts';

/** The table of advanced actions (WS-ADV-1 to WS-ADV-3). */

const kindOf = (action: ContestAction): ContestKind => contests[action];

/** WS-ADV-1, WS-R36: the refusal if the table does not play this action. */
export function judgePlayed(fight: Fight, action: AdvancedAction): Refusal | null {
  const { advancedActions } = fight.rulings;
  const plays = advancedActions === 'written' ? fight.advanced.includes(action) : advancedActions;
  return plays ? null : refuse('notPlayed', 'this advanced action is not played at this table', 'WS-ADV-1');
}

/** WS-ADV-3, WS-R37: the refusal if the target's size does not fit. */
export function judgeSize(
  fight: Fight,
  action: ContestAction,
  who: Combatant,
  target: Combatant,
): Refusal | null {
  const above = target.sheet.size - who.sheet.size;
  const { name } = target.sheet;
  switch (kindOf(action).sizes) {
    case 'any':
      return null;
    case 'one-above-at-least':
      return above >= 1 ? null : refuse('tooDifferentInSize', `${name} is not larger`, 'WS-ADV-2');
    case 'one-above-at-most': {
      const because = `${name} is more than one size category`;
      if (above > 1) return refuse('tooDifferentInSize', `${because} larger`, 'WS-ADV-3');
      const both = action === 'shove' && fight.rulings.shoveSizeLimit === 'oneAboveOrBelow';
      return both && above < -1 ? refuse('tooDifferentInSize', `${because} smaller`, 'WS-ADV-3') : null;
    }
  }
}

/** WS-ADV-3: if the sizes differ, the larger one has advantage, whoever initiates. */
function sizeEdges(
  action: ContestAction,
  who: Combatant,
  against: Combatant,
): { readonly edges: readonly Edge[]; readonly resistingEdges: readonly Edge[] } {
  const above = kindOf(action).sizeHelps ? against.sheet.size - who.sheet.size : 0;
  const larger = [advantage('larger', 'WS-ADV-3')];
  return { edges: above < 0 ? larger : [], resistingEdges: above > 0 ? larger : [] };
}

/** The contest of an action. */
export function contestOf(
  fight: Fight,
  action: ContestAction,
  who: Id,
  against: Id,
  clause: string,
): ContestSpec {
  const { mine, theirs } = kindOf(action);
  const edges = sizeEdges(action, one(fight, who), one(fight, against));
  return { who, against, skills: mine, resists: theirs, clause, purpose: action, ...edges };
}

const best = 'best';

/**
 * WS-R6: the field in which the initiator may name its check; none with `ask`, where it is asked during the contest.
 */
export const skillNeed = (fight: Fight, action: ContestAction): Needs =>
  namedNeed(fight, kindOf(action).mine);

export function namedNeed(fight: Fight, mine: readonly Skill[]): Needs {
  if (mine.length < 2 || fight.rulings.contestSkillPick === 'ask') return {};
  const named = mine.map((skill) => ({ id: skill, label: skillNames[skill] }));
  return {
    skill: { kind: 'one', label: 'With', oneOf: [{ id: best, label: 'The best' }, ...named], default: best },
  };
}

/** The check named by an answer, if any. */
export const readSkill = (action: ContestAction, choice: Choice) => readNamed(kindOf(action).mine, choice);

export function readNamed(skills: readonly Skill[], { skill }: Choice): { readonly skill?: Skill } | Refusal {
  if (skill === undefined || skill === best) return {};
  const named = skills.find((each) => each === skill);
  if (named) return { skill: named };
  return refuse('noSuchThing', 'that is none of the checks that are allowed', 'WS-ADV-2', 'skill');
}
