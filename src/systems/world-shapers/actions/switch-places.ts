import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import { basicCosts, reactionCosts } from '../costs.ts';
import { dragAlong } from '../grabs/drag.ts';
import { about, happened } from '../held/watch.ts';
import { judgeReaction } from '../judge.ts';
import { partGrabs } from '../movement/apart.ts';
import { placesSwapped } from '../movement/swap.ts';
import { judgeMobile } from '../movement/way.ts';
import { nameOf } from '../names.ts';
import { payReaction } from '../reactions/reaction.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { onOneBack } from '../riding/riding.ts';
import { rulingIds } from '../rulings.ts';
import { overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';
import { inTouch, judgeTouch, targetNeed } from './touch.ts';

/** Switch Places (WS-BAS-10): with a neighbouring ally, who must spend a reaction. */

const clause = 'WS-BAS-10';
const price = { ap: basicCosts['switch-places'] };
const reactionPrice = { rp: reactionCosts['switch-places'] };

/** WS-R34: the reason why it is not possible with this ally, or `null`; a refused switch costs nothing. */
function judgeWith(fight: Fight, who: Combatant, ally: Combatant): Refusal | null {
  const far = judgeTouch(fight, who, ally);
  if (far) return far;
  if (!allies(who, ally)) return refuse('notAlly', `${ally.sheet.name} is no ally`, clause);
  if (overlap(who.cell, who.squares, ally.cell, ally.squares)) {
    return refuse('wrongTarget', 'the two are in one space', clause);
  }
  const unable = judgeReaction(fight, ally, reactionPrice) ?? judgeMobile(fight, ally);
  if (unable) return unable;
  return placesSwapped(fight, who, ally) ? null : noRoom(fight, who, ally);
}

/** Why two do not get to each other's places. */
function noRoom(fight: Fight, who: Combatant, ally: Combatant): Refusal {
  const swapped = (one: Combatant, other: Combatant) => placesSwapped(fight, one, other) !== null;
  if (swapped(calm(who), calm(ally))) {
    const afraid = swapped(calm(who), ally) ? who : ally;
    return refuse('frightened', `${afraid.sheet.name} fears to come nearer`, 'WS-STA-6');
  }
  // WS-ADV-5: onto somebody's back one gets by climbing.
  const mountOf = ({ mounted }: Combatant) => (onOneBack(who, ally) ? null : mounted);
  for (const [climber, there] of [
    [who, mountOf(ally)],
    [ally, mountOf(who)],
  ] as const) {
    const onto = there && `would have to climb onto ${nameOf(fight, there.on)}`;
    if (onto) return refuse('spaceTaken', `${climber.sheet.name} ${onto}`, clause);
  }
  return refuse('spaceTaken', `${who.sheet.name} and ${ally.sheet.name} do not fit there`, clause);
}

const calm = (who: Combatant): Combatant => ({ ...who, effects: [] });

const willing = (fight: Fight, who: Combatant): readonly Combatant[] =>
  inTouch(fight, who).filter((ally) => judgeWith(fight, who, ally) === null);

function judge(fight: Fight, who: Combatant): Refusal | null {
  const stuck = judgeMobile(fight, who);
  if (stuck || willing(fight, who).length > 0) return stuck;
  const ally = inTouch(fight, who).find((other) => allies(who, other));
  return ally
    ? judgeWith(fight, who, ally)
    : refuse('outOfReach', `no ally is within 1 m of ${who.sheet.name}`, clause);
}

export const switchPlaces: Action = {
  id: 'switch-places',
  clause,
  kind: 'deed',
  held: { target: true, read: () => ({ option: 'switch-places' }) },
  offer: (fight, who) => ({
    id: 'switch-places',
    label: 'Switch places',
    phrase: 'Switch places with {target}',
    clause,
    group: 'more-move',
    cost: costOf(price),
    ...greyed(judge(fight, who)),
  }),
  needs: (fight, who) => ({
    target: targetNeed(fight, who, (ally) => judgeWith(fight, who, ally), 'With whom'),
  }),
  read(fight, who, choice) {
    const stuck = judgeMobile(fight, who);
    if (stuck) return stuck;
    const ally = readWho(fight, choice.target ?? willing(fight, who)[0]?.id, 'target', clause);
    if (!isCombatant(ally)) return ally;
    const refused = judgeWith(fight, who, ally);
    return refused ? { ...refused, field: 'target' } : { option: 'switch-places', target: ally.id };
  },
  price: () => price,
  perform(table, id, choice, occasion) {
    const ally = String(choice.target);
    // Held actions may have cost the ally its RP.
    const able = judgeReaction(table.fight, one(table.fight, ally), reactionPrice) === null;
    if (able && table.ask(reactQuestion(table.fight, id, ally)).option === 'accept') {
      payReaction(table, ally, 'switch-places', reactionPrice, { target: id });
      exchange(table, id, ally);
      return;
    }
    const { fight } = table;
    if (fight.rulings.switchPlacesFail !== 'apReturned' || occasion === 'held') return;
    const { ap } = one(fight, id);
    const back = { left: ap + price.ap, spent: -price.ap };
    table.tell({ fact: 'ap', who: id, ...back, why: `declined (${rulingIds.switchPlacesFail})`, clause });
  },
};

function exchange(table: Table, id: Id, ally: Id): void {
  const { fight } = table;
  const places = placesSwapped(fight, one(fight, id), one(fight, ally));
  if (!places) return;
  const [from, other] = [one(fight, id).cell, one(fight, ally).cell];
  about(table, { event: 'step', who: id, from, to: places.one });
  about(table, { event: 'step', who: ally, from: other, to: places.other });
  // Held actions may have moved one of them or put it Down.
  if (judgeMobile(fight, one(fight, id)) || judgeMobile(fight, one(fight, ally))) return;
  const again = placesSwapped(fight, one(fight, id), one(fight, ally));
  if (again?.one.x !== places.one.x || again.one.y !== places.one.y) return;
  const carried = onOneBack(one(fight, id), one(fight, ally)) ? [] : [id, ally];
  for (const each of carried) {
    const { mounted, cell } = one(fight, each);
    if (mounted) table.tell({ fact: 'mounted', who: each, mounted: null, off: mounted.on, to: cell });
  }
  table.tell({ fact: 'swapped', who: id, with: ally, to: places.one, other: places.other });
  for (const each of [id, ally]) {
    dragAlong(table, each);
    partGrabs(table, each);
  }
  happened(table, { event: 'step', who: id, from, to: places.one });
  happened(table, { event: 'step', who: ally, from: other, to: places.other });
}

const reactQuestion = (fight: Fight, id: Id, ally: Id): Question => ({
  id: 'switchPlaces.react',
  clause,
  for: deciderOf(fight, one(fight, ally)),
  reaction: 'switch-places',
  about: {
    who: ally,
    by: id,
    title: `Does ${nameOf(fight, ally)} switch places with ${nameOf(fight, id)}?`,
  },
  options: () => [
    { id: 'accept', label: 'Switch places', clause, group: 'reaction', cost: costOf(reactionPrice) },
    { id: 'decline', label: 'Stay', clause, group: 'reaction' },
  ],
  read: ({ option }: Choice) =>
    option === 'accept' || option === 'decline' ? { option } : onlyAnswers('accept or decline', clause),
});
