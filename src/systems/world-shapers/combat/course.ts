import type { Cell, Id } from '../../../kernel/json.ts';
import type { Said } from '../cover/cover.ts';
import { askCover } from '../cover/gm.ts';
import { judgeAble } from '../judge.ts';
import type { Targeted } from '../reactions/windows.ts';
import { rulingIds } from '../rulings.ts';
import { overlap } from '../space.ts';
import type { Fight } from '../state.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { judgeTarget } from './aim.ts';
import type { Aimed, Prepared } from './prepare.ts';
import { prepareAttack } from './prepare.ts';
import { letsMiss } from './questions.ts';
import type { Onward } from './redirect.ts';
import { onwardFrom } from './redirect.ts';
import type { Rolled } from './roll.ts';
import { criticalOf, hits, rollAttack } from './roll.ts';
import { strike } from './strike.ts';
import { tellAttack } from './tell.ts';
import type { AttackOutcome, AttackSpec } from './types.ts';

/** The course of an attack: its target, the roll, and whom a miss is redirected to (WS-ATK-1 to WS-ATK-3, WS-R90). */

/** A target of an attack, and how the attack came to it. */
export interface Course {
  readonly target: Id;
  readonly guess: boolean;
  /** The combatant whom it missed before, if it was redirected, and the clause that redirected it. */
  readonly from: { readonly id: Id; readonly clause: string } | null;
  readonly visited: readonly Id[];
}

export const missed: AttackOutcome = { hit: false, critical: false, struck: null };

export function loseIt(table: Table, who: Id, because: string): AttackOutcome {
  table.tell({ fact: 'attack-lost', who, because, clause: 'WS-INI-12' });
  return missed;
}

/** The outcome of an attack on one target, or how it goes on to another. */
type Met = AttackOutcome | (() => AttackOutcome);

/**
 * Runs an attack on one target, on whom it hangs until it goes on to another: from then on it hangs on that one alone
 * (WS-COV-3, WS-ADV-7). An attack on a square goes on, whoever is in it.
 */
function upon(table: Table, { target, guess }: Course, work: () => Met): AttackOutcome {
  const met = guess ? work() : (table.upon([target], work) ?? missed);
  return typeof met === 'function' ? met() : met;
}

/**
 * WS-ATK-3, WS-R52: misses without a roll; with `redirects` the attack then goes on with a roll of its own, and with
 * WS-R90 `chain` on from there if that misses, too.
 */
export const missOnPurpose = (table: Table, spec: AttackSpec, course: Course): AttackOutcome =>
  upon(table, course, () => missedOnPurpose(table, spec, course));

function missedOnPurpose(table: Table, spec: AttackSpec, course: Course): Met {
  const { fight } = table;
  const { target, guess } = course;
  tellAttack(table, spec, {
    target,
    cell: one(fight, target).cell,
    how: 'on-purpose',
    hit: false,
    rulings: [rulingIds.deliberateMiss],
  });
  if (fight.rulings.deliberateMiss !== 'redirects' || isObject(one(fight, target))) return missed;
  const says = coverSaid(table, spec, target);
  const aimed: Aimed = { who: spec.who, target, means: spec.means, guess, evasion: 0, says };
  const onward = onwardOf(table, spec, aimed, course);
  const chains = fight.rulings.redirectRoll === 'chain';
  return onward ? () => attackOn(table, spec, next(course, onward), chains) : missed;
}

const next = ({ target, visited }: Course, onward: Onward): Course => ({
  target: onward.to,
  guess: false,
  from: { id: target, clause: onward.clause },
  visited: [...visited, onward.to],
});

const onwardOf = (table: Table, spec: AttackSpec, aimed: Aimed, { target, visited }: Course): Onward | null =>
  onwardFrom(
    table.fight,
    spec.who,
    one(table.fight, target),
    prepareAttack(table.fight, aimed).cover,
    spec.means,
    visited,
  );

/**
 * Makes the attack on a target: with a roll, or without one on an object (WS-ATK-2). `goesOn`: whether a miss may be
 * redirected (WS-R90).
 */
export const attackOn = (table: Table, spec: AttackSpec, course: Course, goesOn = true): AttackOutcome =>
  upon(table, course, () => attacked(table, spec, course, goesOn));

function attacked(table: Table, spec: AttackSpec, course: Course, goesOn: boolean): Met {
  const { fight } = table;
  const { target, guess } = course;
  if (isObject(one(fight, target))) return hitObject(table, spec, course);
  const says = coverSaid(table, spec, target);
  if (says?.grade === 'full') return loseIt(table, spec.who, 'the target is behind full cover');
  const event: Targeted = { by: spec.who, target, with: spec.means.id, evasion: 0 };
  table.offer('targeted', event);
  const because = judgeAfterReactions(fight, spec, course);
  if (because !== null) return loseIt(table, spec.who, because);
  const empty = course.guess ? emptySquare(fight, spec, target) : null;
  if (empty) {
    tellAttack(table, spec, { target: null, cell: empty, how: 'empty', hit: false });
    return missed;
  }
  const aimed: Aimed = { who: spec.who, target, means: spec.means, guess, evasion: event.evasion, says };
  const prepared = prepareAttack(fight, aimed);
  const onward = goesOn
    ? onwardFrom(fight, spec.who, one(fight, target), prepared.cover, spec.means, course.visited)
    : null;
  const newRoll = fight.rulings.redirectRoll === 'newRoll';
  const rolled = rollAttack(table, aimed, prepared, onward && (newRoll ? 'new' : 'same'));
  const outcome = settle(table, spec, course, aimed, prepared, rolled);
  if (outcome !== 'missed') return outcome;
  if (onward === null || rolled.natural === 1) return missed;
  return newRoll
    ? () => attackOn(table, spec, next(course, onward), false)
    : () => carryOn(table, spec, next(course, onward), rolled);
}

