import type { Id } from '../../../kernel/json.ts';
import { earnOneMore } from '../harm/one-more.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Hanging } from '../test/contest.ts';
import type { Thrown } from '../test/dice.ts';
import type { Result } from '../test/roll.ts';
import { mattering } from '../test/spec.ts';
import { caughtBy } from './area.ts';
import { isFumble, leftOf } from './attack-roll.ts';
import { burst } from './burst.ts';
import { exchangeOf } from './evade.ts';
import { orderOf } from './first-struck.ts';
import { scatters, tellScattered } from './scatter.ts';
import type { Blow } from './strike.ts';
import { begin, end, land, meet, miss, strikeOne, upon } from './strike.ts';
import type { Attack } from './types.ts';

export type { Tried } from './maneuver.ts';
export { tryManeuver } from './maneuver.ts';

/** Resolves a whole attack action (PE-ATK-1 to PE-ATK-9) and the One More it may earn. */
export function resolveAttack(table: Table, attack: Attack): void {
  const staggered = attackWith(table, attack);
  if (attack.earns) earnOneMore(table, attack.who, staggered);
}

/**
 * Resolves one attack and returns the ids of those it Staggered. An All-Weapon Attack makes several before its One More
 * is counted (PE-ACT-13).
 */
export function attackWith(table: Table, attack: Attack): readonly Id[] {
  const blow = table.upon(attack.targets, () => begin(table, attack));
  if (blow === null) return [];
  if (scatters(table, blow.attack, blow.roll)) comeDownElsewhere(table, blow);
  else if (attack.form === 'burst') burst(table, blow);
  else strikeAll(table, blow);
  const staggered = end(table, blow);
  if (attack.form === 'chance') crossAfter(table, blow.roll);
  return staggered;
}

/**
 * A Chance Attack is over, and what it came between goes on: for odds, nothing that was drawn since its roll matters
 * but what it did. Without such a roll the last one is that of another attack, which may be going on.
 */
function crossAfter(table: Table, { automatic, spec: { who, purpose } }: Result): void {
  if (automatic === null) table.cross({ since: purpose, held: () => `struck/${who}`, over: true });
}

/**
 * Resolves each target in turn. Once a target is resolved, only its state and what the die means to the remaining
 * targets still matter for odds.
 */
function strikeAll(table: Table, blow: Blow): void {
  const { attack, shocked, hit, staggered, faints } = blow;
  const order = orderOf(table.fight, attack);
  order.forEach((target, nth) => {
    const left = order.slice(nth);
    const others = left.slice(1);
    const wordOf = (roll: Result, who: readonly Id[]): string => leftOf(table.fight, attack, roll, who);
    const besides: Hanging = {
      alone: others.length === 0,
      // PE-AIL-11: of the targets hit, only the Shocked matter again at the end.
      held: () => JSON.stringify([left, hit.filter((id) => shocked.includes(id)), staggered, faints]),
      left: others,
      ...(others.length > 0 ? { leaves: (again) => wordOf(again ?? blow.roll, others) } : {}),
    };
    if (nth > 0 && blow.roll.automatic === null) {
      const { roll } = blow;
      const { who, purpose, matters } = roll.spec;
      // The part of the die that was hidden while the first target was resolved shows here.
      const of = nth === 1 && matters?.kind === 'attack' && matters.first ? { who, purpose } : undefined;
      const words = () => ({ of: (thrown?: Thrown) => wordOf({ ...roll, ...thrown }, left) });
      table.cross({ since: purpose, held: besides.held, of, words, over: true });
    }
    const met = table.upon([target], (instead) =>
      table.once(() => cameOf(table, { ...blow, instead }, target, besides)),
    );
    // Whoever was taken out of the fight by hand is struck no more; the attack goes on to the others.
    if (met === null) return;
    const { again, ...came } = met;
    if (again) blow.roll = { ...again, spec: mattering(again.spec, blow.roll.spec.matters) };
    hit.push(...came.hit);
    staggered.push(...came.staggered);
    faints.push(...came.faints);
  });
}

/** The results for one target, as plain data for `once`. `again` is a reroll of the attack, without `matters`. */
function cameOf(table: Table, blow: Blow, target: Id, besides: Hanging) {
  const own: Blow = { ...blow, hit: [], staggered: [], barred: [], faints: [] };
  strikeOne(table, own, target, besides);
  const { roll, hit, staggered, faints } = own;
  const again = roll === blow.roll ? null : { ...roll, spec: mattering(roll.spec, undefined) };
  return { again, hit, staggered, faints };
}

/**
 * PE-FUM-3: a scattered attack misses its target; everyone where it comes down is hit as by a bare success and may
 * evade. It is no Critical Hit and has no called location.
 */
function comeDownElsewhere(table: Table, blow: Blow): void {
  const { attack, roll } = blow;
  const [aimed] = attack.targets;
  if (aimed === undefined || isFumble(roll)) return;
  const { cell, band } = one(table.fight, aimed);
  const { cell: place } = tellScattered(table, attack, roll, cell);
  const caught = caughtBy(table.fight, { cell: place, squares: 1, band }, attack.means.area ?? 0);
  if (!caught.includes(aimed)) {
    miss(table, blow, aimed, exchangeOf(false, roll, 0, 0, 'missed'));
  }
  const means = { ...attack.means, critical: 0 };
  const stray: Blow = { ...blow, attack: { ...attack, means, targets: caught, at: null } };
  const bare = { ...roll, passed: true, degrees: 0, margin: 0 };
  for (const target of caught) {
    upon(table, stray, target, () => {
      const exchange = meet(table, stray, target, bare);
      if (exchange.won) land(table, stray, target, exchange);
      else miss(table, stray, target, exchange);
    });
  }
}
