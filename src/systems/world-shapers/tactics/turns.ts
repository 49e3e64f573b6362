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
import { coveredMark, openLine } from './aside.ts';
import { cares } from './care.ts';
import type { Deed } from './deeds.ts';
import { deedsAt as allDeedsAt, apOf, leastAp, readyMeans, strikesAt } from './deeds.ts';
import type { Lay, Spot } from './ground.ts';
import { isNear, layOf, openPlaces, placeAt, spotNear, standingAt, walkTo } from './ground.ts';
import { laysWell, liesWell, takingCover } from './guard.ts';
import { holds, struggle } from './holds.ts';
import { fleeFrom, leftover } from './leftover.ts';
import { lull } from './lull.ts';
import { knownFoes } from './people.ts';
import { bestPlan, firstsOf } from './plan.ts';

/**
 * The turn of the sensible tactic. Everything that can be done here or after a short walk is valued in one unit
 * (`promise.ts`), and AP are distributed for the highest sum. The rest is spent on approaching, on held attacks, or on
 * retreating, and on Defend if none of these is possible: instead of an attack or a step it would win nothing and only
 * delay the end. `others`: gets everything that was weighed.
 */
export function sensibleTurn(
  fight: Fight,
  who: Combatant,
  others: Weighed[] | null = null,
): readonly Choice[] {
  const against = knownFoes(fight, who);
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
  // Cover is taken where it stays, after its free metres (WS-BAS-14).
  const flee = next?.option === 'take-cover' ? fleeFrom(scene, who.movement.left) : null;
  if (flee) return [flee];
  if (next) return [next];
  return leftover(scene, others);
}

export interface Scene {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly against: readonly Combatant[];
  readonly ap: number;
  lay(): Lay | null;
}

/** What comes first: taking up a weapon, and standing up. */
function urgent({ fight, who, against, ap }: Scene): Choice | null {
  const weapon = arm(fight, who);
  if (weapon) return weapon;
  if (!suffers(fight, who, 'prone') || ap < (statuses.prone.endsFor ?? 1)) return null;
  const near = against.some((foe) => distanceBetween(fight, who, foe) <= meleeReach(foe) + 3);
  // Whoever can shoot or cast from where it lies stays down under fire.
  if (!near && liesWell(fight, who) && deedsAt(fight, who, against, ap).length > 0) return null;
  return near || ap >= basicCosts.attack + 1 ? { option: 'stand-up' } : null;
}

/** The deeds against these foes, without those that would only do them good. */
const deedsAt = (
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most: number,
): readonly Deed[] => allDeedsAt(fight, who, against, most).filter((deed) => !laysWell(fight, who, deed));

const hasBlade = (who: Combatant): boolean => readyMeans(who).some(({ manner }) => manner === 'melee');

/** The most foes considered: the nearest. */
const mostFoes = 4;

const nearestFoes = ({ fight, who, against }: Scene): readonly Combatant[] =>
  against.length <= mostFoes
    ? against
    : [...against]
        .sort((a, b) => distanceBetween(fight, who, a) - distanceBetween(fight, who, b))
        .slice(0, mostFoes);

/** The small price of a walk, so that equal value here is preferred. */
const trouble = 0.004;

/** WS-TER-6: what a deed counts after a way through an enemy's space, whose check may fail. */
const unsure = 0.5;

/** The first deed of the best plan: here, or a walk to a better place. */
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
    const worth = there.value * (passesEnemies(lay, cell) ? unsure : 1) - trouble;
    // The path is searched only if the walk may be chosen.
    const walk = others || worth > value ? walkTo(lay, cell) : null;
    if (!walk) return;
    others?.push({ choice: walk, worth });
    if (worth <= value) return;
    value = worth;
    choice = walk;
  };
  const [range, reach] = [farRange(who), meleeReachOf(who)];
  // A melee fighter with all foes in reach needs no other place.
  if (range === 0 && against.every((foe) => isNear(fight, who, foe, reach))) return choice;
  // Nor one that could not pay for any deed after a walk.
  if (ap < walkAp(who)) return choice;
  const around = lay();
  if (!around) return choice;
  /**
   * Whether even the best melee attacks beside this foe, with so many AP left, are worth no more than what was found.
   */
  const isVain: IsVain = (foe, left) => {
    const strikes = others ? null : strikesAt(fight, who, foe, left);
    return strikes !== null && bestPlan([...strikes, ...guard], left).value - trouble <= value;
  };
  if (hasBlade(who)) closeIn(scene, around, consider, isVain);
  if (range > 0) shootFrom(scene, around, range, blows, consider);
  return choice;
}

