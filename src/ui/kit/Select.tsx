import { useId } from 'react';

/** A choice of one from a possibly long list; its label is above it or, with `inline`, before it. */
export function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [id: string, label: string])[];
  readonly onPick: (id: string) => void;
  readonly inline?: boolean;
}) {
  const id = useId();
  return (
    <div
      className={
        props.inline
          ? 'grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] items-center gap-x-3 gap-y-1'
          : 'grid min-w-0 content-start gap-1'
      }
    >
      <label htmlFor={id} className="text-small text-faint wrap-anywhere">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onPick(event.target.value)}
        className="min-h-touch w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-body"
      >
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
