import type { System } from '../engine/system.ts';
import type { Fact } from '../kernel/port.ts';
import type { Block } from './blocks.ts';
import type { Cast } from './cast.ts';
import type { ForecastMoment, PlayOptions } from './play.ts';
import { playOne } from './play.ts';
import type { Ending, Tally } from './tally.ts';
import { tallyOf } from './tally.ts';

/** Plays the fights of a block from a moment to their ends and returns their tally. */
export function tallyBlock<S, F extends Fact>(
  system: System<S, F>,
  moment: ForecastMoment<S>,
  cast: Cast,
  { from, to }: Block,
  options: PlayOptions,
): Tally {
  const endings: Ending[] = [];
  for (let index = from; index < to; index++) endings.push(playOne(system, moment, cast, index, options));
  return tallyOf(endings);
}
