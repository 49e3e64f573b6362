import { apart } from '../../../engine/deeds.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Deed as DeedOf } from '../abilities/outcome.ts';
import { outcomeOf } from '../abilities/outcome.ts';
import { upcastDeed } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import { criticalExtras, ignoredBy, maneuverDamage, meansDamage, statExtras } from '../combat/extras.ts';
import { abilityMeans } from '../combat/means.ts';
import type { Prepared } from '../combat/prepare.ts';
import { prepareAttack } from '../combat/prepare.ts';
import { ridersOf } from '../combat/riders.ts';
import { hits } from '../combat/roll.ts';
import type { AddedManeuver, AttackSpec, Means } from '../combat/types.ts';
import { coverAgainst } from '../cover/cover.ts';
import { drKinds } from '../defense/kinds.ts';
import { drPowerOf } from '../numbers.ts';
import type { Rider } from '../riders.ts';
import type { DefenseSpec } from '../roll/defense.ts';
import { passes, prepareDefense } from '../roll/defense.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Table } from '../table.ts';
import type { Chance } from './chances.ts';
import { chanceThat } from './chances.ts';
import { danger } from './danger.ts';
import type { Loss } from './harm.ts';
import { harmOf, lossOf } from './harm.ts';
import type { Pair, Word } from './kept.ts';
import { groundBetween, keptBetween, pairOf, termsNumber } from './kept.ts';
import { movedShare, statusShare } from './suffering.ts';

/**
 * The expected value of an attack or Ability: the part it takes of what the target can still take, times the target's
 * danger. Chances and damage are computed by the rules; the weights are estimates.
 */

export interface Promised {
  readonly worth: number;
  /** The probability that the target is out. */
  readonly out: number;
}

/** The additional value of putting somebody out of the fight. */
const felled = 0.25;

const worthOf = (fight: Fight, target: Combatant, { share, out }: Loss, more = 0): Promised => ({
  worth: (share + felled * out + (1 - out) * more) * danger(fight, target),
  out,
});

/** An attack before its roll, the same for all Maneuvers. */
interface Aim extends Chances {
  /** For its rulings. */
  readonly fight: Fight;
  /** Makes the fight in which the target is as supposed here; `null` if nothing is supposed. */
  readonly supposed: (() => Fight) | null;
  readonly pair: Pair;
  readonly who: Combatant;
  readonly target: Combatant;
  /** Whose side reckons with it: see `pairOf`. */
  readonly thinker: Combatant;
  readonly means: Means;
  /** See `groundBetween`. */
  readonly ground: number;
  /** Evasion that reactions would add. */
  readonly evasion: number;
}

interface Chances {
  /** A number for everything the chances depend on: how the two stand, the means, the ground, reactions. */
  readonly number: number;
  readonly hit: number;
  readonly critical: number;
}

export function aimAt(
  fight: Fight,
  who: Combatant,
  means: Means,
  target: Combatant,
  evasion = 0,
  thinker: Combatant = who,
): Aim {
  const ground = groundBetween({ fight, who, target, means });
  const pair = pairOf(fight, who, target, thinker);
  return aimOf({ fight, supposed: null, pair, who, target, thinker, means, ground, evasion });
}

/** The same with a supposed target in a supposed fight; the ground must be the same. */
export function aimIf(aim: Aim, target: Combatant, supposed: () => Fight): Aim {
  const { fight, who, thinker, means, ground, evasion } = aim;
  const pair = pairOf(fight, who, target, thinker);
  return aimOf({ fight, supposed, pair, who, target, thinker, means, ground, evasion });
}

/** The same chances with other means: another upcasting of the same Ability. */
export function aimWith(aim: Aim, means: Means): Aim {
  const { fight, supposed, pair, who, target, thinker, ground, evasion } = aim;
  return withChances({ fight, supposed, pair, who, target, thinker, means, ground, evasion }, aim);
}

type Unweighed = Omit<Aim, keyof Chances>;

const aimOf = (given: Unweighed): Aim =>
  withChances(given, isObject(given.target) ? certain : keptChances(given));

