import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { rounded } from '../derived.ts';
import { moverOf } from '../movement/buying.ts';
import { unseat } from '../movement/dismount.ts';
import { shove } from '../movement/shove.ts';
import type { Checked } from '../roll/check.ts';
import { contest } from '../roll/contest.ts';
import { rulingIds } from '../rulings.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { skillAgainst } from './against.ts';
import { disarms, droppedItem } from './disarm.ts';
import { resistanceOf } from './grip.ts';
import { findMeans } from './means.ts';

/** The four hindrances (SL-MSC-3 to SL-MSC-7). */

export const hindrances = ['disarm', 'distract', 'shove', 'trip'] as const;
export type Hindrance = (typeof hindrances)[number];

/**
 * SL-MSC-3, SL-R77: a Power check against the higher of Power and Agility defense, with `attacker` against the lower.
 */
function overpowers(table: Table, id: Id, target: Id, what: 'shove' | 'trip'): Checked {
  const { fight } = table;
  const { rounding } = fight.rulings;
  const which = resistanceOf(fight, one(fight, target));
  // SL-MSC-6: full thirds of the margin matter; if the table rounds otherwise (SL-R6), the exact margin.
  const exact = rounding === 'down' ? 3 : true;
  return skillAgainst(table, id, 'power', target, which, {
    clause: what === 'shove' ? 'SL-MSC-6' : 'SL-MSC-7',
    purpose: what,
    rulings: [rulingIds.hinderDefender],
    ...(what === 'shove' ? { exact } : {}),
  });
}

/** SL-MSC-3, SL-MSC-5: an opposed Deception check, with ordinary dice on both sides. */
function distracts(table: Table, id: Id, target: Id): boolean {
  const common = { kind: 'ordinary', clause: 'SL-MSC-5', purpose: 'distract', tn: null } as const;
  return contest(
    table,
    { ...common, who: id, against: target, of: { attribute: 'persona', skill: 'deception' } },
    { ...common, who: target, against: id, of: { attribute: 'perception', skill: 'deception' } },
  ).won;
}

/** SL-MSC-7: knocks the target prone; if it rides or is ridden, the rider is thrown off first. */
function fells(table: Table, id: Id): void {
  unseat(table, id, 'SL-MSC-7');
  table.tell({ fact: 'posture', who: id, posture: 'prone', clause: 'SL-MSC-7' });
}

type Deed = (table: Table, id: Id, target: Id, choice: Choice) => void;

function tellHindered(table: Table, who: Id, target: Id, hindrance: Hindrance, worked: boolean): boolean {
  table.tell({ fact: 'hindered', who, target, hindrance, worked });
  return worked;
}

/** Resolves a hindrance that is declared, legal and paid for. */
export const deeds: { readonly [hindrance in Hindrance]: Deed } = {
  disarm(table, id, target, choice) {
    const means = findMeans(table.fight, one(table.fight, id), choice.with);
    if (!means) return;
    const worked = disarms(table, id, means, target);
    if (tellHindered(table, id, target, 'disarm', worked)) droppedItem(table, id, target);
  },
  distract(table, id, target) {
    if (!tellHindered(table, id, target, 'distract', distracts(table, id, target))) return;
    table.tell({ fact: 'marked', who: target, mark: { kind: 'distracted', by: id } });
  },
  shove(table, id, target) {
    const { passed, margin } = overpowers(table, id, target, 'shove');
    if (!tellHindered(table, id, target, 'shove', passed)) return;
    // SL-MNT-2: a rider is moved with its mount.
    const moved = moverOf(table.fight, one(table.fight, target));
    shove(table, id, moved.id, 1 + rounded(table.fight.rulings, margin / 3));
  },
  trip(table, id, target) {
    const { passed } = overpowers(table, id, target, 'trip');
    if (tellHindered(table, id, target, 'trip', passed)) fells(table, target);
  },
};
