import { packOf } from '../../../documents/packs.ts';
import type { Pack } from '../../../engine/system.ts';
import bankSiege from './encounters/bank-siege.json' with { type: 'json' };
import bearsDen from './encounters/bears-den.json' with { type: 'json' };
import crossing from './encounters/crossing.json' with { type: 'json' };
import duel from './encounters/duel.json' with { type: 'json' };
import fiendsGate from './encounters/fiends-gate.json' with { type: 'json' };
import roadAmbush from './encounters/road-ambush.json' with { type: 'json' };
import { foeSheets, heroSheets } from './folk.ts';

/** The pack of Action Dice. Sheets and encounters are stored as documents; tests read each of them. */
export const pack: Pack = packOf(heroSheets, foeSheets, {
  duel,
  crossing,
  'fiends-gate': fiendsGate,
  'road-ambush': roadAmbush,
  'bank-siege': bankSiege,
  'bears-den': bearsDen,
});
