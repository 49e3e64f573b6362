import { Scale, Square } from 'lucide-react';
import { useState } from 'react';
import type { ForecastSoFar, ForecastSubject } from '../../store/forecast.ts';
import { useForecast } from '../../store/forecast.ts';
import type { Catalogue } from '../../store/library.ts';
import { useKeepEncounter } from '../../store/quick.ts';
import type { Balanced, Proposal, Variable } from '../../store/vary.ts';
import { tacticsToTry, useOfTacticsBefore, useVary, vary, wordsOfChange } from '../../store/vary.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { keptInWords } from '../library/kept.ts';
import { Wrong } from '../library/Wrong.tsx';
import { titleOf } from './changes.ts';
import { Proposals } from './Proposals.tsx';
import { fightsOf, foundWords } from './words.ts';

/** Searches the changes of an encounter that bring its chance nearest to a given one: "Make this 65 %". */
export function Balance(props: {
  readonly of: ForecastSubject;
  readonly foes: readonly Variable[];
  readonly catalogue: Catalogue;
  readonly foreseen: ForecastSoFar;
}) {
  const { of, foes, catalogue, foreseen } = props;
  const sought = Math.round(100 * useVary((state) => state.sought));
  const [target, setTarget] = useState(sought);
  const keeping = useKeepEncounter();
  const status = useVary((state) => state.balancing);
  const balanced = useVary((state) => state.balanced);
  const played = useForecast((state) => state.tactics);
  const running = status === 'running';
  const search = (): void => {
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
  const told = keeping.error ? (
    <Wrong what="It is not kept." error={keeping.error} />
  ) : (
    keeping.data && (
      <p role="status" className="wt-noprint text-small text-faint">
        {keptInWords(keeping.data)}
      </p>
    )
  );
  return (
    <section
      aria-label="Balance it"
      className={cx('wt-card grid min-w-0 gap-4 p-4', !balanced && 'wt-noprint')}
    >
      <div className="grid gap-1">
        <h2 className="text-body font-semibold">Balance it</h2>
        <p className="text-small text-faint">
          Looks for one change that brings the chance to win nearest to what you wish: more or fewer of a foe,
          another foe, how much a foe can take or another of its numbers, how they play. The encounter itself
          stays as it is.
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
          <Tried balanced={balanced} running={running} usual={catalogue.defaultTactic} />
          <Proposals
            balanced={balanced}
            sought={sought}
            words={words}
            onKeep={(one) =>
              keeping.mutate({ system: of.system, name: nameOf(one), encounter: one.encounter })
            }
            onForecast={(one) => vary.forecast(nameOf(one), one)}
            kept={(one) => keeping.variables?.name === nameOf(one) && told}
          />
          {/* A search that goes on may have found nearer ones than the one that was kept. */}
          {!balanced.proposals.some((one) => keeping.variables?.name === nameOf(one)) && told}
        </>
      )}
    </section>
  );
}

/** The progress of the search. */
function Tried(props: {
  readonly balanced: Balanced;
  readonly running: boolean;
  /** What a side plays whose tactic was not changed. */
  readonly usual: string;
}) {
  const { balanced, running, usual } = props;
  const { tried, fights } = balanced;
  const before = useOfTacticsBefore('balancing', usual);
  return (
    // While it runs, the numbers would be read out with every change.
    <p role={running ? undefined : 'status'} className="text-small tabular-nums">
      {`${tried} ${tried === 1 ? 'change' : 'changes'} tried in ${fightsOf(fights)}`}
      <span className="text-faint">
        {foundWords(balanced, running)}
        {before && ' · played with the tactics before'}
      </span>
    </p>
  );
}
