import { isRefusal } from '../../../kernel/port.ts';
import { emergencyAid } from '../actions/emergency-aid.ts';
import { bestHealing, stabilise } from '../actions/stabilise.ts';
import { couldPass } from '../checks/skill.ts';
import { actionCosts, medicineVs } from '../costs.ts';
import { skillDice } from '../derived.ts';
import { prepareAction } from '../dice/roll.ts';
import { itemAction, itemOption } from '../items/action.ts';
import { belongings } from '../items/belongings.ts';
import { isWounded, poolMost } from '../numbers.ts';
import { optionOf } from '../powers/action.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, isObject, present, standing } from '../state.ts';
import type { Skill } from '../stats.ts';
import { chanceToBeat } from './chances.ts';
import { danger } from './danger.ts';
import { perPoint } from './life.ts';
import type { Deed } from './plan.ts';
import { manaPrice, vigorPrice } from './purse.ts';
import { taste } from './taste.ts';

/** Deeds for friends and oneself: aid, healing, stabilising, Vigor. */

type Need = 'durability' | 'health' | 'vigor' | 'shock';

/** Whether the pool is below its maximum, or the friend is in Shock. */
const lacks = (fight: Fight, friend: Combatant, need: Need): boolean =>
  need === 'shock' ? friend.shock !== null : friend[need] < poolMost(fight, friend, need);

const nobody: readonly Combatant[] = [];

/** The combatant itself and adjacent allies, those in need. */
function sideOf(fight: Fight, who: Combatant, need: Need): readonly Combatant[] {
  let found: Combatant[] | null = null;
  for (const friend of everyone(fight)) {
    if (!allies(friend, who) || !present(friend) || isObject(friend) || !lacks(fight, friend, need)) continue;
    if (friend.id !== who.id && !adjacent(fight, who, friend)) continue;
    if (found === null) found = [friend];
    else found.push(friend);
  }
  return found ?? nobody;
}

/** The worth of so much Durability or Health for a friend. */
function mendWorth(fight: Fight, friend: Combatant, track: 'durability' | 'health', amount: number): number {
  const back = Math.min(amount, poolMost(fight, friend, track) - friend[track]);
  if (back <= 0) return 0;
  const worth = danger(fight, friend);
  if (!standing(friend)) return track === 'health' ? worth * 0.4 : 0.01;
  const unwounds = track === 'durability' && isWounded(fight, friend) ? taste.wound : 0;
  return worth * (0.9 * back * perPoint(fight, friend) + unwounds);
}

const meanOf = ({ count, sides }: { readonly count: number; readonly sides: number }): number =>
  (count * (sides + 1)) / 2;

/** The probability of success of a skill check (AD-DIE-2). */
function passes(fight: Fight, who: Combatant, skill: Skill, vs: number): number {
  const dice = skillDice(fight.rulings, who.sheet, skill, isWounded(fight, who));
  const spec = { who: who.id, rolling: 'check', purpose: 'check', clause: '', dice } as const;
  return chanceToBeat(fight.rulings, prepareAction(fight, spec).pool, { vs, kind: 'check' });
}

/** AD-ACT-16: the mean of 1d10 Durability. */
const aidMean = 5.5;

function aids(fight: Fight, who: Combatant, actions: number): readonly Deed[] {
  if (actions < actionCosts.emergencyAid) return [];
  const hurt = sideOf(fight, who, 'durability');
  if (hurt.length === 0) return [];
  const chance = passes(fight, who, 'medicine', medicineVs);
  if (chance < 0.2) return [];
  return hurt.flatMap((friend) => {
    const choice = { option: 'emergency-aid', target: friend.id };
    const worth = chance * mendWorth(fight, friend, 'durability', aidMean);
    if (worth <= 0 || isRefusal(emergencyAid.read(fight, who, choice))) return [];
    return [{ choice, actions: actionCosts.emergencyAid, worth, vigor: 0, once: true as const }];
  });
}

/** With at most so many rounds left, stabilising a friend in Shock becomes urgent. */
const patience = 4;

/** AD-SHK-6: stabilising. */
function rescues(fight: Fight, who: Combatant): readonly Deed[] {
  const shocked = sideOf(fight, who, 'shock');
  if (shocked.length === 0) return [];
  const price = stabilise.price(fight, who, null).actions ?? 1;
  return shocked.flatMap((friend) => {
    if (friend.shock === null) return [];
    const choice = { option: 'stabilise', target: friend.id };
    if (
      isRefusal(stabilise.read(fight, who, choice)) ||
      !couldPass(fight, who, bestHealing(fight, who), medicineVs)
    )
      return [];
    const { left } = friend.shock;
    const worth = left <= 2 ? 1 : left <= patience ? 0.4 : 0.03;
    return [{ choice, actions: price, worth, vigor: 0, once: true as const }];
  });
}

/** Spells that heal. */
const healing = (fight: Fight, who: Combatant, actions: number): readonly Deed[] =>
  who.sheet.powers.flatMap((power) => {
    const { does, vigor, mana } = power;
    if (does.deed !== 'heal' || power.actions > actions) return [];
    const cost = vigorPrice(fight, who, vigor) + manaPrice(who, mana);
    if (cost > 5) return [];
    return sideOf(fight, who, does.restores).flatMap((friend) => {
      const worth = mendWorth(fight, friend, does.restores, meanOf(does.amount)) - cost;
      const choice = { option: optionOf(power), target: friend.id };
      return worth > 0 ? [{ choice, actions: power.actions, worth, vigor, once: true as const }] : [];
    });
  });

/** AD-ACT-14: draughts and stimulants. */
function items(fight: Fight, who: Combatant): readonly Deed[] {
  const found: Deed[] = [];
  const all = belongings(who);
  for (const item of all) {
    const { thing } = item;
    if (thing.kind !== 'item') continue;
    const { does } = thing.item;
    if (does.effect !== 'mend' && does.effect !== 'vigor') continue;
    for (const friend of sideOf(fight, who, does.effect === 'mend' ? 'durability' : 'vigor')) {
      const worth =
        does.effect === 'mend'
          ? mendWorth(fight, friend, 'durability', meanOf(does.amount))
          : breath(fight, friend, does.points);
      if (worth <= 0.04) continue;
      const choice = { option: itemOption(who, item), target: friend.id };
      const action = itemAction(choice.option);
      if (action === null || isRefusal(action.read(fight, who, choice))) continue;
      found.push({ choice, actions: actionCosts.useItem, worth, vigor: 0, once: true });
    }
  }
  return found;
}

/** The worth of Vigor, higher for those who have hardly any. */
function breath(fight: Fight, who: Combatant, points: number): number {
  if (!standing(who)) return 0;
  const back = Math.min(points, poolMost(fight, who, 'vigor') - who.vigor);
  return back * taste.scarceVigor * (who.vigor < 5 ? 1.2 : 0.3);
}

export const cares = (fight: Fight, who: Combatant, actions: number): readonly Deed[] => [
  ...aids(fight, who, actions),
  ...rescues(fight, who),
  ...healing(fight, who, actions),
  ...items(fight, who),
];