/**
 * WS-R89 `gmDecides`: the game master's answer about the target's cover. For the declared target it was given before;
 * for others the game master is asked. `undefined` for melee attacks, which ignore cover (WS-ATK-7).
 */
function coverSaid(
  table: Table,
  { who, target: aim, means, cover }: AttackSpec,
  target: Id,
): Said | undefined {
  if (means.manner === 'melee') return undefined;
  return aim === target && cover ? cover : askCover(table, target, who, one(table.fight, who).cell);
}

/**
 * The reason why the attack is lost after reactions, or `null`: one may have removed a combatant or moved it out of
 * range (WS-ATK-7, WS-ATK-8).
 */
function judgeAfterReactions(fight: Fight, { who: id, means }: AttackSpec, course: Course): string | null {
  if (fight.over) return 'the combat is over';
  const who = one(fight, id);
  const target = one(fight, course.target);
  const aimedAt = !course.guess && course.from === null;
  const refused = judgeAble(who) ?? (aimedAt ? judgeTarget(fight, who, target, means) : null);
  if (refused) return refused.because;
  return present(target) ? null : `${target.sheet.name} is not there any more`;
}

/** WS-R44: the guessed square if a reaction has moved its occupant out of it, otherwise `null`. */
function emptySquare(fight: Fight, { target: cell }: AttackSpec, id: Id): Cell | null {
  if (typeof cell === 'string') return null;
  const { cell: at, squares } = one(fight, id);
  return overlap(at, squares, cell, 1) ? null : cell;
}

/**
 * WS-COV-3, WS-R90 `sameRoll`, `chain`: compares the same total with the Evasion of the next target, its own cover
 * included.
 */
const carryOn = (table: Table, spec: AttackSpec, course: Course, rolled: Rolled): AttackOutcome =>
  upon(table, course, () => carriedOn(table, spec, course, rolled));

function carriedOn(table: Table, spec: AttackSpec, course: Course, rolled: Rolled): Met {
  const { fight } = table;
  const { target } = course;
  if (isObject(one(fight, target))) return hitObject(table, spec, course);
  const says = coverSaid(table, spec, target);
  if (says?.grade === 'full')
    return loseIt(table, spec.who, `${one(fight, target).sheet.name} is behind full cover`);
  const aimed: Aimed = { who: spec.who, target, means: spec.means, guess: false, evasion: 0, says };
  const outcome = settle(table, spec, course, aimed, prepareAttack(fight, aimed), rolled);
  if (outcome !== 'missed') return outcome;
  const onward = fight.rulings.redirectRoll === 'chain' ? onwardOf(table, spec, aimed, course) : null;
  return onward ? () => carryOn(table, spec, next(course, onward), rolled) : missed;
}

/**
 * Decides and tells whether the attack hits, and deals the hit. A hit may be turned into a miss (WS-R52 `afterRoll`),
 * which is not redirected.
 */
function settle(
  table: Table,
  spec: AttackSpec,
  course: Course,
  aimed: Aimed,
  prepared: Prepared,
  rolled: Rolled,
): AttackOutcome | 'missed' {
  const { fight } = table;
  const { target } = course;
  const would = hits(fight, rolled, prepared.evasion.value);
  const letGo = would && letsGo(table, spec, target);
  const hit = would && !letGo;
  const critical = criticalOf(rolled, hit);
  tellAttack(table, spec, {
    target,
    cell: one(fight, target).cell,
    how: letGo ? 'on-purpose' : 'rolled',
    hit,
    critical,
    rolled,
    prepared,
    from: course.from,
    rulings: letGo ? [rulingIds.deliberateMiss] : [],
  });
  if (!hit) return letGo ? missed : 'missed';
  strike(table, spec, target, critical === 'hit' ? 'critical' : 'rolled', aimed.says);
  return { hit, critical: critical === 'hit', struck: target };
}

const letsGo = (table: Table, { who, means }: AttackSpec, target: Id): boolean =>
  table.fight.rulings.deliberateMiss === 'afterRoll' && letsMiss(table, who, target, means);

/** WS-ATK-2: hits without a roll, so there are no criticals. */
function hitObject(table: Table, spec: AttackSpec, { target, from }: Course): AttackOutcome {
  const { cell } = one(table.fight, target);
  if (letsGo(table, spec, target)) {
    const rulings = [rulingIds.deliberateMiss];
    tellAttack(table, spec, { target, cell, how: 'on-purpose', hit: false, from, rulings });
    return missed;
  }
  tellAttack(table, spec, { target, cell, how: 'object', hit: true, from });
  strike(table, spec, target, 'sure');
  return { hit: true, critical: false, struck: target };
}
