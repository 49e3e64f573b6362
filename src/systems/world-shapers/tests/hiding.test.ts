import { expect, test } from 'vitest';
import { hiddenEdge } from '../hiding.ts';
import { one } from '../state.ts';
import type { Fighter, LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  cell,
  choice,
  conditions,
  edges,
  endTurn,
  fight,
  hold,
  move,
  offered,
  path,
  waiting,
} from './line-up.ts';

/**
 * Hide and being hidden (WS-ADV-12 to WS-ADV-15, WS-INI-20, WS-R30, WS-R42 to WS-R45). Sill (Stealth +8) at (5, 5)
 * behind a stone wall at (6, 5); the bandit (Perception +1) and the ogre (+0) are east of it in the same row.
 */
const lineUp = (sill: Sketch = {}, more: { [id: string]: Fighter } = {}): LineUp => ({
  red: { sill: { at: [5, 5], now: sill } },
  blue: { ogre: { at: [12, 5] }, bandit: { at: [9, 5] } },
  things: { wall: { use: 'stone-wall', at: [6, 5] } },
  ...(Object.keys(more).length > 0 ? { green: more } : {}),
});
const from = ['ogre', 'bandit'];
const hiddenSill = (setting: Setting = {}, sill: Sketch = {}) =>
  fight(lineUp({ hiddenFrom: from, ...sill }), setting);

const hidden = (table: ReturnType<typeof fight>, id = 'sill'): boolean =>
  conditions(table, id).includes('hidden');
/** The targets of the last fact of this kind. */
const to = (
  table: ReturnType<typeof fight>,
  fact: 'hidden' | 'given-away' | 'revealed',
): readonly unknown[] =>
  table.facts(fact).map((each) => (each as unknown as Sketch)[fact === 'hidden' ? 'from' : 'to']);

test('[WS-ADV-12] one Stealth roll; each enemy rolls Perception by Initiative; all must be beaten', () => {
  const table = fight(lineUp());
  table.does(choice('hide'));
  expect([ap(table, 'sill'), waiting(table)]).toMatchObject([1, { who: 'sill', purpose: 'hide', bonus: 8 }]);
  table.rolls('hide', 7);
  expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'spot', bonus: 0, needs: 15 });
  table.rolls('spot', 14);
  expect(waiting(table)).toMatchObject({ who: 'bandit', bonus: 1, needs: 15 });
  table.rolls('spot', 13);
  expect(to(table, 'hidden')).toEqual([['ogre', 'bandit']]);
});

test('[WS-R42] who fails against one is hidden from none', () => {
  const table = fight(lineUp());
  table.does(choice('hide')).rolls('hide', 7).rolls('spot', 2).rolls('spot', 14);
  expect([hidden(table), asked(table)]).toEqual([false, 'sill turn']);
});

test('[WS-R42] or from those that it beats; or against 10 and Perception, where nobody else rolls', () => {
  const each = fight(lineUp(), { rulings: { hideContest: 'perEnemy' } });
  each.does(choice('hide')).rolls('hide', 7).rolls('spot', 2).rolls('spot', 14);
  expect(to(each, 'hidden')).toEqual([['ogre']]);
  const passive = (die: number): boolean => {
    const table = fight(lineUp(), { rulings: { hideContest: 'passivePerception' } });
    table.does(choice('hide')).rolls('hide', die);
    return hidden(table);
  };
  // The bandit has 10 + 1: 3 + 8 is a tie, which the bandit wins.
  expect([passive(3), passive(4)]).toEqual([false, true]);
});

test('[WS-R5] a tie with one of them is that one’s, or the hider’s', () => {
  const tie = (rulings: Sketch): boolean => {
    const table = fight(lineUp(), { rulings });
    table.does(choice('hide')).rolls('hide', 7).rolls('spot', 15).rolls('spot', 2);
    return hidden(table);
  };
  expect([tie({}), tie({ contestTie: 'initiator' })]).toEqual([false, true]);
});

test('[WS-ADV-12] [WS-R43] only where no enemy sees one', () => {
  const table = fight(lineUp());
  table.does(path([5, 6]));
  // From (9, 5) the line to (5, 6) is in row 6 from its middle on, past the wall.
  table.refuses(choice('hide'), 'seen', 'WS-ADV-12');
  expect(offered(table)).not.toContain('hide');
});

