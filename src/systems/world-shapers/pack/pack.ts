import { packOf } from '../../../documents/packs.ts';
import type { Pack } from '../../../engine/system.ts';
import brokenBridge from './encounters/broken-bridge.json' with { type: 'json' };
import duel from './encounters/duel.json' with { type: 'json' };
import quarry from './encounters/quarry.json' with { type: 'json' };
import { foeSheets, heroSheets } from './folk.ts';

/** The pack of World Shapers: sheets and encounters as written; tests parse each of them. */
export const pack: Pack = packOf(heroSheets, foeSheets, { duel, quarry, 'broken-bridge': brokenBridge });
