import type { Id, Json } from '../../kernel/json.ts';
import type { TieFormat } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { fieldsOf, listOf } from './written.ts';

/** Fields of a combatant that name another one: who has summoned it. */

/** Sheets of the pack by id. */
export type PackSheets = ReadonlyMap<string, Json>;

/** The ties that are offered for a combatant as written: those for its kind, and those that it has. */
export function tiesFor(one: Written, ties: readonly TieFormat[], pack: PackSheets): readonly TieFormat[] {
  const { kind, use } = fieldsOf(one.sheet);
  const is = kind ?? fieldsOf(pack.get(String(use))).kind;
  return ties.filter((tie) => is === tie.kind || one[tie.field] !== undefined);
}

/** The id of the other combatant; empty for nobody. */
export const tiedTo = (one: Written, { field }: TieFormat): Id => {
  const other = one[field];
  return typeof other === 'string' ? other : '';
};

/** Ties a combatant to another one; an empty id ends it. */
export function tie(document: Json, who: Id, format: TieFormat, other: Id): Json {
  const combatants = listOf(fieldsOf(document).combatants).map((one) => {
    if (one.id !== who) return one;
    const { [format.field]: _, ...rest } = one;
    return other === '' ? rest : { ...rest, [format.field]: other };
  });
  return { ...fieldsOf(document), combatants } as unknown as Json;
}
