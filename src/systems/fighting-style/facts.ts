import type { Cell, Id } from '../../kernel/json.ts';
import type { Total } from '../../kernel/terms.ts';
import type { Out } from '../../kernel/view.ts';
import type { CombatFact } from './combat/facts.ts';
import type { DamageType } from './damage-types.ts';
import type { Combatant, Feint, Item, TemporaryResistance, WaitsFor } from './state.ts';

/**
 * Everything that can happen. What changes the fight stands here, whoever tells it, and `apply` says how; what is only
 * to be read or counted about an attack stands in `combat/facts.ts`.
 */
export type Facts =
  | RoundFact
  | TurnFact
  | PriceFact
  | MoveFact
  | HarmFact
  | ConditionFact
  | ThingFact
  | HandFact
  | CombatFact;

/** The order of the fight (section 2). */
export type RoundFact =
  /** FS-ENC-2 is settled: whom the sneakers surprised. */
  | { readonly fact: 'surprised'; readonly who: readonly Id[]; readonly sneakers: readonly Id[] }
  /** FS-ENC-4. `value` is the whole result. */
  | {
      readonly fact: 'initiative';
      readonly who: Id;
      readonly die: number;
      readonly value: number;
      readonly total: Total;
    }
  /** FS-ENC-5: a tie of `who` was rolled off. */
  | { readonly fact: 'tie-rolled'; readonly who: readonly Id[]; readonly faces: readonly number[] }
  /** FS-ENC-5: the order of turns. `why` is `initiative` when it was rolled, `saved` when a saved turn keeps its place. */
  | { readonly fact: 'order'; readonly order: readonly Id[]; readonly why: 'initiative' | 'saved' | 'hand' }
  /** FS-ENC-7: AP, attacks and free actions are set. */
  | { readonly fact: 'round-began'; readonly round: number }
  /** FS-ENC-8. */
  | { readonly fact: 'round-ended'; readonly round: number }
  /** FS-ENC-9: the game master goes on although the fight looks decided. */
  | { readonly fact: 'fight-goes-on'; readonly standing: string }
  | { readonly fact: 'over'; readonly winner: string | null };

/** Turns (section 3). */
export type TurnFact =
  | { readonly fact: 'turn-began'; readonly who: Id }
  | {
      readonly fact: 'turn-skipped';
      readonly who: Id;
      readonly why: 'surprised' | 'unconscious' | 'dead' | 'gone' | 'postponed';
    }
  | { readonly fact: 'turn-ended'; readonly who: Id }
  /** FS-TURN-7. */
  | { readonly fact: 'turn-saved'; readonly who: Id; readonly waits: WaitsFor }
  /** An action was declared: the words for the log, and what the watchers of actions need. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'primary' | 'reaction' | 'free';
      readonly target?: Id;
      readonly with?: string;
    };

/** What it costs. */
export type PriceFact =
  | { readonly fact: 'ap-spent'; readonly who: Id; readonly ap: number }
  | { readonly fact: 'ap-set'; readonly who: Id; readonly ap: number; readonly why: 'dazed' | 'hand' }
  /** FS-TURN-5. */
  | { readonly fact: 'attack-used'; readonly who: Id }
  | { readonly fact: 'free-action-used'; readonly who: Id }
  | { readonly fact: 'mana-spent'; readonly who: Id; readonly mana: number };

/** Movement. Costs are metres of this turn's movement. */
export type MoveFact =
  | {
      readonly fact: 'moved';
      readonly who: Id;
      readonly from: Cell;
      /** Every square after the first. */
      readonly path: readonly Cell[];
      readonly cost: number;
      /** The next diagonal counts 2 (FS-GRID-1). */
      readonly odd: boolean;
      /** The last square is somebody else's: the move has to go on. */
      readonly passing: boolean;
      /** The first stretch of a move: one more of the moves of this turn. */
      readonly first: boolean;
    }
  | {
      readonly fact: 'movement-spent';
      readonly who: Id;
      readonly metres: number;
      readonly why: 'standing up';
    }
  /** FS-GRID-2: stopped on a square that somebody else has, it falls back to one that is free. */
  | { readonly fact: 'fell-back'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  /** FS-ACT-1. */
  | { readonly fact: 'dashed'; readonly who: Id; readonly metres: number }
  /** FS-MAN-9. */
  | { readonly fact: 'pushed'; readonly who: Id; readonly by: Id; readonly from: Cell; readonly to: Cell }
  | { readonly fact: 'teleported'; readonly who: Id; readonly from: Cell; readonly to: Cell }
  /** By the game master's hand. */
  | { readonly fact: 'placed'; readonly who: Id; readonly to: Cell };

/** One part of damage with each step of its reduction (FS-DMG-4). */
export interface HarmPart {
  readonly type: DamageType;
  readonly rolled: number;
  /** Each step: armor, block, resistance, vulnerability; folds to what this part did. */
  readonly dealt: Total;
}

/** Health (section 20). `left` is the Health afterwards. */
export type HarmFact =
  | {
      readonly fact: 'damage';
      readonly who: Id;
      /** `gm` by hand. */
      readonly by: Id;
      readonly with: string;
      readonly parts: readonly HarmPart[];
      /** After all reductions. */
      readonly amount: number;
      readonly left: number;
    }
  | {
      readonly fact: 'healed';
      readonly who: Id;
      readonly by: Id;
      readonly amount: number;
      readonly left: number;
    }
  | { readonly fact: 'health-set'; readonly who: Id; readonly left: number }
  | { readonly fact: 'mana-set'; readonly who: Id; readonly mana: number }
  /** FS-HP-1, FS-COND-3: unconscious and prone, own holds end. */
  | { readonly fact: 'knocked-out'; readonly who: Id; readonly by: Id }
  /** FS-HP-2: conscious again, still prone. */
  | { readonly fact: 'woke'; readonly who: Id }
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id }
  /** Left the fight: by hand. */
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out }
  /** Taken out by hand: no screen shows it any more, but whatever is being resolved still knows it. */
  | { readonly fact: 'removed'; readonly who: Id }
  | { readonly fact: 'back'; readonly who: Id }
  /** FS-HP-2, `threeFailures`. */
  | { readonly fact: 'dying-test'; readonly who: Id; readonly passed: boolean; readonly failures: number };

