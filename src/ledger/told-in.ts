import type { Fact } from '../kernel/port.ts';
import type { Line } from '../kernel/view.ts';
import type { Mark } from './marks.ts';
import type { Event } from './retell.ts';

/**
 * The log line that tells the result of a step's dice: the first about a hit, else about a miss, else about other marks,
 * else the first result after the dice. `from`: the number of the first roll among the answers; `before`: how many lines
 * the log had before the step. `line` is an index into the whole log, `null` without any line.
 */
export function lineOf<F extends Fact>(
  events: readonly Event<F>[],
  marks: readonly (readonly Mark[])[],
  from: number,
  before: number,
): { readonly line: number | null; readonly text: string } {
  let place = before;
  const told: { readonly line: Line; readonly place: number; readonly rank: number }[] = [];
  events.forEach(({ line, after }, at) => {
    if (!line) return;
    const rank = after < from || line.level === 'heading' ? 5 : rankOf(marks[at] ?? [], line);
    told.push({ line, place: place++, rank });
  });
  const best = told.reduce<(typeof told)[number] | null>(
    (sofar, one) => (sofar && sofar.rank <= one.rank ? sofar : one),
    null,
  );
  return { line: best?.place ?? null, text: best?.line.text ?? '' };
}

function rankOf(marks: readonly Mark[], { level }: Line): number {
  if (marks.some(({ kind }) => kind === 'hit')) return 0;
  if (marks.some(({ kind }) => kind === 'miss')) return 1;
  if (marks.length > 0) return 2;
  return level === 'deed' ? 3 : 4;
}
