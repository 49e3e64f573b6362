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
import { begin, end, land, meet, miss, strikeOne } from './strike.ts';
import type { Attack } from './types.ts';

export type { Tried } from './maneuver.ts';
export { tryManeuver } from './maneuver.ts';

/** A whole attack action (PE-ATK-1 to PE-ATK-9) with the One More that it may earn. */
export function resolveAttack(table: Table, attack: Attack): void {
  const staggered = attackWith(table, attack);
  if (attack.earns) earnOneMore(table, attack.who, staggered);
}

/** One attack; whom it has Staggered. An All-Weapon Attack makes several before its One More is counted (PE-ACT-13). */
export function attackWith(table: Table, attack: Attack): readonly Id[] {
  const blow = begin(table, attack);
  if (blow === null) return [];
  if (scatters(table, blow.attack, blow.roll)) comeDownElsewhere(table, blow);
  else if (attack.form === 'burst') burst(table, blow);
  else strikeAll(table, blow);
  return end(table, blow);
}

/** Each of the targets; once one is done with, what is left of it are its wounds and what of the die the others still meet. */
function strikeAll(table: Table, blow: Blow): void {
  const { attack, shocked, hit, staggered, faints } = blow;
  const order = orderOf(table.fight, attack);
  order.forEach((target, nth) => {
    const left = order.slice(nth);
    const others = left.slice(1);
    const wordOf = (roll: Result, who: readonly Id[]): string => leftOf(table.fight, attack, roll, who);
    const besides: Hanging = {
      alone: others.length === 0,
      // PE-AIL-11: of those who were hit only the Shocked are asked about again.
      held: () => JSON.stringify([left, hit.filter((id) => shocked.includes(id)), staggered, faints]),
      left: others,
      ...(others.length > 0 ? { leaves: (again) => wordOf(again ?? blow.roll, others) } : {}),
    };
    if (nth > 0 && blow.roll.automatic === null) {
      const { roll } = blow;
      const { who, purpose, matters } = roll.spec;
      // What the first of them did not ask for of the die shows now.
      const of = nth === 1 && matters?.kind === 'attack' && matters.first ? { who, purpose } : undefined;
      const words = () => ({ of: (thrown?: Thrown) => wordOf({ ...roll, ...thrown }, left) });
      table.cross({ since: purpose, held: besides.held, of, words, over: true });
    }
    const { again, ...came } = table.once(() => cameOf(table, blow, target, besides));
    if (again) blow.roll = { ...again, spec: mattering(again.spec, blow.roll.spec.matters) };
    hit.push(...came.hit);
    staggered.push(...came.staggered);
    faints.push(...came.faints);
  });
}

/** What came of one target: of a roll that was made again all but how it matters, which is as before. */
function cameOf(table: Table, blow: Blow, target: Id, besides: Hanging) {
  const own: Blow = { ...blow, hit: [], staggered: [], faints: [] };
  strikeOne(table, own, target, besides);
  const { roll, hit, staggered, faints } = own;
  const again = roll === blow.roll ? null : { ...roll, spec: mattering(roll.spec, undefined) };
  return { again, hit, staggered, faints };
}

/**
 * PE-FUM-3: the aimed one is missed; whoever is where it comes down is struck as by a bare success, and may evade. Its
 * die did not succeed: it is no Critical Hit, and nothing was called.
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
    const exchange = meet(table, stray, target, bare);
    if (exchange.won) land(table, stray, target, exchange);
    else miss(table, stray, target, exchange);
  }
}
