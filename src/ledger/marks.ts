import { harmIn, openDoers } from '../engine/doer.ts';
import type { System } from '../engine/system.ts';
import type { Told } from '../engine/table.ts';
import type { Id } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';

/**
 * What counts in a ledger, with whose it is. `by` and `on` are `null` where the rules name nobody: a fall, a fire.
 * Harm is in points of a track of the one that it is done to.
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

/** The words of the systems for an attack that struck: whom it was meant for, or whoever was in the way. */
const hits: ReadonlySet<string> = new Set(['hit', 'hits-another']);

/** The words of the systems for an attack that came to nothing. */
const misses: ReadonlySet<string> = new Set(['miss', 'blocked', 'absorbed', 'repelled', 'fumble']);

interface Named {
  readonly who?: unknown;
  readonly target?: unknown;
  readonly against?: unknown;
}

const idOr = (value: unknown): Id | null => (typeof value === 'string' ? value : null);

/**
 * The marks of facts that follow each other, in the words that odds have for each. Nobody is taken out twice.
 */
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
      if (hits.has(tag) || misses.has(tag)) {
        return [{ kind: hits.has(tag) ? 'hit' : 'miss', by: who, on: idOr(named.target) }];
      }
      // Whoever defends tells it: the attack is the other's.
      if (tag === 'defended') return [{ kind: 'miss', by: idOr(named.against), on: who }];
      if (tag.startsWith('out:')) {
        const on = tag.slice('out:'.length);
        if (fallen.has(on)) return [];
        fallen.add(on);
        return [{ kind: 'out', by: doer(on), on }];
      }
      const harm = harmIn(tag);
      return harm ? [{ kind: 'harm', by: doer(harm.on), ...harm }] : [];
    });
  });
}

const marking = new WeakMap<object, System<never, never>>();

/**
 * The system with marks for outcomes: its odds tell who does what to whom, by the same dice and the same code. Each tag
 * is a mark as JSON.
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

/** The marks that the tags of such a system stand for. */
export const readMarks = (tags: readonly string[]): readonly Mark[] =>
  tags.map((tag) => JSON.parse(tag) as Mark);
