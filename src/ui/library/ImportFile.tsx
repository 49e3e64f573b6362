import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { BroughtMap, Imported } from '../../store/library.ts';
import { useImportFile } from '../../store/library.ts';
import { useFileTaker } from '../brought/arriving.ts';
import { PickFile } from '../brought/PickFile.tsx';
import { Button } from '../kit/Button.tsx';
import { intoSight } from '../kit/intoSight.ts';
import { BroughtMapDialog } from './BroughtMapDialog.tsx';
import { PasteLink } from './PasteLink.tsx';
import { ScanCode } from './ScanCode.tsx';
import { told } from './told.ts';
import { Wrong } from './Wrong.tsx';

/** What became of a file. `key`: two files may have the same name, and what is new is scrolled into view. */
type Outcome = { readonly key: number; readonly file: string } & (
  | { readonly done: Imported }
  | { readonly error: Error }
);

/**
 * Imports fights, encounters, sheets, backups or maps from files, which are picked, dropped on the page or opened with
 * the app. Errors are shown with their places.
 */
export function ImportFile() {
  const { mutateAsync } = useImportFile();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [map, setMap] = useState<BroughtMap | null>(null);
  const [reading, setReading] = useState(0);
  const brought = useRef(0);
  const bring = async (files: readonly File[]): Promise<void> => {
    setReading((count) => count + 1);
    const found: Outcome[] = [];
    for (const file of files) {
      const one = { key: brought.current++, file: file.name };
      found.push(
        await mutateAsync(file).then(
          (done) => ({ ...one, done }),
          (error: Error) => ({ ...one, error }),
        ),
      );
    }
    setOutcomes(found);
    setReading((count) => count - 1);
    const [only] = found;
    if (found.length === 1 && only && 'done' in only && only.done.kind === 'map') setMap(only.done.map);
  };
  useFileTaker({ words: 'Drop to import', opened: true, onFiles: (files) => void bring(files) });
  return (
    <section aria-label="Import a file" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <PickFile label="File" several busy={reading > 0} onFiles={(files) => void bring(files)}>
          Import a file
        </PickFile>
        <PasteLink />
        <ScanCode />
        <p className="text-small text-faint">
          Fights, encounters, sheets, a backup, or a Universal VTT map.{' '}
          <span className="hidden pointer-fine:inline">They can also be dropped on this page.</span>
        </p>
      </div>
      {outcomes.map((outcome) => (
        <div key={outcome.key} ref={intoSight} className="scroll-mb-4">
          {'error' in outcome ? (
            <Wrong what={outcome.file} error={outcome.error} />
          ) : (
            <Done done={outcome.done} onMap={setMap} />
          )}
        </div>
      ))}
      {map && <BroughtMapDialog map={map} onClose={() => setMap(null)} />}
    </section>
  );
}

/** What was imported, and where it leads. */
function Done({ done, onMap }: { readonly done: Imported; readonly onMap: (map: BroughtMap) => void }) {
  const [, go] = useLocation();
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-gain">
      {told(done)}
      {done.kind === 'fight' && (
        <Button size="min" onPress={() => go(`/fight/${encodeURIComponent(done.id)}`)}>
          Open it
        </Button>
      )}
      {done.kind === 'map' && (
        <Button size="min" onPress={() => onMap(done.map)}>
          Make an encounter of it
        </Button>
      )}
    </p>
  );
}
