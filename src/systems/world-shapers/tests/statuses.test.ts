import { expect, test } from 'vitest';
import { armorOf, basicMovement, mostOf } from '../numbers.ts';
import { sees } from '../space.ts';
import { one } from '../state.ts';
import { statuses, statusIds } from '../status/catalogue.ts';
import { endStatus, gainStatus } from '../status/gain.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  cell,
  choice,
  conditions,
  defend,
  edges,
  endTurn,
  fight,
  metres,
  move,
  offered,
  path,
  rp,
  vitality,
  waiting,
} from './line-up.ts';

/** Status Effects: each of the fourteen in play, gaining and losing them, death and revival (section STA). */

const under = (status: string, more: Sketch = {}): Sketch => ({ effects: [{ status, ...more }] });

/** Brana acts; the bandit 4 m away, then the ogre. */
const scene = (brana: Sketch, setting: Setting = {}, bandit: Sketch = {}) =>
  fight(
    {
      heroes: { brana: { at: [4, 4], now: brana } },
      foes: { bandit: { at: [8, 4], now: bandit }, ogre: { at: [18, 12] } },
    },
    setting,
  );

const state = (brana: Sketch = {}, setting: Setting = {}) =>
  begun(
    {
      heroes: { brana: { at: [4, 4], now: brana }, sill: { at: [4, 6] } },
      foes: { bandit: { at: [8, 4] }, ogre: { at: [18, 12] } },
      things: { crate: { at: [10, 10] } },
    },
    setting,
  );

test('[WS-STA-1] [WS-STA-2] [WS-STA-3] [WS-STA-4] three categories; each Elemental type leaves exactly one behind', () => {
  expect(statusIds.map((id) => statuses[id].category)).toEqual([
    ...Array.from({ length: 6 }, () => 'physical'),
    ...Array.from({ length: 3 }, () => 'mental'),
    ...Array.from({ length: 5 }, () => 'elemental'),
  ]);
  const elements = statusIds.flatMap((id) => statuses[id].element ?? []);
  expect([...elements].sort()).toEqual(['chemical', 'cold', 'heat', 'poison', 'shock']);
  expect(new Set(elements).size).toBe(5);
});

test('[WS-STA-6] [WS-R82] Restrained: no movement, 2 AP and 1 RP at most', () => {
  const table = scene(under('restrained'));
  table.refuses(move(5, 4), 'immobile', 'WS-STA-6').refuses(choice('sprint'), 'immobile', 'WS-STA-6');
  table.does(defend);
  // One of three AP is left, but may not be used.
  expect(ap(table, 'brana')).toBe(1);
  table.refuses(choice('take-cover'), 'noActionPoints', 'WS-RND-4');
  expect(mostOf(state(under('restrained')), one(state(under('restrained')), 'brana'), 'rp')).toBe(1);
});

test('[WS-STA-6] Stunned: no AP, no RP, no movement; what it held is lost when it would fire', () => {
  const table = scene(under('stunned'));
  table.refuses(defend, 'noActionPoints', 'WS-RND-4').refuses(move(5, 4), 'immobile', 'WS-STA-6');
  expect(offered(table)).toContain('end-turn');
  expect([ap(table, 'brana'), rp(table, 'brana')]).toEqual([3, 2]);
  const stunned = state(under('stunned'));
  expect(mostOf(stunned, one(stunned, 'brana'), 'rp')).toBe(0);
});

test('[WS-STA-6] Shocked keeps from RP and from nothing else', () => {
  const shocked = state(under('shocked'));
  expect(mostOf(shocked, one(shocked, 'brana'), 'rp')).toBe(0);
  const table = scene(under('shocked'));
  table.does(defend).does(move(5, 4));
  expect(cell(table, 'brana')).toEqual([5, 4]);
});

test('[WS-STA-6] Shocked and Stunned cannot use RP where they would be offered to', () => {
  const line = (sill: Sketch): LineUp => ({
    heroes: { sill: { at: [4, 4], now: sill } },
    foes: { bandit: { at: [5, 4] } },
  });
  for (const now of [under('shocked'), under('stunned'), { rp: 0 }]) {
    const table = fight(line(now), { order: ['bandit', 'sill'] });
    table.does(choice('attack', { with: 'sword', target: 'sill' }));
    expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'attack' });
  }
  const free = fight(line({}), { order: ['bandit', 'sill'] });
  free.does(choice('attack', { with: 'sword', target: 'sill' }));
  expect(asked(free)).toBe('sill reaction.offer');
});

