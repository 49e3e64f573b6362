import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';

/** Shown for addresses that lead to nothing: what is missing, why, and a link back to the fights. */
export function DeadEnd({ title, why }: { readonly title: string; readonly why?: ReactNode }) {
  const [, go] = useLocation();
  return (
    <EmptyState
      icon={<Compass className="size-7" />}
      title={title}
      action={
        <Button kind="primary" onPress={() => go('/')}>
          To the fights
        </Button>
      }
    >
      {why !== undefined && <p role="alert">{why}</p>}
    </EmptyState>
  );
}
