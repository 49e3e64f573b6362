import type { TerrainKind } from '../../../battlefield/document.ts';
import type { ShownKind } from '../../../battlefield/shown.ts';
import { fieldsShownWith } from '../../../battlefield/shown.ts';
import type { Water } from '../movement/terrain.ts';
import { waterTimes } from '../movement/terrain.ts';

const waters: { readonly [water in Water]: string } = {
  knee: 'knee-deep',
  waist: 'waist-deep',
  swim: 'to swim in',
  under: 'over one’s head',
};

type Meaning = Pick<ShownKind, 'look' | 'about'>;

/** Whether the map draws it by what it does in any system. */
const drawnByItself = ({ blocksMove, blocksSight, cover, damage }: TerrainKind): boolean =>
  blocksMove === true || blocksSight === true || damage !== undefined || (cover ?? 'none') !== 'none';

function meaning(kind: TerrainKind): Meaning {
  const { marks, costTimes } = kind;
  if (!marks) return {};
  const words: string[] = [];
  let look: string | undefined;
  const { water, drift, chasm, climb, slippery, holdTn } = marks;
  if (isWater(water)) {
    // Shallow water is waded through, in deeper water one swims, and some is over one’s head.
    look = water === 'under' ? 'deep' : water === 'swim' ? 'water' : 'shallows';
    words.push(waters[water], ...(costTimes === undefined ? [`costs ×${waterTimes[water]}`] : []));
  }
  if (typeof drift === 'number') words.push(`drifts ${drift} yd a round${towards(marks.driftTo)}`);
  if (typeof chasm === 'number') {
    look = 'pit';
    words.push(`${chasm} yd deep`);
  }
  if (climb === true || typeof climb === 'number') {
    look ??= 'rough';
    // SL-TER-5: the cost of other faces is not a property of the map.
    words.push('must be climbed', ...(typeof climb === 'number' ? [`costs ×${climb}`] : []));
  }
  if (slippery === true || typeof slippery === 'number') {
    // SL-JMP-7: as difficult ground to whoever lands on it.
    if (!drawnByItself(kind)) look ??= 'rough';
    words.push('slippery');
  }
  if (typeof holdTn === 'number') words.push(`TN ${holdTn} to hold on`);
  return {
    ...(look === undefined ? {} : { look }),
    ...(words.length > 0 ? { about: words.join(', ') } : {}),
  };
}

const isWater = (mark: unknown): mark is Water => typeof mark === 'string' && Object.hasOwn(waters, mark);
const sides: { readonly [side: string]: string } = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

const towards = (side: unknown): string => (typeof side === 'string' ? ` to the ${sides[side] ?? side}` : '');

/**
 * The battlefield for screens: terrain kinds with marks of this system (`movement/terrain.ts`) get a look and a
 * description.
 */
export const shownField = fieldsShownWith((kind) => ({ ...kind, ...meaning(kind) }));
