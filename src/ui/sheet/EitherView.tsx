import type { EitherField } from '../../store/sheet-form.ts';
import { rewritten, wayOf } from '../../store/sheet-values.ts';
import { Select } from '../kit/Select.tsx';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';
import { Parts } from './GroupView.tsx';
import { Inner } from './Inner.tsx';

type Choice = readonly [id: string, label: string];

/** The thing of the book with this id, written out in full. */
const writtenOf = ({ ways }: EitherField, value: unknown) =>
  ways.flatMap(({ field }) => (field.kind === 'one' ? field.of : [])).find(({ id }) => id === value)?.written;

/**
 * A field with several forms, in one list: first the things of the book, then every other form; below it the fields of
 * the chosen form.
 */
export function EitherView({ field, label, path, value, needed }: FieldProps<EitherField>) {
  const { sheet, write } = useWriting();
  const at = wayOf(field, value);
  const way = field.ways[at];
  const options = field.ways.flatMap(({ label: called, field: inner }, number): readonly Choice[] =>
    inner.kind === 'one'
      ? inner.of.map((one) => [`thing:${one.id}`, one.label] as const)
      : [[`way:${number}`, called] as const],
  );
  const now = way?.field.kind === 'one' ? `thing:${String(value)}` : at < 0 ? '' : `way:${at}`;
  const odd = !options.some(([id]) => id === now);
  return (
    <div className="grid min-w-0 gap-3">
      <Select
        label={label}
        value={now}
        options={[
          ...(needed || now === '' ? [] : [['', 'None'] as const]),
          ...(odd ? [[now, value === undefined ? 'None' : now.replace('thing:', '')] as const] : []),
          ...options,
        ]}
        onPick={(picked) => {
          if (picked === '') return write(path, undefined);
          if (picked.startsWith('thing:')) return write(path, picked.slice('thing:'.length));
          const next = field.ways[Number(picked.slice('way:'.length))];
          if (!next) return;
          const called = `New ${label.toLowerCase()}`;
          write(path, rewritten(value, next.field, { sheet, called, like: writtenOf(field, value) }));
        }}
      />
      {way?.field.kind === 'group' && <Parts parts={way.field.parts} path={path} value={value} />}
      {way && !['group', 'nothing', 'one'].includes(way.field.kind) && (
        <Inner field={way.field} label={label} path={path} value={value} needed />
      )}
    </div>
  );
}