/** Written out, so that all aims have the same hidden class. */
const withChances = (given: Unweighed, { number, hit, critical }: Chances): Aim => ({
  fight: given.fight,
  supposed: given.supposed,
  pair: given.pair,
  who: given.who,
  target: given.target,
  thinker: given.thinker,
  means: given.means,
  ground: given.ground,
  evasion: given.evasion,
  number,
  hit,
  critical,
});

const certain: Chances = { number: 0, hit: 1, critical: 0 };

const knownChances = keptBetween<Chances>();

const keptChances = (aim: Unweighed): Chances =>
  knownChances(aim.pair, aim.means, aim.ground, aim.evasion, () => {
    const { who, target, means, evasion } = aim;
    const fight = fightOf(aim);
    const aimed = { who: who.id, target: target.id, means, guess: false, evasion };
    return chancesOf(fight, prepareAttack(fight, aimed));
  });

const fightOf = ({ fight, supposed }: Pick<Aim, 'fight' | 'supposed'>): Fight =>
  supposed === null ? fight : supposed();

let count = 0;

function chancesOf(fight: Fight, { bonus, weighed, evasion }: Prepared): Chances {
  const lands = (natural: number): boolean =>
    hits(fight, { natural, result: natural + bonus.value, bonus }, evasion.value);
  const critical = lands(20) ? chanceThat(weighed, (face) => face === 20) : 0;
  return { number: ++count, hit: chanceThat(weighed, lands), critical };
}

/** A port that changes nothing and answers every question with its first option. */
const quiet = (fight: Fight): Table => ({
  fight,
  draw: () => {
    throw new Error('no die falls in a forecast');
  },
  ask: (question) => {
    const read = question.read({ option: question.options()[0]?.id ?? '' });
    return read as never;
  },
  tell: () => {},
  ...apart,
});

const known = keptBetween<Promised>();

/** The rest of a cache key besides how a combatant stands: its life. A number if possible. */
export function lifeWord({ vitality, temporary }: Combatant): Word {
  const whole = Number.isInteger(vitality) && Number.isInteger(temporary);
  return whole && temporary >= 0 && temporary < mostTemporary
    ? vitality * mostTemporary + temporary
    : `${vitality}+${temporary}`;
}

const mostTemporary = 4096;

/** The value of the attack with these Maneuvers. */
export function promiseOf(aim: Aim, maneuvers: readonly AddedManeuver[] = none): Promised {
  const more = maneuvers.reduce(withManeuver, lifeWord(aim.target));
  return known(aim.pair, aim.means, aim.number, more, () => reckonPromise(aim, maneuvers));
}

const none: readonly AddedManeuver[] = [];

const withManeuver = (word: Word, { maneuver, steps }: AddedManeuver): Word =>
  `${word} ${maneuver.id}*${steps}`;

function reckonPromise(aim: Aim, maneuvers: readonly AddedManeuver[]): Promised {
  const { fight, target, pair, means, number, hit, critical } = aim;
  const word = maneuvers.reduce(withManeuver, '');
  const { harm, greatHarm, riders } = knownBlows(pair, means, number, word, () => blowOf(aim, maneuvers));
  const plain = lossOf(fight, target, harm);
  const great = critical > 0 ? lossOf(fight, target, greatHarm) : plain;
  const loss: Loss = {
    share: (hit - critical) * plain.share + critical * great.share,
    out: (hit - critical) * plain.out + critical * great.out,
  };
  const more = riders.reduce((sum, rider) => sum + riderShare(fight, target, rider), 0);
  return worthOf(fight, target, loss, hit * more);
}

/** The results of a hit, independent of the target's life. */
interface Blow {
  readonly harm: readonly Chance[];
  /** Damage of a critical hit. */
  readonly greatHarm: readonly Chance[];
  /** Each with the probability that the Defense Roll fails. */
  readonly riders: readonly Ridden[];
}

interface Ridden {
  readonly rider: Rider;
  readonly fails: number;
}

const knownBlows = keptBetween<Blow>();

