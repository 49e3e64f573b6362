import { expect, test } from 'vitest';
import type { CoverFrom } from '../cover/cover.ts';
import { coverAgainst, coverLines, coverOf, reaches } from '../cover/cover.ts';
import { takeHit } from '../damage/hit.ts';
import { shownField } from '../present/field.ts';
import { defenseRoll, prepareDefense } from '../roll/defense.ts';
import { aimDistance, sees } from '../space.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** Cover on small maps: the attacker at (5, 5) shoots at Brana in (10, 5); the squares between are (6, 5) to (9, 5). */

const terrain = [
  { id: 'hedge', label: 'Hedge', cover: 'low' },
  { id: 'rock', label: 'Rock', cover: 'high' },
  { id: 'pillar', label: 'Pillar', cover: 'full', blocksMove: true, blocksSight: true },
  { id: 'glass', label: 'Glass', blocksEffect: true },
];
const ground = (...cells: readonly (readonly [string, number, number])[]): Setting => ({
  field: { terrain, cells: cells.map(([kind, x, y]) => ({ x, y, terrain: kind })) },
});
const scene = (setting: Setting = {}, more: LineUp = {}, brana: Sketch = {}): Fight =>
  begun(
    { heroes: { brana: { at: [10, 5], now: brana } }, foes: { bandit: { at: [5, 5] } }, ...more },
    { turnOf: 'bandit', ...setting },
  );
const from = (fight: Fight, id = 'bandit'): CoverFrom => {
  const who = one(fight, id);
  return { cell: who.cell, squares: who.squares, who };
};
const grade = (fight: Fight, target = 'brana', by = 'bandit'): string =>
  coverOf(fight, one(fight, target), from(fight, by)).grade;
const sum = (terms: readonly { value: number; off?: string }[]): number =>
  terms.filter(({ off }) => off === undefined).reduce((all, { value }) => all + value, 0);
/** The bonuses to Evasion and to a Defense Roll. */
const bonus = (fight: Fight, target = 'brana', by = 'bandit'): readonly number[] => {
  const { evasion, defense } = coverOf(fight, one(fight, target), from(fight, by));
  return [sum(evasion), sum(defense)];
};

test('[WS-COV-1] [WS-R89] low and high cover right before the target are half cover: +2 Evasion, +1 on DR', () => {
  expect(bonus(scene(ground(['hedge', 9, 5])))).toEqual([2, 1]);
  expect(bonus(scene(ground(['rock', 9, 5])))).toEqual([2, 1]);
  const [term] = coverOf(scene(ground(['rock', 9, 5])), one(scene(), 'brana'), {
    cell: { x: 5, y: 5 },
    squares: 1,
  }).evasion;
  expect(term).toMatchObject({ label: 'half cover: Rock', clause: 'WS-COV-1', ruling: 'WS-R89' });
});

test('[WS-COV-1] only from that side, and only when it is within 1 m of the target', () => {
  const hedge = scene(ground(['hedge', 9, 5]), { more: { sill: { at: [15, 5] }, oren: { at: [10, 9] } } });
  expect([grade(hedge), grade(hedge, 'brana', 'sill'), grade(hedge, 'brana', 'oren')]).toEqual([
    'half',
    'none',
    'none',
  ]);
  // Terrain under the target or the attacker gives no cover.
  expect(grade(scene(ground(['hedge', 10, 5], ['hedge', 5, 5])))).toBe('none');
  expect(grade(scene(ground(['hedge', 8, 5])))).toBe('none');
});

test('[WS-R89] anywhere on the line, where the table plays it so', () => {
  const rulings = { coverGeometry: 'anywhereOnLine' };
  expect(grade(scene({ ...ground(['hedge', 6, 5]), rulings }))).toBe('half');
  expect(grade(scene({ ...ground(['hedge', 6, 6]), rulings }))).toBe('none');
  expect(grade(scene({ rulings }, { things: { crate: { at: [7, 5] } } }))).toBe('half');
});

test('[WS-R89] a touched corner does not count, a crossed inside does', () => {
  // From (0, 0) to (3, 1): through (1, 0), the corner (2 | 1), and (2, 1); (2, 0) and (1, 1) are only touched.
  const shot = (...cells: readonly (readonly [string, number, number])[]): string =>
    grade(begun({ heroes: { brana: { at: [3, 1] } }, foes: { bandit: { at: [0, 0] } } }, ground(...cells)));
  expect([shot(['hedge', 2, 0]), shot(['hedge', 2, 1]), shot(['hedge', 1, 1])]).toEqual([
    'none',
    'half',
    'none',
  ]);
  expect([shot(['pillar', 1, 0]), shot(['pillar', 1, 1], ['pillar', 2, 0])]).toEqual(['full', 'none']);
});

