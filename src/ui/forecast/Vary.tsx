import { ChartSpline, Square } from 'lucide-react';
import { memo, useState } from 'react';
import type { Catalogue } from '../../store/library.ts';
import type { Point, Variable } from '../../store/vary.ts';
import { kindInWords, nameInPack, useOfTacticsBefore, useVary, vary } from '../../store/vary.ts';
import { numeral } from '../../store/words.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { Select } from '../kit/Select.tsx';
import type { ChartPoint, What } from './changes.ts';
import { placesOf, titleOfCounts, titleOfKinds, valuesBetween } from './changes.ts';
import { ChanceChart } from './charts/ChanceChart.tsx';
import { usePaced } from './pace.ts';
import { fightsOf } from './words.ts';

/** Varies one property of the encounter and forecasts the chance to win for each value. */
export function Vary({
  foes,
  catalogue,
}: {
  readonly foes: readonly Variable[];
  readonly catalogue: Catalogue;
}) {
  const [who, setWho] = useState(foes[0]?.who ?? '');
  const [what, setWhat] = useState<What>('count');
  const [shown, setShown] = useState<Shown | null>(null);
  const compare = (next: Shown): void => {
    setShown(next);
    void vary.compare(next.places.map(({ change }) => (change ? [change] : [])));
  };
  const foe = foes.find((one) => one.who === who) ?? foes[0];
  if (!foe) return <p className="text-small text-faint">At the beginning there are no foes to vary.</p>;
  return (
    <section
      aria-label="Vary one thing"
      className={cx('wt-card grid min-w-0 gap-4 p-4', !shown && 'wt-noprint')}
    >
      <div className="grid gap-1">
        <h2 className="text-body font-semibold">Vary one thing</h2>
        <p className="text-small text-faint">
          Everything else stays pinned, the dice too: each point is the same fights with this one thing
          otherwise.
        </p>
      </div>
      <div className="wt-noprint grid items-end gap-4 md:grid-cols-2">
        <Select
          label="Which foe"
          value={foe.who}
          options={foes.map((one) => [one.who, kindInWords(one)])}
          onPick={setWho}
        />
        <Segmented<What>
          label="What is varied"
          value={what}
          onPick={setWhat}
          segments={[
            { id: 'count', label: 'How many' },
            { id: 'kind', label: 'Who else' },
            { id: 'number', label: 'A number' },
          ]}
        />
      </div>
      <div className="wt-noprint">
        {what === 'count' && <HowMany key={foe.who} foe={foe} compare={compare} />}
        {what === 'kind' && <WhoElse key={foe.who} foe={foe} catalogue={catalogue} compare={compare} />}
        {what === 'number' && <ANumber key={foe.who} foe={foe} compare={compare} />}
      </div>
      {shown && <Compared shown={shown} usual={catalogue.defaultTactic} />}
    </section>
  );
}

/** What the points of the chart mean: the store knows only their changes. */
interface Shown {
  readonly title: string;
  readonly over: string;
  readonly names: boolean;
  readonly places: readonly ChartPoint[];
}

interface Varying {
  readonly foe: Variable;
  readonly compare: (next: Shown) => void;
}

const Each = ({ onPress }: { readonly onPress: () => void }) => (
  <Button kind="primary" icon={<ChartSpline aria-hidden className="size-5" />} onPress={onPress}>
    Forecast each
  </Button>
);

function HowMany({ foe, compare }: Varying) {
  const top = Math.max(12, foe.count);
  const [most, setMost] = useState(Math.min(top, foe.count + 4));
  return (
    <div className="flex flex-wrap items-center gap-4">
      <NumberStepper
        label="At the most"
        value={most}
        min={Math.max(1, foe.count)}
        max={top}
        onChange={setMost}
      />
      <Each
        onPress={() =>
          compare({
            title: titleOfCounts(foe),
            over: 'How many',
            names: false,
            places: placesOf(valuesBetween(0, most, foe.count), foe.count, (count) => ({
              vary: 'count',
              who: foe.who,
              count,
            })),
          })
        }
      />
    </div>
  );
}

