import { X } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TurnOfFight } from '../../protocol/courses.ts';
import { session, useSession } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { turnsOfFight } from '../../store/timeline.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { noFling } from '../kit/noFling.ts';
import { marksOf, pointWords, roundFrom } from './points.ts';
import { useSeek } from './useSeek.ts';

/**
 * A slider through the whole fight, to what was undone as well: a watched fight, or one that is looked back at. Map, bar
 * and log follow it; whatever is done at a point goes on from there.
 */
export function Timeline() {
  const seeks = useSession((state) => state.seeks);
  const plays = useTable(({ status }) => status === 'ready' || status === 'busy');
  return seeks !== null && plays ? <Slider focus={seeks === 'asked'} /> : null;
}

/** The turns of the fight; `null` until they are known. */
function useTurns(): readonly TurnOfFight[] | null {
  const fight = useTable((state) => state.fight?.id);
  const of = useTable((state) => state.stands.of);
  const [turns, setTurns] = useState<readonly TurnOfFight[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another fight, or of one with other answers
  useEffect(() => {
    const mine = new AbortController();
    void turnsOfFight(mine.signal).then((told) => {
      if (!mine.signal.aborted) setTurns(told);
    });
    return () => {
      mine.abort();
      setTurns(null);
    };
  }, [fight, of]);
  return turns;
}

function Slider({ focus }: { readonly focus: boolean }) {
  const { at, of } = useTable((state) => state.stands);
  const players = useTable((state) => state.view?.combatants);
  const gm = useSettings((state) => state.eyes === 'gm');
  const turns = useTurns();
  const { wanted, seek } = useSeek();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = line.current;
    box?.addEventListener('touchmove', noFling, { passive: false });
    return () => box?.removeEventListener('touchmove', noFling);
  }, []);
  const marks = useMemo(() => (turns ? marksOf(turns, of) : []), [turns, of]);
  const value = wanted ?? at;
  const words = pointWords(turns, value, of, ({ who }) => gm || players?.[who ?? '']?.player === true);
  const to = (next: number): void => {
    if (next !== value) seek(next);
  };
  const press = ({ key }: KeyboardEvent): boolean => {
    if (key !== 'PageUp' && key !== 'PageDown') return false;
    to(roundFrom(turns, value, of, key === 'PageUp' ? 1 : -1));
    return true;
  };
  return (
    <section
      aria-label="Timeline"
      className="relative flex flex-wrap items-center gap-x-4 border-t border-line bg-panel px-3 md:flex-nowrap"
    >
      {/* As high at every point: a map that changed its size would jump under the finger. */}
      <p className="grid min-h-touch-min min-w-0 flex-1 content-center text-small leading-tight md:w-60 md:flex-none lg:w-80">
        <span className="truncate font-semibold">{words.turn}</span>
        <span className="truncate text-fine leading-tight text-faint">
          {words.step}
          {value < of && (
            <span className="max-lg:hidden">
              {words.step && ' · '}
              what you do goes on from here
            </span>
          )}
        </span>
      </p>
      <div
        ref={line}
        className="wt-slider order-last basis-full md:order-none md:flex-1 md:basis-0"
        style={{ '--at': of === 0 ? 0 : value / of } as React.CSSProperties}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          // Or the browser would take the focus away again.
          event.preventDefault();
          field.current?.focus({ preventScroll: true });
          to(pointUnder(event, of));
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) to(pointUnder(event, of));
        }}
      >
        <input
          ref={field}
          type="range"
          aria-label="Point of the fight"
          aria-valuetext={[words.turn, words.step].filter(Boolean).join(', ')}
          min={0}
          max={of}
          step={1}
          value={value}
          onChange={(event) => to(event.target.valueAsNumber)}
          onKeyDown={(event) => press(event) && event.preventDefault()}
        />
        <div aria-hidden className="wt-slider-marks">
          {marks.map(({ round, share, numbered }) => (
            <span key={round} style={{ left: `${share * 100}%` }}>
              {numbered && round}
            </span>
          ))}
        </div>
      </div>
      <IconButton
        size="min"
        label="Close the timeline"
        icon={<X aria-hidden className="size-5" />}
        onPress={() => session.seek(null)}
      />
    </section>
  );
}

/** The point under a pointer. The ends of the line are half a thumb from those of its box. */
function pointUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, of: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const half = Number.parseFloat(getComputedStyle(currentTarget).getPropertyValue('--half')) || 0;
  const share = (clientX - left - half) / Math.max(1, width - 2 * half);
  return Math.round(Math.max(0, Math.min(1, share)) * of);
}
