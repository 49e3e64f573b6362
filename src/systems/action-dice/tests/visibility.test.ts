import { expect, test } from 'vitest';
import { one } from '../state.ts';
import { inView, judgeSight, visibilityOf } from '../visibility/sight.ts';
import type { Setting, Sketch } from './line-up.ts';
import { attack, begun, choice, fight } from './line-up.ts';

/** Visibility on the line of a ranged attack (section VIS). */

/** The archer at (0,5), the thug so many feet to the east. The field is 90 squares long, 450 ft. */
const seen = (feet: number, visibility: string, rulings: Sketch = {}, more: Sketch = {}) => {
  const now = begun(
    { red: { oska: { at: [0, 5] } }, blue: { thug: { at: [feet / 5, 5] } } },
    { field: { width: 200 }, rulings, more: { visibility, ...more } },
  );
  const [a, b] = [one(now, 'oska'), one(now, 'thug')];
  const { vs, limit, grade } = visibilityOf(now, a, b);
  return {
    vs: vs.value,
    limit,
    grade,
    refused: judgeSight(now, a, b)?.clause ?? null,
    ruling: vs.terms[0]?.ruling,
  };
};
const short = (...given: Parameters<typeof seen>) => {
  const { vs, refused } = seen(...given);
  return [vs, refused];
};

test('[AD-VIS-2] normal visibility adds nothing and has no limit', () => {
  expect(seen(200, 'normal')).toMatchObject({ vs: 0, limit: null, refused: null });
  expect(short(995, 'normal')).toEqual([0, null]);
});

test('[AD-VIS-3] [AD-VIS-6] reduced visibility: 5 more to beat, limit 300 feet', () => {
  expect(short(5, 'reduced')).toEqual([5, null]);
  expect(short(300, 'reduced')).toEqual([5, null]);
  expect(short(305, 'reduced')).toEqual([5, 'AD-VIS-3']);
});

test('[AD-VIS-4] [AD-VIS-6] low visibility: 10 more to beat, limit 150 feet', () => {
  expect(short(5, 'low')).toEqual([10, null]);
  expect(short(150, 'low')).toEqual([10, null]);
  expect(short(155, 'low')).toEqual([10, 'AD-VIS-4']);
});

test('[AD-VIS-5] [AD-R101] zero visibility: nothing at 5 feet, 15 more from 10 feet on, limit 30 feet', () => {
  expect(short(5, 'zero')).toEqual([0, null]);
  for (const feet of [10, 15, 20, 25, 30]) expect(short(feet, 'zero')).toEqual([15, null]);
  expect(short(35, 'zero')).toEqual([15, 'AD-VIS-5']);
  expect(seen(10, 'zero').ruling).toBe('AD-R101');
});

test('[AD-VIS-5] [AD-R101] ruling zeroMiddle sliding: 5 more at 10 and 15 feet, 10 at 20 and 25, 15 at 30', () => {
  const law = { zeroMiddle: 'sliding' };
  const numbers = [5, 10, 15, 20, 25, 30].map((feet) => seen(feet, 'zero', law).vs);
  expect(numbers).toEqual([0, 5, 5, 10, 10, 15]);
  expect(short(35, 'zero', law)[1]).toBe('AD-VIS-5');
});

test('[AD-VIS-6] [AD-R102] ruling sightAndRange: attacks may go beyond sight, or not', () => {
  const law = { sightAndRange: 'sightToo' };
  expect(short(105, 'reduced')).toEqual([5, null]);
  expect(short(100, 'reduced', law)).toEqual([5, null]);
  expect(short(105, 'reduced', law)).toEqual([5, 'AD-VIS-6']);
  expect(short(50, 'low', law)[1]).toBeNull();
  expect(short(55, 'low', law)[1]).toBe('AD-VIS-6');
  expect(short(10, 'zero', law)[1]).toBeNull();
  expect(short(15, 'zero', law)[1]).toBe('AD-VIS-6');
});

/** Smoke with a radius of 10 ft. */
const smoke = (x: number, y: number, visibility = 'low') => ({ cell: { x, y }, radius: 10, visibility });

test('[AD-VIS-6] [AD-R103] ruling visibilityZones: the worst grade on the line, ends included, or the encounter’s', () => {
  const through = (zones: readonly object[], visibility = 'normal', rulings: Sketch = {}) =>
    seen(100, visibility, rulings, { zones }).grade;
  expect(through([])).toBe('normal');
  expect(through([smoke(10, 5)])).toBe('low');
  // Its edge: two squares from the centre.
  expect(through([smoke(10, 7)])).toBe('low');
  expect(through([smoke(10, 8)])).toBe('normal');
  // Around the archer, around the target, beyond it.
  expect(through([smoke(0, 7)])).toBe('low');
  expect(through([smoke(22, 5)])).toBe('low');
  expect(through([smoke(23, 5)])).toBe('normal');
  expect(through([smoke(10, 5, 'reduced'), smoke(12, 5)])).toBe('low');
  expect(through([smoke(10, 5, 'reduced')], 'low')).toBe('low');
  expect(through([smoke(10, 5)], 'normal', { visibilityZones: 'encounterOnly' })).toBe('normal');
  expect(through([smoke(10, 5)], 'reduced', { visibilityZones: 'encounterOnly' })).toBe('reduced');
});

