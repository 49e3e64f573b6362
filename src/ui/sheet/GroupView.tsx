import { Trash2 } from 'lucide-react';
import type { Field, GroupField, Part } from '../../store/sheet-form.ts';
import { isIdOfItsOwn, standsUnsaid } from '../../store/sheet-form.ts';
import type { Path } from '../../store/sheet-values.ts';
import { fieldsOf, freshOf } from '../../store/sheet-values.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';
import { Inner } from './Inner.tsx';
import { Unwritten } from './Unwritten.tsx';

/** A group of fields. An optional group is written only on request. */
export function GroupView({ field, label, path, value, needed }: FieldProps<GroupField>) {
  const { sheet, write } = useWriting();
  if (value === undefined && !needed && !standsUnsaid(field)) {
    return (
      <Unwritten
        label={label}
        onWrite={() => write(path, freshOf(field, sheet, `New ${label.toLowerCase()}`))}
      />
    );
  }
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-control border border-line p-[min(0.75rem,2vw)]">
      <legend className="px-1 text-small font-semibold">{label}</legend>
      <Parts parts={field.parts} path={path} value={value} />
      {!needed && value !== undefined && !standsUnsaid(field) && (
        <div>
          <Button
            kind="quiet"
            icon={<Trash2 aria-hidden className="size-5" />}
            onPress={() => write(path, undefined)}
          >
            Without {label.toLowerCase()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Whether a field takes a whole line. */
const isWide = (field: Field): boolean =>
  ['group', 'list', 'table', 'either', 'icon'].includes(field.kind) ||
  (field.kind === 'text' && field.longest > 120);

/** The fields of a group; short ones are two to a line. */
export function Parts(props: {
  readonly parts: readonly Part[];
  readonly path: Path;
  readonly value: FieldProps['value'];
}) {
  const written = fieldsOf(props.value);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-x-6 gap-y-3">
      {props.parts
        .filter((part) => !isIdOfItsOwn(part))
        .map(({ key, label, field, needed, note }) => (
          <div key={key} className={cx('min-w-0', isWide(field) && 'col-span-full')}>
            <Inner
              field={field}
              label={label}
              path={[...props.path, key]}
              value={written[key]}
              needed={needed}
              note={note}
            />
          </div>
        ))}
    </div>
  );
}
