import type { Choice } from '../../../kernel/port.ts';
import { flankedBy, wouldBeFlanked } from '../combat/flanking.ts';
import { farthest } from '../combat/line.ts';
import type { Means } from '../combat/types.ts';
import { inCell } from '../copies.ts';
import { costs } from '../costs.ts';
import { apForYards, leftFor, moverOf, yardsMore } from '../movement/buying.ts';
import { yardsToward } from '../movement/rules.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody } from '../state.ts';
import type { Deed } from './deeds.ts';
import { binds, deedsWith, fewestAp, friendsOf, readyMeans } from './deeds.ts';
import { throughDoor } from './doorway.ts';
import type { Bonus, Lay, Spot } from './ground.ts';
import {
  apTo,
  easiestNear,
  gaitNow,
  isThere,
  layOf,
  nearestOf,
  shootingSpot,
  shootsAt,
  standingAt,
  walkTo,
  wayToward,
} from './ground.ts';
import { once } from './once.ts';
import { taste } from './taste.ts';

/** Walking somewhere and attacking from there. */

const isMelee = ({ manner }: Means): boolean => manner === 'melee';

/** A cell to walk to, and the attacks possible from there. */
interface Approach {
  /** AP of the walk. */
  readonly ap: number;
  readonly deeds: readonly Deed[];
  /** The choice to walk; `null` if there is no way. */
  walk(): Choice | null;
}

/** Whether no AP would be left to attack with these means even after walking the shortest distance. A quick check. */
function isTooFar(fight: Fight, who: Combatant, means: Means, foe: Combatant): boolean {
  const mover = moverOf(fight, who);
  const gait = gaitNow(fight, who);
  const ap = apForYards(fight, mover, gait, yardsToward(fight, mover, foe, means.reach, gait));
  return ap === null || ap + fewestAp(who, means) > who.ap;
}

/** The approach by a post; `null` if no AP would be left to attack. */
function approach({ lay, spot, stood }: Post, means: Means, foe: Combatant): Approach | null {
  const { who } = lay;
  const ap = spot.yards === 0 ? null : apTo(lay, spot);
  if (ap === null || ap >= who.ap || ap + fewestAp(who, means) > who.ap) return null;
  const there = stood();
  return {
    ap,
    deeds: deedsWith(there.fight, there.who, means, foe),
    walk: () => walkTo(lay, spot.cell),
  };
}

/** SL-FLK-1: a bonus for cells from which the foe would be flanked, if friends are near it. */
function flankBonus(fight: Fight, who: Combatant, foe: Combatant): Bonus | undefined {
  const near = friendsOf(fight, who).some((friend) => distanceBetween(fight, friend, foe) <= 3);
  if (!near || flankedBy(fight, foe) !== null) return undefined;
  const most = taste.flankYards;
  return {
    most,
    of: ({ cell }: Spot): number => (wouldBeFlanked(fight, foe, inCell(who, cell)) ? most : 0),
  };
}

/** The number of foes considered in detail. */
const few = 4;

