import { name, text, z } from '../../../documents/schemas.ts';
import type { Pack, PackEntry, SampleEncounter } from '../../../engine/system.ts';
import type { Json } from '../../../kernel/json.ts';
import duel from './encounters/duel.json' with { type: 'json' };
import { foeSheets, heroSheets } from './folk.ts';

export {
  armorOf,
  armors,
  consumableOf,
  consumables,
  powerOf,
  powers,
  weaponOf,
  weapons,
} from './armory.ts';
export { foeSheets, folk, heroSheets, sheetOf } from './folk.ts';

const captionSchema = z.object({ name, about: text(300) });

const entries = (sheets: { readonly [id: string]: Json }): readonly PackEntry[] =>
  Object.entries(sheets).map(([id, sheet]) => ({ id, ...captionSchema.parse(sheet), sheet }));

const sample = (id: string, encounter: Json): SampleEncounter => ({
  id,
  ...captionSchema.parse(encounter),
  encounter,
});

/** What Persona brings along. Sheets and encounters stand here as written; tests read each of them. */
export const pack: Pack = {
  heroes: entries(heroSheets),
  foes: entries(foeSheets),
  encounters: [sample('duel', duel)],
};
