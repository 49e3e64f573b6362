import { judgeOn } from '../abilities/aim.ts';
import { stepsOf, upcastChoices, upcastDeed } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import { stabilize } from '../actions/stabilize.ts';
import { useItem } from '../actions/use-item.ts';
import { deathAt } from '../body/death.ts';
import { bleedingLoss } from '../body/bleeding.ts';
import { basicCosts } from '../costs.ts';
import { statusEffects, suffers } from '../effects/effects.ts';
import type { Amount } from '../gear.ts';
import { initiativeOf } from '../numbers.ts';
import { refusedIn } from '../refusal.ts';
import type { Gift } from '../riders.ts';
import { adjacent, distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isDown, isObject, present } from '../state.ts';
import { statuses } from '../status/catalogue.ts';
import { temporaryCap } from '../derived.ts';
import { danger } from './danger.ts';
import type { Deed } from './deeds.ts';
import { friendsOf, standingFoes } from './deeds.ts';
import { perPoint } from './harm.ts';
import type { Lay } from './ground.ts';
import { spotNear, walkTo } from './ground.ts';
import { taste } from './taste.ts';

/** What is done for friends and oneself: Vitality, wards, Buffs, flames put out, lives saved. */

const sideOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((friend) => !foes(friend, who) && present(friend) && !isObject(friend));

const meanOf = ({ count, sides, plus }: Amount): number => (count * (sides + 1)) / 2 + plus;

/** What somebody is worth who is on its feet again. */
const backAgain = 0.45;

/** WS-VIT-7: so much Vitality for this one. */
function mendWorth(fight: Fight, friend: Combatant, amount: number): number {
  const back = Math.min(amount, friend.sheet.vitality - friend.vitality);
  if (back <= 0) return 0;
  const worth = danger(fight, friend);
  if (!isDown(friend)) return 0.9 * worth * back * perPoint(friend);
  const up = friend.vitality + amount - 1;
  return up < 0 ? 0.05 : worth * (backAgain + Math.min(up, back) * perPoint({ ...friend, vitality: 1 }) * 0.5);
}

