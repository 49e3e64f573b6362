import type { Json } from '../../../kernel/json.ts';
import bandit from './foes/bandit.json' with { type: 'json' };
import bellWarden from './foes/bell-warden.json' with { type: 'json' };
import boltTrap from './foes/bolt-trap.json' with { type: 'json' };
import corroder from './foes/corroder.json' with { type: 'json' };
import crate from './foes/crate.json' with { type: 'json' };
import cutpurse from './foes/cutpurse.json' with { type: 'json' };
import fireWisp from './foes/fire-wisp.json' with { type: 'json' };
import hexWeaver from './foes/hex-weaver.json' with { type: 'json' };
import ironKnight from './foes/iron-knight.json' with { type: 'json' };
import ogre from './foes/ogre.json' with { type: 'json' };
import pitWrestler from './foes/pit-wrestler.json' with { type: 'json' };
import riftling from './foes/riftling.json' with { type: 'json' };
import rimeDrake from './foes/rime-drake.json' with { type: 'json' };
import skeleton from './foes/skeleton.json' with { type: 'json' };
import spiritHound from './foes/spirit-hound.json' with { type: 'json' };
import stoneWall from './foes/stone-wall.json' with { type: 'json' };
import stormDancer from './foes/storm-dancer.json' with { type: 'json' };
import venomSpider from './foes/venom-spider.json' with { type: 'json' };
import warHorse from './foes/war-horse.json' with { type: 'json' };
import brana from './heroes/brana.json' with { type: 'json' };
import maela from './heroes/maela.json' with { type: 'json' };
import nim from './heroes/nim.json' with { type: 'json' };
import oren from './heroes/oren.json' with { type: 'json' };
import sill from './heroes/sill.json' with { type: 'json' };
import tovo from './heroes/tovo.json' with { type: 'json' };
import ysolt from './heroes/ysolt.json' with { type: 'json' };

/** The heroes' sheets as written, by id. */
export const heroSheets: { readonly [id: string]: Json } = { brana, sill, oren, maela, tovo, nim, ysolt };

/** The foes' sheets as written, by id, including a summon, a mount and three objects. */
export const foeSheets: { readonly [id: string]: Json } = {
  bandit,
  ogre,
  skeleton,
  'venom-spider': venomSpider,
  'fire-wisp': fireWisp,
  'iron-knight': ironKnight,
  'hex-weaver': hexWeaver,
  'storm-dancer': stormDancer,
  'bell-warden': bellWarden,
  cutpurse,
  'pit-wrestler': pitWrestler,
  'rime-drake': rimeDrake,
  corroder,
  riftling,
  'spirit-hound': spiritHound,
  'war-horse': warHorse,
  crate,
  'stone-wall': stoneWall,
  'bolt-trap': boltTrap,
};

const all = new Map([...Object.entries(heroSheets), ...Object.entries(foeSheets)]);

/** The sheet of a hero or foe of the pack as written, or `undefined`. */
export const sheetOf = (id: string): Json | undefined => all.get(id);

/** The ids of all heroes and foes. */
export const folk: readonly string[] = [...all.keys()];
