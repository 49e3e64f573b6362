import { canStand, firstFree } from '../../../battlefield/occupancy.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { suffer } from '../harm/environment.ts';
import { stillResolving } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { fieldOf } from '../space.ts';
import type { Band, Combatant, Fight } from '../state.ts';
import { bands, conscious, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { allDegrees } from '../test/matters.ts';
import { bestFor } from '../test/numbers.ts';
import { term } from '../test/roll.ts';
import { makeTest } from '../test/test.ts';
import { settleHolds } from './grapple.ts';
import { air } from './grounds.ts';
import { aloft } from './hindrance.ts';
import { occupied } from './passes.ts';

/** Falling (PE-OBST-13 to PE-OBST-15) and coming down from the air (PE-FLY-6, PE-FLY-7). */

/** The free cell nearest to `cell`, considering everyone in the combatant's band; in the air any terrain is free. */
export function nearestFree(fight: Fight, who: Combatant, cell: Cell): Cell | null {
  const field = fieldOf(fight);
  const taken = occupied(fight, who, true);
  const ground = aloft(who) ? air : undefined;
  return canStand(field, cell, who.squares, taken, ground)
    ? cell
    : firstFree(field, cell, who.squares, taken, ground);
}

/** PE-FLY-6: whether the combatant flies; whoever has lost flight or is not conscious falls like anybody. */
const staysUp = (who: Combatant): boolean => who.sheet.flyer === true && !who.flightLost && conscious(who);

/**
 * A combatant falls or jumps down and lands at `to` or the nearest free cell. Deals 1 damage per metre that ignores
 * Armour; a wound makes it prone. A deliberate jump may be softened by a test, a fall only if the game master says so.
 * Whoever flies comes down unharmed.
 */
export function fall(table: Table, id: Id, metres: number, deliberate: boolean, to?: Cell): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who)) return;
  const down = Math.floor(metres);
  const landing = nearestFree(fight, who, to ?? who.cell) ?? who.cell;
  const flies = staysUp(who);
  table.tell({
    fact: 'fell',
    who: id,
    metres: down,
    to: landing,
    ...(flies ? { flies: true as const } : {}),
  });
  settleHolds(table, id);
  if (down <= 0 || flies) return;
  const terms: Term[] = [term(down, 'metres fallen', 'PE-OBST-13')];
  const softened = soften(table, id, down, deliberate);
  if (softened > 0) {
    terms.push(term(-softened, 'softened', 'PE-OBST-14'), {
      ...term(0, 'at least', 'PE-OBST-14'),
      op: 'atLeast',
    });
  }
  const lost = suffer(table, {
    who: id,
    by: 'gm',
    with: 'fall',
    damage: fold(terms),
    ignoresArmor: true,
    clause: 'PE-OBST-13',
  });
  const after = one(table.fight, id);
  if (lost > 0 && !after.prone && present(after)) {
    table.tell({ fact: 'condition', who: id, condition: 'prone', on: true, clause: 'PE-OBST-15' });
  }
}

/** PE-OBST-13: a combatant that loses its grip on a face falls from there. */
export function loseGrip(table: Table, id: Id): void {
  const { climb, cell } = one(table.fight, id);
  if (!climb) return;
  const { up, to, metres, done } = climb;
  fall(table, id, up ? done : metres - done, false, up ? cell : to);
}

/**
 * The first combatant that hangs on a face and cannot hold on, because it is out of the fight or was sent to the ground
 * (PE-INJ-19, PE-INJ-21); `null` if there is none.
 */
export function losesHold(fight: Fight): Id | null {
  for (const id of fight.listing) {
    const { climb, out } = one(fight, id);
    if (climb !== null && (out !== null || climb.slips)) return id;
  }
  return null;
}

/** PE-OBST-14: makes the test that softens a fall and returns the damage it removes. */
function soften(table: Table, id: Id, metres: number, deliberate: boolean): number {
  const { fight } = table;
  const who = one(fight, id);
  if (!conscious(who)) return 0;
  if (!deliberate && table.ask(softenQuestion(id, metres)).option === 'decline') return 0;
  const spec = {
    who: id,
    kind: 'other',
    clause: 'PE-OBST-14',
    purpose: 'soften-fall',
    matters: allDegrees,
  } as const;
  const tested = bestFor<Tested>(fight, spec, [{ skill: 'acrobatics' }, { skill: 'athletics' }]);
  const test = makeTest(table, { ...spec, tested });
  return test.passed ? test.degrees : 0;
}

const softenQuestion = (who: Id, metres: number): Question => ({
  id: 'soften-fall',
  clause: 'PE-OBST-14',
  for: 'gm',
  reaction: 'soften-fall',
  about: { who, metres },
  options: () => [
    { id: 'soften', label: 'There is a way to soften the fall', clause: 'PE-OBST-14', group: 'gm' },
    { id: 'decline', label: 'Nothing softens it', clause: 'PE-OBST-13', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'soften' || option === 'decline'
      ? { option }
      : stillResolving('the answers are soften and decline'),
});

/** PE-FLY-6: whether the combatant drops a band at the end of the round: it has lost flight or is not conscious. */
export const isFalling = (who: Combatant): boolean =>
  who.band !== 'ground' && present(who) && (who.flightLost || !conscious(who));

/** PE-FLY-6, PE-FLY-7: drops a falling flyer by one band at the end of a round. */
export function dropBand(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  if (!isFalling(who)) return;
  if (who.fallsFrom === null) table.tell({ fact: 'falls-from', who: id, band: who.band });
  const band = bands[bands.indexOf(who.band) - 1] ?? 'ground';
  if (band === 'ground') crash(table, id);
  else {
    table.tell({ fact: 'band', who: id, band, why: 'falling', ...besideIn(fight, who, band) });
    settleHolds(table, id);
  }
}

/** PE-MOVE-1: the nearest free cell in a band, if the one below is taken. */
function besideIn(fight: Fight, who: Combatant, band: Band): { readonly to?: Cell } {
  const to = nearestFree(fight, { ...who, band }, who.cell);
  return !to || (to.x === who.cell.x && to.y === who.cell.y) ? {} : { to };
}

/** PE-FLY-7: a crash from Low to Ground: 50 m if the fall began at High, 20 m if at Low. */
function crash(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const metres = (who.fallsFrom ?? who.band) === 'high' ? 50 : 20;
  table.tell({ fact: 'band', who: id, band: 'ground', why: 'falling', ...besideIn(fight, who, 'ground') });
  table.tell({ fact: 'falls-from', who: id, band: null });
  fall(table, id, metres, false);
}
