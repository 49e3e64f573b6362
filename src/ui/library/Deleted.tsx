import { Undo2 } from 'lucide-react';
import { Button } from '../kit/Button.tsx';

/** Tells that something was deleted. `onTakeBack`: takes it back from the bin; absent where it could not be kept there. */
export function Deleted(props: { readonly name: string; readonly onTakeBack?: () => void }) {
  const { name, onTakeBack } = props;
  return (
    <div role="status" className="flex items-center gap-3 rounded-control bg-raised px-3 py-1 text-small">
      {onTakeBack ? (
        <>
          <p className="min-w-0 flex-1 truncate">“{name}” is deleted.</p>
          <Button kind="quiet" icon={<Undo2 aria-hidden className="size-5" />} onPress={onTakeBack}>
            Take it back
          </Button>
        </>
      ) : (
        <p className="min-w-0 flex-1 py-2 wrap-anywhere">
          “{name}” is gone for good: there was no room left to keep it in the bin.
        </p>
      )}
    </div>
  );
}
