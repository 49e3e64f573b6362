import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Sketch } from './line-up.ts';
import {
  asked,
  attack,
  cast,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fate,
  fight,
  heavy,
  light,
  persona,
  spend,
  stress,
  waiting,
  wounds,
} from './line-up.ts';

/** Harm in play: who is hit, what is asked then, and what follows. */

/** Ogre: claws 3 + SB 4 = 7; Melee 40. Rin: TB 4, coat of AP 1 at Body and Arms, none at the Legs; Persona of 4. */
const claws = (rin: Fighter, rulings: Sketch = {}) =>
  duel({ ogre: {}, rin }, { rulings })
    .does(attack('rin', { with: 'claws' }))
    .rolls('attack', 40)
    .answers('rin', decline);

/** An Evoker whose Persona has this Power. */
const withPower = (power: Sketch): Sketch => ({
  personas: [{ id: 'own', name: 'Own', wounds: 4, powers: [power] }],
});

describe('a hit', () => {
  test('[PE-PER-1, PE-PER-2] the claws reach the Persona: 7 against 5, one wound, 1 Stress', () => {
    const table = claws({}).rolls('location', 50);
    expect([persona(table, 'rin'), wounds(table, 'rin'), stress(table, 'rin')]).toEqual([3, [4, 2, 1], 1]);
  });

  test('[PE-PER-3, PE-PER-4] they break it, and the next time they reach Rin', () => {
    const table = claws({ now: { personas: { 'lantern-hart': 1 } } }).rolls('location', 50);
    expect([persona(table, 'rin'), stress(table, 'rin')]).toEqual([0, 11]);
    table.does(endTurn).does(endTurn);
    table
      .does(attack('rin', { with: 'claws' }))
      .rolls('attack', 40)
      .answers('rin', decline);
    expect(wounds(table.rolls('location', 50), 'rin')).toEqual([3, 2, 1]);
  });

  test('[PE-FATE-7] Rin is asked when a Heavy Wound is due, and spends her point', () => {
    const sheet = { scores: { realisation: 20 } };
    const table = claws({ sheet, now: { equipped: null, light: 0, fate: 1 } });
    table.rolls('location', 80);
    expect(asked(table)).toBe('rin fate-block');
    table.does(spend);
    expect([heavy(table, 'rin'), fate(table, 'rin'), stress(table, 'rin')]).toEqual([2, 0, 0]);
  });

  test('[PE-WND-4] the game master decides over Rin after her Deadly Wound', () => {
    const table = claws({ now: { equipped: null, light: 0, heavy: 0 } }).rolls('location', 50);
    expect(asked(table)).toBe('gm deadly-wound');
    table.does(choice('down'));
    expect(table.who('rin').out).toBe('unconscious');
  });

  test('[PE-WND-4, PE-GRP-3] whom she held is free, and the log says so', () => {
    const table = fight({
      blue: {
        brute: { use: 'ogre', at: [5, 6] },
        ogre: { at: [6, 5], now: { heldBy: [{ by: 'rin' }] } },
      },
      red: { rin: { at: [5, 5], now: { equipped: null, light: 0, heavy: 0 } } },
    })
      .does(attack('rin', { with: 'claws' }))
      .rolls('attack', 40)
      .answers('rin', decline)
      .rolls('location', 50)
      .does(choice('down'));
    expect(conditions(table, 'ogre')).toEqual([]);
    expect(table.lines().map(({ text }) => text)).toContain('Ogre is free of Rin');
  });

  test('[PE-WND-4] of one who lay there with no wound left the question does not say that the last was lost now', () => {
    const last = claws({ now: { equipped: null, light: 0, heavy: 0 } }).rolls('location', 50);
    expect(last.choice().question).toBe('Rin has lost the last wound. Down, or dead?');
    const down = { equipped: null, light: 0, heavy: 0, deadly: 0, conditions: ['unconscious'] };
    const table = fight({
      shadows: { ogre: { at: [6, 5] } },
      evokers: { rin: { at: [5, 5], now: down }, mei: { at: [1, 1] } },
    });
    table
      .does(attack('rin', { with: 'claws' }))
      .rolls('attack', 40)
      .rolls('location', 50);
    expect(table.choice().question).toBe('Rin has no wound left and is struck again. Down, or dead?');
  });

  test('[PE-FTG-3] the Exhausted Rin must stay awake after all else', () => {
    // Toughness 43: Exhausted from 63 on, -20.
    const table = claws({ now: { stress: 70 } }).rolls('location', 50);
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'stay-awake', target: 23 });
    expect(table.rolls('stay-awake', 24).who('rin').out).toBe('unconscious');
  });

  test('[PE-ATK-5] ruling hitLocationRoll reversedAttackDie: a 40 strikes at 04, the Head, and no die is rolled', () => {
    const table = claws({ now: { equipped: null } }, { hitLocationRoll: 'reversedAttackDie' });
    // 7 against 4 at the Head: a wound, and one for the Head.
    expect(light(table, 'rin')).toBe(2);
  });
});

