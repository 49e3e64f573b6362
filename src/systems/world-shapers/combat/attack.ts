import type { Cell, Id } from '../../../kernel/json.ts';
import { resolved } from '../held/fallen.ts';
import type { Happening } from '../held/triggers.ts';
import { about, happened } from '../held/watch.ts';
import { reveal } from '../hiding.ts';
import { itemsInHand, judgeAble } from '../judge.ts';
import { hiddenFrom, overlap } from '../space.ts';
import type { Fight } from '../state.ts';
import { everyone, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { judgeSquare, judgeTarget } from './aim.ts';
import type { Course } from './course.ts';
import { attackOn, loseIt, missed, missOnPurpose } from './course.ts';
import { tellAttack } from './tell.ts';
import type { AttackOutcome, AttackSpec } from './types.ts';

export { judgeSquare, judgeTarget } from './aim.ts';
export { abilityMeans } from './means.ts';

/**
 * One attack from its declaration to its results (section ATK). It must be legal and paid for; held actions that fire
 * before it (WS-R25) may make it impossible again, and then it is lost.
 */
export function makeAttack(table: Table, spec: AttackSpec): AttackOutcome {
  const { who } = spec;
  const happenings = happeningsOf(spec);
  for (const each of happenings) about(table, each);
  const lost = judgeStill(table.fight, spec);
  if (lost !== null) return loseIt(table, who, lost);
  letFly(table, spec);
  const outcome = resolved(table, () => {
    const made = resolve(table, spec);
    // WS-ADV-14: whatever its result, the attack gives the attacker's place away.
    reveal(table, who, 'attack');
    return made;
  });
  for (const each of happenings) happened(table, each);
  return outcome;
}

/**
 * The events of the attack for held actions. WS-ABL-3: Maneuvers are Abilities, so held actions may wait for them
 * (WS-INI-11); attack Abilities report their use themselves.
 */
const happeningsOf = ({ who, maneuvers = [] }: AttackSpec): readonly Happening[] =>
  maneuvers.length > 0
    ? [
        { event: 'ability', who },
        { event: 'attack', who },
      ]
    : [{ event: 'attack', who }];

/** The reason why the attack can no longer be made, or `null`. */
function judgeStill(fight: Fight, { who: id, target, means }: AttackSpec): string | null {
  if (fight.over) return 'the combat is over';
  const who = one(fight, id);
  const item = means.kind === 'weapon' ? means.item : null;
  if (item && !itemsInHand(who).some((each) => each.id === item.id)) return `${item.name} is not in hand`;
  const refused =
    judgeAble(who) ??
    (typeof target === 'string'
      ? judgeTarget(fight, who, one(fight, target), means)
      : judgeSquare(fight, who, target, means));
  return refused?.because ?? null;
}

const cellOf = (fight: Fight, target: Id | Cell): Cell =>
  typeof target === 'string' ? one(fight, target).cell : target;

/** WS-ATK-8: a thrown weapon leaves the hand and lies in the target's space. */
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

/** WS-R44: the combatant in the square that is hidden from the attacker, or `null`. */
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