test('[WS-R89] straight across corners: only the squares of the diagonal', () => {
  const shot = (...cells: readonly (readonly [string, number, number])[]): string =>
    grade(begun({ heroes: { brana: { at: [8, 8] } }, foes: { bandit: { at: [5, 5] } } }, ground(...cells)));
  expect([shot(['hedge', 7, 7]), shot(['hedge', 7, 8], ['hedge', 8, 7])]).toEqual(['half', 'none']);
});

test('[WS-R89] of large creatures the nearest squares: what stands before another part of them is no cover', () => {
  // The ogre occupies (10, 5) to (11, 6); from (5, 6) the nearest square is (10, 6), from (5, 5) it is (10, 5).
  const shot = (y: number, hedge: number): string =>
    grade(
      begun(
        { heroes: { ogre: { at: [10, 5] } }, foes: { bandit: { at: [5, y] } } },
        ground(['hedge', 9, hedge]),
      ),
      'ogre',
    );
  expect([shot(6, 6), shot(6, 5), shot(5, 5), shot(5, 6)]).toEqual(['half', 'none', 'half', 'none']);
});

test('[WS-COV-1] two sources count once; the second says so', () => {
  // From (0, 0) to (2, 1) through (1, 0) and (1, 1), both beside the target.
  const fight = begun(
    {
      heroes: { brana: { at: [2, 1] } },
      foes: { bandit: { at: [0, 0] } },
      things: { crate: { at: [1, 0] } },
    },
    ground(['hedge', 1, 1]),
  );
  expect(bonus(fight)).toEqual([2, 1]);
  const { evasion } = coverOf(fight, one(fight, 'brana'), from(fight));
  expect(evasion.map(({ label, off }) => [label, off])).toEqual([
    ['half cover: Hedge', undefined],
    ['half cover: Crate', 'counts once'],
  ]);
});

test('[WS-COV-1] objects are what their sheet says, as long as they hold', () => {
  const behind = (sheet: Sketch, now: Sketch = {}): string =>
    grade(scene({}, { things: { crate: { at: [9, 5], sheet, now } } }));
  expect([behind({}), behind({ cover: 'none' }), behind({ cover: 'full' })]).toEqual([
    'half',
    'none',
    'full',
  ]);
  expect(behind({}, { vitality: 0 })).toBe('none');
});

test('[WS-COV-1] low walls and windows on the border of the target’s square, or of the one before it', () => {
  const wall = (kind: string, x: number): string =>
    grade(scene({ field: { walls: [{ x, y: 5, side: 'w', kind, id: 'w' }] } }));
  expect([wall('low-wall', 10), wall('low-wall', 9), wall('low-wall', 8)]).toEqual(['half', 'half', 'none']);
  expect([wall('window', 10), wall('wall', 7)]).toEqual(['half', 'full']);
  const low = scene({ field: { walls: [{ x: 10, y: 5, side: 'w', kind: 'low-wall' }] } });
  expect(coverLines(low, one(low, 'bandit'), one(low, 'brana')).sources).toMatchObject([
    { label: 'low wall' },
  ]);
});

test('[WS-COV-4] full cover anywhere on the line, a shut door too; an open one is none', () => {
  expect(grade(scene(ground(['pillar', 6, 5])))).toBe('full');
  expect(grade(scene(ground(['glass', 6, 5])))).toBe('full');
  expect(grade(scene({}, { things: { 'stone-wall': { at: [7, 5] } } }))).toBe('full');
  const field = { walls: [{ x: 8, y: 5, side: 'w', kind: 'door', id: 'gate' }] };
  const shut = scene({ field });
  expect([grade(shut), reaches(shut, one(shut, 'brana'), from(shut))]).toEqual(['full', false]);
  const ajar = scene({ field, doors: { gate: true } });
  expect([grade(ajar), reaches(ajar, one(ajar, 'brana'), from(ajar))]).toEqual(['none', true]);
});

