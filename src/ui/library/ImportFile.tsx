import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { Imported } from '../../store/library.ts';
import { useImportFile } from '../../store/library.ts';
import { TableFailure } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';

const told = (done: Imported): string => {
  switch (done.kind) {
    case 'fight':
      return `The fight “${done.name}” is in the library.`;
    case 'encounter':
      return `The encounter “${done.name}” is in the library.`;
    case 'sheet':
      return `The sheet of “${done.name}” is in the library.`;
    case 'backup':
      return `Brought back: ${done.fights} fights, ${done.items} documents${done.aside > 0 ? `; ${done.aside} set aside` : ''}.`;
  }
};

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
      {error && <Wrong file={variables?.name ?? ''} error={error} />}
    </section>
  );
}

/** What is wrong with a file, each thing with its place in it. */
function Wrong({ file, error }: { readonly file: string; readonly error: Error }) {
  const failure = error instanceof TableFailure ? error.failure : null;
  const problems = failure?.problems ?? [];
  const path = failure?.path ?? '';
  const unnamed = problems.length <= 1 && path !== '' && !error.message.includes(path);
  return (
    <div role="alert" className="grid gap-2 rounded-control border border-harm p-3 text-harm">
      <p className="font-semibold">{file}</p>
      <p>
        {problems.length > 1 ? `${problems.length} things are wrong in it:` : error.message}
        {unnamed && (
          <>
            {' '}
            At <code>{path}</code>.
          </>
        )}
      </p>
      {problems.length > 1 && (
        <ul className="grid max-h-60 gap-1 overflow-y-auto text-small">
          {problems.map((problem) => (
            <li key={`${problem.path}:${problem.message}`}>
              <code>{problem.path}</code>: {problem.message}
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-faint">
        {failure?.code === 'newer-version'
          ? 'It was set aside as it is; nothing else was changed.'
          : 'Nothing was changed.'}
      </p>
    </div>
  );
}