test('[WS-STA-6] Prone: movement costs double', () => {
  const table = scene(under('prone'));
  table.does(path([5, 4]));
  expect([cell(table, 'brana'), metres(table, 'brana')]).toEqual([[5, 4], 1]);
});

test('[WS-STA-6] Chilled: Basic Movement is halved, rounded down, in Move and Sprint too', () => {
  const chilled = state(under('chilled'));
  expect(basicMovement(chilled, one(chilled, 'brana'))).toBe(1);
  const table = scene(under('chilled'));
  expect(metres(table, 'brana')).toBe(1);
  table.does(choice('move-action'));
  expect(metres(table, 'brana')).toBe(2);
  const sprinting = scene(under('chilled'));
  sprinting.does(choice('sprint'));
  expect(metres(sprinting, 'brana')).toBe(5);
});

test('[WS-STA-6] [WS-ARM-3] Corroded: Armor is 1 less, once, even below 0', () => {
  const armor = (id: string, fight = state()) => armorOf(fight, one(fight, id)).value;
  expect(armor('brana')).toBe(2);
  expect(armor('brana', state(under('corroded')))).toBe(1);
  const twice = { effects: [{ status: 'corroded' }, { status: 'corroded', by: 'ogre' }] };
  expect(armor('brana', state(twice))).toBe(1);
  const bare = begun({
    heroes: { oren: { at: [2, 2], now: under('corroded') } },
    foes: { ogre: { at: [9, 9] } },
  });
  expect(armor('oren', bare)).toBe(-1);
});

test('[WS-STA-6] Blinded: sees nobody, and is seen', () => {
  const blind = state(under('blinded'));
  expect(sees(blind, one(blind, 'brana'), one(blind, 'bandit'))).toBe(false);
  expect(sees(blind, one(blind, 'bandit'), one(blind, 'brana'))).toBe(true);
});

test('[WS-STA-6] Enraged: no Defend, no Taking Cover; they are greyed with the reason', () => {
  const table = scene(under('enraged'));
  expect(table.option('defend').refused).toMatchObject({ code: 'reckless', clause: 'WS-STA-6' });
  table.refuses(defend, 'reckless', 'WS-STA-6').refuses(choice('take-cover'), 'reckless', 'WS-STA-6');
});

test('[WS-STA-6] Frightened: no step of its own will that brings it nearer', () => {
  const table = scene(under('frightened', { by: 'bandit' }));
  // The bandit is at (8, 4), 4 m away. Moving sideways and away is allowed.
  table.refuses(path([5, 4]), 'frightened', 'WS-STA-6').refuses(move(5, 5), 'frightened', 'WS-STA-6');
  table.does(path([4, 5], [3, 5]));
  // Nor back again, from 5 m to 4 m.
  table.refuses(path([4, 5]), 'frightened', 'WS-STA-6');
  const cells = table.option('move').needs?.to as unknown as { cells: { x: number; y: number }[] };
  // She is 5 m away by now, and no offered square is nearer.
  expect(cells.cells.every(({ x, y }) => Math.max(8 - x, Math.abs(y - 4)) >= 5)).toBe(true);
  expect(cells.cells.some(({ x }) => x === 2)).toBe(true);
});

test('[WS-STA-6] Frightened: a way that goes off and comes back is no way either', () => {
  const table = scene(under('frightened', { by: 'bandit' }));
  table.refuses(path([3, 4], [4, 5]), 'frightened', 'WS-STA-6');
  // It may go around at a constant distance of 4 m.
  table.does(path([4, 5], [4, 6], [4, 7]));
  expect(cell(table, 'brana')).toEqual([4, 7]);
});

test('[WS-STA-6] Frightened: nor does it climb down or teleport itself to where that is nearer', () => {
  // On the ogre, which occupies (6, 5) to (7, 6), it fears the bandit 4 m to the east.
  const fear = { effects: [{ status: 'frightened', by: 'bandit' }] };
  const table = fight({
    red: { riftling: { on: 'ogre', now: fear } },
    blue: { ogre: { at: [6, 5] }, bandit: { at: [10, 5] } },
  });
  table.refuses(choice('climb-down', { to: { x: 7, y: 4 } }), 'frightened', 'WS-STA-6');
  const folds = (x: number) => choice('ability-fold-space', { target: 'riftling', to: { x, y: 7 } });
  table.refuses(folds(8), 'frightened', 'WS-STA-6');
  // 4 m from the bandit, as before.
  table.does(choice('climb-down', { to: { x: 6, y: 4 } }));
  expect(cell(table, 'riftling')).toEqual([6, 4]);
});