/** Conditions that are on or off and concern one combatant alone. */
export const plainConditions = ['dazed', 'prone', 'surprised', 'disengaged'] as const;
export type PlainCondition = (typeof plainConditions)[number];

export type ConditionFact =
  | {
      readonly fact: 'condition';
      readonly who: Id;
      readonly condition: PlainCondition;
      readonly on: boolean;
      readonly by?: Id;
      readonly clause: string;
    }
  /** FS-ACT-3: `by` holds `who`. */
  | { readonly fact: 'held'; readonly who: Id; readonly by: Id }
  | {
      readonly fact: 'hold-ended';
      readonly who: Id;
      readonly by: Id;
      readonly why: 'released' | 'broke free' | 'apart' | 'unconscious' | 'hand';
    }
  | { readonly fact: 'netted'; readonly who: Id; readonly by: Id; readonly item: Id }
  | { readonly fact: 'net-off'; readonly who: Id }
  /** FS-COND-4: `who` is hidden from all of `from`. */
  | { readonly fact: 'hidden'; readonly who: Id; readonly from: readonly Id[]; readonly clause: string }
  /** FS-COND-4: `who` is no longer hidden from these. */
  | { readonly fact: 'revealed'; readonly who: Id; readonly to: readonly Id[]; readonly clause: string }
  /** FS-MAN-5. */
  | { readonly fact: 'braced'; readonly who: Id }
  | { readonly fact: 'brace-used'; readonly who: Id }
  /** FS-MAN-7. */
  | { readonly fact: 'feint'; readonly who: Id; readonly feint: Feint }
  | { readonly fact: 'feint-lost'; readonly who: Id; readonly used: boolean }
  | { readonly fact: 'resistance'; readonly who: Id; readonly resistance: TemporaryResistance };

/** Where an item is. Every item is in exactly one place. */
export type Place =
  | { readonly in: 'hand'; readonly who: Id; readonly hands: 1 | 2 }
  | { readonly in: 'carried'; readonly who: Id }
  | { readonly in: 'floor'; readonly cell: Cell }
  | { readonly in: 'gone' };

export type ThingFact =
  | {
      readonly fact: 'item-moved';
      readonly item: Item;
      readonly from: Place;
      readonly to: Place;
      /** Who did it. */
      readonly who: Id;
      readonly why: 'drawn' | 'stowed' | 'picked up' | 'dropped' | 'disarmed' | 'thrown' | 'hand';
    }
  | { readonly fact: 'grip'; readonly who: Id; readonly item: Id; readonly hands: 1 | 2 }
  /** FS-ATK-4: `left` more Manipulates are needed. */
  | { readonly fact: 'loaded'; readonly who: Id; readonly item: Id; readonly left: number }
  /** FS-ATK-4: a shot left the weapon; `load` Manipulates are needed before the next. */
  | { readonly fact: 'shot'; readonly who: Id; readonly item: Id; readonly load: number }
  /** A magic item of few uses was activated. */
  | { readonly fact: 'item-used'; readonly who: Id; readonly item: Id }
  | { readonly fact: 'door'; readonly door: string; readonly open: boolean; readonly who: Id };

/** What only the game master does, or says. */
export type HandFact =
  | {
      readonly fact: 'joined';
      readonly combatant: Combatant;
      readonly unloaded: { readonly [item: Id]: number };
      readonly uses: { readonly [item: Id]: number };
    }
  | { readonly fact: 'side'; readonly who: Id; readonly side: string }
  | { readonly fact: 'initiative-set'; readonly who: Id; readonly value: number }
  | { readonly fact: 'attacks-set'; readonly who: Id; readonly attacks: number }
  | { readonly fact: 'free-action-set'; readonly who: Id; readonly used: boolean }
  | { readonly fact: 'movement-set'; readonly who: Id; readonly left: number }
  | { readonly fact: 'active-set'; readonly who: Id }
  /** A finding, a ruling, a remark. */
  | { readonly fact: 'note'; readonly text: string; readonly clause: string; readonly who?: Id }
  /** FS-TEST-5. `won`: the initiator got what it wanted. */
  | {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly clause: string;
    };
