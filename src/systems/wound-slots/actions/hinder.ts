import type { Id } from '../../../kernel/json.ts';
import type { Choice, Pick, Refusal } from '../../../kernel/port.ts';
import { disarms, droppedItem } from '../combat/disarm.ts';
import { strongerDefense, weakerDefense } from '../combat/grip.ts';
import { judgeMeans, judgeReach, judgeTarget } from '../combat/judge-means.ts';
import { findMeans, meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { isCombatant, judgeAble, readWho } from '../judge.ts';
import { moverOf } from '../movement/buying.ts';
import { placeOffMount } from '../movement/dismount.ts';
import { shove } from '../movement/shove.ts';
import { refuse } from '../refusal.ts';
import type { Checked } from '../roll/check.ts';
import { contest, makeCheck } from '../roll/check.ts';
import { combatCheck } from '../roll/combat-check.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Hinder (SL-MSC-2 to SL-MSC-7): disarm, distract, shove, trip. */

const clause = 'SL-MSC-2';

const hindrances = ['disarm', 'distract', 'shove', 'trip'] as const;
type Hindrance = (typeof hindrances)[number];

const labels: { readonly [hindrance in Hindrance]: string } = {
  disarm: 'Disarm: it drops something',
  distract: 'Distract: −2 to the end of the round',
  shove: 'Shove: a yard or more',
  trip: 'Trip: it lies',
};

const isHindrance = (given: unknown): given is Hindrance => hindrances.some((each) => each === given);

const melee = (fight: Fight, who: Combatant): readonly Means[] =>
  meansOf(fight, who).filter((means) => means.manner === 'melee' && judgeMeans(fight, who, means) === null);

/** The longest of them decides how near one must be. */
const longest = (all: readonly Means[]): Means | undefined =>
  all.reduce<Means | undefined>((a, b) => (a && a.reach >= b.reach ? a : b), undefined);

function judgeAt(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  what: Hindrance,
  means: Means,
): Refusal | null {
  const refused = judgeTarget(fight, who, means, target);
  if (refused) return refused;
  const { name } = target.sheet;
  if (what === 'disarm' && target.hands.length === 0) {
    return refuse('notInHand', `${name} holds nothing`, 'SL-MSC-4', 'target');
  }
  if (what === 'trip' && target.posture === 'prone') {
    return refuse('posture', `${name} lies already`, 'SL-MSC-7', 'target');
  }
  return null;
}

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const means = longest(melee(fight, who));
  if (!means) return refuse('notInHand', `${who.sheet.name} has nothing to hinder with`, clause);
  // Reach is asked first: it is the cheapest.
  const near = fight.listing
    .map((id) => one(fight, id))
    .some(
      (other) =>
        judgeReach(fight, who, means, other) === null && judgeTarget(fight, who, means, other) === null,
    );
  return near ? null : refuse('outOfReach', 'there is nobody near to hinder', clause);
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const { what } = choice;
  if (!isHindrance(what)) {
    return refuse('noSuchThing', `hindrances are ${hindrances.join(', ')}`, 'SL-MSC-3', 'what');
  }
  const target = readWho(fight, choice.target, 'target', clause);
  if (!isCombatant(target)) return target;
  const all = melee(fight, who);
  // Only Disarm is done with the weapon itself.
  const means =
    what === 'disarm' && choice.with !== undefined ? findMeans(fight, who, choice.with) : longest(all);
  if (!means || !all.includes(means)) {
    return refuse('noSuchThing', `${who.sheet.name} has no such weapon in hand`, 'SL-MSC-3', 'with');
  }
  return (
    judgeAt(fight, who, target, what, means) ?? {
      option: 'hinder',
      what,
      target: target.id,
      ...(what === 'disarm' ? { with: means.id } : {}),
    }
  );
}

