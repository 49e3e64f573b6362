import type { Ground } from '../../../battlefield/ground.ts';
import type { MoveRules } from '../../../battlefield/move.ts';
import type { Occupant, Standing } from '../../../battlefield/occupancy.ts';
import { BLOCKED, occupancy, PASS } from '../../../battlefield/occupancy.ts';
import { epoch } from '../../../engine/epoch.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight, Move } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Footing } from './grounds.ts';
import { air, flat, groundFor, lastStep, steepest } from './grounds.ts';
import { aloft } from './hindrance.ts';
import { restOf, speedOf } from './speed.ts';

/** How a combatant wants to move. */
export interface Gait {
  readonly move: Move;
  /** PE-TERR-2, PE-OBST-8, PE-MOVE-15: at full speed over what hinders, which takes tests. */
  readonly full: boolean;
}

/** The movement rules used here, all of them set, so that the objects share one hidden class. */
type Rules = Required<Pick<MoveRules, 'size' | 'occupancy' | 'odd' | 'slope' | 'ground' | 'times'>>;

/**
 * One way of counting the cost of a Move. Usually there is one. With PE-R23 `wholeMove`, where Hindering terrain slows
 * the whole Move, a path avoiding it is tried first, then a slower Move, then the single metre.
 */
export interface Pass {
  readonly rules: Rules;
  /** The budget of the path search, in the costs of its steps. */
  readonly budget: number;
  /** Converts the cost of a path into what it takes of the Move's allowance. */
  cost(found: number): number;
  /** How much slower the whole Move is from here on (PE-R23). */
  readonly whole: 'hindered' | 'doubly' | null;
}

/** PE-MOVE-1, PE-R16: whether another combatant bars the mover's way: enemies do, allies may. */
function standing(fight: Fight, mover: Combatant, other: Combatant): Standing {
  return foes(mover, other) || !fight.rulings.passThroughAllies ? BLOCKED : PASS;
}

/** Everyone else present in the same band. */
export function othersInBand(fight: Fight, who: Combatant): readonly Combatant[] {
  return fight.listing
    .map((id) => one(fight, id))
    .filter((other) => other !== who && present(other) && other.band === who.band);
}

/** The occupancy of the battlefield for a mover; with `solid` nobody can be passed. */
export function occupied(fight: Fight, who: Combatant, solid = false): Uint8Array {
  const others = othersInBand(fight, who).map(
    (other): Occupant => ({
      cell: other.cell,
      size: other.squares,
      standing: solid ? BLOCKED : standing(fight, who, other),
    }),
  );
  return occupancy(fieldOf(fight), others);
}

const swimOf = (move: Move, full: boolean): Footing['swim'] =>
  move.tested.swim ?? (full ? 'free' : 'hindered');

/**
 * PE-TERR-2: whether difficult terrain is crossed at full speed: until a test fails, or after one was passed (PE-R28).
 */
const boldOf = (move: Move, full: boolean): boolean =>
  move.tested.terrain === 'free' || (full && move.tested.terrain !== 'hindered');

/** The rules common to all ways of counting a Move. */
type Mover = Required<Pick<MoveRules, 'size' | 'occupancy' | 'odd' | 'slope'>>;

const steepSlope = { up: steepest, down: steepest };
const anySlope = {};

/** The rules on a ground, as objects of one hidden class. */
const rulesOn = ({ size, occupancy, odd, slope }: Mover, ground: Ground, times: number): Rules => ({
  size,
  occupancy,
  odd,
  slope,
  ground,
  times,
});

interface Kept {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly epoch: number;
  readonly gait: Gait;
  readonly passes: readonly Pass[];
}

/** Caches the last result: the same one is needed to find, judge and walk a path. */
let kept: Kept | null = null;

/** Whether two Moves are counted alike. Needed because a Move that has not begun is a new object each time. */
export const alike = (a: Move, b: Move): boolean =>
  a === b ||
  (a.kind === b.kind &&
    a.allowance === b.allowance &&
    a.bonus === b.bonus &&
    a.spent === b.spent &&
    a.odd === b.odd &&
    a.tested.whole === b.tested.whole &&
    a.tested.swim === b.tested.swim &&
    a.tested.terrain === b.tested.terrain);

/** The ways of counting this Move from here, the best first. Cached until a fact is applied. */
export function passesOf(fight: Fight, who: Combatant, gait: Gait): readonly Pass[] {
  const now = epoch();
  if (
    kept?.epoch === now &&
    kept.fight === fight &&
    kept.who === who &&
    kept.gait.full === gait.full &&
    alike(kept.gait.move, gait.move)
  ) {
    return kept.passes;
  }
  const passes = waysToCount(fight, who, gait);
  kept = { fight, who, epoch: now, gait, passes };
  return passes;
}

function waysToCount(fight: Fight, who: Combatant, { move, full }: Gait): readonly Pass[] {
  const field = fieldOf(fight);
  const { left, sources } = speedOf(fight, who, move, full);
  // Whole metres count: with exact diagonals fractions are dropped (PE-TEST-6).
  const metres = (most: number): number => (field.metric === 'exact' && most > 0 ? most + 0.9999 : most);
  const times = sources === 1 ? 2 : 1;
  const rest = restOf(move);
  const common: Mover = {
    size: who.squares,
    occupancy: occupied(fight, who),
    odd: move.odd,
    slope: aloft(who) ? anySlope : steepSlope,
  };
  // Fractions that are dropped cost nothing.
  const plain = (found: number): number => Math.min(found, left);
  if (sources === 2) {
    const ground = aloft(who) ? air : flat;
    return [{ rules: rulesOn(common, ground, 1), budget: metres(left), cost: () => rest, whole: null }];
  }
  if (aloft(who)) {
    return [{ rules: rulesOn(common, air, times), budget: metres(left), cost: plain, whole: null }];
  }
  const bold = boldOf(move, full);
  const swim = swimOf(move, full);
  if (fight.rulings.partialHinder === 'doubleCost') {
    return [
      {
        rules: rulesOn(common, groundFor(sources, bold, swim, null), times),
        budget: left > 0 ? metres(left) + lastStep : 0,
        cost: (found) => (found >= lastStep ? rest : plain(found)),
        whole: null,
      },
    ];
  }
  return wholePasses(common, { sources, bold, swim }, move, left, metres, rest);
}

/**
 * PE-R23, `wholeMove`: at the current speed as far as the terrain allows, otherwise at the speed of the worst terrain
 * on the path.
 */
function wholePasses(
  common: Mover,
  footing: Omit<Footing, 'upTo'>,
  { spent, tested }: Move,
  left: number,
  metres: (most: number) => number,
  rest: number,
): readonly Pass[] {
  const times = footing.sources === 1 ? 2 : 1;
  const at = (upTo: 0 | 1 | 2, times: number): Rules =>
    rulesOn(common, groundFor(footing.sources, footing.bold, footing.swim, upTo), times);
  const known = tested.whole === 'hindered' ? 1 : 0;
  const passes: Pass[] = [
    {
      rules: at(known, times),
      budget: metres(left),
      cost: (found) => Math.min(found, left),
      whole: null,
    },
  ];
  if (footing.sources === 0) {
    passes.push({
      rules: at(1, 2),
      budget: metres(Math.max(0, left - spent)),
      cost: (found) => Math.min(found + spent, left),
      whole: 'hindered',
    });
  }
  if (spent === 0)
    passes.push({ rules: at(2, 1), budget: Math.min(1, left), cost: () => rest, whole: 'doubly' });
  return passes;
}
