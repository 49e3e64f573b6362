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
 * A fight: JSON at every moment. What never changes (sheets, items, the battlefield's document, the rulings) is shared
 * by all copies; what changes is either a plain number or word, or an immutable object that `apply` replaces whole.
 * Only `apply` writes here.
 */

/** Where the turn machine stands (sections SUR, INI, SEQ). */
export const phases = ['surprise', 'initiative', 'round', 'turns', 'round-end', 'over'] as const;
export type Phase = (typeof phases)[number];

/** Where the turn of the active combatant stands (SL-INT-4, SL-AP-1). */
export const stages = ['start', 'main', 'end'] as const;
export type Stage = (typeof stages)[number];

export const postures = ['standing', 'crouching', 'prone'] as const;
export type Posture = (typeof postures)[number];

export type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'object'; readonly object: ObjectThing };

export interface Item {
  /** Unlike that of every other item of the fight: `wenna/sword`. */
  readonly id: Id;
  /** As its owner's sheet calls it: `sword`. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

/** An item in hand, and in how many hands. */
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

/** Yards of one way of moving, as they were bought in this round (SL-MOV-4, SL-MOV-7). */
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
  /** Yards walked in this round: run-ups and charges ask for them. */
  readonly walked: number;
  /** Yards walked in a row, right before now (SL-JMP-2). */
  readonly runUp: number;
  /** SL-R54: AP spent at the present rate, and what they brought. */
  readonly rate: number;
  readonly spent: number;
  readonly bought: number;
  /** SL-GRD-2: the next diagonal step counts 2. */
  readonly odd: boolean;
  /** SL-MOV-7: for which way of moving the yards were bought; on foot unless given. */
  readonly gait?: 'walk' | 'swim' | 'climb' | 'fly';
  /** SL-MOV-5: what was bought for other ways of moving, to be used when it goes on in them. */
  readonly others?: { readonly [gait in 'walk' | 'swim' | 'climb' | 'fly']?: Purse };
}

/** SL-AP-5: an action that is being paid for, or (SL-AP-7) takes rounds. */
export interface Charge {
  readonly choice: Choice;
  readonly paid: number;
  /** AP altogether; an action of rounds takes whatever there is, and its last round is `untilRound`. */
  readonly cost: number;
  readonly untilRound: number | null;
  /** The round in which it was begun (SL-DUR-2). */
  readonly since: number;
  /** What it would cost without a hurry: its details may change for others that cost no more (SL-R42). */
  readonly usual: number;
  /** SL-FST-2: stamina that hurrying it takes when it takes effect (SL-ACT-3). */
  readonly strain: number;
}

/** SL-COM-6: an action that waits for its event. */
export interface Readied {
  readonly choice: Choice;
  /** Events that the player wants to be asked about; empty: all. */
  readonly events: readonly string[];
  /** SL-R66 `prepaid`: the cost is paid already. */
  readonly prepaid: boolean;
  /** SL-R67 `gmText`: what it waits for, in words; the game master says when it has come. */
  readonly text?: string;
}

/** A penalty of a named effect, up to the end of a round (SL-COM-5, SL-MSC-5, SL-MOD-6). */
export interface Mark {
  readonly kind: 'harried' | 'distracted';
  readonly by: Id;
}

/** SL-MNT: who sits on whom. Both know of it. */
export interface Riding {
  readonly mount: Id;
  /** SL-MNT-7: the mount obeys. */
  readonly control: boolean;
  /** SL-MNT-8: attempts in a row to calm it. */
  readonly calming: number;
}

/** A poison at work (SL-CND-11). */
export interface Poison {
  readonly id: string;
  readonly tn: number;
  readonly stamina: number;
}

