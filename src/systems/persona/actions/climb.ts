import { canStand } from '../../../battlefield/occupancy.ts';
import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { payForToes } from '../harm/injury-effects.ts';
import { judgeMove } from '../judge.ts';
import { facesBeside, faceTo } from '../movement/faces.ts';
import { loseGrip } from '../movement/fall.ts';
import { settleHolds } from '../movement/grapple.ts';
import { partFromAll } from '../movement/leaving.ts';
import { besideAt } from '../movement/leaving-geometry.ts';
import { occupied } from '../movement/passes.ts';
import { moveAt, paceOf, restOf, speedOf } from '../movement/speed.ts';
import { notice } from '../movement/stealth.ts';
import { beginWalking, canGoOn } from '../movement/walk.ts';
import { cellField } from '../movement/way.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { fieldOf } from '../space.ts';
import type { Climb, Combatant, Fight, Move } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { allDegrees } from '../test/matters.ts';
import { bestFor } from '../test/numbers.ts';
import { makeTest } from '../test/test.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';

/**
 * Climbing as part of a Basic Move or a Run (PE-OBST-1, PE-OBST-4 to PE-OBST-6): up or down a face beside the climber's
 * square, each metre Hindered. A climber that does not reach the end in one Move hangs there and goes on in the next.
 * The test of a hurried or hard climb is made once per Move.
 */

type Grip = Move['tested'][string];
const manners = ['steady', 'hurry'] as const;
type Manner = (typeof manners)[number];

/** How many metres of the face this Move can still cover. `grip` decides the Hindrance of the climb itself. */
function metresOn(fight: Fight, who: Combatant, grip: Grip | undefined): number {
  const move = moveAt(who, paceOf(who));
  if (!move) return 0;
  const { left, sources } = speedOf(fight, who, move, false);
  const own = grip === 'free' ? 0 : grip === 'doubly' ? 2 : 1;
  const all = sources + own;
  return Math.floor(all >= 2 ? Math.min(1, left) : all === 1 ? left / 2 : left);
}

/** What these metres cost of the Move's allowance. */
function costOf(fight: Fight, who: Combatant, grip: Grip | undefined, metres: number): number {
  const move = moveAt(who, paceOf(who));
  if (!move) return 0;
  const own = grip === 'free' ? 0 : grip === 'doubly' ? 2 : 1;
  const all = speedOf(fight, who, move, false).sources + own;
  if (all >= 2) return restOf(move);
  return all === 1 ? metres * 2 : metres;
}

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeMove(fight, who);
  if (refused) return refused;
  if (!who.climb && facesBeside(fight, who).length === 0) {
    return refuse('noWay', `there is nothing to climb beside ${who.sheet.name}`, 'PE-OBST-4');
  }
  const hanging = who.climb;
  if (hanging && hanging.done === hanging.metres && !hasRoom(fight, who, hanging)) {
    return refuse('squareTaken', 'somebody stands where the climb ends', 'PE-MOVE-1');
  }
  if (metresOn(fight, who, who.move?.tested.climb) > 0) return null;
  return refuse('noMetres', `${who.sheet.name} has no metres left to climb`, 'PE-OBST-4');
}

function needs(fight: Fight, who: Combatant): { readonly [field: string]: Need } {
  const mayHurry = who.move?.tested.climb === undefined;
  const how: Need = {
    kind: 'one',
    label: 'How',
    oneOf: manners.map(
      (id): PickValue => ({
        id,
        label: id === 'hurry' ? 'Hurry: a test' : 'Steadily',
        ...greyed(judgeHow(who, id)),
      }),
    ),
    default: 'steady',
  };
  const hurry: { readonly [field: string]: Need } = mayHurry ? { how } : {};
  if (who.climb) return hurry;
  const cells = facesBeside(fight, who).map(({ to }) => ({ x: to.x, y: to.y }));
  return { to: { kind: 'cell', label: 'Where to', cells }, ...hurry };
}

/** PE-OBST-5: the test is made once per Move. */
const judgeHow = (who: Combatant, how: Manner): Refusal | null =>
  how === 'hurry' && who.move?.tested.climb !== undefined
    ? refuse('noSuchThing', 'this climb was tested already', 'PE-OBST-5', 'how')
    : null;

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judge(fight, who);
  if (refused) return refused;
  const how = manners.find((each) => each === (choice.how ?? 'steady'));
  if (!how) return refuse('noSuchThing', 'one climbs steady or in a hurry', 'PE-OBST-5', 'how');
  const noHurry = judgeHow(who, how);
  if (noHurry) return noHurry;
  if (who.climb) return { option: 'climb', to: cellField(who.climb.to), how };
  const faces = facesBeside(fight, who);
  const to = readCell(choice.to) ?? (faces.length === 1 ? faces[0]?.to : undefined);
  const face = faces.find((each) => each.to.x === to?.x && each.to.y === to?.y);
  if (face) return { option: 'climb', to: cellField(face.to), how };
  return refuse('noWay', `there is no face to climb there`, 'PE-OBST-4', 'to');
}

function climbOn(table: Table, id: Id, choice: Choice): void {
  const { fight } = table;
  declare(table, id, 'climb', 'move');
  if (!beginWalking(table, id, { pace: paceOf(one(fight, id)) })) return;
  const who = one(fight, id);
  const to = choice.to as unknown as Cell;
  const climb = climbOf(fight, who, to);
  if (!climb) return;
  const grip = testGrip(table, id, choice.how === 'hurry', who.climb === null);
  if (!canGoOn(fight, one(fight, id))) return;
  partFromAll(
    table,
    id,
    () => goAlong(table, id, climb, grip),
    (foe) => !reachesEnd(fight, one(fight, id), climb, grip) || besideAt(fight, who, climb.to, foe),
  );
}

