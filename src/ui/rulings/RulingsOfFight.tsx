import { useCatalogue } from '../../store/library.ts';
import { session } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { RulingLinks } from './RulingLinks.tsx';

/** The rulings of the open fight that differ from the default. A fight keeps those that it began with. */
export function RulingsOfFight({ onClose }: { readonly onClose: () => void }) {
  const system = useTable((state) => state.fight?.system ?? null);
  const said = useTable((state) => state.rulings);
  const { data } = useCatalogue(system);
  return (
    <Dialog open title="Rulings of this fight" onClose={onClose}>
      <div className="grid gap-3">
        <p className="text-small text-faint">
          It was begun with these, and keeps them. All others are at their defaults.
        </p>
        {data ? (
          <RulingLinks
            rulings={data.rulebook.rulings}
            said={said}
            onLook={(ref) => {
              onClose();
              session.lookUp(ref);
            }}
          />
        ) : (
          <p className="text-faint">One moment …</p>
        )}
      </div>
    </Dialog>
  );
}
