import { Plus } from 'lucide-react';
import { Button } from '../kit/Button.tsx';

/** An optional field that is not written, with a button to write it. */
export function Unwritten({ label, onWrite }: { readonly label: string; readonly onWrite: () => void }) {
  return (
    <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-3">
      <span className="text-small text-faint">{label}</span>
      <Button
        kind="quiet"
        icon={<Plus aria-hidden className="size-5" />}
        label={`Write: ${label}`}
        onPress={onWrite}
      >
        Write
      </Button>
    </div>
  );
}
