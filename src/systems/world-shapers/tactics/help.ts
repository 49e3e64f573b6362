import { upcastDeed } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import { temporaryCap } from '../derived.ts';
import { isGiftOf } from '../effects/effects.ts';
import type { Amount } from '../gear.ts';
import { initiativeOf } from '../numbers.ts';
import type { Gift } from '../riders.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isDown } from '../state.ts';
import { pace, placeOf } from '../turn/order.ts';
import { danger } from './danger.ts';
import { perPoint } from './harm.ts';
import { standingFoes } from './people.ts';

/** Estimated values of healing, wards, Buffs and Debuffs. */

export const meanOf = ({ count, sides, plus }: Amount): number => (count * (sides + 1)) / 2 + plus;

/** The value of getting somebody up who is Down. */
const backAgain = 0.45;

/** WS-VIT-7: the value of restoring so much Vitality. */
export function mendWorth(fight: Fight, friend: Combatant, amount: number): number {
  const back = Math.min(amount, friend.sheet.vitality - friend.vitality);
  if (back <= 0) return 0;
  const worth = danger(fight, friend);
  if (!isDown(friend)) return 0.9 * worth * back * perPoint(fight, friend);
  const up = friend.vitality + amount - 1;
  return up < 0
    ? 0.05
    : worth * (backAgain + Math.min(up, back) * perPoint(fight, { ...friend, vitality: 1 }) * 0.5);
}

/** The value of Temporary Vitality (WS-VIT-2). */
function wardWorth(fight: Fight, friend: Combatant, amount: number): number {
  if (isDown(friend)) return 0;
  const more = Math.min(amount, temporaryCap(friend.sheet) - friend.temporary);
  const near = standingFoes(fight, friend).some((foe) => distanceBetween(fight, friend, foe) <= 8);
  return Math.max(0, more) * perPoint(fight, friend) * danger(fight, friend) * (near ? 0.7 : 0.2);
}

const perGift: { readonly [of in Gift['of']]?: number } = {
  hit: 0.035,
  evasion: 0.05,
  armor: 0.07,
  damage: 0.08,
  dr: 0.02,
  drPower: 0.04,
  movement: 0.01,
};

/** The value of a Buff for friends or a Debuff for foes. Initiative counts only if it gets ahead of a foe. */
function giftWorth(fight: Fight, target: Combatant, ability: Ability, gifts: readonly Gift[]): number {
  const has = target.effects.some((effect) => isGiftOf(effect, ability));
  if (has || isDown(target)) return 0;
  let sum = 0;
  for (const { of, value } of gifts) {
    if (of === 'initiative') sum += fight.round <= 2 && getsAhead(fight, target, value) ? 0.05 : 0;
    else sum += (perGift[of] ?? 0) * Math.abs(value);
  }
  const fighting = standingFoes(fight, target).some((foe) => distanceBetween(fight, target, foe) <= 9);
  return sum * danger(fight, target) * (fighting ? 1 : 0.3);
}

/** WS-INI-5, WS-INI-6: its place and Initiative in the next round, when surprise is over. */
const nextTime = (fight: Fight, who: Combatant) => ({
  place: placeOf(fight, [who.surprised ? { ...who, surprised: false } : who]),
  initiative: initiativeOf(fight, who).value,
});

function getsAhead(fight: Fight, who: Combatant, by: number): boolean {
  const own = nextTime(fight, who);
  const faster = { ...own, initiative: own.initiative + by };
  return standingFoes(fight, who).some((foe) => {
    const other = nextTime(fight, foe);
    return pace(own, other) >= 0 && pace(faster, other) < 0;
  });
}

/** The value of a helpful Ability for a target, with so many steps of upcasting. */
export function helpWorth(fight: Fight, ability: Ability, steps: number, target: Combatant): number {
  const does = upcastDeed(ability, steps);
  switch (does.deed) {
    case 'mend':
      return mendWorth(fight, target, meanOf(does.amount));
    case 'ward':
      return wardWorth(fight, target, does.temporary);
    case 'buff':
      return giftWorth(fight, target, ability, does.gifts);
    case 'attack':
    case 'defense':
    case 'guard':
      return 0;
  }
}

export const helps = ({ does, cost }: Ability): boolean =>
  cost.ap !== undefined && (does.deed === 'mend' || does.deed === 'ward' || does.deed === 'buff');
