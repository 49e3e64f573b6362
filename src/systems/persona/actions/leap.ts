import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { payForToes } from '../harm/injury-effects.ts';
import { judgeMove } from '../judge.ts';
import { fall } from '../movement/fall.ts';
import { settleHolds } from '../movement/grapple.ts';
import { aloft } from '../movement/hindrance.ts';
import type { Spring } from '../movement/leaps.ts';
import {
  canLand,
  canLeap,
  courseTo,
  dropOn,
  landings,
  leapCost,
  leapMetres,
  leapsMatter,
  leapWords,
  roomOn,
} from '../movement/leaps.ts';
import { partFromAll } from '../movement/leaving.ts';
import { besideAt } from '../movement/leaving-geometry.ts';
import { occupied } from '../movement/passes.ts';
import { paceOf } from '../movement/speed.ts';
import { notice } from '../movement/stealth.ts';
import { beginWalking, canGoOn } from '../movement/walk.ts';
import { cellField, judgeFooting } from '../movement/way.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { allDegrees } from '../test/matters.ts';
import { bestFor } from '../test/numbers.ts';
import { term } from '../test/roll.ts';
import { makeTest } from '../test/test.ts';
import type { Action, Needs } from './action.ts';
import { declare, greyed } from './action.ts';

/**
 * Leaping over obstacles to an end point (PE-OBST-10 to PE-OBST-12). Each metre is Hindered unless a test is passed, so
 * a tested leap may be planned twice as far.
 */

interface Kind {
  readonly id: 'leap' | 'leap-far';
  readonly label: string;
  readonly clause: string;
  readonly tested: boolean;
}

/** The Hindrance of the leap if all goes well. */
const hoped = ({ tested }: Kind): Spring => (tested ? 0 : 1);

function judge(fight: Fight, who: Combatant, kind: Kind): Refusal | null {
  const refused = judgeMove(fight, who) ?? judgeFooting(fight, who);
  if (refused) return refused;
  const { name } = who.sheet;
  if (aloft(who) || who.squares !== 1) return refuse('noWay', `${name} does not leap`, kind.clause);
  if (!leapsMatter(fight, who)) return refuse('noWay', 'there is nothing to leap over', kind.clause);
  if (leapMetres(fight, who, hoped(kind)) >= 1) return null;
  return refuse('noMetres', `${name} has no metres left for a leap`, kind.clause);
}

/** Why it is not offered; an answer is refused for its own goal instead. */
function judgeOffer(fight: Fight, who: Combatant, kind: Kind): Refusal | null {
  const refused = judge(fight, who, kind);
  if (refused || canLand(fight, who, leapMetres(fight, who, hoped(kind)))) return refused;
  return refuse('noWay', `there is no square that ${who.sheet.name} could leap to`, kind.clause);
}

function needs(fight: Fight, who: Combatant, kind: Kind): Needs | null {
  if (judgeOffer(fight, who, kind) !== null) return null;
  const spring = hoped(kind);
  return {
    to: {
      kind: 'cell',
      label: 'Where to',
      cells: landings(fight, who, leapMetres(fight, who, spring), spring),
    },
  };
}

function read(fight: Fight, who: Combatant, choice: Choice, kind: Kind): Choice | Refusal {
  const refused = judge(fight, who, kind);
  if (refused) return refused;
  const to = readCell(choice.to);
  if (!to) return refuse('noSuchThing', 'it must be said where to', kind.clause, 'to');
  const metres = metresApart(fight, who.cell, 1, to, 1);
  if (metres < 1 || !canLeap(fight, who, to, occupied(fight, who, true))) {
    return refuse('noWay', `there is no leap there for ${who.sheet.name}`, kind.clause, 'to');
  }
  if (metres > leapMetres(fight, who, hoped(kind))) {
    return refuse('noMetres', `that is farther than ${who.sheet.name} can leap`, kind.clause, 'to');
  }
  return { option: kind.id, to: cellField(to) };
}

const leaping: readonly [Tested, ...Tested[]] = [
  { skill: 'athletics', focus: 'leaping' },
  { skill: 'acrobatics', focus: 'leaping' },
];

/** PE-OBST-12: the metres of a run-up. */
const runUp = 4;

/** PE-OBST-11, PE-OBST-12: makes the Leaping test and returns the leap's sources of Hindrance. */
function testSpring(table: Table, id: Id): Spring {
  const { fight } = table;
  const who = one(fight, id);
  const far = (who.move?.runUp ?? 0) >= runUp;
  const spec = {
    who: id,
    kind: 'other',
    clause: 'PE-OBST-11',
    purpose: 'leap',
    needs: 'walking',
    ...(far ? { edge: [term(1, 'run-up', 'PE-OBST-12')] } : {}),
    matters: allDegrees,
  } as const;
  const test = makeTest(table, { ...spec, tested: bestFor(fight, spec, leaping) });
  return test.passed ? 0 : test.degrees >= 4 ? 2 : 1;
}