function WhoElse({ foe, catalogue, compare }: Varying & { readonly catalogue: Catalogue }) {
  const places: readonly ChartPoint[] = [
    { label: foe.name, change: null },
    ...catalogue.pack.foes
      .filter(({ name }) => name !== foe.name)
      .map(({ id }) => ({
        label: nameInPack(catalogue.pack, id),
        change: { vary: 'kind', who: foe.who, use: id } as const,
      })),
  ];
  return (
    <div>
      <Each
        onPress={() =>
          compare({
            title: titleOfKinds(foe),
            over: 'Who',
            names: true,
            places,
          })
        }
      />
    </div>
  );
}

function ANumber({ foe, compare }: Varying) {
  const [path, setPath] = useState(foe.numbers[0]?.path ?? '');
  const number = foe.numbers.find((one) => one.path === path);
  if (!number) return <p className="text-small text-faint">No numbers stand on this sheet.</p>;
  return (
    <div className="grid gap-4">
      <Select
        label="Which number"
        value={path}
        options={foe.numbers.map((one) => [one.path, `${one.label}: ${numeral(one.value)}`])}
        onPick={setPath}
      />
      <Range
        key={path}
        now={number.value}
        onCompare={(low, high) =>
          compare({
            title: `The chance to win, by ${kindInWords(foe)}: ${number.label}`,
            over: number.label,
            names: false,
            places: placesOf(valuesBetween(low, high, number.value), number.value, (value) => ({
              vary: 'number',
              who: foe.who,
              path,
              value,
            })),
          })
        }
      />
    </div>
  );
}

function Range({
  now,
  onCompare,
}: {
  readonly now: number;
  readonly onCompare: (low: number, high: number) => void;
}) {
  const wide = Math.max(3, Math.round(Math.abs(now) / 2));
  const [low, setLow] = useState(now >= 0 ? Math.max(0, now - wide) : now - wide);
  const [high, setHigh] = useState(now + wide);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <NumberStepper label="From" value={low} min={-9999} max={high} onChange={setLow} />
      <NumberStepper label="To" value={high} min={low} max={9999} onChange={setHigh} />
      <Each onPress={() => onCompare(low, high)} />
    </div>
  );
}

function Compared({ shown, usual }: { readonly shown: Shown; readonly usual: string }) {
  const points = useVary((state) => state.points);
  const status = useVary((state) => state.varying);
  const running = status === 'running';
  const before = useOfTacticsBefore('varying', usual);
  const begun = points.filter(({ foreseen }) => foreseen !== null).length;
  const fights = points.reduce((all, { foreseen }) => all + (foreseen?.forecast.fights ?? 0), 0);
  const drawn = usePaced(points, fights, running);
  if (points.length === 0 && !running) return null;
  const { places } = shown;
  const refused = points.flatMap(({ refused: because }, at) =>
    because === null ? [] : [`${places[at]?.label}: ${because}`],
  );
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] text-small tabular-nums">
          {`${fightsOf(fights)} played for ${begun} ${begun === 1 ? 'point' : 'points'}`}
          <span className="text-faint">
            {running ? ' so far' : status === 'stopped' ? ', stopped' : ''}
            {' · the diamond is what the encounter has now'}
            {before && ' · played with the tactics before'}
          </span>
        </p>
        {running && (
          <Button icon={<Square aria-hidden className="size-5" />} onPress={() => vary.stop()}>
            Stop varying
          </Button>
        )}
      </div>
      {begun > 0 && <Drawn shown={shown} points={drawn} />}
      {refused.length > 0 && (
        <div className="grid gap-1 text-small">
          <p className="text-faint">What the rules refuse:</p>
          <ul className="list-disc pl-5">
            {refused.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The chart of the points that are known. */
const Drawn = memo(function Drawn(props: { readonly shown: Shown; readonly points: readonly Point[] }) {
  const { title, over, names, places } = props.shown;
  const known = props.points.flatMap(({ foreseen, changes }, at) =>
    foreseen
      ? [
          {
            label: places[at]?.label ?? '',
            fights: foreseen.forecast.fights,
            wins: foreseen.forecast.party.wins,
            now: changes.length === 0,
          },
        ]
      : [],
  );
  return <ChanceChart title={title} over={over} names={names} points={known} />;
});
