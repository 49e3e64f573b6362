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
 * by all copies; what changes is a primitive value, or an immutable object that `apply` replaces as a whole. Only
 * `apply` writes to it.
 *
 * Contents of the files:
 * - `state.ts` the mutable state; `items.ts` items; `facts/` what can happen, by theme; `apply/` the only writer;
 *   `invariants.ts` its invariants.
 * - `stats.ts`, `gear.ts`, `abilities.ts`, `riders.ts`, `sheet.ts` the parts of a sheet; `ready.ts` sheets with
 *   everything looked up; `derived.ts` numbers that follow from a sheet; `numbers.ts` the same with the effects of a
 *   fight (Buffs, Status Effects).
 * - `copies.ts` copies, all with the same hidden class.
 * - `ground.ts`, `bearing.ts` keys of caches: the positions and states of all combatants, and the state of one.
 * - `encounter-schema.ts`, `encounter.ts`, `encounter-checks.ts` documents; `setup*.ts` from a document to a fight.
 * - `roll/` d20s with advantage, Skill Checks, contests, Defense Rolls; `roll/influences.ts` what situations add.
 * - `effects/` Status Effects, Buffs and stances, their durations and ends; `hiding.ts` who is hidden from whom.
 * - `turn/` the turn machine: rounds, unions, order, slots, holding, the end; `turn/effects.ts` the end of a turn.
 *   `held/` held actions: code that makes a possible trigger happen reports it to `held/watch.ts`, which opens a
 *   window; `held/fire.ts` is what follows in it.
 * - `actions/` what can be done in a turn, a file each; `menu.ts` lists them and judges what they share;
 *   `turn/carry-out.ts` announces, pays and performs them.
 * - `reactions/` reactions, a file each, and their windows.
 * - `cover/` cover on a line and its bonuses; leaning; what the game master says about a scene.
 * - `movement/` walking, jumping, forced movement, teleports; `space.ts`, `lines.ts` positions and sight; `terrain.ts`
 *   kinds of ground.
 * - `grabs/` grabbing and dragging; `riding/` climbing onto somebody; `sight/` who comes into whose sight.
 * - `combat/` attacks: means, targets, the roll, redirected misses, what a hit brings; `damage/` from the dice to the
 *   loss; `body/` Vitality, Bleeding, being Down, death, healing.
 * - `abilities/` effects of Abilities, upcasting, targets, previews; `status/` the list of Status Effects.
 * - `hands/` items in hand, on the ground and for others, free uses of a turn; `cinematic/` cinematic deeds; `outcome/`
 *   outcomes that the game master states; `between/` deeds between fights.
 * - `judge.ts`, `refusal.ts` reasons of refusals; `names.ts` names; `control.ts` who decides for whom.
 * - `override*.ts` the game master's hand, by theme.
 */

/** States of the turn machine (sections GEN, RND, INI). */
const phases = ['opening', 'surprise', 'round', 'unions', 'order', 'slots', 'round-end', 'over'] as const;
type Phase = (typeof phases)[number];

/** Movement of this turn, in metres (WS-RND-5, WS-BAS-7). */
export interface Movement {
  readonly left: number;
  /** Squares entered in this turn. */
  readonly walked: number;
  /**
   * Further Moves bring nothing in this turn: something else was done since (WS-R13 `false`), or an enemy stopped it
   * (WS-R86 `moveEnds`).
   */
  readonly cut: boolean;
  /** WS-R86: enemies whose space it failed to pass, until the end of this turn. */
  readonly barred: readonly Id[];
}

/** The place of a climber (WS-ADV-5): its mount, and its square as an offset from the mount's first square. */
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
 * The state of a combatant's turn in this round: not begun, going on, held (WS-INI-7), or over. Members of a union end
 * one by one (WS-INI-15).
 */
type TurnState = 'none' | 'open' | 'held' | 'over';

export interface Combatant {
  readonly id: Id;
  readonly sheet: Sheet;
  readonly player: boolean;
  /** The side length of its footprint in squares (WS-TER-2). */
  readonly squares: number;
  /** The summoner of a summon (WS-ADV-9), otherwise `null`. */
  summoner: Id | null;

  side: string;
  /** The footprint's square with the smallest coordinates. */
  cell: Cell;
  mounted: Mounted | null;

  vitality: number;
  temporary: number;
  wp: number;
  momentum: number;