function perform(table: Table, id: Id, choice: Choice, kind: Kind): void {
  const { fight } = table;
  const to = choice.to as unknown as Cell;
  declare(table, id, kind.id, 'move');
  if (!beginWalking(table, id, { pace: paceOf(one(fight, id)) })) return;
  const spring = kind.tested ? testSpring(table, id) : 1;
  const who = one(fight, id);
  if (!canGoOn(fight, who)) return;
  const end = landingOf(fight, who, to, spring);
  partFromAll(
    table,
    id,
    // A Chance Attack may have lamed the leaper meanwhile: it gets as far as it can now (PE-MOVE-13).
    () => leapTo(table, id, landingOf(fight, one(fight, id), to, spring), spring),
    (foe) => besideAt(fight, one(fight, id), end.rest, foe),
  );
}

interface Landing {
  /** Where the leap ends. */
  readonly cell: Cell;
  /** Where the leaper stands then: beside whoever is on that square. Above a drop the square itself. */
  readonly rest: Cell;
  /** The last square of the line before what it would fall into: the rim, where a short leap may end. */
  readonly before: Cell;
  readonly short: boolean;
}

/** PE-OBST-10, PE-OBST-11: where the leap ends: as far along the line to its goal as its metres go. */
function landingOf(fight: Fight, who: Combatant, to: Cell, spring: Spring): Landing {
  const metres = leapMetres(fight, who, spring);
  const course = courseTo(fight, who, to);
  const within = course.filter((cell) => metresApart(fight, who.cell, 1, cell, 1) <= metres);
  const cell = within.at(-1) ?? who.cell;
  const solid = [who.cell, ...within].filter((each) => dropOn(fight, who, each) === 0);
  const rest = dropOn(fight, who, cell) > 0 ? cell : roomOn(fight, who, cell);
  return { cell, rest, before: solid.at(-1) ?? who.cell, short: within.length < course.length };
}

function leapTo(table: Table, id: Id, { cell, rest, before, short }: Landing, spring: Spring): boolean {
  const { fight } = table;
  const who = one(fight, id);
  const metres = metresApart(fight, who.cell, 1, cell, 1);
  if (!canGoOn(fight, who) || !who.move || metres === 0) return false;
  if (who.move.spent === 0 || fight.rulings.brokenToes === 'perMetre') payForToes(table, id, metres);
  if (!conscious(one(fight, id))) return false;
  const drop = dropOn(fight, who, cell);
  const over = drop > 0;
  const saved = over && short ? rescue(table, id, drop) : 'falls';
  const end = over && saved !== 'falls' ? before : rest;
  const from = who.cell;
  table.tell({
    fact: 'moved',
    who: id,
    from,
    path: [end],
    cost: leapCost(fight, who, spring, metres),
    how: 'leap',
    // A combatant that falls into an occupied gap lands beside the other one.
    passing: over && saved === 'falls',
    runUp: 0,
  });
  settleHolds(table, id);
  if (over && saved === 'falls') fall(table, id, drop, false, cell);
  notice(table, id, [from, one(fight, id).cell], false);
  return true;
}

/** PE-R25: whether a short leap that ends over a gap or a ditch falls in. */
function rescue(table: Table, id: Id, drop: number): 'falls' | 'rim' {
  if (table.fight.rulings.shortLeap === 'fall') return 'falls';
  return table.ask(shortQuestion(id, drop)).option === 'rim' ? 'rim' : 'falls';
}

const shortQuestion = (who: Id, metres: number): Question => ({
  id: 'short-leap',
  clause: 'PE-OBST-11',
  for: 'gm',
  about: { who, metres },
  options: () => [
    { id: 'falls', label: 'The leaper falls in', clause: 'PE-OBST-11', group: 'gm' },
    { id: 'rim', label: 'The leaper stays at the rim', clause: 'PE-OBST-11', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'falls' || option === 'rim' ? { option } : stillResolving('the answers are falls and rim'),
});

const leaps = (kind: Kind): Action => ({
  id: kind.id,
  offer(fight, who): Option | null {
    if (!leapsMatter(fight, who) || aloft(who) || who.squares !== 1) return null;
    const refused = judgeOffer(fight, who, kind);
    if (kind.tested && refused) return null;
    const { id, label, clause } = kind;
    const note = `${leapWords(fight, who, hoped(kind))}${kind.tested ? ' at best, a test' : ''}`;
    return { id, label, clause, group: 'move', note, ...greyed(refused) };
  },
  needs: (fight, who) => needs(fight, who, kind),
  read: (fight, who, choice) => read(fight, who, choice, kind),
  perform: (table, id, choice) => perform(table, id, choice, kind),
});

/** PE-OBST-10: without a test. */
export const leap = leaps({ id: 'leap', label: 'Leap', clause: 'PE-OBST-10', tested: false });
/** PE-OBST-11: with the Leaping test. */
export const leapFar = leaps({
  id: 'leap-far',
  label: 'Leap far',
  clause: 'PE-OBST-11',
  tested: true,
});
