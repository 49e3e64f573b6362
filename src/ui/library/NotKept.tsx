import { TriangleAlert } from 'lucide-react';
import { useStorageState } from '../../store/storage-state.ts';

/** An error if the last change to this device's settings could not be stored; else nothing. */
export function NotKept() {
  const { unkept } = useStorageState();
  if (unkept === null) return null;
  return (
    <p role="alert" className="flex items-center gap-2 text-small text-warn">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      What was changed just now holds until this page is closed. {unkept}
    </p>
  );
}
