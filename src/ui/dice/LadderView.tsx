import type { DiceLadder } from '../../kernel/port.ts';
import type { Total } from '../../kernel/terms.ts';
import { cx } from '../kit/cx.ts';
import { TotalView } from '../kit/TotalView.tsx';
import { DieFace } from './DieFace.tsx';
import { rungOf, stepWords } from './ladder.ts';

interface Stood {
  readonly ladder: DiceLadder;
  readonly rung: Total;
}

/** What has moved the dice up or down, in words: "wounded ↓, Charge ↑". */
export function Steps({ rung }: { readonly rung: Total }) {
  const steps = stepWords(rung);
  if (steps.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {steps.map(({ words, up }) => (
        <span key={words} className={up ? 'text-gain' : 'text-harm'}>
          {words} <span aria-hidden>{up ? '↑' : '↓'}</span>
          <span className="sr-only">{up ? 'up' : 'down'}</span>
        </span>
      ))}
    </span>
  );
}

/** The whole ladder with the current rung marked, and everything that has moved the dice there. */
export function LadderView({ ladder, rung }: Stood) {
  const now = rungOf(ladder, rung);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol aria-label={`Ladder of ${ladder.label}`} className="flex flex-wrap gap-1.5">
        {ladder.rungs.map((one) => (
          <li
            key={one.name}
            aria-current={one === now ? 'step' : undefined}
            className={cx(
              'grid justify-items-center gap-0.5 rounded-control px-1.5 py-1 text-fine',
              one === now ? 'bg-raised font-semibold ring-2 ring-accent' : 'text-faint',
            )}
          >
            <DieFace sides={one.sides} face={String(one.sides)} undecided={one !== now} size={24} />
            {one.name}
          </li>
        ))}
      </ol>
      <TotalView total={rung} label={`rung of the ${ladder.label}`} as={now ? `d${now.sides}` : '–'} />
    </div>
  );
}
