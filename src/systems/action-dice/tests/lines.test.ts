import { expect, test } from 'vitest';
import { coverOf } from '../cover/cover.ts';
import { blockedBy } from '../cover/line.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import { clearPath } from '../space.ts';
import type { Fight } from '../state.ts';
import { copy, one } from '../state.ts';
import { visibilityOf } from '../visibility/sight.ts';
import type { Setting } from './line-up.ts';
import { begun } from './line-up.ts';

/** The cache of lines depends on the present positions (`lines.ts`). */

/** Oska at (2,5), a thug at (12,5), with the field's objects between them. */
const lane = (field: Parameters<typeof begun>[0][string] = {}, setting: Setting = {}) =>
  begun(
    {
      red: { oska: { at: [2, 5] } },
      blue: { thug: { at: [12, 5] }, 'thug-2': { use: 'thug', at: [7, 9] } },
      field,
    },
    setting,
  );

const between = (fight: Fight) => {
  const [oska, thug] = [one(fight, 'oska'), one(fight, 'thug')];
  return {
    cover: coverOf(fight, oska, thug).grade,
    blocked: blockedBy(fight, oska, thug),
    clear: clearPath(fight, oska, thug),
    harder: visibilityOf(fight, oska, thug).vs.value,
  };
};

const after = (fight: Fight, ...facts: readonly Facts[]): Fight => {
  const next = copy(fight);
  for (const fact of facts) system.apply(next, fact);
  return next;
};

const open = { cover: 'none', blocked: null, clear: true, harder: 0 };

test('[AD-COV-4] a destroyed pillar gives no cover; in the fight before it still does', () => {
  const before = lane({ pillar: { use: 'stone-pillar', at: [8, 5] } });
  const shielded = { ...open, cover: 'full', clear: false };
  expect(between(before)).toEqual(shielded);
  const later = after(before, { fact: 'destroyed', who: 'pillar', by: 'oska' });
  expect(between(later)).toEqual(open);
  expect(between(before)).toEqual(shielded);
});

test('[AD-COV-4] [AD-R105] a pillar set to not sturdy gives no AR; in the fight before it still does', () => {
  const before = lane({ pillar: { use: 'stone-pillar', at: [8, 5] } });
  const armor = (fight: Fight) => coverOf(fight, one(fight, 'oska'), one(fight, 'thug')).armor.value;
  expect(armor(before)).toBe(10);
  expect(armor(after(before, { fact: 'sturdy', who: 'pillar', on: false }))).toBe(0);
  expect(armor(before)).toBe(10);
});

test('[AD-ATK-7] lines are not mixed up between fields: with a door it is blocked, without it is not', () => {
  expect(between(lane())).toEqual(open);
  expect(between(lane({ door: { use: 'wooden-door', at: [8, 5] } })).blocked).toBe('Wooden door');
  expect(between(lane())).toEqual(open);
});

test('[AD-VIS-3] smoke on the line counts until it ends', () => {
  const before = lane();
  const zone = {
    id: 'smoke-1',
    cell: { x: 7, y: 5 },
    radius: 15,
    visibility: 'reduced',
    until: { when: 'ended' },
  } as const;
  expect(between(before).harder).toBe(0);
  const smoky = after(before, { fact: 'zone-began', zone });
  expect(between(smoky).harder).toBe(5);
  const clear = after(smoky, { fact: 'zone-ended', id: 'smoke-1', visibility: 'reduced' });
  expect(between(clear)).toEqual(open);
});

test.each([
  ['default', {}, 'none'],
  ['creatures are cover', { rulings: { attackLine: 'creaturesCover' } }, 'light'],
] as const)('[AD-R44] a combatant moved into the line: %s', (_, setting, grade) => {
  const before = lane({}, setting);
  expect(between(before).cover).toBe('none');
  const later = after(before, { fact: 'placed', who: 'thug-2', to: { x: 7, y: 5 } });
  expect(between(later).cover).toBe(grade);
  expect(between(before).cover).toBe('none');
});
