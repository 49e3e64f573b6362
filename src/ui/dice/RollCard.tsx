import { ChevronDown, Hand, RotateCw } from 'lucide-react';
import type { RollPrompt } from '../../protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { signed } from '../../store/words.ts';
import { hand, useHand, usePad } from '../hand/hand.ts';
import { isStarted, poolName } from '../hand/pad.ts';
import { unhurried } from '../hand/unhurried.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { TotalView } from '../kit/TotalView.tsx';
import { useInSight } from '../kit/useInSight.ts';
import { DicePad } from './DicePad.tsx';
import { LadderView, Steps } from './LadderView.tsx';
import { countingDie, leastFace } from './least.ts';
import { useRestProblem } from './useRestProblem.ts';

/** A request for dice: type what real ones show, or have them rolled with the button in the bottom bar. */
export function RollCard({ prompt }: { readonly prompt: RollPrompt }) {
  const turned = useHand((state) => state.turned);
  return (
    <section
      aria-label="Roll"
      className={cx('wt-card grid grid-cols-1 gap-3 border-2 border-accent p-3', turned && 'rotate-180')}
    >
      <header className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-body font-semibold">
          {prompt.question} <ClauseLink clause={prompt.clause} />
        </p>
        <IconButton
          size="min"
          label={turned ? 'Turn back' : 'Turn to the person opposite'}
          pressed={turned}
          icon={<RotateCw aria-hidden className="size-5" />}
          onPress={hand.turn}
        />
      </header>
      <What prompt={prompt} />
      {prompt.settled && (
        <p className="text-small text-faint">
          Every face leads to the same: throw it or not, as the table likes.
        </p>
      )}
      <RollInput prompt={prompt} />
      <footer className="flex flex-wrap justify-between gap-2">
        <DiceSwitch prompt={prompt} />
        {turned && <RollButton prompt={prompt} />}
      </footer>
    </section>
  );
}

/** The dice, and the number that decides. A tap shows the terms of that number. */
function What({ prompt }: { readonly prompt: RollPrompt }) {
  const { total, adds, edge, target, over, wins, ladder } = prompt;
  const bonus = total && !ladder && (adds || target === undefined) ? total.value : null;
  const least = leastFace(prompt);
  // A roll to which nothing is added must stay at or under the target, except for pools of small dice, which count
  // those that reach it.
  const under = !adds && !over && prompt.dice.every(({ sides }) => sides > 6);
  const counting = countingDie(prompt);
  const edged = edge !== undefined && edge.terms.length > 0;
  const words = (
    <span className="min-w-0 flex-1 text-small text-faint">
      Roll <strong className="font-semibold text-ink">{poolName(prompt.dice)}</strong>
      {counting !== '' && (
        <>
          , <strong className="font-semibold text-ink">{counting}</strong>,
        </>
      )}
      {bonus !== null && (
        <>
          {target === undefined && ' with'}{' '}
          <strong
            className={cx('text-ink', target === undefined ? 'text-number-lg font-bold' : 'font-semibold')}
          >
            {signed(bonus)}
          </strong>
        </>
      )}
      {target !== undefined && (
        <>
          {under ? ':' : `, ${over ? 'more than' : 'target'}`}{' '}
          <strong className={cx('text-ink', least === null ? 'text-number-lg font-bold' : 'font-semibold')}>
            {target}
          </strong>
          {under && ' or less'}
          {wins === 0 && ', but none wins any more'}
          {wins !== undefined && wins > 0 && (
            <>
              , <strong className="font-semibold text-ink">{wins}</strong> or less wins
            </>
          )}
        </>
      )}
      {least !== null && (
        <>
          : <strong className="text-number-lg font-bold text-ink">{least}</strong> or more
          {prompt.counts === 'sum' && ' in all'}
        </>
      )}
      {edged && !ladder && ` (${edge.terms.map((term) => term.label).join(', ')})`}
      {edged && ladder && (
        <span className="block">
          <Steps rung={edge} />
        </span>
      )}
    </span>
  );
  if (!total && !edged) return <p className="-mt-2">{words}</p>;
  return (
    <details className="group -mt-2">
      <summary className="flex min-h-touch-min cursor-pointer items-center gap-2">
        {words}
        <ChevronDown aria-hidden className="size-4 text-faint group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-3">
        {total && <TotalView total={total} label={ladder?.label ?? (adds ? 'Bonus' : prompt.purpose)} />}
        {edged && !ladder && <TotalView total={edge} label={prompt.edgeLabel ?? prompt.purpose} />}
        {edged && ladder && <LadderView ladder={ladder} rung={edge} />}
      </div>
    </details>
  );
}

/** The pad for real dice with all keys in view. The last key sends the faces. */
export function RollInput({ prompt }: { readonly prompt: RollPrompt }) {
  const pad = usePad(prompt);
  const keys = useInSight<HTMLDivElement>(prompt.id);
  return (
    <div ref={keys} className="scroll-m-3">
      <DicePad pad={pad} onChange={(next) => void hand.type(next)} />
    </div>
  );
}

/** A button for the person opposite, who cannot reach the one in the bottom bar. */
function RollButton({ prompt }: { readonly prompt: RollPrompt }) {
  const pad = usePad(prompt);
  const because = useRestProblem(pad);
  return (
    <Button
      kind="primary"
      size="large"
      refused={because === null ? undefined : { because }}
      onPress={() => unhurried('roll', () => void hand.roll())}
    >
      {isStarted(pad) ? 'Roll the rest for me' : 'Roll for me'}
    </Button>
  );
}

/** A button that has this combatant's dice rolled digitally from now on. */
function DiceSwitch({ prompt }: { readonly prompt: RollPrompt }) {
  const name = useTable((state) => state.view?.combatants[prompt.for]?.name ?? 'the game master');
  const because = useRestProblem(usePad(prompt));
  return (
    <Button
      kind="quiet"
      size="min"
      refused={because === null ? undefined : { because }}
      icon={<Hand aria-hidden className="size-4" />}
      onPress={() => void hand.rollsBy({ dice: { [prompt.for]: 'seeded' } })}
    >
      Always roll for {name}
    </Button>
  );
}