test('[WS-STA-6] Frightened: of two sources neither; of one that is gone or unknown nobody', () => {
  const both = { effects: ['bandit', 'ogre'].map((by) => ({ status: 'frightened', by })) };
  const table = scene(both);
  // The ogre is at (18, 12), 14 columns away: going west is away from both.
  table.refuses(path([5, 4]), 'frightened', 'WS-STA-6');
  table.does(path([3, 4]));
  const fled = scene(under('frightened', { by: 'bandit' }), {}, { conditions: ['fled'] });
  fled.does(path([5, 4]));
  expect(cell(fled, 'brana')).toEqual([5, 4]);
  const nameless = scene(under('frightened'));
  nameless.does(path([5, 4]));
});

test('[WS-STA-6] Burning: 1d4 Heat at the end of its turn, whatever its Armor; once for all flames', () => {
  const flames = {
    effects: [
      { status: 'burning', by: 'bandit' },
      { status: 'burning', by: 'ogre' },
    ],
  };
  const table = scene(flames);
  table.does(endTurn);
  expect(waiting(table)).toMatchObject({ purpose: 'burning', dice: 'd4' });
  table.rolls('burning', 3);
  // Armor 2 is ignored.
  expect([vitality(table, 'brana'), asked(table)]).toEqual([31, 'bandit turn']);
});

test('[WS-STA-6] [WS-ARM-8] [WS-DMG-2] negative Armor adds to the flames, affinities count', () => {
  const burning = (sheet: Sketch, effects: readonly Sketch[] = []) => {
    const now = { effects: [{ status: 'burning' }, ...effects] };
    const table = fight({ red: { brana: { at: [4, 4], sheet, now } }, blue: { ogre: { at: [12, 4] } } });
    return vitality(table.does(endTurn).rolls('burning', 3), 'brana');
  };
  expect(burning({ hide: -4 })).toBe(34 - 5);
  expect(burning({ resistances: ['heat'] })).toBe(34 - 1);
  expect(burning({ vulnerabilities: ['heat'] })).toBe(34 - 4);
  // Corroded lowers medium armour by 1, which is still not negative.
  expect(burning({}, [{ status: 'corroded' }])).toBe(31);
});

test('[WS-STA-6] [WS-RND-8] what lasts to the end of the turn burns once more and is over then', () => {
  const table = scene(under('burning', { for: 'endOfNextTurn' }));
  // It was caused in this turn, so the next turn counts.
  table.does(endTurn).rolls('burning', 1);
  expect(conditions(table, 'brana')).toEqual(['burning']);
  table.does(endTurn).does(endTurn).does(endTurn).rolls('burning', 1);
  expect([conditions(table, 'brana'), vitality(table, 'brana')]).toEqual([[], 32]);
});

test('[WS-STA-6] [WS-INI-8] a turn that passes or is lost burns too; those Down burn on', () => {
  const table = scene({ vitality: 5 }, {}, { vitality: -2, ...under('burning') });
  table.does(endTurn).rolls('burning', 2);
  expect(table.facts('vitality-lost')).toMatchObject([{ who: 'bandit', left: -4 }]);
});

test('[WS-STA-1] [WS-GEN-9] things burn as well, in a slot that is nobody’s turn', () => {
  const table = fight({
    red: { brana: { at: [4, 4] } },
    blue: { ogre: { at: [12, 4] } },
    things: { crate: { at: [8, 4], now: under('burning') } },
  });
  table.does(endTurn).does(endTurn).rolls('burning', 4);
  expect(vitality(table, 'crate')).toBe(8);
});

test('[WS-STA-6] flames that fell somebody end its turn all the same', () => {
  const table = scene({ vitality: 2, ...under('burning') }, { rulings: { combatEnd: 'gmOnly' } });
  table.does(endTurn).rolls('burning', 4);
  expect(table.who('brana').out).toBe('unconscious');
  expect(asked(table)).toBe('bandit turn');
  expect(conditions(table, 'brana')).toEqual(expect.arrayContaining(['bleeding', 'prone', 'burning']));
  // Bleeding takes effect with the next turn.
  expect(table.facts('vitality-lost')).toMatchObject([{ who: 'brana', amount: 4, left: -2 }]);
});

