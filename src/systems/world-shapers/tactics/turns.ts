import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { meleeReach } from '../combat/means.ts';
import { basicCosts } from '../costs.ts';
import { suffers } from '../effects/effects.ts';
import { judgeAble } from '../judge.ts';
import { movesFor } from '../movement/metres.ts';
import { basicMovement } from '../numbers.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { statuses } from '../status/catalogue.ts';
import { arm, farRange, meleeReachOf } from './arms.ts';
import { cares } from './care.ts';
import type { Deed } from './deeds.ts';
import { apOf, deedsAt, leastAp, readyMeans, strikesAt } from './deeds.ts';
import type { Lay, Spot } from './ground.ts';
import { isNear, layOf, openPlaces, placeAt, spotNear, standingAt, walkTo } from './ground.ts';
import { takingCover } from './guard.ts';
import { holds, struggle } from './holds.ts';
import { leftover } from './leftover.ts';
import { lull } from './lull.ts';
import { standingFoes } from './people.ts';
import { bestPlan, firstsOf } from './plan.ts';

/**
 * What a sensible fighter does with a turn. Whatever could be done, here or a few steps away, is counted in one coin
 * (`promise.ts`), and AP are shared out among it so that they bring most. What is left over is spent on coming nearer, on
 * waiting for whoever comes, or on getting out of the way, and on Defend where none of these is to be had: in place of a
 * blow or of a step it wins nothing, and puts the end off. `others` gets everything that was weighed.
 */
export function sensibleTurn(
  fight: Fight,
  who: Combatant,
  others: Weighed[] | null = null,
): readonly Choice[] {
  const against = standingFoes(fight, who);
  if (judgeAble(who) !== null) return [];
  let around: Lay | null | undefined;
  const lay = (): Lay | null => {
    if (around === undefined) around = layOf(fight, who);
    return around;
  };
  if (against.length === 0) return lull(fight, who, lay);
  const scene: Scene = { fight, who, against, ap: apOf(fight, who), lay };
  const first = urgent(scene);
  if (first) return [first];
  const next = nextDeed(scene, others);
  if (next) return [next];
  return leftover(scene);
}

export interface Scene {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly against: readonly Combatant[];
  readonly ap: number;
  lay(): Lay | null;
}

/** What comes before everything else: something to fight with, and getting up. */
function urgent({ fight, who, against, ap }: Scene): Choice | null {
  const weapon = arm(fight, who);
  if (weapon) return weapon;
  if (!suffers(fight, who, 'prone') || ap < (statuses.prone.endsFor ?? 1)) return null;
  const near = against.some((foe) => distanceBetween(fight, who, foe) <= meleeReach(foe) + 3);
  return near || ap >= basicCosts.attack + 1 ? { option: 'stand-up' } : null;
}

const hasBlade = (who: Combatant): boolean => readyMeans(who).some(({ manner }) => manner === 'melee');

/** A few foes are enough to think of: the nearest. */
const mostFoes = 4;

const nearestFoes = ({ fight, who, against }: Scene): readonly Combatant[] =>
  against.length <= mostFoes
    ? against
    : [...against]
        .sort((a, b) => distanceBetween(fight, who, a) - distanceBetween(fight, who, b))
        .slice(0, mostFoes);

/** A walk costs a little: what is as good here is done here. */
const trouble = 0.004;

