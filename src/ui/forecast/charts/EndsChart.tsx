import type { ReactNode } from 'react';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import type { ForecastSoFar } from '../../../store/forecast.ts';
import { percentOf } from '../words.ts';
import { Frame } from './Frame.tsx';
import { axis, grid, lettersIn, mark, percents, shortened } from './looks.tsx';

/** The looks of end states. Patterns distinguish them without colour. */
const looks = [
  { degree: 'unhurt', colour: 'var(--wt-gain)', lines: '' },
  { degree: 'scratched', colour: 'var(--wt-gain)', lines: 'M0 6H12' },
  { degree: 'hurt', colour: 'var(--wt-warn)', lines: 'M6 0V12' },
  { degree: 'badly hurt', colour: 'var(--wt-warn)', lines: 'M0 6H12M6 0V12' },
  { degree: 'fled', colour: 'var(--wt-panel)', lines: 'M3 3h1M9 9h1' },
  { degree: 'gone', colour: 'var(--wt-panel)', lines: 'M0 6H12' },
  { degree: 'unconscious', colour: 'var(--wt-harm)', lines: 'M-3 3L3 -3M0 12L12 0M9 15L15 9' },
  { degree: 'dead', colour: 'var(--wt-harm)', lines: 'M-3 3L3 -3M0 12L12 0M9 15L15 9M0 0L12 12' },
] as const;

/** The end states of all combatants of a side, as stacked bars. */
export function EndsChart({
  foreseen: { cast, forecast },
  side,
  heading,
}: {
  readonly foreseen: ForecastSoFar;
  readonly side: string;
  readonly heading: ReactNode;
}) {
  const id = useId().replace(/\W/g, '');
  const people = Object.entries(cast.people).filter(([, one]) => one.side === side);
  const countOf = (who: string, degree: string): number =>
    forecast.people[who]?.ends.find((one) => one.degree === degree)?.n ?? 0;
  const there = looks.filter(({ degree }) => people.some(([who]) => countOf(who, degree) > 0));
  const data = people.map(([who, { name }]) => ({
    name,
    ...Object.fromEntries(
      looks.map(({ degree }) => [degree, (100 * countOf(who, degree)) / forecast.fights]),
    ),
  }));
  const height = 40 + 40 * people.length;
  const room = (width: number) => Math.min(150, Math.floor(width * 0.34));
  const fillOf = (degree: string) => `url(#${id}-${degree.replace(' ', '-')})`;
  const patterns = looks.map(({ degree, colour, lines }) => (
    <pattern
      key={degree}
      id={`${id}-${degree.replace(' ', '-')}`}
      width={12}
      height={12}
      patternUnits="userSpaceOnUse"
    >
      <rect width={12} height={12} fill={colour} />
      <path d={lines} stroke="var(--wt-sunken)" strokeWidth={2.5} />
    </pattern>
  ));
  const legend = (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-faint">
      {there.map(({ degree }) => (
        <li key={degree} className="flex items-center gap-1.5">
          <svg aria-hidden width={24} height={16}>
            <rect width={24} height={16} fill={fillOf(degree)} stroke={mark} />
          </svg>
          {degree}
        </li>
      ))}
    </ul>
  );
  return (
    <Frame
      title="Their state at the end, as a share of the fights"
      heading={heading}
      height={height}
      heads={['Who', 'At the end']}
      rows={people.map(([who, { name }]) => [
        name,
        there
          .filter(({ degree }) => countOf(who, degree) > 0)
          .map(({ degree }) => `${degree} ${percentOf(countOf(who, degree), forecast.fights)}`)
          .join(' · '),
      ])}
      legend={legend}
    >
      {(width) => (
        <BarChart
          layout="vertical"
          width={width}
          height={height}
          data={data}
          margin={{ top: 4, right: 28, bottom: 4, left: 0 }}
          accessibilityLayer={false}
        >
          <defs>{patterns}</defs>
          <CartesianGrid {...grid} horizontal={false} />
          <XAxis {...percents} interval={0} allowDataOverflow height={28} />
          <YAxis
            type="category"
            dataKey="name"
            interval={0}
            width={room(width)}
            tickFormatter={(name: string) => shortened(name, lettersIn(room(width)))}
            {...axis}
          />
          {looks.map(({ degree }) => (
            <Bar
              key={degree}
              dataKey={degree}
              stackId="ends"
              fill={fillOf(degree)}
              stroke={mark}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      )}
    </Frame>
  );
}
