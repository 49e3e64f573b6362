import { useMemo, useRef } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { Catalogue } from '../../store/library.ts';
import type { Sketch } from '../../store/sketch.ts';
import { useSketch, useSketches } from '../../store/sketch.ts';
import type { Board } from '../map/board.ts';
import { boardOf } from '../map/board.ts';
import type { Cast, Looks } from './cast.ts';
import { castOf, looksAfter, namesOf } from './cast.ts';
import type { GroundKind } from './kinds.ts';
import { drawnKinds, fieldAsDrawn, kindsFor } from './kinds.ts';
import type { Trouble } from './trouble.ts';
import { troublesOf } from './trouble.ts';
import { battlefieldIn, fieldsOf } from './written.ts';

/** An encounter being edited, in the form that its page shows. */
export interface Writing {
  readonly board: Board;
  readonly cast: Cast;
  readonly kinds: readonly GroundKind[];
  readonly troubles: readonly Trouble[];
  /** Whether the rules have not judged the last change yet. */
  readonly judging: boolean;
  readonly unit: string;
}

export function useWriting(document: Json, { id, pack, beginning }: Catalogue): Writing {
  const sketch = useSketch(document);
  const samples = useMemo(() => pack.encounters.map(({ encounter }) => encounter), [pack]);
  const ready = useSketches(id, samples);
  const looks = useRef<Looks>(new Map());
  const good = useRef<Sketch | undefined>(undefined);
  if (sketch.data?.begins) good.current = sketch.data;
  const known = useMemo(() => {
    looks.current = [...ready, sketch.data].reduce<Looks>(
      (before, one) => looksAfter(before, one),
      looks.current,
    );
    return looks.current;
  }, [ready, sketch.data]);
  const names = useMemo(() => namesOf([...pack.heroes, ...pack.foes]), [pack]);
  const cast = useMemo(() => castOf(document, known, names), [document, known, names]);
  const latest = good.current;
  const drawn = useMemo(() => drawnKinds([latest, ...ready]), [latest, ready]);
  const unit = (latest ?? ready[0])?.begins?.unit ?? 'm';
  const field = useMemo(() => fieldAsDrawn(document, drawn), [document, drawn]);
  // Uses the light that the rules computed, unless it is for another lighting than the current one.
  const { data: said } = sketch;
  const light = said && lightWords(said.of) === lightWords(document) ? said.light : null;
  const fieldText = JSON.stringify([field, fieldsOf(document).doors ?? null, light]);
  // The board is compiled anew only if its own data has changed, not when combatants move.
  const board = useMemo(() => {
    const [ground, doors, rows] = JSON.parse(fieldText) as [Json, Json, readonly string[] | null];
    return boardOf(ground, { doors: doors ?? {} }, unit, rows ?? undefined);
  }, [fieldText, unit]);
  const kinds = useMemo(() => kindsFor(document, samples, drawn), [document, samples, drawn]);
  const { data, error } = sketch;
  const troubles = useMemo(() => {
    if (error)
      return [
        {
          key: 'failed',
          where: 'The encounter',
          what: error.message,
          who: null,
          cell: null,
          wave: null,
          tool: null,
        },
      ];
    return data ? troublesOf(data.of, data.problems, cast, beginning) : [];
  }, [data, error, cast, beginning]);
  return { board, cast, kinds, troubles, judging: sketch.isPending || sketch.isPlaceholderData, unit };
}

/** A key for the light of an encounter and the size of its battlefield. */
function lightWords(document: Json): string {
  const { width, height, light } = battlefieldIn(document);
  return JSON.stringify([width, height, light ?? null]);
}
