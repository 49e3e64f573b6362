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
  const rows = useMemo(() => rowsOf(standing, everything), [standing]);
  const notes = [
    standing.some(({ roll }) => roll && roll.hand.length > 0) ? realDice : '',
    standing.some(({ level }) => level === 'hand')
      ? 'Lines with a bar at their side are changes by the game master’s hand.'
      : '',
    standing.length < lines.length ? 'What was undone is left out.' : '',
  ].filter(Boolean);
  return (
    <section className="mt-5">
      <h2 className="break-after-avoid text-body font-semibold">Log</h2>
      {rows.length === 0 && <p>Nothing has happened yet.</p>}
      {notes.length > 0 && <p className="break-after-avoid text-fine text-faint">{notes.join(' ')}</p>}
      {rows.map((row) => (
        <Printed key={row.key} row={row} />
      ))}
    </section>
  );
}

function Printed({ row }: { readonly row: Row }) {
  if (row.kind === 'heading') {
    return (
      <h3 className="mt-2.5 break-after-avoid border-b border-line pb-0.5 text-small font-semibold">
        {row.text}
      </h3>
    );
  }
  const { level } = row.line;
  return (
    <p
      className={cx(
        'break-inside-avoid py-0.5',
        level === 'detail' && 'pl-3 text-faint',
        level === 'hand' && 'border-l-4 border-ink pl-2',
      )}
    >
      <RowWords row={row} rolls={everyRollOf(row)} size={21} inLine />
    </p>
  );
}
