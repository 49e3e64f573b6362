import type { Id } from '../kernel/json.ts';
import { harmIn } from '../kernel/outcome-tag.ts';

/**
 * Who caused what happens to a combatant; `null` or an id that no combatant has, such as `gm`, for nobody, as with a fall
 * or a fire.
 */
type Doer = (on: Id) => Id | null;

/**
 * Attributes harm to combatants. The returned function takes successive facts with their outcome tags and tells who
 * caused each. A fact that harms or fells names the cause in `by`; where one does not (somebody faints of a wound), the
 * cause is whoever harmed the same combatant last.
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

/** Whether a combatant is the doer of a deed. */
export type IsDoer = (who: Id) => boolean;

/**
 * Builds `System.outcome`: the tags of successive facts (`tagsOf`), in order. The doer of the deed is the first one
 * that `doerIn` finds in a fact; where it finds none, everybody counts as the doer.
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

/** Shared, because most facts have no tags. */
const nothing: readonly string[] = [];
