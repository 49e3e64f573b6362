import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useImportFile } from '../../store/library.ts';
import { Button } from '../kit/Button.tsx';
import { PasteLink } from './PasteLink.tsx';
import { ScanCode } from './ScanCode.tsx';
import { told } from './told.ts';
import { Wrong } from './Wrong.tsx';

/** Brings a fight, an encounter, a sheet or a backup from a file. What is wrong is named with its place. */
export function ImportFile() {
  const input = useRef<HTMLInputElement>(null);
  const [, go] = useLocation();
  const { mutate, variables, data, error, isPending } = useImportFile();
  const id = data?.kind === 'fight' ? data.id : null;
  return (
    <section aria-label="Bring a file" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<FileUp aria-hidden className="size-5" />}
          onPress={() => input.current?.click()}
          refused={isPending ? { because: 'A file is being read.' } : undefined}
        >
          Bring a file
        </Button>
        <PasteLink />
        <ScanCode />
        <p className="text-small text-faint">A fight, an encounter, a sheet or a backup.</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) mutate(file);
        }}
      />
      {data && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-gain">
          {told(data)}
          {id !== null && (
            <Button size="min" onPress={() => go(`/fight/${encodeURIComponent(id)}`)}>
              Open it
            </Button>
          )}
        </p>
      )}
      {error && <Wrong what={variables?.name ?? ''} error={error} />}
    </section>
  );
}
