import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { cannotAct } from '../combat/conditions.ts';
import { judgeTurn } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Action } from './action.ts';
import { greyed, never } from './action.ts';

/** Ending and saving a turn (FS-TURN-6, FS-TURN-7). */

export const endTurn: Action = {
  id: 'end-turn',
  anytime: never,
  offer: (fight, who) => ({
    id: 'end-turn',
    label: 'End turn',
    clause: 'FS-TURN-6',
    group: 'end',
    ...greyed(judgeTurn(fight, who)),
  }),
  read: (fight, who) => judgeTurn(fight, who) ?? { option: 'end-turn' },
  perform(table, who) {
    table.tell({ fact: 'turn-ended', who });
  },
};

/** Why the turn cannot be saved: it is saved before anything is done in it. */
function judgeSave(fight: Fight, who: Combatant): Refusal | null {
  const refused = cannotAct(fight, who) ?? judgeTurn(fight, who);
  if (refused) return refused;
  if (who.begun) {
    const because = `${who.sheet.name} has begun to act: a turn is saved before anything is done in it`;
    return refuse('cannotSave', because, 'FS-TURN-7');
  }
  return null;
}

/** Whether the combatant's turn is still to come in this round. */
const toCome = (other: Combatant): boolean => other.turn === 'waiting' || other.turn === 'saved';

/** The round in which a turn saved behind `other` would come; `null` where it cannot be saved behind `other`. */
function roundBehind(fight: Fight, other: Combatant): number | null {
  if (toCome(other)) return fight.round;
  return fight.rulings.saveTurn === 'intoNextRound' ? fight.round + 1 : null;
}

/** Whether `other` waits for `who`, directly or through others. */
function chains(fight: Fight, who: Combatant, other: Combatant): boolean {
  let next: Combatant | undefined = other;
  for (let links = 0; next && links <= fight.listing.length; links++) {
    if (next.id === who.id) return true;
    next = next.waits ? fight.combatants[next.waits.who] : undefined;
  }
  return false;
}

function judgeAfter(fight: Fight, who: Combatant, other: Combatant): Refusal | null {
  const name = other.sheet.name;
  if (other === who) {
    return refuse('cannotSave', 'a turn cannot wait for itself', 'FS-TURN-7', 'after');
  }
  if (!present(other) || roundBehind(fight, other) === null) {
    return refuse('cannotSave', `the turn of ${name} is not to come any more`, 'FS-TURN-7', 'after');
  }
  if (chains(fight, who, other)) {
    return refuse('cannotSave', `${name} waits for ${who.sheet.name}`, 'FS-TURN-7', 'after');
  }
  return null;
}

function picks(fight: Fight, who: Combatant): readonly PickValue[] {
  const found: PickValue[] = [];
  for (const id of fight.order) {
    const other = one(fight, id);
    if (other === who || !present(other) || roundBehind(fight, other) === null) continue;
    const next = roundBehind(fight, other) !== fight.round;
    found.push({
      id,
      label: other.sheet.name,
      ...(next ? { note: 'in the next round' } : {}),
      ...greyed(judgeAfter(fight, who, other)),
    });
  }
  return found;
}

function readSave(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeSave(fight, who);
  if (refused) return refused;
  const after = readWho(fight, choice.after, 'after', 'FS-TURN-7');
  if (!isCombatant(after)) return after;
  return judgeAfter(fight, who, after) ?? { option: 'save-turn', after: after.id };
}

export const saveTurn: Action = {
  id: 'save-turn',
  anytime: never,
  offer(fight, who) {
    const nobody = (): Refusal | null =>
      fight.order.some((id) => judgeAfter(fight, who, one(fight, id)) === null)
        ? null
        : refuse('cannotSave', 'nobody’s turn is still to come', 'FS-TURN-7');
    return {
      id: 'save-turn',
      label: 'Save turn',
      clause: 'FS-TURN-7',
      group: 'turn',
      ...greyed(judgeSave(fight, who) ?? nobody()),
    };
  },
  needs: (fight, who) => ({
    after: {
      kind: 'one',
      label: 'Until after whose turn',
      tie: 'until after',
      oneOf: judgeSave(fight, who) === null ? picks(fight, who) : [],
    },
  }),
  read: readSave,
  perform(table, who: Id, choice) {
    const after = one(table.fight, choice.after as Id);
    const round = roundBehind(table.fight, after) ?? table.fight.round;
    table.tell({ fact: 'turn-saved', who, waits: { who: after.id, round } });
  },
};
