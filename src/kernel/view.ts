import type { Cell, Id, Json } from './json.ts';
import type { Total } from './terms.ts';

/** What a screen shows of a fight: one shape for all systems, with nothing left for the screen to compute. */
export interface View {
  readonly system: string;
  readonly name: string;
  readonly round: number;
  /** `setup`, `round`, `over` or a phase of the system's own. */
  readonly phase: string;
  readonly active: Id | null;
  /** Ids in the order of their turns. */
  readonly order: readonly Id[];
  readonly bar: readonly BarEntry[];
  readonly combatants: { readonly [id: Id]: CombatantView };
  /** Everybody with whom the fight began, also those who have left it. Left out of views that belong to no fight. */
  readonly began?: readonly { readonly id: Id; readonly name: string }[];
  /**
   * The battlefield as it was when the fight began. Where a system reads terrain marks of its own, a kind of terrain
   * has `look`, how it is drawn, and `about`, what it does.
   */
  readonly battlefield: Json;
  /** The unit of distances and heights; `m` by default. */
  readonly unit?: string;
  /** What has changed on the battlefield: doors and windows opened or shut, walls broken, the terrain of cells. */
  readonly changed?: Json;
  /**
   * The light on the cells: one string per row, one digit per cell: 0 dark, 1 dim, 2 bright. Left out where the rules
   * do not use light, or the encounter does not define it.
   */
  readonly light?: readonly string[];
  /** Items on the floor and effects on cells. */
  readonly marks: readonly Mark[];
  /** A notice about the current moment: a chain of extra actions and whose it is. */
  readonly banner?: {
    readonly label: string;
    readonly text: string;
    readonly clause: string;
    readonly who: Id;
  };
  readonly over?: { readonly winner: string | null };
}

/** `over`: the fight is. */
export type TurnState = 'active' | 'waiting' | 'acted' | 'delayed' | 'skipped' | 'out' | 'over';

/** One place in the initiative bar. */
export interface BarEntry {
  readonly id: Id;
  readonly initiative: number | null;
  readonly state: TurnState;
  /** "after Edda", "when somebody opens the door". */
  readonly note?: string;
  /** Others who share this place and turn, each with its own state: the mount of a rider, the rest of a union. */
  readonly with?: readonly { readonly id: Id; readonly state: TurnState }[];
  /** Held and readied actions with their triggers: "Attack when an enemy comes within 6 m". */
  readonly waits?: readonly string[];
  /** What this combatant may do in the turn of the active one: "may interrupt". */
  readonly may?: string;
}

/** The state of a combatant's turn in this round; `null` where it is not in the initiative bar. */
export function turnStateOf({ bar }: Pick<View, 'bar'>, who: Id): TurnState | null {
  for (const entry of bar) {
    const one = entry.id === who ? entry : entry.with?.find(({ id }) => id === who);
    if (one) return one.state;
  }
  return null;
}

/** Whether somebody decides for a combatant: for all but things without turns. */
export const isPlayed = (
  view: Pick<View, 'bar'>,
  { id, thing }: Pick<CombatantStatus, 'id' | 'thing'>,
): boolean => !thing || turnStateOf(view, id) !== null;

const outs = ['dead', 'unconscious', 'fled', 'gone'] as const;
export type Out = (typeof outs)[number];

/** The part of a combatant's view that forecasts count: its side, what it can lose, and whether it is out. */
export interface CombatantStatus {
  readonly id: Id;
  readonly name: string;
  readonly side: string;
  /** Played by a person, not by the game master. */
  readonly player: boolean;
  /** A thing, such as a gate or a cart: it can be harmed, but wins nothing. Few have turns, such as a trap that shoots. */
  readonly thing?: true;
  readonly tracks: { readonly [name: string]: Track };
  readonly pools: { readonly [name: string]: PoolView };
  readonly out: Out | null;
}

export interface CombatantView extends CombatantStatus {
  /** A thing that never has a turn. */
  readonly turnless?: true;
  /** The name of the picture on its token, as sheets write it. */
  readonly icon?: string;
  readonly cell: Cell;
  /** The side of the footprint in cells. */
  readonly size: number;
  readonly sizeName: string;
  readonly conditions: readonly ConditionView[];
  /**
   * The ids of further conditions that are on and can be ended by hand, but are shown in another place: an injury in
   * `body`, a turn that is over in the bar, a quality of a thing in its notes.
   */
  readonly shownElsewhere?: readonly string[];
  readonly initiative: number | null;
  /** The combatants who do not know where it is; left out where all do. */
  readonly hiddenFrom?: readonly Id[];
  /** Short facts for the panel: skills, armour, weapons. */
  readonly notes: readonly NoteView[];
  /** Weapons and things that it has in hand or on it, in that order. */
  readonly items?: readonly ItemView[];
  /** The parts of its body, where the rules have injuries of each. */
  readonly body?: readonly BodyPartView[];
  /** Tables of one value per row: affinities by element. */
  readonly charts?: readonly ChartView[];
}

