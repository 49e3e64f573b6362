import { useLocation } from 'wouter';
import { Button } from '../ui/kit/Button.tsx';
import { EmptyState } from '../ui/kit/EmptyState.tsx';
import { useTitle } from '../ui/kit/useTitle.ts';

export function NotFound() {
  const [, go] = useLocation();
  useTitle('Nothing here');
  return (
    <main className="grid min-h-dvh place-content-center">
      <h1 className="sr-only">Nothing here</h1>
      <EmptyState
        title="There is no such page."
        action={
          <Button kind="primary" onPress={() => go('/')}>
            To the fights
          </Button>
        }
      />
    </main>
  );
}
