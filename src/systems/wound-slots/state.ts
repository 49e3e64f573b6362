import type { BattlefieldDocument, FieldChanges } from '../../battlefield/document.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Choice } from '../../kernel/port.ts';
import type { Out } from '../../kernel/view.ts';
import { copyOfCombatant, fightWith } from './copies.ts';
import type { SkillDefense } from './defenses.ts';
import type { Container, ObjectThing, Weapon } from './gear.ts';
import type { ByLevel } from './levels.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet, Tier } from './sheet.ts';

/**
 * A fight: JSON at every moment. Immutable parts (sheets, items, the battlefield's document, the rulings) are shared by
 * all copies. Mutable fields hold plain values or immutable objects that `apply` replaces as a whole. Only `apply`
 * writes to a fight.
 */

/** The phase of the fight (sections SUR, INI, SEQ). */
const phases = ['surprise', 'initiative', 'round', 'turns', 'round-end', 'over'] as const;
type Phase = (typeof phases)[number];

/** The stage of the active combatant's turn (SL-INT-4, SL-AP-1). */
export const stages = ['start', 'main', 'end'] as const;
export type Stage = (typeof stages)[number];

export const postures = ['standing', 'crouching', 'prone'] as const;
export type Posture = (typeof postures)[number];

type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'object'; readonly object: ObjectThing };

export interface Item {
  /** Unique in the fight: `wenna/sword`. */
  readonly id: Id;
  /** The item's id on its owner's sheet: `sword`. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

/** An item in hand, and the number of hands holding it. */
export interface Grip {
  readonly item: Item;
  readonly hands: 1 | 2;
}

export interface Stowed {
  readonly item: Item;
  readonly in: Container;
}

export interface FloorItem {
  readonly item: Item;
  readonly cell: Cell;
}

/** Movement bought in this round for one way of moving, set aside (SL-MOV-4, SL-MOV-7). Fields as in `Movement`. */
export interface Purse {
  readonly left: number;
  readonly rate: number;
  readonly spent: number;
  readonly bought: number;
}

/** Movement of this round (SL-MOV-2 to SL-MOV-5). */
export interface Movement {
  /** Yards bought and not used yet. */
  readonly left: number;
  /** Yards moved in this round, required by some special attacks. */
  readonly walked: number;
  /** Yards moved without interruption up to this moment: the run-up (SL-JMP-2). */
  readonly runUp: number;
  /** SL-R54: the current rate in yards for 4 AP, the AP spent at it, and the yards they bought. */
  readonly rate: number;
  readonly spent: number;
  readonly bought: number;
  /** SL-GRD-2: whether the next diagonal step counts 2. */
  readonly odd: boolean;
  /** SL-MOV-7: the way of moving that the yards were bought for; on foot unless given. */
  readonly gait?: 'walk' | 'swim' | 'climb' | 'fly';
  /** SL-MOV-5: yards bought for other ways of moving, kept until the combatant moves that way again. */
  readonly others?: { readonly [gait in 'walk' | 'swim' | 'climb' | 'fly']?: Purse };
}

/** SL-AP-5, SL-AP-7: an action that is being paid for over several turns, or that takes rounds. */
export interface Charge {
  readonly choice: Choice;
  readonly paid: number;
  /** Total AP. An action timed in rounds takes all AP at hand instead, and `untilRound` is its last round. */
  readonly cost: number;
  readonly untilRound: number | null;
  /** The round in which it began (SL-DUR-2). */
  readonly since: number;
  /** Its AP cost without hurrying. Details may still be changed for others that cost no more than this (SL-R42). */
  readonly usual: number;
  /** SL-FST-2: stamina for hurrying, paid when the action takes effect (SL-ACT-3). */
  readonly strain: number;
}

/** SL-COM-6: an action that waits for an event. */
export interface Readied {
  readonly choice: Choice;
  /** Kinds of events that the player wants to be asked about; empty: all. */
  readonly events: readonly string[];
  /** SL-R66 `prepaid`: whether the cost is already paid. */
  readonly prepaid: boolean;
  /** SL-R67 `gmText`: the event in words; the game master says when it happens. */
  readonly text?: string;
}

/** A penalty of a named effect, until the end of the round (SL-COM-5, SL-MSC-5, SL-MOD-6). */
export interface Mark {
  readonly kind: 'harried' | 'distracted';
  readonly by: Id;
}

/** SL-MNT-1 to SL-MNT-8: a rider's tie to its mount. The mount has the rider's id in `ridden`. */
export interface Riding {
  readonly mount: Id;
  /** SL-MNT-7: whether the mount obeys. */
  readonly control: boolean;
  /** SL-MNT-8: consecutive attempts so far to calm it. */
  readonly calming: number;
}

/** A poison in effect (SL-CND-11). */
export interface Poison {
  readonly id: string;
  readonly tn: number;
  readonly stamina: number;
}

/** A lasting magical effect (SL-STA-8, SL-DUR-1). */
export interface Effect {
  readonly id: Id;
  readonly spell: string;
  readonly by: Id;
  readonly on: Id;
  readonly kind: 'bound' | 'ward';
  /** Of a ward the bonus; of a bond the TN to Escape. */
  readonly value: number;
  /** The round at whose end it expires, and the round in which it began (SL-DUR-2). */
  readonly until: number;
  readonly since: number;
  /** Mana that returns to its caster when it ends. */
  readonly invested: number;
}

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  readonly tier: Tier;
  readonly player: boolean;
  /** SL-HLT-13, SL-HLT-14: whether it can be staggered, and is dying instead of dead after a fatal wound. */
  heroRules: boolean;
  readonly squares: number;
  readonly slots: ByLevel;
  /** Normal maxima (SL-STA-1, SL-STA-6). */
  readonly staminaMax: number;
  readonly manaMax: number;

