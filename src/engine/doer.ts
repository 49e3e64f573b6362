import type { Id } from '../kernel/json.ts';

/** Harm as the words of odds tell it: points of a track of somebody; `null` for every other word. */
export function harmIn(
  tag: string,
): { readonly on: Id; readonly track: string; readonly points: number } | null {
  if (!tag.startsWith('harm:')) return null;
  const [, on, track, points] = /^harm:(.+):([^:]+):(\d+)$/.exec(tag) ?? [];
  return on === undefined || track === undefined ? null : { on, track, points: Number(points) };
}

/** Whose doing it is that something befalls somebody; `null`: nobody's, as with a fall or a fire. */
type Doer = (on: Id) => Id | null;

/**
 * Reads facts that follow each other, each with its outcome in the words of odds, and tells whose doing it was. Facts
 * that harm or fell somebody name in `by` who did it. Where one does not (somebody faints of a wound), it is the doing of
 * whoever harmed the same one last.
 */
export function openDoers(): (fact: object, outcome: readonly string[]) => Doer {
  const harmed = new Map<Id, Id>();
  return (fact, outcome) => {
    const { by } = fact as { readonly by?: unknown };
    const said = typeof by === 'string' ? by : undefined;
    if (said !== undefined) {
      for (const tag of outcome) {
        const harm = harmIn(tag);
        if (harm) harmed.set(harm.on, said);
      }
    }
    return (on) => said ?? harmed.get(on) ?? null;
  };
}

/** Whose doing a deed is, as the one who does it asks: whether this is somebody who does it. */
export type IsDoer = (who: Id) => boolean;

/**
 * The outcome of facts that follow each other, for odds of a deed: what each says in `tagsOf`, in their order. Whoever does
 * the deed is the first one whom a fact names in `doerIn`; where none does, whatever is told is the deed's own.
 */
export const outcomeWith =
  <F>(doerIn: (fact: F) => Id | null, tagsOf: (fact: F, isDoer: IsDoer) => readonly string[]) =>
  (facts: readonly F[]): readonly string[] => {
    let doer: Id | null = null;
    for (let at = 0; at < facts.length && doer === null; at++) doer = doerIn(facts[at] as F);
    const isDoer = (who: Id): boolean => doer === null || who === doer;
    let tags: readonly string[] = nothing;
    for (const fact of facts) {
      const more = tagsOf(fact, isDoer);
      if (more.length > 0) tags = tags.length === 0 ? more : [...tags, ...more];
    }
    return tags;
  };

/** What most facts of a fight say. */
const nothing: readonly string[] = [];
