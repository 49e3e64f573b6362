import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  floor,
  initiative,
  move,
  waiting,
  wounds,
  yards,
} from './line-up.ts';

const hooves = (target: string) => attack(target, { with: 'hooves', by: 'horse' });

/** Wenna on a horse at (5,5) and (6,6); a guard at (8,5), a yard and more away. */
const mounted = (horse: object = {}, setting: object = {}, more: object = {}) =>
  fight(
    {
      red: {
        wenna: { on: 'horse', now: { ap: 12 } },
        horse: { at: [5, 5], use: 'war-horse', now: { ap: 9 }, ...horse },
      },
      blue: { guard: { at: [8, 5], now: { ap: 12 } }, ...more },
    },
    setting,
  );

const turns = { initiative: { wenna: 20, horse: 12, guard: 15 } };

test('[SL-MNT-2] [SL-UWC-1] [SL-UWC-2] a rider is in the water where any yard of her mount is', () => {
  const pool = { id: 'pool', label: 'Pool', marks: { water: 'under' } };
  // The horse stands from (5,5) to (6,6).
  const inside = (x: number, y: number): readonly boolean[] => {
    const table = mounted({}, { field: { terrain: [pool], cells: [{ x, y, terrain: 'pool' }] } });
    return ['horse', 'wenna'].map((id) => table.who(id).conditions.some((each) => each.id === 'underwater'));
  };
  expect([inside(5, 5), inside(6, 6), inside(7, 7)]).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('[SL-MNT-2] one turn for two, at the worse of the two initiatives, each with AP of its own', () => {
  const table = mounted({}, { ...turns, turnOf: 'guard' });
  table.does(endTurn);
  expect(asked(table)).toBe('wenna turn');
  table.does(endTurn);
  // 6 and 9 for the turn's end, and the same for the next round's start.
  expect([ap(table, 'wenna'), ap(table, 'horse'), asked(table)]).toEqual([18, 27, 'guard turn']);
});

test('[SL-MNT-2] [SL-INT-2] others act in that turn, and the rider in theirs, by the worse one too', () => {
  const stops = ['moment-turn-start'];
  const theirs = mounted({}, { ...turns, turnOf: 'wenna', stage: 'start', stops });
  expect(asked(theirs)).toBe('guard moment');
  const ours = mounted({}, { ...turns, turnOf: 'guard', stage: 'start', stops });
  expect(asked(ours)).toBe('guard turn');
  // Both above the guard: the rider is asked, the horse under her is not.
  const both = { initiative: { wenna: 20, horse: 18, guard: 15 }, turnOf: 'guard', stage: 'start', stops };
  const table = mounted({}, both);
  expect(asked(table)).toBe('wenna moment');
  expect(asked(table.does(decline))).toBe('guard turn');
});

test('[SL-R55] [SL-MNT-2] riding away from a declared attack thwarts it, though only the mount walks', () => {
  const table = mounted(
    {},
    {
      initiative: { wenna: 20, horse: 18, guard: 15 },
      turnOf: 'guard',
      stops: ['moment-declared'],
    },
    { guard: { at: [7, 5], now: { ap: 12 } } },
  );
  table.does(attack('wenna')).answers('wenna', move(1, 5));
  expect([asked(table), ap(table, 'guard'), cell(table, 'wenna')]).toEqual(['guard turn', 12, [1, 5]]);
});

test('[SL-MNT-2] [SL-SEQ-1] whoever dismounts leaves the mount without another turn in this round', () => {
  const table = mounted({}, { initiative: { wenna: 20, horse: 20, guard: 5 } });
  table.does(choice('dismount')).does(endTurn);
  expect([asked(table), ap(table, 'horse')]).toEqual(['guard turn', 18]);
  table.does(endTurn);
  expect([table.view().round, ap(table, 'horse')]).toEqual([2, 27]);
});

test('[SL-POS-6] whoever dismounts says to which side; nothing but free cells beside the mount will do', () => {
  // The horse stands from (5,5) to (6,6).
  const table = mounted({}, { initiative: { wenna: 20, horse: 20, guard: 5 } }, { wolf: { at: [7, 6] } });
  const { to: need } = table.option('dismount').needs ?? {};
  const cells = need?.kind === 'cell' ? need.cells.map(({ x, y }) => `${x},${y}`) : [];
  // Of the twelve around the horse the wolf has one.
  expect([cells.length, cells.includes('7,5'), cells.includes('7,6')]).toEqual([11, true, false]);
  const to = (x: number, y: number) => choice('dismount', { to: { x, y } });
  for (const [x, y] of [
    [7, 6],
    [8, 6],
    [5, 5],
  ] as const)
    table.refuses(to(x, y), 'noWay', 'SL-POS-6');
  expect(cell(table.does(to(7, 5)), 'wenna')).toEqual([7, 5]);
});

test('[SL-POS-6] [SL-MOV-6] whoever stands where the rider meant to get off keeps her in the saddle, and her AP are spent', () => {
  const table = mounted(
    {},
    {
      initiative: { wolf: 30, wenna: 20, horse: 20, guard: 15 },
      turnOf: 'wenna',
      stops: ['moment-declared'],
      rulings: { moveVoids: 'no' },
    },
    { wolf: { at: [8, 6], now: { ap: 12 } } },
  );
  table
    .does(choice('dismount', { to: { x: 7, y: 5 } }))
    .answers('wolf', move(7, 5))
    .answers('wolf', decline);
  expect([cell(table, 'wolf'), conditions(table, 'wenna'), ap(table, 'wenna')]).toEqual([
    [7, 5],
    ['mounted'],
    8,
  ]);
});

test('[SL-POS-6] [SL-GRD-3] on hexes whoever sits on a mount of seven hexes can get off to each of its sides', () => {
  // Rock all around the horse at (6,6), except for (6,4) to the north; the guard is far away.
  const rock = { terrain: 'rock' };
  const field = {
    grid: 'hex-pointy',
    terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
    cells: [
      { x: 0, y: 0, w: 24, h: 4, ...rock },
      { x: 0, y: 4, w: 6, ...rock },
      { x: 7, y: 4, w: 17, ...rock },
      { x: 0, y: 5, w: 5, h: 3, ...rock },
      { x: 7, y: 5, w: 17, ...rock },
      { x: 8, y: 6, w: 16, ...rock },
      { x: 7, y: 7, w: 17, ...rock },
      { x: 0, y: 8, w: 24, h: 7, ...rock },
    ],
  };
  const table = fight(
    {
      red: {
        wenna: { on: 'horse', now: { ap: 12 } },
        horse: { at: [6, 6], use: 'war-horse', sheet: { size: 9 } },
      },
      blue: { guard: { at: [12, 15] } },
    },
    { field },
  );
  table.does(choice('dismount'));
  expect(cell(table, 'wenna')).toEqual([6, 4]);
});

test('[SL-MNT-2] [SL-AP-1] a mount that had its own turn already gains nothing from its rider’s', () => {
  const table = fight(
    {
      red: {
        horse: { at: [5, 5], use: 'war-horse', now: { ap: 0 } },
        wenna: { at: [4, 5], now: { ap: 12 } },
      },
      blue: { guard: { at: [20, 12] } },
    },
    { initiative: { horse: 20, wenna: 15, guard: 5 } },
  );
  table.does(endTurn);
  expect(ap(table, 'horse')).toBe(9);
  table.answers('wenna', choice('mount', { target: 'horse' })).does(endTurn);
  expect([asked(table), ap(table, 'horse')]).toEqual(['guard turn', 9]);
});

test('[SL-MNT-2] [SL-SUR-3] the shared turn is the first of a surprised mount as well', () => {
  const table = mounted({ now: { conditions: ['surprised'] } }, turns);
  expect(ap(table, 'horse')).toBe(0);
  table.does(endTurn);
  // 9 for that turn's end; the guard stood above the two, so it is the next round, and 9 more.
  expect([table.view().round, ap(table, 'horse')]).toEqual([2, 18]);
  expect(conditions(table, 'horse')).not.toContain('surprised');
});

test('[SL-MNT-2] a trained mount attacks and does other things on command, with its own AP', () => {
  const table = mounted({ at: [6, 5] });
  table.does(hooves('guard'));
  // Dex 1, Melee 2, Brawl 1.
  expect(waiting(table)).toMatchObject({ who: 'horse', purpose: 'attack', bonus: 4 });
  // 14 against 13; 14 + 7 less 13 and 5: moderate.
  table.rolls('attack', 5, 5);
  expect([wounds(table, 'guard'), ap(table, 'wenna'), ap(table, 'horse')]).toEqual([[0, 1, 0, 0, 0], 12, 3]);
  table.does(choice('seize-initiative', { by: 'horse' }));
  expect(asked(table)).toBe('wenna turn');
});

test('[SL-MNT-2] an untrained one does nothing on command, and nobody else’s mount does', () => {
  const table = mounted({ at: [6, 5], use: 'riding-horse' });
  table.refuses(hooves('guard'), 'notYourTurn', 'SL-INT-1');
  expect(() => table.option('standard-attack', 'horse')).toThrow('not among');
});

test('[SL-MNT-2] [SL-MNT-6] a mount with a mind of its own follows as it likes, and needs no control', () => {
  const pegasus = { use: 'riding-horse', sheet: { traits: { sentient: true } } };
  mounted({ at: [6, 5], ...pegasus })
    .does(hooves('guard'))
    .rolls('attack', 1, 2);
  // It comes into reach of the guard's sword without a check.
  const table = mounted({ at: [3, 5], ...pegasus }).does(move(5, 5));
  expect([asked(table), cell(table, 'wenna')]).toEqual(['wenna turn', [5, 5]]);
});

const dragon = { use: 'riding-horse', sheet: { traits: { sentient: true, ownTurn: true } } };

test('[SL-MNT-2] it may keep an initiative and a turn of its own: it goes where it likes, its rider on its back', () => {
  const table = mounted(dragon, { initiative: { wenna: 20, horse: 12, guard: 15 } });
  expect(asked(table)).toBe('wenna turn');
  table.refuses(move(5, 8), 'noControl', 'SL-MNT-2');
  table.refuses(hooves('guard'), 'notYourTurn', 'SL-INT-1');
  table.does(endTurn).answers('guard', endTurn).answers('horse', move(5, 9));
  // 4 yards at rate 11: 2 AP of its own, none of Wenna's 18.
  expect([cell(table, 'wenna'), ap(table, 'horse'), ap(table, 'wenna')]).toEqual([[5, 9], 7, 18]);
  table.does(endTurn);
  expect([table.view().round, asked(table), initiative(table, 'wenna')]).toEqual([2, 'wenna turn', 20]);
});

test('[SL-MNT-4] for smaller creatures on the ground the rider is a yard farther away than the mount', () => {
  // A yard between the guard and the horse: two to Wenna, and her sword reaches one.
  const far = mounted();
  far.refuses(attack('guard', { with: 'sword' }), 'outOfReach', 'SL-MNT-4');
  far.does(endTurn).refuses(attack('wenna', { with: 'sword' }), 'outOfReach', 'SL-MNT-4');
  far.does(attack('horse', { with: 'sword' })).rolls('attack', 1, 2);
  // Side by side with the horse the sword serves, bare hands do not.
  const near = mounted({ at: [6, 5] }).does(endTurn);
  near.refuses(attack('wenna', { with: 'unarmed' }), 'outOfReach', 'SL-MNT-4');
  near.refuses(choice('grapple', { target: 'wenna', with: 'unarmed' }), 'outOfReach', 'SL-MNT-4');
  near.does(attack('wenna', { with: 'sword' })).rolls('attack', 1, 2);
});

test('[SL-MNT-4] not for those as large as the mount, nor for other riders', () => {
  const giant = fight({
    red: { ogre: { at: [8, 5], sheet: { size: 5 }, now: { ap: 7 } } },
    blue: { wenna: { on: 'horse' }, horse: { at: [5, 5], use: 'war-horse' } },
  });
  giant.does(attack('wenna', { with: 'great-club' })).rolls('attack', 1, 2);
  const rider = fight({
    red: { brannoch: { on: 'grey' }, grey: { at: [9, 5], use: 'war-horse' } },
    blue: { wenna: { on: 'horse' }, horse: { at: [5, 5], use: 'war-horse' } },
  });
  // Two yards between the horses: the spear reaches.
  rider.does(attack('wenna', { with: 'spear' })).rolls('attack', 1, 2);
});

test('[SL-MNT-6] [SL-MNT-7] a wound makes an untrained mount bolt, away from the nearest enemy with all its AP', () => {
  const table = fight(
    {
      red: {
        wenna: { on: 'horse', now: { ap: 12 } },
        horse: { at: [6, 0], use: 'riding-horse', now: { ap: 2 } },
      },
      blue: { guard: { at: [8, 0] } },
    },
    { turnOf: 'guard', field: { width: 24, height: 2 } },
  );
  // 5 + 6 against 4; damage 3, and 1 because it has no armour; 15 less 4 and 9: moderate.
  table.does(attack('horse', { with: 'sword' })).rolls('attack', 2, 3);
  // Prs 1 against TN 5.
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'control', bonus: 1 });
  table.rolls('control', 3);
  expect(asked(table)).toBe('gm flight');
  // Where it will run is seen before it does.
  expect(table.send({ do: 'preview', choice: choice('flee') } as never)).toMatchObject({
    goes: 'horse',
    path: [
      { x: 5, y: 0 },
      { x: 4, y: 0 },
      { x: 3, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 0 },
    ],
  });
  table.does(choice('flee'));
  // 2 AP at rate 11: 5 yards, none of Wenna's AP.
  expect([cell(table, 'wenna'), ap(table, 'horse'), ap(table, 'wenna')]).toEqual([[1, 0], 0, 12]);
  expect(conditions(table, 'wenna')).toContain('out-of-control');
});