test('[WS-COV-4] neighbours with a wall between them do not reach each other', () => {
  const fight = begun(
    { heroes: { brana: { at: [6, 5] } }, foes: { bandit: { at: [5, 5] } } },
    { field: { walls: [{ x: 6, y: 5, side: 'w', kind: 'wall' }] } },
  );
  expect(grade(fight)).toBe('full');
});

test('[WS-COV-2] creatures of one’s size or bigger are half cover, friend or foe; smaller and Down ones are none', () => {
  const behind = (id: string, side: string, now: Sketch = {}): readonly unknown[] => {
    const at = id === 'ogre' ? [8, 5] : [9, 5];
    const fight = scene(
      { rulings: { combatEnd: 'gmOnly' } },
      { [side]: { [id]: { at: at as [number, number], now } } },
    );
    const { grade: found, creatures } = coverOf(fight, one(fight, 'brana'), from(fight));
    return [found, ...creatures];
  };
  expect(behind('sill', 'friends')).toEqual(['half', 'sill']);
  expect(behind('skeleton', 'foes2')).toEqual(['half', 'skeleton']);
  // The ogre occupies (8, 5) to (9, 6).
  expect(behind('ogre', 'foes2')).toEqual(['half', 'ogre']);
  expect(behind('fire-wisp', 'friends')).toEqual(['none']);
  expect(behind('sill', 'friends', { vitality: 0 })).toEqual(['none']);
});

test('[WS-COV-3] [WS-R90] of several the one nearest to the target comes first', () => {
  const fight = scene(
    { rulings: { coverGeometry: 'anywhereOnLine' } },
    { more: { skeleton: { at: [6, 5] }, sill: { at: [9, 5] }, oren: { at: [7, 5] } } },
  );
  expect(coverOf(fight, one(fight, 'brana'), from(fight)).creatures).toEqual(['sill', 'oren', 'skeleton']);
  // Each has its own cover: Oren that of the skeleton.
  expect(coverOf(fight, one(fight, 'oren'), from(fight)).creatures).toEqual(['skeleton']);
});

test('[WS-COV-2] whoever shares a space with one of the two does not stand between them', () => {
  const fight = begun(
    {
      heroes: { 'war-horse': { at: [10, 5] }, brana: { at: [10, 5], on: 'war-horse' } },
      foes: { bandit: { at: [5, 5] } },
    },
    {},
  );
  expect(grade(fight)).toBe('none');
});

test('[WS-BAS-14] [WS-R35] Taking Cover adds as much again, where there is half cover', () => {
  const takes = { effects: [{ stance: 'taking-cover' }] };
  const hedge = ground(['hedge', 9, 5]);
  expect(bonus(scene(hedge, {}, takes))).toEqual([4, 2]);
  // Taken without cover it has no effect yet.
  expect(bonus(scene({}, {}, takes))).toEqual([0, 0]);
  const fight = scene(hedge, { more: { skeleton: { at: [15, 5] } } }, takes);
  expect(bonus(fight, 'brana', 'skeleton')).toEqual([0, 0]);
  const [, term] = coverOf(fight, one(fight, 'brana'), from(fight)).evasion;
  expect(term).toMatchObject({ label: 'Taking Cover', value: 2, clause: 'WS-BAS-14', ruling: 'WS-R35' });
});

test('[WS-R35] against any attack while in half cover, or in place of half cover', () => {
  const takes = { effects: [{ stance: 'taking-cover' }] };
  const any = (cells: Setting): Fight =>
    scene(
      { ...cells, rulings: { takingCoverScope: 'anyAttackWhileInHalfCover' } },
      { more: { skeleton: { at: [15, 5] } } },
      takes,
    );
  // It has half cover against the bandit, so the bonus counts against the skeleton behind it, too.
  const hedge = any(ground(['hedge', 9, 5]));
  expect([bonus(hedge), bonus(hedge, 'brana', 'skeleton')]).toEqual([
    [4, 2],
    [2, 1],
  ]);
  expect(bonus(any({}), 'brana', 'skeleton')).toEqual([0, 0]);
  // Also in melee, and against effects without an origin.
  const close = coverOf(hedge, one(hedge, 'brana'), { ...from(hedge), melee: true });
  expect([close.grade, sum(close.evasion)]).toEqual(['none', 2]);
  expect(sum(coverAgainst(hedge, one(hedge, 'brana'), 'bandit', null))).toBe(1);
  const replaced = { ...ground(['hedge', 9, 5]), rulings: { takingCoverScope: 'replacesHalfCover' } };
  expect(bonus(scene(replaced, {}, takes))).toEqual([2, 1]);
});