test('[AD-VIS-6] [AD-R103] a line ends at the middle of a big space: all four squares there are touched', () => {
  const facing = (zone: object, bearAt: number, archerAt: number) => {
    const now = begun(
      {
        red: { oska: { at: [archerAt, 5] } },
        blue: { bear: { use: 'grizzly-bear', at: [bearAt, 5] } },
      },
      { field: { width: 200 }, more: { zones: [zone] } },
    );
    return visibilityOf(now, one(now, 'oska'), one(now, 'bear')).grade;
  };
  // The bear is at columns 20 and 21: smoke that begins at 21 counts from the west, smoke that ends at 20 from the east.
  expect(facing(smoke(23, 5), 20, 0)).toBe('low');
  expect(facing(smoke(24, 5), 20, 0)).toBe('normal');
  expect(facing(smoke(18, 5), 20, 40)).toBe('low');
  expect(facing(smoke(17, 5), 20, 40)).toBe('normal');
});

const mist = (visibility: string): Setting => ({ more: { visibility } });
const lineUp = { red: { oska: { at: [2, 5] } }, blue: { thug: { at: [12, 5] } } } as const;

test('[AD-VIS-1] [AD-VIS-6] visibility is added to the number to beat, not taken off the attack total', () => {
  const table = fight(lineUp, mist('low')).does(attack('thug', 'hunting-bow'));
  // 50 ft are near; Guard 15 + 10.
  expect(table.roll().target).toBe(25);
  // 20 + 4 + 3 + 2 = 29; Defense has to get above 29, not above 29 less 10.
  table.rolls('attack', 20, 4, 3, 2);
  expect(table.choice()).toMatchObject({ ask: 'reaction.defense' });
  table.does(choice('defense'));
  expect(table.roll().target).toBe(29);
});

test('[AD-VIS-1] melee attacks and attacks at point blank ignore zero visibility', () => {
  const near = { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 5] } } } as const;
  expect(fight(near, mist('zero')).does(attack('thug', 'sword')).roll().target).toBe(15);
  const knife = {
    red: { lio: { at: [5, 5], now: { inHand: ['knife'] } } },
    blue: { thug: { at: [6, 5] } },
  } as const;
  expect(fight(knife, mist('zero')).does(attack('thug', 'knife/thrown')).roll().target).toBe(15);
});

test('[AD-VIS-1] aimed spells are affected by visibility', () => {
  const line = { red: { veshta: { at: [2, 5] } }, blue: { thug: { at: [12, 5] } } } as const;
  const cast = choice('power-firebolt', { target: 'thug' });
  expect(fight(line, mist('reduced')).does(cast).roll().target).toBe(20);
  fight(line, mist('zero')).refuses(cast, 'outOfRange', 'AD-VIS-5');
});

test('[AD-POS-7] an enemy is in view within sight, and not behind full cover, doors or walls', () => {
  const looks = (feet: number, setting: Setting = {}, things = {}) => {
    const now = begun(
      { red: { oska: { at: [0, 5] } }, blue: { thug: { at: [feet / 5, 5] } }, field: things },
      { field: { width: 60 }, ...setting },
    );
    return inView(now, one(now, 'oska'), one(now, 'thug'));
  };
  expect(looks(200)).toBe(true);
  expect(looks(100, mist('reduced'))).toBe(true);
  expect(looks(105, mist('reduced'))).toBe(false);
  expect(looks(100, {}, { pillar: { use: 'stone-pillar', at: [10, 5] } })).toBe(false);
  expect(looks(100, {}, { door: { use: 'wooden-door', at: [10, 5] } })).toBe(false);
  expect(looks(100, {}, { thicket: { use: 'thicket', at: [10, 5] } })).toBe(true);
  expect(looks(100, { field: { width: 60, walls: [{ x: 10, y: 5, side: 'e', kind: 'wall' }] } })).toBe(false);
});

test('[AD-POS-7] [AD-R57] the first turn makes aware of enemies in view, not of one behind a pillar', () => {
  const table = fight({
    red: { hadra: { at: [5, 5] }, lio: { at: [5, 9] } },
    blue: { thug: { at: [11, 5], now: { unaware: ['hadra', 'lio'] } } },
    field: { pillar: { use: 'stone-pillar', at: [8, 7] } },
  });
  table.does(choice('end-turn')).does(choice('end-turn'));
  expect(table.facts('aware')).toMatchObject([{ who: 'thug', of: ['hadra'] }]);
});

test('[AD-VIS-5] [AD-VIS-6] [AD-ATK-8] the centre of an area beyond the limit of visibility is refused', () => {
  const line = {
    red: { veshta: { at: [2, 5], sheet: { actions: 3 } } },
    blue: { thug: { at: [8, 5] }, soldier: { at: [9, 5] } },
  } as const;
  const cast = (x: number) => choice('power-storm-call', { at: { x, y: 5 } });
  // 35 ft, and 30.
  fight(line, mist('zero')).refuses(cast(9), 'outOfRange', 'AD-VIS-5');
  expect(fight(line, mist('zero')).does(cast(8)).roll().purpose).toBe('attack');
});
