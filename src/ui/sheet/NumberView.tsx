import { Plus, X } from 'lucide-react';
import type { NumberField } from '../../store/sheet-form.ts';
import { freshOf } from '../../store/sheet-values.ts';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';

/** A number; one that the rules would reckon themselves is written in its place only when somebody wants it. */
export function NumberView({ field, label, path, value, needed }: FieldProps<NumberField>) {
  const { sheet, write } = useWriting();
  const { least, most, usual } = field;
  const written = typeof value === 'number';
  if (!written && usual === undefined && !needed) {
    return (
      <div className="flex min-h-touch items-center justify-between gap-3">
        <span className="text-small text-faint">{label}</span>
        <Button
          kind="quiet"
          icon={<Plus aria-hidden className="size-5" />}
          label={`Write: ${label}`}
          onPress={() => write(path, freshOf(field, sheet))}
        >
          Write
        </Button>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-1">
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
