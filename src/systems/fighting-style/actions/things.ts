import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { itemsInHand, judgeHands } from '../judge.ts';
import { touches } from '../reach.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { freeHands, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Handling } from './manipulate.ts';
import { gripsOf, handlingAction } from './manipulate.ts';

/** Manipulate applied to weapons, shields and magic items (FS-REACT-3, FS-ATK-4). */

const clause = 'FS-REACT-3';
const noJudge = (): Refusal | null => null;

/** Whether the item is held in hands to be used; worn items need no drawing. */
const isHeldThing = ({ thing }: Item): boolean => thing.kind !== 'magic' || thing.magic.hands > 0;

const fewest = (item: Item): number => gripsOf(item)[0] ?? 1;

const drawing: Handling = {
  id: 'draw',
  label: 'Draw',
  clause,
  things: (_, who) => who.carried.filter(isHeldThing),
  judge: (_, who, item) => judgeHands(who, fewest(item)),
  hands: gripsOf,
  judgeHands: (who, _, hands) => judgeHands(who, hands),
  nothing: (who) => refuse('notInHand', `${who.sheet.name} carries nothing that could be drawn`, clause),
  perform(table, who, item, hands) {
    const from = { in: 'carried', who } as const;
    table.tell({ fact: 'item-moved', item, from, to: { in: 'hand', who, hands }, who, why: 'drawn' });
  },
};

const stowing: Handling = {
  id: 'stow',
  label: 'Stow',
  clause,
  things: (_, who) => itemsInHand(who),
  judge: noJudge,
  hands: null,
  judgeHands: noJudge,
  nothing: (who) => refuse('notInHand', `${who.sheet.name} has nothing in hand`, clause),
  perform(table, who, item) {
    const from = { in: 'hand', who, hands: gripHands(table.fight, who, item) } as const;
    table.tell({ fact: 'item-moved', item, from, to: { in: 'carried', who }, who, why: 'stowed' });
  },
};

const gripHands = (fight: Fight, who: Id, item: Item): 1 | 2 =>
  one(fight, who).hands.find((grip) => grip.item.id === item.id)?.hands ?? 1;

const pickingUp: Handling = {
  id: 'pick-up',
  label: 'Pick up',
  clause,
  things: (fight, who) => fight.floor.filter(({ cell }) => touches(fight, who, cell)).map(({ item }) => item),
  judge: (fight, who, item) => judgeNet(fight, item) ?? judgeHands(who, fewest(item)),
  hands: gripsOf,
  judgeHands: (who, _, hands) => judgeHands(who, hands),
  nothing: (who) => refuse('outOfReach', `nothing lies within touch of ${who.sheet.name}`, clause),
  perform(table, who, item, hands) {
    const lies = table.fight.floor.find((each) => each.item.id === item.id);
    if (!lies) return;
    const from = { in: 'floor', cell: lies.cell } as const;
    table.tell({ fact: 'item-moved', item, from, to: { in: 'hand', who, hands }, who, why: 'picked up' });
  },
};

/** Why the item cannot be picked up: a net cannot while it holds somebody; `null` if it can. */
function judgeNet(fight: Fight, item: Item): Refusal | null {
  for (const id of fight.listing) {
    const who = one(fight, id);
    if (who.netted === item.id) return refuse('held', `${item.name} holds ${who.sheet.name}`, clause);
  }
  return null;
}

const loading: Handling = {
  id: 'load',
  label: 'Load',
  clause: 'FS-ATK-4',
  things: (fight, who) => itemsInHand(who).filter((item) => (fight.unloaded[item.id] ?? 0) > 0),
  judge: noJudge,
  hands: null,
  judgeHands: noJudge,
  nothing: (who) => refuse('notInHand', `${who.sheet.name} holds nothing that needs loading`, 'FS-ATK-4'),
  perform(table, who, item) {
    const left = Math.max(0, (table.fight.unloaded[item.id] ?? 1) - 1);
    table.tell({ fact: 'loaded', who, item: item.id, left });
  },
};

const otherGrip = (who: Combatant, item: Item): 1 | 2 =>
  who.hands.find((grip) => grip.item.id === item.id)?.hands === 2 ? 1 : 2;

const changingGrip: Handling = {
  id: 'change-grip',
  label: 'Change grip',
  phrase: 'Change the grip of {item}',
  clause,
  things: (_, who) => itemsInHand(who).filter((item) => gripsOf(item).length > 1),
  judge(_, who, item) {
    if (otherGrip(who, item) === 1 || freeHands(who) >= 1) return null;
    return judgeHands(who, 1);
  },
  hands: null,
  judgeHands: noJudge,
  nothing: (who) => refuse('notInHand', `${who.sheet.name} holds nothing that has two grips`, clause),
  perform(table: Table, who: Id, item: Item) {
    table.tell({ fact: 'grip', who, item: item.id, hands: otherGrip(one(table.fight, who), item) });
  },
};

export const draw = handlingAction(drawing);
export const stow = handlingAction(stowing);
export const pickUp = handlingAction(pickingUp);
export const load = handlingAction(loading);
export const changeGrip = handlingAction(changingGrip);
