import { expect, test } from 'vitest';
import type { CoverManner } from '../cover/cover.ts';
import { coverOf } from '../cover/cover.ts';
import { judgeLine } from '../cover/line.ts';
import { adjacent } from '../space.ts';
import { one } from '../state.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import { asked, begun, choice, fight } from './line-up.ts';

/** Cover on the line of an attack (section COV, AD-ATK-7), and what breaks adjacency (AD-POS-2, AD-POS-3). */

type Things = { readonly [id: string]: Fighter };

/** Oska at (2,5) shoots along the row at the thug at (12,5), past these things. */
const lane = (things: Things = {}, setting: Setting = {}) =>
  begun({ red: { oska: { at: [2, 5] } }, blue: { thug: { at: [12, 5] } }, field: things }, setting);

const of = (things: Things, manner: CoverManner = 'ranged', setting: Setting = {}) => {
  const now = lane(things, setting);
  const { grade, guard, armor, taker } = coverOf(now, one(now, 'oska'), one(now, 'thug'), manner);
  return [grade, guard.value, armor.value, taker];
};

const thicket = { use: 'thicket', at: [11, 5] } as const;
const barricade = { use: 'concrete-barricade', at: [10, 5] } as const;
const pillar = { use: 'stone-pillar', at: [8, 5] } as const;
const door = { use: 'wooden-door', at: [8, 5] } as const;
const areas = (coverArea: string): Setting => ({ rulings: { coverArea } });

test('[AD-COV-1] [AD-COV-2] [AD-COV-3] [AD-COV-4] the three grades of cover against a ranged attack', () => {
  expect(of({})).toEqual(['none', 0, 0, null]);
  expect(of({ thicket })).toEqual(['light', 10, 0, null]);
  expect(of({ barricade })).toEqual(['partial', 3, 5, 'barricade']);
  expect(of({ pillar })).toEqual(['full', 5, 10, 'pillar']);
  // An obstacle beside the line gives no cover.
  expect(of({ pillar: { ...pillar, at: [8, 4] } })).toEqual(['none', 0, 0, null]);
});

test('[AD-ATK-7] [AD-COV-1] an obstacle at whose corner or edge the line only passes gives no cover and blocks nothing', () => {
  const past = (thing: Fighter, thug: Fighter, oska: Fighter = {}) => {
    const now = begun({ red: { oska: { at: [2, 5], ...oska } }, blue: { thug }, field: { thing } });
    const [from, to] = [one(now, 'oska'), one(now, 'thug')];
    return [coverOf(now, from, to, 'ranged').grade, judgeLine(now, from, to)?.clause];
  };
  // Down the diagonal: through (5,8), past a corner of (5,7).
  const diagonal: Fighter = { at: [7, 10] };
  expect(past({ ...pillar, at: [5, 8] }, diagonal)).toEqual(['full', undefined]);
  expect(past({ ...pillar, at: [5, 7] }, diagonal)).toEqual(['none', undefined]);
  expect(past({ ...door, at: [5, 8] }, diagonal)).toEqual(['none', 'AD-ATK-7']);
  expect(past({ ...door, at: [5, 7] }, diagonal)).toEqual(['none', undefined]);
  // Between two of two squares' width the line runs along the border of rows 5 and 6.
  const large: Fighter = { sheet: { size: 'large' } };
  expect(past(pillar, { at: [12, 5], ...large }, large)).toEqual(['none', undefined]);
  expect(past({ ...pillar, at: [8, 6] }, { at: [12, 6], ...large }, large)).toEqual(['full', undefined]);
});

test('[AD-COV-4] [AD-R105] full cover that is not sturdy gives Guard, but no AR', () => {
  expect(of({ pillar: { ...pillar, sheet: { sturdy: false } } })).toEqual(['full', 5, 0, null]);
  // Sturdy unless stated otherwise.
  expect(of({ pillar: { ...pillar, sheet: { sturdy: null } } })).toEqual(['full', 5, 10, 'pillar']);
});

test('[AD-COV-1] [AD-R104] ruling coverMelee: none in melee; or partial cover, and the Guard of full cover', () => {
  const all = { rulings: { coverMelee: 'allAttacks' } };
  expect(of({ barricade }, 'melee')).toEqual(['none', 0, 0, null]);
  expect(of({ barricade }, 'melee', all)).toEqual(['partial', 3, 5, 'barricade']);
  // AD-COV-4 says ranged attacks for the Armor Rank, AD-COV-2 for the Guard.
  expect(of({ pillar }, 'melee', all)).toEqual(['full', 5, 0, null]);
  expect(of({ thicket }, 'melee', all)).toEqual(['none', 0, 0, null]);
});

