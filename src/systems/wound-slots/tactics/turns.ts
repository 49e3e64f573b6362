import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice } from '../../../kernel/port.ts';
import { flankedBy } from '../combat/flanking.ts';
import { meansOf } from '../combat/means.ts';
import { costs } from '../costs.ts';
import { apGains } from '../derived.ts';
import { isImmobile } from '../fatigue.ts';
import { judgeAble } from '../judge.ts';
import { moverOf } from '../movement/buying.ts';
import { pathOf } from '../movement/way.ts';
import type { Combatant, Fight, Posture } from '../state.ts';
import { conscious, everybody, one } from '../state.ts';
import { hasOneAction } from '../turn/declaring.ts';
import { advance, approaches, outshotBy } from './approach.ts';
import { arm } from './arms.ts';
import { cares, rescues } from './care.ts';
import { danger } from './danger.ts';
import type { Deed } from './deeds.ts';
import { bestOf, deedsAt, fewestAp, isFarFighter, loadUp, rateOf, standingFoes } from './deeds.ts';
import type { Lay } from './ground.ts';
import { layOf } from './ground.ts';
import type { Menace } from './guard.ts';
import { guarding, inDanger, menacesTo } from './guard.ts';
import { rebuffsOn } from './hazard.ts';
import { holds } from './holds.ts';
import { bestIgnored } from './ignoring.ts';
import { freshness } from './life.ts';
import { breakAway } from './loose.ts';
import { once } from './once.ts';
import { bestPlan, firstsOf } from './plan.ts';
import { giveGround, lieLow, takeCover } from './retreat.ts';
import { mayDo, retried } from './retry.ts';
import { taste } from './taste.ts';

/**
 * The sensible tactic's turn. The worth of all deeds is counted in one unit (`promise.ts`), and AP are distributed
 * among them for the highest total, including what is kept for later (`plan.ts`). With AP that are of no other use it
 * comes nearer, retreats or takes cover. To act before foes, and to be able to interrupt them, is worth more than to
 * defend or to keep AP. `others` receives everything that was weighed.
 */
export function sensibleTurn(
  fight: Fight,
  who: Combatant,
  others: Weighed[] | null = null,
): readonly Choice[] {
  if (who.pinnedBy.length > 0) return who.ap >= costs.escape.ap ? [{ option: 'escape' }] : [];
  const against = standingFoes(fight, who);
  if (judgeAble(fight, who) !== null) return [];
  const lay = once(() => layOf(fight, who, 'near'));
  if (against.length === 0) return afterwards(fight, who, lay);
  const blows = once(() => blowsOf(fight, who, against, lay));
  const menaces = once(() => menacesTo(fight, who));
  const scene: Scene = { fight, who, against, lay, blows, menaces };
  const first = urgent(scene);
  if (first.length > 0) return first;
  const defence = guarding(fight, who, menaces);
  const guard = defence && mayDo(fight, who, defence.choice) ? defence : null;
  const next = nextDeed(scene, guard, others);
  if (next && next !== guard?.choice) return [next];
  const near = comesNearer(scene);
  if (near.length > 0) return near;
  const last = next ? [next] : [...mountsDeed(scene), ...leftover(scene)];
  const idle = next !== null || last.length === 0;
  return idle && isBehind(fight, who, 0) ? [seize] : last;
}

/** SL-MSC-9: the dying are still stabilized when no foe is left but the fight goes on. */
function afterwards(fight: Fight, who: Combatant, lay: () => Lay | null): readonly Choice[] {
  const rescue = bestOf(retried(fight, who, rescues(fight, who, lay)), who.ap);
  return rescue ? [rescue.choice] : [];
}

/** The situation; what is expensive is computed when first needed. */
interface Scene {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly against: readonly Combatant[];
  lay(): Lay | null;
  blows(): readonly Deed[];
  menaces(): readonly Menace[];
}

/** The worth of a kept AP. */
function priceOf({ blows }: Scene): number {
  const best = bestOf(blows());
  return taste.saving * (best?.worth ? rateOf(best) : taste.usualRate);
}

/** AP that can be kept without losing any of the next gains to the maximum (SL-AP-3). */
function keepable(fight: Fight, who: Combatant): number {
  const { start, end, most } = apGains(who.sheet, fight.rulings);
  return Math.max(0, most - start - end);
}

