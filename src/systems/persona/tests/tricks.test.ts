import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  asked,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  hasAction,
  stress,
  terms,
  waiting,
  wounds,
} from './line-up.ts';

/** Tricks in general, Push and Knockdown (PE-ACT-24 to PE-ACT-29). */

const push = (more: Sketch = {}) => choice('push', { with: 'sword', target: 'foe', ...more });
const knockdown = choice('knockdown', { with: 'sword', target: 'foe' });
/** Mei (Toughness 50, TB 5, riot plate 4 on the body) stands beside Rin and takes Stress. */
const foe = (more: Fighter = {}): Fighter => ({
  use: 'mei',
  at: [6, 5],
  ...more,
  now: { equipped: null, inHand: {}, ...more.now },
});
const beside = (setting: Setting = {}, more: Fighter = {}): Scenario =>
  fight({ red: { rin: { at: [5, 5] } }, blue: { foe: foe(more) } }, setting);
/** Melee 48 and one Advantage for the unarmed target: 58, so that a 28 is 3 degrees. */
const pushed = (die: number, setting: Setting = {}, more: Fighter = {}, how: Sketch = {}): Scenario =>
  beside(setting, more).does(push(how)).rolls('attack', die).answers('foe', decline);

describe('[PE-ACT-24] Trick', () => {
  const trick = choice('trick', { target: 'ogre', what: 'sand in the eyes' });
  const asks = (): Scenario => duel({ rin: {}, ogre: {} }).does(trick);

  test('the game master names both tests, an effect and its length', () => {
    const table = asks();
    expect(asked(table)).toBe('gm trick');
    table.does(choice('allow', { tested: 'acrobatics', against: 'awareness', effect: 'dizzy', turns: 1 }));
    // Agility 41 against Perception 30.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'trick', target: 41 });
    table.rolls('trick', 11);
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'see-through', target: 30 });
    table.rolls('see-through', 25);
    expect(conditions(table, 'ogre')).toContain('dizzy');
    expect(table.facts('ailment').at(-1)).toMatchObject({ ailment: { id: 'dizzy', turns: 1 } });
    expect(hasAction(table, 'rin')).toBe(false);
  });

  test('or forbids it, and nothing is spent', () => {
    const table = asks().does(choice('no'));
    expect([asked(table), hasAction(table, 'rin')]).toEqual(['rin turn', true]);
  });

  test('prone is an effect as well', () => {
    const table = asks()
      .does(choice('allow', { effect: 'prone' }))
      .rolls('trick', 1)
      .rolls('see-through', 99);
    expect(conditions(table, 'ogre')).toContain('prone');
  });
});

describe('[PE-ACT-25] a failed Trick', () => {
  const allowed = (ogre: Fighter): Scenario =>
    duel({ rin: {}, ogre })
      .does(choice('trick', { target: 'ogre', what: 'a feint' }))
      .does(choice('allow'));

  test('lets its target strike if it is in melee, and only then', () => {
    expect(asked(allowed({}).rolls('trick', 90))).toBe('ogre chance-attack');
    expect(asked(allowed({ at: [9, 5] }).rolls('trick', 90))).toBe('rin turn');
  });

  test('so does a failed Push', () => {
    const table = beside().does(push()).rolls('attack', 90);
    expect(asked(table)).toBe('foe chance-attack');
  });
});