  side: string;
  /** The top left cell of its footprint. */
  cell: Cell;
  /** Whether it is in the middle of a move, in a space where it cannot stop. */
  passing: boolean;

  wounds: ByLevel;
  stamina: number;
  fatigue: number;
  /** SL-R32 `untilNextFatigue`: whether a rest has ended exhaustion although fatigue is at half or above. */
  exhaustionLifted: boolean;
  mana: number;
  invested: number;
  ap: number;
  initiative: number | null;
  /** SL-R38 `nextRound`: initiative at the beginning of this round. */
  standing: number | null;
  /** SL-INI-4: whether it has had its turn in this round. */
  hadTurn: boolean;
  /** SL-SUR-3: whether it gains no AP until after its first turn. */
  surprised: boolean;
  movement: Movement;
  /** SL-POS-7, SL-POS-8: whether it dashes in this round, and what a second Dash added; `null`: no second Dash yet. */
  dashing: boolean;
  dashBonus: number | null;

  posture: Posture;
  unconscious: boolean;
  /**
   * SL-CND-5: the round in which it fell unconscious or was stabilized. A wake-up check follows every ten minutes from
   * it.
   */
  unconsciousSince: number;
  /** SL-CND-4: dying checks passed so far (SL-R29: or rounds, or failures); `null`: not dying. */
  dying: number | null;
  /** SL-OFF-3: the last round in which it is helpless; `null`: not helpless by this rule. */
  helplessUntil: number | null;
  /** SL-R17: `blinded` sees nobody, `hidden` is seen by no enemy. Both are set by the game master. */
  blinded: boolean;
  hidden: boolean;
  /** SL-R33 `oneAction`: whether it has taken an action in the current turn. */
  acted: boolean;
  bleeding: number;
  burning: number;
  hobbled: boolean;
  poisons: readonly Poison[];
  /**
   * SL-COM-2, SL-COM-3: `null`: not defending. `how` (SL-R65 `onceOnDeclaring`): the option chosen when Defend was
   * declared, else `null`.
   */
  defending: { readonly how: SkillDefense | 'plusTwo' | null } | null;
  /** SL-FLK-4: the attackers that it ignores. */
  ignoring: readonly Id[];
  marks: readonly Mark[];
  /** SL-COM-4: the combatants it has harried in this round. */
  harried: readonly Id[];
  /** SL-POS-2: results of Create an Opening, used in this turn as Defense against Rebuffs by `against`. */
  openings: readonly { readonly against: Id; readonly value: number }[];
  /** SL-GRP-5: the combatants it grapples; the relation is mutual. */
  grappling: readonly Id[];
  /** SL-GRP-10: the combatants who pin it. */
  pinnedBy: readonly Id[];
  /** SL-GRP-4: AP that may still be spent on dragging in this round. */
  dragging: number;
  readied: Readied | null;
  charge: Charge | null;
  riding: Riding | null;
  ridden: Id | null;
  /** SL-CLB-1, SL-CLB-3: whether it holds on to a wall; whether it has sunk. */
  climbing: boolean;
  sunk: boolean;
  hands: readonly Grip[];
  stowed: readonly Stowed[];
  out: Out | null;
}

