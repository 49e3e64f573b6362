import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BroughtMap } from '../../store/library.ts';
import { useImportFile } from '../../store/library.ts';
import { PickFile } from '../brought/PickFile.tsx';
import { Button } from '../kit/Button.tsx';
import { BroughtMapDialog } from './BroughtMapDialog.tsx';
import { PasteLink } from './PasteLink.tsx';
import { ScanCode } from './ScanCode.tsx';
import { told } from './told.ts';
import { Wrong } from './Wrong.tsx';

/** Imports a fight, an encounter, a sheet, a backup or a map from a file. Errors are shown with their places. */
export function ImportFile() {
  const [, go] = useLocation();
  const { mutate, variables, data, error, isPending } = useImportFile();
  const [map, setMap] = useState<BroughtMap | null>(null);
  const id = data?.kind === 'fight' ? data.id : null;
  return (
    <section aria-label="Import a file" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <PickFile
          label="File"
          busy={isPending}
          onFile={(file) => mutate(file, { onSuccess: (done) => done.kind === 'map' && setMap(done.map) })}
        >
          Import a file
        </PickFile>
        <PasteLink />
        <ScanCode />
        <p className="text-small text-faint">
          A fight, an encounter, a sheet, a backup, or a Universal VTT map.
        </p>
      </div>
      {data && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-gain">
          {told(data)}
          {id !== null && (
            <Button size="min" onPress={() => go(`/fight/${encodeURIComponent(id)}`)}>
              Open it
            </Button>
          )}
          {data.kind === 'map' && (
            <Button size="min" onPress={() => setMap(data.map)}>
              Make an encounter of it
            </Button>
          )}
        </p>
      )}
      {error && <Wrong what={variables?.name ?? ''} error={error} />}
      {map && <BroughtMapDialog map={map} onClose={() => setMap(null)} />}
    </section>
  );
}
