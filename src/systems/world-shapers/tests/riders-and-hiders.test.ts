import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { asked, cell, choice, conditions, endTurn, fight, hold, metres, path, waiting } from './line-up.ts';

/** Interactions of climbing, walking and hiding: who is carried, who is noticed, and by whom. */

/**
 * Sill at (4, 2) beside the ogre, which occupies (5, 2) to (6, 3); the bandit at (10, 2) waits for somebody within 5 m.
 */
const watched = (sill: Sketch, turn: string) =>
  fight(
    {
      heroes: { sill: { at: [4, 2], now: { inHand: [] }, ...sill } },
      foes: { ogre: { at: [5, 2] }, bandit: { at: [10, 2] } },
    },
    {
      order: ['bandit', turn, turn === 'sill' ? 'ogre' : 'sill'],
      rulings: { heldActionTiming: 'beforeEvent' },
    },
  );

test('[WS-R25] [WS-ADV-5] `beforeEvent`: climbing onto somebody is a step like any other', () => {
  const table = watched({}, 'sill');
  table.does(hold('defend', { trigger: 'enters', range: 5 })).does(endTurn);
  // From 6 m to 5 m.
  table
    .does(choice('climb', { seat: '0,0' }))
    .rolls('climb', 20)
    .rolls('climb-resisted', 1);
  const told = table.facts().filter(({ fact }) => fact === 'held-fires' || fact === 'mounted');
  expect(told.map(({ fact }) => fact)).toEqual(['held-fires', 'mounted']);
  expect(cell(table, 'sill')).toEqual([5, 2]);
});

test('[WS-R25] [WS-ADV-8] `beforeEvent`: and so is landing when shaken off', () => {
  const table = watched({ on: 'ogre' }, 'ogre');
  table.does(hold('defend', { trigger: 'leaves', range: 5 })).does(endTurn);
  table.does(choice('shake-off')).rolls('cling', 1).rolls('cling-resisted', 20);
  table.answers('ogre', choice('land', { to: { x: 4, y: 2 } }));
  const told = table.facts().filter(({ fact }) => fact === 'held-fires' || fact === 'mounted');
  expect(told.map(({ fact }) => fact)).toEqual(['held-fires', 'mounted']);
  expect(cell(table, 'sill')).toEqual([4, 2]);
});

test('[WS-ADV-8] [WS-VIT-4] whoever is Down makes no check to cling on', () => {
  const table = fight(
    {
      red: { brana: { on: 'ogre', now: { vitality: 0 } }, sill: { at: [15, 5] } },
      blue: { ogre: { at: [6, 5] } },
    },
    { order: ['ogre', 'brana', 'sill'] },
  );
  table.does(choice('shake-off'));
  expect(asked(table)).toBe('ogre climb.landing');
  table.does(choice('land', { to: { x: 8, y: 5 } }));
  expect([cell(table, 'brana'), table.facts('check')]).toEqual([[8, 5], []]);
});

test('[WS-ADV-5] [WS-TER-5] an enemy that is carried takes no room: the space is that of the ally which carries it', () => {
  const table = fight(
    {
      heroes: { brana: { at: [3, 4] }, 'war-horse': { at: [4, 4] } },
      foes: { bandit: { on: 'war-horse' }, ogre: { at: [18, 12] } },
    },
    { order: ['brana', 'war-horse', 'bandit', 'ogre'] },
  );
  table.does(path([4, 4], [5, 4], [6, 4]));
  expect([asked(table), cell(table, 'brana'), metres(table, 'brana')]).toEqual(['brana turn', [6, 4], 0]);
});

test('[WS-ADV-5] [WS-TER-6] past an enemy mount with an enemy on it there is one check: against the mount', () => {
  const table = fight(
    {
      heroes: { brana: { at: [3, 4], now: { movement: 6 } } },
      foes: { ogre: { at: [4, 4] }, bandit: { on: 'ogre' } },
    },
    { order: ['brana', 'ogre', 'bandit'] },
  );
  table.does(path([4, 4], [5, 4], [6, 4])).rolls('pass', 15);
  // Brana 22; the ogre has +6.
  expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'pass-resisted', bonus: 6, needs: 22 });
  table.rolls('pass-resisted', 2);
  // 2 m + 2 m + 1 m.
  expect([asked(table), cell(table, 'brana'), metres(table, 'brana')]).toEqual(['brana turn', [6, 4], 1]);
});

/**
 * Sill (Stealth +8) behind a stone wall; the ogre (Perception +0) and the bandit (+1) are east of it in the same row.
 */
const lurking = (setting: Setting) =>
  fight(
    {
      red: { sill: { at: [5, 5] } },
      blue: { ogre: { at: [12, 5] }, bandit: { at: [9, 5] } },
      things: { wall: { use: 'stone-wall', at: [6, 5] } },
    },
    setting,
  );

