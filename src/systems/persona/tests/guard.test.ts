import { describe, expect, test } from 'vitest';
import {
  asked,
  attack,
  choice,
  conditions,
  decline,
  dodge,
  duel,
  endTurn,
  fight,
  hasAction,
  hasMove,
  persona,
  terms,
  waiting,
} from './line-up.ts';

/** Defend and Protect (PE-ACT-15, PE-ACT-17). */

describe('[PE-ACT-15] Defend', () => {
  test('costs the Action and helps evasion until the next turn starts', () => {
    const table = duel({ rin: {}, ogre: {} });
    table.does(choice('defend'));
    expect([hasAction(table, 'rin'), hasMove(table, 'rin')]).toEqual([false, true]);
    expect(conditions(table, 'rin')).toContain('defending');
    table.refuses(choice('defend'), 'noAction', 'PE-TIME-3');
    table
      .does(endTurn)
      .answers('ogre', attack('rin', { with: 'claws' }))
      .rolls('attack', 35);
    table.answers('rin', dodge);
    // Agility 41 and one Advantage.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'evasion', target: 51 });
    table.rolls('evasion', 20).does(endTurn);
    expect(asked(table)).toBe('rin turn');
    expect(conditions(table, 'rin')).not.toContain('defending');
  });

  test('helps the Chance Attacks that one makes', () => {
    const table = duel({ rin: {}, ogre: { now: { conditions: ['prone'] } } });
    table.does(choice('defend')).does(endTurn).answers('ogre', choice('rise'));
    table.answers('rin', choice('chance-attack', { with: 'sword' }));
    // Melee 48, the prone target and Defend.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack', target: 68 });
    expect(terms(table)).toContain('Defend 10');
  });

  test('helps to resist ailments', () => {
    const table = duel({ rin: {}, 'glass-hound': {} });
    table.does(choice('defend')).does(endTurn);
    table
      .answers('glass-hound', attack('rin', { with: 'jolt' }))
      .rolls('attack', 25)
      .answers('rin', decline);
    // Toughness 43 against Shocked, and one Advantage.
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'resist', target: 53 });
  });

  test('whoever defends already has nothing to gain by it', () => {
    const table = duel({ rin: { now: { conditions: ['defending'] } }, ogre: {} });
    table.refuses(choice('defend'), 'noSuchThing', 'PE-ACT-15');
    expect(table.option('defend').refused?.clause).toBe('PE-ACT-15');
  });
});

const wall = {
  evokers: { sora: { at: [5, 5] }, mei: { at: [5, 6] }, jun: { at: [1, 1] } },
  shadows: { ogre: { at: [6, 6] } },
} as const;

describe('[PE-ACT-17] Protect', () => {
  test('the protector takes the next hit that is meant for the ally, on its own Defense', () => {
    const table = fight(wall);
    table.does(choice('protect', { target: 'mei' }));
    expect(conditions(table, 'sora')).toContain('protecting');
    expect(hasAction(table, 'sora')).toBe(false);
    table.does(endTurn).does(endTurn).does(endTurn);
    table
      .answers('ogre', attack('mei', { with: 'claws' }))
      .rolls('attack', 35)
      .answers('mei', decline);
    // 3 and Strength Bonus 4 against Toughness Bonus 3: one wound of Sora's Persona, none of Mei's.
    table.rolls('location', 50);
    expect([persona(table, 'sora'), persona(table, 'mei')]).toEqual([2, 5]);
    expect(conditions(table, 'sora')).not.toContain('protecting');
  });

  test('lasts until the next turn of the protector, unless the table says that it has to happen', () => {
    const lasting = (protectUntil: string): readonly string[] => {
      const table = fight(
        { evokers: { sora: { at: [5, 5] }, mei: { at: [5, 6] } }, shadows: { ogre: { at: [9, 9] } } },
        { rulings: { protectUntil } },
      );
      table
        .does(choice('protect', { target: 'mei' }))
        .does(endTurn)
        .does(endTurn)
        .does(endTurn);
      expect(asked(table)).toBe('sora turn');
      return conditions(table, 'sora');
    };
    const said = (protectUntil: string): string | undefined =>
      fight(wall, { rulings: { protectUntil } })
        .does(choice('protect', { target: 'mei' }))
        .who('sora')
        .conditions.find(({ id }) => id === 'protecting')?.until;
    expect([said('nextTurnStart'), said('untilTriggered')]).toEqual(['its next turn', 'it takes a blow']);
    expect(lasting('nextTurnStart')).not.toContain('protecting');
    expect(lasting('untilTriggered')).toContain('protecting');
  });

  test('reaches 1 m, as far as the table says, or anywhere; and allies only', () => {
    const table = fight(wall);
    table.refuses(choice('protect', { target: 'jun' }), 'outOfReach', 'PE-ACT-17');
    table.refuses(choice('protect', { target: 'ogre' }), 'noAlly', 'PE-ACT-17');
    table.refuses(choice('protect', { target: 'sora' }), 'noAlly', 'PE-ACT-17');
    // Jun stands 4 m away.
    fight(wall, { rulings: { protectRange: 3 } }).refuses(
      choice('protect', { target: 'jun' }),
      'outOfReach',
      'PE-ACT-17',
    );
    for (const protectRange of [4, 'none']) {
      const far = fight(wall, { rulings: { protectRange } });
      far.does(choice('protect', { target: 'jun' }));
      expect(conditions(far, 'sora')).toContain('protecting');
    }
  });
});
