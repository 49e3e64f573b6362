import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Files that come without a file picker: dropped on the page, or opened with the installed app. */

interface FileTaker {
  /** What becomes of dropped files, shown while they are over the page. */
  readonly words: string;
  /** Whether it also takes the files that the app is opened with. */
  readonly opened?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Who takes files on the page that is open; the last one that appeared comes first. */
const takers: FileTaker[] = [];
/** The files that the app was opened with, until somebody takes them. */
let waiting: readonly File[] = [];
/** What is shown of files over the page; `null`: there are none. */
let over: string | null = null;
const listeners = new Set<() => void>();

/** Shown where nothing takes files. */
const nowhere =
  'A file can be dropped on the first page, and a map where the ground of an encounter is drawn.';

/** Takes files as long as the component is there. */
export function useFileTaker({ words, opened = false, onFiles }: FileTaker): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const taker: FileTaker = { words, opened, onFiles: (files) => take(files) };
    takers.push(taker);
    if (opened) handOver();
    return () => {
      takers.splice(takers.indexOf(taker), 1);
    };
  }, [words, opened]);
}

/** What is shown of files that are held over the page; `null` while there are none. */
export const useFilesOver = (): string | null => useSyncExternalStore(subscribe, () => over);

/** The app was opened with these files: whoever takes such files gets them, now or once it is there. */
export function openedWith(files: readonly File[]): void {
  waiting = [...waiting, ...files];
  handOver();
}

function handOver(): void {
  const taker = takers.findLast(({ opened }) => opened);
  if (!taker || waiting.length === 0) return;
  const files = waiting;
  waiting = [];
  taker.onFiles(files);
}

/** Nothing is taken behind an open dialog. */
const taking = (): FileTaker | undefined =>
  document.querySelector('dialog[open]') ? undefined : takers.at(-1);

/**
 * Listens for files that are dropped anywhere on the page. Where nothing takes them they are refused: a browser would
 * show the file in place of the app. Returns what ends it.
 */
export function watchDrops(): () => void {
  const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer || !holdsFiles(event)) return;
    event.preventDefault();
    const taker = taking();
    event.dataTransfer.dropEffect = taker ? 'copy' : 'none';
    show(taker?.words ?? nowhere);
  };
  const leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) show(null);
  };
  const drop = (event: DragEvent): void => {
    show(null);
    if (!event.dataTransfer || !holdsFiles(event)) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) taking()?.onFiles(files);
  };
  window.addEventListener('dragenter', drag);
  window.addEventListener('dragover', drag);
  window.addEventListener('dragleave', leave);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragenter', drag);
    window.removeEventListener('dragover', drag);
    window.removeEventListener('dragleave', leave);
    window.removeEventListener('drop', drop);
    show(null);
  };
}

function show(words: string | null): void {
  if (over === words) return;
  over = words;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
