import { ChevronDown, Copy, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LineTotal } from '../../kernel/view.ts';
import type { LogLine } from '../../protocol/messages.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { Faces } from '../dice/Faces.tsx';
import { ClauseLink, RulingLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { TotalView } from '../kit/TotalView.tsx';
import type { Joined } from './joined.ts';
import { rollsOf, totalsOf } from './joined.ts';
import { Named } from './Named.tsx';
import { RowWords, realDice } from './RowWords.tsx';
import type { Row } from './rows.ts';
import { turnText } from './rows.ts';

export function LogRow({ row }: { readonly row: Row }) {
  return row.kind === 'heading' ? <Heading row={row} /> : <Deed row={row} at={row.key} />;
}

function Heading({ row }: { readonly row: Extract<Row, { kind: 'heading' }> }) {
  const [copied, setCopied] = useState(false);
  /** The turn as text, where there is no clipboard. */
  const [text, setText] = useState<string | null>(null);
  const { line, copies } = row;
  const copy = async (): Promise<void> => {
    if (copies === null) return;
    const turn = turnText(useTable.getState().lines, copies);
    try {
      await navigator.clipboard.writeText(turn);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      // Without a secure origin there is no clipboard API: the selected text can be copied by hand.
      setText((now) => (now === null ? turn : null));
    }
  };
  return (
    <div className="mt-3 border-b border-line pb-1">
      <div className="flex items-center gap-2">
        <h3
          className={cx('min-w-0 flex-1 text-small font-semibold', line?.undone && 'text-faint line-through')}
        >
          {row.text}
        </h3>
        {copies !== null && (
          <>
            <span role="status" className="text-fine text-gain">
              {copied && 'Copied'}
            </span>
            <IconButton
              size="min"
              label={`Copy as text: ${row.text}`}
              icon={<Copy aria-hidden className="size-4 text-faint" />}
              onPress={() => void copy()}
            />
          </>
        )}
      </div>
      {text !== null && <AsText label={`${row.text} as text`} text={text} />}
    </div>
  );
}

/** A text to be copied by hand: all of it is selected. */
function AsText({ label, text }: { readonly label: string; readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea
      ref={field}
      readOnly
      aria-label={label}
      value={text}
      rows={5}
      onFocus={(event) => event.target.select()}
      className="wt-field p-2"
    />
  );
}

const hasMore = (line: LogLine): boolean =>
  (line.totals?.length ?? 0) > 0 || (line.rulings?.length ?? 0) > 0 || line.clause !== undefined;

/**
 * A row: what happened and what decided it. A tap shows the lines that it was merged from and the terms of its numbers.
 */
function Deed({ row, at }: { readonly row: Joined; readonly at: string }) {
  const { line, parts } = row;
  // Kept outside: the row is taken off when it is scrolled out of sight.
  const open = useSession(({ unfolded }) => unfolded.includes(at));
  const more = parts.length > 1 || hasMore(line);
  const rolls = rollsOf(row);
  const body = (
    <>
      {line.level === 'hand' && <PencilLine aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />}
      <span className="min-w-0 flex-1">
        <RowWords row={row} rolls={rolls} size={26} />
      </span>
      {more && (
        <ChevronDown
          aria-hidden
          className={cx('mt-0.5 size-4 shrink-0 text-faint transition-transform', open && 'rotate-180')}
        />
      )}
    </>
  );
  const look = cx(
    'flex w-full items-start gap-2 py-2 text-left text-small',
    line.level === 'detail' && 'pl-3 text-faint',
    line.wound && !line.undone && 'text-harm',
    line.undone && 'text-faint',
  );
  return (
    <div className={cx(line.level !== 'detail' && 'border-t border-line/50')}>
      {more ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => session.unfold(at)}
          className={cx(look, 'min-h-touch-min')}
        >
          {body}
        </button>
      ) : (
        <p className={look}>{body}</p>
      )}
      {open && (
        <div className="mb-2 grid gap-4 rounded-control bg-sunken p-3">
          {parts.map((part) => (
            <Explained
              key={part.id}
              line={part}
              totals={totalsOf(parts, part)}
              one={parts.length === 1}
              dice={rolls.every(({ id }) => id !== part.id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * The totals of a line with their terms. Unless it is the only line (`one`), its own text as well, and its dice with
 * `dice`.
 */
function Explained(props: {
  readonly line: LogLine;
  readonly totals: readonly LineTotal[];
  readonly one: boolean;
  readonly dice: boolean;
}) {
  const { line, totals, one, dice } = props;
  const rules = (
    <>
      {line.clause !== undefined && (
        <span className="inline-flex items-center gap-2">
          {one && 'Rule'} <ClauseLink clause={line.clause} />
        </span>
      )}
      {line.rulings?.map((ruling) => (
        <RulingLink key={ruling} ruling={ruling} />
      ))}
    </>
  );
  return (
    <div className="grid gap-3">
      {!one && (
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          <span>
            <Named lines={[line]} text={line.text} />
          </span>
          {line.roll && dice && <Faces roll={line.roll} size={20} />}
          <span className="inline-flex flex-wrap items-center gap-x-2 text-fine text-faint">{rules}</span>
        </p>
      )}
      {line.compared !== undefined && <p className="text-small">{line.compared}</p>}
      {totals.map(({ label, total, as }) => (
        <TotalView
          key={label}
          total={total}
          label={label}
          {...(as === undefined ? {} : { as })}
          {...(line.decided?.total === label ? { decided: line.decided.term } : {})}
        />
      ))}
      {line.roll && line.roll.hand.length > 0 && <p className="text-fine text-faint">{realDice}</p>}
      {one && <p className="flex flex-wrap items-center gap-2 text-fine text-faint">{rules}</p>}
    </div>
  );
}
