import type { Id } from '../../../kernel/json.ts';
import { isHelpless } from '../harm/helpless.ts';
import { dropAfterFailure, payForHand } from '../harm/injury-effects.ts';
import { landHit } from '../harm/land.ts';
import { heard } from '../movement/stealth.ts';
import { offerFiring } from '../reactions/chance-events.ts';
import type { Fight } from '../state.ts';
import { conscious, isBroken, one, present, suffers } from '../state.ts';
import { costOfFailure, stayAwake } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Hangs } from '../test/contest.ts';
import { alone, settledBy } from '../test/contest.ts';
import type { Result } from '../test/roll.ts';
import {
  hitsOfItself,
  isCritical,
  isFumble,
  jam,
  readAgainst,
  rollAttack,
  throwAway,
} from './attack-roll.ts';
import { objectOf, strikeObject } from './called-object.ts';
import type { Exchange } from './evade.ts';
import { evade, exchangeOf } from './evade.ts';
import { judgeRage } from './judge-means.ts';
import { ownedBy } from './powers-of.ts';
import { stepIn } from './protection.ts';
import { shockContact, shockedTargets } from './shock.ts';
import type { Attack, Hit } from './types.ts';
import { onlyOne } from './types.ts';

/**
 * The state of one attack from its declaration to the last wound (PE-TEST-7). The One More is left to the caller that
 * resolves the whole action (PE-ONE-3).
 */
export interface Blow {
  readonly attack: Attack;
  /** The attack's current roll; a reroll replaces it for all later targets. */
  roll: Result;
  /** Targets that were Shocked when attacked (PE-AIL-11). */
  readonly shocked: readonly Id[];
  readonly hit: Id[];
  readonly staggered: Id[];
  /** Targets hit whom it has no effect on (PE-AFF-6). */
  readonly barred: Id[];
  /** Combatants that must test to stay conscious at the end (PE-TEST-7, step 7). */
  readonly faints: Id[];
  /** Enemies that were offered a Chance Attack because of this attack's shots (PE-CHA-9). */
  readonly asked: Id[];
  /** Hangs what is done to a target on the protector that steps in for it (PE-ACT-17, `Port.upon`). */
  instead: (who: Id) => void;
  /** Whether it fired where those engaged have not answered yet (PE-R65, `after`). */
  fired: boolean;
}

/**
 * Begins an attack: announces it, offers Chance Attacks for firing, pays for its Power, rolls its die. `null` if the
 * attack comes to nothing.
 */
export function begin(table: Table, attack: Attack): Blow | null {
  const { who, form, targets } = attack;
  tellAttack(table, attack);
  const asked: Id[] = [];
  const ready = !provokes(attack) || offerFiring(table, who, 'before', asked);
  const here = targets.filter((id) => present(one(table.fight, id)));
  if (!ready || here.length === 0 || !holdsStill(table.fight, attack)) {
    tellUnfired(table, attack);
    return null;
  }
  if (comesToNothing(table, attack)) return null;
  payForPower(table, attack);
  const still: Attack = here.length === targets.length ? attack : { ...attack, targets: here };
  const shocked = shockedTargets(table, still);
  const roll = rollAttack(table, still);
  const [aimed] = here;
  if (aimed !== undefined && form !== 'grapple') throwAway(table, still, aimed);
  const fired = provokes(attack);
  return {
    attack: still,
    roll,
    shocked,
    hit: [],
    staggered: [],
    barred: [],
    faints: [],
    asked,
    instead: () => {},
    fired,
  };
}

/**
 * PE-CHA-5: a further shot of the same attack, which may provoke enemies met since the first. Returns whether it can
 * still be fired at its target.
 */
export function readyShot(table: Table, blow: Blow, target: Id): boolean {
  const { attack } = blow;
  if (!provokes(attack)) return true;
  const ready = offerFiring(table, attack.who, 'before', blow.asked);
  if (ready && present(one(table.fight, target)) && holdsStill(table.fight, attack)) {
    blow.fired = true;
    return true;
  }
  tellUnfired(table, attack);
  return false;
}

