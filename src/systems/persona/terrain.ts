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
 * What this system reads of the marks of a terrain kind. `difficult`: the number of Difficult Terrain, 0 to 3
 * (PE-TERR-1); `damaging`: the damage of its failed test, without which it is the uneven or slippery kind (PE-TERR-3,
 * PE-TERR-5); `water`: its depth in metres (PE-OBST-7); `rough`: the game master demands a test in it (PE-OBST-9);
 * `gap`: its depth in metres for whoever ends a leap there (PE-OBST-10); `weather` and `haze`: what is in the air
 * (PE-DIS-1, PE-DIS-7);
 * `hinders`: whatever else slows one down there (PE-MOVE-14), which water of half a metre does too.
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

/** Water in which one wades; deeper by as much again one swims (PE-OBST-7). */
const wading = 0.5;

/** Of several kinds of terrain on one cell the worst of each. */
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

/** The grounds of a battlefield, by the mixture of kinds that a cell has. */
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

/** The same for everything that a combatant stands on; nothing for whoever flies. */
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
 * PE-DIS-5, PE-TERR-4: Disadvantages as many as the number of the Difficult Terrain under one's feet, for whatever is
 * done there (not for what befalls one), and for Agility tests of the uneven kind; both together only where the table says so (PE-R29).
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
