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
 * The state of a fight, plain JSON at every moment. What never changes (sheets, items, the battlefield's document, the
 * rulings) is shared by all copies; everything else is a number, a word, or an immutable object that `apply` replaces
 * as a whole. Only `apply` writes here.
 *
 * Which file does what:
 * - `state.ts` the mutable state; `items.ts` things; `facts/` what can happen, by theme; `apply/` the only writer;
 *   `invariants.ts` what must always hold.
 * - `ranks.ts`, `quality.ts`, `costs.ts`, `sizes.ts`, `stats.ts`, `visibility/grades.ts`, `cover/grades.ts`,
 *   `damage/types.ts`, `conditions/catalogue.ts` the tables.
 * - `wearing.ts` gear that wears down; `gear.ts`, `powers.ts`, `sheet.ts`, `current.ts` the schemas of a sheet;
 *   `ready*.ts` the sheet with its ids resolved; `derived.ts` numbers that follow from a sheet; `numbers.ts` the same
 *   as the fight modifies them.
 * - `encounter-schema.ts`, `encounter.ts`, `encounter-checks.ts` documents; `setup*.ts` the fight that they begin.
 * - `dice/` a roll: Charges and Challenges in `pushes.ts`, the rung in `steps.ts`, the dice in `pool.ts`, the meaning
 *   of their faces in `readings.ts`, all put together in `roll.ts`; `dice/influences.ts` what the situation adds.
 * - `effects/` conditions, waiting Charges, zones, how long they last.
 * - `acts/` acts that take several actions, and readied ones.
 * - `turn/` the turn machine: the opening, Initiative, order, turns, the Recovery Phase, the end.
 * - `combat/` attacks: means, targets, the number to beat, the roll, the consequences; `harm/` damage from its dice to
 *   Shock: protection, wear, losses; `body/` harm that the turn machine itself brings, and Shock, death, waking.
 * - `actions/` what can be done in a turn, a file each; `menu.ts` lists them and judges what holds for all;
 *   `turn/carry-out.ts` announces, pays and performs.
 * - `reactions/` reactions, a file each, and their windows; who may react, at what price, in which order.
 * - `openings/` who exposes itself to whom, and the attacks that follow; `readied/` conditions of readied acts, and
 *   their firing.
 * - `movement/` walking, standing up, being knocked down or back, falling; `space.ts` positions, distances, adjacency;
 *   `position/` unaware and from behind; `terrain.ts` kinds of ground.
 * - `cover/` obstacles on a line and the cover they give; `visibility/` how well one sees along it.
 * - `checks/` skills and Resistance; `powers/` the use of techniques and spells; `items/` the use of items.
 * - `between.ts` rests and healing; `left.ts` what a fight leaves of a combatant.
 * - `kept.ts`, `known.ts`, `ground.ts`, `lines.ts`, `stance.ts` keys and memory of cached results; `copies.ts` copies
 *   of one hidden class.
 * - `judge.ts`, `refusal.ts` refusals; `names.ts` words; `control.ts` who decides for whom.
 * - `override*.ts` changes by the game master's hand, by theme.
 * - `pack/` sample weapons, armour, powers, items, people, encounters. `present/` the fight as screens and odds see it;
 *   `tactics/` how it is played where no person decides.
 */

/** The phases of the turn machine (sections ENC, INI, REC). */
const phases = [
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
type Phase = (typeof phases)[number];

type TurnState = 'none' | 'open' | 'over';

/** AD-SHK-4: the rounds left, and the round `began` and combatant's turn `at` in which the clock began (AD-R13). */
export interface Shock {
  readonly left: number;
  /** The round in which the clock began; when its rounds are counted at a place, that in which it last fell there. */
  readonly began: number;
  readonly at: Id | null;
}

/** AD-INI-1, AD-R23: the Initiative of the first round, and that of later rounds. */
interface Rolled {
  readonly first: number;
  readonly later: number;
  /** AD-R20: the tie-breakers among those whose Initiative is `at`; compared in order, the higher goes first. */
  readonly tie: { readonly at: number; readonly by: readonly number[] } | null;
}

/** The result of a watch (AD-R24, AD-INI-8); `null` without one. */
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
  /** AD-POS-11: its current action in its own turn is negated. Reset when it begins another. */
  negated: boolean;
  /** AD-POS-12: in the middle of standing up. */
  rising: boolean;
  /** AD-R56 `facing`: the compass direction in degrees that it last turned to. */
  facing: number | null;

  /** AD-COV-4, AD-R105: whether the cover it gives is sturdy, as the sheet says or as the game master changed it. */
  sturdy: boolean;

  vigor: number;
  mana: number;
  durability: number;
  /** 0 for combatants without Health (AD-OBJ-1). */
  health: number;
  /** AD-R77 `healthFull`: it was wounded, and stays so until Health is full. */
  scarred: boolean;
  winded: boolean;
  /** AD-R69 `fiveRegained`: Vigor regained since it became Winded. */
  regained: number;
  shock: Shock | null;
  stabilised: boolean;
  /** AD-R80: Durability that armour and shields have lost, by item. */
  wear: { readonly [item: string]: number };

  /** Actions left in this turn, or kept for the next one (AD-R14). */
  actions: number;
  /** AD-ACT-15: the number of actions that its next turn loses. */
  lessActions: number;
  /** AD-R37 `firstFree`: it has drawn or stowed something in this turn. */
  drew: boolean;
  /** AD-R32 `poolForTurn`: feet of movement that are paid for and not used. */
  feet: number;
  turn: TurnState;
  /** The numbers of its turns that began and that ended, passed ones included; durations count them. */
  begun: number;
  ended: number;
  /** AD-ACT-7: how often it has taken Defend since its last turn began. */
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
  /** AD-POS-7: the combatants of whom it is unaware. */
  unaware: readonly Id[];
  /** AD-POS-7: a turn of its own has begun while it was conscious, so that it has looked for enemies. */
  looked: boolean;

  effects: readonly Effect[];
  waiting: readonly Waiting[];
  hands: readonly Grip[];
  carried: readonly Item[];
  /** Why it is out: left the fight, dead, destroyed, or unconscious; `null` while it takes part. */
  out: Out | null;
}

