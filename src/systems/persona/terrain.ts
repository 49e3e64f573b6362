import type { TerrainKind } from '../../battlefield/document.ts';
import type { Battlefield } from '../../battlefield/field.ts';
import { indexOf, terrainAt } from '../../battlefield/field.ts';
import { footprint } from '../../battlefield/footprint.ts';
import type { Cell } from '../../kernel/json.ts';
import type { Term } from '../../kernel/terms.ts';
import { rulingIds } from './rulings.ts';
import type { Score } from './scores.ts';
import { fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { actor } from './state.ts';
import type { TestKind } from './test/spec.ts';

/**
 * The marks of a terrain kind that this system reads:
 * - `difficult`: the Difficult Terrain Number, 0 to 3 (PE-TERR-1)
 * - `damaging`: the damage of a failed test; without it difficult terrain is uneven or slippery (PE-TERR-3, PE-TERR-5)
 * - `water`: its depth in metres (PE-OBST-7); from half a metre it hinders
 * - `rough`: water in which the game master demands a test (PE-OBST-9)
 * - `gap`: the depth in metres that a leap falls if it ends there (PE-OBST-10)
 * - `weather`, `haze`: Bad Weather and Obscuring Haze (PE-DIS-1, PE-DIS-7)
 * - `hinders`: any other source of Hindrance (PE-MOVE-14)
 */
export interface Ground {
  /** `null` where the ground is not difficult. */
  readonly difficult: number | null;
  readonly damaging: number | null;
  readonly water: number;
  readonly rough: boolean;
  readonly gap: number;
  readonly weather: boolean;
  readonly haze: boolean;
  readonly hinders: boolean;
}

const number = (kind: TerrainKind, mark: string): number | null => {
  const value = kind.marks?.[mark];
  return typeof value === 'number' ? value : null;
};

const most = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.max(a, b);

const plain: Ground = {
  difficult: null,
  damaging: null,
  water: 0,
  rough: false,
  gap: 0,
  weather: false,
  haze: false,
  hinders: false,
};

/** The depth in metres from which water hinders wading. From 1 m one swims (PE-OBST-7). */
const wading = 0.5;

/** The ground of a cell with several kinds of terrain: the worst value of each mark. */
export function groundOf(kinds: readonly TerrainKind[]): Ground {
  let ground = plain;
  for (const kind of kinds) {
    ground = {
      difficult: most(ground.difficult, number(kind, 'difficult')),
      damaging: most(ground.damaging, number(kind, 'damaging')),
      water: Math.max(ground.water, number(kind, 'water') ?? 0),
      rough: ground.rough || kind.marks?.rough === true,
      gap: Math.max(ground.gap, number(kind, 'gap') ?? 0),
      weather: ground.weather || kind.marks?.weather === true,
      haze: ground.haze || kind.marks?.haze === true,
      hinders: ground.hinders || kind.marks?.hinders === true || (number(kind, 'water') ?? 0) >= wading,
    };
  }
  return ground;
}

/** Grounds per battlefield, indexed by the mix of terrain kinds of a cell. */
const known = new WeakMap<Battlefield, Ground[]>();

/** The ground of one cell. */
export function groundAt(fight: Fight, cell: Cell): Ground {
  const field = fieldOf(fight);
  const mix = field.mix[indexOf(field, cell)];
  if (mix === undefined) return plain;
  let grounds = known.get(field);
  if (!grounds) {
    grounds = [];
    known.set(field, grounds);
  }
  const ground = grounds[mix] ?? groundOf(terrainAt(field, cell));
  grounds[mix] = ground;
  return ground;
}

/** The worst ground under a combatant's footprint; plain ground for flyers above the ground. */
export function groundUnder(fight: Fight, who: Combatant): Ground {
  if (who.band !== 'ground') return plain;
  if (who.squares === 1) return groundAt(fight, who.cell);
  let worst = plain;
  for (const cell of footprint(fieldOf(fight), who.cell, who.squares)) {
    const ground = groundAt(fight, cell);
    worst = {
      difficult: most(worst.difficult, ground.difficult),
      damaging: most(worst.damaging, ground.damaging),
      water: Math.max(worst.water, ground.water),
      rough: worst.rough || ground.rough,
      gap: Math.max(worst.gap, ground.gap),
      weather: worst.weather || ground.weather,
      haze: worst.haze || ground.haze,
      hinders: worst.hinders || ground.hinders,
    };
  }
  return worst;
}

/**
 * The Disadvantages of Difficult Terrain under a combatant's feet: for actions and, with PE-R57, evasion (PE-DIS-5),
 * and for Agility tests in the uneven kind (PE-TERR-4). Only with PE-R29 do both count on one test. `null` if there are
 * none.
 */
export function difficultyAt(fight: Fight, who: Combatant, score: Score, kind: TestKind): Term | null {
  const { difficult, damaging } = groundUnder(fight, who);
  if (difficult === null || difficult === 0) return null;
  const acting = kind === 'attack' || (kind === 'other' && actor(fight) === who.id);
  const evading = kind === 'evasion' && fight.rulings.actionRowsApplyToEvasion;
  const onFeet = damaging === null && score === 'agility';
  const times = fight.rulings.terrainStacks
    ? Number(acting || evading) + Number(onFeet)
    : Number(acting || evading || onFeet);
  if (times === 0) return null;
  return {
    value: -difficult * times,
    op: 'add',
    label: 'difficult terrain',
    clause: onFeet && !acting ? 'PE-TERR-4' : 'PE-DIS-5',
    ruling: rulingIds.terrainStacks,
  };
}
