import { nearestFirst } from '../../../engine/nearest.ts';
import type { Id } from '../../../kernel/json.ts';
import { abilityOfOption } from '../actions/ability.ts';
import { keptByBearing } from '../bearing.ts';
import { abilityMeans, meleeReach } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { copyOfCombatant } from '../copies.ts';
import { basicCosts } from '../costs.ts';
import { takenCover } from '../cover/bonus.ts';
import { coverOf } from '../cover/cover.ts';
import type { Effect } from '../effects/effect.ts';
import { stanceOf, sufferings } from '../effects/effects.ts';
import { belongs, groundOf } from '../ground.ts';
import { basicMovement } from '../numbers.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { farRange } from './arms.ts';
import type { Deed } from './deeds.ts';
import { apOf, readyMeans } from './deeds.ts';
import { withOther } from './ground.ts';
import { groundBetween, keptBetween, pairOf } from './kept.ts';
import { forcesOf, standingFoes } from './people.ts';
import { aimAt, aimIf, lifeWord, promiseOf } from './promise.ts';
import { taste } from './taste.ts';

/**
 * Estimates of what enemies could do to a combatant before its next turn, and how much Defend and Taking Cover reduce
 * it.
 */

/** Metres at which a foe can still make a melee attack in its turn: free movement and one Move. */
const strikeRange = (fight: Fight, foe: Combatant): number => meleeReach(foe) + 2 * basicMovement(fight, foe);

/** What a foe would attack with: the first of its weapons and Abilities for which `getsThere` holds. */
function attackMeans(foe: Combatant, getsThere: (means: Means) => boolean): Means | null {
  const weapon = readyMeans(foe).find(getsThere);
  if (weapon) return weapon;
  for (const ability of foe.sheet.abilities) {
    if (ability.does.deed !== 'attack' || ability.cost.wp > foe.wp) continue;
    const means = abilityMeans(ability, 0);
    if (getsThere(means)) return means;
  }
  return null;
}

/**
 * The round after which defending counts less and less, since it only delays the end, and is no longer chosen in place
 * of a deed: two who wait for each other would do so for ever.
 */
const longFight = 3;
const patience = 0.75;

/** The most foes considered, the nearest: more rarely attack the same target. */
const mostFoes = 3;

interface Menace {
  readonly foe: Combatant;
  readonly means: Means;
}

/** The foes that could attack `who`, each with its means. */
function menaces(fight: Fight, who: Combatant): readonly Menace[] {
  const found: Menace[] = [];
  const all = nearestFirst(standingFoes(fight, who), (foe) => distanceBetween(fight, who, foe), mostFoes);
  for (const { who: foe, apart } of all) {
    if (found.length >= mostFoes) break;
    const means = attackMeans(foe, ({ manner, range }) =>
      manner === 'melee' ? apart <= Math.max(range, strikeRange(fight, foe)) : apart <= range + 3,
    );
    if (means) found.push({ foe, means });
  }
  return found;
}

/**
 * WS-STA-6: whether lying Prone is a help for now: somebody could shoot at it, and nobody could come and strike it in
 * melee.
 */
export function liesWell(fight: Fight, who: Combatant): boolean {
  const comes = (foe: Combatant): boolean => distanceBetween(fight, who, foe) <= strikeRange(fight, foe);
  return !standingFoes(fight, who).some(comes) && menaces(fight, who).length > 0;
}

/** The same of somebody whom a deed would bring nothing else than that it lies Prone, and who shoots back from there. */
export function laysWell(fight: Fight, who: Combatant, { choice }: Deed): boolean {
  const does = abilityOfOption(who, choice.option)?.does;
  if (does?.deed !== 'defense' || does.status?.id !== 'prone' || does.damage.length > 0) return false;
  const target = fight.combatants[String(choice.target)];
  return target !== undefined && farRange(target) > 0 && liesWell(fight, target);
}

const knownOpen = keptBetween<number>();
const knownDefended = keptBetween<number>();

const timesOf = ({ foe, means }: Menace): number =>
  1 + (means.kind === 'weapon' ? foe.sheet.traits.extraAttacks : 0);

/**
 * The estimated value of a foe's round of attacks on `who`. Cached by how the two stand, the ground and the target's
 * life.
 */
function openTo(fight: Fight, who: Combatant, menace: Menace): number {
  const { foe, means } = menace;
  const ground = groundBetween({ fight, who: foe, target: who, means });
  return knownOpen(pairOf(fight, foe, who, who), means, ground, lifeWord(who), () => {
    return timesOf(menace) * promiseOf(aimAt(fight, foe, means, who, 0, who)).worth;
  });
}

/** The same as if `who` defended itself, which does not change the ground. */
function defendedFrom(fight: Fight, who: Combatant, menace: Menace): number {
  const { foe, means } = menace;
  const ground = groundBetween({ fight, who: foe, target: who, means });
  return knownDefended(pairOf(fight, foe, who, who), means, ground, lifeWord(who), () => {
    const guarded = defending(fight, who);
    const supposed = (): Fight => withOther(fight, guarded, 'defending');
    return timesOf(menace) * promiseOf(aimIf(aimAt(fight, foe, means, who, 0, who), guarded, supposed)).worth;
  });
}