/** Something magical that lasts (SL-STA-8, SL-DUR-1). */
export interface Effect {
  readonly id: Id;
  readonly spell: string;
  readonly by: Id;
  readonly on: Id;
  readonly kind: 'bound' | 'ward';
  /** Ward: what it adds; bound: the TN to Escape. */
  readonly value: number;
  /** The round at whose end it is over, and the round in which it began (SL-DUR-2). */
  readonly until: number;
  readonly since: number;
  /** Mana that comes back when it ends. */
  readonly invested: number;
}

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  readonly tier: Tier;
  readonly player: boolean;
  /** SL-HLT-13, SL-HLT-14: can be staggered and dies slowly. */
  heroRules: boolean;
  readonly squares: number;
  readonly slots: ByLevel;
  /** Normal maxima (SL-STA-1, SL-STA-6). */
  readonly staminaMax: number;
  readonly manaMax: number;

  side: string;
  /** The footprint's top left cell. */
  cell: Cell;
  /** In the middle of a move, in a space that it cannot stay in. */
  passing: boolean;

  wounds: ByLevel;
  stamina: number;
  fatigue: number;
  /** SL-R32 `untilNextFatigue`: a rest has lifted exhaustion. */
  exhaustionLifted: boolean;
  mana: number;
  invested: number;
  ap: number;
  initiative: number | null;
  /** SL-R38 `nextRound`: the initiative with which this round began. */
  standing: number | null;
  /** SL-INI-4. */
  hadTurn: boolean;
  /** SL-SUR-3: gains no AP until after its first turn. */
  surprised: boolean;
  movement: Movement;
  /** SL-POS-7, SL-POS-8: dashing in this round, and what a second Dash added. */
  dashing: boolean;
  dashBonus: number | null;

  posture: Posture;
  unconscious: boolean;
  /** SL-CND-5: the round in which it went down or was stabilized: every ten minutes from then on it may wake up. */
  unconsciousSince: number;
  /** SL-CND-4: checks passed so far; `null`: not dying. */
  dying: number | null;
  /** SL-OFF-3: helpless up to the end of this round; `null`: not by this. */
  helplessUntil: number | null;
  /** SL-R17: sees nobody; seen by no enemy, as the game master says. */
  blinded: boolean;
  hidden: boolean;
  /** SL-R33 `oneAction`: has taken an action in the turn that is on. */
  acted: boolean;
  bleeding: number;
  burning: number;
  hobbled: boolean;
  poisons: readonly Poison[];
  /** SL-COM-2, SL-COM-3: defending, and (SL-R65 `onceOnDeclaring`) how. */
  defending: { readonly how: SkillDefense | 'plusTwo' | null } | null;
  /** SL-FLK-4. */
  ignoring: readonly Id[];
  marks: readonly Mark[];
  /** SL-COM-4: whom it harried in this round. */
  harried: readonly Id[];
  /** SL-POS-2: the result that stands in for Defense against Rebuffs of somebody, in this turn. */
  openings: readonly { readonly against: Id; readonly value: number }[];
  /** SL-GRP-5: with whom it grapples; both have each other. */
  grappling: readonly Id[];
  /** SL-GRP-10: who has pinned it. */
  pinnedBy: readonly Id[];
  /** SL-GRP-4: AP that may still go into dragging in this round. */
  dragging: number;
  readied: Readied | null;
  charge: Charge | null;
  riding: Riding | null;
  ridden: Id | null;
  /** SL-CLB-1, SL-CLB-3: holding on to a wall, or gone under. */
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
  /** Ids in the order of the encounter: the roster. */
  listing: readonly Id[];
  active: Id | null;
  stage: Stage;
  /** SL-MNT-2: the mount whose turn this is as well; it stays so when its rider falls or gets off. */
  shares: Id | null;
  /** SL-INT-5, SL-R52: what was thwarted in this turn. */
  thwarted: readonly { readonly who: Id; readonly action: string }[];
  /** SL-SUR-1: still to be settled. */
  surprise: 'ask' | readonly Id[] | null;
  combatants: { [id: Id]: Combatant };
  floor: readonly FloorItem[];
  /** SL-TER-5: what climbing costs on faces of which the game master has said so, by kind of terrain. */
  climbs: { readonly [kind: string]: number };
  /** AP of loading that a weapon still needs. */
  unloaded: { readonly [item: Id]: number };
  effects: readonly Effect[];
  /** Numbers the effects. */
  effectCount: number;
  /** SL-DUR-3: which effects of this round's end are done. */
  settled: readonly string[];
  /** SL-R47 `oncePerRound`: the order among equals that was drawn for this round. */
  drawn: readonly Id[];
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant of an id that is known to be one. */
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

/** All combatants, in the order of the roster. */
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

/** A copy that shares nothing that `apply` writes to: everything but the combatants themselves is replaced whole. */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyOfCombatant(one(from, id));
  return fightWith(from, combatants);
}

export const conscious = (who: Combatant): boolean => who.out === null && !who.unconscious;
/** Whether the combatant takes room: the dead do not, those who left are not here. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
