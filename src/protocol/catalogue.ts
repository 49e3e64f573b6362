import type { Beginning, ConditionEntry, Pack } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { LoreShelf } from '../kernel/lore.ts';
import type { ReactionMode } from '../kernel/preferences.ts';
import type { Rulebook } from '../kernel/rulebook.ts';

/** A system's content for the screens. */
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
    /** The default mode. */
    readonly usual: ReactionMode;
    /** The game master is asked, for everybody, and no combatant. */
    readonly gm?: true;
  }[];
  readonly tactics: readonly {
    readonly id: string;
    readonly label: string;
    readonly about: string;
    /** It looks ahead, so it is slow. */
    readonly foresees?: true;
  }[];
  readonly defaultTactic: string;
  readonly conditions: readonly ConditionEntry[];
  /** The compendium shelves of conditions and of the things of its pack. */
  readonly lore: readonly LoreShelf[];
  readonly between: readonly {
    readonly id: string;
    readonly label: string;
    readonly clause: string;
    /** A party usually does it together. */
    readonly together?: true;
    readonly needs: Json;
  }[];
}
