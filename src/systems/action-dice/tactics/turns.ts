import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice } from '../../../kernel/port.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { actionCosts, vigorCosts } from '../costs.ts';
import { judgeMap } from '../cover/line.ts';
import { judgeAble } from '../judge.ts';
import { isBound, movementOf, reachOf } from '../numbers.ts';
import { gettingUp, takersOf } from '../openings/give.ts';
import { powerAction } from '../powers/action.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { arm } from './arms.ts';
import { cares } from './care.ts';
import { deedsAt, marksOf, mostWorth, standingFoes } from './deeds.ts';
import type { Lay } from './ground.ts';
import { layOf, placesAround, strikeSpot, walkTo } from './ground.ts';
import { guarding } from './guard.ts';
import { comeNearer, longest, strikes } from './nearer.ts';
import type { Deed } from './plan.ts';
import { bestPlan, firstsOf, rounding } from './plan.ts';
import type { Mark } from './promise.ts';
import { markOf, promised } from './promise.ts';
import { vigorPrice } from './purse.ts';
import { standingAt } from './stand.ts';

/**
 * The choices of a sensible fighter for its turn, best first. All possible deeds, here or after a Move, are valued in
 * one measure with the worth of their Vigor and Mana subtracted (`purse.ts`), and the actions are spent for the highest
 * sum. Actions left are spent on approaching or defending. `others` receives everything that was valued.
 */
export function sensibleTurn(
  fight: Fight,
  who: Combatant,
  others: Weighed[] | null = null,
): readonly Choice[] {
  const against = standingFoes(fight, who);
  if (judgeAble(who, true) !== null || against.length === 0 || who.actions < 1) return [];
  const bound = isBound(who);
  const around = bound ? null : layOf(fight, who);
  const scene: Scene = { fight, who, against, around };
  const first = bound ? null : (arm(fight, who, against, around) ?? getUp(scene));
  if (first) return [first];
  const next = nextDeed(scene, others);
  if (bound) return next ? [next] : [];
  return next ? [next] : leftover(scene);
}

interface Scene {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly against: readonly Combatant[];
  readonly around: Lay | null;
}

/** AD-POS-13, AD-POS-14: stands up if no enemy is likely to take the opening, or if it reaches no enemy while prone. */
function getUp({ fight, who, against }: Scene): Choice | null {
  if (!who.prone || who.sheet.fixed) return null;
  const takers = takersOf(fight, gettingUp(fight, who));
  const willing = takers.filter((foe) => vigorPrice(fight, foe, vigorCosts.takeOpening) < 5);
  const strikes = meansOf(fight, who).some((means) =>
    against.some((foe) => distanceBetween(fight, who, foe) <= rangeOf(fight, who, means)),
  );
  return willing.length === 0 || !strikes ? { option: 'stand-up' } : null;
}

const rangeOf = (fight: Fight, who: Combatant, { range, reach }: Means): number =>
  range?.far ?? reachOf(fight, who, reach);

/** The number of enemies to consider, the nearest. */
const mostFoes = 5;

const nearestFoes = ({ fight, who, against }: Scene): readonly Combatant[] =>
  against.length <= mostFoes
    ? against
    : [...against]
        .sort((a, b) => distanceBetween(fight, who, a) - distanceBetween(fight, who, b))
        .slice(0, mostFoes);

/** The cost of a walk: between equals it stays. */
const trouble = 0.01;

/** The first deed of the best plan for all actions, here or at another place. */
function nextDeed(scene: Scene, others: Weighed[] | null): Choice | null {
  const { fight, who, around } = scene;
  const { actions, vigor } = who;
  const near = marksOf(fight, who, nearestFoes(scene));
  const guard = guarding(fight, who);
  const here = deedsAt({ fight, who }, near, actions);
  const all = [...here, ...guard, ...cares(fight, who, actions), ...waiting(scene)];
  const deeds = isBound(who) ? all.filter(({ choice }) => isOfTheMind(fight, who, choice)) : all;
  const plan = bestPlan(deeds, actions, vigor);
  others?.push(...firstsOf(deeds, actions, vigor));
  let [value, choice] = [plan.value, plan.first?.choice ?? null];
  const consider: Consider = (way, moves, deeds) => {
    if (deeds.length === 0) return;
    const there = bestPlan([...deeds, ...guard], actions - moves, vigor);
    if (!there.first || guard.includes(there.first)) return;
    const worth = there.value - trouble;
    if (worth <= value && others === null) return;
    const walk = way();
    if (!walk) return;
    others?.push({ choice: walk, worth });
    if (worth <= value) return;
    value = worth;
    choice = walk;
  };
  const defends = guard.reduce((most, deed) => Math.max(most, deed.worth / deed.actions), 0);
  /** Whether a Move towards a target may bring more than the best so far. */
  const isWorth = (mark: Mark): boolean =>
    others !== null ||
    (actions - actionCosts.move) * Math.max(defends, mostWorth(fight, who, mark)) >
      value + trouble - rounding;
  if (around && actions > actionCosts.move) {
    closeIn(scene, around, near, isWorth, consider);
    shootFrom(scene, around, near, here, isWorth, consider);
  }
  return choice;
}

