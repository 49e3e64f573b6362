import { expect, test } from 'vitest';
import { abilityMeans } from '../combat/means.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { aimAt, promiseOf } from '../tactics/promise.ts';
import { sensibleTurn } from '../tactics/turns.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** WS-DMG-1, WS-R67: tactics reckon with those affinities only that their side can know. */

/** Oren 6 m from an ogre of 45 Vitality, which the sheet makes immune to Heat; another mage stands on its side. */
const scene = (
  known: readonly string[],
  rulings: Sketch = {},
  sheet: Sketch = { immunities: ['heat'] },
): Fight =>
  begun(
    {
      heroes: { oren: { at: [5, 5] } },
      foes: { ogre: { at: [11, 5], sheet, now: { known } }, mage: { use: 'hex-weaver', at: [11, 12] } },
    },
    { rulings },
  );

/** What a Heat Lance of `by` promises against the ogre. */
function lance(fight: Fight, by = 'oren', thinker = by): number {
  const ability = one(fight, 'oren').sheet.abilities.find(({ id }) => id === 'heat-lance');
  if (!ability) throw new Error('no Heat Lance');
  const [who, ogre] = [one(fight, by), one(fight, 'ogre')];
  return promiseOf(aimAt(fight, who, abilityMeans(ability, 0), ogre, 0, one(fight, thinker))).worth;
}

test('[WS-DMG-1] [WS-R67] the other side learns of an immunity only when it has changed some damage', () => {
  const plain = lance(scene([], {}, {}));
  expect(plain).toBeGreaterThan(0);
  expect(lance(scene([]))).toBe(plain);
  expect(lance(scene(['cold']))).toBe(plain);
  expect(lance(scene(['heat']))).toBe(0);
  expect(lance(scene([], { affinityVisibility: 'always' }))).toBe(0);
  expect(lance(scene(['heat'], { affinityVisibility: 'gmOnly' }))).toBe(plain);
});

test('[WS-DMG-1] [WS-R67] a weakness promises no more before, and half as much again afterwards', () => {
  const weak = { vulnerabilities: ['heat'] };
  const plain = lance(scene([], {}, {}));
  expect(lance(scene([], {}, weak))).toBe(plain);
  expect(lance(scene(['heat'], {}, weak))).toBeGreaterThan(plain);
});

test('[WS-DMG-1] [WS-R67] its own side knows, also when it thinks of what others would do to it', () => {
  const fight = scene([]);
  expect(lance(fight, 'mage')).toBe(0);
  expect(lance(fight, 'oren', 'ogre')).toBe(0);
  expect(lance(fight, 'oren')).toBeGreaterThan(0);
});

test('[WS-R67] the game master’s creatures know what the sheets of the players say', () => {
  const fight = begun({
    heroes: { brana: { at: [9, 5], sheet: { immunities: ['heat'] } }, oren: { at: [1, 1] } },
    foes: { ogre: { at: [5, 5] }, mage: { use: 'hex-weaver', at: [11, 12] } },
  });
  const lanceOf = one(fight, 'oren').sheet.abilities.find(({ id }) => id === 'heat-lance');
  if (!lanceOf) throw new Error('no Heat Lance');
  const aim = aimAt(fight, one(fight, 'mage'), abilityMeans(lanceOf, 0), one(fight, 'brana'));
  expect(promiseOf(aim).worth).toBe(0);
});

test('[WS-DMG-3] [WS-R67] Heat is tried on what is immune to it once, and not again', () => {
  const wisp = (known: readonly string[]) =>
    begun({ heroes: { oren: { at: [5, 5] } }, foes: { 'fire-wisp': { at: [12, 5], now: { known } } } });
  const heat = { option: 'ability-heat-lance' };
  const bare = (fight: Fight): Fight => {
    const oren = one(fight, 'oren');
    const abilities = oren.sheet.abilities.filter(({ id }) => id === 'heat-lance');
    return {
      ...fight,
      combatants: { ...fight.combatants, oren: { ...oren, sheet: { ...oren.sheet, abilities } } },
    };
  };
  const first = (fight: Fight) => sensibleTurn(fight, one(fight, 'oren'))[0];
  expect(first(bare(wisp([])))).toMatchObject(heat);
  expect(first(bare(wisp(['heat'])))).not.toMatchObject(heat);
});
