import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  hasAction,
  waiting,
} from './line-up.ts';

/** Distract and Scary Face (PE-ACT-22, PE-ACT-23). */

/** Sora distracts the ogre: Fellowship 50 with 20 (3 degrees) against Perception 30 with 25 (none). */
const distracted = (rulings = {}): Scenario =>
  duel({ sora: {}, ogre: {} }, { rulings })
    .does(choice('distract', { target: 'ogre' }))
    .rolls('distract', 20)
    .rolls('resist-distract', 25);

describe('[PE-ACT-22] Distract', () => {
  test('the better of Deception and Anticipate against the better of Scrutiny and Perception, for the Action', () => {
    const table = duel({ sora: {}, ogre: {} });
    table.does(choice('distract', { target: 'ogre' }));
    expect(waiting(table)).toMatchObject({ who: 'sora', target: 50 });
    table.rolls('distract', 20);
    expect(waiting(table)).toMatchObject({ who: 'ogre', target: 30 });
    table.rolls('resist-distract', 25);
    expect(conditions(table, 'ogre')).toContain('distracted');
    expect(hasAction(table, 'sora')).toBe(false);
  });

  test('said otherwise, it is Anticipate: Perception 42', () => {
    const table = duel({ sora: {}, ogre: {} });
    table.does(choice('distract', { target: 'ogre', skill: 'awareness' }));
    expect(waiting(table)).toMatchObject({ who: 'sora', target: 42 });
  });

  test('the number stands beside the target, with all that is about the two', () => {
    const table = fight({
      red: { sora: { at: [5, 5] } },
      blue: { ogre: { at: [6, 5] }, imp: { at: [7, 5], now: { ailments: [{ id: 'dizzy' }] } } },
    });
    const { skill, target } = table.option('distract').needs ?? {};
    expect(skill?.kind === 'one' && skill.oneOf.map(({ note }) => note)).toEqual([undefined, undefined]);
    const notes = target?.kind === 'one' && target.oneOf.map(({ id, when, note }) => [id, when?.skill, note]);
    // Fellowship 50, Perception 42; an ailment of the Imp is an Advantage.
    expect(notes).toEqual([
      ['ogre', ['manipulation'], 'target 50'],
      ['ogre', ['awareness'], 'target 42'],
      ['imp', ['manipulation'], 'target 60'],
      ['imp', ['awareness'], 'target 52'],
    ]);
    expect(waiting(table.does(choice('distract', { target: 'imp' }))).target).toBe(60);
  });

  test('once, a test of the target is rolled again and the worse counts', () => {
    const table = distracted().does(endTurn);
    table.answers('ogre', attack('sora', { with: 'claws' })).rolls('attack', 35);
    expect(asked(table)).toBe('sora distract');
    table.does(choice('force')).rolls('attack', 80);
    expect(conditions(table, 'ogre')).not.toContain('distracted');
    expect(table.facts('attack-result').at(-1)).toMatchObject({ outcome: 'missed' });
  });

  test('a better second die does not help; what was not used ends with the next turn of the user', () => {
    const table = distracted().does(endTurn);
    table.answers('ogre', attack('sora', { with: 'claws' })).rolls('attack', 35);
    table.answers('sora', decline).answers('sora', decline).rolls('location', 50);
    table.does(endTurn);
    expect(asked(table)).toBe('sora turn');
    expect(conditions(table, 'ogre')).not.toContain('distracted');

    const again = distracted().does(endTurn);
    again.answers('ogre', attack('sora', { with: 'claws' })).rolls('attack', 35);
    again.does(choice('force')).rolls('attack', 5).answers('sora', decline).rolls('location', 50);
    // The 35 counts: no degree, no Critical Hit. 3 and SB 4 against Toughness Bonus 3: one wound.
    expect(again.facts('attack-result').at(-1)).toMatchObject({ outcome: 'hit', critical: false });
  });

  test('lost, nothing happens, and nobody strikes, unless the table calls it a Trick', () => {
    const lost = (disruptIsTrick: boolean): string => {
      const table = duel({ sora: {}, ogre: {} }, { rulings: { disruptIsTrick } });
      table.does(choice('distract', { target: 'ogre' })).rolls('distract', 51);
      expect(conditions(table, 'ogre')).not.toContain('distracted');
      return asked(table);
    };
    expect(lost(false)).toBe('sora turn');
    expect(lost(true)).toBe('ogre chance-attack');
  });

  test('reaches as far as one sees, or as the table says; never an ally, nobody hidden', () => {
    const far = {
      red: { sora: { at: [0, 0] }, rin: { at: [1, 0] } },
      blue: { ogre: { at: [12, 0] } },
    } as const;
    fight(far).does(choice('distract', { target: 'ogre' }));
    const near = fight(far, { rulings: { disruptRange: 11 } });
    near.refuses(choice('distract', { target: 'ogre' }), 'outOfRange', 'PE-ACT-22');
    near.refuses(choice('distract', { target: 'rin' }), 'noSuchThing', 'PE-ACT-22');
    const hidden = fight(far, { hidden: { ogre: ['sora'] } });
    hidden.refuses(choice('distract', { target: 'ogre' }), 'unseen', 'PE-ACT-36');
  });

  test('[PE-TIME-6] the surprised oppose nothing: only the user rolls', () => {
    const table = duel({ sora: {}, ogre: { now: { conditions: ['surprised'] } } });
    table.does(choice('distract', { target: 'ogre' }));
    // 50, and one Advantage for the ambush.
    expect(waiting(table)).toMatchObject({ target: 60 });
    table.rolls('distract', 60);
    expect(conditions(table, 'ogre')).toContain('distracted');
  });
});