test('[SL-MNT-7] it stays where it is if the game master says so, and runs from nobody who lies there', () => {
  // The knight lies where the horse would run to.
  const hit = () =>
    fight(
      {
        red: {
          wenna: { on: 'horse', now: { ap: 12 } },
          horse: { at: [6, 0], use: 'riding-horse', now: { ap: 2 } },
        },
        blue: { guard: { at: [8, 0] }, knight: { at: [0, 1], now: { conditions: ['unconscious'] } } },
      },
      { turnOf: 'guard', field: { width: 24, height: 2 } },
    )
      .does(attack('horse', { with: 'sword' }))
      .rolls('attack', 2, 3)
      .rolls('control', 3);
  const stays = hit().does(choice('stay'));
  expect([cell(stays, 'wenna'), ap(stays, 'horse')]).toEqual([[6, 0], 2]);
  expect(conditions(stays, 'wenna')).toContain('out-of-control');
  expect(cell(hit().does(choice('flee')), 'wenna')).toEqual([1, 0]);
});

const bolted = (rulings: Sketch = {}) =>
  fight(
    {
      red: {
        wenna: { on: 'horse', now: { ap: 24, riding: { mount: 'horse', control: false } } },
        horse: { at: [5, 5], use: 'riding-horse', now: { ap: 0 } },
      },
      blue: { guard: { at: [22, 14], now: { ap: 0 } } },
    },
    { rulings },
  );
