import { Select } from '../kit/Select.tsx';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';

type OneProps = Omit<FieldProps, 'field'>;

/** The value for "not written" in a select. */
const unsaid = '';

/**
 * A choice from a list. A current value that is not in the list is offered too; the rules say what is wrong with it.
 */
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
  /** The label for "not written". */
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

/** Yes or no. Without `usual` it may be left to the rules; a `mark` is removed instead of being written as false. */
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
