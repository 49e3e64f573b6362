import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { overlay, overlayTo } from './overlay.ts';

const ogre = { name: 'Ogre', stats: { strength: 9, wit: 2 }, weapons: ['club', 'rock'] };

describe('overlays of sheets', () => {
  test('objects are merged, lists replaced, and null removes a field', () => {
    expect(overlay(ogre, { stats: { wit: null, speed: 4 }, weapons: ['axe'] })).toEqual({
      name: 'Ogre',
      stats: { strength: 9, speed: 4 },
      weapons: ['axe'],
    });
  });

  test('the overlay that makes one sheet of another contains only what differs', () => {
    const chief = { name: 'Chief', stats: { strength: 9, speed: 4 }, weapons: ['club', 'rock'] };
    expect(overlayTo(ogre, chief)).toEqual({ name: 'Chief', stats: { wit: null, speed: 4 } });
    expect(overlayTo(ogre, ogre)).toEqual({});
  });

  test('applying the overlay made for another sheet gives exactly that sheet', () => {
    const others: readonly Json[] = [
      {},
      { name: 'Ogre', stats: 3, weapons: {} },
      { name: 'Rat', stats: {}, weapons: [] },
      { name: 'Ogre', stats: { strength: 9, wit: 2 }, weapons: ['rock', 'club'], hide: { thick: { ar: 2 } } },
    ];
    for (const one of others) expect(overlay(ogre, overlayTo(ogre, one))).toEqual(one);
  });

  test('there is no overlay that makes a sheet with a null in it', () => {
    expect(overlayTo(ogre, { ...ogre, weapons: null })).toBeNull();
    expect(overlayTo({ ...ogre, equipped: 'mask' }, { ...ogre, equipped: null })).toBeNull();
    expect(overlayTo(ogre, { ...ogre, equipped: null })).toBeNull();
  });
});