describe('[PE-ACT-26] Push', () => {
  test('1 m back for each of the attacker’s own degrees, and no damage', () => {
    const table = pushed(28);
    expect(cell(table, 'foe')).toEqual([9, 5]);
    expect(table.facts('harm')).toHaveLength(0);
    expect(hasAction(table, 'rin')).toBe(false);
  });

  test('evaded with Parry, Dodge or Endurance (Injury)', () => {
    const table = beside().does(push()).rolls('attack', 28);
    const ways = table.choice().options.filter((option) => option.refused === undefined);
    expect(ways.map(({ id }) => id)).toEqual(expect.arrayContaining(['parry', 'dodge', 'endurance']));
    expect(ways.map(({ id }) => id)).not.toContain('anticipate');
    // Toughness 50 with a 10: 4 degrees against 3.
    table.does(choice('endurance'));
    expect(waiting(table)).toMatchObject({ purpose: 'evasion', target: 50 });
    table.rolls('evasion', 10);
    expect(cell(table, 'foe')).toEqual([6, 5]);
    expect(asked(table)).toBe('foe chance-attack');
  });

  test('without a degree it moves nobody, or 1 m where the table says so', () => {
    expect(cell(pushed(58), 'foe')).toEqual([6, 5]);
    expect(cell(pushed(58, { rulings: { pushMinimum: 1 } }), 'foe')).toEqual([7, 5]);
    // It is won all the same (PE-R45); the log says so, and why nobody moves.
    expect(pushed(58).facts('contest')).toMatchObject([
      { who: 'rin', against: 'foe', purpose: 'push', won: true },
    ]);
    expect(pushed(58).facts('note')).toMatchObject([
      { text: expect.stringContaining('no Degree of Success') },
    ]);
    expect(pushed(28).facts('note')).toEqual([]);
  });

  test('straight away from the attacker, or beside it where the attacker may choose', () => {
    expect(cell(pushed(38, {}, { at: [6, 6] }), 'foe')).toEqual([8, 8]);
    const free: Setting = { rulings: { pushDirection: 'attackerChooses' } };
    expect(cell(pushed(38, free, {}, { direction: 'left' }), 'foe')).toEqual([8, 3]);
    expect(cell(pushed(38, free, {}, { direction: 'right' }), 'foe')).toEqual([8, 7]);
    beside().refuses(push({ target: 'nobody' }), 'noSuchThing', 'PE-ACT-26');
  });

  test('being driven off provokes nobody, unless the table says that it does', () => {
    const line = (rulings: Sketch): Scenario =>
      fight({ red: { rin: { at: [5, 5] }, jun: { at: [7, 6] } }, blue: { foe: foe() } }, { rulings })
        .does(push())
        .rolls('attack', 28)
        .answers('foe', decline);
    expect(asked(line({}))).toBe('rin turn');
    const provoking = line({ forcedMoveProvokes: true });
    expect(asked(provoking)).toBe('rin chance-attack');
    // Nobody flees who is driven off (PE-MOVE-11).
    expect(terms(provoking.does(choice('chance-attack', { with: 'sword' })))).not.toContain('fleeing 10');
  });

  test('it never counts as a Critical Hit and earns no One More', () => {
    const table = pushed(10);
    expect(conditions(table, 'foe')).not.toContain('staggered');
    expect(table.facts('one-more-earned')).toHaveLength(0);
  });

  test('over a ledge it is a fall', () => {
    const elevation = [{ x: 0, y: 0, w: 8, h: 12, height: 6 }];
    const table = pushed(28, { field: { elevation } }).answers('gm', decline);
    expect(table.facts('fell').at(-1)).toMatchObject({ who: 'foe', metres: 6, to: { x: 8, y: 5 } });
  });
});

describe('[PE-ACT-27] pushed into something solid', () => {
  const walls = [{ kind: 'wall', x: 7, y: 0, side: 'e', length: 12 }];

  test('Stress and damage, each the metres that were left', () => {
    // Four degrees (a 10): 1 m to the wall, 3 m left.
    const table = pushed(10, { field: { walls } });
    expect(cell(table, 'foe')).toEqual([7, 5]);
    expect(table.facts('stress').at(-1)).toMatchObject({ who: 'foe', amount: 3 });
    expect(stress(table, 'foe')).toBe(3);
    // TB 5 and a riot plate of 4: no wound.
    expect(table.facts('harm').at(-1)).toMatchObject({ damage: { value: 3 }, defense: { value: 9 } });
    expect(wounds(table, 'foe')).toEqual([5, 2, 1]);
  });

  test('somebody in the way is solid too, the rim of the map is not', () => {
    const line = { red: { rin: { at: [5, 5] } }, blue: { foe: foe(), imp: { at: [8, 5] } } } as const;
    const body = fight(line).does(push()).rolls('attack', 28).answers('foe', decline);
    expect([cell(body, 'foe'), stress(body, 'foe')]).toEqual([[7, 5], 2]);
    const rim = fight({ red: { rin: { at: [13, 5] } }, blue: { foe: foe({ at: [14, 5] }) } });
    rim.does(push()).rolls('attack', 28).answers('foe', decline);
    expect([cell(rim, 'foe'), stress(rim, 'foe')]).toEqual([[15, 5], 0]);
  });

  test('nor is the rim for one of several squares', () => {
    const wide = foe({ at: [13, 5], sheet: { squares: 2 } });
    const rim = fight({ red: { rin: { at: [12, 5] } }, blue: { foe: wide } });
    // Three degrees: 1 m to the rim.
    rim.does(push()).rolls('attack', 28).answers('foe', decline);
    expect([cell(rim, 'foe'), stress(rim, 'foe')]).toEqual([[14, 5], 0]);
  });

  test('[PE-FLY-3] walls and pillars do not reach up to Low: nothing stops a flyer there', () => {
    const field = {
      walls,
      terrain: [{ id: 'pillar', label: 'Pillar', blocksMove: true, blocksSight: true }],
      cells: [{ x: 9, y: 5, terrain: 'pillar' }],
    };
    const low: Fighter = { sheet: { flyer: true }, now: { band: 'low' } };
    const table = fight({ red: { rin: { at: [5, 5], ...low } }, blue: { foe: foe(low) } }, { field });
    // Four degrees.
    table.does(push()).rolls('attack', 10).answers('foe', decline);
    expect([cell(table, 'foe'), stress(table, 'foe')]).toEqual([[10, 5], 0]);
  });
});

