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
  isThere,
  layOf,
  nearestOf,
  shootingSpot,
  standingAt,
  walkTo,
  wayToward,
} from './ground.ts';
import { once } from './once.ts';
import { taste } from './taste.ts';

/** Walking somewhere and striking from there. */

const isMelee = ({ manner }: Means): boolean => manner === 'melee';

/** A place to go to, and what could be done with some means at somebody there. */
interface Approach {
  /** AP of the walk. */
  readonly ap: number;
  readonly deeds: readonly Deed[];
  /** The walk; `null` where there turns out to be none. */
  walk(): Choice | null;
}

/** Whether no AP could be left to strike with these means, were the way as short as the crow flies. */
function isTooFar(fight: Fight, who: Combatant, means: Means, foe: Combatant): boolean {
  const mover = moverOf(fight, who);
  const ap = apForYards(fight, mover, 'walk', yardsToward(fight, mover, foe, means.reach));
  return ap === null || ap + fewestAp(who, means) > who.ap;
}

/** What could be done there is not worked out where no AP would be left to do it. */
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

/** A place on the flank of somebody whom friends are at (SL-FLK-1). */
function flankBonus(fight: Fight, who: Combatant, foe: Combatant): Bonus | undefined {
  const near = friendsOf(fight, who).some((friend) => distanceBetween(fight, friend, foe) <= 3);
  if (!near || flankedBy(fight, foe) !== null) return undefined;
  const most = taste.flankYards;
  return {
    most,
    of: ({ cell }: Spot): number => (wouldBeFlanked(fight, foe, inCell(who, cell)) ? most : 0),
  };
}

/** Foes that are looked at closely. */
const few = 4;

function nearestFew(fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Combatant[] {
  if (against.length <= few) return against;
  const yards = new Map(against.map((foe) => [foe, distanceBetween(fight, who, foe)]));
  return [...against].sort((a, b) => (yards.get(a) ?? 0) - (yards.get(b) ?? 0)).slice(0, few);
}

/** The ways to come to blows with each of these in this turn; whoever can only shoot looks for a line. */
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

/** What lies around, once it is asked for. */
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

/** A place, and the lay of the land that it was found in. */
interface Post {
  readonly lay: Lay;
  readonly spot: Spot;
  /** How it would be there. */
  stood(): ReturnType<typeof standingAt>;
}

const postAt = (lay: Lay, spot: Spot): Post => ({
  lay,
  spot,
  stood: once(() => standingAt(lay.fight, lay.who, spot.cell)),
});

/** Yards that can be gone when AP for the cheapest attack are left. */
function yardsBefore(fight: Fight, who: Combatant, useful: readonly Means[]): number {
  const mover = moverOf(fight, who);
  const ap = who.ap - Math.min(...useful.map((means) => fewestAp(who, means)));
  return leftFor(mover, 'walk') + yardsMore(fight, mover, 'walk', ap);
}

/** Where one gets to somebody most easily. Whoever is there already goes for a flank or nowhere. */
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

/** AP that are kept on the way to the foe: for a guard when one is there. */
const reserve = costs.defend.ap;

/**
 * Nearer to the nearest foe to whom a way leads and whom this turn does not lead to, at a run if that is far (SL-POS-7);
 * through a door where no way leads to any.
 */
export function advance(lay: Lay, against: readonly Combatant[]): readonly Choice[] {
  const { fight, who, mover } = lay;
  const all = readyMeans(fight, who);
  const far = all.length > 0 && !all.some(isMelee);
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
  const most = Math.min(lay.most, leftFor(mover, 'walk') + yardsMore(fight, mover, 'walk', ap));
  const way = walkTo({ ...lay, most }, spot.cell);
  const runs = !who.dashing && !who.riding && who.stamina > 3 && spot.yards > 2 * most;
  // What is kept does not run: a Dash pays where more than twice its price is left to walk with.
  return [...(runs && ap > 2 * costs.dash.ap ? [{ option: 'dash' }] : []), ...(way ? [way] : [])];
}

/** The first place on the way to somebody from which one of these means gets there. */
function shootingFrom(lay: Lay, all: readonly Means[], foe: Combatant): Spot | null {
  const way = wayToward(lay, foe);
  return all.reduce<Spot | null>((found, means) => found ?? shootingSpot(lay, means, foe, way), null);
}

/** How many more of the other side shoot than of the own: who gains by waiting. */
export function outshotBy(fight: Fight, who: Combatant): number {
  let sum = 0;
  for (const each of everybody(fight)) {
    if (!conscious(each)) continue;
    const shoots = readyMeans(fight, each).some((means) => !isMelee(means) && farthest(means) >= 10);
    if (shoots) sum += each.side === who.side ? -1 : 1;
  }
  return sum;
}
