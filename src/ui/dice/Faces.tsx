import { useEffect, useState } from 'react';
import type { RollView } from '../../kernel/view.ts';
import { useSettings } from '../../store/settings.ts';
import { DieFace } from './DieFace.tsx';

const tumble = 360;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Rolls whose animation has been shown; it is not repeated when they are rendered again. */
const thrown = new WeakSet<RollView>();

/** The dice of a roll. Fresh digital ones tumble for a moment; the result is already known then. */
export function Faces({
  roll,
  fresh = false,
  size = 28,
}: {
  readonly roll: RollView;
  readonly fresh?: boolean;
  readonly size?: number;
}) {
  const still = useSettings((state) => state.stillDice);
  const digital = roll.faces.length > roll.hand.length;
  const [frame, setFrame] = useState(() =>
    fresh && digital && !still && !thrown.has(roll) && !isStill() ? 1 : 0,
  );
  const tumbling = frame > 0;
  useEffect(() => {
    if (!tumbling) return;
    thrown.add(roll);
    const turn = setInterval(() => setFrame((now) => (now === 0 ? 0 : now + 1)), 60);
    const end = setTimeout(() => setFrame(0), tumble);
    return () => {
      clearInterval(turn);
      clearTimeout(end);
    };
  }, [tumbling, roll]);
  const dice = (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {roll.faces.map((face, die) => {
        const sides = roll.sides[die] ?? 6;
        const real = roll.hand.includes(die);
        const chain = typeof face === 'number' ? [face] : face;
        return chain.map((one, i) => (
          <DieFace
            // biome-ignore lint/suspicious/noArrayIndexKey: dice do not change places
            key={`${die}:${i}`}
            sides={sides}
            face={tumbling && !real ? String(1 + Math.floor(Math.random() * sides)) : String(one)}
            undecided={tumbling && !real}
            real={real}
            size={size}
          />
        ));
      })}
    </span>
  );
  if (!tumbling) return dice;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a shortcut for the eye only
    <span
      onClick={(event) => {
        event.stopPropagation();
        setFrame(0);
      }}
    >
      {dice}
    </span>
  );
}
