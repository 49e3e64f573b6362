import { BookOpen } from 'lucide-react';
import { useLocation } from 'wouter';
import { useCatalogue } from '../../store/library.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ClauseText } from './ClauseText.tsx';
import { clauseOf } from './find.ts';

/** The text of a rule, wherever its id was tapped. */
export function ClauseDialog() {
  const id = useSession((state) => state.clause);
  const system = useTable((state) => state.fight?.system ?? null);
  const [, go] = useLocation();
  const { data, isPending } = useCatalogue(id === null ? null : system);
  if (id === null) return null;
  const clause = data ? clauseOf(data.rulebook, id) : null;
  const rulings = data?.rulebook.rulings.filter((ruling) => ruling.clause === id) ?? [];
  return (
    <Dialog
      open
      title={clause?.title ?? id}
      onClose={() => session.openClause(null)}
      foot={
        system !== null && (
          <Button
            icon={<BookOpen aria-hidden className="size-5" />}
            onPress={() => {
              session.openClause(null);
              go(`/rules/${encodeURIComponent(system)}/${encodeURIComponent(id)}`);
            }}
          >
            In the rulebook
          </Button>
        )
      }
    >
      {clause ? (
        <ClauseText clause={clause} rulings={rulings} bare />
      ) : (
        <p className="text-faint">{isPending ? 'One moment …' : `There is no text for ${id}.`}</p>
      )}
    </Dialog>
  );
}
