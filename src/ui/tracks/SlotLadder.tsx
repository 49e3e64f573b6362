import type { CombatantView, Track } from '../../kernel/view.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import { isSlots, meanWords, slotCells, trackSentence } from './track.ts';

/** A row of equal slots, filled from the first on: filled, pending and free ones. */
function Slots({ track, ghost }: { readonly track: Track; readonly ghost: number }) {
  return (
    <div className="flex min-w-0 flex-1 gap-1.5">
      {slotCells(track, ghost).map((cell) => (
        <span
          key={cell.at}
          className={cx(
            'grid h-8 max-w-10 min-w-3 flex-1 place-content-center overflow-hidden rounded-md border-2 text-[length:calc(var(--spacing)*3.25)] leading-none font-semibold',
            cell.state === 'left' && 'border-edge',
            cell.state === 'ghost' && 'wt-ghost border-ghost',
            cell.state === 'back' && 'wt-back border-gain',
            cell.state === 'gone' && 'border-harm bg-harm text-panel',
          )}
        >
          {cell.state === 'gone' ? '✕' : ''}
        </span>
      ))}
      {track.max === 0 && <span className="self-center text-fine text-faint">no slot</span>}
    </div>
  );
}

/**
 * One level: its name, its slots, the probability that the next one is filled or the last one eased, and the level that
 * harm goes to when it is full.
 */
export function SlotRow(props: { readonly track: Track; readonly ghost: number; readonly onto: string }) {
  const { track, ghost, onto } = props;
  const full = track.left === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="w-[5.5rem] text-small font-semibold">{track.label}</span>
      <div role="img" aria-label={trackSentence(track, ghost)} className="flex min-w-0 flex-[1_1_5.5rem]">
        <Slots track={track} ghost={ghost} />
      </div>
      <span className="ml-auto w-[5rem] text-right text-fine leading-tight">
        {ghost !== 0 && (
          <span className={cx('block text-small font-semibold', ghost > 0 ? 'text-harm' : 'text-gain')}>
            {meanWords(Math.abs(ghost))}
          </span>
        )}
        {full && onto !== '' && <span className="block text-warn">↓ {onto}</span>}
        {!full && ghost === 0 && track.left < track.max && (
          <span className="text-faint">{track.left} free</span>
        )}
      </span>
    </div>
  );
}

/** Levels of harm that spill into the next when full, from the lightest down. */
export function SlotLadder(props: {
  readonly tracks: CombatantView['tracks'];
  /** Mean pending loss by track. */
  readonly loss: { readonly [track: string]: number };
}) {
  const { tracks, loss } = props;
  const rungs = Object.entries(tracks).filter(([, track]) => isSlots(track));
  const [first] = rungs;
  if (!first) return null;
  return (
    <section aria-label="Wounds" className="grid max-w-md gap-2">
      <h3 className="flex items-center gap-2 text-small font-semibold">
        Wounds <ClauseLink clause={first[1].clause} />
      </h3>
      {rungs.map(([name, track]) => (
        <SlotRow
          key={name}
          track={track}
          ghost={loss[name] ?? 0}
          onto={tracks[track.spills ?? '']?.label.toLowerCase() ?? ''}
        />
      ))}
    </section>
  );
}