export interface Fight {
  readonly system: 'wound-slots';
  readonly name: string;
  readonly rulings: Rulings;
  readonly battlefield: BattlefieldDocument;
  changes: FieldChanges;
  phase: Phase;
  /** 0 before the first round. */
  round: number;
  /** The round of the last wound or arrival, or in which the fight began. No rule reads it. */
  quietSince: number;
  /** Ids in the order of the encounter: the roster. */
  listing: readonly Id[];
  active: Id | null;
  stage: Stage;
  /** SL-MNT-2: the mount that shares this turn, even after its rider has fallen or dismounted; `null`: none. */
  shares: Id | null;
  /** SL-INT-5, SL-R52: actions that were voided in this turn. */
  thwarted: readonly { readonly who: Id; readonly action: string }[];
  /**
   * SL-SUR-1: surprise that is still to be settled: the game master is asked, or these are surprised. `null`: settled.
   */
  surprise: 'ask' | readonly Id[] | null;
  combatants: { [id: Id]: Combatant };
  floor: readonly FloorItem[];
  /** SL-TER-5: costs of climbing set by the game master, in yards of movement per yard, by kind of terrain. */
  climbs: { readonly [kind: string]: number };
  /** AP of loading that a weapon still needs; weapons that are not in it are loaded. */
  unloaded: { readonly [item: Id]: number };
  effects: readonly Effect[];
  /** Effects begun so far: the source of their ids. */
  effectCount: number;
  /** SL-DUR-3: the parts of this round's end that have been settled already. */
  settled: readonly string[];
  /** SL-R47 `oncePerRound`: the order drawn for this round among equal initiatives. */
  drawn: readonly Id[];
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant with this id. Throws if there is none. */
export function one(fight: Fight, id: Id): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}

interface Everybody {
  readonly listing: readonly Id[];
  readonly all: readonly Combatant[];
}

const roster = new WeakMap<Fight['combatants'], Everybody>();
let lastAsked: Fight['combatants'] | null = null;
let lastFound: Everybody = { listing: [], all: [] };

/** All combatants in the order of the roster. Cached by the combatants' record and the roster. */
export function everybody({ combatants, listing }: Fight): readonly Combatant[] {
  let found = combatants === lastAsked ? lastFound : roster.get(combatants);
  if (found?.listing !== listing) {
    found = { listing, all: listing.map((id) => combatants[id] as Combatant) };
    roster.set(combatants, found);
  }
  lastAsked = combatants;
  lastFound = found;
  return found.all;
}

/**
 * A copy to which `apply` can write without affecting the original: combatants are copied, everything else is shared
 * because it is replaced as a whole.
 */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyOfCombatant(one(from, id));
  return fightWith(from, combatants);
}

export const conscious = (who: Combatant): boolean => who.out === null && !who.unconscious;
/** Whether the combatant takes up space: neither dead nor gone from the fight. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
