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
 * A fight is JSON at every moment. What never changes (sheets, items, the battlefield document, the rulings) is shared
 * by all copies; what changes is either a primitive value or an immutable object that `apply` replaces as a whole. Only
 * `apply` writes to a fight.
 */

/** The phases of the turn machine (PE-TIME-5 to PE-TIME-12). */
const phases = ['surprise', 'initiative', 'round', 'turns', 'round-end', 'over'] as const;
type Phase = (typeof phases)[number];

/** The stages of the active combatant's turn (PE-TIME-10, PE-ONE-4). */
const stages = ['start', 'main', 'bonus', 'end'] as const;
export type Stage = (typeof stages)[number];

type Turn = 'waiting' | 'active' | 'done' | 'skipped';

/** PE-FLY-1: the altitude bands, lowest first. */
export const bands = ['ground', 'low', 'high'] as const;
export type Band = (typeof bands)[number];

/** What an item is. It never changes; ammunition and wear are stored in the fight. */
type Thing =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'consumable'; readonly consumable: Consumable };

export interface Item {
  /** Unique in the fight: `rin/sword`. */
  readonly id: Id;
  /** The item's name on its owner's sheet: `sword`. Choices may use it where only one such item can be meant. */
  readonly short: string;
  readonly name: string;
  readonly thing: Thing;
}

/** What each hand holds. A two-handed item is in both. */
export type Hands = { readonly [hand in Hand]: Item | null };

interface FloorItem {
  readonly item: Item;
  readonly cell: Cell;
}

/** A Persona of an Evoker with its own wounds (PE-R89). At 0 it is broken (PE-PER-3). */
export interface Persona {
  readonly sheet: PersonaSheet;
  readonly left: number;
  /** PE-R89, `threeTracks`: `left` counts the Light Wounds; these two are absent until the Persona is first wounded. */
  readonly heavy?: number;
  readonly deadly?: number;
}

/** PE-PER-3: whether the Persona is broken and unusable until revived. */
export const isBroken = ({ left, deadly }: Persona): boolean => (deadly ?? left) <= 0;

/** An ailment of a combatant (PE-AIL-1 to PE-AIL-4). */
export interface Ailment {
  readonly id: AilmentId;
  /** Who inflicted it; `null` for nobody. */
  readonly by: Id | null;
  /** The sufferer's own turns left; `null` means until something ends it. */
  readonly turns: number | null;
  /** Whether it was inflicted during the sufferer's own turn, whose end is then not counted (PE-R103). */
  readonly fresh: boolean;
  /** PE-AIL-8: how often Burning has struck; its next Damage is 4 + `struck`. */
  readonly struck: number;
}

/** PE-INJ-2: the number of Heavy Wounds left when the injury came: 3 (or more), 2, 1 or 0. */
export type InjuryRow = 0 | 1 | 2 | 3;
export interface Injury {
  readonly row: InjuryRow;
  /** PE-FATE-10: the round until whose end the injury has no effect; 0 if it counts. */
  readonly ignored: number;
}
export type Injuries = { readonly [location in Location]?: Injury };

/** Advantages that a Power gives for some rounds. */
export interface Augment {
  readonly power: string;
  readonly on: 'attacks' | 'evasion';
  readonly advantages: number;
  /** The last round in which they count. */
  readonly until: number;
}

/** PE-ACT-37: the id of the Advantages of a power as a condition. */
export const augmentCondition = (power: string): string => `augment-${power}`;

/** PE-R128: the result that an immobilised combatant has to beat. */
export interface StoredTest {
  readonly degrees: number;
  readonly margin: number;
  readonly bonus: number;
  readonly die: number;
}

/** PE-GRP-1 to PE-GRP-5: a hold on a combatant. */
export interface Hold {
  readonly by: Id;
  /** Failed attempts to break out; each is one Advantage on the next attempt. */
  readonly struggles: number;
  /** Immobilised: the result to beat (PE-GRP-4). `null`: grappled, the holder rolls for each attempt. */
  readonly stored: StoredTest | null;
}

/** PE-ACT-22, PE-ACT-23: the effect of Distract or Scary Face, until the start of `by`'s next turn. */
export interface Disruption {
  readonly kind: 'distracted' | 'scared';
  readonly by: Id;
}

