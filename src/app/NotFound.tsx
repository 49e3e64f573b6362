import { useTitle } from '../ui/kit/useTitle.ts';
import { DeadEnd } from '../ui/library/DeadEnd.tsx';

export function NotFound() {
  useTitle('Nothing here');
  return (
    <main className="grid min-h-dvh place-content-center">
      <h1 className="sr-only">Nothing here</h1>
      <DeadEnd title="There is no such page." />
    </main>
  );
}