test('[WS-R43] terrain and walls that are full cover hide, though nothing is said of sight', () => {
  const behind = (field: Sketch) =>
    fight(
      { red: { sill: { at: [5, 5] } }, blue: { ogre: { at: [12, 5] }, bandit: { at: [9, 5] } } },
      { field },
    );
  const cells = [{ x: 6, y: 5, terrain: 'rampart' }];
  const rampart = (cover: string) => ({ terrain: [{ id: 'rampart', label: 'Rampart', cover }], cells });
  behind(rampart('high')).refuses(choice('hide'), 'seen', 'WS-ADV-12');
  expect(offered(behind(rampart('full')))).toContain('hide');
  const shutter = { kind: 'window', x: 5, y: 5, side: 'e' };
  behind({ walls: [shutter] }).refuses(choice('hide'), 'seen', 'WS-ADV-12');
  expect(offered(behind({ walls: [{ ...shutter, cover: 'full' }] }))).toContain('hide');
});

test('[WS-R43] half cover and creatures hide nobody', () => {
  const table = fight({
    red: { sill: { at: [5, 5] } },
    blue: { bandit: { at: [9, 5] } },
    green: { tovo: { at: [7, 5], now: { conditions: ['surrendered'], effects: [{ status: 'blinded' }] } } },
    things: { crate: { at: [6, 5] } },
  });
  table.refuses(choice('hide'), 'seen', 'WS-ADV-12');
});

test('[WS-R43] the Blinded and the Down see nobody; the Down and the Stunned roll nothing either', () => {
  const table = fight({
    red: { sill: { at: [5, 5] } },
    blue: {
      bandit: { at: [9, 5], now: { effects: [{ status: 'blinded' }] } },
      ogre: { at: [12, 5], now: { vitality: -3 } },
      tovo: { at: [9, 8], now: { effects: [{ status: 'blinded' }, { status: 'stunned' }] } },
    },
  });
  table.does(choice('hide')).rolls('hide', 10);
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'spot' });
  table.rolls('spot', 10);
  // From all enemies, also from those that are Down, because they may get up.
  expect(to(table, 'hidden')).toEqual([['bandit', 'ogre', 'tovo']]);
});

test('[WS-R43] or the game master says whether one is seen, before anything is paid', () => {
  const open: LineUp = { red: { sill: { at: [5, 5] } }, blue: { bandit: { at: [9, 5] } } };
  const table = fight(open, { rulings: { sightModel: 'gmDecides' } });
  table.does(choice('hide'));
  expect(asked(table)).toBe('gm gm.spatial');
  expect(table.choice().about).toMatchObject({ what: 'sight', who: 'sill' });
  table.does(choice('seen'));
  expect([ap(table, 'sill'), asked(table)]).toEqual([3, 'sill turn']);
  table.does(choice('hide')).does(choice('unseen')).rolls('hide', 10).rolls('spot', 2);
  expect([ap(table, 'sill'), hidden(table)]).toEqual([1, true]);
  // With `gmDecides` walking alone does not reveal anybody.
  table.does(move(6, 6)).does(endTurn);
  expect(hidden(table)).toBe(true);
});

test('[WS-ADV-12] [WS-R43] whom the game master says to be seen does not hide, and that is told', () => {
  const open: LineUp = { red: { sill: { at: [5, 5] } }, blue: { bandit: { at: [9, 5] } } };
  const table = fight(open, { rulings: { sightModel: 'gmDecides' } });
  table.does(choice('hide')).does(choice('seen'));
  expect(table.lines().at(-1)).toMatchObject({
    text: 'Sill cannot go through with Hide: Sill is seen',
    clause: 'WS-ADV-12',
  });
});

test('[WS-STA-6] the Enraged do not hide', () => {
  const table = fight(lineUp({ effects: [{ status: 'enraged' }] }));
  table.refuses(choice('hide'), 'reckless', 'WS-STA-6');
});

