import type { Fact } from '../kernel/port.ts';
import type { Line } from '../kernel/view.ts';
import type { Mark } from './marks.ts';
import type { Event } from './retell.ts';

/** The line that tells what came of the dice: of a hit or a miss, of harm, or the first one after the dice. */
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
    const rank = after < from || line.level === 'heading' ? 4 : rankOf(marks[at] ?? [], line);
    told.push({ line, place: place++, rank });
  });
  const best = told.reduce<(typeof told)[number] | null>(
    (sofar, one) => (sofar && sofar.rank <= one.rank ? sofar : one),
    null,
  );
  return { line: best?.place ?? null, text: best?.line.text ?? '' };
}

function rankOf(marks: readonly Mark[], { level }: Line): number {
  if (marks.some(({ kind }) => kind === 'hit' || kind === 'miss')) return 0;
  if (marks.length > 0) return 1;
  return level === 'deed' ? 2 : 3;
}
