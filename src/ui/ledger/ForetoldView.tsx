import { ChartNoAxesColumn, Square } from 'lucide-react';
import type { Foretold } from '../../store/ledger.ts';
import { ledger, useLedger } from '../../store/ledger.ts';
import { fightsOf, percentOf, rangeOf } from '../forecast/words.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';

/** Compares the real end of the fight with a forecast of it. */
export function ForetoldView() {
  const foretold = useLedger((state) => state.foretold);
  const forecasting = useLedger((state) => state.forecasting);
  const over = useLedger((state) => state.account?.over ?? null);
  return (
    <section
      aria-label="How the forecast did"
      // Not printed while there is no forecast.
      className={cx('wt-card grid content-start gap-3 p-4', !foretold && 'wt-noprint')}
    >
      <h2 className="text-body font-semibold">How the forecast did</h2>
      {!over && (
        <p className="text-small text-faint">
          The fight goes on: its end can be held against a forecast then.
        </p>
      )}
      {over && !foretold && !forecasting && (
        <p className="text-small text-faint">
          The fight can be played many times from its beginning, to see where this end stands among them.
        </p>
      )}
      {foretold && <Told foretold={foretold} from={foretold.from} />}
      {over && (
        <div className="print:hidden">
          {forecasting ? (
            <Button icon={<Square aria-hidden className="size-5" />} onPress={() => ledger.stopForecast()}>
              Stop the forecast
            </Button>
          ) : (
            <Button
              icon={<ChartNoAxesColumn aria-hidden className="size-5" />}
              onPress={() => void ledger.forecast()}
            >
              Forecast it from its beginning
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Told({ foretold, from }: { readonly foretold: Foretold; readonly from: 'beginning' | 'middle' }) {
  const { fights, winner, rounds, heroes } = foretold;
  const share = percentOf(winner.share.n, fights);
  const won =
    winner.side === null ? 'for nobody to win, as it came' : `for ${winner.side} to win, as it came`;
  return (
    <>
      <p>
        {`It gave ${share} (${rangeOf(winner.share, fights)}) ${won}.`}
        <span className="block text-fine text-faint">
          {`${fightsOf(fights)}, played ${from === 'beginning' ? 'from its beginning' : 'from the moment of the forecast'} by the usual tactics`}
        </span>
      </p>
      <p className="text-small tabular-nums">
        {`${rounds.actual} ${rounds.actual === 1 ? 'round' : 'rounds'}: ${percentOf(rounds.below, fights)} of the fights were shorter, ${percentOf(rounds.same, fights)} as long, ${percentOf(rounds.above, fights)} longer.`}
      </p>
      {heroes.length > 0 && (
        <table className="w-full text-table tabular-nums">
          <thead>
            <tr className="text-left text-[0.93em] text-faint">
              <th scope="col" className="pb-1 font-normal">
                Who
              </th>
              <th scope="col" className="pb-1 font-normal">
                Came out
              </th>
              {['Better', 'The same', 'Worse'].map((head) => (
                <th key={head} scope="col" className="pb-1 pl-2 text-right font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heroes.map(({ who: id, name, end, below, same, above }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-2 text-left font-medium wrap-anywhere">
                  {name}
                </th>
                <td className="py-1.5 pr-2 wrap-anywhere">{end}</td>
                {[end === 'unhurt' ? null : below, same, end === 'dead' ? null : above].map((n, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                  <td key={place} className="py-1.5 pl-2 text-right">
                    {n === null ? '–' : percentOf(n, fights)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
