import type { LineTotal, RollView } from '../../kernel/view.ts';
import type { LogLine } from '../../protocol/messages.ts';

/** One or several lines that are read as one. */
export interface Joined {
  /** The first of them, in the words and with the marks of all; what decided is what decided last. */
  readonly line: LogLine;
  readonly parts: readonly LogLine[];
}

interface Open {
  readonly parts: LogLine[];
  /** What may go on with it. */
  thread: string | null;
}

const opened = (line: LogLine): Open => ({ parts: [line], thread: line.begins?.name ?? null });

/** A thread is gone on with by its whole name, or by the first words of it. */
const fits = ({ thread }: Open, name: string | undefined): boolean =>
  thread !== null && name !== undefined && (thread === name || thread.startsWith(`${name} `));

/** Both are pieces of the same: of one walk. */
const isPieceOf = ({ parts }: Open, { piece }: LogLine): boolean =>
  piece !== undefined && parts.at(-1)?.piece?.of === piece.of;

/**
 * Lines as they are read: what goes on with the line before it joins it. What was taken back joins nothing that stands,
 * and what is told anew after an undo goes on with what still stands before that.
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
      // Whoever goes on in words of its own and begins something has ended what was there.
      if (line.begins && line.goesOn?.words) open.thread = line.begins.name;
      continue;
    }
    const row = opened(line);
    rows.push(row);
    last[kind] = row;
  }
  return rows.map(({ parts }) => ({ parts, line: read(parts) }));
}

/** Several lines in one. */
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

/** What several pieces come to: "Thug moves 3 squares to H6"; `null` where something else is among them. */
function inPieces(parts: readonly LogLine[]): string | null {
  const pieces = parts.flatMap(({ piece }) => (piece ? [piece] : []));
  if (pieces.length < parts.length) return null;
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const many = pieces.at(-1)?.many;
  if (many === undefined) return null;
  return count === 1 ? many.replace(/# (\w+?)s\b/, '1 $1').replace('#', '1') : many.replace('#', `${count}`);
}

/** So many rolls stand beside what they have brought; those of more lie behind it. */
const mostRolls = 2;

interface ShownRoll {
  readonly id: number;
  readonly roll: RollView;
}

/** The dice that stand on a row. */
export function rollsOf({ parts }: Joined): readonly ShownRoll[] {
  const rolls = parts.flatMap(({ id, roll }) => (roll ? [{ id, roll }] : []));
  return rolls.length > mostRolls ? [] : rolls;
}

/** The numbers that a part explains: one that a later part speaks of as well stands there alone. */
export function totalsOf(parts: readonly LogLine[], part: LogLine): readonly LineTotal[] {
  const later = parts.slice(parts.indexOf(part) + 1).flatMap(({ totals }) => totals ?? []);
  return (part.totals ?? []).filter(
    ({ label, total }) => !later.some((one) => one.label === label && one.total.value === total.value),
  );
}