/** PE-CHA-5: tells that a shot is not fired after all, because of what the Chance Attacks have done to the shooter. */
function tellUnfired(table: Table, attack: Attack): void {
  const { who, means } = attack;
  if (!provokes(attack) || !conscious(one(table.fight, who))) return;
  table.tell({ fact: 'note', text: `${means.label} is not fired.`, clause: 'PE-CHA-5', who });
}

/** PE-R65, `after`: those engaged answer the shots fired from here. Returns whether the attacker can go on. */
export function answerShots(table: Table, blow: Blow): boolean {
  const { who } = blow.attack;
  if (!blow.fired) return true;
  blow.fired = false;
  return offerFiring(table, who, 'after', blow.asked) && holdsStill(table.fight, blow.attack);
}

/**
 * Whether the Power is lost on the way: forgotten (PE-R112), or its Persona was broken by a Chance Attack (PE-ACT-37).
 */
function comesToNothing(table: Table, { who: id, means: { power } }: Attack): boolean {
  if (power === null) return false;
  const who = one(table.fight, id);
  if (suffers(who, 'amnesiac')) {
    table.tell({ fact: 'note', text: `${power.name} is forgotten.`, clause: 'PE-AIL-14', who: id });
    return true;
  }
  const persona = ownedBy(who, power)?.persona;
  if (!persona || !isBroken(persona)) return false;
  const text = `${persona.sheet.name} is broken: ${power.name} comes to nothing.`;
  table.tell({ fact: 'note', text, clause: 'PE-ACT-37', who: id });
  return true;
}

function tellAttack(table: Table, { who, targets, means, form }: Attack): void {
  const { manner, element } = means;
  table.tell({ fact: 'attack', who, targets, with: means.id, manner, element, purpose: form });
}

/** PE-CHA-5, PE-CHA-10: whether firing provokes: with Basic and Heavy weapons, except in Chance Attacks. */
const provokes = ({ means, form }: Attack): boolean =>
  form !== 'chance' && (means.weapon?.class === 'basic' || means.weapon?.class === 'heavy');

/** Whether the attacker is still in the fight, holds its weapon, and no rage bars it from using it (PE-AIL-18). */
function holdsStill(fight: Fight, { who: id, means }: Attack): boolean {
  const who = one(fight, id);
  const { hands, out } = who;
  if (out !== null || judgeRage(who, means) !== null) return false;
  return means.item === null || hands.right?.id === means.item.id || hands.left?.id === means.item.id;
}

/** PE-ACT-37: pays the Power's cost. */
function payForPower(table: Table, { who, means }: Attack): void {
  const { power } = means;
  if (power === null || power.cost.points === 0) return;
  const { pool, points } = power.cost;
  const left = Math.max(0, one(table.fight, who)[pool] - points);
  table.tell({ fact: 'pool', who, pool, left, why: power.name, clause: 'PE-ACT-37' });
}

/** The attack's roll against one target, its evasion included (PE-ATK-4, PE-HLP-1, PE-R68). */
export function meet(
  table: Table,
  blow: Blow,
  target: Id,
  roll: Result,
  besides: Hangs = 'besides',
): Exchange {
  const { attack } = blow;
  const { fight } = table;
  if (isHelpless(fight, one(fight, target))) return surely(roll);
  if (hitsOfItself(fight, attack, roll)) return surely(roll);
  // With several targets, or for targets hit by scatter, more than this exchange depends on the die.
  const hangs = roll === blow.roll && onlyOne(attack) ? alone : besides;
  const exchange = evade(table, attack, target, roll, hangs);
  if (exchange.roll !== roll) reroll(table, blow, exchange.roll);
  return exchange;
}

/**
 * What is done to one target: it ends, and `null` is returned, once the game master's hand takes away that target, or the
 * protector that has stepped in for it.
 */
export const upon = <R>(table: Table, blow: Blow, target: Id, work: () => R): R | null =>
  table.upon([target], (instead) => {
    blow.instead = instead;
    return work();
  });

