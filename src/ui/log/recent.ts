import type { LogLine } from '../../protocol/messages.ts';
import type { Joined } from './joined.ts';
import { joinedLines } from './joined.ts';

/** At most this many lines of what just happened stand above what comes next. */
const most = 4;

/** So many lines before the new ones are looked at for what those go on with. */
const before = 40;

/** The rows of which something was told after line `since`, whole: dice that fall go on with what was declared before. */
export function newRows(lines: readonly LogLine[], since: number): readonly Joined[] {
  const first = lines.findIndex(({ id }) => id > since);
  if (first < 0) return [];
  const near = lines.slice(Math.max(0, first - before)).filter((line) => !line.undone);
  return joinedLines(near).filter(
    ({ line, parts }) => line.level !== 'heading' && parts.some(({ id }) => id > since),
  );
}

/** What was done last after line `since`, in the words of its whole row; `null` where nothing was. */
export const lastDeed = (lines: readonly LogLine[], since: number): string | null =>
  newRows(lines, since).findLast(({ line }) => line.level === 'deed')?.line.text ?? null;

/**
 * The rows of what just happened that there is room for: where there are too many, details without dice or wounds are left out,
 * the last of them first (who gains how many points when a round begins), and then what is oldest.
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
