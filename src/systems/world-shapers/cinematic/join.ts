import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { costOf } from '../actions/action.ts';
import { deciderOf } from '../control.ts';
import { judgeReaction } from '../judge.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, isObject, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Way } from './cost.ts';
import { priceOf, wayOf } from './cost.ts';

/** Cooperative cinematic deeds (WS-CIN-8, WS-CIN-14): who may take part, and who does. */

/** A participant, and how it pays. */
export interface Participant {
  readonly who: Id;
  readonly way: Way;
}

/** WS-R51 `everyone`: whether all pay the price of a Burst because one of them bursts. */
export const isRaised = ({ rulings }: Fight, parts: readonly Participant[]): boolean =>
  rulings.coopBurstPayer === 'everyone' && parts.some(({ way }) => way === 'burst');

/** The reason why `who` cannot join those who are in already (`so`), or `null`. */
function judgeJoin(
  fight: Fight,
  first: Combatant,
  who: Combatant,
  so: readonly Participant[],
): Refusal | null {
  const { name } = who.sheet;
  if (who === first || !allies(who, first)) {
    return refuse('notAlly', 'great deeds are done together with allies', 'WS-CIN-8', 'with');
  }
  if (isObject(who)) return refuse('wrongTarget', `${name} is an object`, 'WS-CIN-8', 'with');
  const way = wayOf(fight, who, 'join');
  const raised = isRaised(fight, [...so, { who: who.id, way }]);
  const poor = judgeReaction(fight, who, priceOf(fight, who, 'join', way, raised));
  if (poor) return { ...poor, field: 'with' };
  if (!raised) return null;
  const broke = so.find(({ who: id, way: paid }) => {
    const other = one(fight, id);
    const { momentum = 0 } = priceOf(fight, other, id === first.id ? 'together' : 'join', paid, true);
    return other.momentum < momentum;
  });
  return broke
    ? refuse('noMomentum', `${nameOf(fight, broke.who)} could not pay for the Burst too`, 'WS-CIN-14', 'with')
    : null;
}

/** The initiator as a participant. */
export const firstOf = (fight: Fight, who: Combatant): Participant => ({
  who: who.id,
  way: wayOf(fight, who, 'together'),
});

/** Allies each of whom could take part. */
export const invitable = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => judgeJoin(fight, who, other, [firstOf(fight, who)]) === null);

/** Parses the list of invited allies: at least one, each able to take part. */
export function readInvited(fight: Fight, who: Combatant, given: Json | undefined): readonly Id[] | Refusal {
  const named: readonly Json[] = Array.isArray(given) ? given : typeof given === 'string' ? [given] : [];
  if (named.length === 0 || new Set(named).size < named.length) {
    return refuse('noSuchThing', 'it must be said with whom', 'WS-CIN-8', 'with');
  }
  for (const id of named) {
    const other = typeof id === 'string' && Object.hasOwn(fight.combatants, id) ? one(fight, id) : null;
    if (!other) return refuse('noSuchThing', `there is no ${JSON.stringify(id)}`, 'WS-CIN-8', 'with');
    const refused = judgeJoin(fight, who, other, [firstOf(fight, who)]);
    if (refused) return refused;
  }
  return named as readonly Id[];
}

/** Asks them one after the other; returns the participants in joining order (WS-CIN-9). */
export function gather(table: Table, id: Id, what: string, invited: readonly Id[]): readonly Participant[] {
  const { fight } = table;
  const parts: Participant[] = [firstOf(fight, one(fight, id))];
  for (const other of invited) {
    const who = one(fight, other);
    // Somebody's Burst may have raised the price too much (WS-R51).
    if (judgeJoin(fight, one(fight, id), who, parts) !== null) continue;
    const joins = table.ask(joinQuestion(fight, id, other, what, parts)).option === 'join';
    table.tell({ fact: 'cinematic-join', who: other, by: id, joins });
    if (joins) parts.push({ who: other, way: wayOf(fight, who, 'join') });
  }
  return parts;
}

function joinQuestion(
  fight: Fight,
  by: Id,
  id: Id,
  what: string,
  so: readonly Participant[],
): Question<Choice> {
  const who = one(fight, id);
  const clause = 'WS-CIN-8';
  const way = wayOf(fight, who, 'join');
  const cost = costOf(priceOf(fight, who, 'join', way, isRaised(fight, [...so, { who: id, way }])));
  return {
    id: 'cinematic.join',
    clause,
    for: deciderOf(fight, who),
    reaction: 'cinematic-join',
    about: {
      who: id,
      by,
      what,
      title: `${nameOf(fight, by)} wants to do this together: ${what}. Does ${nameOf(fight, id)} take part?`,
    },
    options: () => [
      {
        id: 'join',
        label: way === 'burst' ? 'Take part with a Burst' : 'Take part',
        clause,
        group: 'reaction',
        cost,
      },
      { id: 'decline', label: 'Stay out of it', clause, group: 'reaction' },
    ],
    read: ({ option }) =>
      option === 'join' || option === 'decline' ? { option } : onlyAnswers('join or decline', clause),
  };
}