/** SL-MSC-3, SL-R77: Power against the higher (or, the attacker picking, the lower) of Power and Agility. */
function overpowers(table: Table, id: Id, target: Id, what: 'shove' | 'trip'): Checked {
  const { fight } = table;
  const against = fight.rulings.hinderDefender === 'attacker' ? weakerDefense : strongerDefense;
  return makeCheck(
    table,
    combatCheck(fight, id, 'power', {
      clause: what === 'shove' ? 'SL-MSC-6' : 'SL-MSC-7',
      purpose: what,
      against: target,
      tn: against(fight, one(fight, target)),
      ...(what === 'shove' ? { exact: true } : {}),
    }),
  );
}

/** SL-MSC-3, SL-MSC-5: Deception against Deception, ordinary checks both. */
function distracts(table: Table, id: Id, target: Id): boolean {
  const common = { kind: 'ordinary', clause: 'SL-MSC-5', purpose: 'distract', tn: null } as const;
  return contest(
    table,
    { ...common, who: id, against: target, of: { attribute: 'persona', skill: 'deception' } },
    { ...common, who: target, against: id, of: { attribute: 'perception', skill: 'deception' } },
  ).won;
}

/** SL-MSC-7: prone; out of the saddle first. */
function fells(table: Table, id: Id): void {
  const who = one(table.fight, id);
  const to = placeOffMount(table.fight, who);
  if (who.riding) {
    table.tell({ fact: 'riding', who: id, riding: null });
    if (to) table.tell({ fact: 'fell', who: id, yards: 1, to, clause: 'SL-MSC-7' });
  }
  table.tell({ fact: 'posture', who: id, posture: 'prone', clause: 'SL-MSC-7' });
}

type Deed = (table: Table, id: Id, target: Id, choice: Choice) => void;

function tellHindered(table: Table, who: Id, target: Id, hindrance: Hindrance, worked: boolean): boolean {
  table.tell({ fact: 'hindered', who, target, hindrance, worked });
  return worked;
}

const deeds: { readonly [hindrance in Hindrance]: Deed } = {
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
    // SL-MNT-2: a rider goes where its mount goes.
    const moved = moverOf(table.fight, one(table.fight, target));
    shove(table, id, moved.id, 1 + Math.floor(margin / 3));
  },
  trip(table, id, target) {
    const { passed } = overpowers(table, id, target, 'trip');
    if (tellHindered(table, id, target, 'trip', passed)) fells(table, target);
  },
};

function perform(table: Table, id: Id, choice: Choice): void {
  const { what } = choice;
  const target = String(choice.target);
  if (isHindrance(what) && present(one(table.fight, target))) deeds[what](table, id, target, choice);
}

export const hinder: Action = {
  id: 'hinder',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) => ({
    id: 'hinder',
    label: 'Hinder',
    clause,
    group: 'primary',
    cost: { ap: costs.hinder.ap },
    ...greyed(judge(fight, who)),
  }),
  needs(fight, who) {
    const all = melee(fight, who);
    const means = longest(all);
    const targets: Pick[] = [];
    for (const id of means ? fight.listing : []) {
      const target = one(fight, id);
      if (!means || !present(target) || target.side === who.side) continue;
      const may = hindrances.filter((what) => judgeAt(fight, who, target, what, means) === null);
      const refused = may.length > 0 ? null : judgeTarget(fight, who, means, target);
      targets.push({ id, label: target.sheet.name, ...(refused ? { refused } : { when: { what: may } }) });
    }
    return {
      what: {
        kind: 'one',
        label: 'How',
        oneOf: hindrances.map((what) => ({ id: what, label: labels[what] })),
      },
      target: { kind: 'one', label: 'Whom', oneOf: targets },
      with: {
        kind: 'one',
        label: 'With (Disarm)',
        oneOf: all.map(({ id, label }) => ({ id, label })),
        ...(means ? { default: means.id } : {}),
      },
    };
  },
  read,
  price: () => costs.hinder,
  perform,
};