  /** AP and RP left, and those spent: AP in this turn, RP in this round (WS-CIN-13). */
  ap: number;
  apSpent: number;
  rp: number;
  rpSpent: number;
  movement: Movement;
  /** WS-BAS-2: weapon attacks that are paid for and not yet made. */
  credits: number;
  /** WS-BAS-13: the free use that was made in this turn. */
  freeUse: 'interact' | 'switch' | null;
  turn: TurnState;
  /** WS-R21: whether anything was done in this turn. */
  touched: boolean;
  /** WS-INI-19: whether it is surprised, until its first slot starts. */
  surprised: boolean;
  /** WS-RND-8: numbers of slots started, turns begun and turns ended, by which durations are counted. */
  slots: number;
  begun: number;
  ended: number;

  /** Status Effects, Buffs, Debuffs, stances, leaning. */
  effects: readonly Effect[];
  /** WS-ADV-11: grabs are recorded with both combatants. */
  grabbing: readonly Id[];
  grabbedBy: readonly Id[];
  /** WS-ADV-13: those from whom it is hidden, and those for whom that ends with this turn (WS-ADV-14). */
  hiddenFrom: readonly Id[];
  givenAway: readonly Id[];
  /** WS-R67: damage types for which the other side has seen its resistance, immunity or vulnerability. */
  known: readonly DamageType[];
  held: readonly HeldAction[];

  hands: readonly Grip[];
  carried: readonly Item[];
  surrendered: boolean;
  /** A combatant that is Down is `unconscious`, a destroyed object is `gone`. */
  out: Out | null;
}

export interface Fight {
  readonly system: 'world-shapers';
  readonly name: string;
  readonly rulings: Rulings;
  /** WS-R3 `written`: Stats of skills that differ from the standard. */
  readonly governors: { readonly [skill in Skill]?: Stat };
  /** WS-R36 `written`: ids of the advanced actions that are allowed. */
  readonly advanced: readonly string[];
  readonly battlefield: BattlefieldDocument;
  changes: FieldChanges;
  phase: Phase;
  /** 0 before the first round. */
  round: number;
  /** Ids in joining order. */
  listing: readonly Id[];
  combatants: { [id: Id]: Combatant };
  /** WS-GEN-1, WS-INI-21: who is surprised; `ask`: still to be settled. */
  surprise: 'ask' | readonly Id[];
  /** The unions of this round (WS-INI-14). */
  unions: readonly (readonly Id[])[];
  /** The slots of this round in their order (WS-INI-5). */
  order: readonly Slot[];
  /** The running slot, and the slots that it interrupted (WS-R22), the latest last. */
  running: Id | null;
  suspended: readonly Id[];
  /** The combatant whose turn question is asked; in a union the member that acts now. */
  active: Id | null;
  stage: 'main' | 'end';
  /** WS-R22: a turn has just ended, and no holder was offered its turn since. */
  between: boolean;
  /** WS-R17 `keepLastAnswer`: the orders of tied slots that the game master gave, the latest last. */
  ties: readonly (readonly Id[])[];
  floor: readonly Lying[];
  /** Counter for the ids of effects and held actions. */
  count: number;
  /**
   * The situation (round and remaining sides) in which the game master declined the end of the fight; `null` if in
   * none.
   */
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant with this id. Throws if there is none. */
export function one(fight: Fight, id: Id): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}

/** All combatants in joining order, including those who are out. */
export function everyone(fight: Fight): readonly Combatant[] {
  const { combatants, listing } = fight;
  const known = lists.get(combatants);
  if (known?.listing === listing) return known.all;
  const all = listing.map((id) => one(fight, id));
  lists.set(combatants, { listing, all });
  return all;
}

/**
 * Keyed by the `combatants` object, which stays the same during a fight: `apply` writes to it and never replaces it.
 */
const lists = new WeakMap<
  Fight['combatants'],
  { readonly listing: readonly Id[]; readonly all: readonly Combatant[] }
>();

/**
 * A copy that shares nothing mutable: `apply` writes only to the fight and its combatants, and replaces all other
 * objects.
 */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyOfCombatant(one(from, id));
  const made = fightWith(from, combatants);
  sameGround(made, from);
  return made;
}

/** WS-GEN-3: all combatants of other sides are enemies; everybody is its own ally. */
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
export const allies = (a: Combatant, b: Combatant): boolean => a.side === b.side;

/**
 * Whether its turn is running, or that of its union if it has not ended its part (WS-INI-15). `false` while another
 * slot interrupts it.
 */
export function hasTurnNow(fight: Fight, id: Id): boolean {
  const slot = fight.order.find((each) => each.id === fight.running);
  return one(fight, id).turn === 'open' && slot?.members.includes(id) === true;
}

/** Neither Down nor dead nor gone. */
export const standing = (who: Combatant): boolean => who.out === null;
/** WS-R74: below 1 Vitality and not dead. */
export const isDown = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether it occupies its space: not if it is dead, gone or destroyed. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const isObject = (who: Combatant): boolean => who.sheet.kind === 'object';
