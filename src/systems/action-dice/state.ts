import type { BattlefieldDocument, FieldChanges } from '../../battlefield/document.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Out } from '../../kernel/view.ts';
import type { LongAct, Readied } from './acts/act.ts';
import { copyOfCombatant, fightWith } from './copies.ts';
import type { Effect, Waiting, Zone } from './effects/effect.ts';
import { sameGround } from './ground.ts';
import type { Grip, Item, Lying } from './items.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import type { Place } from './turn/place.ts';
import type { Visibility } from './visibility/grades.ts';

/**
 * A fight: JSON at every moment. What never changes (sheets, items, the battlefield's document, the rulings) is shared
 * by all copies; what changes is a plain number or word, or an immutable object that `apply` replaces whole. Only
 * `apply` writes here.
 *
 * Which file has which duty:
 * - `state.ts` what changes; `items.ts` things; `facts/` what can happen, by theme; `apply/` the only writer;
 *   `invariants.ts` what must always be so.
 * - `ranks.ts`, `quality.ts`, `costs.ts`, `sizes.ts`, `stats.ts`, `visibility/grades.ts`, `cover/grades.ts`,
 *   `damage/types.ts`, `conditions/catalogue.ts` the tables.
 * - `wearing.ts` gear that wears down, `gear.ts`, `powers.ts`, `sheet.ts`, `current.ts` what is written of somebody; `ready*.ts` the sheet with everything
 *   looked up; `derived.ts` numbers that follow from a sheet; `numbers.ts` the same with what the fight does to them.
 * - `encounter-schema.ts`, `encounter.ts`, `encounter-checks.ts` documents; `setup*.ts` the fight that they begin.
 * - `dice/` a roll: Charges and Challenges in `pushes.ts`, the rung in `steps.ts`, what lies on the table in `pool.ts`,
 *   what it means in `readings.ts`, all of it put together in `roll.ts`; `dice/influences.ts` what situations add.
 * - `effects/` conditions, waiting Charges, zones, how long they last.
 * - `acts/` what takes several actions, and what is readied.
 * - `turn/` the turn machine: the opening, Initiative, order, turns, the Recovery Phase, the end.
 * - `combat/` attacks: with what, at whom, the number to beat, the roll, what follows; `harm/` damage from its dice to
 *   Shock: protection, wear, what is lost; `body/` harm that the turn machine itself brings, and being out of it: Shock, death, waking.
 * - `actions/` what can be done in a turn, a file each; `menu.ts` lists them and judges what holds for all;
 *   `turn/carry-out.ts` says, pays and performs.
 * - `reactions/` answers to something, a file each, and the windows they belong to; who may, what it costs, in which order.
 * - `openings/` who exposes itself to whom, and what is made of it; `readied/` what is waited for, and what comes then.
 * - `movement/` walking, standing up, being knocked down or back, falling; `space.ts` who is where, how far, next to whom;
 *   `position/` unaware and from behind; `terrain.ts` what the ground is.
 * - `cover/` what stands on a line and what it gives; `visibility/` how well one sees along it.
 * - `checks/` skills and Resistance; `powers/` techniques and spells as they are used; `items/` things as they are used.
 * - `between.ts` rests and healing; `left.ts` what a fight leaves of somebody.
 * - `kept.ts`, `known.ts`, `ground.ts`, `lines.ts`, `stance.ts` what answers that are kept go by; `copies.ts` copies in one shape.
 * - `judge.ts`, `refusal.ts` why not; `names.ts` words; `control.ts` who decides for whom.
 * - `override*.ts` the game master's hand, by theme.
 * - `pack/` what comes along: weapons, armour, powers, items, people, encounters. `present/` the fight as screens and odds
 *   see it; `tactics/` how it is played where nobody decides.
 */

/** Where the turn machine stands (sections ENC, INI, REC). */
export const phases = [
  'opening',
  'ambush',
  'watch',
  'join',
  'initiative',
  'round',
  'order',
  'turns',
  'recovery',
  'over',
] as const;
export type Phase = (typeof phases)[number];

export type TurnState = 'none' | 'open' | 'over';

/** AD-SHK-4: rounds that are left, and when the clock began (AD-R13). */
export interface Shock {
  readonly left: number;
  readonly began: number;
  readonly at: Id | null;
}

/** AD-INI-1, AD-R23: the roll in the first round, and afterwards. */
export interface Rolled {
  readonly first: number;
  readonly later: number;
  /** AD-R20: what decides between those who are equal at this Initiative, the higher first. */
  readonly tie: { readonly at: number; readonly by: readonly number[] } | null;
}

