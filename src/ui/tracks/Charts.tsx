import { ChevronDown, Minus, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ChartTone, ChartView } from '../../kernel/view.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';

const icons = { good: ShieldCheck, bad: TriangleAlert, plain: Minus } as const satisfies {
  readonly [tone in ChartTone]: unknown;
};

/**
 * Charts such as affinities: all entries by name, with an icon beside the word. Those that players have not found out
 * are folded.
 */
export function Charts({ charts }: { readonly charts: readonly ChartView[] }) {
  return charts.map((chart) =>
    chart.secret ? (
      <details key={chart.label} className="group border-t border-line">
        <summary className="flex min-h-touch-min cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <span className="text-small font-semibold">{chart.label}</span>
          <span className="text-fine text-faint">not found out: for the game master</span>
          <ChevronDown
            aria-hidden
            className="ml-auto size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <Entries chart={chart} />
      </details>
    ) : (
      <section key={chart.label} aria-label={chart.label} className="grid gap-2 border-t border-line pt-3">
        <h3 className="flex items-center gap-2 text-small font-semibold">
          {chart.label} <ClauseLink clause={chart.clause} />
        </h3>
        <Entries chart={chart} />
      </section>
    ),
  );
}

function Entries({ chart }: { readonly chart: ChartView }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(min(100%,8.5rem),40%),1fr))] gap-x-4 gap-y-1 pb-2">
      {chart.entries.map(({ label, value, tone }) => {
        const Icon = icons[tone];
        return (
          <li
            key={label}
            className={cx('flex items-center gap-2 text-small', tone === 'plain' && 'text-faint')}
          >
            <Icon
              aria-hidden
              className={cx(
                'size-4 shrink-0',
                tone === 'good' && 'text-gain',
                tone === 'bad' && 'text-harm',
                tone === 'plain' && 'text-faint',
              )}
            />
            <span>{label}</span>
            <span className={cx('ml-auto', tone !== 'plain' && 'font-semibold')}>{value}</span>
          </li>
        );
      })}
    </ul>
  );
}
