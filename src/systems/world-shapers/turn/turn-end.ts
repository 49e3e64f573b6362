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
import { turnEndEffects } from './effects.ts';
import type { Slot } from './slot.ts';

/** The end of a turn: losses first, then what lasted until then (WS-INI-10), then what is left of it is lost (WS-RND-4). */
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

/** WS-RND-8, WS-VIT-4: a turn that passes by itself has its losses and counts. */
export function passTurn(table: Table, id: Id, why: PassedWhy): void {
  if (why === 'down' || why === 'surrendered' || why === 'object') sufferTurnEnd(table, id);
  table.tell({ fact: 'turn-passed', who: id, why });
  expire(table);
}

/** WS-INI-8, WS-INI-10: whoever will not take its held turn loses it; what lasted until its end is over. */
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

/** WS-ADV-14: whoever was given away in its turn is hidden no more when that is over. */
function comeOut(table: Table, id: Id): void {
  const { givenAway } = one(table.fight, id);
  if (givenAway.length > 0) uncover(table, id, givenAway, 'WS-ADV-14');
}

/** Bleeding and the like, as far as there is somebody left to feel them. */
function sufferTurnEnd(table: Table, id: Id): void {
  const here = (fight: Fight): Combatant | null => {
    const who = one(fight, id);
    return fight.over === null && (who.out === null || who.out === 'unconscious') ? who : null;
  };
  for (const { applies, happens } of turnEndEffects) {
    const who = here(table.fight);
    // WS-ADV-14: it may take away what hides somebody.
    if (who && applies(table.fight, who)) watchful(table, () => happens(table, id));
  }
}
