import type { Id } from '../../../kernel/json.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import type { Ailment, Analysis, Augment, Disruption, Hold, Suffocation, Undertaking } from '../state.ts';

/** Conditions that are on or off and concern no other combatant. */
export const plainConditions = ['prone', 'running', 'defending', 'surprised'] as const;
type PlainCondition = (typeof plainConditions)[number];

export type StateFact =
  | {
      readonly fact: 'condition';
      readonly who: Id;
      readonly condition: PlainCondition;
      readonly on: boolean;
      readonly by?: Id;
      readonly clause: string;
    }
  /** PE-AIL-3: an ailment takes hold and replaces one of its category; `replaces` names that one for the log. */
  | {
      readonly fact: 'ailment';
      readonly who: Id;
      readonly ailment: Ailment;
      readonly replaces?: AilmentId;
      /** PE-R111: how long it lasts, the ruling says. */
      readonly ruledTurns?: true;
      /** The clause that caused it. */
      readonly clause?: string;
    }
  /** The same ailment with another duration, or Burning more strongly. */
  | { readonly fact: 'ailment-changed'; readonly who: Id; readonly ailment: Ailment }
  | {
      readonly fact: 'ailment-ended';
      readonly who: Id;
      readonly ailment: AilmentId;
      readonly why:
        | 'over'
        | 'technical'
        | 'damage'
        | 'passed'
        | 'cured'
        | 'fate'
        | 'all-out'
        | 'ice'
        | 'hand';
    }
  /** An ailment was not inflicted because something kept it off. */
  | {
      readonly fact: 'ailment-kept-off';
      readonly who: Id;
      readonly ailment: AilmentId;
      readonly why: 'resisted' | 'immune' | 'defending' | 'already';
      /** PE-R102, `keepOld`: the ailment of the same category that stays instead. */
      readonly keeps?: AilmentId;
    }
  | { readonly fact: 'augment'; readonly who: Id; readonly augment: Augment }
  | { readonly fact: 'augment-ended'; readonly who: Id; readonly power: string }
  /** PE-ACT-22, PE-ACT-23: Distract or Scary Face succeeded. */
  | { readonly fact: 'disrupted'; readonly who: Id; readonly disruption: Disruption }
  | {
      readonly fact: 'disruption-ended';
      readonly who: Id;
      readonly disruption: Disruption;
      readonly used: boolean;
    }
  /** PE-ACT-17: `null` when Protect ends. */
  | { readonly fact: 'protecting'; readonly who: Id; readonly ally: Id | null }
  /** PE-ACT-36: the combatant is hidden from exactly these. */
  | { readonly fact: 'hidden'; readonly who: Id; readonly from: readonly Id[]; readonly clause: string }
  /** PE-GRP-1: a new hold, or a hold in its new state (struggles). */
  | { readonly fact: 'held'; readonly who: Id; readonly hold: Hold }
  | {
      readonly fact: 'hold-ended';
      readonly who: Id;
      readonly by: Id;
      readonly why: 'released' | 'broke free' | 'apart' | 'out' | 'hand';
    }
  | { readonly fact: 'suffocation'; readonly who: Id; readonly suffocation: Suffocation | null }
  /** PE-ACT-19: a task begun or continued; `null` when it is over. */
  | { readonly fact: 'undertaking'; readonly who: Id; readonly undertaking: Undertaking | null }
  | { readonly fact: 'chance-used'; readonly who: Id; readonly at: Id }
  | { readonly fact: 'evaded'; readonly who: Id; readonly against: Id }
  | { readonly fact: 'analysed'; readonly who: Id; readonly by: Id; readonly analysis: Analysis };