/** The fewest AP of deeds other than attacks: holds and care. */
const otherDeeds = Math.min(
  ...(['pin', 'hinder', 'stabilize', 'treat-condition', 'treat-wound'] as const).map(
    (entry) => costs[entry].ap,
  ),
);
/** The AP of a step out of a grapple. */
const oneStep = 1;

/** A lower bound of the AP of anything that it can do, from anywhere. */
const fewestOf = (fight: Fight, who: Combatant): number =>
  Math.min(
    who.grappling.length > 0 ? oneStep : otherDeeds,
    ...who.sheet.spells.map(({ ap }) => ap),
    ...meansOf(fight, who).map((means) => fewestAp(who, means)),
  );

/**
 * The first choice of the best plan for all AP, from here or after walking; `null`: nothing is better than keeping AP.
 */
function nextDeed(scene: Scene, guard: Deed | null, others: Weighed[] | null): Choice | null {
  const { fight, who, against, lay } = scene;
  const able = who.ap >= fewestOf(fight, who);
  if (!able && !guard) return null;
  const room = keepable(fight, who);
  const price = priceOf(scene);
  const kept = (left: number): number => price * Math.min(left, room);
  const blows = scene.blows();
  // After walking up to a foe it attacks before it defends.
  const came = who.movement.runUp > 0 && blows.some((deed) => deed.needs <= who.ap);
  const purse = { ap: who.ap, once: hasOneAction(fight, who), kept };
  const here = bestPlan(blows, came ? null : guard, purse);
  let [value, choice] = [here.value, here.first?.choice ?? null];
  others?.push(...firstsOf(blows, came ? null : guard, purse));
  const goes = able && !hasPinned(fight, who) && (blows.length === 0 || !isFarFighter(fight, who));
  for (const { walk, ap, deeds } of goes ? approaches(fight, who, against, lay) : []) {
    const there = bestPlan(retried(fight, who, deeds), guard, { ...purse, ap: who.ap - ap });
    if (!there.first || there.first === guard || (!others && there.value <= value)) continue;
    const way = walk();
    if (!way) continue;
    const worth = there.value - rebuffsOn(fight, moverOf(fight, who), pathOf(way));
    others?.push({ choice: way, worth });
    if (worth <= value) continue;
    value = worth;
    choice = way;
  }
  return choice;
}

/** What comes before everything else, in order of preference. */
function urgent({ fight, who }: Scene): readonly Choice[] {
  const found: Choice[] = [];
  if (who.charge) found.push({ option: 'continue-charge' });
  if (who.sunk && who.ap >= costs.surface.ap) found.push({ option: 'surface' });
  if (who.riding && !who.riding.control && who.ap >= costs.calm.ap) found.push({ option: 'calm' });
  if (who.riding && !who.riding.control) found.push({ option: 'dismount' });
  const flanked = who.ignoring.length > 0 || flankedBy(fight, who) !== null;
  const ignored = flanked ? bestIgnored(fight, who) : null;
  if (ignored) found.push({ option: 'ignore', whom: [...ignored] });
  // SL-POS-5: from the magic, also where somebody grapples it besides.
  const bond = fight.effects.find(({ kind, on }) => kind === 'bound' && on === who.id);
  if (bond && who.ap >= costs.escape.ap && standingFoes(fight, who).length > 0)
    found.push({ option: 'escape', from: bond.id });
  const weapon = arm(fight, who);
  if (weapon) found.push(weapon);
  const to = risesTo(fight, who);
  if (to) found.push({ option: 'posture', to });
  return found.filter((choice) => mayDo(fight, who, choice));
}

/** SL-POS-1: the posture to which it rises; `null` if it stands, is safe as it lies, or cannot move (SL-CND-8). */
function risesTo(fight: Fight, who: Combatant): Posture | null {
  if (who.posture === 'standing' || isImmobile(fight, who)) return null;
  const { ap } = costs.posture;
  if (who.posture === 'crouching') return who.ap >= ap ? 'standing' : null;
  return who.ap >= 2 * ap && inDanger(fight, who) ? 'crouching' : null;
}

