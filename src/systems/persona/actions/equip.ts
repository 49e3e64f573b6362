import { findItem } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, PickValue, Refusal } from '../../../kernel/port.ts';
import type { Place } from '../facts/things.ts';
import type { Grip } from '../hands.ts';
import { gripsOf, handsHolding, handsOf, handsOfGrip, heldBy, judgeArms, usualGrip } from '../hands.ts';
import { payForHand } from '../harm/injury-effects.ts';
import { itemsInHand, judgeAction, judgeFree } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { metresApart, walledOff } from '../space.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';
import { takeAction } from './take.ts';

/**
 * PE-ACT-33: drawing, stowing, picking up and dropping items. One-handed items are free, two-handed ones cost the
 * Action; dropping is always free.
 */

const clause = 'PE-ACT-33';

/** One way of handling items. */
interface Handling {
  readonly id: 'draw' | 'pick-up' | 'stow' | 'drop';
  readonly label: string;
  /** Whether the item ends in a hand. */
  readonly takes: boolean;
  things(fight: Fight, who: Combatant): readonly Item[];
  readonly nothing: string;
  readonly code: 'notInHand' | 'outOfReach';
}

const isWeapon = ({ thing }: Item): boolean => thing.kind === 'weapon';

/** PE-ACT-33: whether handling this item costs the Action. */
const isSlow = (handling: Handling, item: Item): boolean => handling.id !== 'drop' && handsOf(item) === 2;

const judgeCost = (handling: Handling, fight: Fight, who: Combatant, item: Item): Refusal | null =>
  isSlow(handling, item) ? judgeAction(fight, who) : judgeFree(fight, who);

/** Why the item cannot be taken in this grip: a broken arm, or two items there of which only one can be put away. */
function judgeGrip(fight: Fight, who: Combatant, item: Item, grip: Grip): Refusal | null {
  const broken = judgeArms(fight, who, grip);
  if (broken) return broken;
  if (heldBy(who, grip).length < 2) return null;
  const because = `only one thing is put away with it: ${who.sheet.name} must free a hand for ${item.name}`;
  return refuse('noFreeHand', because, clause);
}

/** Whether the item needs a hand: a consumable that is picked up is put away at once. */
const needsHand = (handling: Handling, item: Item): boolean => handling.takes && isWeapon(item);

