import { Flag, HeartPulse, History, Scale } from 'lucide-react';
import { useLocation } from 'wouter';
import { session } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';

const savedWords: { readonly [state in ReturnType<typeof useTable.getState>['saving']['state']]: string } = {
  saved: 'It is saved.',
  saving: 'It is being saved.',
  unsaved: 'Its last steps are not saved.',
};

/** Shown when the fight is over: who won, and where to go next. */
export function OverCard({ winner }: { readonly winner: string | null }) {
  const [, go] = useLocation();
  const gm = useSettings((state) => state.eyes === 'gm');
  const fight = useTable((state) => state.fight?.id ?? null);
  const saving = useTable((state) => state.saving.state);
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
            <Button
              size="large"
              icon={<History aria-hidden className="size-5" />}
              onPress={() => session.seek('asked')}
            >
              Look back
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
        {savedWords[saving]} Undo takes the last step back, as ever.
      </EmptyState>
    </div>
  );
}
