import { describe, expect, test } from 'vitest';
import { spells } from '../pack/armory.ts';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  cast,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  health,
  mana,
  strike,
  waiting,
} from './line-up.ts';

/** Section 22: what a spell is, mana, spells that are no attacks. */

const alone = (imre: Sketch = {}, rulings: Sketch = {}) =>
  duel({ imre: { at: [5, 5], ...imre }, bandit: { at: [10, 5] } }, { rulings });

test('[FS-MAG-1] each spell has a kind, a range, an effect or damage, and a cost in mana', () => {
  const told = spells.map((spell) => [
    spell.id,
    spell.kind,
    spell.range,
    spell.mana,
    spell.kind === 'attack'
      ? spell.damage.map(({ count, sides, plus, type }) => `${count}d${sides}+${plus} ${type}`).join()
      : spell.does.effect,
  ]);
  expect(told).toEqual([
    ['ember-bolt', 'attack', 30, 3, '1d8+2 fire'],
    ['rime-touch', 'attack', 1, 3, '1d10+2 frost'],
    ['spark-arc', 'attack', 20, 5, '1d6+1 shock'],
    ['dread-whisper', 'attack', 20, 3, '1d6+2 psychic'],
    ['mend', 'effect', 1, 3, 'heal'],
    ['stone-skin', 'effect', 0, 3, 'resistance'],
    ['blink', 'effect', 0, 4, 'teleport'],
  ]);
});

describe('mana', () => {
  test('[FS-MAG-1] ruling mana tracked: 3 for each point of INT, paid when the spell is declared, even if it misses', () => {
    const table = alone();
    expect(mana(table, 'imre')).toBe(27);
    table.does(cast('ember-bolt', { target: 'bandit' }));
    expect([asked(table), mana(table, 'imre')]).toEqual(['bandit defence', 24]);
    // Missing does not bring it back.
    table.does(decline).rolls('attack', 20);
    expect(mana(table, 'imre')).toBe(24);
  });

  test('[FS-MAG-1] a spell with too little mana is refused, and nothing is paid', () => {
    const table = alone({ now: { mana: 3 } });
    table.refuses(choice('use-magic-to', { spell: 'blink', cell: { x: 4, y: 5 } }), 'noMana', 'FS-MAG-1');
    table.does(cast('stone-skin'));
    table.refuses(cast('mend'), 'noMana', 'FS-MAG-1');
    expect([mana(table, 'imre'), ap(table, 'imre')]).toEqual([0, 2]);
  });

  test('[FS-MAG-1] ruling mana off: spells cost no mana, and none is shown', () => {
    const table = alone({ now: { mana: 0, health: 10 } }, { mana: 'off' }).does(cast('mend'));
    expect([health(table, 'imre'), table.who('imre').pools.mana]).toEqual([16, undefined]);
  });

  test('[FS-MAG-1] magic items cost no mana, but their uses are counted', () => {
    const table = alone({ sheet: { items: ['stone-idol'] }, now: { mana: 0, uses: { 'stone-idol': 1 } } });
    table.does(cast('stone-idol'));
    expect(conditions(table, 'imre')).toEqual(['resistance']);
    table.refuses(cast('stone-idol'), 'noMana', 'FS-MAG-1');
  });
});

