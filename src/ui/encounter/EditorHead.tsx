import { ArrowLeft, Redo2, Share2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { encounterFile } from '../../store/written.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';

/** The way back, the name, and what takes back. */
export function EditorHead(props: {
  readonly name: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Another tab writes it: steps are taken back there. */
  readonly elsewhere: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly document: Json;
}) {
  const { name, document: encounter, elsewhere } = props;
  const refused = (can: boolean, because: string) =>
    elsewhere ? { because: 'Another tab writes this encounter.' } : can ? undefined : { because };
  const [, go] = useLocation();
  const [shares, setShares] = useState(false);
  const called = name || 'Encounter';
  useTitle(called);
  return (
    <header className="flex shrink-0 items-center gap-1 border-b border-line bg-panel px-2 py-1 pt-[max(0.25rem,env(safe-area-inset-top))]">
      <IconButton
        label="Back"
        icon={<ArrowLeft aria-hidden className="size-6" />}
        onPress={() => (history.length > 1 ? history.back() : go('/'))}
      />
      <h1 className="min-w-0 flex-1 truncate text-title font-semibold">{called}</h1>
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden className="size-6" />}
        onPress={props.onUndo}
        refused={refused(props.canUndo, 'Nothing was changed.')}
        testId="undo"
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden className="size-6" />}
        onPress={props.onRedo}
        refused={refused(props.canRedo, 'Nothing was taken back.')}
        testId="redo"
      />
      <IconButton
        label="Share this encounter"
        icon={<Share2 aria-hidden className="size-5" />}
        onPress={() => setShares(true)}
      />
      {shares && (
        <ShareDialog
          name={called}
          about="Whoever gets it can begin this fight, or go on writing it."
          file={async () => encounterFile(called, encounter)}
          onClose={() => setShares(false)}
        />
      )}
    </header>
  );
}