const calm = choice('calm');

test('[SL-MNT-8] [SL-R90] attempts in a row count, those before this one', () => {
  const table = bolted().does(calm);
  expect(waiting(table).bonus).toBe(1);
  table.rolls('calm', 1).does(calm);
  expect(waiting(table).bonus).toBe(2);
});

test('[SL-MNT-8] the log says whether the mount is in hand again', () => {
  const said = (face: number): unknown =>
    bolted()
      .does(calm)
      .rolls('calm', face)
      .lines()
      .map(({ text, clause }) => [text, clause]);
  // Prs 1: 4 + 1 is 5.
  expect(said(4)).toContainEqual(['Wenna has Riding horse in hand again', 'SL-MNT-8']);
  expect(said(3)).toContainEqual(['Wenna cannot calm Riding horse', 'SL-MNT-8']);
  expect(said(3)).not.toContainEqual(['Wenna has lost control of Riding horse', 'SL-MNT-7']);
});

test('[SL-R90] with `includesThis` the first has the +1 already', () => {
  expect(waiting(bolted({ calmCount: 'includesThis' }).does(calm)).bonus).toBe(2);
});

test('[SL-MNT-8] anything else in between, and it begins anew', () => {
  const table = bolted().does(calm).rolls('calm', 1);
  table.does(choice('seize-initiative')).rolls('seize-initiative', 1).does(calm);
  expect(waiting(table).bonus).toBe(1);
});