test('[WS-R30] [WS-R42] where one is hidden from all or none, one that is not beaten is enough even for `perEnemy`', () => {
  const hides = (rulings: Sketch) => {
    const table = lurking({ rulings: { hideContest: 'perEnemy', ...rulings } });
    // 15 against 2 and 15.
    table.does(choice('hide')).rolls('hide', 7).rolls('spot', 2).rolls('spot', 14);
    return table.facts('hidden').map((fact) => (fact as unknown as Sketch).from);
  };
  expect([hides({}), hides({ hiddenScope: 'global' })]).toEqual([[['ogre']], []]);
});

test('[WS-INI-20] [WS-ADV-12] a surprised one that has not noticed the hider does not keep it from hiding', () => {
  // The bandit has a free line to Sill.
  const open = (bandit: Sketch, hiddenFrom: readonly string[]) =>
    fight(
      {
        red: { sill: { at: [5, 5], now: { hiddenFrom } } },
        blue: { ogre: { at: [12, 5] }, bandit: { at: [5, 9], now: bandit } },
        things: { wall: { use: 'stone-wall', at: [6, 5] } },
      },
      { order: ['sill', 'ogre', 'bandit', 'wall'] },
    );
  open({}, ['bandit']).refuses(choice('hide'), 'seen', 'WS-ADV-12');
  open({ conditions: ['surprised'] }, []).refuses(choice('hide'), 'seen', 'WS-ADV-12');
  const table = open({ conditions: ['surprised'] }, ['bandit']);
  table.does(choice('hide'));
  expect(waiting(table)).toMatchObject({ who: 'sill', purpose: 'hide' });
});

test('[WS-BAS-5] [WS-ADV-13] nobody pokes one that it cannot find', () => {
  const beside = (bandit: Sketch) =>
    fight({
      heroes: { brana: { at: [5, 5] }, sill: { at: [5, 6] } },
      foes: { bandit: { at: [6, 5], now: bandit } },
    });
  const lost = beside({ hiddenFrom: ['brana'] });
  lost.refuses(choice('touch', { target: 'bandit' }), 'hidden', 'WS-ADV-13');
  const found = beside({});
  found.does(choice('touch', { target: 'bandit' }));
  expect(asked(found)).toBe('gm gm.interact');
});

test('[WS-BAS-9] [WS-BAS-16] [WS-ADV-13] nor treats one, or gives it anything', () => {
  const hiddenOne = { hiddenFrom: ['brana'], vitality: -1, effects: [{ status: 'bleeding' }] };
  const table = fight({
    heroes: {
      brana: {
        at: [5, 5],
        sheet: { objects: ['stimulant'] },
      },
      sill: { at: [5, 6], now: { vitality: -1, effects: [{ status: 'bleeding' }] } },
    },
    foes: { bandit: { at: [6, 5], now: hiddenOne }, ogre: { at: [15, 5] } },
  });
  table.refuses(choice('stabilize', { target: 'bandit' }), 'hidden', 'WS-ADV-13');
  table.refuses(choice('use-item', { target: 'bandit' }), 'hidden', 'WS-ADV-13');
});

test('[WS-R43] [WS-INI-20] whom a surprised one finds in its first turn the game master says, where sight is for it to say', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [12, 2] }, bandit: { at: [12, 9] } } },
    { fromTheStart: true, surprised: ['brana'], rulings: { sightModel: 'gmDecides' } },
  );
  table.does(endTurn).does(endTurn);
  expect(table.choice()).toMatchObject({
    ask: 'gm.spatial',
    about: { what: 'sight', who: 'ogre', by: 'brana' },
  });
  table.does(choice('unseen'));
  expect(table.choice().about).toMatchObject({ who: 'bandit', by: 'brana' });
  table.does(choice('seen'));
  expect(asked(table)).toBe('brana turn');
  expect(['ogre', 'bandit'].map((id) => conditions(table, id).includes('hidden'))).toEqual([true, false]);
});

test('[WS-INI-11] [WS-ADV-13] nobody notices that one comes into range who is hidden from it', () => {
  const scene = (hiddenFrom: readonly string[]) => {
    const table = fight(
      {
        heroes: { brana: { at: [2, 2] }, sill: { at: [2, 9] } },
        foes: { bandit: { at: [8, 2], now: { hiddenFrom } } },
      },
      { order: ['brana', 'bandit', 'sill'] },
    );
    table
      .does(hold('defend', { trigger: 'enters', range: 4 }))
      .does(endTurn)
      .does(path([7, 2], [6, 2], [5, 2]));
    return conditions(table, 'brana');
  };
  expect([scene([]), scene(['brana']), scene(['sill'])]).toEqual([
    ['defending'],
    ['held-action'],
    ['defending'],
  ]);
});

test('[WS-ADV-5] [WS-R86] whoever walks off its mount and does not get past an enemy sits on it still', () => {
  const table = fight(
    {
      heroes: { brana: { on: 'war-horse' }, 'war-horse': { at: [3, 0] } },
      foes: { bandit: { at: [2, 0] } },
    },
    { order: ['brana', 'war-horse', 'bandit'], field: { height: 2, width: 10 } },
  );
  table
    .does(path([2, 0], [1, 0]))
    .rolls('pass', 2)
    .rolls('pass-resisted', 20);
  expect([cell(table, 'brana'), conditions(table, 'brana'), metres(table, 'brana')]).toEqual([
    [3, 0],
    ['mounted'],
    1,
  ]);
});