/** WS-VIT-2. */
function wardWorth(fight: Fight, friend: Combatant, amount: number): number {
  if (isDown(friend)) return 0;
  const more = Math.min(amount, temporaryCap(friend.sheet) - friend.temporary);
  const near = standingFoes(fight, friend).some((foe) => distanceBetween(fight, friend, foe) <= 8);
  return Math.max(0, more) * perPoint(friend) * danger(fight, friend) * (near ? 0.7 : 0.2);
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

/** Buffs for friends, Debuffs for foes; Initiative where it gets one ahead of somebody. */
function giftWorth(fight: Fight, target: Combatant, ability: Ability, gifts: readonly Gift[]): number {
  const has = target.effects.some(
    (effect) => (effect.kind === 'buff' || effect.kind === 'debuff') && effect.ability === ability.id,
  );
  if (has || isDown(target)) return 0;
  let sum = 0;
  for (const { of, value } of gifts) {
    if (of === 'initiative') sum += fight.round <= 2 && getsAhead(fight, target, value) ? 0.05 : 0;
    else sum += (perGift[of] ?? 0) * Math.abs(value);
  }
  const fighting = standingFoes(fight, target).some((foe) => distanceBetween(fight, target, foe) <= 9);
  return sum * danger(fight, target) * (fighting ? 1 : 0.3);
}

function getsAhead(fight: Fight, who: Combatant, by: number): boolean {
  const own = initiativeOf(fight, who).value;
  return standingFoes(fight, who).some((foe) => {
    const other = initiativeOf(fight, foe).value;
    return other >= own && other < own + by;
  });
}

/** What one of the own Abilities that help is worth to somebody, so far upcast. */
function helpWorth(fight: Fight, ability: Ability, steps: number, target: Combatant): number {
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

const helps = ({ does, cost }: Ability): boolean =>
  cost.ap !== undefined && (does.deed === 'mend' || does.deed === 'ward' || does.deed === 'buff');

/** Abilities that help, where one stands or a few steps away. */
function helpDeeds(fight: Fight, who: Combatant, most: number, lay: () => Lay | null): readonly Deed[] {
  const found: Deed[] = [];
  for (const ability of who.sheet.abilities) {
    const { ap = 0, wp } = ability.cost;
    if (!helps(ability) || ap > most || wp > who.wp) continue;
    const enemy = ability.does.deed === 'buff' && ability.does.on === 'enemy';
    const whom = enemy ? standingFoes(fight, who) : sideOf(fight, who);
    for (const target of whom) {
      const steps = fight.rulings.upcastDeclared === 'ask' ? [0] : upcastChoices(who, ability.upcast, wp);
      for (const upcast of steps) {
        const worth = helpWorth(fight, ability, stepsOf(ability.upcast, upcast), target) - taste.wp * (wp + upcast);
        if (worth <= 0) continue;
        const choice = {
          option: `ability-${ability.id}`,
          target: target.id,
          ...(upcast > 0 ? { upcast } : {}),
        };
        if (judgeOn(fight, who, ability, target) === null) found.push({ choice, ap, worth, out: 0, once: true });
        else found.push(...onTheWay(lay(), target, ability.range, { choice, ap, worth, out: 0, once: true }, most));
      }
    }
  }
  return found;
}

/** The same a few steps away: the walk first. */
function onTheWay(
  lay: Lay | null,
  target: Combatant,
  range: number,
  deed: Deed,
  most: number,
): readonly Deed[] {
  const spot = lay && spotNear(lay, target, range);
  if (!lay || !spot || spot.metres === 0 || spot.metres > lay.most || spot.ap + deed.ap > most) return [];
  const choice = walkTo(lay, spot.cell);
  return choice ? [{ ...deed, choice, ap: deed.ap + spot.ap }] : [];
}

/** WS-BAS-16. */
function itemDeeds(fight: Fight, who: Combatant, most: number): readonly Deed[] {
  const ap = basicCosts['use-item'];
  if (ap > most) return [];
  const found: Deed[] = [];
  for (const item of [...who.hands.map((grip) => grip.item), ...who.carried]) {
    const { thing } = item;
    const does = thing.kind === 'object' ? thing.object.does : undefined;
    if (does === undefined || does.effect === 'other') continue;
    const whom = does.effect === 'wp' ? [who] : sideOf(fight, who).filter((friend) => adjacent(fight, who, friend));
    for (const target of whom) {
      const worth =
        does.effect === 'wp'
          ? Math.min(does.points, target.sheet.wp - target.wp) * taste.wp * (target.wp < 2 ? 2 : 0.5)
          : mendWorth(fight, target, meanOf(does.amount));
      const choice = { option: 'use-item', item: item.id, target: target.id };
      if (worth > 0.05 && !refusedIn(useItem.read(fight, who, choice))) found.push({ choice, ap, worth, out: 0, once: true });
    }
  }
  return found;
}

/** WS-BAS-9: whoever would bleed to death soon. */
function rescues(fight: Fight, who: Combatant, most: number): readonly Deed[] {
  const ap = basicCosts.stabilize;
  if (ap > most) return [];
  return sideOf(fight, who).flatMap((friend) => {
    if (!suffers(fight, friend, 'bleeding')) return [];
    const death = deathAt(fight, friend);
    const soon = death !== null && friend.vitality - 3 * bleedingLoss(fight, friend) <= death;
    const choice = { option: 'stabilize', target: friend.id };
    const worth = soon || !isDown(friend) ? 0.4 : 0.02;
    return refusedIn(stabilize.read(fight, who, choice)) ? [] : [{ choice, ap, worth, out: 0, once: true }];
  });
}

/** Flames take so much before somebody else or chance ends them. */
const burnLoss = 6;

/** WS-STA-6: flames that are put out, on oneself or on a friend beside. */
function flames(fight: Fight, who: Combatant, most: number): readonly Deed[] {
  const ap = statuses.burning.endsFor ?? 0;
  if (ap > most) return [];
  return [who, ...friendsOf(fight, who)].flatMap((friend) => {
    if (!statusEffects(friend).some(({ status }) => status === 'burning')) return [];
    if (friend !== who && !adjacent(fight, who, friend)) return [];
    const worth = burnLoss * perPoint(friend) * danger(fight, friend);
    return [{ choice: { option: 'put-out', target: friend.id }, ap, worth, out: 0, once: true }];
  });
}

export const cares = (
  fight: Fight,
  who: Combatant,
  most: number,
  lay: () => Lay | null,
): readonly Deed[] => [
  ...helpDeeds(fight, who, most, lay),
  ...itemDeeds(fight, who, most),
  ...rescues(fight, who, most),
  ...flames(fight, who, most),
];