describe('[PE-ACT-28] pushing whom one holds', () => {
  const holding = (): Scenario =>
    beside({}, { now: { heldBy: [{ by: 'rin' }] } })
      .does(push())
      .rolls('attack', 38)
      .answers('foe', decline);

  test('the grappler may go along and keep hold', () => {
    const table = holding();
    expect(asked(table)).toBe('rin follow-push');
    table.does(choice('follow'));
    // 48, unarmed and held: 68, three degrees.
    expect([cell(table, 'foe'), cell(table, 'rin')]).toEqual([
      [9, 5],
      [8, 5],
    ]);
    expect(conditions(table, 'foe')).toContain('held');
  });

  test('but not over a ledge beside the victim’s way: nobody follows down there unhurt', () => {
    // The victim goes away to the left, (7,4) and (8,3); the grappler beside it would come to (6,4) and then (7,3).
    const pit = { id: 'pit', label: 'Pit', marks: { gap: 3 } };
    const table = beside(
      {
        field: { terrain: [pit], cells: [{ x: 7, y: 3, terrain: 'pit' }] },
        rulings: { pushDirection: 'attackerChooses' },
      },
      { now: { heldBy: [{ by: 'rin' }] } },
    );
    // 48, unarmed and held: 68, two degrees.
    table.does(push({ direction: 'left' })).rolls('attack', 48);
    table.answers('foe', decline).does(choice('follow'));
    expect([cell(table, 'foe'), cell(table, 'rin')]).toEqual([
      [8, 3],
      [6, 4],
    ]);
    expect(conditions(table, 'foe')).not.toContain('held');
  });

  test('or stays, and the hold ends', () => {
    const table = holding().does(decline);
    expect(cell(table, 'rin')).toEqual([5, 5]);
    expect(conditions(table, 'foe')).not.toContain('held');
  });
});

describe('[PE-ACT-29] Knockdown', () => {
  test('no damage: the target lies there; whoever lies cannot be knocked down', () => {
    const table = beside().does(knockdown).rolls('attack', 28).answers('foe', decline);
    expect(conditions(table, 'foe')).toContain('prone');
    expect(table.facts('harm')).toHaveLength(0);
    table.does(endTurn).does(endTurn);
    table.refuses(knockdown, 'prone', 'PE-ACT-29');
  });

  test('[PE-R47, PE-ONE-1] a critical one earns a One More where the table lets it Stagger, and none otherwise', () => {
    const earned = (die: number, rulings: Sketch): number =>
      beside({ rulings })
        .does(knockdown)
        .rolls('attack', die)
        .answers('foe', decline)
        .facts('one-more-earned').length;
    const rulings = { nonDamagingCriticals: true };
    expect([earned(10, rulings), earned(11, rulings), earned(10, {})]).toEqual([1, 0, 0]);
  });

  test('it shows the star and the word Combos, which do nothing', () => {
    expect(beside().option('knockdown').note).toBe('★ Combos');
  });
});