test('[SL-MNT-2] [SL-CND-3] a rider who is knocked out lies beside the mount, which has had its turn', () => {
  const table = mounted({ at: [6, 5] }, { initiative: { wenna: 20, horse: 20, guard: 15 } });
  table.does(endTurn);
  // Melee Defense 14 and 1 from the saddle: 20 + 6 + 3 less 15 and 6: fatal.
  table.does(attack('wenna', { with: 'sword' })).rolls('attack', 10, 10);
  expect(conditions(table, 'wenna')).toEqual(expect.arrayContaining(['unconscious', 'dying']));
  expect([cell(table, 'wenna'), cell(table, 'horse')]).toEqual([
    [5, 4],
    [6, 5],
  ]);
  expect(conditions(table, 'horse')).toEqual([]);
  // The round is over: Wenna's dying check comes, and no turn for the horse.
  table.does(choice('go-on')).answers('guard', endTurn);
  expect([waiting(table).purpose, table.view().round]).toEqual(['dying', 1]);
});

test('[SL-MNT-2] [SL-HLT-13] whose mount is killed is off it, and the log says so', () => {
  const table = mounted({ at: [6, 5] }, { initiative: { wenna: 20, horse: 20, guard: 15 } });
  table.does(endTurn);
  // 20 + 6 + 3 against a horse: fatal whatever it wears.
  table.does(attack('horse', { with: 'sword' })).rolls('attack', 10, 10);
  expect(table.news('riding')).toMatchObject([{ who: 'wenna', riding: null }]);
  expect(table.lines().map(({ text }) => text)).toContain('Wenna is off its mount');
  expect(table.who('horse').out).toBe('dead');
  expect(table.view().bar.find(({ id }) => id === 'wenna')?.with).toBeUndefined();
});