const giving = (who: string, status: string, more: Sketch = {}, setting: Setting = {}, brana: Sketch = {}) =>
  play(state(brana, setting), {}, (table) =>
    gainStatus(table, {
      who,
      by: 'ogre',
      status: { id: status, for: 'untilEnded', ...more } as never,
      clause: 'WS-STA-1',
    }),
  );
const standing = (table: ReturnType<typeof giving>, id = 'brana') =>
  one(table.fight, id).effects.map((effect) => [effect.by, effect.until]);

test('[WS-STA-1] the same from the same source: the later end counts', () => {
  // For 2 rounds (her second and third turn), while the old one lasts 1: replaced.
  const one = { effects: [{ status: 'poisoned', by: 'ogre', for: { rounds: 1 } }] };
  const longer = giving('brana', 'poisoned', { for: { rounds: 2 } }, {}, one);
  expect(standing(longer)).toEqual([['ogre', { when: 'turn-ends', of: 'brana', count: 3 }]]);
  expect(longer.facts.map(({ fact }) => fact)).toEqual(['effect-ended', 'effect-began']);
  // The other way round nothing happens.
  const two = { effects: [{ status: 'poisoned', by: 'ogre', for: { rounds: 2 } }] };
  expect(giving('brana', 'poisoned', { for: { rounds: 1 } }, {}, two).facts).toEqual([]);
  const always = { effects: [{ status: 'poisoned', by: 'ogre' }] };
  expect(giving('brana', 'poisoned', { for: 'combat' }, {}, always).facts).toEqual([]);
});

test.each(['sourceTurnStart', 'roundEnd'])(
  '[WS-STA-1] [WS-R16] the later end counts by `%s` too, and an equal one changes nothing',
  (roundDurations) => {
    const told = (before: number, now: number) => {
      const old = { effects: [{ status: 'poisoned', by: 'ogre', for: { rounds: before } }] };
      const given = giving(
        'brana',
        'poisoned',
        { for: { rounds: now } },
        { rulings: { roundDurations } },
        old,
      );
      return given.facts.map(({ fact }) => fact);
    };
    expect(told(1, 2)).toEqual(['effect-ended', 'effect-began']);
    expect([told(2, 2), told(2, 1)]).toEqual([[], []]);
  },
);

test('[WS-STA-1] from different sources, or counted otherwise, both stand until their own end', () => {
  const other = { effects: [{ status: 'frightened', by: 'bandit' }] };
  expect(standing(giving('brana', 'frightened', {}, {}, other)).map(([by]) => by)).toEqual([
    'bandit',
    'ogre',
  ]);
  const mine = { effects: [{ status: 'poisoned', by: 'ogre', for: 'nextTurn' }] };
  expect(standing(giving('brana', 'poisoned', { for: { rounds: 1 } }, {}, mine))).toHaveLength(2);
});

test('[WS-STA-1] [WS-R73] [WS-GEN-9] things can be under Status Effects, but bleed never', () => {
  expect(standing(giving('crate', 'corroded'), 'crate')).toHaveLength(1);
  expect(standing(giving('crate', 'bleeding'), 'crate')).toHaveLength(0);
  expect(standing(giving('brana', 'bleeding'))).toHaveLength(1);
});

test('[WS-STA-5] [WS-STA-1] nobody comes under anything who is dead or gone', () => {
  expect(giving('brana', 'poisoned', {}, {}, { conditions: ['dead'] }).facts).toEqual([]);
  expect(giving('brana', 'poisoned', {}, {}, { conditions: ['fled'] }).facts).toEqual([]);
});

test('[WS-ADV-11] being Grabbed takes a holder beside it with a hand free', () => {
  expect(giving('brana', 'grabbed').facts).toEqual([]);
  const grab = (foes: LineUp[string]) =>
    play(begun({ heroes: { brana: { at: [4, 4] } }, foes }), {}, (table) =>
      gainStatus(table, {
        who: 'brana',
        by: Object.keys(foes)[0] ?? '',
        status: { id: 'grabbed', for: 'untilEnded' },
        clause: 'WS-STA-1',
      }),
    ).facts.map(({ fact }) => fact);
  expect(grab({ 'pit-wrestler': { at: [5, 4] } })).toEqual(['grabbed']);
  // The bow takes both hands.
  expect(grab({ sill: { at: [5, 4] } })).toEqual([]);
});