test('[WS-ADV-13] advantage against those from whom one is hidden', () => {
  const state = begun(lineUp({ hiddenFrom: ['bandit'] }));
  const [sill, bandit, ogre] = [one(state, 'sill'), one(state, 'bandit'), one(state, 'ogre')];
  expect(hiddenEdge(sill, bandit)).toMatchObject([{ kind: 'advantage', clause: 'WS-ADV-13' }]);
  expect([hiddenEdge(sill, ogre), hiddenEdge(bandit, sill)]).toEqual([[], []]);
});

test('[WS-ADV-14] seen in its own turn, it stays hidden until that ends', () => {
  const table = hiddenSill();
  table.does(move(5, 6));
  // Both enemies see Sill now.
  expect([hidden(table), to(table, 'given-away')]).toEqual([true, [['ogre', 'bandit']]]);
  table.does(endTurn);
  expect([hidden(table), to(table, 'revealed')]).toEqual([false, [['ogre', 'bandit']]]);
});

test('[WS-ADV-14] one glimpse on the way is enough', () => {
  const table = hiddenSill();
  table.does(path([5, 6], [5, 5]));
  expect(hidden(table)).toBe(true);
  table.does(endTurn);
  expect(hidden(table)).toBe(false);
});

test('[WS-ADV-14] [WS-R30] at any other time it ends at once, for whoever sees it', () => {
  const table = hiddenSill();
  table.does(endTurn).does(endTurn);
  expect(asked(table)).toBe('bandit turn');
  table.does(path([8, 6], [7, 7]));
  expect([hidden(table), to(table, 'revealed')]).toEqual([true, [['bandit']]]);
});

test('[WS-R30] or for all of them', () => {
  const table = hiddenSill({ rulings: { hiddenScope: 'global' } });
  table
    .does(endTurn)
    .does(endTurn)
    .does(path([8, 6], [7, 7]));
  expect([hidden(table), to(table, 'revealed')]).toEqual([false, [['ogre', 'bandit']]]);
});

test('[WS-ADV-14] whoever sees again, because its blindness is over', () => {
  const table = fight({
    blue: { bandit: { at: [9, 5], now: { effects: [{ status: 'blinded', for: { rounds: 1 } }] } } },
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
  });
  table.does(endTurn);
  expect([hidden(table), asked(table)]).toEqual([true, 'sill turn']);
  table.does(endTurn).does(endTurn);
  const other = fight(
    {
      red: { sill: { at: [5, 5] } },
      blue: { bandit: { at: [9, 5], now: { effects: [{ status: 'blinded', for: 'endOfNextTurn' }] } } },
    },
    {},
  );
  other.does(choice('hide')).rolls('hide', 10).rolls('spot', 2).does(endTurn);
  expect(hidden(other)).toBe(true);
  other.does(endTurn);
  expect([hidden(other), to(other, 'revealed')]).toEqual([false, [['bandit']]]);
});

test('[WS-ADV-14] a door that is opened', () => {
  const walls = [
    { x: 6, y: 0, side: 'e', kind: 'wall', length: 5 },
    { x: 6, y: 5, side: 'e', kind: 'door', id: 'gate', label: 'Gate' },
    { x: 6, y: 6, side: 'e', kind: 'wall', length: 10 },
  ];
  const table = fight(
    { blue: { bandit: { at: [7, 5] } }, red: { sill: { at: [4, 5], now: { hiddenFrom: ['bandit'] } } } },
    { field: { walls } },
  );
  table.does(choice('use-door', { door: 'gate' }));
  expect([hidden(table), to(table, 'revealed')]).toEqual([false, [['bandit']]]);
});

test('[WS-ADV-14] cover that is no more, and an enemy that comes to', () => {
  const table = hiddenSill();
  // Changes by hand do not reveal anybody: the game master decides who is hidden.
  table.byHand('blown up', { change: 'remove', who: 'wall' });
  expect(hidden(table)).toBe(true);
});

test('[WS-GEN-12] hidden in plain sight by the game master’s word, until sight is lost and found again', () => {
  const open: LineUp = { red: { sill: { at: [5, 5] } }, blue: { bandit: { at: [9, 5] } } };
  const table = fight(open);
  table.byHand('mist', { change: 'condition', who: 'sill', condition: 'hidden', on: true, other: 'bandit' });
  table.does(move(6, 6)).does(endTurn).does(move(8, 5));
  expect([hidden(table), to(table, 'revealed')]).toEqual([true, []]);
});

