import type { BattlefieldDocument, FieldChanges } from '../../battlefield/document.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Out } from '../../kernel/view.ts';
import { copyOfCombatant, fightWith } from './copies.ts';
import type { DamageType } from './damage/types.ts';
import type { Effect } from './effects/effect.ts';
import { sameGround } from './ground.ts';
import type { HeldAction } from './held/held-action.ts';
import type { Item, Lying } from './items.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';
import type { Skill, Stat } from './stats.ts';
import type { Slot } from './turn/slot.ts';

/**
 * A fight: JSON at every moment. What never changes (sheets, items, the battlefield's document, the rulings) is shared
 * by all copies; what changes is a plain number or word, or an immutable object that `apply` replaces whole. Only
 * `apply` writes here.
 *
 * Which file has which duty:
 * - `state.ts` what changes; `items.ts` things; `facts/` what can happen, by theme; `apply/` the only writer;
 *   `invariants.ts` what must always be so.
 * - `stats.ts`, `gear.ts`, `abilities.ts`, `riders.ts`, `sheet.ts` what is written of somebody; `ready.ts` the sheet with
 *   everything looked up; `derived.ts` numbers that follow from a sheet; `numbers.ts` the same with what the fight does
 *   to them (Buffs, Status Effects).
 * - `copies.ts` copies, all of one shape.
 * - `ground.ts`, `bearing.ts` what is kept of a fight: for as long as all stand as they stand, or one does.
 * - `encounter-schema.ts`, `encounter.ts`, `encounter-checks.ts` documents; `setup*.ts` the fight that they begin.
 * - `roll/` d20s with advantage, Skill Checks, contests, Defense Rolls; `roll/influences.ts` what situations add.
 * - `effects/` Status Effects, Buffs and stances, how long they last, when they end; `hiding.ts` who hides from whom.
 * - `turn/` the turn machine: rounds, unions, order, slots, holding, the end; `turn/effects.ts` what a turn's end brings.
 *   `held/` actions that wait for a trigger: whoever lets something happen says so in `held/watch.ts`, which opens a
 *   window; `held/fire.ts` is what follows in it.
 * - `actions/` what can be done in a turn, a file each; `menu.ts` lists them and judges what holds for all;
 *   `turn/carry-out.ts` says, pays and performs.
 * - `reactions/` answers to something, a file each, and the windows they belong to.
 * - `cover/` what gives cover on a line and what that adds; leaning; what the game master says of a scene.
 * - `movement/` walking, jumping, being moved, teleports; `space.ts`, `lines.ts` who is where and sees whom; `terrain.ts` what the ground is.
 * - `grabs/` grips and dragging; `riding/` having climbed onto somebody; `sight/` who comes into whose sight.
 * - `combat/` attacks: with what, at whom, the roll, whom a miss goes on to, what a hit brings; `damage/` from the dice to
 *   what is lost; `body/` Vitality, Bleeding, being Down, death, healing.
 * - `abilities/` what Abilities do, how far upcast, to whom, and what is told of it before; `status/` Status Effects.
 * - `hands/` things in hand, on the ground and for others, what is free once a turn; `cinematic/` deeds that no rule
 *   describes; `outcome/` what the game master says came of something; `between/` deeds between fights.
 * - `judge.ts`, `refusal.ts` why not; `names.ts` words; `control.ts` who decides for whom.
 * - `override*.ts` the game master's hand, by theme.
 */

