import { memo, useMemo } from 'react';
import { session } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { Faces } from '../dice/Faces.tsx';
import { useHand, useSince } from '../hand/hand.ts';
import { cx } from '../kit/cx.ts';
import { DecidedBy } from './DecidedBy.tsx';
import type { Joined } from './joined.ts';
import { rollsOf } from './joined.ts';
import { newRows, worthTelling } from './recent.ts';

/** What came of the last answer: lines, dice, and what decided it. A tap opens the log. */
export const Recent = memo(function Recent() {
  const lines = useTable((state) => state.lines);
  const since = useSince();
  const fresh = useMemo(() => worthTelling(since === null ? [] : newRows(lines, since)), [lines, since]);
  // Dice that were thrown before the fight was opened or something was undone do not tumble again.
  const thrown = useHand((state) => state.since);
  if (fresh.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => session.show('log')}
      aria-label={`What just happened: ${fresh.map(({ line }) => line.text).join(' ')} Open the log`}
      className="grid min-h-touch-min w-full content-center gap-1.5 rounded-control border-l-4 border-accent bg-sunken px-3 py-2 text-left"
    >
      {fresh.map((row) => (
        <Told key={row.line.id} row={row} since={thrown} />
      ))}
    </button>
  );
});

function Told({ row, since }: { readonly row: Joined; readonly since: number | null }) {
  const { line } = row;
  return (
    <span className={cx('flex items-start gap-2 text-small', line.wound && 'text-harm')}>
      <span className="min-w-0 flex-1">
        {/* A list of everybody is as long as the fight is large; the log has it in full. */}
        <span className="line-clamp-3">{line.text}</span>
        {line.decided && <DecidedBy line={line} />}
      </span>
      {rollsOf(row).map(({ id, roll }) => (
        <Faces key={id} roll={roll} fresh={since !== null && id > since} size={24} />
      ))}
    </span>
  );
}
