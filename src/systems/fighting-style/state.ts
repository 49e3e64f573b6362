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
 * A fight: JSON at every moment. What never changes (sheets, items, the battlefield's document, the rulings) is shared
 * by all copies; what changes is either a plain number or word, or an immutable object that `apply` replaces whole.
 * Only `apply` writes here.
 */

/** Where the turn machine stands (FS-ENC-1 to FS-ENC-9). */
export const phases = ['surprise', 'initiative', 'round', 'turns', 'over'] as const;
export type Phase = (typeof phases)[number];

/** How far a combatant's turn of this round is. `saved`: postponed, it acts after somebody (FS-TURN-7). */
export type Turn = 'waiting' | 'active' | 'saved' | 'done' | 'skipped';

/** What an item is. Never changes; what is used up stands in `Fight.unloaded` and `Fight.uses`. */
export type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'shield'; readonly shield: Shield; readonly br: number }
  | { readonly kind: 'magic'; readonly magic: MagicItem };

export interface Item {
  /** Unlike that of every other item of the fight: `edda.longsword`. */
  readonly id: Id;
  /** As its owner's sheet calls it: `longsword`. Answers may use it where only one such item can be meant. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

/** An item in hand, and in how many hands. */
export interface Grip {
  readonly item: Item;
  readonly hands: 1 | 2;
}

export interface FloorItem {
  readonly item: Item;
  readonly cell: Cell;
}

/** A resistance that a spell gave (FS-RV-4 lets only the highest count). It ends with the round named. */
export interface TemporaryResistance {
  readonly to: DamageScope;
  readonly value: number;
  readonly until: number;
  /** The spell that gave it. */
  readonly source: string;
}

/** FS-MAN-7: whom the next Strike is feinted at. `passed` is `null` until Deception has been tested. */
export interface Feint {
  readonly at: Id;
  readonly passed: boolean | null;
}

/** FS-TURN-7: a saved turn comes right after this one's turn in this round. */
export interface WaitsFor {
  readonly who: Id;
  readonly round: number;
}

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  /** Played by a person (FS-ENC-4). */
  readonly player: boolean;
  /** The side of the footprint in squares (FS-SIZE-3). */
  readonly squares: number;
  /** The Health Pool (FS-HP-1). */
  readonly pool: number;
  readonly manaPool: number;
  /** Metres, armor counted (FS-ARM-1). */
  readonly speed: number;
  /** Added to 1d6 for initiative (FS-ENC-4). */
  readonly initiativeBonus: number;

  side: string;
  /** The footprint's top left square. */
  cell: Cell;
  /** In the middle of a move, on a square that somebody else has: it cannot stay there (FS-GRID-2). */
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
  /** Anything done in the own turn: it cannot be saved any more. */
  begun: boolean;
  /** Metres of this turn's movement that are used up, standing up included. */
  moved: number;
  /** The next diagonal step counts 2 (FS-GRID-1, `alternating`). */
  odd: boolean;
  /** Moves made in this turn with free movement (FS-TURN-2, `moveSplit`). */
  moves: number;
  /** Dashes of this turn: each adds Speed metres (FS-ACT-1). */
  dashes: number;
  /** Until the own turn ends (FS-ACT-2). */
  disengaged: boolean;

  hands: readonly Grip[];
  carried: readonly Item[];

  /** The next round start gives 1 AP fewer (FS-COND-1). */
  dazed: boolean;
  prone: boolean;
  surprised: boolean;
  /** Who holds this one (FS-ACT-3). Each of them has it in `holds`. */
  heldBy: readonly Id[];
  holds: readonly Id[];
  /** Caught by a net: the item, which lies on the floor here. */
  netted: Id | null;
  /** Who does not know where this one is (FS-COND-4). */
  hiddenFrom: readonly Id[];
  /** FS-MAN-5: the next defence test has a boon. */
  braced: boolean;
  feint: Feint | null;
  resistances: readonly TemporaryResistance[];
  /** Failed tests of the dying (FS-HP-2, `threeFailures`). */
  dying: number;
  out: Out | null;
}

export interface Fight {
  readonly system: 'fighting-style';
  readonly name: string;
  readonly rulings: Rulings;
  readonly battlefield: BattlefieldDocument;
  /** Doors opened, walls broken: replaced whole. */
  changes: FieldChanges;
  /** `null`: nobody came sneaking, or it has been settled. */
  surprise: Surprise | null;
  phase: Phase;
  /** 0 before the first round. */
  round: number;
  /** Ids in the order of initiative; empty until it is rolled. */
  order: readonly Id[];
  /** Ids in the order of the encounter: ties of dice and questions follow it (FS-TEST-7). */
  listing: readonly Id[];
  active: Id | null;
  /** Whose turn was over last in this round: a saved turn may follow. */
  lastTurn: Id | null;
  combatants: { [id: Id]: Combatant };
  floor: readonly FloorItem[];
  /** Manipulate reactions that an item still needs before it can shoot (FS-ATK-4); loaded ones are absent. */
  unloaded: { readonly [item: Id]: number };
  /** How often an item can still be used: its shots (FS-ATK-4), a magic item's uses. Absent: without limit. */
  uses: { readonly [item: Id]: number };
  /** FS-ENC-9: the game master went on with the fight; `standing` was how it stood. Asked again when that changes. */
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant of an id that is known to be one. */
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

/** A copy that shares nothing that `apply` writes to: everything but the combatants themselves is replaced whole. */
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

/** Whether the combatant is still in the fight and knows of it. */
export const conscious = (who: Combatant): boolean => who.out === null;
/** FS-COND-3: knocked out, not dead and not gone. */
export const unconscious = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether the combatant lies or stands on its square: the dead do not take room, those who left are not here. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
/** FS-ACT-3: held by a foe or caught by a net. */
export const held = (who: Combatant): boolean => who.heldBy.length > 0 || who.netted !== null;
/** FS-COND-4: `whom` does not know where `who` is. */
export const hiddenFrom = (who: Combatant, whom: Id): boolean => who.hiddenFrom.includes(whom);
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;

/** Hands that neither an item nor a hold keeps busy. */
export function freeHands(who: Combatant): number {
  let free = who.sheet.hands - who.holds.length;
  for (const grip of who.hands) free -= grip.hands;
  return free;
}
