import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { Field, ListField } from '../../store/sheet-form.ts';
import { oneOfMany } from '../../store/sheet-form.ts';
import type { Path } from '../../store/sheet-values.ts';
import { calledOf, freshThing, itemsIn } from '../../store/sheet-values.ts';
import { capital } from '../../store/words.ts';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Select } from '../kit/Select.tsx';
import type { FieldProps } from './context.ts';
import { useTroubles, useWriting } from './context.ts';
import { Parts } from './GroupView.tsx';
import { Inner } from './Inner.tsx';

/** A list of things: those of the book are added by name, others are written out. */
export function ListView({ field, label, path, value }: FieldProps<ListField>) {
  const { sheet, write } = useWriting();
  const items = value === undefined ? field.usual : itemsIn(value);
  const book = bookOf(field.item);
  const own = freshThing(field.item, sheet, `New ${oneOfMany(label)}`);
  const one = label.toLowerCase();
  const add = (item: Json): void => write(path, [...items, item]);
  const isFull = items.length >= field.most;
  return (
    <div className="grid min-w-0 gap-2">
      {/* A section has a heading of its own, which says if it is empty. */}
      {path.length > 1 && (
        <p className="text-small font-semibold">
          {label}
          {items.length === 0 && <span className="font-normal text-faint">: none</span>}
        </p>
      )}
      {items.length > 0 && (
        <ul className="grid min-w-0 gap-2">
          {items.map((item, at) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a list has no name of its own
              key={at}
              item={item}
              field={field.item}
              label={calledOf(field.item, item, sheet) ?? `${capital(oneOfMany(label))} ${at + 1}`}
              path={[...path, at]}
              onRemove={() =>
                write(
                  path,
                  items.filter((_, other) => other !== at),
                )
              }
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-small text-faint">{field.most} are the most.</p>
      ) : (
        <div className="flex flex-wrap items-end gap-2">
          {book && (
            <div className="min-w-[min(100%,12rem)] flex-1">
              <Select
                label={`Add to ${one}`}
                value=""
                options={[['', 'Choose …'], ...book.of.map(({ id, label: called }) => [id, called] as const)]}
                onPick={(id) => id !== '' && add(id)}
              />
            </div>
          )}
          {own !== null && (
            <Button
              icon={<Plus aria-hidden className="size-5" />}
              label={book ? `Write one of your own: ${one}` : `Add to ${one}`}
              onPress={() => add(own)}
            >
              {book ? 'One of your own' : 'Add one'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The field that holds things of the book; `null` if the list takes none. */
function bookOf(item: Field) {
  if (item.kind === 'one') return item;
  const way = item.kind === 'either' ? item.ways.find(({ field }) => field.kind === 'one') : undefined;
  return way?.field.kind === 'one' ? way.field : null;
}

function Item(props: {
  readonly item: Json;
  readonly field: Field;
  readonly label: string;
  readonly path: Path;
  readonly onRemove: () => void;
}) {
  const { item, field, label, path } = props;
  const { here, within, place } = useTroubles(path);
  const [open, setOpen] = useState(typeof item !== 'string');
  // A thing of the book needs no fields where it cannot be written in another way.
  const plain = field.kind === 'one';
  const remove = (
    <IconButton
      label={`Take away: ${label}`}
      icon={<Trash2 aria-hidden className="size-5" />}
      onPress={props.onRemove}
    />
  );
  if (plain) {
    return (
      <li data-place={place} className="rounded-control border border-line bg-raised pl-3">
        <div className="flex min-h-touch items-center gap-2">
          <span className="min-w-0 flex-1 font-medium wrap-anywhere">{label}</span>
          {remove}
        </div>
        {here.map((message) => (
          <p key={message} className="pb-2 text-small text-harm">
            {message}
          </p>
        ))}
      </li>
    );
  }
  return (
    <li data-place={place} className="rounded-control border border-line bg-raised">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-touch min-w-0 flex-1 items-center gap-2 px-3 text-left font-medium"
        >
          <ChevronDown aria-hidden className={open ? 'size-5 rotate-180 text-accent' : 'size-5 text-faint'} />
          <span className="min-w-0 wrap-anywhere">{label}</span>
          {within && !open && <span className="text-fine font-semibold text-warn">something is wrong</span>}
        </button>
        {remove}
      </div>
      {open && (
        <div className="px-[min(0.75rem,2vw)] pb-3">
          {field.kind === 'group' ? (
            <>
              <Parts parts={field.parts} path={path} value={item} />
              {here.map((message) => (
                <p key={message} data-wrong className="pt-2 text-small text-harm">
                  {message}
                </p>
              ))}
            </>
          ) : (
            <Inner field={field} label="Written as" path={path} value={item} needed />
          )}
        </div>
      )}
    </li>
  );
}
