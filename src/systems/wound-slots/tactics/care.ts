import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { castSpell } from '../actions/cast-spell.ts';
import { stabilize, tnOf } from '../actions/stabilize.ts';
import { treatCondition } from '../actions/treat-condition.ts';
import { lowered, treatWound } from '../actions/treat-wound.ts';
import { withWound } from '../body/slots.ts';
import { bleedBurnTn, recoveryTns, treatTns } from '../body/tns.ts';
import { levelsLowered, treatingSpec } from '../body/treating.ts';
import { burning } from '../body/turn-end.ts';
import { fightWithEffect } from '../copies.ts';
import { costs } from '../costs.ts';
import { attributeOf, skillRank } from '../derived.ts';
import type { Spell } from '../gear.ts';
import type { ByLevel, Level } from '../levels.ts';
import { levels, rankOf, worstOf } from '../levels.ts';
import { apForYards, moverOf } from '../movement/buying.ts';
import { yardsToward } from '../movement/rules.ts';
import { pathOf } from '../movement/way.ts';
import { checkBonus } from '../roll/check.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Effect, Fight } from '../state.ts';
import { conscious, everybody, foes, present } from '../state.ts';
import { chanceOf, chancesOf } from './chances.ts';
import { danger } from './danger.ts';
import type { Deed } from './deeds.ts';
import type { Lay } from './ground.ts';
import { apTo, easiestNear, gaitNow, walkTo } from './ground.ts';
import { harmTo } from './guard.ts';
import { rebuffsOn } from './hazard.ts';
import { freshness, lossesOf, regained } from './life.ts';
import { taste } from './taste.ts';

/** Helping friends: stabilizing, treating, extinguishing, wards. */

const sideOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everybody(fight).filter((friend) => !foes(friend, who) && present(friend));

/** SL-MSC-9, SL-MSC-10: the worth of trying to stabilize a friend, including the chance that it wakes up. */
function rescueWorth(fight: Fight, who: Combatant, friend: Combatant): number {
  const spec = treatingSpec(fight, who.id, friend.id, {
    clause: 'SL-MSC-9',
    purpose: 'stabilize',
    specialization: 'wounds',
    tn: tnOf(friend),
  });
  const chance = chanceOf(fight.rulings, spec.kind, tnOf(friend) - checkBonus(fight, spec).value);
  const worst = worstOf(friend.wounds);
  const wakes = worst
    ? chanceOf(fight.rulings, 'ordinary', recoveryTns[worst] - attributeOf(friend.sheet, 'vitality'))
    : 1;
  return chance * (taste.mercy + 0.5 * wakes * danger(friend.sheet) * freshness(fight, friend));
}

/** Deeds to stabilize dying friends, from here or after walking to them. */
export function rescues(fight: Fight, who: Combatant, lay: () => Lay | null): readonly Deed[] {
  const found: Deed[] = [];
  for (const friend of sideOf(fight, who)) {
    if (friend.dying === null || friend.id === who.id) continue;
    const { ap } = costs.stabilize;
    const choice = { option: 'stabilize', target: friend.id };
    const isOpen = !isRefusal(stabilize.read(fight, who, choice));
    const deed = besideIt(fight, who, friend, lay, { choice, ap, isOpen });
    if (deed) found.push({ ...deed, worth: deed.worth + rescueWorth(fight, who, friend) });
  }
  return found;
}

/**
 * A deed beside a friend: the deed itself if it `isOpen`, or the walk to the friend, paid for together with it. Its
 * worth is what the walk is expected to lose to Rebuffs, below 0. `null`: neither is possible.
 */
function besideIt(
  fight: Fight,
  who: Combatant,
  friend: Combatant,
  lay: () => Lay | null,
  { choice, ap, isOpen }: { readonly choice: Choice; readonly ap: number; readonly isOpen: boolean },
): Deed | null {
  if (isOpen) return { choice, ap, needs: ap, worth: 0 };
  const way = isFar(fight, who, friend) || adjacent(fight, who, friend) ? null : wayTo(lay(), friend);
  if (!way) return null;
  const all = ap + way.ap;
  const worth = -rebuffsOn(fight, moverOf(fight, who), pathOf(way.choice));
  return { choice: way.choice, ap: all, needs: all, worth };
}

/** Whether no AP pay for even the shortest way to the friend. */
function isFar(fight: Fight, who: Combatant, friend: Combatant): boolean {
  const mover = moverOf(fight, who);
  const gait = gaitNow(fight, who);
  return apForYards(fight, mover, gait, yardsToward(fight, mover, friend, 0, gait)) === null;
}

/** The walk to a friend's side with its AP; `null` if it cannot be paid for now. */
function wayTo(
  around: Lay | null,
  friend: Combatant,
): { readonly choice: Choice; readonly ap: number } | null {
  const spot = around && easiestNear(around, friend, 'beside');
  const ap = around && spot ? apTo(around, spot) : null;
  if (!around || !spot || ap === null) return null;
  const choice = walkTo(around, spot.cell);
  return choice && { choice, ap };
}

const easedTo = (wounds: ByLevel, from: Level, to: Level | null): ByLevel => {
  const without = withWound(wounds, from, -1);
  return to === null ? without : withWound(without, to, 1);
};