/** Attacks and everything comparable that needs no walk. */
function blowsOf(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  lay: () => Lay | null,
): readonly Deed[] {
  const here = deedsAt(fight, who, against);
  return retried(fight, who, [
    ...here,
    ...holds(fight, who, against),
    ...cares(fight, who, lay),
    ...breakAway(fight, who, here, lay),
  ]);
}

/** SL-MNT-2: an attack by a commanded mount with its own AP. */
function mountsDeed({ fight, who, against }: Scene): readonly Choice[] {
  const mount = who.riding?.control ? one(fight, who.riding.mount) : null;
  if (!mount || !conscious(mount) || mount.sheet.traits.trained !== true) return [];
  const deed = bestOf(retried(fight, mount, deedsAt(fight, mount, against)), mount.ap);
  return deed ? [{ ...deed.choice, by: mount.id }] : [];
}

const seize: Choice = { option: 'seize-initiative' };

/** With AP that would be lost it seizes initiative until every foe is behind by more than this. */
const lead = 3;

/** The round after which it no longer waits for foes to come. */
const longWait = 6;

/**
 * Approaches foes that it cannot attack well in this turn: if the other side has more shooters, or as many and AP would
 * be lost, or it has waited long, is winning, or has begun to dash.
 */
function comesNearer({ fight, who, against }: Scene): readonly Choice[] {
  if (who.ap < 1 || (who.acted && !who.dashing)) return [];
  const by = outshotBy(fight, who);
  const spills = who.ap > keepable(fight, who);
  const goes = presses(fight, who, by) || (by === 0 && spills);
  const far = goes ? layOf(fight, who, 'far') : null;
  return far ? advance(far, against) : [];
}

/** Whether it gains nothing by waiting. `by`: how many more shooters the other side has. */
const presses = (fight: Fight, who: Combatant, by = outshotBy(fight, who)): boolean =>
  who.dashing || by > 0 || fight.round > longWait || isWinning(fight, who);

/** How many times stronger a side must be to have no reason to wait. */
const ahead = 2;

function isWinning(fight: Fight, who: Combatant): boolean {
  let [own, other] = [0, 0];
  for (const each of everybody(fight)) {
    if (!conscious(each)) continue;
    const strength = danger(each.sheet) * freshness(fight, each);
    if (each.side === who.side) own += strength;
    else other += strength;
  }
  return own > ahead * other;
}

/** SL-GRP-1: whether it has pinned a foe, who would be free if it walked away. */
const hasPinned = (fight: Fight, who: Combatant): boolean =>
  who.grappling.some((id) => one(fight, id).pinnedBy.includes(who.id));

/** What to do with AP for which there is no attack. */
function leftover(scene: Scene): readonly Choice[] {
  const { fight, who, against, lay, menaces } = scene;
  const load = loadUp(fight, who);
  if (load && mayDo(fight, who, load)) return [load];
  const spills = who.ap > keepable(fight, who);
  // AP that would be lost cost nothing.
  const price = (ap: number): number => (spills || ap === 0 ? 0 : ap * priceOf(scene));
  // Whoever has just come nearer, has retreated already or would let go of somebody stays.
  const goes =
    (who.ap > 0 || who.movement.left > 0) &&
    who.movement.runUp === 0 &&
    who.grappling.length === 0 &&
    !(who.movement.walked > 0 && presses(fight, who));
  const found = [
    lieLow(fight, who, menaces),
    goes ? giveGround(fight, who, lay, menaces(), against, who.ap, price) : null,
    goes && isFarFighter(fight, who) ? takeCover(fight, who, lay, menaces, against, who.ap) : null,
  ].filter((deed): deed is Deed => deed !== null && deed.worth > price(deed.ap));
  const best = bestOf(retried(fight, who, found));
  if (best) return [best.choice];
  return spills && isBehind(fight, who, lead) ? [seize] : [];
}

/** SL-MSC-8: whether Seize Initiative is affordable and some foe is behind by no more than `margin`. */
const isBehind = (fight: Fight, who: Combatant, margin: number): boolean =>
  who.ap >= costs['seize-initiative'].ap &&
  mayDo(fight, who, seize) &&
  standingFoes(fight, who).some(({ initiative }) => (initiative ?? 0) + margin >= (who.initiative ?? 0));
