import { Bookmark, ChartNoAxesColumn, Scale, Square } from 'lucide-react';
import { useState } from 'react';
import type { ForecastSubject, Foreseen } from '../../store/forecast.ts';
import { useForecast } from '../../store/forecast.ts';
import type { Catalogue } from '../../store/library.ts';
import { useKeepEncounter } from '../../store/quick.ts';
import type { Proposal, Variable } from '../../store/vary.ts';
import { tacticsToTry, useVary, vary, wordsOfChange } from '../../store/vary.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { keptInWords } from '../library/kept.ts';
import { Wrong } from '../library/Wrong.tsx';
import { titleOf } from './changes.ts';
import { ChanceChart } from './charts/ChanceChart.tsx';
import { fightsOf, percentOf, rangeOf } from './words.ts';

/** "Make this 65 %": the changes of the encounter that come nearest to a wished chance. */
export function Balance(props: {
  readonly of: ForecastSubject;
  readonly foes: readonly Variable[];
  readonly catalogue: Catalogue;
  readonly foreseen: Foreseen;
}) {
  const { of, foes, catalogue, foreseen } = props;
  const [target, setTarget] = useState(65);
  const [sought, setSought] = useState(65);
  const keeping = useKeepEncounter();
  const status = useVary((state) => state.balancing);
  const balanced = useVary((state) => state.balanced);
  const played = useForecast((state) => state.tactics);
  const running = status === 'running';
  const search = (): void => {
    setSought(target);
    keeping.reset();
    const foesSides = foreseen.cast.sides.flatMap(({ side, party }) =>
      !party && foes.some((one) => one.side === side) ? [side] : [],
    );
    void vary.balance(target / 100, {
      kinds: catalogue.pack.foes.map(({ id }) => id),
      tactics: tacticsToTry(foesSides, catalogue.tactics, (side) => played[side] ?? catalogue.defaultTactic),
    });
  };
  const words = (one: Proposal): string => wordsOfChange(one.change, foes, catalogue);
  const nameOf = (one: Proposal): string => titleOf(of.name, words(one));
  const keep = (one: Proposal): void =>
    keeping.mutate({ system: of.system, name: nameOf(one), encounter: one.encounter });
  return (
    <section
      aria-label="Balance it"
      className={cx('wt-card grid min-w-0 gap-4 p-4', !balanced && 'wt-noprint')}
    >
      <div className="grid gap-1">
        <h2 className="text-body font-semibold">Balance it</h2>
        <p className="text-small text-faint">
          Looks for one change that brings the chance to win nearest to what you wish: more or fewer of a foe,
          another foe, how much a foe can take, how they play. The encounter itself stays as it is.
        </p>
      </div>
      <div className="wt-noprint flex flex-wrap items-center gap-4">
        <NumberStepper
          label="Wished chance"
          unit="%"
          value={target}
          min={5}
          max={95}
          step={5}
          onChange={setTarget}
        />
        {running ? (
          <Button icon={<Square aria-hidden className="size-5" />} onPress={() => vary.stop()}>
            Stop searching
          </Button>
        ) : (
          <Button kind="primary" icon={<Scale aria-hidden className="size-5" />} onPress={search}>
            {`Make it ${target} %`}
          </Button>
        )}
      </div>
      {balanced && (
        <>
          <p role="status" className="text-small tabular-nums">
            {`${balanced.tried} changes tried in ${fightsOf(balanced.fights)}`}
            <span className="text-faint">
              {balanced.done
                ? balanced.proposals.length > 0
                  ? ', each roughly, those below better; the nearest first'
                  : ': none of them comes nearer than the encounter as it is'
                : running
                  ? ' so far; these have come nearest'
                  : ', stopped; these had come nearest'}
            </span>
          </p>
          {balanced.done && balanced.proposals.length > 0 && (
            <ChanceChart
              title={`The chance to win with each change; the line is ${sought} %`}
              over="Change"
              names
              line={{ at: sought / 100, label: `${sought} %` }}
              points={balanced.proposals.map((one) => ({
                label: words(one),
                fights: one.foreseen.forecast.fights,
                wins: one.foreseen.forecast.party.wins,
              }))}
            />
          )}
          <ul className="grid gap-3">
            {balanced.proposals.map((one) => {
              const { fights, party } = one.foreseen.forecast;
              return (
                <li key={words(one)} className="grid gap-2 border-t border-line pt-3">
                  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="min-w-0 font-medium">{words(one)}</span>
                    <span className="tabular-nums">
                      <span className="text-number font-semibold">{percentOf(party.wins.n, fights)}</span>
                      <span className="text-small text-faint">{` ${rangeOf(party.wins)} in ${fightsOf(fights)}`}</span>
                    </span>
                  </p>
                  <div className="flex flex-wrap gap-2">
                    {one.change.vary !== 'tactic' && (
                      <Button
                        icon={<Bookmark aria-hidden className="size-5" />}
                        label={`Keep as my own: ${words(one)}`}
                        onPress={() => keep(one)}
                      >
                        Keep as my own
                      </Button>
                    )}
                    <Button
                      icon={<ChartNoAxesColumn aria-hidden className="size-5" />}
                      label={`Forecast it: ${words(one)}`}
                      onPress={() => vary.forecast(nameOf(one), one)}
                    >
                      Forecast it
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
          {keeping.error && <Wrong what="It is not kept." error={keeping.error} />}
          {keeping.data && (
            <p role="status" className="text-small text-faint">
              {keptInWords(keeping.data)}
            </p>
          )}
        </>
      )}
    </section>
  );
}