describe('spells that are no attacks', () => {
  const hurt = { now: { health: 10 } };

  test('[FS-MAG-1] ruling spellTest automatic: Mend works without dice and uses no attack', () => {
    const table = alone(hurt).does(cast('mend'));
    expect([asked(table), health(table, 'imre'), attacks(table, 'imre')]).toEqual(['imre turn', 16, 2]);
  });

  test('[FS-MAG-1] ruling spellTest sorcery: a plain Sorcery test; a failure costs the mana too', () => {
    const table = alone(hurt, { spellTest: 'sorcery' }).does(cast('mend'));
    expect(waiting(table)).toMatchObject({ who: 'imre', tn: 15 });
    table.rolls('casting', 16);
    expect([health(table, 'imre'), mana(table, 'imre')]).toEqual([10, 24]);
    table.does(cast('mend')).rolls('casting', 15);
    expect([health(table, 'imre'), mana(table, 'imre')]).toEqual([16, 21]);
    table.does(cast('stone-skin')).rolls('casting', 16);
    const rolled = table.lines().filter(({ text }) => text.includes('against TN'));
    expect(rolled.map(({ text }) => text).slice(-2)).toEqual([
      'Imre casts Mend: 15 against TN 15, passes with 15 Successes',
      'Imre casts Stone Skin: 16 against TN 15, fails',
    ]);
  });

  test('[FS-MAG-1, FS-HP-2] Mend heals and wakes allies within 1 m, up to their pool; foes are refused', () => {
    const table = fight({
      heroes: {
        imre: { at: [5, 5] },
        edda: { at: [6, 6], now: { health: 0 } },
        ciro: { at: [7, 5], now: { health: 3 } },
      },
      foes: { bandit: { at: [5, 4], now: { ap: 0, health: 5 } } },
    });
    table.refuses(cast('mend', { target: 'ciro' }), 'outOfRange', 'FS-MAG-1');
    table.refuses(cast('mend', { target: 'bandit' }), 'noSuchThing', 'FS-MAG-1');
    table.does(cast('mend', { target: 'edda' }));
    expect([health(table, 'edda'), conditions(table, 'edda')]).toEqual([6, ['prone']]);
    table.does(cast('mend'));
    expect(health(table, 'imre')).toBe(18);
  });

  test('[FS-MAG-1] Stone Skin takes 2 off physical damage until the round ends', () => {
    const table = duel({ imre: {}, bandit: { now: { attacksUsed: 0, ap: 1 } } }).does(choice('disengage'));
    table.does(cast('stone-skin')).does(endTurn);
    table.does(strike('imre')).answers('imre', decline).rolls('attack', 11).does(decline).rolls('damage', 4);
    expect(health(table, 'imre')).toBe(18 - (4 + 2 - 2));
    table.answers('bandit', endTurn).answers('imre', endTurn);
    expect([table.view().round, conditions(table, 'imre')]).toEqual([2, []]);
    table.does(strike('imre')).answers('imre', decline).rolls('attack', 11).does(decline).rolls('damage', 4);
    expect(health(table, 'imre')).toBe(18 - 4 - 6);
  });

  test('[FS-MAG-1] beside Blink with its 5 m an item of 1 m reaches 1 m, and Blink goes on reaching 5 m', () => {
    const does = { effect: 'teleport', metres: 1 };
    const leap = { kind: 'effect', id: 'leap', name: 'Leap', range: 0, does };
    const ring = { id: 'ring', name: 'Ring', spell: leap, uses: 1 };
    const withRing = (left: number) => alone({ sheet: { items: [ring] }, now: { uses: { ring: left } } });
    const farthest = (left: number, by: string): number => {
      const need = withRing(left).option('use-magic-to').needs?.cell;
      const cells = need?.kind === 'cell' ? need.cells : [];
      return Math.max(...cells.filter(({ when }) => when?.spell?.includes(by) ?? true).map(({ x }) => x));
    };
    // The bandit stands at (10,5).
    expect([farthest(1, 'blink'), farthest(1, 'ring'), farthest(0, 'blink')]).toEqual([10, 6, 10]);
    const to = (spell: string) => choice('use-magic-to', { spell, cell: { x: 9, y: 5 } });
    const table = withRing(1).refuses(to('ring'), 'outOfRange', 'FS-MAG-1').does(to('blink'));
    expect(cell(table, 'imre')).toEqual([9, 5]);
  });

  test('[FS-MAG-1] a spell that the game master rules on can be aimed at a foe in its range, one that heals cannot', () => {
    const hush = {
      kind: 'effect',
      id: 'hush',
      name: 'Hush',
      range: 5,
      does: { effect: 'ruled', text: 'Its voice is gone.' },
    };
    const table = alone({ sheet: { spells: ['mend', hush] } });
    const need = table.option('use-magic').needs?.target;
    const picks = need?.kind === 'one' ? need.oneOf : [];
    expect(picks.map(({ id, when }) => [id, when?.spell])).toEqual([
      ['imre', ['mend', 'hush']],
      ['bandit', ['hush']],
    ]);
    table.refuses(cast('mend', { target: 'bandit' }), 'noSuchThing', 'FS-MAG-1');
    table.does(cast('hush', { target: 'bandit' }));
    expect(table.facts('note')).toMatchObject([{ text: 'Hush: Its voice is gone.', clause: 'FS-MAG-1' }]);
    // No attack: none is used, and nobody is asked to defend.
    expect([attacks(table, 'imre'), asked(table)]).toEqual([2, 'imre turn']);
    const far = alone({ at: [2, 5], sheet: { spells: [hush] } });
    far.refuses(cast('hush', { target: 'bandit' }), 'outOfRange', 'FS-MAG-1');
  });

  test('[FS-MAG-1, FS-GRID-2] Blink: up to 5 m, to a free square only', () => {
    const to = (x: number, y: number) => choice('use-magic-to', { spell: 'blink', cell: { x, y } });
    const table = alone().refuses(to(11, 5), 'outOfRange', 'FS-MAG-1');
    table.refuses(to(10, 5), 'squareTaken', 'FS-GRID-2').does(to(10, 10));
    expect([cell(table, 'imre'), mana(table, 'imre'), table.who('imre').pools.movement?.value]).toEqual([
      [10, 10],
      23,
      10,
    ]);
  });

  test('[FS-MAG-1, FS-GRID-1] somebody large blinks no farther: 5 m from where it stands', () => {
    const to = (x: number, y: number) => choice('use-magic-to', { spell: 'blink', cell: { x, y } });
    const table = alone({ at: [1, 1], sheet: { size: 'large' } });
    const need = table.option('use-magic-to').needs?.cell;
    expect(need?.kind === 'cell' ? Math.max(...need.cells.map(({ x }) => x)) : 0).toBe(6);
    table.refuses(to(7, 2), 'outOfRange', 'FS-MAG-1').does(to(6, 2));
    expect(cell(table, 'imre')).toEqual([6, 2]);
  });
});
