import { areaCells } from '../../../battlefield/area.ts';
import { distance } from '../../../battlefield/distance.ts';
import { neighbours } from '../../../battlefield/push.ts';
import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id, Json } from '../../../kernel/json.ts';
import type { Choice, Need, Option, Refusal } from '../../../kernel/port.ts';
import { afloat, underwater } from '../combat/water.ts';
import { movementWith } from '../copies.ts';
import { attributeOf } from '../derived.ts';
import { apForYards, leftFor, turnedTo, yardsMore } from '../movement/buying.ts';
import type { JumpKind } from '../movement/jump.ts';
import {
  flight,
  isClear,
  jumpResult,
  jumpYards,
  obstacleBefore,
  rollJump,
  standable,
} from '../movement/jump.ts';
import { leap } from '../movement/leap.ts';
import { rateOf } from '../movement/rate.ts';
import { standings } from '../movement/rules.ts';
import { chasmAt } from '../movement/terrain.ts';
import { judgeMobile, judgeUnheld, judgeWhen } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { checkBonus } from '../roll/check.ts';
import { fieldOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { beginCharge, judgeCharge } from '../turn/charge.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/**
 * Long and high jumps (section JMP). A jump uses movement for its yards. If AP are missing on the own turn, it is paid
 * as a charge and takes place when fully paid (SL-JMP-5).
 */

const words: {
  readonly [kind in JumpKind]: { readonly id: string; readonly label: string; readonly clause: string };
} = {
  long: { id: 'long-jump', label: 'Long jump', clause: 'SL-JMP-3' },
  high: { id: 'high-jump', label: 'High jump', clause: 'SL-JMP-4' },
};

function judge(fight: Fight, who: Combatant, kind: JumpKind): Refusal | null {
  const refused = judgeWhen(fight, who) ?? judgeMobile(fight, who) ?? judgeUnheld(fight, who);
  if (refused) return refused;
  const { clause } = words[kind];
  const { name } = who.sheet;
  if (who.riding) return refuse('mounted', `${name} is in the saddle`, clause);
  if (who.posture !== 'standing') return refuse('posture', `${name} does not stand`, clause);
  if (who.climbing || who.sunk || afloat(fight, who) || underwater(fight, who))
    return refuse('noWay', `${name} has no ground to jump from`, clause);
  return null;
}

/** The farthest yards that this combatant can jump, with the highest roll. */
function farthest(fight: Fight, who: Combatant, runUp: number): number {
  const bonus = checkBonus(fight, {
    who: who.id,
    of: { attribute: 'strength', skill: 'athletics', specialization: 'jumping' },
    kind: 'ordinary',
    clause: 'SL-JMP-1',
    purpose: 'jump',
    tn: null,
  }).value;
  const most = { '1d10': 10, '2d10': 20, '1d20': 20, '2d6-7': 12 }[fight.rulings.normalDice];
  const feet = jumpResult(fight.rulings, most + bonus, attributeOf(who.sheet, 'speed'), runUp);
  return jumpYards(fight.rulings, feet);
}

/** Data that judging each goal of a jump needs, computed once. */
interface Room {
  readonly occupied: Uint8Array;
  readonly farthest: number;
}

const roomOf = (fight: Fight, who: Combatant, kind: JumpKind, runUp: number): Room => ({
  occupied: standings(fight, who),
  farthest: kind === 'high' ? 1 : farthest(fight, who, runUp),
});

/** Why a jump cannot lead there. */
function judgeTo(fight: Fight, who: Combatant, to: Cell, kind: JumpKind, room: Room): Refusal | null {
  const { clause } = words[kind];
  const field = fieldOf(fight);
  if (distance(field, who.cell, 1, to, 1) === 0 || !standable(fight, who, to, room.occupied)) {
    return refuse('spaceTaken', 'nobody can land there', clause, 'to');
  }
  if (kind === 'high') {
    if (yardsApart(fight, who.cell, 1, to, 1) !== 1 || obstacleBefore(fight, who, to) === null) {
      return refuse('noWay', 'there is nothing to jump over', clause, 'to');
    }
    return null;
  }
  if (yardsApart(fight, who.cell, 1, to, 1) > room.farthest) {
    return refuse('outOfRange', `${who.sheet.name} can never jump so far`, clause, 'to');
  }
  // SL-TER-4: a chasm is left by climbing or a high jump, not by a long jump.
  if (chasmAt(fight, who.cell, who.squares) > 0) {
    return refuse('noWay', `${who.sheet.name} is at the bottom of a chasm`, clause, 'to');
  }
  return isClear(fight, who, flight(fight, who, to))
    ? null
    : refuse('noWay', 'something stands in the way', clause, 'to');
}

function goals(fight: Fight, who: Combatant, kind: JumpKind): readonly Cell[] {
  const field = fieldOf(fight);
  const risen = (to: Cell): boolean => (obstacleBefore(fight, who, to) ?? 0) > 0;
  if (kind === 'high' && !neighbours(field, who.cell).some(risen)) return [];
  const room = roomOf(fight, who, kind, who.movement.runUp);
  const near =
    kind === 'high'
      ? neighbours(field, who.cell)
      : areaCells(field, {
          kind: 'burst',
          origin: { kind: 'cell', cell: who.cell },
          radius: room.farthest,
        });
  return near.filter(
    (to) =>
      (kind === 'long' || risen(to)) &&
      judgeTo(fight, who, to, kind, room) === null &&
      judgePay(fight, who, to) === null,
  );
}

/** SL-JMP-5: why it cannot be paid for, neither at once nor as a charge (SL-AP-5). */
function judgePay(fight: Fight, who: Combatant, to: Cell): Refusal | null {
  const ap = apFor(fight, who, to);
  if (ap === null) return refuse('noMovement', `${who.sheet.name} cannot move`, 'SL-MOV-4', 'to');
  return ap > who.ap ? judgeCharge(fight, who) : null;
}

/**
 * SL-JMP-5: AP for the announced yards that are not in the pool. More than the AP at hand if it takes several turns;
 * `null`: never possible.
 */
export function apFor(fight: Fight, who: Combatant, to: Cell): number | null {
  const yards = yardsApart(fight, who.cell, 1, to, 1);
  const now = apForYards(fight, who, 'walk', yards);
  if (now !== null) return now;
  if (rateOf(fight, who) <= 0) return null;
  const missing = yards - leftFor(who, 'walk');
  for (let ap = who.ap + 1; ; ap++) if (yardsMore(fight, who, 'walk', ap) >= missing) return ap;
}

/**
 * The AP paid in a charge that is being completed. Answers cannot forge it: the choice must be the stored object
 * itself.
 */
const paidIn = (who: Combatant, choice: Choice): Json | undefined =>
  who.charge !== null && who.charge.choice === choice ? choice.paid : undefined;

function read(fight: Fight, who: Combatant, choice: Choice, kind: JumpKind): Choice | Refusal {
  const refused = judge(fight, who, kind);
  if (refused) return refused;
  const { id, clause } = words[kind];
  const to = readCell(choice.to);
  if (!to) return refuse('noSuchThing', 'it must be said where to', clause, 'to');
  const tuck = choice.tuck ?? 'yes';
  if (tuck !== 'yes' && tuck !== 'no') {
    return refuse('noSuchThing', 'legs are tucked up (yes) or not (no)', 'SL-JMP-4', 'tuck');
  }
  const paid = paidIn(who, choice);
  const begunAt = paid !== undefined && typeof choice.runUp === 'number' ? choice.runUp : null;
  const runUp = begunAt ?? who.movement.runUp;
  const bad = judgeTo(fight, who, to, kind, roomOf(fight, who, kind, runUp));
  if (bad) return bad;
  const { yards } = choice;
  if (paid !== undefined && typeof yards === 'number' && yardsApart(fight, who.cell, 1, to, 1) > yards) {
    return refuse('noMovement', `${yards} yd were announced, and it is farther now`, 'SL-JMP-5', 'to');
  }
  const full: Choice = { option: id, to: { x: to.x, y: to.y }, ...(kind === 'high' ? { tuck } : {}) };
  if (paid !== undefined)
    return { ...full, paid, runUp, ...(choice.result === undefined ? {} : { result: choice.result }) };
  return judgePay(fight, who, to) ?? full;
}

function perform(table: Table, id: Id, choice: Choice, kind: JumpKind): void {
  const { fight } = table;
  const who = one(fight, id);
  const to = readCell(choice.to);
  if (!to) return;
  const tucked = choice.tuck === 'yes';
  if (choice.paid !== undefined) {
    const result =
      typeof choice.result === 'number' ? choice.result : rollJump(table, id, Number(choice.runUp));
    leap(table, id, to, result, kind, tucked, true);
    return;
  }
  const ap = apFor(fight, who, to) ?? 0;
  const { runUp } = who.movement;
  if (ap > who.ap) {
    // SL-R62: when a charged jump is rolled.
    const early = fight.rulings.jumpRoll === 'atDeclaration' ? { result: rollJump(table, id, runUp) } : {};
    const yards = yardsApart(fight, who.cell, 1, to, 1);
    takeBought(table, id, yards);
    beginCharge(table, id, { ...choice, ...early, runUp, yards, paid: ap }, ap);
    return;
  }
  leap(table, id, to, rollJump(table, id, runUp), kind, tucked, false);
}

/** SL-JMP-5: takes the yards that are bought already from the pool, since the charge is only for the rest. */
function takeBought(table: Table, id: Id, yards: number): void {
  const movement = turnedTo(one(table.fight, id).movement, 'walk');
  if (movement.left === 0) return;
  const left = Math.max(0, movement.left - yards);
  table.tell({ fact: 'movement', who: id, movement: movementWith(movement, { left }) });
}

function offer(fight: Fight, who: Combatant, kind: JumpKind): Option | null {
  if (who.ridden !== null || who.riding) return null;
  if (kind === 'high' && goals(fight, who, kind).length === 0) return null;
  const { id, label, clause } = words[kind];
  const note = `${who.movement.runUp} yd of run-up`;
  return {
    id,
    label,
    clause,
    group: 'more-move',
    note,
    ...greyed(judge(fight, who, kind) ?? judgeMeans(who)),
  };
}

/** SL-JMP-5: why not even a charge for a jump can begin: neither AP nor a yard of movement. */
const judgeMeans = (who: Combatant): Refusal | null =>
  who.ap > 0 || leftFor(who, 'walk') >= 1
    ? null
    : refuse('noMovement', `${who.sheet.name} has neither AP nor yards to jump with`, 'SL-JMP-5');

function needs(fight: Fight, who: Combatant, kind: JumpKind): { readonly [field: string]: Need } {
  if ((judge(fight, who, kind) ?? judgeMeans(who)) !== null) return {};
  const cells = goals(fight, who, kind).map((cell) => ({
    ...cell,
    cost: yardsApart(fight, who.cell, 1, cell, 1),
  }));
  const to: Need = { kind: 'cell', label: 'Where to', cells };
  if (kind === 'long') return { to };
  const oneOf = [
    { id: 'yes', label: 'tucked up' },
    { id: 'no', label: 'stretched' },
  ];
  return { to, tuck: { kind: 'one', label: 'Legs', oneOf, default: 'yes' } };
}

const jumpOf = (kind: JumpKind): Action => ({
  id: words[kind].id,
  clause: words[kind].clause,
  kind: 'movement',
  outOfTurn: false,
  chargeable: true,
  offer: (fight, who) => offer(fight, who, kind),
  needs: (fight, who) => needs(fight, who, kind),
  read: (fight, who, choice) => read(fight, who, choice, kind),
  price: () => ({ ap: 0 }),
  perform: (table, id, choice) => perform(table, id, choice, kind),
});

export const longJump: Action = jumpOf('long');
export const highJump: Action = jumpOf('high');