/** What is done first of the best that can be done with all AP: here, or somewhere else. */
function nextDeed(scene: Scene, others: Weighed[] | null): Choice | null {
  const { fight, who, against, ap, lay } = scene;
  if (ap < 1 && who.credits === 0) return null;
  const guard = isOutranged(scene) ? [] : takingCover(fight, who);
  const care = cares(fight, who, ap, lay);
  const blows = deedsAt(fight, who, against, ap);
  const here = [...blows, ...holds(fight, who, against, ap)];
  const loose = here.length === 0 ? struggle(who, ap) : null;
  const deeds = [...here, ...guard, ...care, ...(loose ? [loose] : [])];
  const plan = bestPlan(deeds, ap);
  others?.push(...firstsOf(deeds, ap));
  let [value, choice] = [plan.value, plan.first?.choice ?? null];
  const consider: Consider = (lay, { cell, ap: cost }, deeds) => {
    if (deeds.length === 0) return;
    const there = bestPlan([...deeds, ...guard], ap - cost);
    if (!there.first || guard.includes(there.first)) return;
    const worth = there.value - trouble;
    // The way itself is looked for only where it may be taken.
    const walk = others || worth > value ? walkTo(lay, cell) : null;
    if (!walk) return;
    others?.push({ choice: walk, worth });
    if (worth <= value) return;
    value = worth;
    choice = walk;
  };
  const [range, reach] = [farRange(who), meleeReachOf(who)];
  // Whoever only strikes, and has everybody in reach, looks for no other place.
  if (range === 0 && against.every((foe) => isNear(fight, who, foe, reach))) return choice;
  // Nor whoever could do nothing there.
  if (ap < walkAp(who)) return choice;
  const around = lay();
  if (!around) return choice;
  /** Whether even the best that blades can bring beside this one, with so many AP left, is no more than what was found. */
  const isVain: IsVain = (foe, left) => {
    const strikes = others ? null : strikesAt(fight, who, foe, left);
    return strikes !== null && bestPlan([...strikes, ...guard], left).value - trouble <= value;
  };
  if (hasBlade(who)) closeIn(scene, around, consider, isVain);
  if (range > 0) shootFrom(scene, around, range, blows, consider);
  return choice;
}

/** Whoever has to come near is only shot at while it guards itself far off. */
function isOutranged({ fight, who, against }: Scene): boolean {
  const own = Math.max(farRange(who), meleeReachOf(who)) + 2 * basicMovement(fight, who);
  return against.every((foe) => distanceBetween(fight, who, foe) > own);
}

/** Weighs what can be done at a spot. */
type Consider = (lay: Lay, spot: Spot, deeds: readonly Deed[]) => void;

type IsVain = (foe: Combatant, left: number) => boolean;

/** AP that must be left after a walk for something to be done where it leads. */
const walkAp = (who: Combatant): number => Math.max(1, leastAp(who));

/** Places beside foes that are within reach of this turn. */
function closeIn(scene: Scene, lay: Lay, consider: Consider, isVain: IsVain): void {
  const { fight, who, against, ap } = scene;
  const reach = meleeReachOf(who);
  const most = farthest(scene, lay);
  for (const foe of against) {
    const apart = distanceBetween(fight, who, foe);
    if (apart > most + reach || isNear(fight, who, foe, reach)) continue;
    if (isVain(foe, ap - movesFor(fight, who, Math.max(0, apart - reach)))) continue;
    const spot = spotNear(lay, foe, reach, most);
    if (spot && ap - spot.ap >= 1) consider(lay, spot, beside(fight, who, foe, spot.cell, ap - spot.ap));
  }
}

/** What could be done at a foe from there, with so many AP. */
function beside(fight: Fight, who: Combatant, foe: Combatant, cell: Cell, left: number): readonly Deed[] {
  const strikes = strikesAt(fight, who, foe, left, cell);
  if (strikes) return strikes;
  const there = standingAt(fight, who, cell);
  return deedsAt(there.fight, there.who, [foe], left);
}

/** Places out of reach of all blades from which somebody can be shot at. */
function shootFrom(scene: Scene, lay: Lay, range: number, blows: readonly Deed[], consider: Consider): void {
  const { fight, who, against, ap } = scene;
  const threatened = against.some((foe) => distanceBetween(fight, who, foe) <= meleeReach(foe));
  const inRange = against.some((foe) => distanceBetween(fight, who, foe) <= range);
  const near = nearestFoes(scene);
  // What was found here already need not be looked for again.
  const reaches = (foe: Combatant): boolean =>
    blows.some(({ choice }) => choice.target === foe.id) || deedsAt(fight, who, [foe], ap).length > 0;
  if (!threatened && inRange && near.some(reaches)) return;
  const free = Math.min(lay.most, who.movement.left);
  const most = farthest(scene, lay);
  // The farthest of those that cost AP, and the farthest of those that cost none: more may be done from there.
  for (const metres of free < most ? [free, most] : [most]) {
    for (const cell of openPlaces(lay, against, range, metres)) {
      const spot = placeAt(lay, cell);
      if (ap - spot.ap < 1) continue;
      const there = standingAt(fight, who, cell);
      consider(lay, spot, deedsAt(there.fight, there.who, near, ap - spot.ap));
    }
  }
}

/** Metres that can be walked so that AP are left for something at the end of the way. */
const farthest = ({ fight, who, ap }: Scene, { most }: Lay): number =>
  Math.min(most, who.movement.left + (ap - walkAp(who)) * basicMovement(fight, who));
