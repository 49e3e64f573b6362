import { useMemo } from 'react';
import type { LogLine } from '../../protocol/messages.ts';
import { everything } from '../../store/session.ts';
import { cx } from '../kit/cx.ts';
import { everyRollOf } from '../log/joined.ts';
import { RowWords, realDice } from '../log/RowWords.tsx';
import type { Row } from '../log/rows.ts';
import { rowsOf } from '../log/rows.ts';

/** The whole log, turn by turn. What was undone is left out: it did not happen. */
export function PrintedLog({ lines }: { readonly lines: readonly LogLine[] }) {
  const standing = useMemo(() => lines.filter(({ undone }) => !undone), [lines]);
  const [first, ...rest] = useMemo(() => piecesOf(rowsOf(standing, everything)), [standing]);
  const notes = [
    standing.some(({ roll }) => roll && roll.hand.length > 0) ? realDice : '',
    standing.some(({ level }) => level === 'hand')
      ? 'Lines with a bar at their side are changes by the game master’s hand.'
      : '',
    standing.length < lines.length ? 'What was undone is left out.' : '',
  ].filter(Boolean);
  return (
    <section className="mt-5">
      <div className="break-inside-avoid">
        <h2 className="text-body font-semibold">Log</h2>
        {first === undefined && <p>Nothing has happened yet.</p>}
        {notes.length > 0 && <p className="text-fine text-faint">{notes.join(' ')}</p>}
        {first && <Piece rows={first} />}
      </div>
      {rest.map((rows) => (
        <div key={rows[0]?.key} className="break-inside-avoid">
          <Piece rows={rows} />
        </div>
      ))}
    </section>
  );
}

/** The rows in pieces that no page cuts through: lines, each with the headings above it. */
function piecesOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const pieces: Row[][] = [];
  let before: Row | undefined;
  for (const row of rows) {
    if (before?.kind === 'heading') pieces.at(-1)?.push(row);
    else pieces.push([row]);
    before = row;
  }
  return pieces;
}

const Piece = ({ rows }: { readonly rows: readonly Row[] }) =>
  rows.map((row) => <Printed key={row.key} row={row} />);

function Printed({ row }: { readonly row: Row }) {
  if (row.kind === 'heading') {
    return <h3 className="mt-2.5 border-b border-line pb-0.5 text-small font-semibold">{row.text}</h3>;
  }
  const { level } = row.line;
  return (
    <p
      className={cx(
        'py-0.5',
        level === 'detail' && 'pl-3 text-faint',
        level === 'hand' && 'border-l-4 border-ink pl-2',
      )}
    >
      <RowWords row={row} rolls={everyRollOf(row)} size={21} inLine />
    </p>
  );
}