test.each([
  ['armorOnly', ['none', 0, 0, null], ['partial', 0, 5, 'barricade'], ['full', 0, 10, 'pillar']],
  ['fullBonus', ['none', 0, 0, null], ['partial', 3, 5, 'barricade'], ['full', 5, 10, 'pillar']],
  ['nothing', ['none', 0, 0, null], ['none', 0, 0, null], ['none', 0, 0, null]],
])(
  '[AD-COV-2] [AD-COV-6] [AD-R108] ruling coverArea `%s`: which cover counts in an area; light cover never does',
  (ruling, light, partial, full) => {
    expect(of({ thicket }, 'area', areas(ruling))).toEqual(light);
    expect(of({ barricade }, 'area', areas(ruling))).toEqual(partial);
    expect(of({ pillar }, 'area', areas(ruling))).toEqual(full);
  },
);

test('[AD-COV-6] cover in an area counts between its centre and the target, not from the attacker', () => {
  const now = lane({ pillar });
  const centre = { cell: { x: 10, y: 5 }, squares: 1 };
  expect(coverOf(now, centre, one(now, 'thug'), 'area').armor.value).toBe(0);
  const other = { cell: { x: 6, y: 5 }, squares: 1 };
  expect(coverOf(now, other, one(now, 'thug'), 'area').armor.value).toBe(10);
});

test('[AD-COV-7] [AD-R109] ruling coverBest: the best Guard and the best AR, not added; or both of the highest grade', () => {
  expect(of({ thicket, pillar })).toEqual(['full', 10, 10, 'pillar']);
  expect(of({ thicket, pillar, barricade })).toEqual(['full', 10, 10, 'pillar']);
  const highest = { rulings: { coverBest: 'highestGrade' } };
  expect(of({ thicket, pillar }, 'ranged', highest)).toEqual(['full', 5, 10, 'pillar']);
  expect(of({ thicket, barricade }, 'ranged', highest)).toEqual(['partial', 3, 5, 'barricade']);
  // A full cover that stops nothing is still the highest.
  const flimsy = { ...pillar, sheet: { sturdy: false } };
  expect(of({ flimsy, barricade }, 'ranged', highest)).toEqual(['full', 5, 0, null]);
  expect(of({ flimsy, barricade })).toEqual(['full', 5, 5, 'barricade']);
});

test('[AD-COV-7] [AD-R109] a cover bonus that does not count is listed with the ruling', () => {
  const now = lane({ thicket, pillar });
  const { guard } = coverOf(now, one(now, 'oska'), one(now, 'thug'));
  expect(guard.terms.map(({ value, off, ruling }) => [value, off === undefined, ruling])).toEqual([
    [5, false, 'AD-R109'],
    [10, true, 'AD-R109'],
  ]);
});

test('[AD-COV-7] of equal covers the one nearest to the target takes the damage', () => {
  const near = { use: 'stone-pillar', at: [11, 5] } as const;
  expect(of({ near, pillar })[3]).toBe('near');
  expect(of({ pillar, near })[3]).toBe('near');
});

const ground = (terrain: Sketch, x = 8): Setting => ({
  field: { terrain: [{ id: 'it', label: 'It', ...terrain }], cells: [{ x, y: 5, terrain: 'it' }] },
});

test('[AD-COV-1] [AD-ATK-7] terrain gives the grade written on the map, which also says whether it is sturdy', () => {
  expect(of({}, 'ranged', ground({ cover: 'low' }))).toEqual(['light', 10, 0, null]);
  expect(of({}, 'ranged', ground({ cover: 'high' }))).toEqual(['partial', 3, 5, null]);
  expect(of({}, 'ranged', ground({ cover: 'full' }))).toEqual(['full', 5, 10, null]);
  const hollow = ground({ cover: 'full', marks: { sturdy: false } });
  expect(of({}, 'ranged', hollow)).toEqual(['full', 5, 0, null]);
});

test('[AD-COV-2] a bush in the target’s square is light cover, one in the attacker’s square none', () => {
  expect(of({}, 'ranged', ground({ cover: 'low' }, 12))).toEqual(['light', 10, 0, null]);
  expect(of({}, 'ranged', ground({ cover: 'low' }, 2))).toEqual(['none', 0, 0, null]);
});

