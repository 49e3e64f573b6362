import { Flag, HeartPulse, Scale } from 'lucide-react';
import { useLocation } from 'wouter';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';

/** Shown when the fight is over: who won, and where to go next. */
export function OverCard({ winner }: { readonly winner: string | null }) {
  const [, go] = useLocation();
  const gm = useSettings((state) => state.eyes === 'gm');
  const fight = useTable((state) => state.fight?.id ?? null);
  return (
    <div className="wt-card">
      <EmptyState
        icon={<Flag className="size-7" />}
        title={winner === null ? 'The fight is over: nobody won.' : `The fight is over: ${winner} won.`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              size="large"
              icon={<Scale aria-hidden className="size-5" />}
              onPress={() => fight && go(`/ledger/${encodeURIComponent(fight)}`)}
            >
              Who did what
            </Button>
            {/* Only for the game master: it shows what is left of foes too. */}
            {gm && (
              <Button
                size="large"
                icon={<HeartPulse aria-hidden className="size-5" />}
                onPress={() => fight && go(`/after/${encodeURIComponent(fight)}`)}
              >
                After the fight
              </Button>
            )}
            <Button kind="primary" size="large" onPress={() => go('/')}>
              Back to the fights
            </Button>
          </div>
        }
      >
        It is saved. Undo takes the last step back, as ever.
      </EmptyState>
    </div>
  );
}
