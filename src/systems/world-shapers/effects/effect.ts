import type { Cell, Id } from '../../../kernel/json.ts';
import type { Gift } from '../riders.ts';
import type { StatusId } from '../status/catalogue.ts';

/**
 * When an effect ends (WS-RND-8). `count` is compared with counters of a combatant: slots started or turns ended.
 * Nothing is counted down, so healing, holding and death need no special handling.
 */
export type Until =
  /** "Until your next turn": when `of` has started so many slots. */
  | { readonly when: 'slot-starts'; readonly of: Id; readonly count: number }
  /** "Until the end of your next turn", "for 2 rounds": when `of` has ended so many turns. */
  | { readonly when: 'turn-ends'; readonly of: Id; readonly count: number }
  /** WS-R16 `roundEnd`: when this round ends. */
  | { readonly when: 'round-ends'; readonly round: number }
  | { readonly when: 'combat-ends' }
  /**
   * WS-CIN-16: as long as `of` stays at `at` and pays AP for it in each of its turns; ends when it has ended so many
   * turns, moved or gone Down.
   */
  | { readonly when: 'upheld'; readonly of: Id; readonly count: number; readonly at: Cell }
  /** Only when something ends it explicitly. */
  | { readonly when: 'ended' };

/** States until the combatant's next turn: Defend (WS-BAS-4), Taking Cover (WS-BAS-14), Command (WS-ADV-9). */
export const stances = ['defending', 'taking-cover', 'commanding'] as const;
export type Stance = (typeof stances)[number];

interface Lasting {
  /** Unique in the fight. */
  readonly id: Id;
  /** The causer; `null` if there is none. */
  readonly by: Id | null;
  readonly until: Until;
}

/** An effect on a combatant; see `Combatant.effects`. */
export type Effect = Lasting &
  (
    | { readonly kind: 'status'; readonly status: StatusId }
    | { readonly kind: 'stance'; readonly stance: Stance }
    /** WS-COV-5: leaning towards a neighbouring square. */
    | { readonly kind: 'leaning'; readonly to: Cell }
    /** WS-ABL-1: a Buff or Debuff; `ability` is the id of its Ability. */
    | {
        readonly kind: 'buff' | 'debuff';
        readonly ability: string;
        readonly label: string;
        readonly gifts: readonly Gift[];
      }
  );

/** An effect without its id, which `beginEffect` assigns. */
export type NewEffect = Effect extends infer One ? (One extends Effect ? Omit<One, 'id'> : never) : never;
