import { heightAt } from '../../../battlefield/field.ts';
import { isFootprintInside } from '../../../battlefield/footprint.ts';
import { directionAway, neighbour, push } from '../../../battlefield/push.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { suffer } from '../harm/environment.ts';
import { nameOf } from '../names.ts';
import { chanceInterrupts, mayTakeChance, offerChance } from '../reactions/chance-events.ts';
import { stillResolving } from '../refusal.ts';
import { engagedWith, fieldOf, inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one, present } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { groundUnder } from '../terrain.ts';
import { term } from '../test/roll.ts';
import { metresStraight, stepsWithin } from './along.ts';
import { fall, loseGrip } from './fall.ts';
import { settleHolds } from './grapple.ts';
import { air, gapFrom, steepest } from './grounds.ts';
import { aloft } from './hindrance.ts';
import { besideAt } from './leaving-geometry.ts';
import { occupied } from './passes.ts';
import { notice } from './stealth.ts';

/** Being driven back by a Push (PE-ACT-26 to PE-ACT-28). */

/** The direction of a push: straight away, or one step to either side (PE-R46). */
export const pushTurns = { straight: 0, left: -1, right: 1 } as const;
export type PushTurn = keyof typeof pushTurns;

/** The path of a push and how it ends. */
interface Course {
  readonly path: readonly Cell[];
  /** Whether something solid stopped it. */
  readonly stopped: boolean;
  /** Metres that the target falls at the end: down a ledge or into a gap. */
  readonly drop: number;
}

/**
 * PE-R46: a wall, face, obstacle or combatant stops a push, above the ground only a combatant (PE-FLY-3); the edge of the
 * map stops it without harm.
 */
function courseOf(fight: Fight, who: Combatant, direction: number, steps: number): Course {
  const field = fieldOf(fight);
  const rules = { size: who.squares, occupancy: occupied(fight, who, true) };
  const line = push(field, who.cell, direction, steps, aloft(who) ? { ...rules, ground: air } : rules);
  const path: Cell[] = [];
  let at = who.cell;
  for (const cell of line.path) {
    const drop = dropAt(fight, who, at, cell);
    if (drop < -steepest) return { path, stopped: true, drop: 0 };
    path.push(cell);
    if (drop > steepest) return { path, stopped: false, drop };
    at = cell;
  }
  const next = neighbour(field, at, direction);
  const rim = next === null || !isFootprintInside(field, next, who.squares);
  return { path, stopped: line.left > 0 && !rim, drop: 0 };
}

/** Metres down from one cell to the next, negative if up; 0 in the air. */
function dropAt(fight: Fight, who: Combatant, from: Cell, to: Cell): number {
  if (aloft(who)) return 0;
  const field = fieldOf(fight);
  const { gap } = groundUnder(fight, { ...who, cell: to });
  return heightAt(field, from) - heightAt(field, to) + (gap >= gapFrom ? gap : 0);
}

/** PE-ACT-26 to PE-ACT-28: `by` drives `id` back this many metres. */
export function drive(table: Table, by: Id, id: Id, metres: number, turn: PushTurn): void {
  const { fight } = table;
  const pusher = one(fight, by);
  const who = one(fight, id);
  if (metres <= 0 || !present(who)) return;
  if (who.climb) {
    loseGrip(table, id);
    return;
  }
  const field = fieldOf(fight);
  const away = directionAway(field, pusher.cell, pusher.squares, who.cell, who.squares);
  if (away === null) return;
  const direction = (away + pushTurns[turn] + field.directions) % field.directions;
  // Of the eight directions every second one is a diagonal.
  const diagonal = direction % 2 === 1;
  const course = courseOf(fight, who, direction, stepsWithin(fight, metres, diagonal));
  const end = course.path.at(-1);
  if (end) moveAlong(table, by, id, end, course.path.length, direction);
  if (course.drop > 0 && present(one(fight, id))) fall(table, id, course.drop, false, one(fight, id).cell);
  // PE-TEST-6: of the metres that are left, fractions are dropped.
  const left = Math.floor(metres - metresStraight(fight, course.path.length, diagonal));
  if (course.stopped && left > 0) collide(table, by, id, left);
}

function moveAlong(table: Table, by: Id, id: Id, to: Cell, steps: number, direction: number): void {
  const { fight } = table;
  const from = one(fight, id).cell;
  const follows = one(fight, by).holding.includes(id) && goesAlong(table, by, id);
  forcedAway(table, id, to, () => table.tell({ fact: 'pushed', who: id, by, from, to }));
  if (follows && conscious(one(fight, by))) follow(table, by, steps, direction);
  settleHolds(table, id);
  notice(table, id, [to], false);
}

/** PE-ACT-28: moves the grappler along with the pushed victim, as far as there is room and it would not fall. */
function follow(table: Table, by: Id, steps: number, direction: number): void {
  const { fight } = table;
  const pusher = one(fight, by);
  const { path, drop } = courseOf(fight, pusher, direction, steps);
  const to = path.at(drop > 0 ? -2 : -1);
  if (!to) return;
  forcedAway(table, by, to, () => table.tell({ fact: 'followed', who: by, from: pusher.cell, to }));
  settleHolds(table, by);
}

const goesAlong = (table: Table, by: Id, id: Id): boolean =>
  table.ask(followQuestion(table.fight, by, id)).option === 'follow';

const followQuestion = (fight: Fight, by: Id, id: Id): Question => ({
  id: 'follow-push',
  clause: 'PE-ACT-28',
  for: by,
  reaction: 'follow-push',
  about: { target: id },
  options: () => [
    {
      id: 'follow',
      label: `Go along and keep hold of ${nameOf(fight, id)}`,
      clause: 'PE-ACT-28',
      group: 'reaction',
    },
    { id: 'decline', label: 'Stay and let go', clause: 'PE-GRP-3', group: 'reaction' },
  ],
  read: ({ option }) =>
    option === 'follow' || option === 'decline'
      ? { option }
      : stillResolving('the answers are follow and decline'),
});

/** PE-R22: moves a combatant by force, which provokes Chance Attacks only with the ruling `true`. */
function forcedAway(table: Table, id: Id, to: Cell, moved: () => void): void {
  const { fight } = table;
  const who = one(fight, id);
  const by = fight.rulings.forcedMoveProvokes ? leftBehind(fight, who, to) : [];
  const event = { event: 'leaving', who: id, by, from: who.cell, flee: false } as const;
  if (by.length > 0 && chanceInterrupts(fight)) offerChance(table, event);
  if (!present(one(fight, id))) return;
  moved();
  if (by.length > 0 && !chanceInterrupts(fight)) offerChance(table, event);
}

const leftBehind = (fight: Fight, who: Combatant, to: Cell): readonly Id[] => {
  const left = engagedWith(fight, who).filter(
    (foe) => !besideAt(fight, who, to, foe) && mayTakeChance(fight, foe, who),
  );
  return inInitiativeOrder(fight, left).map(({ id }) => id);
};

/** PE-ACT-27: the harm of hitting something solid. */
function collide(table: Table, by: Id, id: Id, left: number): void {
  if (!present(one(table.fight, id))) return;
  gainStress(table, id, left, 'collision', 'PE-ACT-27');
  suffer(table, {
    who: id,
    by,
    with: 'collision',
    damage: fold([term(left, 'metres left', 'PE-ACT-27')]),
    ignoresArmor: false,
    clause: 'PE-ACT-27',
  });
}
