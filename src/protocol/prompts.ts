import type { Die } from '../kernel/dice.ts';
import type { Id, Json } from '../kernel/json.ts';
import type { DiceLadder, Option } from '../kernel/port.ts';
import type { Total } from '../kernel/terms.ts';

/** What the table waits for: a choice, or dice. */
export type Prompt = ChoosePrompt | RollPrompt;

/** Somebody is to choose. */
export interface ChoosePrompt {
  readonly id: number;
  readonly kind: 'choose';
  readonly for: Id;
  /** Who acts and pays, where it is not the one who decides. */
  readonly acts?: Id;
  /** The question's name: `turn`, `defence`, `maneuver`. */
  readonly ask: string;
  /** The question in words. */
  readonly question: string;
  readonly clause: string;
  readonly about?: { readonly [name: string]: Json | undefined };
  /** The kind of reaction, when it asks for one. */
  readonly reaction?: string;
  /** Who is asked the same next, of the same event, if this one lets it pass. */
  readonly also?: readonly Id[];
  readonly options: readonly Option[];
}

/** Somebody is to roll. */
export interface RollPrompt {
  readonly id: number;
  readonly kind: 'roll';
  readonly for: Id;
  readonly purpose: string;
  /** At whom it is aimed. */
  readonly against?: Id;
  /** In words: "Edda attacks the ogre with the longsword". */
  readonly question: string;
  readonly clause: string;
  readonly dice: readonly Die[];
  readonly target?: number;
  /** Against a result on the table staying under the target is not enough: up to which face it is won; 0: by none. */
  readonly wins?: number;
  /** To reach the target is not enough. */
  readonly over?: true;
  readonly total?: Total;
  /** `total` is added to the dice; otherwise it is what they must stay at or under. */
  readonly adds?: true;
  readonly edge?: Total;
  /** `total` is how many dice stand on it, `edge` on which rung. */
  readonly ladder?: DiceLadder;
  /** Whatever the dice show, what follows is the same. */
  readonly settled?: true;
}
