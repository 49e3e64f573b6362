import { openDoers } from '../engine/doer.ts';
import type { System } from '../engine/system.ts';
import type { Told } from '../engine/table.ts';
import type { Id } from '../kernel/json.ts';
import { harmIn, hitTags, missTags, whomIn } from '../kernel/outcome-tag.ts';
import type { Fact } from '../kernel/port.ts';

/**
 * Something that a ledger counts: who (`by`) did it to whom (`on`); `null` where the rules name nobody, as for a fall
 * or a fire. `points` are points of the track of the combatant `on`.
 */
export type Mark =
  | { readonly kind: 'hit' | 'miss' | 'out'; readonly by: Id | null; readonly on: Id | null }
  | {
      readonly kind: 'harm';
      readonly by: Id | null;
      readonly on: Id;
      readonly track: string;
      readonly points: number;
    };

interface Named {
  readonly who?: unknown;
  readonly target?: unknown;
  readonly against?: unknown;
}

const idOr = (value: unknown): Id | null => (typeof value === 'string' ? value : null);

/** The marks of each of these consecutive facts, from their outcome tags. A combatant is taken out only once. */
export function marksOf<S, F extends Fact>(
  system: System<S, F>,
  facts: readonly Told<F>[],
): readonly (readonly Mark[])[] {
  const doers = openDoers();
  const fallen = new Set<Id>();
  return facts.map((fact) => {
    const named = fact as Named;
    const who = idOr(named.who);
    const outcome = system.outcome([fact]);
    const doer = doers(fact, outcome);
    return outcome.flatMap((tag): readonly Mark[] => {
      if (hitTags.has(tag)) return [{ kind: 'hit', by: who, on: idOr(named.target) }];
      if (missTags.has(tag)) return [{ kind: 'miss', by: who, on: idOr(named.target) }];
      // The fact is about the defender: the attacker is the other one.
      if (tag === 'defended') return [{ kind: 'miss', by: idOr(named.against), on: who }];
      const on = whomIn('out', tag);
      if (on !== null) {
        if (fallen.has(on)) return [];
        fallen.add(on);
        return [{ kind: 'out', by: doer(on), on }];
      }
      const harm = harmIn(tag);
      return harm ? [{ kind: 'harm', by: doer(harm.on), ...harm }] : [];
    });
  });
}

/**
 * The marks of these events that a ledger counts: what is set by hand is no harm. Somebody taken out by hand was taken
 * out by nobody else.
 */
export const countedOf = (
  marks: readonly (readonly Mark[])[],
  events: readonly { readonly byHand: boolean }[],
): readonly (readonly Mark[])[] =>
  marks.map((some, at) => (events[at]?.byHand ? some.filter(({ kind }) => kind !== 'harm') : some));

const marking = new WeakMap<object, System<never, never>>();

/**
 * The system with marks as its outcome tags, each mark as JSON: so the odds of the same rules tell who does what to
 * whom. Memoized by system.
 */
export function withMarks<S, F extends Fact>(system: System<S, F>): System<S, F> {
  let marked = marking.get(system) as System<S, F> | undefined;
  if (!marked) {
    marked = {
      ...system,
      outcome: (facts) =>
        marksOf(system, facts)
          .flat()
          .map((mark) => JSON.stringify(mark)),
    };
    marking.set(system, marked as unknown as System<never, never>);
  }
  return marked;
}

/** Parses the outcome tags of a system from `withMarks`. */
export const readMarks = (tags: readonly string[]): readonly Mark[] =>
  tags.map((tag) => JSON.parse(tag) as Mark);
