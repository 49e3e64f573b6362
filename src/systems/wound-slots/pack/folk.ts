import type { Json } from '../../../kernel/json.ts';
import banditArcher from './foes/bandit-archer.json' with { type: 'json' };
import bogHag from './foes/bog-hag.json' with { type: 'json' };
import goblin from './foes/goblin.json' with { type: 'json' };
import guard from './foes/guard.json' with { type: 'json' };
import knight from './foes/knight.json' with { type: 'json' };
import marshAdder from './foes/marsh-adder.json' with { type: 'json' };
import ogre from './foes/ogre.json' with { type: 'json' };
import raider from './foes/raider.json' with { type: 'json' };
import wolf from './foes/wolf.json' with { type: 'json' };
import brannoch from './heroes/brannoch.json' with { type: 'json' };
import isra from './heroes/isra.json' with { type: 'json' };
import nerit from './heroes/nerit.json' with { type: 'json' };
import pell from './heroes/pell.json' with { type: 'json' };
import torvin from './heroes/torvin.json' with { type: 'json' };
import wenna from './heroes/wenna.json' with { type: 'json' };
import ridingHorse from './mounts/riding-horse.json' with { type: 'json' };
import warHorse from './mounts/war-horse.json' with { type: 'json' };

/** The heroes' sheets as written, by id. */
export const heroSheets: { readonly [id: string]: Json } = { wenna, torvin, isra, pell, brannoch, nerit };

/** The foes' sheets as written, by id; those that can be ridden last. */
export const foeSheets: { readonly [id: string]: Json } = {
  goblin,
  wolf,
  guard,
  'bandit-archer': banditArcher,
  knight,
  ogre,
  raider,
  'bog-hag': bogHag,
  'marsh-adder': marshAdder,
  'riding-horse': ridingHorse,
  'war-horse': warHorse,
};

const all = new Map([...Object.entries(heroSheets), ...Object.entries(foeSheets)]);

/** The sheet of a hero or foe of the pack as written, or `undefined`. */
export const sheetOf = (id: string): Json | undefined => all.get(id);

/** The ids of all heroes and foes. */
export const folk: readonly string[] = [...all.keys()];
