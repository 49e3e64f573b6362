import type { BattlefieldDocument, FieldChanges } from '../../battlefield/document.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Out } from '../../kernel/view.ts';
import type { DamageScope } from './damage-types.ts';
import type { Surprise } from './encounter-schema.ts';
import type { Shield, Weapon } from './gear.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import type { MagicItem } from './spells.ts';

/**
 * The state of a fight: JSON at every moment. What never changes (sheets, items, the battlefield's document, the
 * rulings) is shared by all copies. What changes is a primitive value, or an immutable object that `apply` replaces as
 * a whole. Only `apply` writes here.
 */

/** The phases of the turn machine (FS-ENC-1 to FS-ENC-9). */
const phases = ['surprise', 'initiative', 'round', 'turns', 'over'] as const;
type Phase = (typeof phases)[number];

/** The state of a combatant's turn in this round. `saved`: postponed until after another's turn (FS-TURN-7). */
type Turn = 'waiting' | 'active' | 'saved' | 'done' | 'skipped';

/** What an item is; never changes. Loads and uses are counted in `Fight.unloaded` and `Fight.uses`. */
type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'shield'; readonly shield: Shield; readonly br: number }
  | { readonly kind: 'magic'; readonly magic: MagicItem };

export interface Item {
  /** Unique in the fight: `edda/longsword`. */
  readonly id: Id;
  /** Its id on its owner's sheet: `longsword`. Choices may use it where only one such item can be meant. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

/** An item in hand and the number of hands that hold it. */
export interface Grip {
  readonly item: Item;
  readonly hands: 1 | 2;
}

interface FloorItem {
  readonly item: Item;
  readonly cell: Cell;
}

/** A resistance that a spell gave. Only the highest one counts (FS-RV-4). */
export interface TemporaryResistance {
  readonly to: DamageScope;
  readonly value: number;
  readonly until: number;
  /** The name of the spell that gave it. */
  readonly source: string;
}

/** FS-MAN-7: the foe at whom the next Strike has a boon. `passed` is `null` while Deception has to be tested still. */
export interface Feint {
  readonly at: Id;
  readonly passed: true | null;
}

/** FS-TURN-7: a saved turn comes right after the turn of `who` in this round. */
export interface WaitsFor {
  readonly who: Id;
  readonly round: number;
}

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  /** A player character (FS-ENC-4). */
  readonly player: boolean;
  /** The side of the footprint, in squares (FS-SIZE-3). */
  readonly squares: number;
  /** The Health Pool (FS-HP-1). */
  readonly pool: number;
  readonly manaPool: number;
  /** Metres of free movement, armor included (FS-ARM-1). */
  readonly speed: number;
  /** Added to 1d6 for initiative (FS-ENC-4). */
  readonly initiativeBonus: number;

  side: string;
  /** The top left square of the footprint. */
  cell: Cell;
  /** In the middle of a move, on a square that another combatant occupies: the move cannot end here (FS-GRID-2). */
  passing: boolean;
  health: number;
  mana: number;
  ap: number;
  /** Attacks used in this round (FS-TURN-5). */
  attacks: number;
  freeActionUsed: boolean;
  initiative: number | null;

  turn: Turn;
  waits: WaitsFor | null;
  /** Something was done in its own turn, which therefore cannot be saved any more. */
  begun: boolean;
  /** Metres of this turn's movement used so far, standing up included. */
  moved: number;
  /** The next diagonal step costs 2 m (FS-GRID-1, `alternating`). */
  odd: boolean;
  /** Moves made in this turn (FS-TURN-2, `moveSplit`). */
  moves: number;
  /** Dashes of this turn: each adds Speed metres (FS-ACT-1). */
  dashes: number;
  /** It has disengaged: until its own turn ends it does not provoke (FS-ACT-2, FS-R20). */
  disengaged: boolean;

  hands: readonly Grip[];
  carried: readonly Item[];

  /** The next round start gives 1 AP fewer (FS-COND-1). */
  dazed: boolean;
  prone: boolean;
  surprised: boolean;
  /** Those who hold this combatant (FS-ACT-3). Each of them has it in `holds`. */
  heldBy: readonly Id[];
  holds: readonly Id[];
  /**
   * The id of the net that holds it, which lies on the floor under it; `net` for one that is not an item of the fight;
   * `null` when none does.
   */
  netted: Id | null;
  /** Those who do not know where this combatant is (FS-COND-4). */
  hiddenFrom: readonly Id[];
  /** FS-MAN-5: the next defence test has a boon. */
  braced: boolean;
  feint: Feint | null;
  resistances: readonly TemporaryResistance[];
  /** The number of failed tests while dying (FS-HP-2, `threeFailures`). */
  dying: number;
  out: Out | null;
}

