import { Download } from 'lucide-react';
import { useState } from 'react';
import { beginAnew, useClearAll } from '../../store/clear.ts';
import { useBackUp, useBin, useFights, useLibrary } from '../../store/library.ts';
import { useStorageState } from '../../store/storage-state.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useAgo } from '../library/useAgo.ts';
import { Wrong } from '../library/Wrong.tsx';
import { countsInWords } from './counts.ts';

/** Deletes all of the user's data on this device, after a warning and the offer of a backup. */
export function ClearAll() {
  const [asks, setAsks] = useState(false);
  return (
    <section aria-label="Clear all data" className="grid justify-items-start gap-2">
      <h2 className="text-body font-semibold">Clear all data</h2>
      <p className="text-small text-faint">
        For a device that you give away, or to begin as on the first day. You are asked once more.
      </p>
      <Button kind="danger" onPress={() => setAsks(true)}>
        Clear all data …
      </Button>
      {asks && <Ask onClose={() => setAsks(false)} />}
    </section>
  );
}

function Ask({ onClose }: { readonly onClose: () => void }) {
  const clear = useClearAll();
  if (clear.isSuccess) return <Cleared />;
  return (
    <Dialog
      open
      title="Clear all data?"
      onClose={onClose}
      foot={
        <div className="flex flex-wrap justify-end gap-4">
          <Button onPress={onClose}>Keep everything</Button>
          <Button kind="danger" onPress={() => clear.mutate()}>
            Clear all data
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <WhatGoes />
        <BackupFirst />
        {clear.error && <Wrong what="It is not cleared." error={clear.error} />}
      </div>
    </Dialog>
  );
}

/** The counts of what would be deleted. */
function WhatGoes() {
  const fights = useFights().data?.length ?? 0;
  const library = useLibrary().data;
  const documents = (library?.items.length ?? 0) + (library?.aside.length ?? 0);
  const bin = useBin().data?.length ?? 0;
  return (
    <>
      <p>
        This takes away <strong>{countsInWords({ fights, documents, bin })}</strong> of Woundtrack in this
        browser.
      </p>
      <p>It does not go into the bin, and nothing but a backup brings any of it back.</p>
    </>
  );
}

function BackupFirst() {
  const backup = useBackUp();
  const { lastBackup } = useStorageState();
  const ago = useAgo();
  const done = backup.data === true;
  return (
    <div className="grid gap-2 rounded-card border border-line p-3">
      <div>
        {/* The time goes on every minute: it is not announced, only what has become of the backup is. */}
        {!done && (
          <p>
            {lastBackup === null
              ? 'There is no backup yet.'
              : `The last backup was made ${ago(lastBackup)}; what came later is not in it.`}
          </p>
        )}
        <p role="status">
          {done &&
            'The backup has been handed to the browser as a file. Look whether it is where you want it before you go on.'}
        </p>
      </div>
      <div>
        <Button size="min" icon={<Download aria-hidden className="size-4" />} onPress={() => backup.mutate()}>
          Back up everything first
        </Button>
      </div>
      <p className="text-small text-faint">
        In it are fights, documents, people and rulings; settings and what lies in the bin are not.
      </p>
      {backup.error && <Wrong what="The backup" error={backup.error} />}
    </div>
  );
}

function Cleared() {
  return (
    <Dialog
      open
      title="All data is cleared"
      onClose={beginAnew}
      foot={
        <Button kind="primary" onPress={beginAnew}>
          To the first page
        </Button>
      }
    >
      <p role="status">
        Nothing of yours is kept in this browser any more. The app itself stays and works without a network;
        files that you have saved are where you put them.
      </p>
    </Dialog>
  );
}