describe('[PE-ACT-23] Scary face', () => {
  const trio = {
    red: { kai: { at: [5, 5] }, rin: { at: [5, 6] }, mei: { at: [6, 7] } },
    blue: { ogre: { at: [6, 6] } },
  } as const;

  const scared = (): Scenario => {
    const table = fight(trio, { order: ['kai', 'ogre', 'rin', 'mei'] });
    table.does(choice('scary-face', { target: 'ogre' }));
    // Athletics (Intimidate): Strength 44 and 5; the ogre resists with Willpower 30.
    expect(waiting(table)).toMatchObject({ who: 'kai', target: 49 });
    table.rolls('scary-face', 30);
    expect(waiting(table)).toMatchObject({ who: 'ogre', target: 30 });
    table.rolls('resist-scary-face', 31).does(endTurn);
    expect(conditions(table, 'ogre')).toContain('scared');
    return table;
  };

  const targetAgainst = (who: string): number => {
    const table = scared();
    table.answers('ogre', attack(who, { with: 'claws' }));
    return waiting(table).target;
  };

  test('Disadvantage against the user and the allies beside it, not against others', () => {
    expect(targetAgainst('kai')).toBe(30);
    expect(targetAgainst('rin')).toBe(30);
    // Mei stands 2 m from Kai.
    expect(targetAgainst('mei')).toBe(40);
  });

  test('[PE-ADV-1] two of them stack where both count: against a user beside the other', () => {
    const by = (...users: readonly string[]) => ({
      now: { disruptions: users.map((user) => ({ kind: 'scared', by: user })) },
    });
    const against = (who: string, ...users: readonly string[]): number => {
      const { red, blue } = trio;
      const table = fight({ red, blue: { ogre: { ...blue.ogre, ...by(...users) } } }, { turnOf: 'ogre' });
      return waiting(table.does(attack(who, { with: 'claws' }))).target;
    };
    expect(against('rin', 'kai')).toBe(30);
    // Kai and Rin stand side by side; Mei stands beside Rin alone.
    expect(against('rin', 'kai', 'rin')).toBe(20);
    expect(against('kai', 'kai', 'rin')).toBe(20);
    expect(against('mei', 'kai', 'rin')).toBe(30);
  });

  test('until the next turn of the user starts', () => {
    const table = scared().does(endTurn).does(endTurn).does(endTurn);
    expect(asked(table)).toBe('kai turn');
    expect(conditions(table, 'ogre')).not.toContain('scared');
  });

  test.each(['dead', 'fled'])('until that turn would have come, of a user who is %s', (out) => {
    const table = scared().byHand('gone', { change: 'out', who: 'kai', out });
    expect(conditions(table, 'ogre')).toContain('scared');
    table.does(endTurn).does(endTurn).does(endTurn);
    expect([asked(table), conditions(table, 'ogre')]).toEqual(['ogre turn', []]);
  });

  test('with Authority it is Fellowship 33; a lost one does nothing', () => {
    const table = fight(trio);
    table.does(choice('scary-face', { target: 'ogre', skill: 'authority' }));
    expect(waiting(table)).toMatchObject({ target: 33 });
    table.rolls('scary-face', 30).rolls('resist-scary-face', 12);
    expect(conditions(table, 'ogre')).not.toContain('scared');
  });
});