test('[WS-ADV-8] [WS-R39] one climbs down to a free space within 1 m, and not at all where there is none', () => {
  const crate = (x: number, y: number) => ({ use: 'crate', at: [x, y] as const });
  const crates = { a: crate(1, 0), b: crate(1, 1), c: crate(4, 0), d: crate(4, 1) };
  const scene = (things: LineUp[string]) =>
    fight(
      { red: { brana: { on: 'ogre' } }, blue: { ogre: { at: [2, 0] } }, things },
      { order: ['brana', 'ogre', ...Object.keys(things)], field: { height: 2, width: 10 } },
    );
  const { d: _, ...three } = crates;
  const one = scene(three);
  one.does(choice('climb-down', { to: { x: 4, y: 1 } }));
  expect(cell(one, 'brana')).toEqual([4, 1]);
  scene(crates).refuses(choice('climb-down', { to: { x: 0, y: 0 } }), 'spaceTaken', 'WS-ADV-8');
});

test('[WS-TER-6] [WS-ADV-14] [WS-R45] pushing past an enemy gives a hider away', () => {
  const table = fight(
    { heroes: { sill: { at: [2, 0], now: { hiddenFrom: ['bandit'] } } }, foes: { bandit: { at: [3, 0] } } },
    { field: { height: 1, width: 10 } },
  );
  table
    .does(path([3, 0], [4, 0]))
    .rolls('pass', 15)
    .rolls('pass-resisted', 2);
  // In its own turn it stays hidden until the turn ends.
  expect([cell(table, 'sill'), conditions(table, 'sill')]).toEqual([[4, 0], ['hidden']]);
  expect(table.facts('given-away')).toMatchObject([{ who: 'sill', to: ['bandit'] }]);
  table.does(endTurn);
  expect(conditions(table, 'sill')).toEqual([]);
});

test('[WS-ADV-14] [WS-ADV-5] a hidden rider is seen at once where its mount carries it into sight, and no sooner', () => {
  // The wall ends after row 5: from (10, 7) the rider is behind it at (2, 4), and in the open at (2, 5).
  const walls = [{ kind: 'wall', x: 5, y: 0, side: 'e', length: 6 }];
  const table = fight(
    {
      heroes: { ogre: { at: [2, 2] }, sill: { on: 'ogre', now: { hiddenFrom: ['bandit'] } } },
      foes: { bandit: { at: [10, 7] } },
    },
    { field: { walls } },
  );
  table.does(path([2, 3], [2, 4]));
  expect(conditions(table, 'sill')).toContain('hidden');
  table.does(path([2, 5]));
  expect(conditions(table, 'sill')).not.toContain('hidden');
});

test('[WS-ADV-5] [WS-VIT-6] whose mount dies is on what that mount had climbed onto, where it was, and moves with it', () => {
  // The giant fills (6, 5) to (9, 8), the horse on it (7, 7) to (8, 8), and Sill sits on the right half of the horse.
  const table = fight(
    {
      red: {
        sill: { at: [8, 7], now: { mounted: { on: 'war-horse', dx: 1, dy: 0 } } },
        brana: { at: [1, 1] },
      },
      blue: {
        'war-horse': { at: [7, 7], now: { mounted: { on: 'giant', dx: 1, dy: 2 } } },
        giant: { use: 'ogre', at: [6, 5], sheet: { size: 3 } },
      },
    },
    { order: ['giant', 'sill', 'brana', 'war-horse'] },
  );
  table.byHand('a stroke', { change: 'out', who: 'war-horse', out: 'dead' });
  expect([cell(table, 'sill'), conditions(table, 'sill').includes('mounted')]).toEqual([[8, 7], true]);
  table.does(path([5, 4]));
  expect([cell(table, 'giant'), cell(table, 'sill')]).toEqual([
    [5, 4],
    [7, 6],
  ]);
});

test('[WS-ADV-14] [WS-R45] breaking free of a friend does not give a hider away, of an enemy it does', () => {
  const freed = (by: string): readonly string[] => {
    const holds = (who: string) => (who === by ? { grabbing: ['sill'] } : {});
    const table = fight(
      {
        red: {
          sill: { at: [5, 5], now: { hiddenFrom: ['ogre'] } },
          brana: { at: [5, 6], now: { inHand: [], ...holds('brana') } },
        },
        blue: { bandit: { at: [4, 5], now: { inHand: [], ...holds('bandit') } }, ogre: { at: [15, 5] } },
      },
      { order: ['sill', 'brana', 'bandit', 'ogre'], rulings: { contestYield: 'never' } },
    );
    table.does(choice('break-free')).rolls('break-free', 20).rolls('break-free-resisted', 1);
    expect(conditions(table, 'sill')).not.toContain('grabbed');
    return table.facts('given-away').map(({ fact }) => fact);
  };
  expect([freed('brana'), freed('bandit')]).toEqual([[], ['given-away']]);
});