test('[WS-ADV-14] [WS-R45] a contest with an enemy gives one away; with an ally it does not', () => {
  const beside: LineUp = {
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } }, brana: { at: [4, 5] } },
    blue: { bandit: { at: [6, 5] } },
  };
  const table = fight(beside);
  table.does(choice('shove', { target: 'brana' })).does(choice('give-in'));
  expect(to(table, 'given-away')).toEqual([]);
  table
    .does(choice('blind', { target: 'bandit' }))
    .rolls('blind', 2)
    .rolls('blind-resisted', 19);
  expect([hidden(table), to(table, 'given-away')]).toEqual([true, [['bandit']]]);
  table.does(endTurn);
  expect(hidden(table)).toBe(false);
});

test('[WS-ADV-14] in another’s turn it is over at once', () => {
  const table = fight({
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
    blue: { bandit: { at: [8, 5] } },
  });
  table
    .does(hold('trip', { trigger: 'enters', range: 1 }))
    .does(endTurn)
    .does(move(6, 5));
  table.rolls('trip', 2).rolls('trip-resisted', 19);
  expect([hidden(table), asked(table)]).toEqual([false, 'bandit turn']);
});

test('[WS-R45] or the game master says whether it does', () => {
  const table = fight(
    {
      red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
      blue: { bandit: { at: [6, 5] } },
    },
    { rulings: { revealingActions: 'gmDecides' } },
  );
  table
    .does(choice('shove', { target: 'bandit' }))
    .rolls('shove', 2)
    .rolls('shove-resisted', 19);
  expect(asked(table)).toBe('gm gm.reveal');
  table.does(choice('hidden'));
  expect(to(table, 'given-away')).toEqual([]);
  table
    .does(choice('shove', { target: 'bandit' }))
    .rolls('shove', 2)
    .rolls('shove-resisted', 19);
  table.does(choice('revealed'));
  expect(to(table, 'given-away')).toEqual([['bandit']]);
});

test('[WS-ADV-15] who hides once more before its turn ends was never out of hiding', () => {
  const table = hiddenSill();
  table.does(move(5, 6));
  table.refuses(choice('hide'), 'seen', 'WS-ADV-12');
  table.does(move(5, 5)).does(choice('hide')).rolls('hide', 10).rolls('spot', 2).rolls('spot', 2);
  table.does(endTurn);
  expect([hidden(table), to(table, 'revealed')]).toEqual([true, []]);
});

test('[WS-ADV-15] failing at it, it comes out with the end of its turn', () => {
  const table = hiddenSill();
  table
    .does(move(5, 6))
    .does(move(5, 5))
    .does(choice('hide'))
    .rolls('hide', 1)
    .rolls('spot', 20)
    .rolls('spot', 20);
  expect(hidden(table)).toBe(true);
  table.does(endTurn);
  expect(hidden(table)).toBe(false);
});

test('[WS-INI-15] [WS-ADV-14] hidden in a union: until its own part of the turn ends', () => {
  const union = (sillEnds: boolean) => {
    const table = fight(
      {
        red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } }, ogre: { at: [7, 4] } },
        blue: { bandit: { at: [10, 5] } },
        things: { wall: { use: 'stone-wall', at: [6, 5], sheet: { cover: 'none' } } },
      },
      { unions: [['sill', 'ogre']], field: { walls: gate } },
    );
    if (sillEnds) table.does(endTurn);
    else table.does(choice('hand-over', { to: 'ogre' }));
    table.answers('ogre', choice('use-door', { door: 'gate' }));
    return table;
  };
  const gate = [
    { x: 8, y: 0, side: 'e', kind: 'wall', length: 4 },
    { x: 8, y: 4, side: 'e', kind: 'door', id: 'gate', label: 'Gate', length: 2 },
    { x: 8, y: 6, side: 'e', kind: 'wall', length: 10 },
  ];
  const both = union(false);
  expect([hidden(both), to(both, 'given-away')]).toEqual([true, [['bandit']]]);
  both.does(endTurn).does(endTurn);
  expect(hidden(both)).toBe(false);
  expect(hidden(union(true))).toBe(false);
});