test('[SL-MNT-5] the rider pays as the mount does: without AP of the rider it stays', () => {
  const table = fight({
    red: { wenna: { on: 'horse', now: { ap: 1 } }, horse: { at: [5, 5], use: 'war-horse', now: { ap: 9 } } },
    blue: { guard: { at: [20, 12] } },
  });
  // 1 AP at rate 11: 2 yards.
  table.refuses(move(5, 8), 'noMovement', 'SL-MOV-4');
  table.does(move(5, 7));
  expect([ap(table, 'wenna'), ap(table, 'horse'), yards(table, 'horse')]).toEqual([0, 8, 0]);
  expect(table.news('ap').map(({ who, clause }) => [who, clause])).toEqual([
    ['horse', 'SL-MOV-2'],
    ['wenna', 'SL-MNT-5'],
  ]);
});

test('[SL-HLT-13] [SL-R72] whose mount is killed is out of reach of whoever held it from the other side', () => {
  const table = fight({
    blue: { torvin: { at: [4, 5], now: { ap: 12 } }, guard: { at: [7, 6] } },
    red: { wenna: { on: 'horse', now: { grappling: ['guard'] } }, horse: { at: [5, 5], use: 'war-horse' } },
  });
  // 16 + 7 and 7 less 4 and 12: fatal.
  table.does(attack('horse', { with: 'greatsword' })).rolls('attack', 8, 8);
  expect([table.who('horse').out, cell(table, 'wenna')]).toEqual(['dead', [5, 5]]);
  expect([conditions(table, 'wenna'), conditions(table, 'guard')]).toEqual([[], []]);
});

test('[SL-CLB-3] [SL-MNT-2] a trained mount that has gone under comes up when it is told to, in the turn it shares', () => {
  const table = mounted({ now: { ap: 9, conditions: ['sunk'] } }, turns);
  table.does(choice('surface', { by: 'horse' }));
  // Str 6 and Athletics 3 against 5.
  expect(waiting(table)).toMatchObject({ who: 'horse', purpose: 'surface', bonus: 9 });
  table.rolls('surface', 1);
  expect([conditions(table, 'horse'), ap(table, 'horse'), ap(table, 'wenna')]).toEqual([[], 5, 12]);
});

