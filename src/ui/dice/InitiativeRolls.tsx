import { Dices } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { RollPrompt } from '../../protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { hand, usePad } from '../hand/hand.ts';
import { poolName } from '../hand/pad.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import { SideMark } from '../kit/SideMark.tsx';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import { RollInput } from './RollCard.tsx';
import { useRestProblem } from './useRestProblem.ts';

/** Initiative rolls of everybody on one screen. The next combatant is selected automatically. */
export function InitiativeRolls({ prompt }: { readonly prompt: RollPrompt }) {
  const view = useTable((state) => state.view);
  const sides = useMemo(() => (view ? sidesOf(view) : []), [view]);
  const letters = useMemo(() => (view ? tokenLabels(view) : {}), [view]);
  const [rolling, setRolling] = useState(false);
  const problem = useRestProblem(usePad(prompt));
  if (!view) return null;
  // Things have no turns, and so no place in the initiative bar.
  const placed = new Set(
    view.bar.flatMap(({ id, with: mates = [] }) => [id, ...mates.map((mate) => mate.id)]),
  );
  const all = Object.values(view.combatants).filter(({ id }) => placed.has(id));
  const rollAll = async (): Promise<void> => {
    setRolling(true);
    for (let round = 0; round <= 2 * all.length; round++) {
      const now = useTable.getState().prompt;
      if (now?.kind !== 'roll' || now.purpose !== 'initiative' || !(await hand.roll())) break;
    }
    setRolling(false);
  };
  const because = rolling ? 'The dice are rolling.' : problem;
  return (
    <section
      aria-label="Initiative rolls"
      className="wt-card grid grid-cols-1 gap-3 border-2 border-accent p-3"
    >
      <header>
        <p className="text-body font-semibold">{prompt.question}</p>
        <p className="text-small text-faint">
          Roll {poolName(prompt.dice)} <ClauseLink clause={prompt.clause} />
        </p>
      </header>
      <RollInput key={prompt.id} prompt={prompt} />
      <ol className="grid grid-cols-1 gap-1">
        {all.map((one) => {
          const now = one.id === prompt.for;
          return (
            <li
              key={one.id}
              aria-current={now ? 'step' : undefined}
              className={cx(
                'flex min-h-9 items-center gap-2 rounded-control px-2 text-small',
                now && 'bg-raised font-semibold ring-2 ring-accent',
              )}
            >
              <SideMark style={sideOf(sides, one.side)} letters={letters[one.id]} size={26} quiet />
              <span className="min-w-0 flex-1 truncate">{one.name}</span>
              <span className={cx('text-body', one.initiative === null ? 'text-faint' : 'font-semibold')}>
                {now ? 'rolls now' : (one.initiative ?? '–')}
              </span>
            </li>
          );
        })}
      </ol>
      <Button
        kind="quiet"
        icon={<Dices aria-hidden className="size-5" />}
        refused={because === null ? undefined : { because }}
        onPress={() => void rollAll()}
      >
        Roll for everybody who is left
      </Button>
    </section>
  );
}
