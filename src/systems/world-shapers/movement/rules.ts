import type { MoveRules } from '../../../battlefield/move.ts';
import type { Occupant, Standing } from '../../../battlefield/occupancy.ts';
import {
  BLOCKED,
  canStand,
  FREE,
  firstFree,
  HINDER,
  occupancy,
  PASS,
  threats,
} from '../../../battlefield/occupancy.ts';
import type { Reach } from '../../../battlefield/reach.ts';
import { reachable } from '../../../battlefield/reach.ts';
import { memory } from '../../../engine/stamps.ts';
import type { Cell } from '../../../kernel/json.ts';
import { bearingNumber } from '../bearing.ts';
import { sufferings } from '../effects/effects.ts';
import { placesOf } from '../ground.ts';
import { fieldOf, maySharePlace, overlap } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, present } from '../state.ts';
import { difficultTimes, walking } from '../terrain.ts';
import { avoidFeared } from './fear.ts';

/** Walking, in terms of the battlefield room (section TER). */

/** The mover without its mount: a climber that walks gets off (WS-R39). */
export const onFoot = (mover: Combatant): Combatant =>
  mover.mounted === null ? mover : { ...mover, mounted: null };

/** What an occupied space is to the mover (WS-TER-5 to WS-TER-8, WS-R87). Objects block. */
function standingOf(fight: Fight, other: Combatant, mover: Combatant): Standing {
  const barred = mover.movement.barred.includes(other.id);
  if (maySharePlace(fight, other, mover)) {
    if (fight.rulings.sharedSpaceRules !== 'checkAsEnemy' || !foes(other, mover)) return FREE;
    return barred ? BLOCKED : HINDER;
  }
  if (isObject(other) || barred) return BLOCKED;
  return foes(other, mover) ? HINDER : PASS;
}

/** Everybody else who occupies space. */
const others = (fight: Fight, mover: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => other.id !== mover.id && present(other) && other.mounted === null);

/** The occupied spaces as this mover sees them. Cached by positions. */
const standings = (fight: Fight, mover: Combatant): Uint8Array =>
  known(fight, `${mover.id} ${mover.movement.barred.join()}`, () => findStandings(fight, mover));

const known = memory<Uint8Array, Fight>(placesOf);

function findStandings(fight: Fight, mover: Combatant): Uint8Array {
  const found: Occupant[] = [];
  for (const other of others(fight, mover)) {
    const standing = standingOf(fight, other, mover);
    if (standing !== FREE) found.push({ cell: other.cell, size: other.squares, standing });
  }
  return occupancy(fieldOf(fight), found);
}

/** WS-TER-5, WS-TER-6, WS-TER-8: whether the mover may stop there with its whole footprint. */
export function mayStop(fight: Fight, mover: Combatant, cell: Cell): boolean {
  if (!canStand(fieldOf(fight), cell, mover.squares, undefined, walking)) return false;
  return others(fight, mover).every(
    (other) => !overlap(other.cell, other.squares, cell, mover.squares) || maySharePlace(fight, other, mover),
  );
}

/** The free place for its footprint nearest to its position; `null` if the field is full. */
export function nearestFree(fight: Fight, mover: Combatant): Cell | null {
  const taken = others(fight, mover)
    .filter((other) => !maySharePlace(fight, other, mover))
    .map((other): Occupant => ({ cell: other.cell, size: other.squares, standing: BLOCKED }));
  const field = fieldOf(fight);
  return firstFree(field, mover.cell, mover.squares, occupancy(field, taken), walking);
}

/**
 * WS-STA-6, WS-ADV-11, WS-R41: the cost factor of each metre: doubled for the Prone, and doubled for those who drag
 * somebody.
 */
export function costTimes(fight: Fight, mover: Combatant): number {
  const crawls = sufferings(fight, mover).some(({ kind }) => kind.moves === 'at-double-cost');
  const drags = mover.grabbing.length > 0;
  return (crawls ? 2 : 1) * (drags ? 2 : 1);
}

/** The last result and its cache key: every step of a path asks for the same rules. */
let last: {
  readonly places: number;
  readonly bearing: number;
  readonly barred: readonly string[];
  readonly rules: MoveRules;
} | null = null;

/**
 * The movement rules of this mover. Cached by positions and the combatant's state, independent of its own position,
 * except for the Frightened, whose rules depend on it and are not cached.
 */
export function rulesFor(fight: Fight, who: Combatant): MoveRules {
  const [places, bearing] = [placesOf(fight), bearingNumber(fight, who)];
  const { barred } = who.movement;
  if (last?.places === places && last.bearing === bearing && last.barred === barred) return last.rules;
  const rules = findRules(fight, onFoot(who));
  last = rules.avoid?.never ? null : { places, bearing, barred, rules };
  return rules;
}

/** WS-TER-7, WS-R85: an enemy's space counts as difficult terrain, or adds to it. */
function findRules(fight: Fight, mover: Combatant): MoveRules {
  return {
    size: mover.squares,
    ground: walking,
    corners: 'one-side',
    occupancy: standings(fight, mover),
    crowd: fight.rulings.difficultStack ? { times: 1, plus: 1 } : { times: difficultTimes },
    times: costTimes(fight, mover),
    ...avoidEnemies(fight, mover),
    ...avoidFeared(fight, mover),
  };
}

/** WS-TER-6: of ways that cost the same, the one through fewer spaces of enemies is preferred. */
function avoidEnemies(fight: Fight, mover: Combatant): Pick<MoveRules, 'avoid'> {
  const inTheWay = others(fight, mover).filter((other) => standingOf(fight, other, mover) === HINDER);
  if (inTheWay.length === 0) return {};
  const spaces = inTheWay.map(({ cell, squares }) => ({ cell, size: squares, reach: 0 }));
  return { avoid: { threat: threats(fieldOf(fight), mover.squares, spaces), when: 'starts-inside' } };
}

/** What the mover can reach with so many metres. `reuse`: an old result whose memory may be overwritten. */
export const reachOf = (fight: Fight, who: Combatant, budget: number, reuse?: Reach): Reach =>
  reachable(fieldOf(fight), { from: who.cell, budget, ...rulesFor(fight, who) }, reuse);
