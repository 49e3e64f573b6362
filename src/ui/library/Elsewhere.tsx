import { Eye } from 'lucide-react';
import { Button } from '../kit/Button.tsx';

/** A notice that another tab is writing the document, with a button to take over. */
export function Elsewhere({ onTakeOver }: { readonly onTakeOver: () => void }) {
  return (
    <div
      role="status"
      className="flex shrink-0 items-center gap-3 border-b border-line bg-raised px-4 py-1.5 text-small"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">Another tab writes this. Here you can look, and follow it.</p>
      <Button onPress={onTakeOver}>Take over</Button>
    </div>
  );
}