/** Something in the hand or among the belongings of a combatant. */
interface ItemView {
  /** By which a change by hand (`Change`) names it. */
  readonly id: Id;
  readonly name: string;
  readonly at: 'hand' | 'carried';
}

/** The items in its hands and among its belongings, each by id and name. */
export const itemsSeen = (
  hand: readonly { readonly id: Id; readonly name: string }[],
  carried: readonly { readonly id: Id; readonly name: string }[],
): readonly ItemView[] => [
  ...hand.map(({ id, name }) => ({ id, name, at: 'hand' as const })),
  ...carried.map(({ id, name }) => ({ id, name, at: 'carried' as const })),
];

/** A part of the body, drawn at its place in a figure of three columns. */
export interface BodyPartView {
  readonly id: string;
  readonly label: string;
  readonly column: 1 | 2 | 3;
  readonly row: 1 | 2 | 3;
  /** What protects it: "AP 3". */
  readonly note: string;
  readonly injury?: { readonly label: string; readonly text: string; readonly clause: string };
}

export type ChartTone = 'good' | 'bad' | 'plain';

export interface ChartView {
  readonly label: string;
  readonly clause: string;
  /** The players have not found it out yet: shown folded, for the game master to open. */
  readonly secret?: true;
  readonly entries: readonly { readonly label: string; readonly value: string; readonly tone: ChartTone }[];
}

type TrackKind = 'bar' | 'boxes' | 'slots' | 'gauge';

/**
 * A track of harm. A bar is drawn as a length, boxes one by one, slots with what fills them. `left` counts down from
 * `max`, except on a gauge, which fills up: there `left` is what has gathered, `max` the last threshold shown, and
 * `marks` are the thresholds.
 */
export interface Track {
  readonly label: string;
  readonly kind: TrackKind;
  readonly max: number;
  readonly left: number;
  readonly clause: string;
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  /** Shown in place of the numbers, where the viewer may not see them. */
  readonly words?: string;
  /** The name of the track that takes the harm for which this one has no room left. */
  readonly spills?: string;
  /** The lowest value of `left`, below 0, and what happens there: "Death" at −34. Without it, `left` ends at 0. */
  readonly least?: { readonly at: number; readonly label: string };
  /** The name of the track that this one protects: it is lost first, and is shown only while some of it is left. */
  readonly shields?: string;
  /** It belongs to worn or held equipment, not to the body: armour that wears down. */
  readonly gear?: true;
}

type PoolKind = 'pips' | 'number' | 'bar';

/**
 * A pool of points that can be spent. Pips are drawn one by one when there are few; a bar is a length up to `max`, with
 * gains and reservations drawn in it.
 */
export interface PoolView {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly clause: string;
  readonly kind: PoolKind;
  /** The singular, where it differs from the label: "Action" for "Actions". */
  readonly one?: string;
  /** It counts how often something may be done: shown as a pool, but never named as the price of a choice. */
  readonly counted?: true;
  /** What is spent of it does not come back during the fight; forecasts and the ledger count it as a cost. */
  readonly lasting?: true;
  /** The system's most important pool: shown even in the smallest view of a combatant. */
  readonly main?: true;
  /** How many of `value` can be spent at present; left out where all can. */
  readonly usable?: number;
  /** The next automatic gain, and when it comes: 6 "at the end of the turn". */
  readonly gain?: { readonly amount: number; readonly when: string };
  /** Something that is paid for out of this pool over several turns. */
  readonly progress?: { readonly label: string; readonly paid: number; readonly cost: number };
  /** The name of the pool whose maximum this one reduces; drawn in that pool's bar: fatigue, invested mana. */
  readonly eats?: string;
  /** What it takes from that pool is lent and comes back: invested mana. */
  readonly lent?: true;
}

export interface ConditionView {
  /** `prone` in all systems is that of whoever lies on the ground: its token is drawn lying. */
  readonly id: string;
  readonly label: string;
  readonly level?: number;
  /** The name of the level: "severe", "TN 6". */
  readonly grade?: string;
  /** It follows from something else and cannot be set by hand. */
  readonly derived?: true;
  /** It tells what somebody has lost of its strength: players who see no numbers of foes do not see it of them. */
  readonly strength?: true;
  readonly until?: string;
  /** Of one between two: those towards whom it is. */
  readonly towards?: readonly Id[];
  readonly clause: string;
  /** Related words: the elements that exploit it. */
  readonly tags?: readonly string[];
}

export interface NoteView {
  readonly label: string;
  readonly value: string;
  readonly total?: Total;
  readonly clause?: string;
  /** It is less than at full strength, stays so after a fight, and nothing else tells it. */
  readonly left?: true;
}

