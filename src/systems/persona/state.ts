import type { BattlefieldDocument, FieldChanges } from '../../battlefield/document.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Out } from '../../kernel/view.ts';
import type { AilmentId } from './ailments/catalogue.ts';
import type { Hand, Location } from './body.ts';
import type { Consumable, Weapon } from './gear.ts';
import type { PersonaSheet } from './powers.ts';
import type { Rulings } from './rulings.ts';
import type { Score, Tested } from './scores.ts';
import type { Kind, Sheet } from './sheet.ts';

/**
 * A fight: JSON at every moment. What never changes (sheets, items, the battlefield's document, the rulings) is shared
 * by all copies; what changes is either a plain number or word, or an immutable object that `apply` replaces whole.
 * Only `apply` writes here.
 */

/** Where the turn machine stands (PE-TIME-5 to PE-TIME-12). */
export const phases = ['surprise', 'initiative', 'round', 'turns', 'round-end', 'over'] as const;
export type Phase = (typeof phases)[number];

/** Where the turn of the active combatant stands (PE-TIME-10, PE-ONE-4). */
export const stages = ['start', 'main', 'bonus', 'end'] as const;
export type Stage = (typeof stages)[number];

export type Turn = 'waiting' | 'active' | 'done' | 'skipped';

/** PE-FLY-1, rising. */
export const bands = ['ground', 'low', 'high'] as const;
export type Band = (typeof bands)[number];

/** What an item is. Never changes; what is used up stands in the fight. */
export type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'consumable'; readonly consumable: Consumable };

export interface Item {
  /** Unlike that of every other item of the fight: `rin/sword`. */
  readonly id: Id;
  /** As its owner's sheet calls it: `sword`. Answers may use it where only one such item can be meant. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

/** What each hand holds. Something two-handed is in both. */
export type Hands = { readonly [hand in Hand]: Item | null };

export interface FloorItem {
  readonly item: Item;
  readonly cell: Cell;
}

/** A Persona of an Evoker: its own wounds (PE-R89). At 0 it is broken (PE-PER-3). */
export interface Persona {
  readonly sheet: PersonaSheet;
  readonly left: number;
  /** PE-R89, `threeTracks`: `left` counts the Light ones; these are there once it has been wounded. */
  readonly heavy?: number;
  readonly deadly?: number;
}

/** PE-PER-3: nothing can be done with it until it is revived. */
export const isBroken = ({ left, deadly }: Persona): boolean => (deadly ?? left) <= 0;

/** PE-AIL-1 to PE-AIL-4. */
export interface Ailment {
  readonly id: AilmentId;
  /** Who brought it; `null` for nobody. */
  readonly by: Id | null;
  /** Own turns left; `null`: until something ends it. */
  readonly turns: number | null;
  /** It came during the sufferer's own turn, the end of which is not counted (PE-R103). */
  readonly fresh: boolean;
  /** PE-AIL-8: how often Burning has struck: its Damage is 4 and as many more. */
  readonly struck: number;
}

/** PE-INJ-2: the row is the number of Heavy Wounds left when it came: 3 (or more), 2, 1 or 0. */
export type InjuryRow = 0 | 1 | 2 | 3;
export interface Injury {
  readonly row: InjuryRow;
  /** PE-FATE-10: without effect until the end of this round; 0 when it counts. */
  readonly ignored: number;
}
export type Injuries = { readonly [location in Location]?: Injury };

/** A Power's Advantages for some rounds. */
export interface Augment {
  readonly power: string;
  readonly on: 'attacks' | 'evasion';
  readonly advantages: number;
  /** The last round in which it counts. */
  readonly until: number;
}

/** PE-R128: the result against which an immobilised combatant tests. */
export interface StoredTest {
  readonly degrees: number;
  readonly margin: number;
  readonly bonus: number;
  readonly die: number;
}

/** PE-GRP-1 to PE-GRP-5: who holds somebody, and how that one struggles. */
export interface Hold {
  readonly by: Id;
  /** Failed attempts to break out: as many Advantages on the next. */
  readonly struggles: number;
  /** Immobilised: the result to beat (PE-GRP-4); `null`: grappled, the holder tests anew. */
  readonly stored: StoredTest | null;
}

/** PE-ACT-22, PE-ACT-23: until the start of `by`'s next turn. */
export interface Disruption {
  readonly kind: 'distracted' | 'scared';
  readonly by: Id;
}

/** PE-TIME-4: a Move that has begun. Numbers are metres of the Move's allowance. */
export interface Move {
  readonly kind: 'basic' | 'run';
  /** Everything this Move may cover at full speed, the Running test included (PE-MOVE-5). */
  readonly allowance: number;
  /** The part of it that a Running test brought (PE-MOVE-5). */
  readonly bonus: number;
  readonly spent: number;
  /** Unhindered metres covered just before, without a break (PE-OBST-12). */
  readonly runUp: number;
  /** The next diagonal step counts 2 (PE-R15, `alternating`). */
  readonly odd: boolean;
  /** PE-FLY-5: a band was changed in this Move. */
  readonly bandChanged: boolean;
  /** PE-MOVE-9: leaving was paid for with the Action. */
  readonly careful: boolean;
  /** PE-MOVE-8: enemies that this Move has got away from by its test. */
  readonly disengaged: readonly Id[];
  /** The tests that this Move has made, by what they were for, and how they came out. */
  readonly tested: { readonly [purpose: string]: 'free' | 'hindered' | 'doubly' };
}

/** PE-OBST-4: on a face, between the square it is counted on and the one at the other end. */
export interface Climb {
  readonly to: Cell;
  readonly up: boolean;
  /** Metres of the whole face, and how many of them are behind. */
  readonly metres: number;
  readonly done: number;
}

/** PE-ONE-1, PE-BAT-1: a One More that is being used, or about to be. */
export interface OneMore {
  /** Who may use it. */
  readonly who: Id;
  /** Advantages that came with a Baton Pass (PE-BAT-4). */
  readonly advantages: number;
  /** Everybody who gave or received in this chain (PE-BAT-6). */
  readonly chain: readonly Id[];
  /** What it is used for; `null` until that is decided. */
  readonly used: 'move' | 'action' | null;
}

/** What the game master wants to be tested, plainly or against somebody (PE-ACT-1, PE-ACT-19). */
export interface SkillTask {
  /** What is tried, in the player's words. */
  readonly what: string;
  /** At whom it is aimed; `null` for nobody. */
  readonly target: Id | null;
  /** `null`: it takes time, but cannot fail. */
  readonly tested: Tested | null;
  /** What the target resists with; `null`: nobody opposes it. */
  readonly against: Tested | null;
  /** Added to the number to stay under. */
  readonly modifier: number;
}

/** PE-ACT-19: a task that takes several Actions, with those that it still needs. */
export interface Undertaking {
  readonly task: SkillTask;
  readonly left: number;
}

/** PE-ACT-31: a reload under way: Actions that it still needs, and the round in which it was last worked on. */
export interface Reloading {
  readonly left: number;
  readonly round: number;
}

/** PE-AIR-1: cut off from air. `rounds` since then; `out` rounds unconscious without air. */
export interface Suffocation {
  readonly mode: 'active' | 'calm';
  readonly rounds: number;
  readonly out: number;
}

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  readonly kind: Kind;
  readonly player: boolean;
  readonly squares: number;
  /** PE-R86. */
  readonly tracksStress: boolean;
  /** PE-WND-2, PE-WND-3; with PE-R84 `false` the number at full Toughness. */
  readonly lightMax: number;
  readonly heavyMax: number;
  readonly spiritMax: number;
  readonly exertionMax: number;
  readonly fateMax: number;

