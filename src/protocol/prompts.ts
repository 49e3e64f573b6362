import type { Die } from '../kernel/dice.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { DiceLadder, Option } from '../kernel/port.ts';
import type { Total } from '../kernel/terms.ts';

/** What the table waits for: a choice, or dice. */
export type Prompt = ChoosePrompt | RollPrompt;

/** A combatant or the game master has to choose. */
export interface ChoosePrompt {
  readonly id: number;
  readonly kind: 'choose';
  readonly for: Id;
  /** Who acts and pays, if not the one who decides. */
  readonly acts?: Id;
  /** The id of the question: `turn`, `defence`, `maneuver`. */
  readonly ask: string;
  /** The question in words. */
  readonly question: string;
  readonly clause: string;
  readonly about?: { readonly [name: string]: Json | undefined };
  /** The kind of reaction, if it is about one. */
  readonly reaction?: string;
  /** Those who are asked the same about the same event next, if this one passes. */
  readonly also?: readonly Id[];
  readonly options: readonly Option[];
}

/** Dice have to be rolled. */
export interface RollPrompt {
  readonly id: number;
  readonly kind: 'roll';
  readonly for: Id;
  readonly purpose: string;
  /** The target. */
  readonly against?: Id;
  /** The roll in words: "Edda attacks the ogre with the longsword". */
  readonly question: string;
  readonly clause: string;
  readonly dice: readonly Die[];
  readonly target?: number;
  /**
   * Where an earlier result must be beaten, so that staying under the target is not enough: the highest face that wins;
   * 0: none.
   */
  readonly wins?: number;
  /** The target must be exceeded; reaching it is not enough. */
  readonly over?: true;
  readonly total?: Total;
  /** `total` is added to the dice; otherwise it is what they must stay at or under. */
  readonly adds?: true;
  readonly edge?: Total;
  /** What the rules call `edge`: "Boons and banes". */
  readonly edgeLabel?: string;
  /** What of several dice `total` is added to: the best or the worst one, or the sum of all. */
  readonly counts?: 'best' | 'worst' | 'sum';
  /** With a ladder, `total` is the number of dice and `edge` their rung. */
  readonly ladder?: DiceLadder;
  /** The faces make no difference to what follows. */
  readonly settled?: true;
}