export interface Mark {
  readonly cell: Cell;
  readonly kind: 'item' | 'effect';
  readonly label: string;
  /** The id of the item, for `item`. */
  readonly item?: Id;
  /** All cells that it covers, where there are more than `cell`: smoke. */
  readonly cells?: readonly Cell[];
}

/** A line of the log with the data behind its text: the clause, the combatants, the roll and its numbers. */
export interface Line {
  /**
   * Its weight: a heading (a round, or with `who` the turn of somebody), a result, a detail below a result, a change by
   * the game master's hand.
   */
  readonly level: 'heading' | 'deed' | 'detail' | 'hand';
  readonly text: string;
  readonly clause?: string;
  readonly who?: Id;
  readonly whom?: Id;
  /** Harm was done: for the filter "wounds only". */
  readonly wound?: true;
  /**
   * One of several pieces of the same event, such as the squares of a walk: consecutive lines with the same `of` may be
   * joined. `many` is the text of all pieces up to this one, as the parts between which the sum of their `count`s
   * stands, or one part without it; `one` is that text for a sum of 1, where the number alone would not do: "1 yard".
   */
  readonly piece?: {
    readonly of: string;
    readonly count: number;
    readonly many: readonly string[];
    readonly one?: string;
  };
  readonly roll?: RollView;
  /** The numbers in the line, each with its terms. */
  readonly totals?: readonly LineTotal[];
  /** The comparison of numbers that gave the line's result. */
  readonly held?: Held;
  /** The term without which the result would be different. */
  readonly decided?: Decided;
  /** The ids of the rulings that influenced it, shown as badges. */
  readonly rulings?: readonly string[];
  /** Lines after it may be joined to it. `words` is how the joined line begins; without followers, `text` is shown. */
  readonly begins?: Thread;
  /** How it continues an open thread: `words` are added to the joined line, and may be empty. */
  readonly goesOn?: Thread;
}

/**
 * A thread: log lines that tell one event and may be joined into one. A line that begins a thread gives its full name
 * (`by wenna deed`). A line goes on with it by the full name or by its first words (`by wenna`: any thread of Wenna's).
 */
interface Thread {
  readonly name: string;
  readonly words: string;
}

/** A number with its terms; `as` replaces the number where it says little: "d8" for a rung. */
export interface LineTotal {
  readonly label: string;
  readonly total: Total;
  readonly as?: string;
}

/** A comparison of two numbers as the rules made it. Totals are referred to by their labels on the line. */
export interface Held {
  /** The value of the dice: the kept die, or their sum. */
  readonly dice: number;
  /** The label of the total that is added to the dice. */
  readonly plus?: string;
  /** What they are compared with: the label of a total, or a number set by the rules or by another roll. */
  readonly against: string | number;
  /** The factor by which `against` is multiplied for these dice, the product rounded up; 1 by default. */
  readonly scale?: number;
  readonly wins: HeldWins;
  /** The result according to the rules, which may differ from that of the numbers. */
  readonly won: boolean;
  /** The faces alone decided, regardless of the numbers: a natural 20. */
  readonly natural?: true;
  /**
   * The label of the total that brought extra dice. If it were 0, only the first die would count: `alone` is its face,
   * `won` whether that would win.
   */
  readonly edge?: { readonly total: string; readonly alone: number; readonly won: boolean };
}

/** What wins: to reach `against`, to exceed it, or to stay at or under it. */
type HeldWins = 'reaching' | 'exceeding' | 'staying';

/** The term that decided: `term` is its index in the line's total with the label `total`. */
export interface Decided {
  readonly total: string;
  readonly term: number;
  /** "Hit by 4: without high ground +10 this misses". */
  readonly words: string;
  /** The part of `words` that names the term: "high ground +10". */
  readonly named: string;
  /** Where that part begins in `words`. */
  readonly at: number;
}

export interface RollView {
  readonly sides: readonly number[];
  readonly faces: readonly (number | readonly number[])[];
  /** The indices of the dice whose faces a person entered. */
  readonly hand: readonly number[];
}

/** A line drawn on the map for an attack in the making: sight and cover to the target, or flankers on both sides. */
export interface PreviewLine {
  readonly from: Cell;
  readonly to: Cell;
  readonly grade: 'clear' | 'half' | 'full';
  /** "half cover: +2 Evasion"; empty where it makes no difference. */
  readonly label: string;
  /** What gives the cover: combatants, or cells of the battlefield. */
  readonly by: readonly (Cell & { readonly who?: Id })[];
}

/** What a choice would do to one of those it reaches, in words: "no damage", "2 to 12 damage, Down". */
export interface PreviewReached {
  readonly who: Id;
  /** How it defends itself: "Constitution DR +5 against 15, with advantage". */
  readonly how: string;
  readonly best: string;
  readonly worst: string;
  /** The worst case takes it out of the fight. */
  readonly drops?: true;
  readonly friend?: true;
}
