import type { Cell, Id } from '../../../kernel/json.ts';
import type { Said } from '../cover/cover.ts';
import { askCover } from '../cover/gm.ts';
import { about, happened } from '../held/watch.ts';
import { reveal } from '../hiding.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import type { Targeted } from '../reactions/windows.ts';
import { rulingIds } from '../rulings.ts';
import { hiddenFrom, overlap } from '../space.ts';
import type { Fight } from '../state.ts';
import { everyone, isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { judgeTarget } from './aim.ts';
import type { Aimed } from './prepare.ts';
import { prepareAttack } from './prepare.ts';
import { letsMiss } from './questions.ts';
import type { Onward } from './redirect.ts';
import { onwardFrom } from './redirect.ts';
import type { Rolled } from './roll.ts';
import { criticalOf, hits, rollAttack } from './roll.ts';
import { strike } from './strike.ts';
import { tellAttack } from './tell.ts';
import type { AttackOutcome, AttackSpec } from './types.ts';

export type { Aim } from './aim.ts';
export { judgeSquare, judgeTarget } from './aim.ts';
export { abilityMeans } from './means.ts';
export type { AttackOutcome, AttackSpec, Means } from './types.ts';

/**
 * One attack from its declaration to what it brings (section ATK). It was judged and is paid for; held actions that fire
 * before it (WS-R25) may have changed that.
 */
export function makeAttack(table: Table, spec: AttackSpec): AttackOutcome {
  const { who } = spec;
  about(table, { event: 'attack', who });
  const lost = judgeStill(table.fight, spec);
  if (lost !== null) return loseIt(table, who, lost);
  letFly(table, spec);
  const outcome = resolve(table, spec);
  // WS-ADV-14: whatever came of it, everybody knows now where it came from.
  reveal(table, who, 'attack');
  happened(table, { event: 'attack', who });
  return outcome;
}

const missed: AttackOutcome = { hit: false, critical: false, struck: null };

function loseIt(table: Table, who: Id, because: string): AttackOutcome {
  table.tell({ fact: 'attack-lost', who, because, clause: 'WS-INI-12' });
  return missed;
}

/** Why it cannot be made any more. */
function judgeStill(fight: Fight, { who: id, target, means }: AttackSpec): string | null {
  if (fight.over) return 'the combat is over';
  const who = one(fight, id);
  const item = means.kind === 'weapon' ? means.item : null;
  if (item && !itemsInHand(who).some((each) => each.id === item.id)) return `${item.name} is not in hand`;
  const refused =
    judgeAble(who) ??
    (typeof target === 'string' ? judgeTarget(fight, who, one(fight, target), means) : null);
  return refused?.because ?? null;
}

const cellOf = (fight: Fight, target: Id | Cell): Cell =>
  typeof target === 'string' ? one(fight, target).cell : target;

/** WS-ATK-8: what is thrown leaves the hand, and lies then where it was thrown. */
function letFly(table: Table, { who, target, means }: AttackSpec): void {
  if (means.kind !== 'weapon' || !means.thrown || means.item === null) return;
  const grip = one(table.fight, who).hands.find(({ item }) => item.id === means.item?.id);
  if (!grip) return;
  table.tell({
    fact: 'item-moved',
    item: grip.item,
    from: { in: 'hand', who, hands: grip.hands },
    to: { in: 'floor', cell: cellOf(table.fight, target) },
    who,
    why: 'thrown',
  });
}

/** How an attack came to somebody. */
interface Course {
  readonly target: Id;
  readonly guess: boolean;
  /** Whom it had missed before. */
  readonly from: { readonly id: Id; readonly clause: string } | null;
  readonly visited: readonly Id[];
}

function resolve(table: Table, spec: AttackSpec): AttackOutcome {
  const { fight } = table;
  const { target, onPurpose } = spec;
  const guess = typeof target !== 'string';
  const id = guess ? foundIn(fight, spec.who, target) : target;
  if (id === null) {
    tellAttack(table, spec, { target: null, cell: cellOf(fight, target), how: 'empty', hit: false });
    return missed;
  }
  const course: Course = { target: id, guess, from: null, visited: [id] };
  if (onPurpose && fight.rulings.deliberateMiss !== 'afterRoll') return missOnPurpose(table, spec, course);
  return attackOn(table, spec, course);
}

/** WS-R44: whoever is in the square and hidden from the attacker. */
function foundIn(fight: Fight, who: Id, cell: Cell): Id | null {
  const attacker = one(fight, who);
  const found = everyone(fight).find(
    (other) =>
      other.id !== who &&
      present(other) &&
      hiddenFrom(other, attacker) &&
      overlap(other.cell, other.squares, cell, 1),
  );
  return found?.id ?? null;
}

/** WS-ATK-3, WS-R52: no die falls; with `redirects` it may hit what is in front, with a roll of its own. */
function missOnPurpose(table: Table, spec: AttackSpec, course: Course): AttackOutcome {
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
  const aimed: Aimed = { who: spec.who, target, means: spec.means, guess, evasion: 0 };
  const onward = onwardOf(table, spec, aimed, course);
  return onward ? attackOn(table, spec, next(course, onward), false) : missed;
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

/** With a roll: or without, on an object (WS-ATK-2). `goesOn`: whether a miss may hit another (WS-R90). */
function attackOn(table: Table, spec: AttackSpec, course: Course, goesOn = true): AttackOutcome {
  const { fight } = table;
  const { target, guess } = course;
  if (isObject(one(fight, target))) return hitObject(table, spec, course);
  const says = coverSaid(table, spec, target);
  if (says?.grade === 'full') return loseIt(table, spec.who, 'the target is behind full cover');
  const event: Targeted = { by: spec.who, target, with: spec.means.id, evasion: 0 };
  table.offer('targeted', event);
  const because = judgeAfterReactions(fight, spec.who, target);
  if (because !== null) return loseIt(table, spec.who, because);
  const aimed: Aimed = { who: spec.who, target, means: spec.means, guess, evasion: event.evasion, says };
  const prepared = prepareAttack(fight, aimed);
  const onward = goesOn
    ? onwardFrom(fight, spec.who, one(fight, target), prepared.cover, spec.means, course.visited)
    : null;
  const newRoll = fight.rulings.redirectRoll === 'newRoll';
  const rolled = rollAttack(table, aimed, prepared, onward !== null && !newRoll);
  const outcome = settle(table, spec, course, aimed, rolled);
  if (outcome !== 'missed') return outcome;
  if (onward === null || rolled.natural === 1) return missed;
  return newRoll
    ? attackOn(table, spec, next(course, onward), false)
    : carryOn(table, spec, next(course, onward), rolled);
}

/** WS-R89 `gmDecides`; melee attacks ignore cover (WS-ATK-7). */
const coverSaid = (table: Table, { who, means }: AttackSpec, target: Id): Said | undefined =>
  means.manner === 'melee' ? undefined : askCover(table, target, who, one(table.fight, who).cell);

function judgeAfterReactions(fight: Fight, who: Id, target: Id): string | null {
  if (fight.over) return 'the combat is over';
  const unable = judgeAble(one(fight, who));
  if (unable) return unable.because;
  return present(one(fight, target)) ? null : `${one(fight, target).sheet.name} is not there any more`;
}

/** WS-COV-3, WS-R90 `sameRoll`, `chain`: the same total against the Evasion of the other, its own cover included. */
function carryOn(table: Table, spec: AttackSpec, course: Course, rolled: Rolled): AttackOutcome {
  const { fight } = table;
  const { target } = course;
  if (isObject(one(fight, target))) return hitObject(table, spec, course);
  const aimed: Aimed = { who: spec.who, target, means: spec.means, guess: false, evasion: 0 };
  const outcome = settle(table, spec, course, aimed, rolled);
  if (outcome !== 'missed') return outcome;
  const onward = fight.rulings.redirectRoll === 'chain' ? onwardOf(table, spec, aimed, course) : null;
  return onward ? carryOn(table, spec, next(course, onward), rolled) : missed;
}

/** Whether it hits, told; and the hit. A hit may be let go (WS-R52 `afterRoll`): then it goes on to nobody. */
function settle(
  table: Table,
  spec: AttackSpec,
  course: Course,
  aimed: Aimed,
  rolled: Rolled,
): AttackOutcome | 'missed' {
  const { fight } = table;
  const prepared = prepareAttack(fight, aimed);
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
  strike(table, spec, target, critical === 'hit');
  return { hit, critical: critical === 'hit', struck: target };
}

const letsGo = (table: Table, { who, means }: AttackSpec, target: Id): boolean =>
  table.fight.rulings.deliberateMiss === 'afterRoll' && letsMiss(table, who, target, means);

/** WS-ATK-2: no roll, so nothing critical. */
function hitObject(table: Table, spec: AttackSpec, { target, from }: Course): AttackOutcome {
  const { cell } = one(table.fight, target);
  if (letsGo(table, spec, target)) {
    const rulings = [rulingIds.deliberateMiss];
    tellAttack(table, spec, { target, cell, how: 'on-purpose', hit: false, from, rulings });
    return missed;
  }
  tellAttack(table, spec, { target, cell, how: 'object', hit: true, from });
  strike(table, spec, target, false);
  return { hit: true, critical: false, struck: target };
}
