import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { connected } from '../store/connection.ts';
import { saveFile, useExportFight } from '../store/library.ts';
import { table, useTable } from '../store/table.ts';
import { Button } from '../ui/kit/Button.tsx';
import { Dialog } from '../ui/kit/Dialog.tsx';

/** Whether steps of the open fight are only in the memory of this page. */
export const useUnsaved = (): boolean => useTable(({ saving }) => saving.state === 'unsaved');

/** On the first page, with a fight open that is not saved: asks whether to leave it. */
export function LeaveUnsaved() {
  const [place, go] = useLocation();
  const fight = useTable((state) => state.fight);
  const unsaved = useUnsaved();
  const exported = useExportFight();
  useEffect(askBeforeUnload, []);
  if (place !== '/' || !fight || !unsaved) return null;
  return (
    <Dialog
      open
      title="Leave without saving?"
      onClose={() => go(`/fight/${encodeURIComponent(fight.id)}`)}
      foot={
        <>
          <Button onPress={() => go(`/fight/${encodeURIComponent(fight.id)}`)}>Back to the fight</Button>
          <Button onPress={() => void exported.mutateAsync(fight.id).then(saveFile)}>Export it first</Button>
          <Button kind="danger" onPress={() => void table.close()}>
            Leave
          </Button>
        </>
      }
    >
      <p>
        The last steps of this fight are only in the memory of this page. Unless they can be saved later, they
        are gone when it is closed: export the fight to keep them.
      </p>
    </Dialog>
  );
}

/**
 * Has the browser ask before the page is closed, as long as steps of any fight are only in its memory; that of a fight
 * that was left, too. At other times nobody listens: a listener may keep a page from being restored quickly.
 */
function askBeforeUnload(): () => void {
  const someUnsaved = (): boolean => connected().table.unsaved().length > 0;
  const ask = (event: BeforeUnloadEvent): void => {
    if (someUnsaved()) event.preventDefault();
  };
  const check = (): void => {
    if (useTable.getState().saving.state === 'unsaved' || someUnsaved())
      addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
  check();
  const stop = useTable.subscribe(({ saving }, before) => {
    if (saving !== before.saving) check();
  });
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
  };
}
