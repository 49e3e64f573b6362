import type { Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { pointWords } from '../tracks/pool.ts';

/** The data of a tile in the palette. */
export interface TileData {
  readonly option: Option;
  /** The combatant who pays for it. */
  readonly payer: CombatantView | undefined;
  /** The key that arms it, 1 to 9. */
  readonly shortcut?: number | undefined;
}

/**
 * Whether two tiles look the same. What an option still needs (cells, targets) is not on its tile; it is read from the
 * prompt when the tile is pressed.
 */
export const sameTile = (a: TileData, b: TileData): boolean =>
  a === b || (a.shortcut === b.shortcut && look(a) === look(b));

const look = ({ option: { id, by, label, note, refused, cost }, payer }: TileData): string =>
  JSON.stringify([
    id,
    by,
    label,
    note,
    refused,
    Object.entries(cost ?? {}).map(([pool, amount]) => [
      payer?.pools[pool]?.kind,
      amount,
      pointWords(amount, payer?.pools[pool], pool),
    ]),
  ]);