function judgeItem(handling: Handling, fight: Fight, who: Combatant, item: Item): Refusal | null {
  const refused = judgeCost(handling, fight, who, item);
  if (refused || !needsHand(handling, item)) return refused;
  let first: Refusal | null = null;
  for (const grip of gripsOf(item)) {
    const why = judgeGrip(fight, who, item, grip);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}

function offer(handling: Handling, fight: Fight, who: Combatant): Option | null {
  const { id, label } = handling;
  const things = handling.things(fight, who);
  if (things.length === 0) return null;
  let refused = judgeFree(fight, who);
  if (refused === null) {
    const reasons = things.map((item) => judgeItem(handling, fight, who, item));
    refused = reasons.includes(null) ? null : (reasons[0] ?? null);
  }
  const slow = things.every((item) => isSlow(handling, item));
  return {
    id,
    label,
    clause,
    group: slow ? 'primary' : 'free',
    ...(slow ? { cost: { action: 1 } } : {}),
    ...greyed(refused),
  };
}

function needsOf(handling: Handling, fight: Fight, who: Combatant): { readonly [field: string]: Need } {
  const things = handling.things(fight, who);
  const oneOf = things.map(
    (item): PickValue => ({
      id: item.id,
      label: item.name,
      ...(isSlow(handling, item) ? { note: '1 Action' } : {}),
      ...greyed(judgeItem(handling, fight, who, item)),
    }),
  );
  const item: Need = { kind: 'one', label: 'What', oneOf };
  if (!handling.takes) return { item };
  return {
    item,
    hand: { kind: 'one', label: 'In which hand', oneOf: gripPicks(handling, fight, who, things) },
  };
}

const gripLabels: { readonly [grip in Grip]: string } = {
  right: 'right hand',
  left: 'left hand',
  both: 'both hands',
};

function gripPicks(handling: Handling, fight: Fight, who: Combatant, things: readonly Item[]): PickValue[] {
  const picks: PickValue[] = [];
  for (const grip of ['right', 'left', 'both'] as const) {
    const fits = things.filter(
      (item) =>
        needsHand(handling, item) && gripsOf(item).includes(grip) && !judgeGrip(fight, who, item, grip),
    );
    if (fits.length === 0) continue;
    const away = heldBy(who, grip)[0];
    picks.push({
      id: grip,
      label: gripLabels[grip],
      when: { item: fits.map(({ id }) => id) },
      ...(away ? { note: `puts ${away.name} away` } : {}),
    });
  }
  const pocket = things.filter((item) => !needsHand(handling, item)).map(({ id }) => id);
  if (pocket.length > 0) picks.push({ id: 'none', label: 'put away', when: { item: pocket } });
  return picks;
}

function read(handling: Handling, fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const { id } = handling;
  const things = handling.things(fight, who);
  const item =
    choice.item === undefined && things.length === 1 ? (things[0] as Item) : findItem(things, choice.item);
  if (!item) {
    return (
      judgeFree(fight, who) ?? refuse(handling.code, `${who.sheet.name} ${handling.nothing}`, clause, 'item')
    );
  }
  const refused = judgeItem(handling, fight, who, item);
  if (refused) return refused;
  if (!handling.takes) return { option: id, item: item.id };
  if (!needsHand(handling, item)) return { option: id, item: item.id, hand: 'none' };
  const grip = choice.hand === undefined ? usualGrip(fight, who, item) : choice.hand;
  const known = gripsOf(item).find((each) => each === grip);
  if (!known) return refuse('noFreeHand', `${item.name} is not held like that`, clause, 'hand');
  const why = judgeGrip(fight, who, item, known);
  return why ? { ...why, field: 'hand' } : { option: id, item: item.id, hand: known };
}

/** Declares it and pays for it. Returns whether it can go on. */
function pay(handling: Handling, table: Table, who: Id, item: Item): boolean {
  if (isSlow(handling, item)) return takeAction(table, who, handling.id, { with: item.name });
  declare(table, who, handling.id, 'free', { with: item.name });
  return true;
}

function placeOf(fight: Fight, who: Combatant, item: Item): Place {
  const held = handsHolding(who, item);
  if (held.length > 0) return { in: 'hand', who: who.id, hands: held };
  const lying = fight.floor.find((each) => each.item.id === item.id);
  return lying ? { in: 'floor', cell: lying.cell } : { in: 'carried', who: who.id };
}

type Why = 'drawn' | 'picked up' | 'stowed' | 'dropped';
const whys: { readonly [id in Handling['id']]: Why } = {
  draw: 'drawn',
  'pick-up': 'picked up',
  stow: 'stowed',
  drop: 'dropped',
};

function carry(table: Table, id: Id, item: Item, to: Place, why: Why): void {
  const from = placeOf(table.fight, one(table.fight, id), item);
  table.tell({ fact: 'item-moved', item, from, to, who: id, why });
}

function perform(handling: Handling, table: Table, id: Id, choice: Choice): void {
  const item = findItem(handling.things(table.fight, one(table.fight, id)), choice.item);
  if (!item || !pay(handling, table, id, item)) return;
  const why = whys[handling.id];
  if (handling.id === 'drop') {
    carry(table, id, item, { in: 'floor', cell: one(table.fight, id).cell }, why);
    return;
  }
  const grip = choice.hand as Grip | 'none' | undefined;
  if (grip === undefined || grip === 'none') {
    carry(table, id, item, { in: 'carried', who: id }, why);
    return;
  }
  for (const away of heldBy(one(table.fight, id), grip)) {
    carry(table, id, away, { in: 'carried', who: id }, 'stowed');
  }
  carry(table, id, item, { in: 'hand', who: id, hands: handsOfGrip(grip) }, why);
  payForHand(table, id, grip);
}

const action = (handling: Handling): Action => ({
  id: handling.id,
  offer: (fight, who) => offer(handling, fight, who),
  needs: (fight, who) => needsOf(handling, fight, who),
  read: (fight, who, choice) => read(handling, fight, who, choice),
  perform: (table, who, choice) => perform(handling, table, who, choice),
});

export const draw = action({
  id: 'draw',
  label: 'Draw',
  takes: true,
  things: (_, who) => who.carried.filter(isWeapon),
  nothing: 'carries no such weapon',
  code: 'notInHand',
});

export const stow = action({
  id: 'stow',
  label: 'Put away',
  takes: false,
  things: (_, who) => itemsInHand(who),
  nothing: 'holds no such thing',
  code: 'notInHand',
});

export const drop = action({
  id: 'drop',
  label: 'Drop',
  takes: false,
  things: (_, who) => itemsInHand(who),
  nothing: 'holds no such thing',
  code: 'notInHand',
});

export const pickUp = action({
  id: 'pick-up',
  label: 'Pick up',
  takes: true,
  things: (fight, who) =>
    who.band !== 'ground'
      ? []
      : fight.floor
          .filter(
            ({ cell }) =>
              metresApart(fight, who.cell, who.squares, cell, 1) <= 1 &&
              !walledOff(fight, who, who.cell, { cell, squares: 1, band: 'ground' }),
          )
          .map(({ item }) => item),
  nothing: 'has no such thing within reach',
  code: 'outOfReach',
});
