import type { Id } from '../../kernel/json.ts';
import type { LogLine } from '../../protocol/messages.ts';
import type { LogFilter } from '../../store/session.ts';
import { roundWords } from '../kit/roundWords.ts';
import type { Joined } from './joined.ts';
import { joinedLines } from './joined.ts';

export type Row =
  | {
      readonly kind: 'heading';
      readonly key: string;
      readonly text: string;
      readonly line: LogLine | null;
      /** The id of a standing line of its turn, which can be copied; `null` if none stands. */
      readonly copies: number | null;
    }
  | ({ readonly kind: 'line'; readonly key: string } & Joined);

const isEverything = ({ wounds, who, turn }: LogFilter): boolean => !wounds && who === null && turn === null;

/** The key of a turn in a round. Everything between the turns of a round counts as one turn. */
const turnKey = ({ round, turn }: Pick<LogLine, 'round' | 'turn'>): string => `${round} ${turn ?? ''}`;

interface Turn {
  readonly round: number;
  readonly turn: Id | null;
  /** Whose turn it is by its heading; `null` where it has none. */
  readonly called: string | null;
}

/** The turns of these lines, the newest first. */
export function turnsOf(lines: readonly LogLine[]): readonly (Turn & { readonly key: string })[] {
  const found = new Map<string, Turn>();
  for (const { round, turn, called } of lines) {
    const key = turnKey({ round, turn });
    found.set(key, { round, turn, called: called ?? found.get(key)?.called ?? null });
  }
  return [...found].map(([key, one]) => ({ key, ...one })).reverse();
}

/** Whether a row contains the line with this id. */
export const tells = (row: Row, id: number): boolean =>
  row.kind === 'heading' ? row.line?.id === id : row.parts.some((part) => part.id === id);

/**
 * The lines as rows of a list, merged by `joinedLines` and filtered. A round that begins without a heading of the rules
 * gets one here. Headings with no row below them after filtering are left out.
 */
export function rowsOf(lines: readonly LogLine[], filter: LogFilter): readonly Row[] {
  const rows: Row[] = [];
  let round = 0;
  let pending: Row | null = null;
  const head = (row: Row): void => {
    pending = row;
  };
  for (const { line, parts } of joinedLines(lines)) {
    if (line.level === 'heading') {
      round = line.round;
      const copies = line.undone ? null : line.id;
      head({ kind: 'heading', key: `h${line.id}`, text: line.text, line, copies });
      if (!isEverything(filter)) continue;
      rows.push(pending as unknown as Row);
      pending = null;
      continue;
    }
    if (line.round !== round) {
      round = line.round;
      head({
        kind: 'heading',
        key: `r${line.id}`,
        text: roundWords(round),
        line: null,
        copies: lines.find((one) => !one.undone && turnKey(one) === turnKey(line))?.id ?? null,
      });
    }
    if (!parts.some((part) => passes(part, filter))) continue;
    if (pending) rows.push(pending);
    pending = null;
    rows.push({ kind: 'line', key: `l${line.id}`, line, parts });
  }
  return rows;
}

const passes = (line: LogLine, filter: LogFilter): boolean =>
  (filter.turn === null || turnKey(line) === filter.turn) &&
  (!filter.wounds || line.wound === true) &&
  (filter.who === null || line.who === filter.who || line.whom === filter.who);

/**
 * The standing lines of the turn that the standing line `id` belongs to, as text for the clipboard; empty if there is no
 * such line. What was undone in between, other turns too, does not part them.
 */
export function turnText(lines: readonly LogLine[], id: number): string {
  const standing = lines.filter((line) => !line.undone);
  const place = standing.findIndex((line) => line.id === id);
  const here = standing[place];
  if (!here) return '';
  const same = (line: LogLine | undefined): boolean => line?.round === here.round && line.turn === here.turn;
  let from = place;
  while (same(standing[from - 1])) from--;
  let to = place;
  while (same(standing[to + 1])) to++;
  return joinedLines(standing.slice(from, to + 1))
    .map(rowText)
    .join('\n');
}

/** A row as plain text, with its dice and what decided it. */
function rowText({ line, parts }: Joined): string {
  const indent = line.level === 'detail' ? '  ' : '';
  const dice = parts.flatMap(({ roll }) => (roll ? [` [${rollText(roll)}]`] : [])).join('');
  const decided = line.decided ? ` (${line.decided.words})` : '';
  return `${indent}${line.text}${dice}${decided}`;
}

const rollText = ({ sides, faces, hand }: NonNullable<LogLine['roll']>): string =>
  faces
    .map(
      (face, i) =>
        `d${sides[i]}: ${typeof face === 'number' ? face : face.join('+')}${hand.includes(i) ? ' by hand' : ''}`,
    )
    .join(', ');

/** Splits a text at these names, longest first, but not within words. `at` is the offset of each piece. */
export function piecesOf(
  text: string,
  names: readonly string[],
): readonly { readonly text: string; readonly name: boolean; readonly at: number }[] {
  const wanted = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, name: false, at: 0 }];
  const plain = wanted.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${plain.join('|')})(?![\\p{L}\\p{N}])`, 'u'));
  let at = 0;
  return parts.flatMap((part, i) => {
    const from = at;
    at += part.length;
    return part === '' ? [] : [{ text: part, name: i % 2 === 1, at: from }];
  });
}
