import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { ap, asked, choice, endTurn, fight, terms, vitality, waiting } from './line-up.ts';

/** Sill (+7 with the bow) shoots from (5, 5) at the bandit in (10, 5), whose Evasion is 13. */

const pillar = { id: 'pillar', label: 'Pillar', cover: 'full', blocksMove: true, blocksSight: true };
const hedge = { id: 'hedge', label: 'Hedge', cover: 'low' };
const ground = (kind: string, x: number, y: number): Setting => ({
  field: { terrain: [pillar, hedge], cells: [{ x, y, terrain: kind }] },
});
const scene = (setting: Setting = {}, more: LineUp = {}, bandit: Sketch = {}, sill: Sketch = {}) =>
  fight(
    { heroes: { sill: { at: [5, 5], now: sill } }, foes: { bandit: { at: [10, 5], now: bandit } }, ...more },
    setting,
  );
const shoot = choice('attack', { with: 'bow', target: 'bandit' });

test('[WS-COV-1] half cover is 2 more to reach', () => {
  const table = scene(ground('hedge', 9, 5));
  table.does(shoot);
  expect(waiting(table)).toMatchObject({ who: 'sill', purpose: 'attack', bonus: 7, needs: 15 });
  // 14 misses 15, and there is no creature to redirect to.
  table.rolls('attack', 7);
  expect([asked(table), vitality(table, 'bandit')]).toEqual(['sill turn', 15]);
});

const behind: LineUp = { more: { skeleton: { at: [9, 5] } } };

test('[WS-COV-2] [WS-COV-3] [WS-R90] a shot that misses goes on to whoever is in front, with the same total', () => {
  const table = scene({}, behind);
  table.does(shoot);
  expect(waiting(table).needs).toBe(15);
  // 14 misses the bandit and hits the skeleton (Evasion 13, Armor 1).
  table.rolls('attack', 7).rolls('damage', 5);
  expect([vitality(table, 'bandit'), vitality(table, 'skeleton')]).toEqual([15, 14]);
});

test('[WS-BAS-14] Taking Cover behind a hedge: 4 more to reach', () => {
  const table = scene(ground('hedge', 9, 5), {}, { effects: [{ stance: 'taking-cover' }] });
  table.does(shoot);
  expect([waiting(table).needs, terms(table).length > 0]).toEqual([17, true]);
});

test('[WS-BAS-15] whoever takes cover in front is none: nothing is added, and nothing goes on to it', () => {
  const table = scene(
    {},
    { more: { skeleton: { at: [9, 5], now: { effects: [{ stance: 'taking-cover' }] } } } },
  );
  table.does(shoot);
  expect(waiting(table).needs).toBe(13);
  table.rolls('attack', 5);
  expect([asked(table), vitality(table, 'skeleton')]).toEqual(['sill turn', 18]);
});

test('[WS-COV-4] [WS-COV-5] [WS-COV-6] nobody behind full cover can be shot at, until one of the two leans out', () => {
  const table = scene(ground('pillar', 9, 5));
  table.refuses(shoot, 'covered', 'WS-COV-4');
  // The bandit leans out in its turn: half cover, and the skeleton on the line does not count as its cover.
  const leaning = scene(
    ground('pillar', 9, 5),
    { more: { skeleton: { at: [9, 4] } } },
    {
      effects: [{ leaning: { x: 10, y: 4 } }],
    },
  );
  leaning.does(shoot);
  expect(waiting(leaning).needs).toBe(15);
  leaning.rolls('attack', 7);
  expect([asked(leaning), vitality(leaning, 'skeleton')]).toEqual(['sill turn', 18]);
});

test('[WS-COV-5] who leans out of full cover shoots from there', () => {
  const table = scene(ground('pillar', 6, 5));
  table.refuses(shoot, 'covered', 'WS-COV-4');
  // From (5, 4) to (10, 5) the line runs through (6, 4), (7, 4), (8, 5), (9, 5).
  table.does(choice('lean', { to: { x: 5, y: 4 } })).does(shoot);
  expect(waiting(table).needs).toBe(13);
  table.rolls('attack', 1);
  expect(ap(table, 'sill')).toBe(1);
  // Leaning lasts until her next turn: the bandit may shoot at her there, and she has half cover.
  table.does(endTurn);
  expect(table.view().active).toBe('bandit');
});

test('[WS-ATK-8] [WS-COV-4] [WS-R91] who leans out of range of a shot, from behind full cover within it, is not hit there', () => {
  // Oren's staff carries 15 m: as far as the bandit's own space, which the pillar covers.
  const leaningTo = (x: number, y: number) =>
    fight(
      {
        heroes: { oren: { at: [5, 5] } },
        foes: { bandit: { at: [20, 5], now: { effects: [{ leaning: { x, y } }] } } },
      },
      ground('pillar', 19, 5),
    );
  const cast = choice('attack', { with: 'spirit-staff', target: 'bandit' });
  leaningTo(21, 4).refuses(cast, 'covered', 'WS-COV-4');
  const near = leaningTo(20, 4).does(cast);
  expect(waiting(near)).toMatchObject({ purpose: 'attack', needs: 15 });
});

test('[WS-COV-4] [WS-R91] a burst finds those who lean into it, not those who lean out of it from behind full cover', () => {
  // Around (8, 5), 2 m far. The bandit's own space is 2 m away behind the pillar: the line from (8, 5) to (10, 6) runs
  // through (9, 6).
  const burst = (x: number, y: number) =>
    fight(
      {
        heroes: { oren: { at: [5, 5] } },
        foes: { bandit: { at: [10, 6], now: { effects: [{ leaning: { x, y } }] } } },
      },
      ground('pillar', 9, 6),
    ).does(choice('ability-thunder-burst', { cell: { x: 8, y: 5 } }));
  expect(asked(burst(11, 5))).toBe('oren turn');
  const table = burst(10, 5);
  expect(waiting(table).purpose).toBe('damage');
  table.rolls('damage', 3, 4);
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'withstand' });
});

test('[WS-R89] [WS-TER-1] where the game master decides, every shot is asked about', () => {
  const rulings = { coverGeometry: 'gmDecides' };
  const half = scene({ rulings }, behind);
  half.does(shoot);
  expect(asked(half)).toBe('gm gm.spatial');
  half.refuses(choice('half', { creature: 'sill' }), 'noSuchThing', 'WS-COV-2');
  half.answers('gm', choice('half', { creature: 'skeleton' }));
  expect(waiting(half).needs).toBe(15);
  // The skeleton's own cover is asked for separately.
  half.rolls('attack', 7);
  expect(half.choice()).toMatchObject({ ask: 'gm.spatial', about: { who: 'skeleton' } });
  half.answers('gm', choice('none')).rolls('damage', 5);
  expect(vitality(half, 'skeleton')).toBe(14);
  const none = scene({ rulings }, behind);
  none.does(shoot).answers('gm', choice('none'));
  expect(waiting(none).needs).toBe(13);
});