/** AD-INI-4: the ambush as written, not applied yet. */
interface Ambush {
  readonly ambushed: readonly Id[];
  readonly ambushers: readonly Id[];
}

/** AD-ACT-4: the target of the main attack, and the off-hand attack named with it (AD-R27 `afterMain`). */
export interface OffHand {
  readonly main: Id;
  readonly named: { readonly with: string; readonly target: Id; readonly fromBehind?: 'yes' } | null;
}

export interface Fight {
  readonly system: 'action-dice';
  readonly name: string;
  readonly rulings: Rulings;
  readonly battlefield: BattlefieldDocument;
  /** AD-VIS-1: the visibility everywhere. */
  readonly visibility: Visibility;
  /** AD-TYP-10. */
  readonly vacuum: boolean;
  /** AD-R24: who attacks first, if the encounter says so. */
  readonly attacker: Id | null;
  changes: FieldChanges;
  phase: Phase;
  /** 0 before the first round. */
  round: number;
  /** Ids in the order of the encounter's list. */
  listing: readonly Id[];
  combatants: { [id: Id]: Combatant };
  ambush: 'ask' | Ambush;
  /** AD-INI-7: the answers that the encounter gives for those who watch; the game master is asked for the others. */
  watches: { readonly [id: Id]: 'expected' | 'elsewhere' };
  /** The places of this round in order (AD-INI-2). */
  order: readonly Place[];
  active: Id | null;
  stage: 'start' | 'main' | 'end';
  zones: readonly Zone[];
  floor: readonly Lying[];
  /** The counter from which ids of effects, waiting Charges, zones and readied acts are made. */
  count: number;
  /** AD-REA-9: combatants that the game master declared exposed, not processed yet. */
  openings: readonly Id[];
  /** AD-ACT-4: the main attack of the active combatant that an off-hand attack may follow now. */
  offHand: OffHand | null;
  /** Whether no turn of this round has begun with any actions yet. */
  idle: boolean;
  /**
   * The signature of the fight when the game master let it go on (`goOn`), so as not to ask again while it is the same.
   */
  goesOn: string | null;
  over: { readonly winner: string | null } | null;
}

/** The combatant with an id. Throws if there is none. */
export function one(fight: Fight, id: Id): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`no combatant ${id} in this fight`);
  return found;
}

/** The last listing and its combatants: a one-entry cache. A combatant that joins brings a new listing. */
let listed: Pick<Fight, 'listing' | 'combatants'> | null = null;
let list: readonly Combatant[] = [];

/** All combatants in the order of the listing, those who are out included. */
export function everyone(fight: Fight): readonly Combatant[] {
  const { listing, combatants } = fight;
  if (listed === null || listed.listing !== listing || listed.combatants !== combatants) {
    list = listing.map((id) => one(fight, id));
    listed = { listing, combatants };
  }
  return list;
}

/** A copy of a fight. Combatants are copied; everything else is replaced as a whole by `apply` and can be shared. */
export function copy(from: Fight): Fight {
  const combatants: { [id: Id]: Combatant } = {};
  for (const id of from.listing) combatants[id] = copyOfCombatant(one(from, id));
  const made = fightWith(from, combatants);
  sameGround(made, from);
  return made;
}

/** AD-ENC-1: whether two are on different sides. A combatant is its own ally. */
export const foes = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
export const allies = (a: Combatant, b: Combatant): boolean => a.side === b.side;

/** Whether it takes part: conscious, alive and in the fight. */
export const standing = (who: Combatant): boolean => who.out === null;
export const isUnconscious = (who: Combatant): boolean => who.out === 'unconscious';
/** Whether it takes up space: all but the dead, the destroyed and those who left. */
export const present = (who: Combatant): boolean => who.out === null || who.out === 'unconscious';
export const isObject = (who: Combatant): boolean => who.sheet.kind === 'object';
