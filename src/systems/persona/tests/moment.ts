import type { Moment } from '../../../engine/enumerate.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { System, Tactic } from '../../../engine/system.ts';
import type { Reading } from '../../../kernel/readings.ts';
import * as moments from '../../testing/moments.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { encounter } from './sketch.ts';

/** Moments to take odds of, in the words of this system's sketches. */
export const { momentOf, agreement, waysOf } = moments.momentsOf(system, encounter);

/** Everybody answers with the first of these that is legal. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> =>
  moments.answering(wanted, { wounds: 1 });

/** The same rules, by which no ways of odds ever meet, all is done on each of them, and all of every die shows at once. */
const never: System<Fight, Facts> = {
  ...system,
  step(table) {
    const draw = table.draw.bind(table);
    table.draw = (pool, reading, why) => draw(pool, inFull(reading), why);
    table.cross = () => {};
    table.once = (work) => work();
    system.step(table);
  },
};

const inFull = <R>(reading: Reading<R>): Reading<R> => ({
  id: reading.id,
  of: (faces) => reading.of(faces),
  key: (result) => reading.key(result),
});

/** The chances of all outcomes with every promise of the rules that ways meet, and without any. */
export function meetingOrNot(moment: Moment<Fight>, tactic: Tactic<Fight>, ways = 20_000) {
  const [meeting, apart] = [system, never].map((each) => {
    const { exact, outcomes } = oddsOf(each, moment, tactic, { ways, samples: 1 });
    if (!exact) throw new Error(`more than ${ways} ways`);
    const all = outcomes.map(({ tags, p }) => [tags.join(' '), Number(p.toFixed(12))] as const);
    return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return { meeting: meeting as Chances, apart: apart as Chances };
}

interface Chances {
  readonly [outcome: string]: number;
}