  side: string;
  /** The footprint's top left square. */
  cell: Cell;
  /** In the middle of a move, on a square that somebody else has: it cannot stay there (PE-R16). */
  passing: boolean;
  band: Band;
  /** PE-FLY-6: it cannot fly any more; where the fall began, once it falls. */
  flightLost: boolean;
  fallsFrom: Band | null;
  /** Where it hangs, if it is in the middle of a climb. */
  climb: Climb | null;

  /** What is left of each track. */
  light: number;
  heavy: number;
  deadly: number;
  stress: number;
  fate: number;
  spirit: number;
  exertion: number;
  /** PE-DEC-1: points lost, by Score. */
  decay: { readonly [score in Score]?: number };
  personas: readonly Persona[];
  equipped: string | null;
  injuries: Injuries;
  ailments: readonly Ailment[];
  augments: readonly Augment[];
  disruptions: readonly Disruption[];
  bleeding: boolean;
  suffocation: Suffocation | null;

  initiative: number | null;
  turn: Turn;
  /** The Move of this turn: not begun, under way, or over (`moveOver`). */
  move: Move | null;
  moveOver: boolean;
  /** Whether the Action of this turn is spent (PE-TIME-3). */
  acted: boolean;
  /** PE-ACT-8: some Move was made in this turn, and so no Focused Attack; or one was made, and so no Move. */
  moved: boolean;
  focused: boolean;
  /** A One More was earned and not used yet (PE-ONE-1). */
  oneMore: boolean;
  /** PE-ACT-19: what it has begun and not brought to an end. */
  undertaking: Undertaking | null;
  /** PE-R54: it has swapped its Persona for nothing in this turn. */
  swapped: boolean;
  /** PE-AIL-19: its next Move and Action are spent fleeing. */
  fleeing: boolean;