test('[AD-COV-7] [AD-R109] of several covers on one square each is weighed: a bush with crates in it still gives +10', () => {
  const both: Setting = {
    field: {
      terrain: [
        { id: 'bush', label: 'Bush', cover: 'low' },
        { id: 'crates', label: 'Crates', cover: 'high' },
      ],
      cells: ['bush', 'crates'].map((terrain) => ({ x: 8, y: 5, terrain })),
    },
  };
  // Guard from the bush, AR from the crates.
  expect(of({}, 'ranged', both).slice(1, 3)).toEqual([10, 5]);
});

const wall = (more: Sketch): Setting => ({ field: { walls: [{ x: 8, y: 5, side: 'e', ...more }] } });

test('[AD-ATK-7] [AD-R44] an object, wall or terrain without a grade blocks the attack; with a grade it is cover', () => {
  const judge = (things: Things, setting: Setting = {}) => {
    const now = lane(things, setting);
    return judgeLine(now, one(now, 'oska'), one(now, 'thug'))?.clause ?? null;
  };
  expect(judge({})).toBeNull();
  expect(judge({ door })).toBe('AD-ATK-7');
  expect(judge({ pillar })).toBeNull();
  expect(judge({}, wall({ kind: 'wall' }))).toBe('AD-ATK-7');
  expect(judge({}, wall({ kind: 'door', id: 'gate' }))).toBe('AD-ATK-7');
  expect(judge({}, wall({ kind: 'door', id: 'gate', open: true }))).toBeNull();
  expect(judge({}, wall({ kind: 'wall', cover: 'high' }))).toBeNull();
  expect(of({}, 'ranged', wall({ kind: 'wall', cover: 'high' }))).toEqual(['partial', 3, 5, null]);
  expect(judge({}, ground({ blocksMove: true, blocksSight: true }))).toBe('AD-ATK-7');
  expect(judge({}, ground({ blocksMove: true, blocksSight: true, cover: 'full' }))).toBeNull();
  // Also where something with a grade lies on the same squares.
  const crates = { id: 'crates', label: 'Crates', cover: 'low' };
  const rock = { id: 'rock', label: 'Rock', blocksMove: true, blocksSight: true };
  const both = ['crates', 'rock'].map((terrain) => ({ x: 8, y: 5, terrain }));
  expect(judge({}, { field: { terrain: [crates, rock], cells: both } })).toBe('AD-ATK-7');
  // A low wall and a window are cover by themselves.
  expect(of({}, 'ranged', wall({ kind: 'low-wall' }))).toEqual(['light', 10, 0, null]);
  expect(of({}, 'ranged', wall({ kind: 'window', id: 'pane' }))).toEqual(['partial', 3, 5, null]);
});

test('[AD-ATK-7] [AD-R44] ruling attackLine: creatures between do not matter, or are light cover', () => {
  const between = (attackLine: string, more: Fighter = {}) => {
    const now = begun(
      { red: { oska: { at: [2, 5] } }, blue: { thug: { at: [12, 5] }, soldier: { at: [8, 5], ...more } } },
      { rulings: { attackLine } },
    );
    const found = coverOf(now, one(now, 'oska'), one(now, 'thug'));
    return [found.guard.value, found.guard.terms[0]?.ruling, found.taker];
  };
  expect(between('coverOrBlock')).toEqual([0, undefined, null]);
  expect(between('creaturesCover')).toEqual([10, 'AD-R44', null]);
  // Not beside the line, and not one that is out of the fight.
  expect(between('creaturesCover', { at: [8, 6] })[0]).toBe(0);
  expect(between('creaturesCover', { now: { conditions: ['dead'] } })[0]).toBe(0);
});

test('[AD-COV-4] [AD-R106] ruling fullCoverTarget false: a target behind full cover is refused', () => {
  const judge = (things: Things) => {
    const now = lane(things, { rulings: { fullCoverTarget: false } });
    return judgeLine(now, one(now, 'oska'), one(now, 'thug'))?.clause ?? null;
  };
  expect(judge({ pillar })).toBe('AD-COV-4');
  expect(judge({ barricade, thicket })).toBeNull();
});

const shoot = choice('attack', { target: 'thug', with: 'hunting-bow' });

