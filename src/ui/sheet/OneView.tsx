import { Select } from '../kit/Select.tsx';
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
