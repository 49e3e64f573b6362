import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../kit/cx.ts';

interface OneChoice {
  readonly id: string;
  readonly label: string;
  readonly about?: string;
  readonly picture: ReactNode;
}

/** A choice of what to draw, each option with a picture. */
export function Choices(props: {
  readonly label: string;
  readonly choices: readonly OneChoice[];
  readonly value: string;
  readonly onPick: (id: string) => void;
}) {
  const { label, choices, value, onPick } = props;
  const group = useId();
  return (
    <fieldset>
      <legend className="wt-eyebrow pb-2">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
        {choices.map(({ id, label: called, about, picture }) => (
          <label
            key={id}
            className={cx(
              'wt-ring-around flex min-h-touch-lg cursor-pointer items-center gap-2.5 rounded-control border border-line bg-raised p-1.5',
              id === value && 'ring-2 ring-accent',
            )}
          >
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === value}
              onChange={() => onPick(id)}
              className="sr-only"
            />
            <span aria-hidden className="grid size-11 shrink-0 place-content-center overflow-hidden rounded">
              {picture}
            </span>
            <span className="min-w-0">
              <span className="block text-small font-medium wrap-anywhere hyphens-auto">{called}</span>
              {about && <span className="line-clamp-3 text-fine text-faint">{about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