test('[WS-INI-11] [WS-ADV-14] whoever waits for it to become visible acts when it is', () => {
  const table = fight({
    blue: { bandit: { at: [9, 5] } },
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
    things: { wall: { use: 'stone-wall', at: [6, 5] } },
  });
  table
    .does(hold('defend', { trigger: 'appears' }))
    .does(endTurn)
    .does(move(5, 6));
  // Still hidden, because it is Sill's own turn.
  expect(conditions(table, 'bandit')).toEqual(['held-action']);
  table.does(endTurn);
  expect(conditions(table, 'bandit')).toContain('defending');
});

test('[WS-INI-20] [WS-R30] the surprised notice nobody before their first turn', () => {
  const table = fight(
    { red: { sill: { at: [5, 5] } }, blue: { bandit: { at: [12, 5] } } },
    { fromTheStart: true, surprised: ['bandit'] },
  );
  expect([asked(table), hidden(table)]).toEqual(['sill turn', true]);
  table.does(move(7, 6));
  expect(to(table, 'given-away')).toEqual([]);
  table.does(endTurn);
  expect([asked(table), hidden(table)]).toEqual(['bandit turn', false]);
});

test('[WS-ADV-5] [WS-ADV-14] carried into the open', () => {
  const table = fight({
    red: { horse: { use: 'war-horse', at: [4, 5] }, sill: { on: 'horse', now: { hiddenFrom: ['bandit'] } } },
    blue: { bandit: { at: [12, 5] } },
    things: { a: { use: 'stone-wall', at: [6, 5] }, b: { use: 'stone-wall', at: [6, 6] } },
  });
  table.does(path([4, 6], [4, 7], [4, 8]));
  // It is the horse’s turn, not Sill’s.
  expect([cell(table, 'sill'), hidden(table)]).toEqual([[4, 8], false]);
});

test('[WS-ADV-13] [WS-ADV-14] an attack out of hiding has advantage, and gives one away when the turn ends', () => {
  const table = fight({
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
    blue: { bandit: { at: [9, 5] } },
  });
  table.does(choice('attack', { target: 'bandit', with: 'bow' }));
  expect([waiting(table).dice, ...edges(table)]).toEqual(['d20+d20', 'hidden 1']);
  table.rolls('attack', 2, 3);
  expect([hidden(table), to(table, 'given-away')]).toEqual([true, [['bandit']]]);
  table.does(endTurn);
  expect(hidden(table)).toBe(false);
});

test('[WS-ADV-14] cover that is destroyed by a deed shows who was behind it', () => {
  const table = fight({
    blue: { bandit: { at: [7, 5] } },
    red: { sill: { at: [5, 5], now: { hiddenFrom: ['bandit'] } } },
    things: { wall: { use: 'stone-wall', at: [6, 5], now: { vitality: 1 } } },
  });
  // 8 - 5 is more than the wall's last Vitality.
  table.does(choice('attack', { target: 'wall', with: 'sword' })).rolls('damage', 8);
  expect([hidden(table), to(table, 'revealed')]).toEqual([false, [['bandit']]]);
});

test('[WS-ADV-12] [WS-GEN-10] where no enemy can act, no dice fall', () => {
  const table = fight(
    { red: { sill: { at: [5, 5] } }, blue: { bandit: { at: [9, 5], now: { vitality: -2 } } } },
    { rulings: { combatEnd: 'gmOnly' } },
  );
  table.does(choice('hide'));
  expect([asked(table), to(table, 'hidden')]).toEqual(['sill turn', [['bandit']]]);
});

test('[WS-INI-11] [WS-ADV-12] a held Hide, when its trigger comes and nobody sees it', () => {
  const table = fight(lineUp());
  table
    .does(hold('hide', { trigger: 'enters', whom: 'bandit', range: 3 }))
    .does(endTurn)
    .does(endTurn);
  table.does(path([8, 5]));
  table.rolls('hide', 15).rolls('spot', 2).rolls('spot', 2);
  expect([hidden(table), asked(table)]).toEqual([true, 'bandit turn']);
});