  hands: Hands;
  carried: readonly Item[];
  /** PE-ACT-7: armour lost by location. */
  apLost: { readonly [location in Location]?: number };

  prone: boolean;
  /** Ran since its last turn began (PE-MOVE-4). */
  running: boolean;
  defending: boolean;
  /** PE-ACT-17: whom it protects. */
  protecting: Id | null;
  /** PE-ACT-36: who does not know where this one is. */
  hiddenFrom: readonly Id[];
  surprised: boolean;
  /** PE-GRP-1: who holds this one. Each of them has it in `holding`. */
  heldBy: readonly Hold[];
  holding: readonly Id[];

  /** PE-CHA-8: no other Chance Attack until its next turn. */
  chanceUsed: boolean;
  /** PE-CHA-9: enemies that its Chance Attacks struck at in this round. */
  chanceAt: readonly Id[];
  /** PE-R36: evasions of this round, by whom they were made against. */
  evaded: readonly Id[];
  out: Out | null;
}

/** How the weapons of somebody are, by item (PE-ATK-9, PE-FUM-2, PE-ACT-31, PE-ACT-7). */
export type WeaponCounts = Pick<Fight, 'loaded' | 'spares' | 'jammed' | 'reloading' | 'worn'>;

/** What the players know of somebody (PE-ACT-20, PE-ACT-21). */
export type Analysis = 'basic' | 'advanced';

export interface Fight {
  readonly system: 'persona';
  readonly name: string;
  readonly rulings: Rulings;
  readonly battlefield: BattlefieldDocument;
  /** PE-MIA-1: this is fought in the Sea of Chaos. */
  readonly seaOfChaos: boolean;
  /** Doors opened, walls broken: replaced whole. */
  changes: FieldChanges;
  phase: Phase;
  /** 0 before the first round; 1 is the surprise round when somebody is surprised (PE-TIME-6). */
  round: number;
  /** Ids in the order of initiative; empty until it is determined. */
  order: readonly Id[];
  /** Ids in the order of the encounter. */
  listing: readonly Id[];
  active: Id | null;
  stage: Stage;
  /** The One More that is being decided on or used; the turn is still the active one's. */
  bonus: OneMore | null;
  /** Effects of this stage of a turn, or of this end of a round, that have happened: `bleeding`, `burning/rin`. */
  settled: readonly string[];
  /** PE-R5, `simultaneous`: those who share a place in the order, and settle anew each round who begins. */
  sharing: readonly (readonly Id[])[];
  combatants: { [id: Id]: Combatant };
  floor: readonly FloorItem[];
  /** Rounds in each weapon that counts them. */
  loaded: { readonly [item: Id]: number };
  /** Spare clips, by weapon. */
  spares: { readonly [item: Id]: number };
  /** PE-FUM-2. */
  jammed: readonly Id[];
  /** PE-ACT-31, PE-R49: reloads that are not finished. */
  reloading: { readonly [item: Id]: Reloading };
  /** PE-ACT-7: Damage that an item has lost. */
  worn: { readonly [item: Id]: number };
  analysed: { readonly [who: Id]: Analysis };
  /** PE-TIME-12: the game master went on with the fight; how it stood then. Asked again when that changes. */
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant of an id that is known to be one. */
export function one(fight: Fight, id: Id): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}

/** Whether the combatant is still in the fight and knows of it. */
export const conscious = (who: Combatant): boolean => who.out === null;
/** PE-HLP-1: unconscious or too hurt to go on: it cannot defend itself. */
export const helpless = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether the combatant takes room: the dead do not, those who left are not here. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
export const isHidden = (who: Combatant, from: Id): boolean => who.hiddenFrom.includes(from);

/** The ailment of this kind, if the combatant has it. */
export const ailmentOf = (who: Combatant, id: AilmentId): Ailment | undefined =>
  who.ailments.find((ailment) => ailment.id === id);
export const suffers = (who: Combatant, id: AilmentId): boolean => ailmentOf(who, id) !== undefined;

/** PE-PER-1: the equipped Persona, if it is whole. */
export function livingPersona(who: Combatant): Persona | null {
  const { equipped } = who;
  if (equipped === null) return null;
  const persona = who.personas.find(({ sheet }) => sheet.id === equipped);
  return persona !== undefined && !isBroken(persona) ? persona : null;
}

/** Whoever is doing something now: the user of a One More, or the one who has the turn. */
export const actor = (fight: Fight): Id | null => fight.bonus?.who ?? fight.active;