/** The climb in progress, or the one that begins towards a square. */
function climbOf(fight: Fight, who: Combatant, to: Cell): Climb | null {
  const face = faceTo(fight, who, to);
  return who.climb ?? (face && { ...face, done: 0 });
}

/** The square where a climb to it ends in this Move, if it takes no test; `null` if it does not end yet. */
export function climbsTo(fight: Fight, who: Combatant, to: Cell): Cell | null {
  const climb = climbOf(fight, who, to);
  return climb && reachesEnd(fight, who, climb, who.move?.tested.climb) ? climb.to : null;
}

const reachesEnd = (fight: Fight, who: Combatant, climb: Climb, grip: Grip | 'lost' | undefined): boolean =>
  grip !== 'lost' && climb.done + metresOn(fight, who, grip) >= climb.metres && hasRoom(fight, who, climb);

/** Whether the square where the climb ends is free. If not, the climber hangs there until it is. */
const hasRoom = (fight: Fight, who: Combatant, { to }: Climb): boolean =>
  canStand(fieldOf(fight), to, who.squares, occupied(fight, who, true));

/** Climbs as far as the Move goes; a lost grip ends in a fall from there. Returns whether the climber moved. */
function goAlong(table: Table, id: Id, climb: Climb, grip: Grip | 'lost' | undefined): boolean {
  const { fight } = table;
  const who = one(fight, id);
  if (!canGoOn(fight, who) || !who.move) return false;
  const held = grip === 'lost' ? undefined : grip;
  const metres = Math.min(metresOn(fight, who, held), climb.metres - climb.done);
  if (who.move.spent === 0 || fight.rulings.brokenToes === 'perMetre') payForToes(table, id, metres);
  if (!conscious(one(fight, id))) return false;
  const done = climb.done + metres;
  const cost = costOf(fight, who, held, metres);
  if (grip === 'lost') {
    table.tell({ fact: 'climbs', who: id, climb: { ...climb, done }, cost });
    loseGrip(table, id);
    return true;
  }
  if (done < climb.metres || !hasRoom(fight, who, climb)) {
    table.tell({ fact: 'climbs', who: id, climb: { ...climb, done }, cost });
    return true;
  }
  table.tell({
    fact: 'moved',
    who: id,
    from: who.cell,
    path: [climb.to],
    cost,
    how: 'climb',
    passing: false,
    runUp: 0,
  });
  settleHolds(table, id);
  notice(table, id, [who.cell, climb.to], false);
  return true;
}

const climbing: readonly [Tested, ...Tested[]] = [
  { skill: 'athletics', focus: 'climbing' },
  { skill: 'acrobatics', focus: 'climbing' },
];

/** PE-OBST-5, PE-OBST-6: makes the test, if any, and returns its effect on the climb; `undefined` without a test. */
function testGrip(table: Table, id: Id, hurry: boolean, first: boolean): Grip | 'lost' | undefined {
  const known = one(table.fight, id).move?.tested.climb;
  if (known !== undefined) return known;
  const hard = first && table.ask(hardQuestion(id, hurry)).option === 'required';
  if (!hurry && !hard) return undefined;
  const { fight } = table;
  const spec = {
    who: id,
    kind: 'other',
    clause: hard ? 'PE-OBST-6' : 'PE-OBST-5',
    purpose: 'climb',
    matters: allDegrees,
  } as const;
  const test = makeTest(table, { ...spec, tested: bestFor(fight, spec, climbing) });
  const grip = test.passed ? (hard ? 'hindered' : 'free') : lossOf(fight, test.degrees);
  const { move } = one(fight, id);
  if (move && grip !== 'lost') {
    table.tell({ fact: 'move', who: id, move: { ...move, tested: { ...move.tested, climb: grip } } });
  }
  return grip;
}

/** PE-OBST-5, PE-R24: the effect of this many Degrees of Failure. */
function lossOf({ rulings }: Fight, degrees: number): Grip | 'lost' {
  const exact = rulings.failThreshold === 'exact';
  if (exact ? degrees === 4 : degrees >= 4) return 'lost';
  return (exact ? degrees === 2 : degrees >= 2) ? 'doubly' : 'hindered';
}

/** PE-OBST-6: asks the game master whether the climb is hard. */
const hardQuestion = (who: Id, hurry: boolean): Question => ({
  id: 'hard-climb',
  clause: 'PE-OBST-6',
  for: 'gm',
  reaction: 'hard-climb',
  about: { who, hurry },
  options: () => [
    {
      id: 'required',
      label: 'A hard climb: the test is required, and brings no speed',
      clause: 'PE-OBST-6',
      group: 'gm',
    },
    { id: 'decline', label: 'Not required', clause: 'PE-OBST-6', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'required' || option === 'decline'
      ? { option }
      : stillResolving('the answers are required and decline'),
});

/** PE-OBST-4 to PE-OBST-6: climbs, or goes on climbing. */
export const climb: Action = {
  id: 'climb',
  offer(fight, who): Option | null {
    if (!who.climb && facesBeside(fight, who).length === 0) return null;
    const note = who.climb ? { note: `${who.climb.done} of ${who.climb.metres} m` } : {};
    return {
      id: 'climb',
      label: who.climb ? 'Climb on' : 'Climb',
      clause: 'PE-OBST-4',
      group: 'move',
      ...note,
      ...greyed(judge(fight, who)),
    };
  },
  needs,
  read,
  perform: climbOn,
};
