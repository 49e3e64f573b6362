import type { Cell, Id } from '../../../kernel/json.ts';
import type { Gift } from '../riders.ts';
import type { StatusId } from '../status/catalogue.ts';

/**
 * When something that lasts is over (WS-RND-8). `count` is held against the counters of a combatant: slots that have
 * started, turns that have ended. Nothing counts down, so that whoever is healed, held back or dead needs no care.
 */
export type Until =
  /** "Until your next turn": when so many slots of this one have started. */
  | { readonly when: 'slot-starts'; readonly of: Id; readonly count: number }
  /** "Until the end of your next turn", "for 2 rounds": when so many turns of this one have ended. */
  | { readonly when: 'turn-ends'; readonly of: Id; readonly count: number }
  /** WS-R16 `roundEnd`: when this round ends. */
  | { readonly when: 'round-ends'; readonly round: number }
  | { readonly when: 'combat-ends' }
  /**
   * WS-CIN-16: as long as this one stays where it is and gives AP to it in each of its turns: when so many turns of it
   * have ended, or it stands elsewhere.
   */
  | { readonly when: 'upheld'; readonly of: Id; readonly count: number; readonly at: Cell }
  /** Only when something ends it. */
  | { readonly when: 'ended' };

/** What somebody does until its next turn: Defend (WS-BAS-4), Taking Cover (WS-BAS-14), Command (WS-ADV-9). */
export const stances = ['defending', 'taking-cover', 'commanding'] as const;
export type Stance = (typeof stances)[number];

interface Lasting {
  /** Unlike that of every other effect of the fight. */
  readonly id: Id;
  /** Who caused it; `null`: nobody. */
  readonly by: Id | null;
  readonly until: Until;
}

/** Something that somebody is under for a time: a list of these stands with each combatant. */
export type Effect = Lasting &
  (
    | { readonly kind: 'status'; readonly status: StatusId }
    | { readonly kind: 'stance'; readonly stance: Stance }
    /** WS-COV-5: leaning towards a square next to its own. */
    | { readonly kind: 'leaning'; readonly to: Cell }
    /** WS-ABL-1: what an Ability gives or takes; `ability` is its id. */
    | {
        readonly kind: 'buff' | 'debuff';
        readonly ability: string;
        readonly label: string;
        readonly gifts: readonly Gift[];
      }
  );

/** An effect that has no number yet: `beginEffect` gives it one. */
export type NewEffect = Effect extends infer One ? (One extends Effect ? Omit<One, 'id'> : never) : never;