test('[WS-BAS-15] whoever takes cover is none for its own size, but for smaller ones', () => {
  const behind = (target: string): string =>
    grade(
      begun(
        {
          heroes: {
            [target]: { at: [10, 5] },
            sill: { at: [9, 5], now: { effects: [{ stance: 'taking-cover' }] } },
          },
          foes: { bandit: { at: [5, 5] } },
        },
        {},
      ),
      target,
    );
  expect([behind('brana'), behind('fire-wisp')]).toEqual(['none', 'half']);
});

test('[WS-ATK-7] melee ignores cover', () => {
  const fight = scene(ground(['hedge', 9, 5]));
  const {
    grade: found,
    evasion,
    creatures,
  } = coverOf(fight, one(fight, 'brana'), { ...from(fight), melee: true });
  expect([found, evasion, creatures]).toEqual(['none', [], []]);
});

/** A pillar in front of Brana, who leans north into (10, 4). */
const leans = (setting: Setting = {}, more: LineUp = {}, now: Sketch = {}): Fight =>
  scene({ ...ground(['pillar', 9, 5]), ...setting }, more, {
    effects: [{ leaning: { x: 10, y: 4 } }],
    ...now,
  });

test('[WS-COV-5] [WS-COV-6] whoever leans out can be targeted there, with half cover and nobody in the way', () => {
  expect(grade(scene(ground(['pillar', 9, 5])))).toBe('full');
  // The line to (10, 4) runs through (6, 5), (7, 5), (8, 4), (9, 4): past the pillar, through Sill.
  const fight = leans({}, { more: { sill: { at: [9, 4] } } });
  const found = coverOf(fight, one(fight, 'brana'), from(fight));
  expect([found.grade, found.creatures, sum(found.evasion), sum(found.defense)]).toEqual(['half', [], 2, 1]);
  expect(found.evasion[0]).toMatchObject({ clause: 'WS-COV-6' });
});

test('[WS-COV-6] those who can target her own space have nothing in the way; those behind another wall get neither', () => {
  const fight = leans({}, { more: { skeleton: { at: [10, 10] } } });
  expect(grade(fight, 'brana', 'skeleton')).toBe('none');
  expect(grade(leans(ground(['pillar', 9, 5], ['pillar', 9, 4])))).toBe('full');
});

test('[WS-COV-6] [WS-BAS-14] leaning and Taking Cover go together', () => {
  const now = { effects: [{ leaning: { x: 10, y: 4 } }, { stance: 'taking-cover' }] };
  expect(bonus(leans({}, {}, now))).toEqual([4, 2]);
});

test('[WS-COV-5] whoever leans out targets as if she stood there', () => {
  const fight = leans();
  expect(grade(fight, 'bandit', 'brana')).toBe('none');
  const without = scene(ground(['pillar', 9, 5]));
  expect(grade(without, 'bandit', 'brana')).toBe('full');
});

test('[WS-COV-1] a Defense Roll is better by 1 against what comes from behind the cover', () => {
  const fight = scene(ground(['hedge', 9, 5]));
  const dr = (place: { x: number; y: number } | null) =>
    prepareDefense(fight, {
      who: 'brana',
      dr: 'dexterity',
      power: 12,
      by: 'bandit',
      from: place,
      clause: 'WS-DRS-1',
      purpose: 'effect',
    }).bonus;
  // Dexterity 13 without Nimbleness.
  expect([dr({ x: 5, y: 5 }).value, dr(null).value, dr({ x: 14, y: 5 }).value]).toEqual([4, 3, 3]);
  expect(dr({ x: 5, y: 5 }).terms.find(({ clause }) => clause === 'WS-COV-1')).toMatchObject({ value: 1 });
});

test('[WS-R88] cover helps against Poison and Psychic damage where the table plays it so', () => {
  const lost = (coverRaisesDrValue: boolean, place: { x: number; y: number } | undefined): number => {
    const fight = scene({ ...ground(['hedge', 9, 5]), rulings: { coverRaisesDrValue } });
    const hit = {
      who: 'brana',
      by: 'bandit',
      portions: [{ type: 'poison', amount: 10 }],
      from: place,
    } as const;
    return play(fight, {}, (table) => takeHit(table, { ...hit, clause: 'WS-DMG-10', what: 'gas' })).result
      .total;
  };
  const west = { x: 5, y: 5 };
  // Constitution 13, Endurance 2: 5 are subtracted, with cover 6.
  expect([lost(false, west), lost(true, west), lost(true, undefined)]).toEqual([5, 4, 5]);
});

