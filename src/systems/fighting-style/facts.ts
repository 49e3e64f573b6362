import type { ItemPlace } from '../../engine/belongings.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Total } from '../../kernel/terms.ts';
import type { Out } from '../../kernel/view.ts';
import type { CombatFact } from './combat/facts.ts';
import type { DamageType } from './damage-types.ts';
import type { Combatant, Feint, Item, TemporaryResistance, WaitsFor } from './state.ts';

/**
 * Everything that can happen. Facts that change the fight are here, whichever rule tells them, and `apply` implements
 * them. Facts about attacks that are only for the log and for odds are in `combat/facts.ts`.
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
  /** FS-ENC-2: the contest is settled; `who` are those who are surprised. */
  | { readonly fact: 'surprised'; readonly who: readonly Id[]; readonly sneakers: readonly Id[] }
  /** FS-ENC-4. `value` is the result: die plus bonus. */
  | {
      readonly fact: 'initiative';
      readonly who: Id;
      readonly die: number;
      readonly value: number;
      readonly total: Total;
    }
  /** FS-ENC-5: `who` were tied and rolled these faces. */
  | { readonly fact: 'tie-rolled'; readonly who: readonly Id[]; readonly faces: readonly number[] }
  /**
   * FS-ENC-5: the order of turns. `why` is `initiative` when it was rolled, `saved` when a saved turn keeps its new
   * place.
   */
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
      readonly why: 'surprised' | 'unconscious' | 'dead' | 'gone';
    }
  | { readonly fact: 'turn-ended'; readonly who: Id }
  /** FS-TURN-7. */
  | { readonly fact: 'turn-saved'; readonly who: Id; readonly waits: WaitsFor }
  /** An action was declared. `with`: the id of the weapon, spell or item, or words for what is handled or tried. */
  | {
      readonly fact: 'action';
      readonly who: Id;
      readonly action: string;
      readonly group: 'primary' | 'reaction' | 'free';
      readonly target?: Id;
      readonly with?: string;
    };

/** Prices: what actions cost. */
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
      /** The squares of the path, without the first. */
      readonly path: readonly Cell[];
      readonly cost: number;
      /** The next diagonal step costs 2 m (FS-GRID-1). */
      readonly odd: boolean;
      /** Another combatant occupies the last square: the move has to go on. */
      readonly passing: boolean;
      /** The first stretch of a move, which counts as one more move of this turn. */
      readonly first: boolean;
    }
  | {
      readonly fact: 'movement-spent';
      readonly who: Id;
      readonly metres: number;
      readonly why: 'standing up';
    }
  /** FS-GRID-2: stopped on a square that another combatant occupies, it falls back to a free one. */
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
  /** What protection is set against: the roll, with what is added to it (FS-R63). */
  readonly rolled: number;
  /** Every reduction and increase: armor, block, resistance, vulnerability; folds to the damage dealt. */
  readonly dealt: Total;
}

/** Health (section 20). `left` is the Health afterwards. */
export type HarmFact =
  | {
      readonly fact: 'damage';
      readonly who: Id;
      /** The attacker, or `gm`. */
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
  /** FS-HP-1, FS-COND-3: unconscious and prone; its holds end, those on `frees`. */
  | { readonly fact: 'knocked-out'; readonly who: Id; readonly by: Id; readonly frees?: readonly Id[] }
  /** FS-HP-2: conscious again, still prone. */
  | { readonly fact: 'woke'; readonly who: Id }
  | { readonly fact: 'died'; readonly who: Id; readonly by: Id }
  /** Left the fight, set by hand. */
  | { readonly fact: 'left'; readonly who: Id; readonly out: Out }
  /** Removed by hand: no screen shows the combatant any more, but rules in the middle of a deed still find it. */
  | { readonly fact: 'removed'; readonly who: Id }
  | { readonly fact: 'back'; readonly who: Id }
  /** FS-HP-2, `threeFailures`. */
  | { readonly fact: 'dying-test'; readonly who: Id; readonly passed: boolean; readonly failures: number };

/** Conditions that are on or off and involve no other combatant. */
const plainConditions = ['dazed', 'prone', 'surprised', 'disengaged'] as const;
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
      readonly why: 'released' | 'broke free' | 'apart' | 'hand';
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
  | { readonly fact: 'resistance'; readonly who: Id; readonly resistance: TemporaryResistance }
  | { readonly fact: 'resistances-ended'; readonly who: Id };

export type ThingFact =
  | {
      readonly fact: 'item-moved';
      readonly item: Item;
      readonly from: ItemPlace;
      readonly to: ItemPlace;
      /** The combatant who moved it. */
      readonly who: Id;
      readonly why: 'drawn' | 'stowed' | 'picked up' | 'dropped' | 'disarmed' | 'thrown' | 'hand';
    }
  | { readonly fact: 'grip'; readonly who: Id; readonly item: Id; readonly hands: 1 | 2 }
  /** FS-ATK-4: `left` more Manipulate reactions are needed. */
  | { readonly fact: 'loaded'; readonly who: Id; readonly item: Id; readonly left: number }
  /** FS-ATK-4: the weapon was shot; it needs `load` Manipulate reactions before the next shot. */
  | { readonly fact: 'shot'; readonly who: Id; readonly item: Id; readonly load: number }
  /** A magic item with a limited number of uses was activated. */
  | { readonly fact: 'item-used'; readonly who: Id; readonly item: Id }
  | { readonly fact: 'door'; readonly door: string; readonly open: boolean; readonly who: Id };

/** Changes by the game master's hand, notes, and the results of contests. */
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
  /** A finding, a ruling or a remark, in words. */
  | { readonly fact: 'note'; readonly text: string; readonly clause: string; readonly who?: Id }
  /** FS-TEST-5. `won`: the initiator won. */
  | {
      readonly fact: 'contest';
      readonly who: Id;
      readonly against: Id;
      readonly purpose: string;
      readonly won: boolean;
      readonly clause: string;
      /** FS-R5: neither side was better, at first at least. */
      readonly tied?: boolean;
    };
