import type { Json } from '../../../kernel/json.ts';
import bandit from './foes/bandit.json' with { type: 'json' };
import banditArcher from './foes/bandit-archer.json' with { type: 'json' };
import brute from './foes/brute.json' with { type: 'json' };
import emberImp from './foes/ember-imp.json' with { type: 'json' };
import ghoul from './foes/ghoul.json' with { type: 'json' };
import hillGiant from './foes/hill-giant.json' with { type: 'json' };
import ogre from './foes/ogre.json' with { type: 'json' };
import watchGuard from './foes/watch-guard.json' with { type: 'json' };
import wolf from './foes/wolf.json' with { type: 'json' };
import ciro from './heroes/ciro.json' with { type: 'json' };
import edda from './heroes/edda.json' with { type: 'json' };
import ilyr from './heroes/ilyr.json' with { type: 'json' };
import imre from './heroes/imre.json' with { type: 'json' };
import runa from './heroes/runa.json' with { type: 'json' };
import sefu from './heroes/sefu.json' with { type: 'json' };

/** The heroes' sheets as written, by id. Heroes and foes together use all six styles of the rulebook (FS-STY-6). */
export const heroSheets: { readonly [id: string]: Json } = { edda, ciro, runa, sefu, imre, ilyr };

/** The foes' sheets as written, by id. */
export const foeSheets: { readonly [id: string]: Json } = {
  bandit,
  'bandit-archer': banditArcher,
  brute,
  'watch-guard': watchGuard,
  wolf,
  ghoul,
  'ember-imp': emberImp,
  ogre,
  'hill-giant': hillGiant,
};

const all = new Map([...Object.entries(heroSheets), ...Object.entries(foeSheets)]);

/** The sheet of a hero or foe of the pack as written, or `undefined` for an unknown id. */
export const sheetOf = (id: string): Json | undefined => all.get(id);

/** The ids of all heroes and foes. */
export const folk: readonly string[] = [...all.keys()];
