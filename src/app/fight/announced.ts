import type { LogLine, Prompt } from '../../protocol/messages.ts';

/** The most lines read out before the next question. */
const most = 4;

/**
 * The log lines to read out: the newest after line `since` (the last one before what was last sent), without details
 * and without what was undone. None while nothing has been sent (`since` is `null`): opening a fight reads out no past.
 */
export const announced = (lines: readonly LogLine[], since: number | null): readonly string[] =>
  since === null
    ? []
    : lines
        .filter(({ id, undone, level }) => id > since && !undone && level !== 'detail')
        .slice(-most)
        .map(({ text }) => text);

/** The text of the newest line of `before` that is undone in `now`, details aside; `null` if there is none. */
export function takenBack(before: readonly LogLine[], now: readonly LogLine[]): string | null {
  const stood = new Set(before.filter(({ undone }) => !undone).map(({ id }) => id));
  const gone = now.findLast(({ id, undone, level }) => undone && level !== 'detail' && stood.has(id));
  return gone?.text ?? null;
}

/** These words in a row to be read out: those that do not end in a mark of their own get a full stop before the next. */
export const spoken = (words: readonly string[]): string => {
  const said = words.filter((one) => one !== '');
  return said.map((one, at) => (at === said.length - 1 || /[.!?…:]$/.test(one) ? one : `${one}.`)).join(' ');
};

/** What a screen reader has been given to read, and of which moment. */
export interface Heard {
  readonly lines: readonly LogLine[];
  /** The number of the prompt; `null` without one. */
  readonly prompt: number | null;
  readonly text: string;
}

interface Moment {
  readonly lines: readonly LogLine[];
  readonly prompt: Pick<Prompt, 'id' | 'question'> | null;
  /** See `announced`. */
  readonly since: number | null;
}

/**
 * What is read out after `before`: what was taken back, the new lines, and the question if it is another one. Nothing
 * new while lines and prompt stay: a question is not read again when somebody sends the answer.
 */
export function heardAt({ lines, prompt, since }: Moment, before: Heard | null): Heard {
  const id = prompt?.id ?? null;
  if (before?.lines === lines && before.prompt === id) return before;
  const back = before && takenBack(before.lines, lines);
  const question = before?.prompt === id ? '' : (prompt?.question ?? '');
  const words = [back === null ? '' : `Taken back: ${back}`, ...announced(lines, since), question];
  return { lines, prompt: id, text: spoken(words) };
}
