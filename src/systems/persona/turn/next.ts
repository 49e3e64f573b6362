import type { Id } from '../../../kernel/json.ts';
import type { TurnFact } from '../facts/turns.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { endDisruptions } from './disruptions.ts';
import { firstQuestion } from './initiative-questions.ts';

/** Whose turn comes next (PE-TIME-2, PE-TIME-9). */

type Skipped = Extract<TurnFact, { readonly fact: 'turn-skipped' }>['why'];

/** Why the combatant cannot act in its turn; `null` if it can. */
export function lostBecause(who: Combatant): Skipped | null {
  if (who.out === 'dead') return 'dead';
  if (who.out === 'unconscious') return 'unconscious';
  if (who.out !== null) return 'gone';
  return who.surprised ? 'surprised' : null;
}

/** PE-R2: whether a lost turn still has its start and end effects: for the unconscious and the surprised. */
const hasHooks = (fight: Fight, why: Skipped): boolean =>
  fight.rulings.lostTurnHooks && (why === 'unconscious' || why === 'surprised');

/** Begins or skips the next turn, or ends the round. */
export function nextTurn(table: Table): void {
  const { fight } = table;
  const next = fight.order.find((id) => one(fight, id).turn === 'waiting');
  if (next === undefined) {
    table.tell({ fact: 'round-ending', round: fight.round });
    return;
  }
  const sharing = sharingWith(fight, next);
  if (sharing.length > 1) {
    settlePlace(table, sharing);
    return;
  }
  const why = lostBecause(one(fight, next));
  if (why === null || hasHooks(fight, why)) {
    table.tell({ fact: 'turn-began', who: next });
    return;
  }
  // Distract and Scary Face of the dead or departed end when their turn would have begun.
  if (!present(one(fight, next))) endDisruptions(table, next);
  table.tell({ fact: 'turn-skipped', who: next, why });
}

/** PE-R5, `simultaneous`: the combatants at the same place that wait for their turn and can take it. */
function sharingWith(fight: Fight, next: Id): readonly Id[] {
  const group = fight.sharing.find((tied) => tied.includes(next)) ?? [];
  return group.filter((id) => {
    const who = one(fight, id);
    return who.turn === 'waiting' && who.out === null && !fight.settled.includes(`place/${id}`);
  });
}

/** Asks which of them begins now, and moves it to the front. The others follow in the same way. */
function settlePlace(table: Table, tied: readonly Id[]): void {
  const { option: first } = table.ask(firstQuestion(table.fight, tied));
  const { order } = table.fight;
  const places = order.flatMap((id, at) => (tied.includes(id) ? [at] : []));
  const sorted = [first, ...tied.filter((id) => id !== first)];
  const next = order.map((id, at) => sorted[places.indexOf(at)] ?? id);
  table.tell({ fact: 'order', order: next, why: 'shared' });
  table.tell({ fact: 'settled', effect: `place/${first}` });
}
