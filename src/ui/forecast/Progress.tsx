import { Printer, RotateCcw, Square } from 'lucide-react';
import { forecast, mostFights, useForecast } from '../../store/forecast.ts';
import { Button } from '../kit/Button.tsx';
import { fightsOf } from './words.ts';

/** The progress of the forecast, with a button to stop it. */
export function Progress() {
  const status = useForecast((state) => state.status);
  const fights = useForecast((state) => state.foreseen?.forecast.fights ?? 0);
  const endless = useForecast((state) => state.foreseen?.forecast.endless ?? 0);
  const outdated = useForecast((state) => state.outdated);
  const running = status === 'running';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] tabular-nums">
          {outdated ? (running ? 'Playing it anew …' : 'Stopped') : `${fightsOf(fights)} played`}
          <span className="text-faint">
            {outdated ? '' : running ? ' so far' : status === 'stopped' ? ', stopped' : ''}
            {outdated
              ? ' · the figures are still those of the tactics before'
              : ' · each range holds the truth in 95 of 100 forecasts'}
            {!outdated &&
              endless > 0 &&
              ` · ${fightsOf(endless)} took too long and ${endless === 1 ? 'counts' : 'count'} for nobody`}
          </span>
        </p>
        {!running && (
          <Button icon={<Printer aria-hidden className="size-5" />} onPress={() => print()}>
            Print
          </Button>
        )}
        {/* In the same place of the tree, so that the focus stays on it when one becomes the other. */}
        {running ? (
          <Button icon={<Square aria-hidden className="size-5" />} onPress={() => forecast.stop()}>
            Stop
          </Button>
        ) : (
          <Button icon={<RotateCcw aria-hidden className="size-5" />} onPress={() => forecast.again()}>
            Again
          </Button>
        )}
      </div>
      <progress
        aria-label="Fights played"
        // A finished forecast is a full bar, however few fights it took; a stopped one stays where it was.
        value={outdated ? 0 : status === 'done' ? mostFights : fights}
        max={mostFights}
        className="wt-progress h-1.5 w-full"
      />
    </div>
  );
}
