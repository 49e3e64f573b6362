import { expect, test } from 'vitest';
import { playRandomly } from '../../../engine/random-play.ts';
import { isSwitchable } from '../../../kernel/rulebook.ts';
import { system } from '../index.ts';
import { rulings as allRulings, defaultRulings } from '../rulings.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** Random legal answers of combatants with every technique, spell and item, on a field with all kinds of ground. */

const all = {
  powers: [
    'power-strike',
    'twin-cut',
    'reckless-lunge',
    'sweep',
    'finish',
    'firebolt',
    'storm-call',
    'mind-grip',
    'mend',
    'revive',
  ],
  items: [
    'grenade',
    'healing-draught',
    'stimulant',
    'smoke-bomb',
    'detonator',
    { thing: { id: 'orb', name: 'Orb', does: { effect: 'other' } } },
  ],
};
/** A blow that knocks back (AD-POS-16). */
const paw = {
  id: 'paw',
  name: 'Paw',
  value: 1,
  rank: 'ordinary',
  type: 'kinetic',
  kinetic: 'impact',
  dice: 'strength',
  hands: 0,
  melee: {},
  rider: { does: 'knockBack', feet: 15, resist: ['strength'] },
};
const lineUp: LineUp = {
  red: {
    lio: { at: [4, 4], sheet: { ...all, scores: { soul: 40 } } },
    veteran: { at: [4, 6], sheet: { ...all, weapons: ['war-hammer', 'chain'], items: [] } },
  },
  blue: {
    veshta: {
      at: [8, 4],
      sheet: { ...all, powers: [...all.powers, 'aimed-shot', 'grave-touch', 'venom-needle'] },
    },
    bear: {
      use: 'grizzly-bear',
      at: [8, 6],
      sheet: { natural: [paw] },
      now: { conditions: ['prone'], unaware: ['lio'] },
    },
  },
  field: {
    pillar: { use: 'stone-pillar', at: [6, 5] },
    thicket: { use: 'thicket', at: [6, 3] },
    door: { use: 'wooden-door', at: [6, 8] },
  },
};
const ground = {
  width: 14,
  height: 11,
  terrain: [
    { id: 'ice', label: 'Ice', marks: { knocksDown: true, resist: 'agility', vs: 12 } },
    { id: 'oil', label: 'Oil', marks: { knocksDown: true } },
    { id: 'bush', label: 'Bush', cover: 'low' },
    { id: 'mud', label: 'Mud', costTimes: 2 },
  ],
  cells: [
    { x: 5, y: 2, w: 2, terrain: 'ice' },
    { x: 7, y: 7, terrain: 'oil' },
    { x: 9, y: 2, terrain: 'bush' },
    { x: 3, y: 8, w: 3, terrain: 'mud' },
  ],
  walls: [
    { x: 10, y: 3, side: 'e', length: 3, kind: 'wall' },
    { x: 10, y: 6, side: 'e', kind: 'door', id: 'gate' },
  ],
};
const more = { visibility: 'reduced', zones: [{ cell: { x: 7, y: 4 }, radius: 10, visibility: 'low' }] };

test.each([0, 1, 2])(
  'random play on all kinds of terrain, with value %i of every ruling at once, breaks no invariant',
  (place) => {
    const rulings: Sketch = Object.fromEntries(
      allRulings
        .filter(isSwitchable)
        .filter(({ key }) => key !== 'cellSize')
        .map(({ key, options }) => [
          key,
          options[Math.min(place, options.length - 1)]?.id ?? defaultRulings[key],
        ]),
    );
    const play = playRandomly(system, () => begun(lineUp, { field: ground, more, rulings }), {
      fights: Number(process.env.FIGHTS ?? 3),
      seed: `ad/ground/${place}`,
      roundCap: 6,
    });
    expect(play.findings).toEqual([]);
  },
);
