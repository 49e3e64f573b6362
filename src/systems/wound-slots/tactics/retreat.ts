import type { Cell } from '../../../kernel/json.ts';
import { coverFound } from '../combat/cover.ts';
import { combatantWith, copyOfCombatant, fightWithOthers, inCell } from '../copies.ts';
import { costs } from '../costs.ts';
import { isImmobile } from '../fatigue.ts';
import { apForYards, leftFor, moverOf, yardsMore } from '../movement/buying.ts';
import { distanceBetween, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Deed } from './deeds.ts';
import { readyMeans } from './deeds.ts';
import type { Lay } from './ground.ts';
import { gaitNow, standingAt, unsafe, walkTo } from './ground.ts';
import type { Menace } from './guard.ts';
import { harmFrom, harmTo, inDanger } from './guard.ts';
import { patienceOf } from './patience.ts';
import { guardOf } from './promise.ts';
import { taste } from './taste.ts';

/**
 * Moving out of the way with AP that are of no use for an attack: foes that must follow attack less often and may lose
 * AP that they cannot keep. Shooters look for cover or lie down.
 */

/** The numbers of AP that are tried. */
const efforts = [0, 1, 2, 3, 4, 6];
/** Yards by which a foe's way may be shorter than estimated. */
const detour = 1;
/** The most yards to walk for cover. */
const coverYards = 6;

/** For each number of yards, the reachable cell that is farthest from all foes; `null`: none. */
function farPlaces(
  lay: Lay,
  against: readonly Combatant[],
  yards: readonly number[],
): readonly (Cell | null)[] {
  const { fight, who, reach } = lay;
  const { width } = fieldOf(fight);
  const most = yards[yards.length - 1] ?? 0;
  const found: (Cell | null)[] = yards.map(() => null);
  const apart = yards.map(() => Number.NEGATIVE_INFINITY);
  const there = copyOfCombatant(who);
  reach.eachStop((index, cost) => {
    const cell = { x: index % width, y: Math.floor(index / width) };
    there.cell = cell;
    // Nearer cells that cost less are only improved on by greater distance from foes.
    const least = apart[yards.findIndex((each) => cost <= each)] ?? 0;
    let nearest = 1000;
    for (const foe of against) {
      nearest = Math.min(nearest, distanceBetween(fight, there, foe));
      if (nearest - cost / 100 <= least) return;
    }
    if (unsafe(lay, cell)) return;
    nearest -= cost / 100;
    for (let i = yards.length - 1; i >= 0 && cost <= (yards[i] ?? 0); i--) {
      if (nearest <= (apart[i] ?? 0)) continue;
      apart[i] = nearest;
      found[i] = cell;
    }
  }, most);
  return found;
}

/** The best retreat with up to `most` AP; `price`: the worth of AP; `null` if none is worth its AP. */
export function giveGround(
  fight: Fight,
  who: Combatant,
  around: () => Lay | null,
  menaces: readonly Menace[],
  against: readonly Combatant[],
  most: number,
  price: (ap: number) => number,
): Deed | null {
  const guard = guardOf(fight, who);
  const putOff = taste.putOff * patienceOf(fight);
  const now = harmFrom(fight, menaces, who, guard);
  if (now <= 0) return null;
  const mover = moverOf(fight, who);
  const gait = gaitNow(fight, who);
  const yardsBy = (ap: number): number => leftFor(mover, gait) + yardsMore(fight, mover, gait, ap);
  // Even if it saved all harm, the retreat must be worth its AP.
  const pays = (ap: number): boolean => putOff * now > price(ap);
  const tried = efforts.filter((ap) => ap <= most && yardsBy(ap) > 0 && pays(ap));
  const lay = tried.length > 0 ? around() : null;
  if (!lay) return null;
  const yards = tried.map(yardsBy);
  let best: { readonly cell: Cell; readonly ap: number; readonly worth: number } | null = null;
  farPlaces(lay, against, yards).forEach((cell, i) => {
    const ap = tried[i] ?? 0;
    if (!cell) return;
    // For those who follow, only the position of the one who retreats matters.
    const there = inCell(who, cell);
    const worth = putOff * (now - harmFrom(fight, menaces, there, guard, detour)) - price(ap);
    if (worth > (best?.worth ?? 0)) best = { cell, ap, worth };
  });
  return best && wayOut(lay, best, price);
}

function wayOut(
  lay: Lay,
  { cell, ap, worth }: { readonly cell: Cell; readonly ap: number; readonly worth: number },
  price: (ap: number) => number,
): Deed | null {
  const choice = walkTo(lay, cell);
  return choice && { choice, ap, needs: ap, worth: worth + price(ap) };
}

/** SL-MOD-1, SL-MOD-4: walks to the nearest cover against a shooter; `null`: none, or not worth it. */
export function takeCover(
  fight: Fight,
  who: Combatant,
  around: () => Lay | null,
  menaces: () => readonly Menace[],
  against: readonly Combatant[],
  most: number,
): Deed | null {
  const now = harmTo(fight, who, menaces());
  const shooter = against.find((foe) => readyMeans(fight, foe).some(({ manner }) => manner !== 'melee'));
  if (now <= 0 || !shooter || coverFound(fight, shooter, who) !== 'none') return null;
  const lay = around();
  if (!lay) return null;
  const { mover, gait, reach } = lay;
  const yards = Math.min(most < 1 ? 0 : lay.most, leftFor(mover, gait) + coverYards);
  for (const cell of reach.stops(yards)) {
    const cost = reach.costTo(cell) ?? 0;
    if (unsafe(lay, cell) || coverFound(fight, shooter, inCell(who, cell)) === 'none') continue;
    const there = standingAt(fight, who, cell);
    const worth = now - harmTo(there.fight, there.who);
    const ap = apForYards(fight, mover, gait, cost);
    const choice = worth > 0 && ap !== null && ap <= most ? walkTo(lay, cell) : null;
    return choice && { choice, ap: ap ?? 0, needs: ap ?? 0, worth };
  }
  return null;
}

/** SL-MOD-1: a shooter lies down if no foe can reach it in melee; otherwise `null`. */
export function lieLow(fight: Fight, who: Combatant, menaces: () => readonly Menace[]): Deed | null {
  const { ap } = costs.posture;
  if (who.posture !== 'standing' || who.riding || who.ap < ap || inDanger(fight, who)) return null;
  if (isImmobile(fight, who)) return null;
  if (!readyMeans(fight, who).every(({ manner }) => manner !== 'melee')) return null;
  const flat: Combatant = combatantWith(who, { posture: 'prone' });
  const worth = harmTo(fight, who, menaces()) - harmTo(fightWithOthers(fight, [flat]), flat);
  return worth > 0 ? { choice: { option: 'posture', to: 'prone' }, ap, needs: ap, worth } : null;
}
