import type { Json } from '../../../kernel/json.ts';
import cultAdept from './foes/cult-adept.json' with { type: 'json' };
import cultBombardier from './foes/cult-bombardier.json' with { type: 'json' };
import cultGunner from './foes/cult-gunner.json' with { type: 'json' };
import cultSeer from './foes/cult-seer.json' with { type: 'json' };
import furnaceIdol from './foes/furnace-idol.json' with { type: 'json' };
import glassHound from './foes/glass-hound.json' with { type: 'json' };
import graveColossus from './foes/grave-colossus.json' with { type: 'json' };
import hollowKing from './foes/hollow-king.json' with { type: 'json' };
import imp from './foes/imp.json' with { type: 'json' };
import maskChoir from './foes/mask-choir.json' with { type: 'json' };
import ogre from './foes/ogre.json' with { type: 'json' };
import hana from './heroes/hana.json' with { type: 'json' };
import jun from './heroes/jun.json' with { type: 'json' };
import kai from './heroes/kai.json' with { type: 'json' };
import mei from './heroes/mei.json' with { type: 'json' };
import rin from './heroes/rin.json' with { type: 'json' };
import sora from './heroes/sora.json' with { type: 'json' };

/** The heroes' sheets as written, by id. */
export const heroSheets: { readonly [id: string]: Json } = { rin, jun, mei, sora, kai, hana };

/** The foes' sheets as written, by id. */
export const foeSheets: { readonly [id: string]: Json } = {
  imp,
  ogre,
  'mask-choir': maskChoir,
  'glass-hound': glassHound,
  'furnace-idol': furnaceIdol,
  'hollow-king': hollowKing,
  'grave-colossus': graveColossus,
  'cult-gunner': cultGunner,
  'cult-adept': cultAdept,
  'cult-seer': cultSeer,
  'cult-bombardier': cultBombardier,
};

const all = new Map([...Object.entries(heroSheets), ...Object.entries(foeSheets)]);

/** The sheet of a hero or foe of the pack as written, or `undefined`. */
export const sheetOf = (id: string): Json | undefined => all.get(id);

/** The ids of all heroes and foes. */
export const folk: readonly string[] = [...all.keys()];
