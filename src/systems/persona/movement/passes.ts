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

/** How somebody wants to move. */
export interface Gait {
  readonly move: Move;
  /** PE-TERR-2, PE-OBST-8, PE-MOVE-15: at full speed over what hinders, at the price of tests. */
  readonly full: boolean;
}

/** All that these rules say of steps; none of it left out, so that there is one shape of them. */
type Rules = Required<Pick<MoveRules, 'size' | 'occupancy' | 'odd' | 'slope' | 'ground' | 'times'>>;

/**
 * One way of counting a Move. Usually there is one; where ground that hinders slows the whole Move down (PE-R23,
 * `wholeMove`) a way that avoids it is tried first, then a slower Move, then the single metre.
 */
export interface Pass {
  readonly rules: Rules;
  /** For the search, in what its steps cost. */
  readonly budget: number;
  /** What such a way takes of the Move's allowance. */
  cost(found: number): number;
  /** From here on the whole Move is so much slower (PE-R23). */
  readonly whole: 'hindered' | 'doubly' | null;
}

/** PE-MOVE-1, PE-R16: how somebody stands in the way of a mover: enemies bar it, allies may, other bands do not. */
function standing(fight: Fight, mover: Combatant, other: Combatant): Standing {
  return foes(mover, other) || !fight.rulings.passThroughAllies ? BLOCKED : PASS;
}

/** Everybody else in the same band. */
export function othersInBand(fight: Fight, who: Combatant): readonly Combatant[] {
  return fight.listing
    .map((id) => one(fight, id))
    .filter((other) => other !== who && present(other) && other.band === who.band);
}

/** Who stands where for a mover; with `solid` nobody lets it through. */
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

/** PE-TERR-2: at full speed until a test says otherwise; with a test passed, at full speed anyway (PE-R28). */
const boldOf = (move: Move, full: boolean): boolean =>
  move.tested.terrain === 'free' || (full && move.tested.terrain !== 'hindered');

/** What the rules of all ways of counting a Move have in common. */
type Mover = Required<Pick<MoveRules, 'size' | 'occupancy' | 'odd' | 'slope'>>;

const steepSlope = { up: steepest, down: steepest };
const anySlope = {};

/** Rules in one shape, whatever the ground is; a spread would make a new one each time. */
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

/** The last answer: a way is looked for, judged and walked by the same one. */
let kept: Kept | null = null;

/** Whether two Moves are counted alike: one that has not begun is made anew wherever it is asked about. */
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

/** Every way of counting this Move from here, the best first. Good until something happens in the fight. */
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
  // Whole metres count: on a field of exact diagonals a fraction is dropped (PE-TEST-6).
  const metres = (most: number): number => (field.metric === 'exact' && most > 0 ? most + 0.9999 : most);
  const times = sources === 1 ? 2 : 1;
  const rest = restOf(move);
  const common: Mover = {
    size: who.squares,
    occupancy: occupied(fight, who),
    odd: move.odd,
    slope: aloft(who) ? anySlope : steepSlope,
  };
  // What is dropped of a fraction was covered for nothing.
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

/** PE-R23, `wholeMove`: as far as the ground lets one at this speed, else at that of the worst ground of the way. */
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
