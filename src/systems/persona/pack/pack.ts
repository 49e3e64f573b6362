import { packOf } from '../../../documents/packs.ts';
import type { Pack } from '../../../engine/system.ts';
import duel from './encounters/duel.json' with { type: 'json' };
import floodedStation from './encounters/flooded-station.json' with { type: 'json' };
import hollowCourt from './encounters/hollow-court.json' with { type: 'json' };
import { foeSheets, heroSheets } from './folk.ts';

/** The content of the Persona pack. Sheets and encounters are stored as written; tests read each of them. */
export const pack: Pack = packOf(heroSheets, foeSheets, {
  duel,
  'flooded-station': floodedStation,
  'hollow-court': hollowCourt,
});
