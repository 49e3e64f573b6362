import { ArrowDown, Drama, HeartCrack, ScrollText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { VListHandle } from 'virtua';
import { VList } from 'virtua';
import type { Id } from '../../kernel/json.ts';
import { everything, session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { cx } from '../kit/cx.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { roundWords } from '../kit/roundWords.ts';
import { LogRow } from './LogRow.tsx';
import { rowsOf, tells, turnsOf } from './rows.ts';

/** The log of the fight. Scrolls to the newest line unless the reader has scrolled up. */
export function LogPanel({ className }: { readonly className?: string }) {
  const lines = useTable((state) => state.lines);
  const combatants = useTable((state) => state.view?.combatants);
  const chosen = useSession((state) => state.filter);
  const turns = useMemo(() => turnsOf(lines), [lines]);
  // Where the fight was taken back to a point before the chosen turn, that turn is not among those to choose from.
  const filter = useMemo(
    () => (turns.some(({ key }) => key === chosen.turn) ? chosen : { ...chosen, turn: null }),
    [chosen, turns],
  );
  const rows = useMemo(() => rowsOf(lines, filter), [lines, filter]);
  /** Whoever was removed, or hides from these eyes, has no name in the view. */
  const nameOf = (id: Id, called: string | null): string => combatants?.[id]?.name ?? called ?? 'somebody';
  const calledBy = (id: Id): string | null => turns.find(({ turn }) => turn === id)?.called ?? null;
  /** Whose lines are shown, although they are not among the combatants any more. */
  const gone = filter.who !== null && combatants && !(filter.who in combatants) ? filter.who : null;
  const list = useRef<VListHandle>(null);
  const wanted = useSession((state) => state.line);
  const [found, setFound] = useState<number | null>(null);
  const [stuck, setStuck] = useState(wanted === null);
  const last = useRef(0);
  useEffect(() => {
    // Also when the last row grows.
    if (stuck && rows.length > 0) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [stuck, rows]);
  useEffect(() => {
    if (wanted === null) return;
    session.filter(everything);
    setStuck(false);
    const at = rowsOf(lines, everything).findIndex((row) => tells(row, wanted));
    setFound(at < 0 ? null : wanted);
    // The unfiltered rows are in the list only after the next frame.
    const frame = requestAnimationFrame(() => {
      if (at >= 0) list.current?.scrollToIndex(at, { align: 'center' });
      session.hasRead();
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, lines]);
  return (
    <section aria-label="Log" className={cx('flex h-full min-h-0 flex-col', className)}>
      <h2 className="sr-only">Log</h2>
      <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
        <Chip
          icon={<HeartCrack aria-hidden className="size-4" />}
          pressed={filter.wounds}
          onPress={() => session.filter({ wounds: !filter.wounds })}
        >
          Wounds
        </Chip>
        <Pick
          label="Whose lines"
          none="Everybody"
          value={filter.who}
          all={[
            ...Object.values(combatants ?? {}).map(({ id, name }) => ({ id, words: name })),
            ...(gone === null ? [] : [{ id: gone, words: nameOf(gone, calledBy(gone)) }]),
          ]}
          onPick={(who) => session.filter({ who })}
        />
        <Pick
          label="Which turn"
          none="All turns"
          value={filter.turn}
          all={turns.map(({ key, round, turn, called }) => ({
            id: key,
            words: turnWords(round, turn === null ? null : nameOf(turn, called)),
          }))}
          onPick={(turn) => session.filter({ turn })}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={lines.length === 0 ? <ScrollText className="size-7" /> : <Drama className="size-7" />}
          title={lines.length === 0 ? 'Nothing has happened yet.' : 'No line passes this filter.'}
        />
      ) : (
        <div className="relative min-h-0 flex-1">
          <VList
            ref={list}
            className="h-full px-3 py-2"
            onScroll={(offset) => {
              const box = list.current;
              if (!box) return;
              const back = offset < last.current;
              last.current = offset;
              if (offset + box.viewportSize >= box.scrollSize - 24) setStuck(true);
              else if (back) setStuck(false);
              // Rows are measured when they come into view, so the end may have moved since the last scroll.
              else if (stuck) box.scrollToIndex(rows.length - 1, { align: 'end' });
            }}
          >
            {rows.map((row) => (
              <div
                key={row.key}
                {...(found !== null && tells(row, found)
                  ? {
                      'aria-current': true,
                      className: '-mx-2 rounded-control px-2 ring-2 ring-accent ring-inset',
                    }
                  : {})}
              >
                <LogRow row={row} />
              </div>
            ))}
          </VList>
          {!stuck && (
            <div className="absolute inset-x-0 bottom-2 grid place-content-center">
              <Button
                size="min"
                icon={<ArrowDown aria-hidden className="size-4" />}
                className="shadow-float"
                onPress={() => setStuck(true)}
              >
                Newest
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

const turnWords = (round: number, name: string | null): string =>
  name === null ? roundWords(round) : `${roundWords(round)}: ${name}`;

function Pick(props: {
  readonly label: string;
  /** The label for no filter. */
  readonly none: string;
  readonly value: string | null;
  readonly all: readonly { readonly id: string; readonly words: string }[];
  readonly onPick: (id: string | null) => void;
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value ?? ''}
      onChange={(event) => props.onPick(event.target.value === '' ? null : event.target.value)}
      className="min-h-touch-min min-w-0 flex-[1_1_7.75rem] rounded-control border border-line bg-raised px-2 text-body"
    >
      <option value="">{props.none}</option>
      {props.all.map(({ id, words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  );
}
