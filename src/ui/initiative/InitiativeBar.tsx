import { useCallback, useMemo, useRef, useState } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import { useHands } from '../../store/hands.ts';
import { shared } from '../../store/mirror.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { vitalLoss } from '../../store/vitality.ts';
import { cx } from '../kit/cx.ts';
import { rove } from '../kit/Tabs.tsx';
import { labelOf, useTactics } from '../tactics/names.ts';
import { usePendingLoss } from '../tracks/pending.ts';
import type { ChipData } from './chip.ts';
import { chipsOf, stillToAct } from './chip.ts';
import { InitiativeChip } from './InitiativeChip.tsx';
import { useActiveInSight } from './useActiveInSight.ts';
import { useGlide } from './useGlide.ts';
import { useMoves } from './useMoves.ts';
import { WaveChips } from './WaveChips.tsx';

/** A tap selects a combatant and shows its place on the map; a tap on the selected one opens its panel. */
function press({ entry }: ChipData): void {
  if (useSession.getState().selected === entry.id) session.show('wounds');
  session.select(entry.id);
  session.lookAt({ id: entry.id });
}

function Round({ view: { over, round, phase } }: { readonly view: View }) {
  const [small, large] = over
    ? [round > 0 ? `Round ${round}` : '', 'Over']
    : round > 0
      ? ['Round', `${round}`]
      : [phase, ''];
  return (
    <>
      <p className="text-[0.8125em] text-faint first-letter:uppercase">{small}</p>
      {large && <p className="text-[1.25em] font-bold">{large}</p>}
    </>
  );
}

/**
 * The initiative bar: the round, a chip for each place, and how many can still act. Reads the table itself. Measured in
 * `em`, so that its font size sets its height.
 */
export function InitiativeBar({ className }: { readonly className?: string }) {
  const view = useTable((state) => state.view);
  const selected = useSession((state) => state.selected);
  const hands = useHands();
  const { all } = useTactics();
  const loss = usePendingLoss();
  const row = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Id | null>(null);
  // Unchanged chips keep their identity, so that only the changed ones are rendered.
  const kept = useRef<readonly ChipData[]>([]);
  const chips = useMemo(() => {
    kept.current = shared(kept.current, view ? chipsOf(view) : []);
    return kept.current;
  }, [view]);
  const focus = useCallback((chip: ChipData) => setFocused(chip.entry.id), []);
  const active = view?.active ?? null;
  const moves = useMoves(view);
  useGlide(row, chips.map(({ entry }) => entry.id).join(' '));

  useActiveInSight(row, `${active} of ${chips.length}`);

  if (!view) return <nav aria-label="Initiative" className={cx('h-[4em]', className)} />;
  const stop = chips.some((chip) => chip.entry.id === focused) ? focused : (active ?? chips[0]?.entry.id);
  const left = stillToAct(view);
  const handLabel = ({ entry }: ChipData): string | null => {
    const hand = hands[entry.id];
    return hand ? labelOf(all, hand.tactic) : null;
  };
  return (
    <nav aria-label="Initiative" className={cx('flex h-[4em] min-w-0 items-center gap-[0.75em]', className)}>
      <div className="shrink-0 pl-1 text-center leading-tight">
        <Round view={view} />
      </div>
      <div
        ref={row}
        role="toolbar"
        aria-label={`Order of turns, ${left} can still act in this round`}
        onKeyDown={(event) => rove(event, '[data-chip]')}
        className="relative flex min-w-0 flex-1 gap-2 overflow-x-auto overscroll-contain py-1 [scrollbar-width:none]"
      >
        {chips.map((chip) => (
          <InitiativeChip
            key={chip.entry.id}
            chip={chip}
            selected={chip.entry.id === selected}
            tabbable={chip.entry.id === stop}
            ghost={vitalLoss(chip.one, loss[chip.entry.id])}
            hand={handLabel(chip)}
            move={moves[chip.entry.id] ?? 0}
            onPress={press}
            onFocus={focus}
          />
        ))}
        <WaveChips />
      </div>
    </nav>
  );
}
