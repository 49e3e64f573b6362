import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Id, Json } from '../../kernel/json.ts';
import { useNumbers } from '../../store/sketch.ts';
import { NumberStepper } from '../kit/NumberStepper.tsx';

/** The numbers of somebody's sheet, folded away until they are wanted: this one alone is changed, not the sheet of the pack. */
export function NumbersFold(props: {
  readonly document: Json;
  readonly who: Id;
  readonly name: string;
  readonly onNumber: (full: Json, path: string, value: number) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-control border border-line"
    >
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-2 px-3">
        <span>Numbers of {props.name}</span>
        <ChevronDown aria-hidden className="size-5 text-faint group-open:rotate-180" />
      </summary>
      {open && <Numbers {...props} />}
    </details>
  );
}

/** As far as a number may go of which the rules say nothing. */
const farthest = 999;

function Numbers({
  document,
  who,
  onNumber,
}: {
  readonly document: Json;
  readonly who: Id;
  readonly onNumber: (full: Json, path: string, value: number) => void;
}) {
  const known = useNumbers(document, who);
  if (!known) return <p className="px-3 pb-3 text-small text-faint">The rules are reading the sheet.</p>;
  return (
    <div className="grid gap-2 px-3 pb-3">
      {known.numbers.map(({ path, label, value, least = -farthest, most = farthest }) => (
        <NumberStepper
          key={path}
          label={label}
          value={value}
          min={least}
          max={most}
          onChange={(next) => onNumber(known.sheet, path, next)}
        />
      ))}
    </div>
  );
}
