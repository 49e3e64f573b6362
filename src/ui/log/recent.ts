import type { LogLine } from '../../protocol/messages.ts';
import type { Joined } from './joined.ts';
import { joinedLines } from './joined.ts';

/** The maximum number of rows of recent events above the prompt. */
const most = 4;

/** How many lines before the new ones are searched for the rows that they continue. */
const before = 40;

/**
 * The whole rows that contain a line newer than `since`: new dice may continue a deed that was declared before. Leaves
 * out headings and undone lines.
 */
export function newRows(lines: readonly LogLine[], since: number): readonly Joined[] {
  const first = lines.findIndex(({ id }) => id > since);
  if (first < 0) return [];
  const near = lines.slice(Math.max(0, first - before)).filter((line) => !line.undone);
  return joinedLines(near).filter(
    ({ line, parts }) => line.level !== 'heading' && parts.some(({ id }) => id > since),
  );
}

/** The text of the last deed after line `since`, with its whole row; `null` if there is none. */
export const lastDeed = (lines: readonly LogLine[], since: number): string | null =>
  newRows(lines, since).findLast(({ line }) => line.level === 'deed')?.line.text ?? null;

/**
 * The most relevant recent rows, at most four: drops details without dice and wounds first, from the last to the first
 * (such as points gained at the beginning of a round), then the oldest rows.
 */
export function worthTelling(rows: readonly Joined[]): readonly Joined[] {
  const left = [...rows];
  while (left.length > most) {
    const plain = left.findLastIndex(
      ({ line: { level, wound }, parts }) =>
        level === 'detail' && wound === undefined && parts.every(({ roll }) => roll === undefined),
    );
    if (plain < 0) break;
    left.splice(plain, 1);
  }
  return left.slice(-most);
}
