import { packOf } from '../../../documents/packs.ts';
import type { Pack } from '../../../engine/system.ts';
import brokenBridge from './encounters/broken-bridge.json' with { type: 'json' };
import duel from './encounters/duel.json' with { type: 'json' };
import ford from './encounters/ford.json' with { type: 'json' };
import { foeSheets, heroSheets } from './folk.ts';

/** The pack of Wound Slots. Sheets and encounters are stored as written; tests read each of them. */
export const pack: Pack = packOf(heroSheets, foeSheets, { duel, ford, 'broken-bridge': brokenBridge });