test('[AD-ATK-7] [AD-R44] ruling attackLine gm: the game master says what is between, the map’s answer is proposed', () => {
  const table = (things: Things = {}) =>
    fight(
      { red: { oska: { at: [2, 5] } }, blue: { thug: { at: [12, 5] } }, field: things },
      { rulings: { attackLine: 'gm' } },
    ).does(shoot);
  const open = table();
  expect(asked(open)).toBe('gm gm.line');
  expect(open.choice().options.map(({ id }) => id)).toEqual(['none', 'light', 'partial', 'full', 'blocked']);
  open.refuses(choice('leaves'), 'noSuchThing', 'AD-ATK-7');
  // The game master says partial cover: Guard 15 + 3.
  expect(open.does(choice('partial')).roll().target).toBe(18);
  expect(table({ pillar }).choice().options[0]?.id).toBe('full');
  expect(table({ door }).choice().options[0]?.id).toBe('blocked');
  // The game master says that nothing is there: Guard 15.
  expect(table({ pillar }).does(choice('none')).roll().target).toBe(15);
  expect(table().does(choice('blocked')).news('attack-result')).toMatchObject([{ outcome: 'lost' }]);
});

test('[AD-COV-5] [AD-R44] ruling attackLine gm: cover named as on the map takes its share of damage', () => {
  const shot = (said: string) =>
    fight(
      {
        red: { oska: { at: [2, 5] } },
        blue: { thug: { at: [12, 5], now: { vigor: 4 } } },
        field: { pillar },
      },
      { rulings: { attackLine: 'gm' } },
    )
      .does(shoot)
      .does(choice(said))
      .rolls('attack', 17, 1, 2, 1)
      .rolls('damage', 8, 2, 1);
  const left = (said: string) => {
    const table = shot(said);
    return ['thug', 'pillar'].map((id) => table.who(id).tracks.durability?.left);
  };
  // 11, of which the stone stops 10; its own Armor Rank takes 8 of these.
  expect(left('full')).toEqual([9, 78]);
  // Partial cover named by the game master is no object: 5 are stopped, and nothing takes them.
  expect(left('partial')).toEqual([4, 80]);
  expect(left('none')).toEqual([0, 80]);
});

test('[AD-R106] [AD-R44] ruling fullCoverTarget false: full cover named by the game master makes the attack lost', () => {
  const table = fight(
    { red: { oska: { at: [2, 5] } }, blue: { thug: { at: [12, 5] } } },
    { rulings: { attackLine: 'gm', fullCoverTarget: false } },
  )
    .does(shoot)
    .does(choice('full'));
  expect(table.news('attack-result')).toMatchObject([{ outcome: 'lost', clause: 'AD-COV-4' }]);
});

test('[AD-COV-4] [AD-R105] ruling sturdy askGm: the game master is asked about full cover only', () => {
  const table = (things: Things) =>
    fight(
      { red: { oska: { at: [2, 5] } }, blue: { thug: { at: [12, 5] } }, field: things },
      { rulings: { sturdy: 'askGm' } },
    ).does(shoot);
  expect(asked(table({ pillar }))).toBe('gm gm.sturdy');
  table({ pillar }).refuses(choice('maybe'), 'noSuchThing', 'AD-COV-4');
  expect(table({ barricade }).roll().target).toBe(18);
  // Guard 15 + 5 either way. 17 + 1 + 2 + 1 = 21 hits; bow 8, Strength 7 + 6: 21, of which a sturdy pillar stops 10.
  const hit = (said: string) =>
    table({ pillar })
      .does(choice(said))
      .rolls('attack', 17, 1, 2, 1)
      .does(choice('decline'))
      .rolls('damage', 8, 7, 6);
  const lost = (said: string) => {
    const { left } = hit(said).who('thug').tracks.durability ?? { left: -1 };
    return left;
  };
  expect(lost('sturdy')).toBe(0);
  expect(hit('sturdy').who('thug').tracks.health?.left).toBe(4);
  expect(hit('flimsy').who('thug').out).toBe('unconscious');
});

test('[AD-COV-4] [AD-R105] [AD-DIE-18] the game master may make full cover sturdy or not by hand, light cover not', () => {
  const table = fight({
    red: { oska: { at: [2, 5] } },
    blue: { thug: { at: [12, 5], now: { vigor: 4 } } },
    field: { pillar, thicket },
  });
  const set = (who: string, on: boolean) => ({ change: 'condition', who, condition: 'sturdy', on });
  expect(table.send({ do: 'override', changes: [set('thicket', true)], reason: 'no' })).toMatchObject({
    ok: false,
  });
  table.byHand('it is plaster', set('pillar', false)).does(shoot);
  // Guard 15 + 10 for the leaves; 20 + 4 + 3 + 2 is enough. 4 + 2 + 1 are 7, and nothing stops them.
  table.rolls('attack', 20, 4, 3, 2).rolls('damage', 4, 2, 1);
  expect(table.who('thug').tracks.durability?.left).toBe(3);
  table
    .byHand('it is not', set('pillar', true))
    .does(shoot)
    .rolls('attack', 20, 4, 3, 2)
    .rolls('damage', 8, 2, 1);
  // 11, of which 10 are stopped; of these the stone's own Armor Rank takes 8.
  expect([table.who('thug').tracks.durability?.left, table.who('pillar').tracks.durability?.left]).toEqual([
    2, 78,
  ]);
});

