import type { LogLine } from '../../protocol/messages.ts';

/** As many lines as somebody listens to before the next question. */
const most = 4;

/**
 * What is said aloud of what came after line `since`, the answer to what was last sent: the newest lines that are no
 * details and were not taken back. Nothing where nothing was sent yet (`since` 0): a fight that is opened tells no past.
 */
export const announced = (lines: readonly LogLine[], since: number): readonly string[] =>
  since === 0
    ? []
    : lines
        .filter(({ id, undone, level }) => id > since && !undone && level !== 'detail')
        .slice(-most)
        .map(({ text }) => text);

/** The newest line that stood in the log and was taken back since; `null` where nothing was. */
export function takenBack(before: readonly LogLine[], now: readonly LogLine[]): string | null {
  const stood = new Set(before.filter(({ undone }) => !undone).map(({ id }) => id));
  const gone = now.findLast(({ id, undone, level }) => undone && level !== 'detail' && stood.has(id));
  return gone?.text ?? null;
}
