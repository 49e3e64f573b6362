import { Flag } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';

/** The fight is decided. */
export function OverCard({ winner }: { readonly winner: string | null }) {
  const [, go] = useLocation();
  return (
    <div className="wt-card">
      <EmptyState
        icon={<Flag className="size-7" />}
        title={winner === null ? 'The fight is over: nobody won.' : `The fight is over: ${winner} won.`}
        action={
          <Button kind="primary" size="large" onPress={() => go('/')}>
            Back to the fights
          </Button>
        }
      >
        It is saved. Undo takes the last step back, as ever.
      </EmptyState>
    </div>
  );
}