function nearestFew(fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Combatant[] {
  if (against.length <= few) return against;
  const yards = new Map(against.map((foe) => [foe, distanceBetween(fight, who, foe)]));
  return [...against].sort((a, b) => (yards.get(a) ?? 0) - (yards.get(b) ?? 0)).slice(0, few);
}

/** The ways to attack each of the nearest foes in this turn. Those without a melee weapon look for a line of fire. */
export function approaches(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  lay: () => Lay | null,
): readonly Approach[] {
  const all = readyMeans(fight, who).filter((means) => !binds(means));
  const blades = all.some(isMelee);
  const useful = all.filter((means) => isMelee(means) === blades && fewestAp(who, means) <= who.ap);
  if (useful.length === 0) return [];
  const around: Around = { near: lay, beside: once(() => layOf(fight, who, 'beside')) };
  return nearestFew(fight, who, against).flatMap((foe) =>
    blades ? charges(fight, who, useful, foe, around) : shots(lay(), useful, foe),
  );
}

/** Lays of the land, computed when first needed. */
interface Around {
  near(): Lay | null;
  beside(): Lay | null;
}

function shots(lay: Lay | null, useful: readonly Means[], foe: Combatant): readonly Approach[] {
  if (!lay) return [];
  const way = wayToward(lay, foe);
  return useful.flatMap((means) => {
    const spot = shootingSpot(lay, means, foe, way);
    return (spot && approach(postAt(lay, spot), means, foe)) ?? [];
  });
}

function charges(
  fight: Fight,
  who: Combatant,
  useful: readonly Means[],
  foe: Combatant,
  around: Around,
): readonly Approach[] {
  const bonus = flankBonus(fight, who, foe);
  const yards = yardsBefore(fight, who, useful);
  const byReach = new Map<number, Post | null>();
  return useful.flatMap((means) => {
    const { reach } = means;
    if (isTooFar(fight, who, means, foe)) return [];
    let post = byReach.get(reach);
    if (post === undefined) {
      post = postNear(fight, who, foe, reach, bonus, around, yards);
      byReach.set(reach, post);
    }
    return (post && approach(post, means, foe)) ?? [];
  });
}

/** A cell, and the lay of the land in which it was found. */
interface Post {
  readonly lay: Lay;
  readonly spot: Spot;
  /** The fight as if the combatant stood there. */
  stood(): ReturnType<typeof standingAt>;
}

const postAt = (lay: Lay, spot: Spot): Post => ({
  lay,
  spot,
  stood: once(() => standingAt(lay.fight, lay.who, spot.cell)),
});

/** Yards that can be moved with AP for the cheapest attack left. */
function yardsBefore(fight: Fight, who: Combatant, useful: readonly Means[]): number {
  const mover = moverOf(fight, who);
  const ap = who.ap - Math.min(...useful.map((means) => fewestAp(who, means)));
  const gait = gaitNow(fight, who);
  return leftFor(mover, gait) + yardsMore(fight, mover, gait, ap);
}

/** The cell from which the foe is reached at the least cost. If it is in reach already, only a flanking cell counts. */
function postNear(
  fight: Fight,
  who: Combatant,
  foe: Combatant,
  reach: number,
  bonus: Bonus | undefined,
  around: Around,
  useful: number,
): Post | null {
  const there = isThere(fight, who, foe, reach);
  if (there && !bonus) return null;
  const lay = there ? around.beside() : around.near();
  const spot = lay && easiestNear(lay, foe, reach, bonus, useful);
  return lay && spot && postAt(lay, spot);
}

/** AP kept while advancing, for Defend on arrival. */
const reserve = costs.defend.ap;

/**
 * Approaches the nearest foe that can be reached but not attacked in this turn, dashing if it is far (SL-POS-7).
 * Shooters who reach somebody from here stay. If there is no way to any foe, goes for a door.
 */
export function advance(lay: Lay, against: readonly Combatant[]): readonly Choice[] {
  const { fight, who, mover, gait } = lay;
  const all = readyMeans(fight, who);
  const far = all.length > 0 && !all.some(isMelee);
  if (far && against.some((foe) => all.some((means) => shootsAt(fight, who, means, foe)))) return [];
  const left = [...against];
  let spot: Spot | null = null;
  for (let foe = nearestOf(fight, who, left); foe && !spot; foe = nearestOf(fight, who, left)) {
    left.splice(left.indexOf(foe), 1);
    spot = far ? shootingFrom(lay, all, foe) : easiestNear(lay, foe, 1);
  }
  if (!spot) {
    const door = throughDoor(lay, against);
    return door ? [door] : [];
  }
  if (spot.yards === 0) return [];
  const ap = Math.max(0, who.ap - (far ? 0 : reserve));
  const most = Math.min(lay.most, leftFor(mover, gait) + yardsMore(fight, mover, gait, ap));
  const way = walkTo({ ...lay, most }, spot.cell);
  const runs = !who.dashing && !who.riding && who.stamina > 3 && spot.yards > 2 * most;
  // Reserved AP are not used to dash: Dash pays only if more than twice its price is left for walking.
  return [...(runs && ap > 2 * costs.dash.ap ? [{ option: 'dash' }] : []), ...(way ? [way] : [])];
}

/** The first cell on the way to the foe from which one of these means reaches it. */
function shootingFrom(lay: Lay, all: readonly Means[], foe: Combatant): Spot | null {
  const way = wayToward(lay, foe);
  return all.reduce<Spot | null>((found, means) => found ?? shootingSpot(lay, means, foe, way), null);
}

/** How many more shooters the other side has than the own. The side with fewer gains nothing by waiting. */
export function outshotBy(fight: Fight, who: Combatant): number {
  let sum = 0;
  for (const each of everybody(fight)) {
    if (!conscious(each)) continue;
    const shoots = readyMeans(fight, each).some((means) => !isMelee(means) && farthest(means) >= 10);
    if (shoots) sum += each.side === who.side ? -1 : 1;
  }
  return sum;
}
