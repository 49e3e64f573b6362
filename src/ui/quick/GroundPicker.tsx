import { Map as MapIcon } from 'lucide-react';
import { cx } from '../kit/cx.ts';

/** A ground on offer. */
export interface Ground {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** A choice among a few grounds, each with a description. */
export function GroundPicker(props: {
  readonly grounds: readonly Ground[];
  readonly value: string;
  readonly onPick: (id: string) => void;
}) {
  const { grounds, value, onPick } = props;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-title font-semibold">The ground</legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {grounds.map(({ id, name, about }) => (
          <label
            key={id}
            className={cx(
              'wt-ring-around flex min-h-touch cursor-pointer items-center gap-3 rounded-control border border-line bg-raised px-3 py-2',
              id === value && 'ring-2 ring-accent',
            )}
          >
            <input
              type="radio"
              name="ground"
              value={id}
              checked={id === value}
              onChange={() => onPick(id)}
              className="sr-only"
            />
            <MapIcon
              aria-hidden
              className={cx('size-5 shrink-0', id === value ? 'text-accent' : 'text-faint')}
            />
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="block text-fine text-faint">{about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
