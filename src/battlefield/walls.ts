import type { CoverGrade, FieldChanges, Wall, WallKind } from './document.ts';
import { COVER_GRADES } from './document.ts';

/** What a wall does in its present state. */
interface WallTraits {
  /** Whether it blocks movement; `sight` and `effect` likewise. */
  readonly move: boolean;
  readonly sight: boolean;
  readonly effect: boolean;
  /** Index in COVER_GRADES. */
  readonly cover: number;
  /** Extra cost in cells for climbing over; 0 if there is nothing to climb. */
  readonly climb: number;
}

/** The defaults of a kind of wall. */
interface Habit {
  readonly move: boolean;
  readonly sight: boolean;
  readonly effect: boolean;
  readonly cover: CoverGrade;
  readonly climb: number;
}

const SOLID: Habit = { move: true, sight: true, effect: true, cover: 'full', climb: 0 };

const HABITS: Record<WallKind, Habit> = {
  wall: SOLID,
  'low-wall': { move: false, sight: false, effect: false, cover: 'low', climb: 1 },
  window: { move: true, sight: false, effect: false, cover: 'high', climb: 0 },
  door: SOLID,
};

const NOTHING: WallTraits = { move: false, sight: false, effect: false, cover: 0, climb: 0 };

/** What a wall is called: by its entry, or else by its kind. */
export const wallName = ({ label, kind }: Wall): string => label ?? (kind === 'low-wall' ? 'low wall' : kind);

/** What a wall does: the defaults of its kind, overridden by its entry; nothing once it is open or broken. */
export function wallTraits(wall: Wall, changes: FieldChanges): WallTraits {
  const { id } = wall;
  if (id !== undefined && changes.broken?.includes(id)) return NOTHING;
  if (wall.kind === 'door' || wall.kind === 'window') {
    const changed = id !== undefined && changes.doors !== undefined && Object.hasOwn(changes.doors, id);
    if (changed ? changes.doors[id] === true : wall.open === true) return NOTHING;
  }
  const habit = HABITS[wall.kind] ?? SOLID;
  const move = wall.blocksMove ?? (wall.climb === undefined ? habit.move : false);
  return {
    move,
    sight: wall.blocksSight ?? habit.sight,
    effect: wall.blocksEffect ?? habit.effect,
    cover: Math.max(0, COVER_GRADES.indexOf(wall.cover ?? habit.cover)),
    climb: move ? 0 : (wall.climb ?? habit.climb),
  };
}
