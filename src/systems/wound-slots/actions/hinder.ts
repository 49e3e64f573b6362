import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Hindrance } from '../combat/hindrances.ts';
import { deeds, hindrances } from '../combat/hindrances.ts';
import { judgeMeans, judgeReach, judgeTarget } from '../combat/judge-means.ts';
import { findMeans, meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { fizzles } from '../fizzles.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Hinder (SL-MSC-2 to SL-MSC-7): Disarm, Distract, Shove, Trip. */

const clause = 'SL-MSC-2';

/** Labels and notes of the hindrances. */
const words: { readonly [hindrance in Hindrance]: Omit<PickValue, 'id'> } = {
  disarm: { label: 'Disarm', note: 'it drops something' },
  distract: { label: 'Distract', note: '−2 to the end of the round' },
  shove: { label: 'Shove', note: 'a yard or more' },
  trip: { label: 'Trip', note: 'it lies' },
};

const ways: readonly PickValue[] = hindrances.map((id) => ({ id, ...words[id] }));

const isHindrance = (given: unknown): given is Hindrance => hindrances.some((each) => each === given);

const melee = (fight: Fight, who: Combatant): readonly Means[] =>
  meansOf(fight, who).filter((means) => means.manner === 'melee' && judgeMeans(fight, who, means) === null);

/** The means with the longest reach, which decides who can be hindered. */
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
  if (what === 'distract' && target.unconscious) {
    return refuse('unconscious', `${name} heeds nothing`, 'SL-MSC-5', 'target');
  }
  return null;
}

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const means = longest(melee(fight, who));
  if (!means) return refuse('notInHand', `${who.sheet.name} has nothing to hinder with`, clause);
  // Reach is judged first because it is the cheapest.
  const near = everybody(fight).some(
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
  // Only Disarm uses a particular weapon.
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

function perform(table: Table, id: Id, choice: Choice): void {
  // Others may have put the target out of reach since the declaration.
  const full = read(table.fight, one(table.fight, id), choice);
  if (isRefusal(full)) fizzles(table, id, full);
  else if (isHindrance(full.what)) deeds[full.what](table, id, String(full.target), full);
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
    phrase: '{what} {target}[ with {with}]',
    clause,
    group: 'primary',
    cost: { ap: costs.hinder.ap },
    ...greyed(judge(fight, who)),
  }),
  needs(fight, who) {
    const all = melee(fight, who);
    const means = longest(all);
    const reaches = (with_: Means, id: Id): boolean => judgeReach(fight, who, with_, one(fight, id)) === null;
    const targets: PickValue[] = [];
    for (const id of means ? fight.listing : []) {
      const target = one(fight, id);
      if (!means || !present(target) || target.side === who.side) continue;
      const may = hindrances.filter((what) => judgeAt(fight, who, target, what, means) === null);
      const refused = may.length > 0 ? null : judgeTarget(fight, who, means, target);
      targets.push({ id, label: target.sheet.name, ...(refused ? { refused } : { when: { what: may } }) });
    }
    return {
      what: { kind: 'one', label: 'How', oneOf: ways },
      target: { kind: 'one', label: 'Whom', oneOf: targets },
      with: {
        kind: 'one',
        label: 'With',
        oneOf: all.map((with_) => ({
          id: with_.id,
          label: with_.label,
          when: { target: targets.map(({ id }) => id).filter((id) => reaches(with_, id)) },
        })),
        ...(means ? { default: means.id } : {}),
        when: { what: ['disarm'] },
      },
    };
  },
  read,
  price: () => costs.hinder,
  perform,
};
