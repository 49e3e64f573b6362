import { findItem } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { cannotAct } from '../combat/conditions.ts';
import { itemsInHand, judgeAp, judgeFreeAction, judgeTurn, nameOf } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed, never } from './action.ts';

/** FS-ACT-5: ends holds or drops items in hand. Takes the free action of the round, or 1 AP (FS-R23). */

function judgeRelease(fight: Fight, who: Combatant): Refusal | null {
  const refused = cannotAct(fight, who) ?? judgeTurn(fight, who);
  if (refused) return refused;
  if (fight.rulings.releaseAction === 'off') {
    return refuse('noSuchThing', 'this table has no Release', 'FS-ACT-5');
  }
  if (who.hands.length === 0 && who.holds.length === 0) {
    return refuse('notInHand', `${who.sheet.name} holds nothing`, 'FS-ACT-5');
  }
  return fight.rulings.releaseAction === 'primary' ? judgeAp(who, 1) : judgeFreeAction(who);
}

const picks = (fight: Fight, who: Combatant): readonly PickValue[] => [
  ...who.holds.map((id) => ({ id, label: `the hold on ${nameOf(fight, id)}` })),
  ...who.hands.map(({ item }) => ({ id: item.id, label: item.name })),
];

/** The hold, by the id of the held combatant, or the item that the choice names; `null` when there is neither. */
function readLoose(who: Combatant, given: unknown): Id | null {
  if (typeof given !== 'string') return null;
  if (who.holds.includes(given)) return given;
  return findItem(itemsInHand(who), given)?.id ?? null;
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeRelease(fight, who);
  if (refused) return refused;
  const given = Array.isArray(choice.what) ? choice.what : choice.what === undefined ? [] : [choice.what];
  const what: Id[] = [];
  for (const each of given) {
    const id = readLoose(who, each);
    if (id === null || what.includes(id)) {
      return refuse(
        'notInHand',
        `${who.sheet.name} does not hold ${JSON.stringify(each)}`,
        'FS-ACT-5',
        'what',
      );
    }
    what.push(id);
  }
  if (what.length === 0) {
    return refuse('noSuchThing', 'it must be said what is let go', 'FS-ACT-5', 'what');
  }
  return { option: 'release', what };
}

function perform(table: Table, id: Id, choice: Choice): void {
  const primary = table.fight.rulings.releaseAction === 'primary';
  declare(table, id, { action: 'release', group: primary ? 'primary' : 'free', ap: primary ? 1 : 0 });
  for (const what of choice.what as readonly Id[]) {
    const who = one(table.fight, id);
    if (who.holds.includes(what)) {
      table.tell({ fact: 'hold-ended', who: what, by: id, why: 'released' });
      continue;
    }
    const grip = who.hands.find(({ item }) => item.id === what);
    if (!grip) continue;
    table.tell({
      fact: 'item-moved',
      item: grip.item,
      from: { in: 'hand', who: id, hands: grip.hands },
      to: { in: 'floor', cell: who.cell },
      who: id,
      why: 'dropped',
    });
  }
}

export const release: Action = {
  id: 'release',
  anytime: never,
  offer(fight, who) {
    if (fight.rulings.releaseAction === 'off') return null;
    const primary = fight.rulings.releaseAction === 'primary';
    return {
      id: 'release',
      label: 'Release',
      clause: 'FS-ACT-5',
      group: primary ? 'primary' : 'free',
      ...(primary ? { cost: { ap: 1 } } : {}),
      ...greyed(judgeRelease(fight, who)),
    };
  },
  needs(fight, who) {
    const oneOf = picks(fight, who);
    return { what: { kind: 'some', label: 'What to let go', oneOf, min: 1, max: Math.max(1, oneOf.length) } };
  },
  read,
  perform,
};