/** PE-TIME-4: a Move that has begun. Numbers are metres of its allowance. */
export interface Move {
  readonly kind: 'basic' | 'run';
  /** The allowance at full speed, the Running test included (PE-MOVE-5). */
  readonly allowance: number;
  /** The part of the allowance that came from a Running test (PE-MOVE-5). */
  readonly bonus: number;
  readonly spent: number;
  /** Unhindered metres covered without a break immediately before (PE-OBST-12). */
  readonly runUp: number;
  /** PE-R15, `alternating`: whether the next diagonal step costs 2 m. */
  readonly odd: boolean;
  /** PE-FLY-5: whether this Move has changed the band. */
  readonly bandChanged: boolean;
  /** PE-MOVE-9: whether the Action was spent on a Disengage. */
  readonly careful: boolean;
  /** PE-MOVE-8: the enemies against whom this Move has won its Disengage test. */
  readonly disengaged: readonly Id[];
  /** The tests of this Move by purpose, with their outcome for the speed. */
  readonly tested: { readonly [purpose: string]: 'free' | 'hindered' | 'doubly' };
}

/** PE-OBST-4: a climb in progress, between the combatant's own square and the one at the other end of the face. */
export interface Climb {
  readonly to: Cell;
  readonly up: boolean;
  /** Metres of the whole face, and how many of them are done. */
  readonly metres: number;
  readonly done: number;
  /** PE-OBST-13: whether the climber was sent to the ground while it hangs there, so that it falls. */
  readonly slips?: true;
}

/** PE-ONE-1, PE-BAT-1: a One More that is being decided on or used. */
export interface OneMore {
  /** Who may use it. */
  readonly who: Id;
  /** Advantages from a Baton Pass (PE-BAT-4). */
  readonly advantages: number;
  /** Everyone who gave or received in this chain (PE-BAT-6). */
  readonly chain: readonly Id[];
  /** What it is used for; `null` while undecided. */
  readonly used: 'move' | 'action' | null;
}

/** A test that the game master sets, plain or opposed (PE-ACT-1, PE-ACT-19). */
export interface SkillTask {
  /** What is attempted, in the player's words. */
  readonly what: string;
  /** The combatant it is aimed at; `null` for nobody. */
  readonly target: Id | null;
  /** `null`: it takes time but cannot fail. */
  readonly tested: Tested | null;
  /** What the target resists with; `null`: unopposed. */
  readonly against: Tested | null;
  /** Added to the target number. */
  readonly modifier: number;
}

/** PE-ACT-19: a task that takes several Actions; `left` is how many it still needs. */
export interface Undertaking {
  readonly task: SkillTask;
  readonly left: number;
}

/** PE-ACT-31: a reload in progress: the Actions it still needs, and the last round in which one was spent. */
export interface Reloading {
  readonly left: number;
  readonly round: number;
}

/** PE-AIR-1: cut off from air. `rounds` without air so far; `out`: rounds unconscious without air. */
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
  /** PE-R86: whether it takes Stress. */
  readonly tracksStress: boolean;
  /** PE-WND-2, PE-WND-3: the maxima of the tracks; with PE-R84 `false`, those at undecayed Toughness. */
  readonly lightMax: number;
  readonly heavyMax: number;
  readonly spiritMax: number;
  readonly exertionMax: number;
  readonly fateMax: number;

  side: string;
  /** The top left square of the footprint. */
  cell: Cell;
  /** Whether it is in the middle of a move, on a square of another combatant where it cannot stop (PE-R16). */
  passing: boolean;
  band: Band;
  /** PE-FLY-6: whether it has lost flight, and the band where its fall began (`null` while it does not fall). */
  flightLost: boolean;
  fallsFrom: Band | null;
  /** A climb in progress; `null` while not climbing. */
  climb: Climb | null;

  /** What is left of each track and pool. */
  light: number;
  heavy: number;
  deadly: number;
  stress: number;
  fate: number;
  spirit: number;
  exertion: number;
  /** PE-DEC-1: points lost per Score. */
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
  /** The Move of this turn: `null` if not begun, otherwise in progress until `moveOver`. */
  move: Move | null;
  moveOver: boolean;
  /** Whether the Action of this turn is spent (PE-TIME-3). */
  acted: boolean;
  /** PE-ACT-8: `moved`: a Move was made this turn, which excludes a Focused Attack; `focused`: the reverse. */
  moved: boolean;
  focused: boolean;
  /** Whether a One More was earned and not used yet (PE-ONE-1). */
  oneMore: boolean;
  /** PE-ACT-19: a task begun and not finished; `null` for none. */
  undertaking: Undertaking | null;
  /** PE-R54: whether the free swap of Personas of this turn is used. */
  swapped: boolean;
  /** PE-AIL-19: whether the next Move and Action must be spent fleeing. */
  fleeing: boolean;

  hands: Hands;
  carried: readonly Item[];
  /** PE-ACT-7: AP lost per location. */
  apLost: { readonly [location in Location]?: number };

  prone: boolean;
  /** Whether it has Run since the start of its last turn (PE-MOVE-4). */
  running: boolean;
  defending: boolean;
  /** PE-ACT-17: the ally it protects. */
  protecting: Id | null;
  /** PE-ACT-36: the combatants that do not know where it is. */
  hiddenFrom: readonly Id[];
  surprised: boolean;
  /** PE-GRP-1: the holds on this combatant. Each holder lists it in `holding`. */
  heldBy: readonly Hold[];
  holding: readonly Id[];

  /** PE-CHA-8: whether it has made a Chance Attack since the start of its last turn. */
  chanceUsed: boolean;
  /** PE-CHA-9: the enemies it has made Chance Attacks on this round. */
  chanceAt: readonly Id[];
  /** PE-R36: the attackers evaded this round, one entry per evasion. */
  evaded: readonly Id[];
  out: Out | null;
}

