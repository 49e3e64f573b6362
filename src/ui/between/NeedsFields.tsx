import { useId } from 'react';
import type { Json } from '../../kernel/json.ts';
import { Chip } from '../kit/Chip.tsx';
import { keyboardFrom, NumberStepper } from '../kit/NumberStepper.tsx';
import { Select } from '../kit/Select.tsx';
import { Switch } from '../settings/Switch.tsx';
import type { Field, Filled, Helper } from './needs.ts';
import { inWords } from './needs.ts';

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly filled: Filled;
  readonly helpers: readonly Helper[];
  readonly onChange: (filled: Filled) => void;
  /** What is wrong with one of them. */
  readonly wrong: { readonly key: string; readonly message: string } | null;
}

/** The form fields of a deed between fights. */
export function NeedsFields({ fields, filled, helpers, onChange, wrong }: FieldsProps) {
  const set = (key: string, value: Json | undefined): void => {
    const { [key]: _, ...others } = filled;
    onChange(value === undefined ? others : { ...others, [key]: value });
  };
  return fields.map((field) => (
    <div key={field.key} className="grid gap-1">
      <NeedsField
        field={field}
        value={filled[field.key]}
        helpers={helpers}
        onChange={(value) => set(field.key, value)}
      />
      {wrong?.key === field.key && (
        <p role="alert" className="text-small text-harm">
          {field.label}: {wrong.message}
        </p>
      )}
    </div>
  ));
}

interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly value: Json | undefined;
  readonly helpers: readonly Helper[];
  readonly onChange: (value: Json | undefined) => void;
}

function NeedsField({ field, value, helpers, onChange }: FieldProps) {
  switch (field.kind) {
    case 'number':
      return field.usual === null ? (
        <OpenNumber field={field} value={value} helpers={helpers} onChange={onChange} />
      ) : (
        <div>
          <NumberStepper
            label={field.label}
            value={typeof value === 'number' ? value : field.usual}
            min={field.min}
            max={field.max}
            onChange={onChange}
          />
          <Help field={field} />
        </div>
      );
    case 'switch':
      return (
        <div>
          <Switch label={field.label} on={value === true} onChange={onChange} />
          <Help field={field} />
        </div>
      );
    case 'pick':
      return (
        <Picked
          field={field}
          value={typeof value === 'string' ? value : ''}
          options={field.of.map((id) => ({ id, label: inWords(id) }))}
          open={field.usual === null}
          onPick={(id) => onChange(id === '' ? undefined : id)}
        />
      );
    case 'person':
      return (
        <Picked
          field={field}
          value={typeof value === 'string' ? value : ''}
          options={helpers.map(({ id, name }) => ({ id, label: name }))}
          open
          onPick={(id) => onChange(id === '' ? undefined : id)}
        />
      );
    case 'one':
      return (
        <Picked
          field={field}
          value={typeof value === 'string' ? value : ''}
          options={field.of}
          open={false}
          onPick={onChange}
        />
      );
    case 'several': {
      const picked = Array.isArray(value) ? (value as readonly Json[]) : [];
      return (
        <fieldset>
          <legend className="pb-1 text-small text-faint">{field.label}</legend>
          <div className="flex flex-wrap gap-2">
            {field.of.map(({ id, label }) => (
              <Chip
                key={id}
                size="touch"
                pressed={picked.includes(id)}
                onPress={() =>
                  onChange(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
                }
              >
                {label}
              </Chip>
            ))}
          </div>
          <Help field={field} />
        </fieldset>
      );
    }
    case 'text':
      return (
        <Line field={field} value={String(value ?? '')} onType={(text) => onChange(text || undefined)} />
      );
    case 'words':
      return (
        <Line
          field={field}
          value={Array.isArray(value) ? value.join(', ') : ''}
          hint="One after the other, with commas"
          onType={(text) => onChange(partsOf(text))}
        />
      );
    case 'numbers':
      return (
        <Line
          field={field}
          value={Array.isArray(value) ? value.join(', ') : ''}
          hint="One after the other, with commas"
          onType={(text) => onChange(partsOf(text).map(Number).filter(Number.isInteger))}
        />
      );
  }
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,\s]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const Help = ({ field }: { readonly field: Field }) =>
  field.help === undefined ? null : <p className="mt-1 text-fine text-faint">{field.help}</p>;

/** A number that may be left empty. */
function OpenNumber({ field, value, onChange }: FieldProps<Extract<Field, { kind: 'number' }>>) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small text-faint">
        {field.label}
      </label>
      <input
        id={id}
        type="number"
        inputMode={keyboardFrom(field.min)}
        min={field.min}
        max={field.max}
        placeholder="as usual"
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) =>
          onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
        }
        className="wt-field"
      />
      <Help field={field} />
    </div>
  );
}

function Picked(props: {
  readonly field: Field;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly open: boolean;
  readonly onPick: (id: string) => void;
}) {
  const { field, value, options, open, onPick } = props;
  const usual = open ? ([['', 'as usual']] as const) : [];
  return (
    <div className="grid gap-1">
      <Select
        label={field.label}
        value={value}
        options={[...usual, ...options.map(({ id, label }) => [id, label] as const)]}
        onPick={onPick}
      />
      <Help field={field} />
    </div>
  );
}

function Line(props: {
  readonly field: Field;
  readonly value: string;
  readonly hint?: string;
  readonly onType: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small text-faint">
        {props.field.label}
      </label>
      {/* The text is parsed on blur, so that an unfinished list is not an error. */}
      <input
        id={id}
        type="text"
        placeholder={props.hint}
        defaultValue={props.value}
        onBlur={({ target }) => props.onType(target.value)}
        className="wt-field"
      />
      <Help field={props.field} />
    </div>
  );
}
