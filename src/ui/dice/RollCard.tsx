import { Dices, Hand } from 'lucide-react';
import { useState } from 'react';
import type { RollPrompt } from '../../protocol/messages.ts';
import { table, useTable } from '../../store/table.ts';
import { hand } from '../actions/hand.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { TotalView } from '../kit/TotalView.tsx';
import { DicePad } from './DicePad.tsx';
import type { Pad } from './pad.ts';
import { facesOf, isComplete, isStarted, padOf, poolName, restProblem } from './pad.ts';

/** Dice are asked for: type what the real ones show, or let the table roll. Neither is the lesser way. */
export function RollCard({ prompt }: { readonly prompt: RollPrompt }) {
  return (
    <section aria-label="Roll" className="wt-card grid gap-4 border-2 border-accent p-3">
      <header>
        <p className="text-body font-semibold">{prompt.question}</p>
        <p className="text-small text-faint">
          Roll {poolName(prompt.dice)}
          {prompt.target !== undefined && (
            <>
              , target <strong className="text-number font-bold text-ink">{prompt.target}</strong>
            </>
          )}{' '}
          <ClauseLink clause={prompt.clause} />
        </p>
      </header>
      <Terms prompt={prompt} />
      <RollInput prompt={prompt} />
      <DiceSwitch prompt={prompt} />
    </section>
  );
}

/** The number that decides, one line; a tap opens where it comes from. */
function Terms({ prompt }: { readonly prompt: RollPrompt }) {
  const { total, edge } = prompt;
  if (!total && !edge) return null;
  return (
    <div className="-my-2 grid gap-1">
      {total && (
        <details>
          <summary className="flex min-h-touch-min cursor-pointer items-center gap-2 text-small">
            <span className="text-faint">Where {total.value} comes from</span>
          </summary>
          <TotalView total={total} label={prompt.purpose} />
        </details>
      )}
      {edge && edge.terms.length > 0 && (
        <details>
          <summary className="flex min-h-touch-min cursor-pointer items-center gap-2 text-small">
            <span className="text-faint">Advantages: {edge.value > 0 ? `+${edge.value}` : edge.value}</span>
          </summary>
          <TotalView total={edge} label="Advantages" />
        </details>
      )}
    </div>
  );
}

/** Pad and Roll button side by side; the last key sends. A refused roll gives the pad back empty. */
export function RollInput({ prompt }: { readonly prompt: RollPrompt }) {
  const [pad, setPad] = useState<Pad>(() => padOf(prompt.dice));
  const busy = useTable((state) => state.status === 'busy');
  const change = (next: Pad): void => {
    setPad(next);
    if (!isComplete(next)) return;
    void hand.roll(facesOf(next)).then((taken) => {
      if (!taken) setPad(padOf(prompt.dice));
    });
  };
  const started = isStarted(pad);
  const problem = started ? restProblem(pad) : null;
  return (
    <div className="grid gap-3">
      <DicePad pad={pad} onChange={change} />
      <Button
        size="large"
        kind={started ? 'normal' : 'primary'}
        wide
        icon={<Dices aria-hidden className="size-5" />}
        shortcut="R"
        testId="roll"
        refused={
          problem ? { because: problem } : busy ? { because: 'The last answer is on its way.' } : undefined
        }
        onPress={() => void hand.roll(started ? facesOf(pad) : undefined)}
      >
        {started ? 'Roll the rest for me' : `Roll ${poolName(prompt.dice)} for me`}
      </Button>
    </div>
  );
}

/** One tap changes who throws this person's dice from now on. */
function DiceSwitch({ prompt }: { readonly prompt: RollPrompt }) {
  const name = useTable((state) => state.view?.combatants[prompt.for]?.name ?? 'the game master');
  return (
    <Button
      kind="quiet"
      size="min"
      icon={<Hand aria-hidden className="size-4" />}
      onPress={() => void table.prefer({ dice: { [prompt.for]: 'seeded' } })}
    >
      Always roll for {name}
    </Button>
  );
}
