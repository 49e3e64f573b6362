import { terrainAt } from '../../../battlefield/field.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { scoreBehind } from '../derived.ts';
import { suffer } from '../harm/environment.ts';
import { stillResolving } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Tested } from '../scores.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight, Move } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Ground } from '../terrain.ts';
import { difficultyAt, groundUnder } from '../terrain.ts';
import { allDegrees } from '../test/matters.ts';
import { testNumbers } from '../test/numbers.ts';
import { term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';
import { swimFrom } from './grounds.ts';

/** Tests for the ground under a mover: difficult terrain (section TERR) and water (PE-OBST-8, PE-OBST-9). */

interface Step {
  readonly from: Cell;
  readonly to: Cell;
  /** Whether at full speed over what hinders. */
  readonly full: boolean;
}

/**
 * Makes the test that entering this cell demands, if any. Before a test `arrive` tells the path so far, so that the
 * test is made on the cell. Returns `false` if the mover stops there.
 */
export function testFooting(table: Table, id: Id, step: Step, arrive: () => boolean): boolean {
  const { fight } = table;
  const who = one(fight, id);
  const ground = groundUnder(fight, { ...who, cell: step.to });
  if (ground.difficult !== null && step.full && demandsTest(fight, who, step)) {
    if (!arrive() || !testTerrain(table, id, ground)) return false;
  }
  if (ground.water < swimFrom || one(fight, id).move?.tested.swim !== undefined) return true;
  if (ground.rough) return arrive() && testRough(table, id);
  return !step.full || (arrive() && testSwim(table, id));
}

/** Stores the result of a test for the rest of this Move. */
function remember(table: Table, id: Id, what: string, how: Move['tested'][string]): void {
  const { move } = one(table.fight, id);
  if (!move || !how) return;
  table.tell({ fact: 'move', who: id, move: { ...move, tested: { ...move.tested, [what]: how } } });
}

/** PE-TERR-2, PE-R28: whether a test is due: once per Move, per area, or per square; none after a failure. */
function demandsTest(fight: Fight, { move }: Combatant, { from, to }: Step): boolean {
  if (!move || move.tested.terrain !== undefined) return false;
  return fight.rulings.terrainTest !== 'perArea' || areaOf(fight, from) !== areaOf(fight, to);
}

/** The ids of the difficult terrain kinds of a cell: cells with equal ids are one area. */
const areaOf = (fight: Fight, cell: Cell): string =>
  terrainAt(fieldOf(fight), cell)
    .filter(({ marks }) => typeof marks?.difficult === 'number')
    .map(({ id }) => id)
    .join();

const running: Tested = { skill: 'athletics', focus: 'running' };
const balance: Tested = { skill: 'acrobatics', focus: 'balance' };

/**
 * PE-TERR-2, PE-R29: the test with as many Disadvantages as the number, unless the ground imposes them already (PE-R29
 * `true`: twice).
 */
function terrainTest(fight: Fight, id: Id, number: number, tested: Tested): TestSpec {
  const who = one(fight, id);
  const known = difficultyAt(fight, who, scoreBehind(who.sheet, tested), 'other') !== null;
  const own = number > 0 && (fight.rulings.terrainStacks || !known);
  return {
    who: id,
    tested,
    kind: 'other',
    clause: 'PE-TERR-2',
    purpose: 'terrain',
    needs: 'walking',
    ...(own ? { edge: [term(-number, 'difficult terrain', 'PE-TERR-2', rulingIds.terrainStacks)] } : {}),
    matters: allDegrees,
  };
}

/**
 * Makes the full-speed test (PE-TERR-2) and applies a failure (PE-TERR-3, PE-TERR-5). Returns whether the speed is
 * kept.
 */
function testTerrain(table: Table, id: Id, { difficult, damaging }: Ground): boolean {
  const { fight } = table;
  const both = [running, balance].map((tested) => terrainTest(fight, id, difficult ?? 0, tested));
  const [first, second] = both as [TestSpec, TestSpec];
  const better = testNumbers(fight, second).target.value > testNumbers(fight, first).target.value;
  const test = makeTest(table, better ? second : first);
  if (!conscious(one(table.fight, id))) return false;
  if (test.passed) {
    if (fight.rulings.terrainTest === 'oncePerMove') remember(table, id, 'terrain', 'free');
    return true;
  }
  remember(table, id, 'terrain', 'hindered');
  if (damaging === null) {
    if (!one(table.fight, id).prone) {
      table.tell({ fact: 'condition', who: id, condition: 'prone', on: true, clause: 'PE-TERR-3' });
    }
    return false;
  }
  suffer(table, {
    who: id,
    by: 'gm',
    with: 'terrain',
    damage: fold([
      term(damaging, 'terrain', 'PE-TERR-5'),
      ...(test.degrees > 0 ? [term(test.degrees, 'Degrees of Failure', 'PE-TERR-5')] : []),
    ]),
    ignoresArmor: false,
    clause: 'PE-TERR-5',
  });
  return false;
}

const swimTest = (id: Id, clause: string, purpose: string): TestSpec => ({
  who: id,
  tested: { skill: 'athletics', focus: 'swimming' },
  kind: 'other',
  clause,
  purpose,
  matters: allDegrees,
});

/** PE-OBST-8: the test of a hurried swimmer. */
function testSwim(table: Table, id: Id): boolean {
  const test = makeTest(table, swimTest(id, 'PE-OBST-8', 'swim'));
  const how = test.passed ? 'free' : test.degrees >= 2 ? 'doubly' : 'hindered';
  remember(table, id, 'swim', how);
  return how === 'free' && conscious(one(table.fight, id));
}

/** PE-OBST-9: the required test in rough water. Passing it brings no speed. */
function testRough(table: Table, id: Id): boolean {
  const test = makeTest(table, swimTest(id, 'PE-OBST-9', 'stay-afloat'));
  if (!conscious(one(table.fight, id))) return false;
  if (test.passed || test.degrees < 4) {
    remember(table, id, 'swim', 'hindered');
    return true;
  }
  const { option } = table.ask(sinkQuestion(id, test.degrees));
  remember(table, id, 'swim', option === 'stays-up' ? 'hindered' : 'doubly');
  if (option === 'sinks' && one(table.fight, id).suffocation === null) {
    const suffocation = { mode: 'active', rounds: 0, out: 0 } as const;
    table.tell({ fact: 'suffocation', who: id, suffocation });
  }
  return option === 'stays-up';
}

const outcomes = ['stays-up', 'doubly-hindered', 'sinks'] as const;
const outcomeNames: { readonly [outcome in (typeof outcomes)[number]]: string } = {
  'stays-up': 'Stays up',
  'doubly-hindered': 'Doubly Hindered',
  sinks: 'Sinks',
};

const sinkQuestion = (who: Id, degrees: number): Question => ({
  id: 'rough-water',
  clause: 'PE-OBST-9',
  for: 'gm',
  about: { who, degrees },
  options: () => outcomes.map((id) => ({ id, label: outcomeNames[id], clause: 'PE-OBST-9', group: 'gm' })),
  read: ({ option }) =>
    (outcomes as readonly string[]).includes(option)
      ? { option }
      : stillResolving(`the answers are ${outcomes.join(', ')}`),
});
