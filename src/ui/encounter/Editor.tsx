import { useEffect, useMemo, useRef, useState } from 'react';
import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { EncounterDraft } from '../../store/encounter-draft.ts';
import { encounterDraft } from '../../store/encounter-draft.ts';
import type { Catalogue, LibraryItem } from '../../store/library.ts';
import { useSettings } from '../../store/settings.ts';
import type { Person } from '../folk/person.ts';
import { fromLibrary, fromPack, keptGroup } from '../folk/person.ts';
import { cx } from '../kit/cx.ts';
import { sidesOf } from '../kit/sides.ts';
import type { Outlook } from '../map/useCamera.ts';
import { AboutPanel } from './AboutPanel.tsx';
import { AddPanel } from './AddPanel.tsx';
import { BringGround } from './BringGround.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorHead } from './EditorHead.tsx';
import { bare, GroundPanel } from './GroundPanel.tsx';
import { paint, raise } from './ground.ts';
import { HeightPanel } from './HeightPanel.tsx';
import type { MapHand } from './MapEditor.tsx';
import { MapEditor } from './MapEditor.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { addPerson, changeSide, movePerson, removePerson, renamePerson } from './people.ts';
import { resized } from './size.ts';
import type { Tool } from './Tools.tsx';
import { Tools } from './Tools.tsx';
import { useWriting } from './useWriting.ts';
import { noWall, WallPanel } from './WallPanel.tsx';
import type { EdgePlace, WallKind } from './walls.ts';
import { setWalls, swing, wallAt } from './walls.ts';
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
  const { cast, board, kinds, troubles, unit } = writing;
  const edit = (change: (now: Json) => Json): void => encounterDraft.change(id, change);

  const [tool, setTool] = useState<Tool>('people');
  const [selected, setSelected] = useState<Id | null>(null);
  const [adding, setAdding] = useState(false);
  const [picked, setPicked] = useState<Person | null>(null);
  const [joins, setJoins] = useState<string | null>(null);
  const [ground, setGround] = useState<string | null>(null);
  const [wall, setWall] = useState<string>('wall');
  const [height, setHeight] = useState(1);
  const [cut, setCut] = useState({ words: '', at: document });
  const [lookAt, setLookAt] = useState<Cell | null>(null);
  const memory = useRef<Outlook | null>(null);
  const left = useSettings((state) => state.hand === 'left');

  const groups = usePeople(catalogue, props.people);
  const sides = useMemo(() => sidesOf({ combatants: cast }), [cast]);
  const side = joins ?? sides.findLast(({ look }) => look !== 'thing')?.side ?? 'Heroes';
  const kind = kinds.find((one) => one.id === (ground ?? kinds[0]?.id)) ?? null;
  const nameOf = (who: Id): string => cast[who]?.name ?? who;
  const here = selected !== null && cast[selected] ? selected : null;

  const select = (who: Id | null): void => {
    setSelected(who);
    setAdding(false);
    setPicked(null);
  };
  const look = (who: Id | null): void => {
    select(who);
    const one = cast[who ?? ''];
    if (one) setLookAt({ ...one.cell });
  };
  const tapped = (cell: Cell, who: Id | null): void => {
    if (adding && picked) {
      // Somebody stands there already: a slip of the finger.
      if (who === null) edit((now) => addPerson(now, picked, side, cell));
    } else if (who !== null) select(who === here ? null : who);
    else if (here !== null) edit((now) => movePerson(now, here, cell));
  };
  const onEdges = (edges: readonly EdgePlace[]): void => {
    const [only, ...others] = edges;
    const there = only && others.length === 0 ? wallAt(document, only) : null;
    const swings = there && there.kind === wall && (wall === 'door' || wall === 'window');
    if (swings) edit((now) => swing(now, there));
    else edit((now) => setWalls(now, edges, wall === noWall ? null : (wall as WallKind)));
  };
  const hands: { readonly [one in Tool]: MapHand } = {
    people: {
      does: 'people',
      exact: here !== null || picked !== null,
      puts: picked !== null,
      onTap: tapped,
      onMove: (who, to) => edit((now) => movePerson(now, who, to)),
    },
    ground: {
      does: 'cells',
      onCells: (cells) => edit((now) => paint(now, cells, ground === bare ? null : (kind?.written ?? null))),
    },
    walls: { does: 'edges', onEdges },
    heights: { does: 'cells', onCells: (cells) => edit((now) => raise(now, cells, height)) },
    about: {
      does: 'people',
      exact: false,
      puts: false,
      onTap: (_, who) => who !== null && look(who),
      onMove: () => {},
    },
  };
  const undo = (): void => encounterDraft.undo(id);
  const redo = (): void => encounterDraft.redo(id);
  useKeys({ undo, redo, leave: () => (adding || here !== null ? select(null) : undefined) });

  const panels: { readonly [one in Tool]: React.ReactNode } = {
    people: adding ? (
      <AddPanel
        groups={groups}
        sides={sides}
        side={side}
        onSide={setJoins}
        picked={picked}
        onPick={setPicked}
        onDone={() => select(null)}
      />
    ) : (
      <PeoplePanel
        cast={cast}
        selected={here}
        troubles={troubles}
        onSelect={look}
        onAdd={() => {
          setSelected(null);
          setAdding(true);
        }}
        onRename={(who, next) => edit((now) => renamePerson(now, who, next))}
        onSide={(who, next) => edit((now) => changeSide(now, who, next))}
        onRemove={(who) => {
          select(null);
          edit((now) => removePerson(now, who));
        }}
      />
    ),
    ground: (
      <GroundPanel kinds={kinds} value={ground === bare ? bare : (kind?.id ?? bare)} onPick={setGround}>
        <BringGround
          document={document}
          usesLight={catalogue.beginning.light !== undefined}
          nameOf={nameOf}
          onLay={(next) => edit(() => next)}
        />
      </GroundPanel>
    ),
    walls: <WallPanel value={wall} onPick={setWall} />,
    heights: <HeightPanel unit={unit} value={height} onChange={setHeight} />,
    about: (
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
  };
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-ground">
      <EditorHead
        name={String(name)}
        canUndo={draft.past.length > 0}
        canRedo={draft.future.length > 0}
        onUndo={undo}
        onRedo={redo}
        document={document}
      />
      <main
        className={cx(
          'flex min-h-0 flex-1 flex-col',
          left ? 'landscape:flex-row-reverse' : 'landscape:flex-row',
        )}
      >
        <section aria-label="Map" className="flex min-h-0 min-w-0 flex-1">
          <MapEditor
            board={board}
            cast={cast}
            selected={here}
            troubled={new Set(troubles.flatMap(({ who }) => who ?? []))}
            hand={hands[tool]}
            onUndo={undo}
            memory={memory}
            lookAt={lookAt}
          />
        </section>
        <aside
          aria-label="Panel"
          className={cx(
            'flex min-h-0 shrink-0 flex-col border-line bg-panel portrait:h-[44%] portrait:border-t landscape:w-[22rem] landscape:max-w-[50%]',
            left ? 'landscape:border-r' : 'landscape:border-l',
          )}
        >
          <Tools
            tool={tool}
            onPick={(next) => {
              select(null);
              setTool(next);
            }}
          >
            {panels[tool]}
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
        onShow={({ who, cell }) => {
          if (who !== null) {
            setTool('people');
            look(who);
          } else if (cell) setLookAt({ ...cell });
        }}
      />
    </div>
  );
}

/** Those who can be put on the map: kept people, heroes, foes. */
function usePeople({ pack }: Catalogue, kept: readonly LibraryItem[]) {
  return useMemo(
    () => [
      ...keptGroup(fromLibrary(kept)),
      { label: 'Foes', people: fromPack(pack.foes) },
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