/** The state of weapons by item id (PE-ATK-9, PE-FUM-2, PE-ACT-31, PE-ACT-7). */
export type WeaponCounts = Pick<Fight, 'loaded' | 'spares' | 'jammed' | 'reloading' | 'worn'>;

/** How much the players know about a combatant (PE-ACT-20, PE-ACT-21). */
export type Analysis = 'basic' | 'advanced';

export interface Fight {
  readonly system: 'persona';
  readonly name: string;
  readonly rulings: Rulings;
  readonly battlefield: BattlefieldDocument;
  /** PE-MIA-1: whether the fight takes place in the Sea of Chaos. */
  readonly seaOfChaos: boolean;
  /** Doors opened, walls broken. Replaced as a whole. */
  changes: FieldChanges;
  phase: Phase;
  /** 0 before the first round. Round 1 is the surprise round if anyone is surprised (PE-TIME-6). */
  round: number;
  /** Ids in order of initiative; empty until it is determined. */
  order: readonly Id[];
  /** Ids in the order of the encounter. */
  listing: readonly Id[];
  active: Id | null;
  stage: Stage;
  /** The One More that is being decided on or used; the turn still belongs to `active`. */
  bonus: OneMore | null;
  /** Effects of this stage of a turn, or of this end of a round, that are resolved: `bleeding`, `burning/rin`. */
  settled: readonly string[];
  /** PE-R5, `simultaneous`: groups that share a place in the order; each round they settle anew who begins. */
  sharing: readonly (readonly Id[])[];
  combatants: { [id: Id]: Combatant };
  floor: readonly FloorItem[];
  /** Rounds loaded, per weapon that counts them. */
  loaded: { readonly [item: Id]: number };
  /** Spare clips per weapon. */
  spares: { readonly [item: Id]: number };
  /** PE-FUM-2: jammed weapons. */
  jammed: readonly Id[];
  /** PE-ACT-31, PE-R49: unfinished reloads. */
  reloading: { readonly [item: Id]: Reloading };
  /** PE-ACT-7: Damage lost per item. */
  worn: { readonly [item: Id]: number };
  analysed: { readonly [who: Id]: Analysis };
  /** PE-TIME-12: the situation in which the game master chose to go on; the question returns when it changes. */
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant with this id. Throws if there is none. */
export function one(fight: Fight, id: Id): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}

/** Whether the combatant is conscious and still in the fight. */
export const conscious = (who: Combatant): boolean => who.out === null;
/** PE-HLP-1: whether the combatant is unconscious or too hurt to go on and cannot defend itself. */
export const helpless = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether the combatant takes up room: not if it is dead or has left. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
export const isHidden = (who: Combatant, from: Id): boolean => who.hiddenFrom.includes(from);

/** The combatant's ailment of this kind, if any. */
export const ailmentOf = (who: Combatant, id: AilmentId): Ailment | undefined =>
  who.ailments.find((ailment) => ailment.id === id);
export const suffers = (who: Combatant, id: AilmentId): boolean => ailmentOf(who, id) !== undefined;

/** PE-PER-1: the equipped Persona unless it is broken; `null` if there is none. */
export function livingPersona(who: Combatant): Persona | null {
  const { equipped } = who;
  if (equipped === null) return null;
  const persona = who.personas.find(({ sheet }) => sheet.id === equipped);
  return persona !== undefined && !isBroken(persona) ? persona : null;
}

/** The id of the combatant that is acting: the user of a One More, otherwise the one whose turn it is. */
export const actor = (fight: Fight): Id | null => fight.bonus?.who ?? fight.active;
