import type { Id } from '../../../kernel/json.ts';
import type { Item } from '../items.ts';
import { shortFor } from '../items.ts';
import { belongings } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';

/**
 * AD-R80: what gear has lost. A shield in the hands of another stands in two records, that of its owner, whose sheet
 * lists it, and that of its holder. They say the same.
 */

const put = (who: Combatant, name: string, worn: number): void => {
  who.wear = { ...who.wear, [name]: worn };
};

/** The shields of another that a combatant has with it. */
const ofOthers = (who: Combatant): readonly Item[] =>
  belongings(who).filter((item) => item.thing.kind === 'shield' && shortFor(who.id, item) === item.id);

const ownerOf = ({ id, short }: Item): Id => id.slice(0, -short.length - 1);

/** Writes what gear has lost, for its holder and its owner. */
export function recordWear(fight: Fight, id: Id, name: string, worn: number): void {
  put(one(fight, id), name, worn);
  for (const holder of everyone(fight)) {
    for (const item of ofOthers(holder)) {
      const owner = fight.combatants[ownerOf(item)];
      if (owner && holder.id === id && item.id === name) put(owner, item.short, worn);
      if (owner?.id === id && item.short === name) put(holder, item.id, worn);
    }
  }
}

/** A shield comes to another than its owner with all that it has lost. */
export function bringWear(fight: Fight, id: Id, item: Item): void {
  const name = shortFor(id, item);
  if (item.thing.kind !== 'shield' || name !== item.id) return;
  const worn = fight.combatants[ownerOf(item)]?.wear[item.short] ?? 0;
  if (worn !== (one(fight, id).wear[name] ?? 0)) put(one(fight, id), name, worn);
}
