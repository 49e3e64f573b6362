import type { ReactNode } from 'react';
import { Component } from 'react';
import { exportFight, saveFile } from '../store/library.ts';
import { useTable } from '../store/table.ts';
import { Button } from '../ui/kit/Button.tsx';

interface State {
  readonly error: Error | null;
}

/** Shown instead of the app when rendering throws. The fight can be exported as a file here. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
        <h1 ref={takeFocus} tabIndex={-1} className="text-title font-semibold">
          The screen broke
        </h1>
        <p>
          {useTable.getState().saving.state === 'unsaved'
            ? 'The fight itself is not touched, but its last steps are only in the memory of this page: export it first.'
            : 'The fight itself is not touched: every step of it is saved before it is shown.'}
        </p>
        <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-fine whitespace-pre-wrap text-faint">
          {error.message}
        </pre>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" onPress={() => location.reload()}>
            Load again
          </Button>
          <Button onPress={goHome}>To the first page</Button>
          {useTable.getState().fight && <Button onPress={() => void exportOpen()}>Export the fight</Button>}
        </div>
      </main>
    );
  }
}

/** Whatever had the focus is gone; a screen reader tells what has come instead. */
const takeFocus = (title: HTMLElement | null): void => title?.focus();

/** Goes to the start page and reloads, in case the state in memory is at fault. An installed app has no address bar. */
function goHome(): void {
  location.hash = '#/';
  location.reload();
}

async function exportOpen(): Promise<void> {
  const { fight } = useTable.getState();
  if (fight) await saveFile(await exportFight(fight.id));
}