function blowOf(aim: Aim, maneuvers: readonly AddedManeuver[]): Blow {
  const { who, target, thinker, means, critical } = aim;
  const fight = fightOf(aim);
  const spec: AttackSpec = { who: who.id, target: target.id, means, maneuvers };
  const parts = [...meansDamage(means), ...maneuvers.flatMap(maneuverDamage)];
  const extras = statExtras(fight, spec);
  const ignores = ignoredBy(maneuvers);
  const harm = harmOf(fight, target, { who, parts, extras, ignores, thinker });
  const more = critical > 0 ? [...extras, ...criticalExtras(quiet(fight), spec, target.id)] : extras;
  const greatHarm =
    critical > 0 ? harmOf(fight, target, { who, parts, extras: more, ignores, thinker }) : harm;
  const from = means.manner === 'ranged' ? who.cell : null;
  const riders = ridersOf(spec).map((rider): Ridden => {
    const { dr, power = drPowerOf(fight, who).value } = rider;
    return { rider, fails: failsChance(fight, { who: target.id, dr, power, by: who.id, from }) };
  });
  return { harm, greatHarm, riders };
}

const riderShare = (fight: Fight, target: Combatant, { rider, fails }: Ridden): number =>
  (statusShare(fight, target, rider.status) + movedShare(rider.moves)) * fails;

/** The probability that a Defense Roll fails. */
function failsChance(fight: Fight, given: Pick<DefenseSpec, 'who' | 'dr' | 'power' | 'by' | 'from'>): number {
  const target = fight.combatants[given.who];
  if (target && isObject(target)) return 1;
  const { clause } = drKinds[given.dr];
  const { bonus, weighed } = prepareDefense(fight, { clause, purpose: 'withstand', ...given });
  return 1 - chanceThat(weighed, (face) => passes(fight, given.power, face, bonus.value));
}

/** A target of an effect, with everything that its value depends on. */
export interface Reached {
  readonly target: Combatant;
  readonly from: Cell;
  readonly pair: Pair;
  /** A number for its cover from the origin. */
  readonly cover: number;
  readonly life: Word;
}

export const reachedFrom = (fight: Fight, who: Combatant, target: Combatant, from: Cell): Reached => ({
  target,
  from,
  pair: pairOf(fight, who, target),
  cover: termsNumber(coverAgainst(fight, target, who.id, from)),
  life: lifeWord(target),
});

/** The value of an Ability with a Defense Roll against one of its targets. */
export function promiseOn(
  fight: Fight,
  who: Combatant,
  ability: Ability,
  steps: number,
  { target, from, pair, cover, life }: Reached,
): Promised {
  return knownOn(pair, abilityMeans(ability, steps), cover, life, () => {
    const does = upcastDeed(ability, steps);
    if (does.deed !== 'defense') return nothing;
    const fails = knownFails(pair, ability, cover, 0, () => {
      const power = drPowerOf(fight, who).value;
      return failsChance(fight, { who: target.id, dr: does.dr, power, by: who.id, from });
    });
    return reckonOn(fight, who, does, target, fails);
  });
}

/** Independent of upcasting. */
const knownFails = keptBetween<number, Ability>();

const knownOn = keptBetween<Promised>();

const nothing: Promised = { worth: 0, out: 0 };

function reckonOn(
  fight: Fight,
  who: Combatant,
  does: DeedOf<'defense'>,
  target: Combatant,
  fails: number,
): Promised {
  const lossFor = (passed: boolean): Loss => {
    const { damages, halved } = outcomeOf(does, passed);
    if (!damages) return { share: 0, out: 0 };
    return lossOf(
      fight,
      target,
      harmOf(fight, target, { who, thinker: who, parts: does.damage, ...(halved ? { halved } : {}) }),
    );
  };
  const [failed, passed] = [lossFor(false), lossFor(true)];
  const loss = {
    share: fails * failed.share + (1 - fails) * passed.share,
    out: fails * failed.out + (1 - fails) * passed.out,
  };
  const more = fails * (statusShare(fight, target, does.status) + movedShare(does.moves));
  return worthOf(fight, target, loss, more);
}
