import { X } from 'lucide-react';
import type { NumberField } from '../../store/sheet-form.ts';
import { freshOf } from '../../store/sheet-values.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';
import { Unwritten } from './Unwritten.tsx';

/** A number. One that the rules would compute themselves is written only on request. */
export function NumberView({ field, label, path, value, needed }: FieldProps<NumberField>) {
  const { sheet, write } = useWriting();
  const { least, most, usual } = field;
  const written = typeof value === 'number';
  if (!written && usual === undefined && !needed) {
    return <Unwritten label={label} onWrite={() => write(path, freshOf(field, sheet))} />;
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1">
        <NumberStepper
          label={label}
          value={written ? value : (usual ?? least)}
          min={least}
          max={most}
          onChange={(next) => write(path, next)}
        />
      </div>
      {usual === undefined && !needed && (
        <IconButton
          label={`Leave ${label} to the rules`}
          icon={<X aria-hidden className="size-5" />}
          onPress={() => write(path, undefined)}
        />
      )}
    </div>
  );
}