function defending(fight: Fight, who: Combatant): Combatant {
  const guarded = copyOfCombatant(who);
  guarded.effects = defences(fight, who);
  return guarded;
}

/** Its effects with Defend added; cached, so that equal situations give the same list. */
const defences = keptByBearing((_fight, who): readonly Effect[] => [
  ...who.effects,
  { id: 'forecast', kind: 'stance', stance: 'defending', by: who.id, until: { when: 'ended' } },
]);

/** The chance that a foe attacks this combatant rather than a friend. */
function attention(fight: Fight, who: Combatant, count: number): number {
  return Math.min(1, (1 + count) / (1 + forcesOf(fight, who).length));
}

/** Foes that could attack a combatant. */
interface Threat {
  readonly count: number;
  /**
   * The value of their ranged attacks against half cover, which Taking Cover would reduce; `null` if there are none.
   */
  readonly shots: number | null;
}

const noThreat: Threat = { count: 0, shots: null };

function findThreat(fight: Fight, who: Combatant): Threat {
  const from = menaces(fight, who);
  if (from.length === 0) return noThreat;
  const covered = stanceOf(who, 'taking-cover') !== null;
  return { count: from.length, shots: covered ? null : shotsAt(fight, who, from) };
}

/** The value of ranged attacks against which `who` has half cover. */
function shotsAt(fight: Fight, who: Combatant, from: readonly Menace[]): number | null {
  let shots: number | null = null;
  for (const menace of from) {
    const { foe, means } = menace;
    if (means.manner !== 'ranged') continue;
    const { grade } = coverOf(fight, who, { cell: foe.cell, squares: foe.squares, who: foe });
    if (grade === 'half') shots = (shots ?? 0) + openTo(fight, who, menace);
  }
  return shots;
}

/**
 * The last result and its key: the ground, the life of `who`, and the WP of its foes. A turn asks before each deed, and
 * most deeds change none of these.
 */
let last: {
  readonly ground: number;
  readonly id: Id;
  readonly vitality: number;
  readonly temporary: number;
  readonly wp: readonly number[];
  readonly threat: Threat;
} | null = null;

function threatTo(fight: Fight, who: Combatant): Threat {
  if (!belongs(fight, who)) return findThreat(fight, who);
  const ground = groundOf(fight);
  const foes = standingFoes(fight, who);
  if (
    last?.ground === ground &&
    last.id === who.id &&
    last.vitality === who.vitality &&
    last.temporary === who.temporary &&
    paysAs(foes, last.wp)
  ) {
    return last.threat;
  }
  const { id, vitality, temporary } = who;
  const threat = findThreat(fight, who);
  last = { ground, id, vitality, temporary, wp: foes.map(({ wp }) => wp), threat };
  return threat;
}

function paysAs(foes: readonly Combatant[], wp: readonly number[]): boolean {
  for (let i = 0; i < foes.length; i++) if (foes[i]?.wp !== wp[i]) return false;
  return true;
}

const isReckless = (fight: Fight, who: Combatant): boolean =>
  sufferings(fight, who).some(({ kind }) => kind.reckless);

/** The weight of reducing foes' attacks: by the chance to be attacked, and less in long fights. */
const weightOf = (fight: Fight, who: Combatant, count: number): number =>
  taste.putOff * attention(fight, who, count) * patience ** Math.max(0, fight.round - longFight);

/** WS-BAS-14: Taking Cover against ranged attacks. */
export function takingCover(fight: Fight, who: Combatant): readonly Deed[] {
  const ap = basicCosts['take-cover'];
  if (apOf(fight, who) < ap || isReckless(fight, who)) return none;
  const { count, shots } = threatTo(fight, who);
  if (shots === null) return none;
  const worth = weightOf(fight, who, count) * shots * (takenCover.evasion / 12);
  return [{ choice: { option: 'take-cover' }, ap, worth, out: 0, once: true }];
}

/** WS-BAS-4, WS-BAS-14: Defend and Taking Cover, while a fight is not long. */
export const guarding = (fight: Fight, who: Combatant): readonly Deed[] =>
  fight.round > longFight ? none : [...defence(fight, who), ...takingCover(fight, who)];

function defence(fight: Fight, who: Combatant): readonly Deed[] {
  const ap = basicCosts.defend;
  if (apOf(fight, who) < ap || isReckless(fight, who) || stanceOf(who, 'defending') !== null) return none;
  const from = menaces(fight, who);
  if (from.length === 0) return none;
  const spared = from.reduce(
    (sum, menace) => sum + openTo(fight, who, menace) - defendedFrom(fight, who, menace),
    0,
  );
  const worth = weightOf(fight, who, from.length) * spared;
  return [{ choice: { option: 'defend' }, ap, worth, out: 0, once: true }];
}

const none: readonly Deed[] = [];
