import { useEffect, useMemo, useRef, useState } from 'react';
import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { EncounterDraft } from '../../store/encounter-draft.ts';
import { encounterDraft } from '../../store/encounter-draft.ts';
import { useSeats } from '../../store/encounter-seat.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { useSettings } from '../../store/settings.ts';
import { fromLibrary, fromPack, keptGroup } from '../folk/person.ts';
import { cx } from '../kit/cx.ts';
import type { Outlook } from '../map/map-camera.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorHead } from './EditorHead.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { MapEditor } from './MapEditor.tsx';
import type { MapHand } from './map-hand.ts';
import { inStep } from './middle.ts';
import { StartPanel } from './StartPanel.tsx';
import { resized } from './size.ts';
import type { MapTool, Tool } from './Tools.tsx';
import { Tools } from './Tools.tsx';
import { useGroundTool } from './useGroundTool.tsx';
import { usePeopleTool } from './usePeopleTool.tsx';
import { useWallTool } from './useWallTool.tsx';
import { useWriting } from './useWriting.ts';
import { fieldsOf } from './written.ts';

/** Head, map, panel with the tools, and the bar with what can be done with the encounter as it stands. */
export function Editor(props: {
  readonly id: string;
  readonly draft: EncounterDraft;
  readonly catalogue: Catalogue;
  /** As it stands in the library; `null`: it is not there any more. */
  readonly kept: Json | null;
  readonly people: readonly LibraryItem[];
}) {
  const { id, draft, catalogue } = props;
  const document = draft.now;
  const { name = '', about = '' } = fieldsOf(document);
  const writing = useWriting(document, catalogue);
  const { cast: everybody, board, kinds, troubles, unit } = writing;
  const { middle } = catalogue.beginning;
  const edit = (change: (now: Json) => Json): void =>
    encounterDraft.change(id, (now) => inStep(now, change(now), middle));
  const elsewhere = useSeats((seats) => seats[id] === 'elsewhere');

  const [tool, setTool] = useState<Tool>('people');
  const [cut, setCut] = useState({ words: '', at: document });
  const [lookAt, setLookAt] = useState<Cell | null>(null);
  const memory = useRef<Outlook | null>(null);
  const left = useSettings((state) => state.hand === 'left');
  const nameOf = (who: Id): string => everybody[who]?.name ?? who;

  const groups = usePeople(catalogue, props.people);
  const people = usePeopleTool({ document, everybody, troubles, groups, edit, onLook: setLookAt });
  const ground = useGroundTool({
    document,
    kinds,
    unit,
    usesLight: catalogue.beginning.light !== undefined,
    nameOf,
    edit,
  });
  const walls = useWallTool(document, edit);
  const here = people.selected;
  /** Nothing is drawn: a tap shows who stands there. */
  const looks: MapHand = {
    does: 'people',
    exact: false,
    puts: false,
    onTap: (_, who) => {
      people.select(who);
      if (who !== null) setLookAt({ ...(everybody[who]?.cell ?? { x: 0, y: 0 }) });
    },
    onMove: () => {},
  };
  const tools: { readonly [one in Tool]: MapTool } = {
    people,
    ground,
    walls,
    start: {
      hand: looks,
      panel: (
        <StartPanel beginning={catalogue.beginning} document={document} cast={people.cast} onEdit={edit} />
      ),
    },
    about: {
      hand: looks,
      panel: (
        <AboutPanel
          name={String(name)}
          about={String(about)}
          width={board.width}
          height={board.height}
          onName={(next) => edit((now) => ({ ...fieldsOf(now), name: next }) as Json)}
          onAbout={(next) => edit((now) => ({ ...fieldsOf(now), about: next }) as Json)}
          onSize={(width, rows) => {
            const next = resized(document, width, rows, nameOf);
            setCut({ words: next.cut, at: next.document });
            edit(() => next.document);
          }}
          cut={cut.at === document ? cut.words : ''}
        />
      ),
    },
  };
  const undo = (): void => encounterDraft.undo(id);
  const redo = (): void => encounterDraft.redo(id);
  useKeys({ undo, redo, leave: () => (people.busy ? people.select(null) : undefined) });

  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-ground">
      <EditorHead
        name={String(name)}
        canUndo={draft.past.length > 0}
        canRedo={draft.future.length > 0}
        elsewhere={elsewhere}
        onUndo={undo}
        onRedo={redo}
        document={document}
      />
      {elsewhere && <Elsewhere onTakeOver={() => encounterDraft.takeOver(id, props.kept)} />}
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
            selected={here}
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
          <Tools
            tool={tool}
            onPick={(next) => {
              // How the fight begins is said of those who are there then.
              people.select(null, next === 'start' ? null : undefined);
              setTool(next);
            }}
          >
            {tools[tool].panel}
          </Tools>
        </aside>
      </main>
      <EditorBar
        id={id}
        system={catalogue.id}
        name={String(name)}
        document={document}
        kept={props.kept}
        troubles={troubles}
        judging={writing.judging}
        elsewhere={elsewhere}
        onShow={({ who, cell, wave }) => {
          if (who !== null || wave !== null) {
            setTool('people');
            people.select(who, wave);
          }
          if (cell) setLookAt({ ...cell });
        }}
      />
    </div>
  );
}

/** While another tab writes, a finger only moves the map. */
const still: MapHand = { does: 'people', exact: true, puts: false, onTap: () => {}, onMove: () => {} };

/** Those who can be put on the map: kept people, heroes, foes. */
function usePeople({ pack }: Catalogue, kept: readonly LibraryItem[]) {
  return useMemo(
    () => [
      ...keptGroup(fromLibrary(kept)),
      { label: 'Foes', foes: true as const, people: fromPack(pack.foes) },
      { label: 'Heroes', people: fromPack(pack.heroes) },
    ],
    [pack, kept],
  );
}

/** Z and Shift+Z, with Ctrl or without, take back and do again; Escape lets go. Not while somebody types. */
function useKeys(deeds: {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly leave: () => void;
}) {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const at = event.target as Element;
      if (at.closest('dialog, input:not([type=radio]), textarea') || event.altKey) return;
      const { undo, redo, leave } = latest.current;
      if (event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)();
      else if (event.key === 'Escape') leave();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
