import { packOf } from '../../../documents/packs.ts';
import type { Pack } from '../../../engine/system.ts';
import courtyard from './encounters/courtyard.json' with { type: 'json' };
import duel from './encounters/duel.json' with { type: 'json' };
import giantsBridge from './encounters/giants-bridge.json' with { type: 'json' };
import { foeSheets, heroSheets } from './folk.ts';

/** The pack of Fighting Style. Sheets and encounters are as written; tests parse each of them. */
export const pack: Pack = packOf(heroSheets, foeSheets, {
  duel,
  courtyard,
  'giants-bridge': giantsBridge,
});
