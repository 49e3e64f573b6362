import type { Beginning, ConditionEntry, Pack } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { LoreShelf } from '../kernel/lore.ts';
import type { ReactionMode } from '../kernel/preferences.ts';
import type { Rulebook } from '../kernel/rulebook.ts';

/** Everything of a system that screens list. */
export interface Catalogue {
  readonly id: string;
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly pack: Pack;
  readonly beginning: Beginning;
  readonly reactions: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    /** What a table does that has said nothing about it. */
    readonly usual: ReactionMode;
  }[];
  readonly tactics: readonly {
    readonly id: string;
    readonly label: string;
    readonly about: string;
    /** It looks ahead: it takes its time. */
    readonly foresees?: true;
  }[];
  readonly defaultTactic: string;
  readonly conditions: readonly ConditionEntry[];
  /** Conditions and the things of its pack, for looking up. */
  readonly lore: readonly LoreShelf[];
  readonly between: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    readonly needs: Json;
  }[];
}
