import { useRef } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { DocumentDraft } from '../../store/document-draft.ts';
import { documentDraft } from '../../store/document-draft.ts';
import { useWriters } from '../../store/document-writer.ts';
import type { Catalogue } from '../../store/library.ts';
import type { SheetForm } from '../../store/sheet.ts';
import { Elsewhere } from '../library/Elsewhere.tsx';
import { useWritingShortcuts } from '../library/useWritingShortcuts.ts';
import { WritingHead } from '../library/WritingHead.tsx';
import { SheetBar } from './SheetBar.tsx';
import { SheetDesk, showTrouble } from './SheetDesk.tsx';
import { useSheetDesk } from './useSheetDesk.ts';

/** The editor for a sheet of the library, with a bar for what the rules say of it. */
export function SheetEditor(props: {
  readonly id: string;
  readonly system: Catalogue;
  readonly form: SheetForm;
  readonly draft: DocumentDraft;
  readonly kept: Json | null;
}) {
  const { id, system, draft, kept } = props;
  const desk = useSheetDesk(system.id, props.form, draft.now);
  const elsewhere = useWriters((writers) => writers[id] === 'elsewhere');
  const page = useRef<HTMLElement>(null);
  useWritingShortcuts({
    undo: () => documentDraft.undo(id),
    redo: () => documentDraft.redo(id),
    leave: () => {},
  });
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-ground print:block print:h-auto print:overflow-visible">
      <WritingHead id={id} name={desk.name} draft={draft} elsewhere={elsewhere} />
      {elsewhere && <Elsewhere onTakeOver={() => documentDraft.takeOver(id, kept)} />}
      <SheetDesk
        desk={desk}
        // A sheet of the user's own does not build on one of the pack: it is written in full from the first change on.
        onChange={(next) => documentDraft.change(id, () => next)}
        elsewhere={elsewhere}
        page={page}
      />
      <SheetBar
        id={id}
        system={system.id}
        name={desk.name}
        document={draft.now}
        kept={kept}
        troubles={desk.troubles}
        judging={desk.judging}
        elsewhere={elsewhere}
        onShow={(trouble) => showTrouble(page.current, trouble)}
      />
    </div>
  );
}
