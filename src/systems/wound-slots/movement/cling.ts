import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { costs } from '../costs.ts';
import { judgeReaction } from '../judge.ts';
import { payReaction } from '../reactions/pay.ts';
import { refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { combatCheck } from '../roll/combat-check.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { asHolder, canFollow } from './trail.ts';

/** Cling (SL-GRP-1, SL-GRP-2): a grappled mover that is about to get away is held back or accompanied. */

const clause = 'SL-GRP-2';

/** SL-R76: why a reaction of a grapple is not possible. */
export const judgeGrappleReaction = (fight: Fight, who: Combatant, ap: number): Refusal | null =>
  judgeReaction(fight, asHolder(fight, who), ap);

interface Clung {
  /** Yards to move along with the mover, and yards cut off its movement. */
  readonly along: number;
  readonly cut: number;
}

/**
 * Offers Cling to one who grapples the mover. `rest`: yards of the mover's remaining path. `null`: declined, not
 * possible, or the check had no effect.
 */
export function cling(table: Table, id: Id, target: Id, rest: number): Clung | null {
  const { ap } = costs.cling;
  if (judgeGrappleReaction(table.fight, one(table.fight, id), ap) !== null) return null;
  if (table.ask(clingQuestion(id, target)).option === 'decline') return null;
  payReaction(table, id, { action: 'cling', clause: 'SL-GRP-1', ap, target });
  const check = makeCheck(
    table,
    combatCheck(table.fight, id, 'power', { clause, purpose: 'cling', against: target, tn: null, exact: 5 }),
  );
  const most = Math.max(0, check.result);
  const follows = canFollow(table.fight, one(table.fight, id));
  if (most < (follows ? perYardAlong : perYardCut)) {
    table.tell({ fact: 'cling', who: id, target, cut: 0, along: 0 });
    return null;
  }
  const { along, cut } = table.ask(mixQuestion(id, target, most, Math.ceil(rest), follows));
  table.tell({ fact: 'cling', who: id, target, cut, along });
  return { along, cut };
}

const clingQuestion = (id: Id, target: Id): Question => ({
  id: 'cling',
  clause: 'SL-GRP-1',
  for: id,
  reaction: 'cling',
  about: { who: target },
  options: () => [
    { id: 'cling', label: 'Cling', clause, group: 'reaction', cost: { ap: costs.cling.ap } },
    { id: 'decline', label: 'Let it go', clause: 'SL-GRP-1', group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'cling' || option === 'decline'
      ? { option }
      : refuse('noSuchThing', 'the answer is cling or decline', 'SL-GRP-1', 'option'),
});

interface Mix extends Choice {
  readonly along: number;
  readonly cut: number;
}

/** SL-GRP-2: points for a yard along, and for a yard cut off. */
const perYardAlong = 5;
const perYardCut = 10;

/** SL-GRP-2: asks how the points are used. `follows`: whether yards along are possible. */
const mixQuestion = (id: Id, target: Id, points: number, rest: number, follows: boolean): Question<Mix> => {
  const mostAlong = follows ? Math.min(rest, Math.floor(points / perYardAlong)) : 0;
  const mostCut = Math.min(rest, Math.floor(points / perYardCut));
  const usualCut = follows ? 0 : mostCut;
  return {
    id: 'cling-mix',
    clause,
    for: id,
    about: { who: target, points },
    options: () => [
      {
        id: 'mix',
        label: `${points} points: 5 for a yard along, 10 for a yard cut off`,
        clause,
        group: 'reaction',
        needs: {
          along: { kind: 'number', label: 'Yards along', min: 0, max: mostAlong, default: mostAlong },
          cut: { kind: 'number', label: 'Yards cut off', min: 0, max: mostCut, default: usualCut },
        },
      },
    ],
    read({ option, along = mostAlong, cut = usualCut }) {
      if (option !== 'mix') return refuse('noSuchThing', 'the answer is mix', clause, 'option');
      const whole = (value: unknown, most: number): value is number =>
        typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
      if (!whole(along, mostAlong)) {
        return refuse('noSuchThing', `it goes along 0 to ${mostAlong} yards`, clause, 'along');
      }
      if (!whole(cut, mostCut)) {
        return refuse('noSuchThing', `0 to ${mostCut} yards can be cut off`, clause, 'cut');
      }
      if (perYardAlong * along + perYardCut * cut > points) {
        return refuse('noSuchThing', `that takes more than ${points} points`, clause, 'cut');
      }
      return { option: 'mix', along, cut };
    },
  };
};