test('[SL-CND-3] [SL-MNT-2] by hand too nobody lies in the saddle, nor sits on a mount that lies', () => {
  const out = (who: string) => mounted().byHand('a stone', { change: 'out', who, out: 'unconscious' });
  const rider = out('wenna');
  expect([cell(rider, 'wenna'), conditions(rider, 'horse')]).toEqual([[4, 4], []]);
  expect(floor(rider)).toEqual(['sword 4,4', 'shield 4,4']);
  const mount = out('horse');
  expect([cell(mount, 'wenna'), conditions(mount, 'wenna')]).toEqual([[4, 4], []]);
  expect(conditions(mount, 'horse')).toContain('unconscious');
});

test('[SL-MSC-6] [SL-R72] shoved with the mount, a rider is out of reach of whoever held it', () => {
  const table = fight({
    blue: { ogre: { at: [7, 5], now: { ap: 12 } }, guard: { at: [7, 6] } },
    red: { wenna: { on: 'horse', now: { grappling: ['guard'] } }, horse: { at: [5, 5], use: 'war-horse' } },
  });
  // 12 + 12 against Power defense 24: a yard.
  table.does(choice('hinder', { what: 'shove', target: 'horse' })).rolls('shove', 6, 6);
  table.does(choice('shove', { to: { x: 4, y: 5 } }));
  expect([cell(table, 'wenna'), conditions(table, 'guard')]).toEqual([[4, 5], []]);
});

test('[SL-MNT-7] [SL-OFF-6] a mount that bolts goes on after a Rebuff, whatever its rider would like', () => {
  const table = fight({
    red: {
      wenna: { on: 'horse', now: { riding: { mount: 'horse', control: false } } },
      horse: { at: [5, 5], use: 'riding-horse', now: { ap: 9 } },
    },
    blue: { raider: { at: [10, 5], now: { ap: 6 } } },
  });
  const way = [6, 7, 8].map((x) => ({ x, y: 5 }));
  table.does(endTurn).does(choice('elsewhere', { path: way }));
  // Nearer than the spear likes from (7,5) on. 2 + 5 hits, but 7 + 4 less 4 and 9 is no wound.
  table.answers('raider', choice('rebuff')).rolls('attack', 1, 1);
  expect([asked(table), cell(table, 'horse')]).toEqual(['raider turn', [8, 5]]);
});

test('[SL-GRP-4] [SL-MNT-5] whoever is in the saddle is told that it cannot drag before it has paid for it', () => {
  const table = mounted({ at: [6, 5] });
  table.byHand('caught', {
    change: 'condition',
    who: 'wenna',
    condition: 'grappling',
    on: true,
    other: 'guard',
  });
  expect(table.option('drag').refused).toMatchObject({ code: 'mounted', clause: 'SL-GRP-4' });
  table.refuses(choice('drag'), 'mounted', 'SL-GRP-4');
});

test('[SL-GRP-4] [SL-MNT-2] [SL-MNT-5] a trained mount that has won its Drag goes on command, and its rider pays along', () => {
  // The horse fills (6, 5) to (7, 6), the guard at (8, 5) is in its grip.
  const table = mounted({ at: [6, 5] });
  table.byHand('caught', {
    change: 'condition',
    who: 'horse',
    condition: 'grappling',
    on: true,
    other: 'guard',
  });
  table.does(choice('drag', { by: 'horse' }));
  expect(waiting(table)).toMatchObject({ who: 'horse', purpose: 'drag' });
  table.rolls('drag', 9, 9);
  const before = [ap(table, 'wenna'), ap(table, 'horse')];
  table.does(choice('drag-along', { by: 'horse', to: { x: 4, y: 5 } }));
  // 2 yards at rate 11 are 1 AP of each.
  expect([cell(table, 'horse'), cell(table, 'wenna'), cell(table, 'guard')[0]]).toEqual([[4, 5], [4, 5], 6]);
  expect([ap(table, 'wenna'), ap(table, 'horse')]).toEqual(before.map((each) => each - 1));
  expect(conditions(table, 'guard')).toContain('grappling');
  // Of 9 AP the horse has paid 6 for the check.
  expect([ap(table, 'horse'), table.option('drag-along', 'horse').note]).toEqual([2, '2 AP']);
});
