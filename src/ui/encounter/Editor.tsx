import { useRef, useState } from 'react';
import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { DocumentDraft } from '../../store/document-draft.ts';
import { documentDraft } from '../../store/document-draft.ts';
import { useWriters } from '../../store/document-writer.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { useSettings } from '../../store/settings.ts';
import type { SheetForm } from '../../store/sheet.ts';
import { cx } from '../kit/cx.ts';
import { Elsewhere } from '../library/Elsewhere.tsx';
import { useWritingShortcuts } from '../library/useWritingShortcuts.ts';
import { WritingHead } from '../library/WritingHead.tsx';
import type { Outlook } from '../map/map-camera.ts';
import { EditorBar } from './EditorBar.tsx';
import { MapEditor } from './MapEditor.tsx';
import type { MapHand } from './map-hand.ts';
import { inStep } from './middle.ts';
import { PersonSheet } from './PersonSheet.tsx';
import { setSheet } from './people.ts';
import { ShareEncounter } from './ShareEncounter.tsx';
import type { Tool } from './Tools.tsx';
import { Tools } from './Tools.tsx';
import { useTools } from './useTools.tsx';
import { useWriting } from './useWriting.ts';
import { groupOf, inGroup, listIn } from './waves.ts';
import { fieldsOf } from './written.ts';

/** The encounter editor: head, map, panel with the tools, and the bar with actions for the encounter. */
export function Editor(props: {
  readonly id: string;
  readonly draft: DocumentDraft;
  readonly catalogue: Catalogue;
  /** The encounter as kept in the library; `null` if it is no longer there. */
  readonly kept: Json | null;
  readonly people: readonly LibraryItem[];
  /** The combatant whose sheet is being edited. */
  readonly who: Id | null;
  /** The description of sheet forms; `null` until it is known. */
  readonly form: SheetForm | null;
  readonly onSheet: (who: Id | null) => void;
}) {
  const { id, draft, catalogue, who } = props;
  const document = draft.now;
  const { name = '' } = fieldsOf(document);
  const called = String(name) || 'Encounter';
  const writing = useWriting(document, catalogue);
  const { cast: everybody, board, troubles } = writing;
  const { middle } = catalogue.beginning;
  const edit = (change: (now: Json) => Json): Json =>
    documentDraft.change(id, (now) => inStep(now, change(now), middle, everybody));
  const elsewhere = useWriters((writers) => writers[id] === 'elsewhere');

  const [tool, setTool] = useState<Tool>('people');
  const [lookAt, setLookAt] = useState<Cell | null>(null);
  const memory = useRef<Outlook | null>(null);
  const left = useSettings((state) => state.hand === 'left');
  const { people, tools } = useTools({
    document,
    catalogue,
    writing,
    kept: props.people,
    edit,
    onLook: setLookAt,
    onSheet: props.onSheet,
  });
  const pick = (next: Tool): void => {
    // The beginning is set for the combatants who are there then, so no wave is selected.
    people.select(null, next === 'start' ? null : undefined);
    setTool(next);
  };
  const undo = (): void => documentDraft.undo(id);
  const redo = (): void => documentDraft.redo(id);
  const { selected } = people;
  useWritingShortcuts({
    undo,
    redo,
    leave: () => (people.busy ? people.select(null) : undefined),
    // Not while the sheet of somebody is open over the map.
    remove: selected !== null && who === null ? () => people.remove(selected) : undefined,
  });
  const takeOver = (): void => documentDraft.takeOver(id, props.kept);

  const group = who === null ? undefined : groupOf(document, who);
  const written = group === undefined ? undefined : listIn(document, group).find((one) => one.id === who);
  if (who !== null && group !== undefined && written?.sheet !== undefined && props.form) {
    return (
      <PersonSheet
        id={id}
        draft={draft}
        system={catalogue.id}
        form={props.form}
        sheet={written.sheet}
        onChange={(full, base) =>
          edit((now) => inGroup(now, group, (list) => setSheet(list, who, full, base)))
        }
        onDone={() => props.onSheet(null)}
        elsewhere={elsewhere}
        onTakeOver={takeOver}
      />
    );
  }
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-ground">
      <WritingHead id={id} name={called} draft={draft} elsewhere={elsewhere}>
        <ShareEncounter name={called} document={document} />
      </WritingHead>
      {elsewhere && <Elsewhere onTakeOver={takeOver} />}
      <main
        className={cx(
          'flex min-h-0 flex-1 flex-col',
          left ? 'landscape:flex-row-reverse' : 'landscape:flex-row',
        )}
      >
        <section aria-label="Map" className="flex min-h-0 min-w-0 flex-1">
          <MapEditor
            board={board}
            cast={people.cast}
            others={people.others}
            everybody={everybody}
            selected={selected}
            troubled={new Set(troubles.flatMap(({ who }) => who ?? []))}
            hand={elsewhere ? still : tools[tool].hand}
            onUndo={undo}
            memory={memory}
            lookAt={lookAt}
          />
        </section>
        <aside
          aria-label="Panel"
          inert={elsewhere}
          className={cx(
            'flex min-h-0 shrink-0 flex-col border-line bg-panel portrait:h-[44%] portrait:border-t landscape:w-[22rem] landscape:max-w-[50%]',
            left ? 'landscape:border-r' : 'landscape:border-l',
            elsewhere && 'opacity-50',
          )}
        >
          <Tools tool={tool} page={tools[tool].page} onPick={pick}>
            {tools[tool].panel}
          </Tools>
        </aside>
      </main>
      <EditorBar
        id={id}
        system={catalogue.id}
        name={called}
        document={document}
        kept={props.kept}
        troubles={troubles}
        judging={writing.judging}
        elsewhere={elsewhere}
        onShow={({ who, cell, wave, tool: mends }) => {
          if (mends) pick(mends);
          if (who !== null || wave !== null) people.select(who, wave);
          if (cell) setLookAt({ ...cell });
        }}
      />
    </div>
  );
}

/** While another tab writes, input only moves the map. */
const still: MapHand = { does: 'people', exact: true, puts: false, onTap: () => {}, onMove: () => {} };