test('[WS-COV-5] [WS-R43] whoever leans sees and is seen as if it stood there', () => {
  const hides = scene(ground(['pillar', 9, 5]));
  const out = leans();
  const both = (fight: Fight): readonly boolean[] => [
    sees(fight, one(fight, 'brana'), one(fight, 'bandit')),
    sees(fight, one(fight, 'bandit'), one(fight, 'brana')),
  ];
  expect([both(hides), both(out)]).toEqual([
    [false, false],
    [true, true],
  ]);
  // The distance is also measured from there: (10, 4) is 5 m from (5, 5), (9, 4) 4 m.
  const near = leans({}, {}, { effects: [{ leaning: { x: 9, y: 4 } }] });
  expect([
    aimDistance(out, one(out, 'brana'), one(out, 'bandit')),
    aimDistance(near, one(near, 'bandit'), one(near, 'brana')),
  ]).toEqual([5, 4]);
});

test('[WS-R89] [WS-TER-1] where the game master decides, the cover against an effect is asked for', () => {
  const rulings = { coverGeometry: 'gmDecides' };
  const spec = {
    who: 'brana',
    dr: 'dexterity',
    power: 14,
    by: 'bandit',
    from: { x: 5, y: 5 },
    clause: 'WS-DRS-1',
    purpose: 'effect',
  } as const;
  // 3 + 10 is not enough; with half cover it is.
  const half = play(scene({ rulings }), { faces: [[10]], choices: [{ option: 'half' }] }, (table) =>
    defenseRoll(table, spec),
  );
  const none = play(
    scene({ ...ground(['hedge', 9, 5]), rulings }),
    { faces: [[10]], choices: [{ option: 'none' }] },
    (table) => defenseRoll(table, spec),
  );
  expect([half.result, none.result]).toEqual([true, false]);
  // An answer that was given before is not asked for again.
  const said = play(scene({ rulings }), { faces: [[10]] }, (table) =>
    defenseRoll(table, { ...spec, cover: { grade: 'half', creature: 'bandit' } }),
  );
  expect(said.result).toBe(true);
});

test('[WS-R89] what the game master says counts in an attack: the grade, and who is in the way', () => {
  const fight = scene({ rulings: { coverGeometry: 'gmDecides' } }, { more: { sill: { at: [1, 1] } } });
  const found = coverOf(fight, one(fight, 'brana'), {
    ...from(fight),
    says: { grade: 'half', creature: 'sill' },
  });
  expect([found.grade, found.creatures, sum(found.evasion)]).toEqual(['half', ['sill'], 2]);
  expect(reaches(fight, one(fight, 'brana'), { ...from(fight), says: { grade: 'full' } })).toBe(false);
});

test('the map’s cover lines: the squares, and what gives cover on them', () => {
  const fight = scene(ground(['hedge', 9, 5]), { things: { crate: { at: [7, 5] } } });
  const { squares, sources, grade: found } = coverLines(fight, one(fight, 'bandit'), one(fight, 'brana'));
  expect(squares.map(({ x, y }) => [x, y])).toEqual([
    [6, 5],
    [7, 5],
    [8, 5],
    [9, 5],
  ]);
  expect([found, sources.map(({ label, cell }) => [label, cell.x])]).toEqual(['half', [['Hedge', 9]]]);
});

test('[WS-COV-1] [WS-COV-4] the map calls low and high cover what they are, half cover, and says no more of full cover', () => {
  const kinds = [
    { id: 'hedge', label: 'Hedge', cover: 'low', costTimes: 3 },
    { id: 'boulder', label: 'Boulder', cover: 'high', blocksMove: true },
    { id: 'pillar', label: 'Pillar', cover: 'full', blocksMove: true, blocksSight: true },
  ];
  const { battlefield } = begun(
    { heroes: { brana: { at: [1, 1] } }, foes: { ogre: { at: [5, 5] } } },
    { field: { terrain: kinds } },
  );
  const shown = shownField(battlefield) as unknown as { readonly terrain: readonly Sketch[] };
  expect(shown.terrain.map(({ coverName }) => coverName)).toEqual(['half cover', 'half cover', undefined]);
});