describe('momentum', () => {
  /** Two Ogres in the area of Sora's attack: 4 + IB 5; her Intelligence is 55. */
  const crowd = (affinities: Sketch, now: Sketch = {}, rulings: Sketch = {}) =>
    fight(
      {
        red: { sora: { at: [2, 5], sheet: withPower(area) } },
        blue: {
          husk: { use: 'ogre', at: [8, 5], sheet: { affinities }, now },
          hulk: { use: 'ogre', at: [8, 6], sheet: { affinities }, now },
        },
      },
      { rulings },
    );
  const area = {
    id: 'sunburst',
    name: 'Sunburst',
    tier: 1,
    element: 'nuke',
    cost: { pool: 'spirit', points: 2 },
    range: 20,
    does: { deed: 'magic', damage: 4, area: 2 },
  };

  test('[PE-ONE-1, PE-ONE-3, PE-AFF-3] two Shadows weak to it in one blast: both Staggered, one One More', () => {
    const table = crowd({ nuke: 'weak' }).does(cast('sunburst', 'husk'));
    table.rolls('attack', 55).answers('husk', decline).rolls('location', 50);
    table.answers('hulk', decline).rolls('location', 50);
    expect([conditions(table, 'husk'), conditions(table, 'hulk')]).toEqual([['staggered'], ['staggered']]);
    expect(table.facts('one-more-earned')).toHaveLength(1);
  });

  test('[PE-ONE-6] whoever is Staggered already cannot evade, and yields nothing', () => {
    const table = crowd({ nuke: 'weak' }, { ailments: [{ id: 'staggered' }] }).does(cast('sunburst', 'husk'));
    table.rolls('attack', 55).rolls('location', 50).rolls('location', 50);
    expect(table.facts('one-more-earned')).toHaveLength(0);
  });

  test('[PE-ONE-2, PE-CRIT-3] a critical blow of the sword earns one, a plain one does not', () => {
    const blow = (die: number) =>
      duel({ rin: {}, ogre: {} })
        .does(attack('ogre', { with: 'sword' }))
        .rolls('attack', die)
        .answers('ogre', decline)
        .rolls('location', 50);
    expect(blow(10).facts('one-more-earned')).toHaveLength(1);
    expect(blow(11).facts('one-more-earned')).toHaveLength(0);
  });

  test('[PE-ONE-5] the One More Staggers another, and there is another One More', () => {
    const table = fight({
      red: { rin: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5] }, imp: { at: [4, 5] }, hound: { use: 'glass-hound', at: [12, 5] } },
    });
    table
      .does(attack('ogre', { with: 'sword' }))
      .rolls('attack', 10)
      .answers('ogre', decline)
      .rolls('location', 50);
    table.does(endTurn);
    expect(asked(table)).toBe('rin one-more');
    table.does(choice('act'));
    table
      .does(attack('imp', { with: 'sword' }))
      .rolls('attack', 10)
      .answers('imp', decline)
      .rolls('location', 50);
    expect(table.facts('one-more-earned')).toHaveLength(2);
  });
});

