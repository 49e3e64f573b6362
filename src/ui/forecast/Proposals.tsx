import { Bookmark, ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Balanced, Proposal } from '../../store/vary.ts';
import { Button } from '../kit/Button.tsx';
import { ChanceChart } from './charts/ChanceChart.tsx';
import { percentOf, rangeIn } from './words.ts';

/** The proposed changes: side by side in a chart once all are known, and as a list. */
export function Proposals(props: {
  readonly balanced: Balanced;
  /** The wished chance in percent. */
  readonly sought: number;
  readonly words: (one: Proposal) => string;
  readonly onKeep: (one: Proposal) => void;
  readonly onForecast: (one: Proposal) => void;
  /** What came of keeping a proposal, shown where it was pressed. */
  readonly kept: (one: Proposal) => ReactNode;
}) {
  const { sought, words } = props;
  const { done, proposals } = props.balanced;
  return (
    <>
      {done && proposals.length > 0 && (
        <ChanceChart
          title={`The chance to win with each change; the line is ${sought} %`}
          over="Change"
          names
          line={{ at: sought / 100, label: `${sought} %` }}
          points={proposals.map((one) => ({
            label: words(one),
            fights: one.foreseen.forecast.fights,
            wins: one.foreseen.forecast.party.wins,
          }))}
        />
      )}
      <ul className="grid gap-3">
        {proposals.map((one) => (
          <ProposalRow
            key={words(one)}
            one={one}
            words={words(one)}
            onKeep={() => props.onKeep(one)}
            onForecast={() => props.onForecast(one)}
            kept={props.kept(one)}
          />
        ))}
      </ul>
    </>
  );
}

function ProposalRow(props: {
  readonly one: Proposal;
  readonly words: string;
  readonly onKeep: () => void;
  readonly onForecast: () => void;
  readonly kept: ReactNode;
}) {
  const { one, words } = props;
  const { fights, party } = one.foreseen.forecast;
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium">{words}</span>
        <span className="tabular-nums">
          <span className="text-number font-semibold">{percentOf(party.wins.n, fights)}</span>
          <span className="text-small text-faint">{` ${rangeIn(party.wins, fights)}`}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {/* A tactic is not part of an encounter, so it cannot be kept. */}
        {one.change.vary !== 'tactic' && (
          <Button
            icon={<Bookmark aria-hidden className="size-5" />}
            label={`Keep as my own: ${words}`}
            onPress={props.onKeep}
          >
            Keep as my own
          </Button>
        )}
        <Button
          icon={<ChartNoAxesColumn aria-hidden className="size-5" />}
          label={`Forecast it: ${words}`}
          onPress={props.onForecast}
        >
          Forecast it
        </Button>
      </div>
      {props.kept}
    </li>
  );
}
