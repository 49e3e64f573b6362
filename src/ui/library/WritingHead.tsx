import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentDraft } from '../../store/document-draft.ts';
import { documentDraft } from '../../store/document-draft.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { useBack } from './useBack.ts';

/** The head of an editor: a link back, the name, undo and redo. */
export function WritingHead(props: {
  readonly id: string;
  readonly name: string;
  readonly draft: DocumentDraft;
  /** Whether another tab is writing it; undo is possible only there. */
  readonly elsewhere: boolean;
  /** Further actions. */
  readonly children?: ReactNode;
}) {
  const { id, name, draft, elsewhere } = props;
  const refused = (can: boolean, because: string) =>
    elsewhere ? { because: 'Another tab writes it.' } : can ? undefined : { because };
  const back = useBack();
  useTitle(name);
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line bg-panel px-2 py-1 pt-[max(0.25rem,env(safe-area-inset-top))]">
      <IconButton
        label="Back"
        className="print:hidden"
        icon={<ArrowLeft aria-hidden className="size-6" />}
        onPress={back}
      />
      <h1 className="min-w-0 flex-1 truncate text-title font-semibold print:whitespace-normal">{name}</h1>
      <IconButton
        label="Undo"
        className="print:hidden"
        icon={<Undo2 aria-hidden className="size-6" />}
        onPress={() => documentDraft.undo(id)}
        refused={refused(draft.past.length > 0, 'Nothing was changed.')}
        testId="undo"
      />
      <IconButton
        label="Redo"
        className="print:hidden"
        icon={<Redo2 aria-hidden className="size-6" />}
        onPress={() => documentDraft.redo(id)}
        refused={refused(draft.future.length > 0, 'Nothing was taken back.')}
        testId="redo"
      />
      {props.children}
    </header>
  );
}