/** Whether all foes are out of its range: then Taking Cover would only let it be shot at. */
function isOutranged({ fight, who, against }: Scene): boolean {
  const own = Math.max(farRange(who), meleeReachOf(who)) + 2 * basicMovement(fight, who);
  return against.every((foe) => distanceBetween(fight, who, foe) > own);
}

/** Whether the way to a cell leads through enemies' spaces, which the walking rules mark as provoking. */
const passesEnemies = (lay: Lay, cell: Cell): boolean => (lay.reach().provokesTo(cell) ?? 0) > 0;

/** Considers the deeds that are possible at a spot. */
type Consider = (lay: Lay, spot: Spot, deeds: readonly Deed[]) => void;

type IsVain = (foe: Combatant, left: number) => boolean;

/** The AP that must be left after a walk for any deed. */
const walkAp = (who: Combatant): number => Math.max(1, leastAp(who));

/** Considers places beside foes within reach of this turn. */
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

/** The deeds against a foe from there, with so many AP. */
function beside(fight: Fight, who: Combatant, foe: Combatant, cell: Cell, left: number): readonly Deed[] {
  const strikes = strikesAt(fight, who, foe, left, cell);
  if (strikes) return strikes;
  const there = standingAt(fight, who, cell);
  return deedsAt(there.fight, there.who, [foe], left);
}

/** Considers places out of melee reach from which a foe can be shot at. */
function shootFrom(scene: Scene, lay: Lay, range: number, blows: readonly Deed[], consider: Consider): void {
  const { fight, who, against, ap } = scene;
  const threatened = against.some((foe) => distanceBetween(fight, who, foe) <= meleeReach(foe));
  const inRange = against.some((foe) => distanceBetween(fight, who, foe) <= range);
  const near = nearestFoes(scene);
  // Foes that were found attackable above need no new search.
  const reaches = (foe: Combatant): boolean =>
    blows.some(({ choice }) => choice.target === foe.id) || deedsAt(fight, who, [foe], ap).length > 0;
  if (!threatened && inRange && near.some(reaches)) {
    stepAside(scene, lay, range, blows, consider);
    return;
  }
  const free = Math.min(lay.most, who.movement.left);
  const most = farthest(scene, lay);
  // The farthest places with AP for Moves, and the farthest without, which leave more AP.
  for (const metres of free < most ? [free, most] : [most]) {
    for (const cell of openPlaces(lay, against, range, metres)) {
      const spot = placeAt(lay, cell);
      if (ap - spot.ap < 1) continue;
      const there = standingAt(fight, who, cell);
      consider(lay, spot, deedsAt(there.fight, there.who, near, ap - spot.ap));
    }
  }
}

/** Considers a place from which the foe that is best to shoot at has no cover. */
function stepAside(scene: Scene, lay: Lay, range: number, blows: readonly Deed[], consider: Consider): void {
  const { fight, who, against, ap } = scene;
  const mark = who.mounted === null ? coveredMark(lay, against, blows) : null;
  const cell = mark && openLine(lay, against, mark, range);
  if (!cell) return;
  const there = standingAt(fight, who, cell);
  consider(lay, placeAt(lay, cell), deedsAt(there.fight, there.who, nearestFoes(scene), ap));
}

/** Metres that it can walk with AP left for a deed afterwards. */
const farthest = ({ fight, who, ap }: Scene, { most }: Lay): number =>
  Math.min(most, who.movement.left + (ap - walkAp(who)) * basicMovement(fight, who));
