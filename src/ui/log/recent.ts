import type { LogLine } from '../../protocol/messages.ts';

/** At most this many lines of what just happened stand above what comes next. */
const most = 4;

/**
 * The lines of what just happened that there is room for: where there are too many, details without dice or wounds are left out,
 * the last of them first (who gains how many points when a round begins), and then what is oldest.
 */
export function worthTelling(lines: readonly LogLine[]): readonly LogLine[] {
  const left = [...lines];
  while (left.length > most) {
    const plain = left.findLastIndex(
      ({ level, roll, wound }) => level === 'detail' && roll === undefined && wound === undefined,
    );
    if (plain < 0) break;
    left.splice(plain, 1);
  }
  return left.slice(-most);
}
