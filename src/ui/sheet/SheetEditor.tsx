import { useMemo, useRef } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { DocumentDraft } from '../../store/document-draft.ts';
import { documentDraft } from '../../store/document-draft.ts';
import { useSeats } from '../../store/document-seat.ts';
import type { Catalogue } from '../../store/library.ts';
import type { SheetForm } from '../../store/sheet.ts';
import { useJudgedSheet } from '../../store/sheet.ts';
import { formOf } from '../../store/sheet-form.ts';
import type { Path } from '../../store/sheet-values.ts';
import { fieldsIn, withValue } from '../../store/sheet-values.ts';
import { cx } from '../kit/cx.ts';
import { Elsewhere } from '../library/Elsewhere.tsx';
import { useWritingShortcuts } from '../library/useWritingShortcuts.ts';
import { WritingHead } from '../library/WritingHead.tsx';
import { WritingContext } from './context.ts';
import { FieldView } from './FieldView.tsx';
import { Sections } from './Sections.tsx';
import { SeenAs } from './SeenAs.tsx';
import { SheetBar } from './SheetBar.tsx';
import { troublesOf } from './troubles.ts';

/** The form, beside it whom a fight would begin with, and the bar with what the rules say of it. */
export function SheetEditor(props: {
  readonly id: string;
  readonly system: Catalogue;
  readonly form: SheetForm;
  readonly draft: DocumentDraft;
  readonly kept: Json | null;
}) {
  const { id, system, draft, kept } = props;
  const form = useMemo(() => formOf(props.form), [props.form]);
  const { now } = draft;
  const judged = useJudgedSheet(system.id, now);
  const elsewhere = useSeats((seats) => seats[id] === 'elsewhere');
  const page = useRef<HTMLElement>(null);
  // A sheet that builds on one of the pack is written in full from the first change on.
  const builds = typeof fieldsIn(now).use === 'string';
  const of = judged.data?.of;
  const full = builds ? (of === now ? (judged.data?.full ?? null) : null) : now;
  const judging = judged.isPending || judged.isPlaceholderData;
  const problems = judged.data?.problems ?? none;
  const writing = useMemo(
    () => ({
      sheet: full ?? now,
      problems,
      View: FieldView,
      write: (path: Path, value: Json | undefined): void =>
        documentDraft.change(id, () => withValue(full ?? now, path, value) ?? now),
    }),
    [full, now, problems, id],
  );
  useWritingShortcuts({
    undo: () => documentDraft.undo(id),
    redo: () => documentDraft.redo(id),
    leave: () => {},
  });
  const name = String(fieldsIn(full ?? now).name ?? '') || 'Somebody';
  const troubles = troublesOf(problems, judged.error, form);
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-ground">
      <WritingHead id={id} name={name} draft={draft} elsewhere={elsewhere} />
      {elsewhere && <Elsewhere onTakeOver={() => documentDraft.takeOver(id, kept)} />}
      <main ref={page} className="min-h-0 flex-1 overflow-y-auto">
        <div
          inert={elsewhere}
          className={cx(
            'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] items-start gap-4 p-[min(1rem,3vw)] md:grid-cols-[minmax(0,1fr)_19rem]',
            elsewhere && 'opacity-50',
          )}
        >
          {full === null ? (
            <p className="text-faint">The rules are reading the sheet.</p>
          ) : (
            <WritingContext value={writing}>
              <Sections form={form} sheet={full} />
            </WritingContext>
          )}
          <SeenAs system={system.id} seen={judged.data?.seen ?? null} judging={judging} />
        </div>
      </main>
      <SheetBar
        id={id}
        system={system.id}
        name={name}
        document={now}
        kept={kept}
        troubles={troubles}
        judging={judging}
        elsewhere={elsewhere}
        onShow={({ section }) =>
          page.current?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'start' })
        }
      />
    </div>
  );
}

const none: readonly never[] = [];
