import { useId } from 'react';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';

type OneProps = Omit<FieldProps, 'field'>;

/** What stands for "not written" in a list. */
const unsaid = '';

/** One of a list. What it has and the list does not stands there too: the rules say what is wrong with it. */
export function OneView({
  label,
  path,
  value,
  needed,
  of,
  usual,
  none,
}: OneProps & {
  readonly of: readonly { readonly id: string; readonly label: string }[];
  readonly usual: string | undefined;
  /** What is said where nothing is written. */
  readonly none: string;
}) {
  const { write } = useWriting();
  const now = typeof value === 'string' ? value : (usual ?? unsaid);
  const odd = now !== unsaid && !of.some(({ id }) => id === now);
  return (
    <Select
      inline
      label={label}
      value={now}
      options={[
        ...(needed || usual !== undefined ? [] : [[unsaid, none] as const]),
        ...(odd ? [[now, now] as const] : []),
        ...of.map(({ id, label: called }) => [id, called] as const),
      ]}
      onPick={(id) => write(path, id === unsaid ? undefined : id)}
    />
  );
}

/** Yes or no. Without a `usual` it may be left to the rules; a `mark` is not written where it is not so. */
export function YesNo({
  label,
  path,
  value,
  usual,
  mark = false,
}: OneProps & { readonly usual: boolean | undefined; readonly mark?: boolean }) {
  const { write } = useWriting();
  const now = typeof value === 'boolean' ? value : usual;
  return (
    <Select
      inline
      label={label}
      value={now === undefined ? unsaid : now ? 'yes' : 'no'}
      options={[
        ...(usual === undefined ? [[unsaid, 'As usual'] as const] : []),
        ['yes', 'Yes'],
        ['no', 'No'],
      ]}
      onPick={(id) => write(path, id === unsaid || (mark && id === 'no') ? undefined : id === 'yes')}
    />
  );
}

/** A list to pick from, with its name above it or, `inline`, before it. */
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
