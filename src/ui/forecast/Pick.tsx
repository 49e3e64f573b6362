import { useId } from 'react';

/** One of a list that may be long. */
export function Pick(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-small text-faint">
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