/** What AD-R24 and AD-INI-8 make of somebody's watch. */
type Watching = 'expected' | 'fooled' | null;

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  readonly player: boolean;
  /** The side of its footprint in cells (AD-SIZ-3). */
  readonly squares: number;

  side: string;
  /** The footprint's cell with the smallest coordinates. */
  cell: Cell;
  prone: boolean;
  /** AD-POS-11: what it does in its own turn has come to nothing; until it does something else. */
  negated: boolean;
  /** AD-POS-12: in the middle of standing up. */
  rising: boolean;
  /** AD-R56 `facing`: the compass direction in degrees that it turned to last. */
  facing: number | null;

  /** AD-COV-4, AD-R105: what it is to those behind it, as the sheet says or the game master has changed it. */
  sturdy: boolean;

  vigor: number;
  mana: number;
  durability: number;
  /** 0 for those who have none (AD-OBJ-1). */
  health: number;
  /** AD-R77 `healthFull`: it was wounded, and is until Health is whole. */
  scarred: boolean;
  winded: boolean;
  /** AD-R69 `fiveRegained`: Vigor regained since it is Winded. */
  regained: number;
  shock: Shock | null;
  stabilised: boolean;
  /** AD-R80: what armour and shields have lost of their Durability, by item. */
  wear: { readonly [item: string]: number };

  /** Actions that are left of this turn, or kept for the next (AD-R14). */
  actions: number;
  /** AD-ACT-15: so many less in its next turn. */
  lessActions: number;
  /** AD-R37 `firstFree`: it has drawn or put away something in this turn. */
  drew: boolean;
  /** AD-R32 `poolForTurn`: feet that are paid for. */
  feet: number;
  turn: TurnState;
  /** Turns that began and that ended, those that pass included; what lasts is counted by them. */
  begun: number;
  ended: number;
  /** AD-ACT-7: how often it has defended since its last turn began. */
  defending: number;
  act: LongAct | null;
  readied: readonly Readied[];

  /** AD-INI-3: whether it wishes to act. */
  wishes: 'yes' | 'no' | 'ask';
  initiative: Rolled | null;
  /** AD-INI-1: Bonus dice of the situation. */
  readonly situation: number;
  ambushed: boolean;
  ambusher: boolean;
  watching: Watching;
  /** AD-POS-7: of whom it knows nothing. */
  unaware: readonly Id[];
  /** AD-POS-7: a turn of its own has begun while it was conscious. */
  looked: boolean;

  effects: readonly Effect[];
  waiting: readonly Waiting[];
  hands: readonly Grip[];
  carried: readonly Item[];
  /** Not in the fight any more, or unconscious. */
  out: Out | null;
}

/** AD-INI-4: still to be settled, as written. */
export interface Ambush {
  readonly ambushed: readonly Id[];
  readonly ambushers: readonly Id[];
}

/** AD-ACT-4: whom the main attack was aimed at, and what was said with it of the other hand (AD-R27 `afterMain`). */
export interface OffHand {
  readonly main: Id;
  readonly named: { readonly with: string; readonly target: Id; readonly fromBehind?: 'yes' } | null;
}

export interface Fight {
  readonly system: 'action-dice';
  readonly name: string;
  readonly rulings: Rulings;
  readonly battlefield: BattlefieldDocument;
  /** AD-VIS-1: everywhere. */
  readonly visibility: Visibility;
  /** AD-TYP-10. */
  readonly vacuum: boolean;
  /** AD-R24: who attacks first, where it is written. */
  readonly attacker: Id | null;
  changes: FieldChanges;
  phase: Phase;
  /** 0 before the first round. */
  round: number;
  /** Ids in the order of the encounter's list. */
  listing: readonly Id[];
  combatants: { [id: Id]: Combatant };
  ambush: 'ask' | Ambush;
  /** AD-INI-7: what is written of those who watch; the others are asked for. */
  watches: { readonly [id: Id]: 'expected' | 'elsewhere' };
  /** The places of this round in their order (AD-INI-2). */
  order: readonly Place[];
  active: Id | null;
  stage: 'start' | 'main' | 'end';
  zones: readonly Zone[];
  floor: readonly Lying[];
  /** Numbers effects, waiting Charges, zones. */
  count: number;
  /** AD-REA-9: those whom the game master has said to expose themselves, not looked at yet. */
  openings: readonly Id[];
  /** AD-ACT-4: the main attack that an off-hand attack of the active one may follow now. */
  offHand: OffHand | null;
  /** Nobody has had an action in this round yet. */
  idle: boolean;
  /** How the fight stood when the game master let it go on. */
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant of an id that is known to be one. */
export function one(fight: Fight, id: Id): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}

/** The last list that was asked for: whoever comes into a fight comes with a new listing. */
let listed: Pick<Fight, 'listing' | 'combatants'> | null = null;
let list: readonly Combatant[] = [];

/** Everybody in the order of the list, those who are out too. */
export function everyone(fight: Fight): readonly Combatant[] {
  const { listing, combatants } = fight;
  if (listed === null || listed.listing !== listing || listed.combatants !== combatants) {
    list = listing.map((id) => one(fight, id));
    listed = { listing, combatants };
  }
  return list;
}

/** A copy that shares nothing that `apply` writes to: everything but the combatants themselves is replaced whole. */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyOfCombatant(one(from, id));
  const made = fightWith(from, combatants);
  sameGround(made, from);
  return made;
}

/** Sides decide who are enemies (AD-ENC-1); everybody is an ally of itself. */
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
export const allies = (a: Combatant, b: Combatant): boolean => a.side === b.side;

/** Conscious, and still here. */
export const standing = (who: Combatant): boolean => who.out === null;
export const isUnconscious = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether it takes room: the dead do not, those who left and destroyed things are not here. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const isObject = (who: Combatant): boolean => who.sheet.kind === 'object';
