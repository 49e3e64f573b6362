import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { deciderOf } from '../control.ts';
import { onlyAnswers } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';
import { lastCallFor } from './order.ts';
import type { Slot } from './slot.ts';
import { beginTurns } from './slot-start.ts';
import { loseSlot } from './turn-end.ts';

/** Held turns (WS-INI-7, WS-INI-8): offered between turns, and for the last time at the end of the round. */

/** The held slots by Initiative; ties in slot order. */
const holders = (fight: Fight): readonly Slot[] =>
  fight.order.filter(({ state }) => state === 'held').sort((a, b) => b.initiative - a.initiative);

/** The member that is asked for a held slot: the first that can act; `null` if none can. */
const speaker = (fight: Fight, slot: Slot): Id | null =>
  slot.members.find((id) => one(fight, id).turn === 'held' && passedWhy(fight, one(fight, id)) === null) ??
  null;

/** Offers all held turns; returns whether one was taken (WS-INI-7). */
export function offerHeldTurns(table: Table): boolean {
  for (const slot of holders(table.fight)) {
    const who = speaker(table.fight, slot);
    if (who === null) continue;
    if (table.ask(offerQuestion(table.fight, who, 'keep')).option !== 'take') continue;
    takeTurn(table, slot);
    return true;
  }
  return false;
}

/** WS-INI-8: the first slot held to the end takes its turn or loses it; returns whether there was one. */
export function settleHolder(table: Table): boolean {
  const slot = holders(table.fight).find((held) => lastCallFor(table.fight, held));
  if (!slot) return false;
  const who = speaker(table.fight, slot);
  const takes = who !== null && table.ask(offerQuestion(table.fight, who, 'lose')).option === 'take';
  if (takes) takeTurn(table, slot);
  else loseSlot(table, slot);
  return true;
}

function takeTurn(table: Table, slot: Slot): void {
  table.tell({ fact: 'turn-taken', slot: slot.id });
  beginTurns(table, slot);
}

const labels = { keep: 'Hold on', lose: 'Lose the turn' } as const;

const offerQuestion = (fight: Fight, who: Id, otherwise: 'keep' | 'lose'): Question => {
  const clause = otherwise === 'keep' ? 'WS-INI-7' : 'WS-INI-8';
  return {
    id: 'heldTurn.offer',
    clause,
    for: deciderOf(fight, one(fight, who)),
    // The last offer cannot be switched off: without an answer the turn would be lost.
    ...(otherwise === 'keep' ? { reaction: 'held-turn' } : {}),
    about: { who, last: otherwise === 'lose' },
    options: () => [
      { id: 'take', label: 'Take the held turn', clause, group: 'primary' },
      { id: otherwise, label: labels[otherwise], clause, group: 'reaction' },
    ],
    read({ option }) {
      if (option === 'take' || option === otherwise) return { option };
      if (option === 'decline' && otherwise === 'keep') return { option: otherwise };
      return onlyAnswers(`take or ${otherwise}`, clause);
    },
  };
};