export interface Fight {
  readonly system: 'fighting-style';
  readonly name: string;
  readonly rulings: Rulings;
  readonly battlefield: BattlefieldDocument;
  /** Doors opened, walls broken. Replaced as a whole. */
  changes: FieldChanges;
  /** The contest of surprise; `null` when nobody came sneaking, or once it is settled. */
  surprise: Surprise | null;
  phase: Phase;
  /** 0 before the first round. */
  round: number;
  /** Ids in the order of initiative; empty until it is rolled. */
  order: readonly Id[];
  /**
   * Ids in the order of the encounter, which is also the order of rolls and questions where no other rule decides
   * (FS-TEST-7).
   */
  listing: readonly Id[];
  active: Id | null;
  /** The combatant whose turn in this round was over last: a saved turn may follow it. */
  lastTurn: Id | null;
  combatants: { [id: Id]: Combatant };
  floor: readonly FloorItem[];
  /**
   * The number of Manipulate reactions that an item still needs before it can shoot (FS-ATK-4); loaded items are
   * absent.
   */
  unloaded: { readonly [item: Id]: number };
  /** How often an item can still be used: its shots (FS-ATK-4), or the uses of a magic item. Absent: unlimited. */
  uses: { readonly [item: Id]: number };
  /**
   * FS-ENC-9: a key of the situation in which the game master declined to end the fight; `null` where that has not
   * happened or the situation has changed.
   */
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant with this id. Throws when there is none. */
export function one(fight: Fight, id: Id): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}

function copyCombatant(from: Combatant): Combatant {
  return {
    id: from.id,
    sheet: from.sheet,
    player: from.player,
    squares: from.squares,
    pool: from.pool,
    manaPool: from.manaPool,
    speed: from.speed,
    initiativeBonus: from.initiativeBonus,
    side: from.side,
    cell: from.cell,
    passing: from.passing,
    health: from.health,
    mana: from.mana,
    ap: from.ap,
    attacks: from.attacks,
    freeActionUsed: from.freeActionUsed,
    initiative: from.initiative,
    turn: from.turn,
    waits: from.waits,
    begun: from.begun,
    moved: from.moved,
    odd: from.odd,
    moves: from.moves,
    dashes: from.dashes,
    disengaged: from.disengaged,
    hands: from.hands,
    carried: from.carried,
    dazed: from.dazed,
    prone: from.prone,
    surprised: from.surprised,
    heldBy: from.heldBy,
    holds: from.holds,
    netted: from.netted,
    hiddenFrom: from.hiddenFrom,
    braced: from.braced,
    feint: from.feint,
    resistances: from.resistances,
    dying: from.dying,
    out: from.out,
  };
}

/**
 * A copy that shares nothing that `apply` writes to. Only the combatants are copied: everything else is replaced as a
 * whole.
 */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyCombatant(one(from, id));
  return {
    system: from.system,
    name: from.name,
    rulings: from.rulings,
    battlefield: from.battlefield,
    changes: from.changes,
    surprise: from.surprise,
    phase: from.phase,
    round: from.round,
    order: from.order,
    listing: from.listing,
    active: from.active,
    lastTurn: from.lastTurn,
    combatants,
    floor: from.floor,
    unloaded: from.unloaded,
    uses: from.uses,
    goesOn: from.goesOn,
    over: from.over,
  };
}

/** Whether the combatant is in the fight and conscious. */
export const conscious = (who: Combatant): boolean => who.out === null;
/** FS-COND-3: whether the combatant is knocked out, but neither dead nor gone. */
export const unconscious = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether the combatant occupies its squares. The unconscious do; the dead and those who left do not. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
/** FS-ACT-3: whether the combatant is held by a foe or caught in a net. */
export const held = (who: Combatant): boolean => who.heldBy.length > 0 || who.netted !== null;
/** FS-COND-4: whether `whom` does not know where `who` is. */
export const hiddenFrom = (who: Combatant, whom: Id): boolean => who.hiddenFrom.includes(whom);
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;

/** The number of hands that neither hold an item nor a foe. Below 0 in an encounter that asks for too many. */
export function freeHands(who: Combatant): number {
  let free = who.sheet.hands - who.holds.length;
  for (const grip of who.hands) free -= grip.hands;
  return free;
}
