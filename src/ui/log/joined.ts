import type { LineTotal, RollView } from '../../kernel/view.ts';
import type { LogLine } from '../../protocol/messages.ts';

/** One or several lines of the log that are shown as one row. */
export interface Joined {
  /** The first line with the merged text and marks of all of them; `decided` is that of the last line that has any. */
  readonly line: LogLine;
  readonly parts: readonly LogLine[];
}

interface Open {
  readonly parts: LogLine[];
  /** The name of the open thread that later lines may continue; `null` if there is none. */
  thread: string | null;
}

const opened = (line: LogLine): Open => ({ parts: [line], thread: line.begins?.name ?? null });

/** A line continues a thread by its whole name, or by its first words. */
const fits = ({ thread }: Open, name: string | undefined): boolean =>
  thread !== null && name !== undefined && (thread === name || thread.startsWith(`${name} `));

/** Whether the last part and this line are pieces of the same thing, such as a walk. */
const isPieceOf = ({ parts }: Open, { piece }: LogLine): boolean =>
  piece !== undefined && parts.at(-1)?.piece?.of === piece.of;

/**
 * Merges log lines into rows: a line that continues the thread of the row before joins it, if round and turn are the
 * same. Undone lines and standing lines never join each other, so lines told anew after an undo continue the standing
 * row before it.
 */
export function joinedLines(lines: readonly LogLine[]): readonly Joined[] {
  const rows: Open[] = [];
  const last: { standing: Open | null; undone: Open | null } = { standing: null, undone: null };
  for (const line of lines) {
    const kind = line.undone ? 'undone' : 'standing';
    const open = last[kind];
    const same = open?.parts[0]?.round === line.round && open.parts[0].turn === line.turn;
    if (open && same && (fits(open, line.goesOn?.name) || isPieceOf(open, line))) {
      open.parts.push(line);
      // A line that continues in its own words and begins a thread replaces the open thread.
      if (line.begins && line.goesOn?.words) open.thread = line.begins.name;
      continue;
    }
    const row = opened(line);
    rows.push(row);
    last[kind] = row;
  }
  return rows.map(({ parts }) => ({ parts, line: read(parts) }));
}

/** Merges several lines into one. */
function read(parts: readonly LogLine[]): LogLine {
  const [first, ...rest] = parts as readonly [LogLine, ...LogLine[]];
  if (rest.length === 0) return first;
  const more = rest.map(({ goesOn }) => goesOn?.words ?? '').join('');
  const plain = more === '' ? first.text : `${first.begins?.words ?? first.text}${more}`;
  const decided = parts.findLast((part) => part.decided)?.decided;
  const whom = parts.find((part) => part.whom !== undefined)?.whom;
  return {
    ...first,
    text: inPieces(parts) ?? plain,
    level: parts.every(({ level }) => level === 'detail') ? 'detail' : 'deed',
    ...(whom === undefined ? {} : { whom }),
    ...(parts.some(({ wound }) => wound) ? { wound: true } : {}),
    ...(decided ? { decided } : {}),
  };
}

/** The text of several pieces together: "Thug moves 3 squares to H6"; `null` if a part is not a piece. */
function inPieces(parts: readonly LogLine[]): string | null {
  const pieces = parts.flatMap(({ piece }) => (piece ? [piece] : []));
  if (pieces.length < parts.length) return null;
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const last = pieces.at(-1);
  if (!last) return null;
  return count === 1 && last.one !== undefined ? last.one : last.many.join(`${count}`);
}

/** A row shows at most so many rolls, or dice; one with more of both shows them only when opened. */
const mostRolls = 2;
const mostDice = 3;

export interface ShownRoll {
  readonly id: number;
  readonly roll: RollView;
}

/** All rolls of a row. */
export const everyRollOf = ({ parts }: Joined): readonly ShownRoll[] =>
  parts.flatMap(({ id, roll }) => (roll ? [{ id, roll }] : []));

/** The rolls that are shown on a row. */
export function rollsOf(row: Joined): readonly ShownRoll[] {
  const rolls = everyRollOf(row);
  const dice = rolls.reduce((sum, { roll }) => sum + roll.faces.length, 0);
  return rolls.length > mostRolls && dice > mostDice ? [] : rolls;
}

/** The totals that a part explains, without those that a later part explains as well. */
export function totalsOf(parts: readonly LogLine[], part: LogLine): readonly LineTotal[] {
  const later = parts.slice(parts.indexOf(part) + 1).flatMap(({ totals }) => totals ?? []);
  return (part.totals ?? []).filter(
    ({ label, total }) => !later.some((one) => one.label === label && one.total.value === total.value),
  );
}
