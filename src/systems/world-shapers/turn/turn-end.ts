import type { Id } from '../../../kernel/json.ts';
import { expire } from '../effects/lasting.ts';
import type { PassedWhy } from '../facts/turns.ts';
import { about, happened } from '../held/watch.ts';
import { uncover } from '../hiding.ts';
import { standApart } from '../movement/crowded.ts';
import { watchful } from '../sight/notice.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { passedWhy } from './able.ts';
import { turnEndEffects } from './effects.ts';
import type { Slot } from './slot.ts';

/**
 * Ends a turn: losses first, then effects that last until then (WS-INI-10), then unspent points are lost (WS-RND-4).
 */
export function endTurn(table: Table, id: Id): void {
  about(table, { event: 'deed', who: id, what: 'turn-end' });
  sufferTurnEnd(table, id);
  const who = one(table.fight, id);
  comeOut(table, id);
  const carried = table.fight.rulings.apCarry === 'keptUntilNextTurn' ? who.ap : 0;
  table.tell({ fact: 'turn-ended', who: id, carried });
  expire(table);
  standApart(table);
  happened(table, { event: 'deed', who: id, what: 'turn-end' });
}

/**
 * WS-RND-8, WS-VIT-4: a turn that passes by itself still has its losses, and counts for durations. The losses may kill.
 */
export function passTurn(table: Table, id: Id, why: PassedWhy): void {
  if (why === 'down' || why === 'surrendered' || why === 'object') sufferTurnEnd(table, id);
  const { fight } = table;
  table.tell({ fact: 'turn-passed', who: id, why: passedWhy(fight, one(fight, id)) ?? why });
  expire(table);
}

/** WS-INI-8, WS-INI-10: a held turn that is not taken is lost; effects that last until its end are over. */
export function loseSlot(table: Table, slot: Slot): void {
  for (const id of slot.members) {
    if (one(table.fight, id).turn !== 'held') continue;
    sufferTurnEnd(table, id);
    comeOut(table, id);
    table.tell({ fact: 'turn-lost', who: id });
    expire(table);
  }
  table.tell({ fact: 'slot-ended', slot: slot.id, quiet: true });
}

/** WS-ADV-14: hiding that was given away in this turn ends with it. */
function comeOut(table: Table, id: Id): void {
  const { givenAway } = one(table.fight, id);
  if (givenAway.length > 0) uncover(table, id, givenAway, 'WS-ADV-14');
}

/** Applies Bleeding and the like while the combatant is present. */
function sufferTurnEnd(table: Table, id: Id): void {
  const here = (fight: Fight): Combatant | null => {
    const who = one(fight, id);
    return fight.over === null && (who.out === null || who.out === 'unconscious') ? who : null;
  };
  for (const { applies, happens } of turnEndEffects) {
    const who = here(table.fight);
    // WS-ADV-14: destroying somebody may remove what hides another.
    if (who && applies(table.fight, who)) watchful(table, () => happens(table, id));
  }
}
