import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { TableField } from '../../store/sheet-form.ts';
import { fieldsOf, freshOf, ownItems, plainId } from '../../store/sheet-values.ts';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Select } from '../kit/Select.tsx';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';
import { Inner } from './Inner.tsx';

/** Values by key. The keys come from a list, from the sheet's own items, or are typed. */
export function TableView({ field, label, path, value }: FieldProps<TableField>) {
  const { sheet, write } = useWriting();
  const [key, setKey] = useState('');
  const id = useId();
  const written = fieldsOf(value);
  const keys = field.own ? ownItems(field.own, sheet) : field.keys;
  const labelOf = (one: string): string => keys?.find(({ id }) => id === one)?.label ?? one;
  const left = keys?.filter(({ id }) => !(id in written));
  const add = (said: string): void => {
    const word = field.words ? plainId(said) : said.trim();
    if (said.trim() === '' || word in written) return;
    write([...path, word], freshOf(field.value, sheet));
    setKey('');
  };
  return (
    <div className="grid min-w-0 gap-2">
      {path.length > 1 && <p className="text-small font-semibold">{label}</p>}
      {Object.entries(written).map(([one, inner]) => (
        <div key={one} className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <Inner field={field.value} label={labelOf(one)} path={[...path, one]} value={inner} needed />
          </div>
          <IconButton
            label={`Take away: ${labelOf(one)}`}
            icon={<Trash2 aria-hidden className="size-5" />}
            onPress={() => write([...path, one], undefined)}
          />
        </div>
      ))}
      {left ? (
        left.length > 0 && (
          <Select
            label={`Add to ${label.toLowerCase()}`}
            value=""
            options={[['', 'Choose …'], ...left.map(({ id, label: called }) => [id, called] as const)]}
            onPick={add}
          />
        )
      ) : (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            add(key);
          }}
        >
          <div className="grid min-w-0 flex-1 gap-1">
            <label htmlFor={id} className="text-small text-faint">
              Add to {label.toLowerCase()}
            </label>
            <input
              id={id}
              type="text"
              maxLength={60}
              value={key}
              onChange={(event) => setKey(event.target.value)}
              className="wt-field py-2"
            />
          </div>
          <Button
            icon={<Plus aria-hidden className="size-5" />}
            onPress={() => add(key)}
            refused={key.trim() === '' ? { because: 'Write a name first.' } : undefined}
          >
            Add
          </Button>
        </form>
      )}
    </div>
  );
}