test('[WS-STA-6] ending a Status Effect ends all that there is of it', () => {
  const flames = {
    effects: [{ status: 'burning', by: 'bandit' }, { status: 'burning' }, { status: 'prone' }],
  };
  const table = play(state(flames), {}, (bare) => endStatus(bare, 'brana', 'burning'));
  expect(one(table.fight, 'brana').effects).toMatchObject([{ status: 'prone' }]);
});

const dying = (rulings: Sketch = {}) =>
  scene(
    { effects: [{ status: 'poisoned', by: 'ogre', for: { rounds: 1 } }, { status: 'prone' }] },
    { rulings: { combatEnd: 'gmOnly', ...rulings } },
  );

test('[WS-STA-5] death takes no Status Effect away; whoever comes back has them still', () => {
  const table = dying();
  table.byHand('killed', { change: 'out', who: 'brana', out: 'dead' });
  expect(conditions(table, 'brana')).toEqual(expect.arrayContaining(['prone', 'poisoned']));
  table.byHand('revived', { change: 'out', who: 'brana', out: null });
  expect(conditions(table, 'brana')).toEqual(['prone', 'poisoned']);
});

/** Dead at the end of her turn, through the whole next round, and then revived. */
const throughDeath = (table: ReturnType<typeof scene>) => {
  table.does(endTurn);
  table.byHand('killed', { change: 'out', who: 'brana', out: 'dead' });
  table.does(endTurn).does(endTurn).does(endTurn);
  expect(asked(table)).toBe('ogre turn');
  table.byHand('revived', { change: 'out', who: 'brana', out: null });
  return conditions(table, 'brana');
};

test('[WS-STA-5] [WS-R81] their time runs on meanwhile', () => {
  expect(throughDeath(dying())).toEqual(['prone']);
});

test('[WS-R81] or it stands still', () => {
  const table = dying({ statusTicksWhileDead: false });
  expect(throughDeath(table)).toEqual(['prone', 'poisoned']);
  // One more turn of her own, and it is over.
  table.does(endTurn);
  expect(asked(table)).toBe('brana turn');
  table.does(endTurn);
  expect(conditions(table, 'brana')).toEqual(['prone']);
});

test('[WS-STA-6] what Status Effects do to attacks, of their bearer and on it', () => {
  // The bandit beside Brana attacks with its sword; Sill shoots from a distance.
  const struck = (brana: Sketch, bandit: Sketch = {}) => {
    const table = fight({
      foes: { bandit: { at: [5, 4], now: bandit } },
      heroes: { brana: { at: [4, 4], now: brana }, ogre: { at: [18, 12] } },
    });
    return edges(table.does(choice('attack', { with: 'sword', target: 'brana' })));
  };
  expect(struck(under('prone'))).toEqual(['target Prone 1']);
  expect(struck(under('blinded'))).toEqual(['target Blinded 1']);
  expect(struck(under('enraged'))).toEqual(['target Enraged 1']);
  expect(struck({}, under('restrained'))).toEqual(['Restrained -1']);
  expect(struck({}, under('blinded'))).toEqual(['Blinded -1']);
  // Only against its source.
  expect(struck({}, under('frightened', { by: 'brana' }))).toEqual(['Frightened -1']);
  expect(struck({}, under('frightened', { by: 'ogre' }))).toEqual([]);
  const both = ['ogre', 'brana'].map((by) => ({ status: 'frightened', by }));
  expect(struck({}, { effects: both })).toEqual(['Frightened -1']);
  const shot = fight({
    foes: { sill: { at: [12, 4] } },
    heroes: { brana: { at: [4, 4], now: under('prone') } },
  });
  expect(edges(shot.does(choice('attack', { with: 'bow', target: 'brana' })))).toEqual(['target Prone -1']);
});

test('[WS-STA-6] [WS-RND-4] an Ability is harder to withstand for the Restrained and the Despairing', () => {
  const withstands = (ability: string, status: string) => {
    const table = fight({
      foes: { riftling: { at: [2, 2], sheet: { abilities: ['rift', 'goad'] } } },
      heroes: { brana: { at: [8, 2], now: under(status) } },
    });
    table.does(choice(`ability-${ability}`, { target: 'brana' }));
    if (ability === 'rift') table.rolls('damage', 1, 1, 1);
    return waiting(table).dice;
  };
  expect(withstands('rift', 'restrained')).toBe('d20+d20');
  expect(withstands('goad', 'despairing')).toBe('d20+d20');
  expect(withstands('goad', 'restrained')).toBe('d20');
});
