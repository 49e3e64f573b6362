import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { asked, choice, conditions, duel, endTurn, hasAction, hasMove, light, waiting } from './line-up.ts';

/** Actions without rules of their own (PE-ACT-1, PE-ACT-19). */

const trap = choice('use-skill', { what: 'disarm the trap' });
const notes = (table: Scenario): readonly unknown[] => table.facts('note').map((fact) => fact.text);

describe('[PE-ACT-19] Use a Skill', () => {
  test('the game master names test, difficulty and outcome; it takes the Action', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.does(trap);
    expect(asked(table)).toBe('gm task-terms');
    table.does(choice('test', { tested: 'acrobatics', modifier: -10 }));
    // Agility 41.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'task', target: 31 });
    table.rolls('task', 31);
    expect(asked(table)).toBe('gm task-outcome');
    expect(table.choice().about).toMatchObject({ passed: true });
    table.does(choice('words', { text: 'It clicks, and nothing happens.' }));
    expect(notes(table)).toEqual(['It clicks, and nothing happens.']);
    expect([asked(table), hasAction(table, 'rin')]).toEqual(['rin turn', false]);
  });

  test('what cannot be done costs nothing', () => {
    const table = duel({ rin: {}, ogre: {} }).does(trap).does(choice('no'));
    expect([asked(table), hasAction(table, 'rin')]).toEqual(['rin turn', true]);
  });

  test('several Actions: it is tested with the last of them', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.does(trap).does(choice('test', { tested: 'score-intelligence', actions: 3 }));
    expect([asked(table), hasAction(table, 'rin')]).toEqual(['rin turn', false]);
    table.does(endTurn).does(endTurn);
    expect(table.option('go-on').note).toBe('2 Actions left');
    table.does(choice('go-on')).does(endTurn).does(endTurn).does(choice('go-on'));
    expect(waiting(table)).toMatchObject({ purpose: 'task', target: 35 });
    table.rolls('task', 36).does(choice('words'));
    expect(notes(table)).toEqual(['disarm the trap: it does not work.']);
    table.does(endTurn).does(endTurn);
    table.refuses(choice('go-on'), 'noSuchThing', 'PE-ACT-19');
  });

  test('opposed, the target resists', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.does(choice('use-skill', { what: 'stare it down', target: 'ogre' }));
    table.does(choice('contest', { tested: 'authority', against: 'score-willpower' }));
    expect(waiting(table)).toMatchObject({ who: 'rin', target: 33 });
    table.rolls('task', 20);
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'resist-task', target: 30 });
    table.rolls('resist-task', 12);
    expect(table.choice().about).toMatchObject({ passed: false });
    table.refuses(choice('ailment', { ailment: 'sleepy' }), 'noSuchThing', 'PE-ACT-19');
    table.does(choice('words'));
  });

  test('[PE-ACT-24] [PE-ACT-19] beside each test stands the number that its die is rolled against', () => {
    const dizzy = { now: { ailments: [{ id: 'dizzy' }] } };
    const number = (table: Scenario, option: string, field: string): string | undefined => {
      const need = table.option(option).needs?.[field];
      return need?.kind === 'one' ? need.oneOf.find(({ id }) => id === 'authority')?.note : undefined;
    };
    // Fellowship 33 and the ogre's ailment; the ogre's own is 10, and it is Dizzy: 0.
    for (const [deed, option] of [
      ['use-skill', 'contest'],
      ['trick', 'allow'],
    ] as const) {
      const table = duel({ rin: {}, ogre: dizzy }).does(choice(deed, { what: 'stare', target: 'ogre' }));
      expect([number(table, option, 'tested'), number(table, option, 'against')]).toEqual(['43', '0']);
      table.does(choice(option, { tested: 'authority', against: 'authority' }));
      expect(waiting(table).target).toBe(43);
    }
  });

  test('the log says on whom it is tried', () => {
    const said = (option: string, more: object): readonly string[] =>
      duel({ rin: {}, ogre: {} })
        .does(choice(option, { what: 'stare', ...more }))
        .does(choice('works', { actions: 2 }))
        .lines()
        .map(({ text }) => text)
        .filter((text) => text.endsWith('(stare)'));
    expect(said('use-skill', { target: 'ogre' })).toEqual(['Rin tries something on Ogre (stare)']);
    expect(said('use-skill', {})).toEqual(['Rin tries something (stare)']);
    expect(said('improvise', { target: 'ogre' })).toEqual(['Rin tries something on Ogre (stare)']);
    const begun = duel({ rin: {}, ogre: {} }).does(choice('use-skill', { what: 'stare', target: 'ogre' }));
    begun
      .does(choice('works', { actions: 2 }))
      .does(endTurn)
      .does(endTurn)
      .does(choice('go-on'));
    const last = begun.lines().filter(({ text }) => text.includes('(stare)'));
    expect(last.at(-1)?.text).toBe('Rin goes on working on Ogre (stare)');
  });

  test('an opposed test needs somebody on the other side, and numbers have their bounds', () => {
    const table = duel({ rin: {}, ogre: {} }).does(trap);
    table.refuses(choice('contest', { tested: 'authority' }), 'noSuchThing', 'PE-ACT-19');
    table.refuses(choice('test', { tested: 'juggling' }), 'noSuchThing', 'PE-ACT-19');
    table.refuses(choice('test', { tested: 'melee', modifier: 61 }), 'noSuchThing', 'PE-ACT-19');
    table.refuses(choice('test', { tested: 'melee', actions: 11 }), 'noSuchThing', 'PE-ACT-19');
  });
});

describe('[PE-ACT-1] anything else', () => {
  const table = (): Scenario =>
    duel({ rin: {}, ogre: {} }).does(choice('improvise', { what: 'tip the table', target: 'ogre' }));
  const works = (more = {}) => choice('works', more);

  test('for the Action, the Move or nothing, as the game master says', () => {
    const cost = (price: string): readonly boolean[] => {
      const played = table().does(works({ price })).does(choice('words'));
      return [hasAction(played, 'rin'), hasMove(played, 'rin')];
    };
    expect(cost('action')).toEqual([false, true]);
    expect(cost('move')).toEqual([true, false]);
    expect(cost('free')).toEqual([true, true]);
  });

  test('what comes of it: a fall', () => {
    const played = table()
      .does(works())
      .does(choice('prone', { whom: 'ogre' }));
    expect(conditions(played, 'ogre')).toContain('prone');
  });

  test('an ailment for some turns', () => {
    const played = table()
      .does(works())
      .does(choice('ailment', { whom: 'ogre', ailment: 'dizzy', turns: 3 }));
    expect(played.facts('ailment')).toMatchObject([{ who: 'ogre', ailment: { id: 'dizzy', turns: 3 } }]);
  });

  test('damage against Defense', () => {
    // Toughness Bonus 4 and armour 1: 6 is one wound of the 4 Light ones, 5 is none.
    const lightAfter = (damage: number): number =>
      light(
        table()
          .does(works())
          .does(choice('harm', { whom: 'ogre', damage })),
        'ogre',
      );
    expect([lightAfter(5), lightAfter(6)]).toEqual([4, 3]);
  });

  test('a price that is spent already is refused', () => {
    const played = duel({ rin: { now: { acted: true } }, ogre: {} });
    played.does(choice('improvise', { what: 'wink' }));
    played.refuses(works({ price: 'action' }), 'noAction', 'PE-TIME-3');
    played.does(works()).does(choice('words'));
    // The Move is the next thing available.
    expect(hasMove(played, 'rin')).toBe(false);
  });
});