/** Hadra at (5,5), the thug beside her at the square given. */
const beside = (at: readonly [number, number], setting: Setting = {}, things: Things = {}) => {
  const now = begun({ red: { hadra: { at: [5, 5] } }, blue: { thug: { at } }, field: things }, setting);
  return adjacent(now, one(now, 'hadra'), one(now, 'thug'));
};

test('[AD-POS-2] [AD-POS-3] the eight squares around are adjacent, except through walls and windows', () => {
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [5 + x, 5 + y] as const));
  for (const at of around.filter(([x, y]) => x !== 5 || y !== 5)) expect(beside(at)).toBe(true);
  expect(beside([7, 5])).toBe(false);
  for (const kind of ['wall', 'low-wall', 'window']) {
    const walls = [{ x: 5, y: 5, side: 'e', kind, ...(kind === 'window' ? { id: 'pane' } : {}) }];
    expect(beside([6, 5], { field: { walls } })).toBe(false);
    // The line to the corner only touches the end of the wall, and that is enough.
    expect(beside([6, 6], { field: { walls } })).toBe(false);
    expect(beside([5, 6], { field: { walls } })).toBe(true);
  }
  const open = [{ x: 5, y: 5, side: 'e', kind: 'door', id: 'gate', open: true }];
  expect(beside([6, 5], { field: { walls: open } })).toBe(true);
});

test('[AD-POS-3] an object or cover at a corner that the line touches breaks adjacency', () => {
  expect(beside([6, 6], {}, { pillar: { use: 'stone-pillar', at: [6, 5] } })).toBe(false);
  expect(beside([6, 6], {}, { door: { use: 'wooden-door', at: [5, 6] } })).toBe(false);
  expect(beside([6, 6], {}, { pillar: { use: 'stone-pillar', at: [7, 7] } })).toBe(true);
  const bush = {
    terrain: [{ id: 'bush', label: 'Bush', cover: 'low' }],
    cells: [{ x: 6, y: 5, terrain: 'bush' }],
  };
  expect(beside([6, 6], { field: bush })).toBe(false);
  // A bush in whose cells both stand does not separate them.
  expect(beside([6, 5], { field: bush })).toBe(true);
});

test('[AD-POS-3] [AD-POS-9] an object along whose edge the line runs keeps a polearm off, on either side of the line', () => {
  const reached = (pillar: readonly [number, number]) => {
    const table = fight({
      a: { soldier: { at: [5, 5], sheet: { size: 'large', weapons: ['polearm'] } } },
      b: { thug: { at: [8, 5], sheet: { size: 'large' } } },
      c: { pillar: { use: 'stone-pillar', at: pillar } },
    });
    const whom = table.option('attack').needs?.target;
    return whom?.kind === 'one' ? whom.oneOf.find(({ id }) => id === 'thug')?.refused?.clause : null;
  };
  // From the middle of columns 5 and 6 to that of 8 and 9 the line runs between rows 5 and 6.
  expect([reached([7, 5]), reached([7, 6])]).toEqual(['AD-POS-3', 'AD-POS-3']);
  expect([reached([7, 4]), reached([7, 7])]).toEqual([undefined, undefined]);
});

test('[AD-POS-3] terrain that only blocks movement, such as a pit, does not break adjacency', () => {
  const pit = {
    terrain: [{ id: 'pit', label: 'Pit', blocksMove: true }],
    cells: [{ x: 6, y: 5, terrain: 'pit' }],
  };
  expect(beside([6, 6], { field: pit })).toBe(true);
});

test('[AD-COV-5] [AD-R107] without armour, cover stops its share under either value of ruling coverArmor', () => {
  const left = (coverArmor: string) => {
    const table = fight(
      {
        red: { oska: { at: [2, 5] } },
        blue: { thug: { at: [12, 5], now: { vigor: 4 } } },
        field: { barricade },
      },
      { rulings: { coverArmor } },
    );
    table.does(shoot).rolls('attack', 17, 1, 2, 1).rolls('damage', 8, 2, 2);
    return ['thug', 'barricade'].map((id) => table.who(id).tracks.durability?.left);
  };
  // 12 less 5; the concrete's own AR of 6 stops those.
  expect([left('coverFirst'), left('asArmor')]).toEqual([
    [3, 60],
    [3, 60],
  ]);
});
