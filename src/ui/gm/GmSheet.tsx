import { useState } from 'react';
import type { Id } from '../../kernel/json.ts';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import { Refused } from '../hand/Refused.tsx';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { AddSomebody } from './AddSomebody.tsx';
import { Doors } from './Doors.tsx';
import { EditSomebody } from './EditSomebody.tsx';
import { EndFight } from './EndFight.tsx';
import type { EditsOfAll } from './edits.ts';
import { changesOfAll, noEdits } from './edits.ts';
import { ReasonField, reasons } from './Reason.tsx';
import { Waves } from './Waves.tsx';

const pages = [
  { id: 'change', label: 'Change' },
  { id: 'add', label: 'Add' },
  { id: 'fight', label: 'Fight' },
] as const;
type PageId = (typeof pages)[number]['id'];

/** The game master's hand: anything can be changed, and each change is in the log with its reason. */
export function GmSheet({
  who,
  onClose,
}: {
  /** The combatant to begin with; `null` for the active one. */
  readonly who: Id | null;
  readonly onClose: () => void;
}) {
  const view = useTable((state) => state.view);
  const [page, setPage] = useState<PageId>('change');
  const [picked, setPicked] = useState<Id | null>(who);
  // Edits are kept while another combatant is shown, so that a blow that hits three is one change by hand.
  const [edits, setEdits] = useState<EditsOfAll>({});
  const [reason, setReason] = useState<string>(reasons[0]);
  const [note, setNote] = useState('');
  if (!view) return null;
  const one = view.combatants[picked ?? view.active ?? ''] ?? Object.values(view.combatants)[0];
  const changes = changesOfAll(view.combatants, edits);
  const apply = async (): Promise<void> => {
    if (await hand.override(changes, reason)) onClose();
  };
  return (
    <Sheet
      open
      title="Change by hand"
      onClose={onClose}
      held={changes.length > 0 || note.trim() !== ''}
      foot={
        page === 'change' && (
          <Button
            kind="primary"
            size="large"
            wide
            onPress={() => void apply()}
            refused={changes.length === 0 ? { because: 'Nothing is changed yet.' } : undefined}
          >
            {changes.length === 0
              ? 'Apply'
              : `Apply ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Segmented label="What to change" segments={pages} value={page} onPick={setPage} />
        <Refused />
        {page === 'change' && one && (
          <>
            <EditSomebody
              key={one.id}
              one={one}
              edits={edits[one.id] ?? noEdits}
              onEdit={(theirs) => setEdits({ ...edits, [one.id]: theirs })}
              typed={changes}
              reason={reason}
              onPick={setPicked}
              onClose={onClose}
            />
            <ReasonField value={reason} onChange={setReason} />
          </>
        )}
        {page === 'add' && (
          <>
            <Waves onCalled={onClose} />
            <AddSomebody reason={reason} onClose={onClose} />
            <ReasonField value={reason} onChange={setReason} />
          </>
        )}
        {page === 'fight' && (
          <>
            <Doors />
            <EndFight note={note} onNote={setNote} onClose={onClose} />
          </>
        )}
      </div>
    </Sheet>
  );
}
