import type { Moment } from '../../../engine/enumerate.ts';
import { oddsOf } from '../../../engine/odds.ts';
import type { Tactic } from '../../../engine/system.ts';
import { unmerged } from '../../../workbench/unmerged.ts';
import * as moments from '../../testing/moments.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { encounter } from './sketch.ts';

/** Moments whose odds are tested, as sketches of this system. */
export const { momentOf, agreement, waysOf } = moments.momentsOf(system, encounter);

/** A tactic that answers with the first of these choices that is legal. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> =>
  moments.answering(wanted, { wounds: 1 });

/** The chances of all outcomes, with merging of ways and without. */
export function meetingOrNot(moment: Moment<Fight>, tactic: Tactic<Fight>, ways = 20_000) {
  const [meeting, apart] = [system, unmerged(system)].map((each) => {
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
