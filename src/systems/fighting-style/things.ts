import { kindOf, stylePieces } from './gear.ts';
import { magicItems, materials, spells, weapons } from './pack/armory.ts';

/** The kinds of weapons that styles can list, without duplicates. Bare hands are listed separately as `unarmed`. */
const kindsOfWeapons = [...new Set(weapons.map(kindOf))]
  .filter((kind) => kind !== stylePieces.unarmed)
  .map((kind) => ({ id: kind, name: weapons.find(({ id }) => id === kind)?.name ?? kind }));

/** What a sheet can name, by the kind of thing that its schema gives (`idOf`). */
export const things = {
  // The kind is written out, so that a weapon of one's own that begins as a copy is of the same kind (FS-STY-1).
  weapon: weapons.filter(({ hands }) => hands > 0).map((one) => ({ ...one, kind: kindOf(one) })),
  material: materials,
  spell: spells,
  item: magicItems,
  piece: [
    { id: stylePieces.partial, name: 'Partial armor' },
    { id: stylePieces.full, name: 'Full armor' },
    { id: stylePieces.shield, name: 'Shield' },
    { id: stylePieces.unarmed, name: 'Unarmed fighting' },
    ...kindsOfWeapons,
  ],
};
