import { Download, HardDrive, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBackUp } from '../../store/library.ts';
import { refreshStorageState, useStorageState } from '../../store/storage-state.ts';
import { Button } from '../kit/Button.tsx';
import { bytes } from './glance.ts';
import { NotKept } from './NotKept.tsx';
import { useAgo } from './useAgo.ts';
import { Wrong } from './Wrong.tsx';

/** Whether the page runs as an installed app. */
function useInstalled(): boolean {
  const [installed, setInstalled] = useState(() => matchMedia('(display-mode: standalone)').matches);
  useEffect(() => {
    const media = matchMedia('(display-mode: standalone)');
    const change = (): void => setInstalled(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return installed;
}

/** How safe the data is: persistent storage, installation, last backup; with a button for a backup. */
export function StorageLine() {
  const { persisted, usage, quota, lastBackup, problem } = useStorageState();
  const installed = useInstalled();
  const backup = useBackUp();
  const ago = useAgo();
  useEffect(() => {
    void refreshStorageState();
  }, []);
  const words = [
    persisted === true
      ? 'The browser keeps your fights for good'
      : persisted === false
        ? 'The browser may clear your fights when it needs room'
        : null,
    usage === null ? null : `${bytes(usage)}${quota === null ? '' : ` of ${bytes(quota)}`} used`,
    installed ? 'installed' : null,
    lastBackup === null ? 'no backup yet' : `last backup ${ago(lastBackup)}`,
  ].filter((one) => one !== null);
  return (
    <footer className="grid gap-3 border-t border-line pt-5 text-small text-faint">
      {problem && (
        <p role="alert" className="flex items-center gap-2 text-warn">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {problem.message}
        </p>
      )}
      <NotKept />
      <div className="flex flex-wrap items-center gap-3">
        <HardDrive aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-60">{words.join(' · ')}</p>
        <Button size="min" icon={<Download aria-hidden className="size-4" />} onPress={() => backup.mutate()}>
          Back up everything
        </Button>
      </div>
      {backup.error && <Wrong what="The backup" error={backup.error} />}
      {!installed && (
        <p>
          To install: take a backup first, then use “Add to Home Screen” or the browser's install button, and
          import it in the installed app. On an iPad the app keeps its own library.
        </p>
      )}
    </footer>
  );
}