/** AD-SHK-1: whether it is purely of the mind, as all is that the bound can do. */
const isOfTheMind = (fight: Fight, who: Combatant, { option }: Choice): boolean =>
  powerAction(option)?.mental?.(fight, who) === true;

/** Considers a place. `way` is called only if the place would be an improvement. */
type Consider = (way: () => Choice | null, moves: number, deeds: readonly Deed[]) => void;

/** Considers places next to enemies that can be reached in this turn with an action left for an attack. */
function closeIn(
  { fight, who }: Scene,
  lay: Lay,
  near: readonly Mark[],
  isWorth: (mark: Mark) => boolean,
  consider: Consider,
): void {
  const blade = longest(fight, who);
  if (!blade) return;
  const reach = rangeOf(fight, who, blade);
  const most = (who.actions - 1) * lay.each * 5 + reach;
  for (const mark of near) {
    const foe = mark.target;
    const apart = distanceBetween(fight, who, foe);
    if (apart > most || (apart <= reach && strikes(fight, who, foe, blade)) || !isWorth(mark)) continue;
    const spot = strikeSpot(lay, foe, blade, reach, (who.actions - 1) * lay.each);
    if (!spot) continue;
    const deeds = deedsAt(standingAt(fight, who, spot.cell), [mark], who.actions - spot.moves);
    consider(() => walkTo(lay, spot.cell, spot.cost), spot.moves, deeds);
  }
}

/** The number of places to try for a better shot. */
const mostPlaces = 14;

/** AD-COV-7, AD-VIS-6: considers other places to shoot from, where cover or fog may not be on the line. */
function shootFrom(
  { fight, who }: Scene,
  lay: Lay,
  near: readonly Mark[],
  here: readonly Deed[],
  isWorth: (mark: Mark) => boolean,
  consider: Consider,
): void {
  if (!shoots(fight, who)) return;
  const best = here.reduce((most, { worth, actions }) => Math.max(most, worth / actions), 0);
  // If a shot from here is good enough, no other place is considered.
  if (best > 0.2) return;
  const nearest = near.slice(0, 3);
  if (!nearest.some(isWorth)) return;
  for (const cell of placesAround(lay, mostPlaces)) {
    const deeds = deedsAt(standingAt(fight, who, cell), nearest, who.actions - 1);
    consider(() => walkTo(lay, cell, lay.each), 1, deeds);
  }
}

/** Whether it has a ranged weapon or spell that it can use; thrown weapons do not count. */
const shoots = (fight: Fight, who: Combatant): boolean =>
  meansOf(fight, who).some(({ manner, delivery }) => manner === 'ranged' && delivery !== 'thrown') ||
  who.sheet.powers.some(
    ({ does, mana }) =>
      ((does.deed === 'bolt' && does.range !== 'adjacent') || does.deed === 'blast') && mana <= who.mana,
  );

/** The probability that an enemy that could come does. */
const likely = 0.4;
/** The last round in which it readies an attack, so that two sides do not wait for each other forever. */
const longWait = 3;

/** AD-ACT-11: readies an attack on an enemy that comes into reach. It cannot react to it in its own turn (AD-REA-3). */
function waiting({ fight, who, against }: Scene): readonly Deed[] {
  const blade = longest(fight, who);
  if (!blade || who.readied.length > 0 || fight.round > longWait) return [];
  const reach = rangeOf(fight, who, blade);
  const price = vigorPrice(fight, who, fight.rulings.readyVigor);
  let best = 0;
  for (const foe of against) {
    const apart = distanceBetween(fight, who, foe);
    const comes = apart > reach && apart <= reach + movementOf(fight, foe) && !shoots(fight, foe);
    // Behind a wall or a closed door it has farther to go.
    if (!comes || foe.winded || judgeMap(fight, who, foe, '') !== null) continue;
    const { worth } = promised({ fight, who }, comingMark(fight, who, foe), blade, 'readied');
    best = Math.max(best, likely * (worth - price));
  }
  if (best <= 0) return [];
  const choice = { option: 'ready', what: 'attack', when: 'reach' };
  return [{ choice, actions: actionCosts.ready, worth: best, vigor: 0, once: true }];
}

/** AD-POS-7, AD-R57: one that comes is in its own turn, and has looked around when its first turn began. */
function comingMark(fight: Fight, who: Combatant, foe: Combatant): Mark {
  const mark = markOf(fight, who, foe, true);
  const notices = !foe.looked && fight.rulings.awareness === 'firstTurnOrAttack';
  return notices ? { ...mark, unaware: false } : mark;
}

/** With actions for which no deed is worthwhile: approach, or defend. */
function leftover(scene: Scene): readonly Choice[] {
  const { fight, who, against, around } = scene;
  const found: Choice[] = [];
  const far = shoots(fight, who);
  if (around) {
    const way = far ? sightOf(scene, around) : comeNearer(fight, who, against, around);
    if (way) found.push(way);
  }
  if (against.some((foe) => distanceBetween(fight, who, foe) <= 60)) found.push({ option: 'defend' });
  return found;
}

/** A shooter without a target approaches until it has one. */
function sightOf(scene: Scene, lay: Lay): Choice | null {
  const { fight, who } = scene;
  const near = marksOf(fight, who, nearestFoes(scene));
  return deedsAt({ fight, who }, near, who.actions).length > 0
    ? null
    : comeNearer(fight, who, scene.against, lay);
}
