import type { Id } from '../../../kernel/json.ts';
import { expire } from '../effects/lasting.ts';
import type { Facts } from '../facts/index.ts';
import { uncover } from '../hiding.ts';
import { basicMovement } from '../numbers.ts';
import { seenBy } from '../sight/gm.ts';
import { sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';
import type { Slot } from './slot.ts';
import { passTurn } from './turn-end.ts';

/**
 * Starts a slot (WS-INI-9): effects "until the next turn" end and held actions lapse, whether or not the turn is taken;
 * then each member's turn begins or passes.
 */
export function startSlot(table: Table, slot: Slot): void {
  const startled = slot.members.filter((id) => one(table.fight, id).surprised);
  table.tell({ fact: 'slot-began', slot: slot.id });
  // WS-INI-13: must come first, so that what is revealed now does not trigger them.
  for (const id of slot.members) lapse(table, id);
  expire(table);
  for (const id of startled) notice(table, id);
  beginTurns(table, slot);
}

/** Begins the turns of a slot, as it starts or is taken up again; ends the slot if nobody can act. */
export function beginTurns(table: Table, slot: Slot): void {
  for (const id of slot.members) {
    const who = one(table.fight, id);
    if (who.turn !== 'none' && (who.turn !== 'held' || who.touched)) continue;
    const why = passedWhy(table.fight, who);
    if (why === null) table.tell(turnBegins(table.fight, who));
    else passTurn(table, id, why);
  }
  if (table.fight.active === null) table.tell({ fact: 'slot-ended', slot: slot.id, quiet: true });
}

/**
 * WS-RND-4, WS-RND-5, WS-R12, WS-R14: the beginning of a turn: AP, free metres, and RP if they are restored now. RP of
 * a held turn were restored when its slot started.
 */
export function turnBegins(fight: Fight, who: Combatant): Extract<Facts, { readonly fact: 'turn-began' }> {
  const kept = fight.rulings.apCarry === 'keptUntilNextTurn' ? who.ap : 0;
  const back = fight.rulings.reactionRefresh === 'ownTurnStart' && who.turn !== 'held';
  return {
    fact: 'turn-began',
    who: who.id,
    ap: who.sheet.ap + kept,
    rp: back ? who.sheet.rp : null,
    movement: basicMovement(fight, who),
  };
}

/** WS-INI-13: its held actions lapse. */
function lapse(table: Table, id: Id): void {
  for (const held of one(table.fight, id).held) {
    table.tell({ fact: 'held-lost', who: id, id: held.id, why: 'lapsed' });
  }
}

/** WS-INI-20, WS-R30: now at the latest a surprised combatant notices the hidden combatants that it can see. */
function notice(table: Table, id: Id): void {
  const asks = table.fight.rulings.sightModel === 'gmDecides';
  for (const other of found(table.fight, one(table.fight, id))) {
    if (asks && !seenBy(table, other.id, id, 'WS-INI-20')) continue;
    uncover(table, other.id, [id], 'WS-INI-20');
  }
}

/** The combatants hidden from it that it could see. */
export const found = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => other.hiddenFrom.includes(who.id) && sees(fight, who, other));
