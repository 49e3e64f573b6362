import type { Json } from '../../../kernel/json.ts';
import behemoth from './foes/behemoth.json' with { type: 'json' };
import brawler from './foes/brawler.json' with { type: 'json' };
import caveRat from './foes/cave-rat.json' with { type: 'json' };
import chainWarden from './foes/chain-warden.json' with { type: 'json' };
import concreteBarricade from './foes/concrete-barricade.json' with { type: 'json' };
import ghoul from './foes/ghoul.json' with { type: 'json' };
import grizzlyBear from './foes/grizzly-bear.json' with { type: 'json' };
import gunman from './foes/gunman.json' with { type: 'json' };
import heroicFiend from './foes/heroic-fiend.json' with { type: 'json' };
import hexer from './foes/hexer.json' with { type: 'json' };
import sentryTurret from './foes/sentry-turret.json' with { type: 'json' };
import soldier from './foes/soldier.json' with { type: 'json' };
import stonePillar from './foes/stone-pillar.json' with { type: 'json' };
import thicket from './foes/thicket.json' with { type: 'json' };
import thug from './foes/thug.json' with { type: 'json' };
import veteran from './foes/veteran.json' with { type: 'json' };
import woodenDoor from './foes/wooden-door.json' with { type: 'json' };
import amari from './heroes/amari.json' with { type: 'json' };
import hadra from './heroes/hadra.json' with { type: 'json' };
import korr from './heroes/korr.json' with { type: 'json' };
import lio from './heroes/lio.json' with { type: 'json' };
import oska from './heroes/oska.json' with { type: 'json' };
import veshta from './heroes/veshta.json' with { type: 'json' };

/** The heroes' sheets as written, by id. */
export const heroSheets: { readonly [id: string]: Json } = { hadra, lio, veshta, oska, amari, korr };

/** The foes' sheets as written, by id; then a construct and four objects. */
export const foeSheets: { readonly [id: string]: Json } = {
  thug,
  soldier,
  veteran,
  gunman,
  'cave-rat': caveRat,
  'grizzly-bear': grizzlyBear,
  ghoul,
  'heroic-fiend': heroicFiend,
  behemoth,
  hexer,
  brawler,
  'chain-warden': chainWarden,
  'sentry-turret': sentryTurret,
  'wooden-door': woodenDoor,
  'concrete-barricade': concreteBarricade,
  'stone-pillar': stonePillar,
  thicket,
};

const all = new Map([...Object.entries(heroSheets), ...Object.entries(foeSheets)]);

/** The sheet of a hero or foe of the pack as written, or `undefined`. */
export const sheetOf = (id: string): Json | undefined => all.get(id);

/** The ids of all heroes and foes. */
export const folk: readonly string[] = [...all.keys()];
