import type { Track } from '../../kernel/view.ts';
import { numeral, signed } from '../../store/words.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import { SlotRow } from './SlotLadder.tsx';
import {
  backOf,
  deepParts,
  filled,
  isSlots,
  leftAfter,
  marksOf,
  partOf,
  trackCells,
  trackSentence,
} from './track.ts';

type Size = 'small' | 'normal';

/**
 * A track as a bar: what is left, what pending harm would take or healing give back, what is gone, with notches at its
 * marks.
 */
function Bar({ track, ghost, size }: { readonly track: Track; readonly ghost: number; readonly size: Size }) {
  const harm = Math.max(0, ghost);
  const deep = deepParts(track, harm);
  const { left, gone } = deep ?? partOf(track, harm);
  const back = backOf(track, ghost);
  return (
    <div
      className={cx('relative overflow-hidden rounded-full bg-track-empty', size === 'small' ? 'h-2' : 'h-4')}
    >
      {deep && <div className="wt-deep absolute inset-y-0 left-0" style={{ width: `${deep.zero * 100}%` }} />}
      <div
        className={cx(
          'absolute inset-y-0 left-0 rounded-full',
          deep ? 'bg-harm' : track.shields === undefined ? 'bg-track' : 'bg-gain',
        )}
        style={{ width: `${left * 100}%` }}
      />
      {gone > 0 && (
        <div
          className="wt-ghost absolute inset-y-0"
          style={{ left: `${left * 100}%`, width: `${gone * 100}%` }}
        />
      )}
      {back.width > 0 && (
        <div
          className="wt-back absolute inset-y-0"
          style={{ left: `${back.from * 100}%`, width: `${back.width * 100}%` }}
        />
      )}
      {deep && <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${deep.zero * 100}%` }} />}
      {size === 'normal' &&
        !deep &&
        track.marks?.map((mark) => (
          <div
            key={`${mark.at} ${mark.label}`}
            className="absolute inset-y-0 w-0.5 bg-panel"
            style={{ left: `${(mark.at / Math.max(1, track.max)) * 100}%` }}
          />
        ))}
    </div>
  );
}

/** A track as cells: lost boxes are struck through; slots show what fills them. */
function Cells({
  track,
  ghost,
  size,
}: {
  readonly track: Track;
  readonly ghost: number;
  readonly size: Size;
}) {
  const slots = track.kind === 'slots' && size === 'normal';
  return (
    <div className={cx('flex flex-wrap', slots ? 'gap-1.5' : 'gap-0.5')}>
      {trackCells(track, ghost).map((cell) => (
        <span
          key={cell.at}
          className={cx(
            'grid place-content-center overflow-hidden border-2 font-semibold',
            slots ? 'text-fine' : 'text-[length:calc(var(--spacing)*3.25)] leading-none',
            size === 'small'
              ? 'h-2.5 w-3 rounded-sm'
              : slots
                ? 'min-h-9 min-w-16 rounded-control px-2'
                : 'size-5 rounded-md',
            cell.state === 'left' && 'border-track bg-track/25',
            cell.state === 'ghost' && 'wt-ghost border-ghost',
            cell.state === 'back' && 'wt-back border-gain',
            cell.state === 'gone' && 'border-edge bg-track-empty text-ink',
          )}
        >
          {slots
            ? (cell.label ?? (cell.state === 'left' ? '' : '✕'))
            : size === 'normal' && cell.state !== 'left'
              ? '✕'
              : ''}
        </span>
      ))}
    </div>
  );
}

/** A gauge, which fills from the left past the notches of its thresholds; what would be added is a ghost. */
function Gauge({
  track,
  ghost,
  size,
}: {
  readonly track: Track;
  readonly ghost: number;
  readonly size: Size;
}) {
  const { now, more } = filled(track, ghost);
  return (
    <div
      className={cx('relative overflow-hidden rounded-full bg-track-empty', size === 'small' ? 'h-2' : 'h-4')}
    >
      <div className="absolute inset-y-0 left-0 rounded-full bg-warn" style={{ width: `${now * 100}%` }} />
      {more > 0 && (
        <div
          className="wt-ghost absolute inset-y-0"
          style={{ left: `${now * 100}%`, width: `${more * 100}%` }}
        />
      )}
      {track.marks?.map((mark) => (
        <div
          key={`${mark.at} ${mark.label}`}
          className="absolute inset-y-0 w-0.5 bg-ink"
          style={{ left: `${(mark.at / Math.max(1, track.max)) * 100}%` }}
        />
      ))}
    </div>
  );
}

/**
 * A track of harm of any kind. `ghost` is the mean amount that the draft would take of it, below 0 what it would give
 * back. `small` is for rows and bars: it shows no text, only a label for screen readers.
 */
export function TrackView(props: { readonly track: Track; readonly ghost?: number; readonly size?: Size }) {
  const { track, ghost = 0, size = 'normal' } = props;
  if (size === 'normal' && isSlots(track)) return <SlotRow track={track} ghost={ghost} onto="" />;
  const gathers = track.kind === 'gauge';
  const long = track.kind === 'bar' || track.max > (size === 'small' ? 10 : 24);
  const Picture = gathers ? Gauge : long ? Bar : Cells;
  const words = trackSentence(track, ghost);
  if (size === 'small') {
    return (
      <div role="img" aria-label={words} className="w-full">
        <Picture track={track} ghost={ghost} size="small" />
      </div>
    );
  }
  const picture = (
    <div role="img" aria-label={words}>
      <Picture track={track} ghost={ghost} size="normal" />
    </div>
  );
  // Boxes need little room: they are beside their name wherever both fit.
  const beside = Picture === Cells && track.kind === 'boxes';
  return (
    <div className="grid gap-1.5">
      <div
        className={cx(
          'flex flex-wrap gap-x-2',
          beside ? 'min-h-touch-min items-center gap-y-2' : 'items-baseline',
        )}
      >
        <span className="text-small font-semibold">{track.label}</span>
        <ClauseLink clause={track.clause} />
        <span className="ml-auto flex items-center gap-1.5">
          {beside && picture}
          <span className={cx('text-right', beside && 'min-w-9')}>
            <span className="text-number font-bold">{track.words ?? numeral(track.left)}</span>
            {!gathers && track.words === undefined && (
              <span className="text-small text-faint"> / {track.max}</span>
            )}
          </span>
        </span>
      </div>
      {!beside && picture}
      {ghost !== 0 && !gathers && (
        <p className={cx('text-fine', ghost > 0 ? 'text-harm' : 'text-gain')}>
          {signed(-Math.round(ghost * 10) / 10)} on average, {numeral(leftAfter(track, ghost))} would be left
        </p>
      )}
      {(gathers || track.kind === 'bar') && marksOf(track).length > 0 && (
        <p className="text-fine text-faint">
          {marksOf(track)
            .map((mark) => `${mark.label} at ${numeral(mark.at)}`)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}