describe('affinities at the table', () => {
  test('[PE-AFF-7] the Furnace Idol throws Rin’s Cinder back at her', () => {
    // Cinder 4 + WPB 4 + 0 degrees of a 44 against Willpower 44, Rin resists Fire: 5 + 5 + AP 1 keep it off.
    const table = duel({ rin: {}, idol: { use: 'furnace-idol' } })
      .does(cast('cinder', 'idol'))
      .rolls('attack', 44)
      .answers('idol', decline);
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'location' });
    table.rolls('location', 50);
    expect([persona(table, 'rin'), conditions(table, 'idol')]).toEqual([4, []]);
  });

  test('[PE-AFF-8] the Mask Choir drinks a Curse of Tier 2', () => {
    const hex = {
      id: 'dusk',
      name: 'Dusk',
      tier: 2,
      element: 'curse',
      cost: { pool: 'spirit', points: 0 },
      range: 20,
      does: { deed: 'magic', damage: 6 },
    };
    const table = duel({
      rin: { sheet: withPower(hex) },
      choir: { use: 'mask-choir', now: { light: 0 } },
    })
      .does(cast('dusk', 'choir'))
      .rolls('attack', 44)
      .answers('choir', decline);
    expect(light(table, 'choir')).toBe(2);
    expect(table.lines().map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Mask Choir absorbs the attack of Rin', 'Mask Choir regains 2 Light Wounds']),
    );
  });
});

describe('what goes on bleeding and burning', () => {
  test('[PE-INJ-12, PE-BLD-1, PE-BLD-3] a cracked rib bleeds: at the start of her turn Rin tests, and loses a wound', () => {
    const table = claws({ now: { equipped: null, light: 0 } }).rolls('location', 50);
    expect(conditions(table, 'rin')).toContain('bleeding');
    table.does(endTurn);
    expect(asked(table)).toBe('rin stem');
    table.does(decline);
    // Toughness 43, Winded -10.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'blood-loss', target: 33 });
    // 54 fails by 21: 1 + 2 points of Toughness, and 2 Stress for the failure on top of 5 for the wound.
    table.rolls('blood-loss', 54);
    expect([heavy(table, 'rin'), stress(table, 'rin')]).toEqual([1, 7]);
    expect(table.facts('decay')).toMatchObject([{ who: 'rin', score: 'toughness', points: 3 }]);
  });
});

test('[PE-WND-1] ruling woundTracksFixed false: the panel and the log show how a track shrinks', () => {
  const bled = (rulings: Sketch): Scenario =>
    duel(
      { rin: { now: { conditions: ['bleeding'], light: 0, personas: { 'lantern-hart': 0 } } }, ogre: {} },
      { rulings, stage: 'start' },
    )
      .does(decline)
      .rolls('blood-loss', 93);
  const size = (table: Scenario): readonly unknown[] =>
    ['light', 'heavy'].map((track) => table.who('rin').tracks[track]?.max);
  const said = (table: Scenario): readonly unknown[] =>
    table.lines().flatMap(({ text, level }) => (text.includes('room') ? [[text, level]] : []));
  // Toughness 43 and 5 Degrees of Failure: 37 is left, Bonus 3 in place of 4.
  const shrinks = bled({ woundTracksFixed: false });
  expect([size(shrinks), heavy(shrinks, 'rin')]).toEqual([[3, 1], 1]);
  expect(said(shrinks)).toEqual([['Rin has no room for more than 1 heavy wound now', 'deed']]);
  const fixed = bled({});
  expect([size(fixed), heavy(fixed, 'rin'), said(fixed)]).toEqual([[4, 2], 2, []]);
});
