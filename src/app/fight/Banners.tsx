import { Eye, HardDriveDownload, TriangleAlert, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { saveFile, useExportFight } from '../../store/library.ts';
import { useLeftFight } from '../../store/open-fights.ts';
import { table, useTable } from '../../store/table.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** Problems for which saving again is no remedy, but a copy is. */
const copied: ReadonlySet<string | undefined> = new Set(['journal-gap', 'fight-gone']);

/** Banners for what endangers or limits the open fight (read-only, crashed, unsaved, a warning), with the remedies. */
export function Banners() {
  const status = useTable((state) => state.status);
  const saving = useTable((state) => state.saving);
  const warning = useTable((state) => state.warning);
  const error = useTable((state) => state.error);
  const left = useTable((state) => state.left);
  useLeftFight();
  return (
    <>
      {status === 'readonly' && (
        <Banner
          icon={<Eye aria-hidden className="size-5" />}
          actions={
            <Button size="min" onPress={() => void table.takeOver()}>
              {left ? 'Play on here' : 'Take over'}
            </Button>
          }
        >
          {left
            ? 'The tab that played this fight has left it.'
            : 'Another tab plays this fight. Here you can look, and follow it.'}
        </Banner>
      )}
      {status === 'crashed' && (
        <Banner
          urgent
          icon={<Unplug aria-hidden className="size-5" />}
          actions={
            <>
              <ExportButton />
              <Button size="min" onPress={() => void table.restart()}>
                Start it again
              </Button>
            </>
          }
        >
          The engine stopped. Every step up to here is kept. {error?.message}
        </Banner>
      )}
      {saving.state === 'unsaved' && (
        <Banner
          urgent
          icon={<HardDriveDownload aria-hidden className="size-5" />}
          actions={
            <>
              <ExportButton />
              {status === 'readonly' || copied.has(saving.problem?.code) ? (
                <CopyButton />
              ) : (
                <Button size="min" onPress={() => void table.saveNow()}>
                  Save now
                </Button>
              )}
            </>
          }
        >
          {saving.unsaved} {saving.unsaved === 1 ? 'step is' : 'steps are'} not saved.{' '}
          {saving.problem?.message}
        </Banner>
      )}
      {warning !== null && (
        <Banner
          icon={<TriangleAlert aria-hidden className="size-5" />}
          actions={
            <Button size="min" onPress={() => table.dismissError()}>
              I see
            </Button>
          }
        >
          {warning}
        </Banner>
      )}
    </>
  );
}

function ExportButton() {
  const id = useTable((state) => state.fight?.id);
  const exported = useExportFight();
  if (id === undefined) return null;
  return (
    <Button size="min" onPress={() => void exported.mutateAsync(id).then(saveFile)}>
      Export
    </Button>
  );
}

function CopyButton() {
  const [, go] = useLocation();
  return (
    <Button
      size="min"
      onPress={() => void table.saveCopy().then((id) => go(`/fight/${encodeURIComponent(id)}`))}
    >
      Save as a copy
    </Button>
  );
}

function Banner(props: {
  readonly icon: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  readonly urgent?: boolean;
}) {
  return (
    <div
      role={props.urgent ? 'alert' : 'status'}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-warn bg-panel px-4 py-2 text-small"
    >
      <span className="text-warn">{props.icon}</span>
      <p className="min-w-0 flex-1 basis-64">{props.children}</p>
      <div className="flex gap-2">{props.actions}</div>
    </div>
  );
}
