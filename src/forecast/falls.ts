import { openDoers } from '../engine/doer.ts';
import type { System } from '../engine/system.ts';
import type { Told } from '../engine/table.ts';
import type { Id } from '../kernel/json.ts';
import { whomIn } from '../kernel/outcome-tag.ts';
import type { Fact } from '../kernel/port.ts';
import type { CombatantStatus } from '../kernel/view.ts';
import type { Ending } from './tally.ts';

/** Notes who is taken out in a fight while it is played. */
interface Falls<F extends Fact> {
  readonly felled: Ending['felled'];
  /** To be called with each fact. */
  told(fact: Told<F>): void;
  /** To be called where the forecast begins in the middle of a deed: who has fallen by then is not noted. */
  begins(): void;
  /** To be called when others have joined the fight. */
  joined(): void;
}

/**
 * Begins to note falls, each combatant's first. Those who are out already and have not come to are not taken out by
 * dying, and things, which may be broken, are left out.
 */
export function openFalls<S, F extends Fact>(system: System<S, F>, fight: S): Falls<F> {
  const doers = openDoers();
  const felled: { who: Id; by: Id | null }[] = [];
  const lying = new Set<Id>();
  const things = new Set<Id>();
  const known = new Set<Id>();
  const meet = (all: readonly CombatantStatus[]): void => {
    for (const { id, thing } of all) {
      known.add(id);
      if (thing) things.add(id);
    }
  };
  const begins = (): void => {
    felled.length = 0;
    lying.clear();
    const all = system.status(fight);
    for (const { id, out } of all) if (out !== null) lying.add(id);
    meet(all);
  };
  begins();
  const joined = (): void => meet(system.status(fight));
  /** What the rules themselves do, such as fire, has a `by` that is no combatant's. */
  const isSomebody = (by: Id): boolean => {
    // Rules bring people in, too, such as what is summoned.
    if (!known.has(by)) joined();
    return known.has(by);
  };
  return {
    felled,
    begins,
    joined,
    told(fact) {
      if (lying.size === 0 && !system.harming.has(fact.fact)) return;
      const outcome = system.outcome([fact]);
      if (outcome.length === 0) return;
      const doer = doers(fact, outcome);
      for (const tag of outcome) {
        const back = whomIn('back', tag);
        if (back !== null) lying.delete(back);
        const who = whomIn('out', tag);
        if (who === null) continue;
        const by = doer(who);
        if (things.has(who) || lying.has(who) || felled.some((one) => one.who === who)) continue;
        felled.push({ who, by: by === null || by === who || !isSomebody(by) ? null : by });
      }
    },
  };
}