/** Where the turn machine stands (sections GEN, RND, INI). */
export const phases = [
  'opening',
  'surprise',
  'round',
  'unions',
  'order',
  'slots',
  'round-end',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** Metres of this turn (WS-RND-5, WS-BAS-7). */
export interface Movement {
  readonly left: number;
  /** Metres of ground covered in this turn. */
  readonly walked: number;
  /** WS-R13 `false`: something else was done since, and what is left is lost. */
  readonly cut: boolean;
  /** WS-R86: enemies that it could not get past, up to the end of this turn. */
  readonly barred: readonly Id[];
}

/** Somebody on a creature (WS-ADV-5): on whom, and where in its space. */
export interface Mounted {
  readonly on: Id;
  readonly dx: number;
  readonly dy: number;
}

export interface Grip {
  readonly item: Item;
  readonly hands: 1 | 2;
}

/**
 * How somebody's turn of this round stands: not begun, going on, held (WS-INI-7), or over. The members of a union end
 * one by one (WS-INI-15).
 */
export type TurnState = 'none' | 'open' | 'held' | 'over';

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  readonly player: boolean;
  /** The side of its footprint in squares (WS-TER-2). */
  readonly squares: number;
  /** Whose summon it is (WS-ADV-9). */
  readonly summoner: Id | null;

  side: string;
  /** The footprint's square with the smallest coordinates. */
  cell: Cell;
  mounted: Mounted | null;

  vitality: number;
  temporary: number;
  wp: number;
  momentum: number;

  /** What can be spent still, and what was: of AP in this turn, of RP in this round (WS-CIN-13). */
  ap: number;
  apSpent: number;
  rp: number;
  rpSpent: number;
  movement: Movement;
  /** WS-BAS-2: weapon attacks that are paid for. */
  credits: number;
  /** WS-BAS-13: which free use of this turn is gone. */
  freeUse: 'interact' | 'switch' | null;
  turn: TurnState;
  /** WS-R21: something was done in this turn. */
  touched: boolean;
  /** WS-INI-19: until its first slot starts. */
  surprised: boolean;
  /** WS-RND-8: slots that started, turns that began and that ended; what lasts is counted by them. */
  slots: number;
  begun: number;
  ended: number;

  /** Status Effects, Buffs, Debuffs, stances. */
  effects: readonly Effect[];
  /** WS-ADV-11: both know of it. */
  grabbing: readonly Id[];
  grabbedBy: readonly Id[];
  /** WS-ADV-13: from whom it is hidden, and for whom that ends with this turn (WS-ADV-14). */
  hiddenFrom: readonly Id[];
  givenAway: readonly Id[];
  /** WS-R67: types whose effect on it the other side has seen. */
  known: readonly DamageType[];
  held: readonly HeldAction[];

  hands: readonly Grip[];
  carried: readonly Item[];
  surrendered: boolean;
  /** Down is `unconscious`; an object that is destroyed is `gone`. */
  out: Out | null;
}

export interface Fight {
  readonly system: 'world-shapers';
  readonly name: string;
  readonly rulings: Rulings;
  /** WS-R3 `written`. */
  readonly governors: { readonly [skill in Skill]?: Stat };
  /** WS-R36 `written`: ids of the advanced actions that are played. */
  readonly advanced: readonly string[];
  readonly battlefield: BattlefieldDocument;
  changes: FieldChanges;
  phase: Phase;
  /** 0 before the first round. */
  round: number;
  /** Ids in joining order. */
  listing: readonly Id[];
  combatants: { [id: Id]: Combatant };
  /** WS-GEN-1, WS-INI-21: still to be settled: asked, or who is surprised. */
  surprise: 'ask' | readonly Id[];
  /** The unions of this round (WS-INI-14). */
  unions: readonly (readonly Id[])[];
  /** The slots of this round in their order (WS-INI-5). */
  order: readonly Slot[];
  /** The slot that is running; those that it interrupted (WS-R22), the last one last. */
  running: Id | null;
  suspended: readonly Id[];
  /** Whose deeds are asked for: of a union the member that acts now. */
  active: Id | null;
  stage: 'main' | 'end';
  /** WS-R22: a turn has just ended, and nobody was offered to take a held one yet. */
  between: boolean;
  /** WS-R17 `keepLastAnswer`: slots in the order that the game master gave them. */
  ties: readonly Id[];
  floor: readonly Lying[];
  /** Numbers effects and held actions. */
  count: number;
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

/** Everybody in joining order, those who are out too. */
export function everyone(fight: Fight): readonly Combatant[] {
  const { combatants, listing } = fight;
  const known = lists.get(combatants);
  if (known?.listing === listing) return known.all;
  const all = listing.map((id) => one(fight, id));
  lists.set(combatants, { listing, all });
  return all;
}

/** Who is listed is the same one for as long as a fight goes on: `apply` writes to it, and puts nobody in its place. */
const lists = new WeakMap<
  Fight['combatants'],
  { readonly listing: readonly Id[]; readonly all: readonly Combatant[] }
>();

/** A copy that shares nothing that `apply` writes to: everything but the combatants themselves is replaced whole. */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyOfCombatant(one(from, id));
  const made = fightWith(from, combatants);
  sameGround(made, from);
  return made;
}

/** WS-GEN-3: all others are enemies, those of a third side too; everybody is an ally of itself. */
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
export const allies = (a: Combatant, b: Combatant): boolean => a.side === b.side;

/** Its own turn is going on, or that of its union as long as it has not ended it (WS-INI-15); nobody has broken into it. */
export function hasTurnNow(fight: Fight, id: Id): boolean {
  const slot = fight.order.find((each) => each.id === fight.running);
  return one(fight, id).turn === 'open' && slot?.members.includes(id) === true;
}

/** Neither Down nor dead, and still here. */
export const standing = (who: Combatant): boolean => who.out === null;
/** WS-R74. */
export const isDown = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether it takes room: the dead do not, those who left and destroyed objects are not here. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const isObject = (who: Combatant): boolean => who.sheet.kind === 'object';
