import type { Id } from '../../../kernel/json.ts';
import type { Question, Refusal } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from '../turn/able.ts';
import { lastCallFor, presentInitiative, slotOf } from '../turn/order.ts';
import type { Slot } from '../turn/slot.ts';
import type { Action } from './action.ts';
import { free, greyed } from './action.ts';

/** Holding the turn, to take it later in this round (WS-INI-7); for unions by WS-R27. */

const clause = 'WS-INI-7';

const runningSlot = (fight: Fight): Slot | undefined => fight.order.find(({ id }) => id === fight.running);

/** Those whose turn would be held together: the whole union, or this combatant alone. */
function together(fight: Fight, who: Combatant): readonly Combatant[] {
  const slot = runningSlot(fight);
  if (!slot || fight.rulings.unionHold === 'membersMayLeave') return [who];
  return slot.members.map((id) => one(fight, id));
}

function judge(fight: Fight, who: Combatant): Refusal | null {
  // WS-INI-8: it was held until the last call and taken then; it cannot be held again.
  const slot = runningSlot(fight);
  if (slot?.taken && lastCallFor(fight, slot)) {
    return refuse('turnUsed', `${who.sheet.name} has held its turn to the end`, 'WS-INI-8');
  }
  for (const member of together(fight, who)) {
    const { name } = member.sheet;
    // The turn of a member that is Down has passed by itself and does not prevent holding (WS-VIT-4).
    if (passedWhy(fight, member) !== null) continue;
    if (member.turn === 'over') {
      return refuse('turnUsed', `${name} has ended its turn already`, 'WS-INI-15');
    }
    if (member.touched && fight.rulings.holdTurnOnlyUnused) {
      return refuse('turnUsed', `${name} has done something in this turn already`, clause);
    }
  }
  return null;
}

function perform(table: Table, id: Id): void {
  const { fight } = table;
  const slot = runningSlot(fight);
  if (!slot) return;
  if (slot.members.length > 1 && fight.rulings.unionHold === 'membersMayLeave') {
    leaveUnion(table, slot, id);
    return;
  }
  for (const other of slot.members) {
    if (other === id || passedWhy(fight, one(fight, other)) !== null) continue;
    if (table.ask(agreeQuestion(fight, other, id)).option === 'agree') continue;
    table.tell({ fact: 'hold-refused', who: id, by: other });
    return;
  }
  table.tell({ fact: 'turn-held', slot: slot.id, ap: keptAp(fight, slot.members) });
}

/**
 * WS-R27 `membersMayLeave`: a member leaves its union for the rest of this round, with its own Initiative at the
 * round's start (WS-INI-5).
 */
function leaveUnion(table: Table, slot: Slot, id: Id): void {
  const { fight } = table;
  const { place, shares } = slot;
  const measure = (who: Combatant): number => shares?.[id] ?? presentInitiative(fight)(who);
  const own: Slot = { ...slotOf(fight, [id], measure), place, state: 'held' };
  const rest: Slot = { ...slot, members: slot.members.filter((member) => member !== id) };
  const slots = fight.order.flatMap((each) => (each.id === slot.id ? [rest, own] : [each]));
  table.tell({ fact: 'union-left', who: id, slots, ap: keptAp(fight, [id])[id] ?? 0 });
}

/** WS-R12: the AP kept from the previous turn. Those of this turn are given when the held turn is taken. */
const keptAp = (fight: Fight, members: readonly Id[]): { readonly [id: Id]: number } =>
  Object.fromEntries(members.map((id) => [id, Math.max(0, one(fight, id).ap - one(fight, id).sheet.ap)]));

const agreeQuestion = (fight: Fight, id: Id, by: Id): Question => ({
  id: 'union.hold',
  clause: 'WS-INI-15',
  for: deciderOf(fight, one(fight, id)),
  about: { who: id, by, title: `${nameOf(fight, by)} would hold the turn of the union` },
  options: () => [
    { id: 'agree', label: 'Hold it', clause: 'WS-INI-15', group: 'reaction' },
    { id: 'refuse', label: 'Go on', clause: 'WS-INI-15', group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'agree' || option === 'refuse' ? { option } : onlyAnswers('agree or refuse', 'WS-INI-15'),
});

export const holdTurn: Action = {
  id: 'hold-turn',
  clause,
  kind: 'turn',
  offer: (fight, who) => ({
    id: 'hold-turn',
    label: 'Hold turn',
    clause,
    group: 'turn',
    ...greyed(judge(fight, who)),
  }),
  read: (fight, who) => judge(fight, who) ?? { option: 'hold-turn' },
  price: free,
  perform: (table, who) => perform(table, who),
};
