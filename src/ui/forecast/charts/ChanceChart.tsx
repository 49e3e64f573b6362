import type { ReactNode } from 'react';
import { CartesianGrid, ErrorBar, ReferenceLine, Scatter, ScatterChart, XAxis, YAxis } from 'recharts';
import { percentOf, rangeOf } from '../words.ts';
import { Frame } from './Frame.tsx';
import {
  accent,
  axis,
  besideTick,
  Dot,
  grid,
  hundredths,
  lettersIn,
  mark,
  percents,
  reach,
  shortened,
  tick,
} from './looks.tsx';

interface ChancePoint {
  readonly label: string;
  readonly fights: number;
  readonly wins: { readonly n: number; readonly low: number; readonly high: number };
  /** Whether this is the encounter as it is: drawn as a diamond. */
  readonly now?: boolean;
}

/** A label that is too long for one line goes on in a second one, for which the rows have room. */
const inTwoLines = { maxLines: 2, style: { fontSize: tick.fontSize } } as const;
/** Shortens words that are too long for a line: labels are only broken between words. */
const breakable = (label: string, most: number): string =>
  label
    .split(' ')
    .map((word) => shortened(word, most))
    .join(' ');

/** The chance to win for each value of what is varied: a point with its interval. `names`: the labels are long. */
export function ChanceChart(props: {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly over: string;
  readonly points: readonly ChancePoint[];
  readonly names?: boolean;
  /** A chance to compare with, from 0 to 1. */
  readonly line?: { readonly at: number; readonly label: string };
}) {
  const { points, names = false, line } = props;
  const room = (width: number) => Math.min(340, Math.floor(width * 0.42));
  const data = points.map(({ label, fights, wins, now }) => ({
    label,
    chance: hundredths(wins.n, fights),
    reach: reach(wins, fights),
    loud: now === true,
  }));
  const height = names ? 62 + 34 * data.length : 260;
  const chances = { ...percents, dataKey: 'chance' } as const;
  const labels = {
    type: 'category',
    dataKey: 'label',
    allowDuplicatedCategory: false,
    interval: 0,
    ...axis,
  } as const;
  return (
    <Frame
      title={props.title}
      heading={props.heading}
      height={height}
      heads={[props.over, 'Wins', '95 % range', 'Fights']}
      rows={points.map(({ label, fights, wins, now }) => [
        now ? `${label} (now)` : label,
        percentOf(wins.n, fights),
        rangeOf(wins, fights),
        fights.toLocaleString('en'),
      ])}
    >
      {(width) => (
        <ScatterChart
          width={width}
          height={height}
          margin={{ top: 26, right: names ? 44 : 26, bottom: 4, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid {...grid} vertical={names} horizontal={!names} />
          {names ? (
            <XAxis {...chances} height={28} />
          ) : (
            <XAxis {...labels} height={28} padding={{ left: 24, right: 24 }} />
          )}
          {names ? (
            <YAxis
              {...labels}
              reversed
              width={room(width)}
              tickFormatter={(label: string) => breakable(label, lettersIn(room(width)))}
              tick={{ ...tick, ...inTwoLines, width: room(width) - besideTick }}
            />
          ) : (
            <YAxis {...chances} width={56} />
          )}
          {line && (
            <ReferenceLine
              {...(names ? { x: 100 * line.at } : { y: 100 * line.at })}
              stroke={accent}
              strokeWidth={2}
              strokeDasharray="8 4"
              label={{ ...tick, value: line.label, position: names ? 'top' : 'insideBottomRight' }}
            />
          )}
          <Scatter
            data={data}
            isAnimationActive={false}
            shape={<Dot />}
            line={names ? false : { stroke: mark, strokeDasharray: '4 4' }}
          >
            <ErrorBar
              dataKey="reach"
              direction={names ? 'x' : 'y'}
              width={6}
              stroke={mark}
              strokeWidth={2}
              isAnimationActive={false}
            />
          </Scatter>
        </ScatterChart>
      )}
    </Frame>
  );
}