/**
 * SL-MSC-15, SL-MSC-17: whether treatment is hopeless, or the fatigue of a failed attempt would reach the patient's
 * maximum.
 */
const overstrained = ({ fatigue, staminaMax }: Combatant, level: Level): boolean =>
  fatigue + rankOf(level) >= staminaMax;

/** SL-MSC-14, SL-MSC-16: deeds to treat wounds of friends. */
function treatments(fight: Fight, who: Combatant): readonly Deed[] {
  const found: Deed[] = [];
  const { ap } = costs['treat-wound'];
  for (const friend of sideOf(fight, who)) {
    const level = worstOf(friend.wounds);
    const choice = { option: 'treat-wound', target: friend.id, level: level ?? '' };
    if (!level || level === 'light' || !conscious(friend) || overstrained(friend, level)) continue;
    if (isRefusal(treatWound.read(fight, who, choice))) continue;
    const tn = treatTns[level];
    const spec = treatingSpec(fight, who.id, friend.id, {
      clause: 'SL-MSC-14',
      purpose: 'treat-wound',
      specialization: 'wounds',
      tn,
      levels: levels.length,
    });
    const bonus = checkBonus(fight, spec).value;
    let back = 0;
    for (const { natural, p } of chancesOf(fight.rulings, spec.kind)) {
      const margin = natural + bonus - tn;
      if (margin < 0) continue;
      const to = lowered(fight, friend, level, levelsLowered({ margin }));
      back += p * regained(fight, friend, easedTo(friend.wounds, level, to));
    }
    found.push({ choice, ap, needs: ap, worth: back * danger(friend.sheet) });
  }
  return found;
}

/** Turns for which a burning friend is expected to go on burning. */
const burnsOn = 3;

/** SL-MSC-11, SL-MSC-12, SL-CND-10: deeds to extinguish burning friends. */
function dousings(fight: Fight, who: Combatant, lay: () => Lay | null): readonly Deed[] {
  const found: Deed[] = [];
  const { ap } = costs['treat-condition'];
  for (const friend of sideOf(fight, who)) {
    if (friend.burning <= 0 || !conscious(friend)) continue;
    const choice = { option: 'treat-condition', target: friend.id, condition: 'burning' };
    const isOpen = !isRefusal(treatCondition.read(fight, who, choice));
    const deed = besideIt(fight, who, friend, lay, { choice, ap, isOpen });
    if (!deed) continue;
    const tn = bleedBurnTn(friend.burning);
    const spec = treatingSpec(fight, who.id, friend.id, {
      clause: 'SL-MSC-11',
      purpose: 'treat-condition',
      specialization: 'conditions',
      tn,
      levels: friend.burning,
    });
    const bonus = checkBonus(fight, spec).value;
    const now = lossBy(fight, friend, friend.burning);
    let spared = 0;
    for (const { natural, p } of chancesOf(fight.rulings, spec.kind)) {
      const margin = natural + bonus - tn;
      if (margin < 0) continue;
      spared += p * (now - lossBy(fight, friend, friend.burning - levelsLowered({ margin })));
    }
    found.push({ ...deed, worth: deed.worth + burnsOn * spared * danger(friend.sheet) });
  }
  return found;
}

/** The share of its remaining life that a turn of burning at this level costs. */
function lossBy(fight: Fight, who: Combatant, fire: number): number {
  const { level } = fire > 0 ? burning(fight, who, fire) : { level: null };
  return level === null ? 0 : (lossesOf(fight, who)[rankOf(level) - 1]?.share ?? 0);
}

/** The worth of a helpful spell on a friend. */
function helpWorth(fight: Fight, friend: Combatant, { id, does }: Spell): number {
  switch (does.deed) {
    case 'mend': {
      if (friend.wounds.light === 0) return 0;
      return regained(fight, friend, withWound(friend.wounds, 'light', -1)) * danger(friend.sheet);
    }
    case 'ward': {
      if (fight.effects.some(({ kind, on }) => kind === 'ward' && on === friend.id)) return 0;
      const ward = { kind: 'ward', on: friend.id, spell: id, value: does.bonus } as Effect;
      const warded = fightWithEffect(fight, ward);
      return 0.5 * does.rounds * (harmTo(fight, friend) - harmTo(warded, friend));
    }
    default:
      return 0;
  }
}

function helps(fight: Fight, who: Combatant): readonly Deed[] {
  const found: Deed[] = [];
  for (const spell of who.sheet.spells) {
    if (spell.does.deed !== 'mend' && spell.does.deed !== 'ward') continue;
    for (const friend of sideOf(fight, who)) {
      const choice = { option: 'cast-spell', spell: spell.id, target: friend.id };
      if (!conscious(friend) || isRefusal(castSpell.read(fight, who, choice))) continue;
      found.push({ choice, ap: spell.ap, needs: spell.ap, worth: helpWorth(fight, friend, spell) });
    }
  }
  return found;
}

/** Everything by which the combatant could help its side now, with a worth above 0. */
export const cares = (fight: Fight, who: Combatant, lay: () => Lay | null): readonly Deed[] =>
  [
    ...rescues(fight, who, lay),
    ...(skillRank(who.sheet, { skill: 'healing' }) > 0 ? treatments(fight, who) : []),
    ...dousings(fight, who, lay),
    ...helps(fight, who),
  ].filter(({ worth }) => worth > 0);
