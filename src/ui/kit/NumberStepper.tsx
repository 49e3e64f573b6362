import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from './IconButton.tsx';

/** The keyboard for a whole number: the one that iPhones show for digits alone has no minus. */
export const keyboardFrom = (min: number | undefined): 'numeric' | undefined =>
  min !== undefined && min >= 0 ? 'numeric' : undefined;

/** A whole number with a button on either side. */
export function NumberStepper(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** The unit shown after the number: "m", "AP". */
  readonly unit?: string;
  readonly hideLabel?: boolean;
}) {
  const { label, value, min, max, step = 1, onChange } = props;
  const id = useId();
  // The text while it is being typed; it is not corrected before the field loses the focus.
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    setTyped(null);
    if (Number.isFinite(next)) onChange(Math.min(max, Math.max(min, Math.round(next))));
  };
  const type = (text: string) => {
    setTyped(text);
    const next = Number(text);
    if (text !== '' && Number.isInteger(next) && next >= min && next <= max) onChange(next);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <label htmlFor={id} className={props.hideLabel ? 'sr-only' : 'text-small text-faint'}>
        {label}
      </label>
      <div className="flex items-center gap-2">
        <IconButton
          kind="normal"
          label={`${label}: less`}
          icon={<Minus aria-hidden className="size-5" />}
          onPress={() => set(value - step)}
          refused={value <= min ? { because: `${min} is the least.` } : undefined}
        />
        <span className="flex items-center gap-1">
          <input
            id={id}
            type="number"
            inputMode={keyboardFrom(min)}
            min={min}
            max={max}
            step={step}
            value={typed ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => typed !== null && set(event.target.valueAsNumber)}
            onKeyDown={(event) => event.key === 'Enter' && set(event.currentTarget.valueAsNumber)}
            className="min-h-touch w-16 rounded-control border border-edge bg-sunken text-center text-number font-semibold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          />
          {props.unit && <span className="text-small text-faint">{props.unit}</span>}
        </span>
        <IconButton
          kind="normal"
          label={`${label}: more`}
          icon={<Plus aria-hidden className="size-5" />}
          onPress={() => set(value + step)}
          refused={value >= max ? { because: `${max} is the most.` } : undefined}
        />
      </div>
    </div>
  );
}