/** PE-HLP-1, PE-R124: a hit whatever the die says; a failed roll has 0 degrees. */
export const surely = (roll: Result): Exchange =>
  exchangeOf(true, roll, roll.passed ? roll.degrees : 0, 0, 'hit');

/** Replaces the roll by a reroll, which may be a Fumble and jam (PE-FUM-2). */
function reroll(table: Table, blow: Blow, roll: Result): void {
  blow.roll = roll;
  if (isFumble(roll)) jam(table, blow.attack);
}

/** Tells that a target was not hit. */
export function miss(
  table: Table,
  { attack }: Blow,
  target: Id,
  { outcome, tied, bothFailed }: Exchange,
): void {
  table.tell({
    fact: 'attack-result',
    who: attack.who,
    target,
    with: attack.means.id,
    outcome,
    critical: false,
    technical: false,
    affinity: 'normal',
    ...settledBy(tied, bothFailed),
  });
}

/**
 * Resolves a hit: a protector may take it, then harm follows (PE-ACT-17, PE-ATK-5 to PE-ATK-7). Returns the id of the
 * combatant struck.
 */
export function land(table: Table, blow: Blow, target: Id, exchange: Exchange, extraWounds = 0): Id {
  const { attack } = blow;
  blow.hit.push(target);
  const struck = stepIn(table, attack, target);
  if (struck !== target) blow.instead(struck);
  const { roll, degrees, evaded, tied, bothFailed } = exchange;
  const object = objectOf(attack, target);
  const hit: Hit = {
    attack: object === null ? attack : { ...attack, at: null },
    target: struck,
    roll,
    degrees,
    evaded,
    critical: isCritical(attack, roll),
    extraWounds,
    insteadOf: struck === target ? null : target,
    tied,
    bothFailed,
  };
  if (object !== null && struck === target) {
    strikeObject(table, hit, object);
    return struck;
  }
  const landed = table.once(() => landHit(table, hit));
  if (landed.staggered) blow.staggered.push(struck);
  if (landed.barred) blow.barred.push(struck);
  blow.faints.push(...landed.faints);
  return struck;
}

/** PE-ATK-8: tells what the one die is against a further target. */
function tellRead(table: Table, { spec, target, edge, die, passed, degrees }: Result, against: Id): void {
  table.tell({ fact: 'read-against', who: spec.who, against, target, edge, die, passed, degrees });
}

/**
 * Resolves one target from evasion to wounds and returns whether it was hit. `besides`: what else depends on the die.
 */
export function strikeOne(table: Table, blow: Blow, target: Id, besides: Hangs): boolean {
  if (!present(one(table.fight, target))) return false;
  const roll = readAgainst(table.fight, blow.attack, blow.roll, one(table.fight, target));
  if (roll !== blow.roll && roll.automatic === null) tellRead(table, roll, target);
  const exchange = meet(table, blow, target, roll, besides);
  if (!exchange.won) {
    miss(table, blow, target, exchange);
    return false;
  }
  land(table, blow, target, exchange);
  return true;
}

/**
 * What follows after all targets (PE-TEST-7, steps 6 and 7), in this order: contact with the Shocked, tests to stay
 * conscious, the costs of a failure and of an injured hand, noticing an attacker that was hiding (PE-ACT-36), and with
 * PE-R65 `after` Chance Attacks for firing. Returns the ids of those Staggered.
 */
export function end(table: Table, blow: Blow): readonly Id[] {
  const { attack, roll, shocked, hit, staggered } = blow;
  const { who, means } = attack;
  shockContact(table, who, shocked, hit);
  for (const id of blow.faints) stayAwake(table, id);
  costOfFailure(table, roll);
  if (means.hand !== null && conscious(one(table.fight, who))) {
    payForHand(table, who, means.hand);
    if (!roll.passed) dropAfterFailure(table, who, means.hand);
  }
  if (conscious(one(table.fight, who))) heard(table, who);
  if (conscious(one(table.fight, who))) answerShots(table, blow);
  return staggered;
}
