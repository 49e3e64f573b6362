import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import {
  asked,
  attack,
  choice,
  conditions,
  dodge,
  duel,
  endTurn,
  exertion,
  fight,
  hasAction,
  light,
  persona,
  spirit,
  waiting,
} from './line-up.ts';

/** Powers that help, consumables, and what ends Blood Loss (PE-ACT-30, PE-ACT-37, PE-BLD-5, PE-BAT-5). */

/** Stone Lion has lost two of 5 wounds, Mei two Light Wounds of 5. */
const hurt = { personas: { 'stone-lion': 3 }, light: 3 };
const power = (by: string, target: string) => choice('power', { with: by, target });

/** Rin and Mei this far apart, the ogre out of the way. */
const apart = (metres: number, rin = {}, mei: object = hurt, rulings = {}): Scenario =>
  fight(
    {
      red: { rin: { at: [0, 0], now: rin }, mei: { at: [metres, 0], now: { ...mei } } },
      blue: { ogre: { at: [15, 11] } },
    },
    { rulings },
  );

test('[PE-ACT-37] nobody has to say which ailment of an ally ends whom the game master takes away meanwhile', () => {
  const ailments = [{ id: 'dizzy' }, { id: 'confused' }];
  const table = fight({
    red: { sora: { at: [0, 0] }, mei: { at: [1, 0], now: { ailments } } },
    blue: { ogre: { at: [15, 11] } },
  }).does(power('clear', 'mei'));
  expect(asked(table)).toBe('sora cure');
  table.byHand('an illusion', { change: 'remove', who: 'mei' });
  expect(asked(table)).toBe('sora turn');
});

describe('[PE-ACT-37] Powers that help', () => {
  test('Mend costs 3 Spirit and the Action and restores the Persona first', () => {
    const table = apart(10);
    table.does(power('mend', 'mei'));
    // Willpower Bonus 4 times Rank 3, less 3.
    expect([spirit(table, 'rin'), hasAction(table, 'rin')]).toEqual([9, false]);
    expect([persona(table, 'mei'), light(table, 'mei')]).toEqual([5, 3]);
  });

  test('the action says that Powers to attack with are not among them', () => {
    const option = apart(10)
      .choice()
      .options.find(({ id }) => id === 'power');
    expect(option?.note).toBe('for allies, not to attack');
  });

  test('button and log call it by its name and cite its rule', () => {
    const table = apart(10);
    const option = table.option('power');
    const { cost: _, ...free } = option;
    expect(sentenceOf(free, { with: 'mend', target: 'mei' }, undefined)).toBe('Use Mend on Mei');
    table.does(power('mend', 'mei'));
    const line = table.lines().find(({ text }) => text.includes('uses'));
    expect(line).toMatchObject({ text: 'Rin uses Mend on Mei', clause: 'PE-ACT-37' });
  });

  test('what the Persona does not need goes to the Light Wounds', () => {
    const table = fight({
      red: { sora: { at: [0, 0] }, mei: { at: [1, 0], now: hurt } },
      blue: { ogre: { at: [15, 11] } },
    });
    table.does(power('greater-mend', 'mei'));
    expect([persona(table, 'mei'), light(table, 'mei'), spirit(table, 'sora')]).toEqual([5, 5, 14]);
  });

  test('too far away, not to be paid, of no use, no ally, not one’s own, broken: refused', () => {
    apart(11).refuses(power('mend', 'mei'), 'outOfRange', 'PE-ACT-37');
    apart(1, { spirit: 2 }).refuses(power('mend', 'mei'), 'cannotPay', 'PE-ACT-37');
    apart(1, {}, {}).refuses(power('mend', 'mei'), 'noSuchThing', 'PE-ACT-37');
    apart(1).refuses(power('mend', 'ogre'), 'noAlly', 'PE-ACT-37');
    apart(1).refuses(power('harden', 'mei'), 'noSuchThing', 'PE-ACT-37');
    apart(1, { personas: { 'lantern-hart': 0 } }).refuses(power('mend', 'mei'), 'noPersona', 'PE-ACT-37');
  });

  test('[PE-AIL-14] the Amnesiac command none, or lose their Action by it', () => {
    const amnesiac = { ailments: [{ id: 'amnesiac' }] };
    apart(1, amnesiac).refuses(power('mend', 'mei'), 'ailment', 'PE-AIL-14');
    const table = apart(1, amnesiac, hurt, { amnesiaCommand: 'wasteAction' });
    table.does(power('mend', 'mei'));
    expect([persona(table, 'mei'), spirit(table, 'rin'), hasAction(table, 'rin')]).toEqual([3, 12, false]);
  });

  test('Clear ends one ailment; which one is asked where there are several', () => {
    const ill = (...ids: string[]): Scenario =>
      fight({
        red: { sora: { at: [0, 0] }, mei: { at: [1, 0], now: { ailments: ids.map((id) => ({ id })) } } },
        blue: { ogre: { at: [15, 11] } },
      }).does(power('clear', 'mei'));
    expect(conditions(ill('damned'), 'mei')).not.toContain('damned');
    const table = ill('dizzy', 'damned');
    expect(asked(table)).toBe('sora cure');
    table.does(choice('damned'));
    expect(conditions(table, 'mei')).toContain('dizzy');
    expect(conditions(table, 'mei')).not.toContain('damned');
  });

  test('Sharpen: an Advantage on attacks in this round and the next two', () => {
    const table = duel({ kai: {}, ogre: {} });
    table.does(power('sharpen', 'kai'));
    expect(spirit(table, 'kai')).toBe(6);
    const nextRound = (): Scenario => table.does(endTurn).does(endTurn);
    const target = (): number => {
      table.does(attack('ogre', { with: 'knife' }));
      const { target } = waiting(table);
      table.rolls('attack', 99);
      return target;
    };
    nextRound();
    expect(target()).toBe(62);
    nextRound();
    expect(target()).toBe(62);
    nextRound();
    expect(target()).toBe(52);
  });

  test('by hand an Augment ends, that one only, and is not given', () => {
    const augments = [
      { power: 'sharpen', on: 'attacks', advantages: 1, until: 3 },
      { power: 'harden', on: 'evasion', advantages: 1, until: 3 },
    ];
    const table = duel({ kai: { now: { augments } }, ogre: {} });
    expect(conditions(table, 'kai')).toEqual(['augment-sharpen', 'augment-harden']);
    const change = { change: 'condition', who: 'kai', condition: 'augment-harden', on: false };
    table.byHand('dispelled', change);
    expect(conditions(table, 'kai')).toEqual(['augment-sharpen']);
    const given = table.send({ do: 'override', changes: [{ ...change, on: true }], reason: 'test' });
    expect(given).toMatchObject({ ok: false, error: { reason: 'noSuchThing' } });
  });

  test('Harden: an Advantage on evasion', () => {
    const table = fight(
      { red: { mei: { at: [5, 5] }, sora: { at: [5, 6] } }, blue: { ogre: { at: [6, 6] } } },
      { order: ['mei', 'ogre', 'sora'] },
    );
    table.does(power('harden', 'sora')).does(endTurn);
    table
      .answers('ogre', attack('sora', { with: 'claws' }))
      .rolls('attack', 35)
      .answers('sora', dodge);
    // Agility 38.
    expect(waiting(table)).toMatchObject({ who: 'sora', target: 48 });
  });
});

test('[PE-BAT-5] in a One More that was passed on, its Advantages heal as much more', () => {
  const table = fight({
    red: {
      rin: { at: [5, 5], now: { oneMore: true } },
      sora: { at: [0, 0] },
      mei: { at: [1, 0], now: { personas: { 'stone-lion': 1 }, light: 1 } },
    },
    blue: { ogre: { at: [15, 11] } },
  });
  // Rank 7 between Rin and Sora: 3 Advantages.
  table.does(endTurn).answers('rin', choice('baton', { to: 'sora' }));
  table.answers('sora', choice('act')).answers('sora', power('greater-mend', 'mei'));
  expect([persona(table, 'mei'), light(table, 'mei')]).toEqual([5, 4]);
});

describe('[PE-ACT-30] consumables', () => {
  const balm = choice('consumable', { item: 'balm', target: 'mei' });

  test('for an ally up to 5 m away, for the Action, once', () => {
    const table = apart(5);
    table.does(balm);
    expect([persona(table, 'mei'), hasAction(table, 'rin')]).toEqual([4, false]);
    expect(table.facts('item-moved')).toMatchObject([{ item: { short: 'balm' }, to: { in: 'gone' } }]);
    table.does(endTurn).does(endTurn).does(endTurn);
    table.refuses(balm, 'noSuchThing', 'PE-ACT-30');
    apart(6).refuses(balm, 'outOfRange', 'PE-ACT-30');
  });

  test('for oneself', () => {
    const table = apart(6, { personas: { 'lantern-hart': 2 } });
    table.does(choice('consumable', { item: 'balm', target: 'rin' }));
    expect(persona(table, 'rin')).toBe(3);
  });

  test('a tonic restores Spirit or Exertion up to the maximum, as is said where both are missing', () => {
    const jun = (now: object): Scenario =>
      duel({ jun: { now: { ...now } }, ogre: {} }).does(
        choice('consumable', { item: 'tonic', target: 'jun' }),
      );
    // Intelligence Bonus 4 and Ballistic Bonus 5, each times Rank 3.
    const both = jun({ spirit: 5, exertion: 10 });
    expect(asked(both)).toBe('jun restore');
    both.does(choice('exertion'));
    expect([spirit(both, 'jun'), exertion(both, 'jun')]).toEqual([5, 14]);
    const one = jun({ spirit: 10 });
    expect([spirit(one, 'jun'), exertion(one, 'jun')]).toEqual([12, 15]);
  });

  test('clearing salts end a Physical or Mental ailment and nothing Spiritual', () => {
    const ill = (id: string): Scenario =>
      fight({
        red: { sora: { at: [0, 0] }, mei: { at: [1, 0], now: { ailments: [{ id }] } } },
        blue: { ogre: { at: [15, 11] } },
      });
    const salts = choice('consumable', { item: 'clearing-salts', target: 'mei' });
    expect(conditions(ill('dizzy').does(salts), 'mei')).not.toContain('dizzy');
    ill('damned').refuses(salts, 'noSuchThing', 'PE-ACT-30');
  });
});

describe('[PE-AIL-9] the Dizzy assist no allies', () => {
  const dizzy = { ailments: [{ id: 'dizzy' }] };

  test('neither with a Power, nor a bandage, nor as a protector; themselves they may help', () => {
    const mend = apart(1, dizzy);
    mend.refuses(power('mend', 'mei'), 'ailment', 'PE-AIL-9');
    apart(1, { ...dizzy, light: 3 }).does(power('mend', 'rin'));
    const table = fight({
      red: {
        sora: { at: [0, 0], now: { ...dizzy, conditions: ['bleeding'] } },
        mei: { at: [1, 0], now: { conditions: ['bleeding'] } },
      },
      blue: { ogre: { at: [15, 11] } },
    });
    table.refuses(choice('staunch', { target: 'mei' }), 'ailment', 'PE-AIL-9');
    table.refuses(choice('protect', { target: 'mei' }), 'ailment', 'PE-AIL-9');
    table.does(choice('staunch', { target: 'sora' }));
    expect(waiting(table)).toMatchObject({ who: 'sora', purpose: 'staunch' });
  });

  test('who protects somebody and becomes Dizzy does not step in', () => {
    const struck = (sora: object) => {
      const table = fight({
        evokers: { sora: { at: [5, 5] }, mei: { at: [5, 6] } },
        shadows: { ogre: { at: [6, 6] } },
      });
      table.does(choice('protect', { target: 'mei' }));
      if ('ailments' in sora)
        table.byHand('a blow', {
          change: 'condition',
          who: 'sora',
          condition: 'dizzy',
          on: true,
        } as never);
      table.does(endTurn).does(endTurn);
      table
        .answers('ogre', attack('mei', { with: 'claws' }))
        .rolls('attack', 35)
        .answers('mei', { option: 'decline' })
        .rolls('location', 50);
      const [{ target } = { target: null }] = table.facts('attack-result');
      return [persona(table, 'sora'), target];
    };
    expect(struck({})).toEqual([2, 'sora']);
    expect(struck(dizzy)).toEqual([3, 'mei']);
  });
});

describe('[PE-BLD-5] staunching', () => {
  const bleeding = { now: { conditions: ['bleeding'] } };

  test('a Medical test for the Action; a bandage helps and is used up', () => {
    const table = fight({
      red: { sora: { at: [0, 0] }, mei: { at: [1, 0], ...bleeding } },
      blue: { ogre: { at: [15, 11] } },
    });
    table.does(choice('staunch', { target: 'mei', item: 'bandage-roll' }));
    // Intelligence 55 and one Advantage.
    expect(waiting(table)).toMatchObject({ who: 'sora', purpose: 'staunch', target: 65 });
    table.rolls('staunch', 65);
    expect(conditions(table, 'mei')).not.toContain('bleeding');
    expect(hasAction(table, 'sora')).toBe(false);
    expect(table.facts('item-moved')).toMatchObject([
      { item: { short: 'bandage-roll' }, to: { in: 'gone' } },
    ]);
  });

  test('of what one carries only bandages help', () => {
    const table = fight({
      red: { sora: { at: [0, 0] }, mei: { at: [1, 0], ...bleeding } },
      blue: { ogre: { at: [15, 11] } },
    });
    const { item } = table.option('staunch').needs ?? {};
    const picks = item?.kind === 'one' ? item.oneOf.map(({ label }) => label) : [];
    expect(picks).toEqual(['bare hands', 'Bandage Roll']);
    table.refuses(choice('staunch', { target: 'mei', item: 'pistol' }), 'notInHand', 'PE-BLD-5');
  });

  test('failed, it goes on; on oneself it works too', () => {
    const table = duel({ rin: bleeding, ogre: {} });
    table.does(choice('staunch', { target: 'rin' }));
    expect(waiting(table)).toMatchObject({ target: 35 });
    table.rolls('staunch', 36);
    expect(conditions(table, 'rin')).toContain('bleeding');
  });

  test('only beside one, and only somebody who bleeds', () => {
    const table = fight({
      red: { sora: { at: [0, 0] }, mei: { at: [2, 0], ...bleeding }, rin: { at: [0, 1] } },
      blue: { ogre: { at: [15, 11] } },
    });
    table.refuses(choice('staunch', { target: 'mei' }), 'outOfReach', 'PE-BLD-5');
    table.refuses(choice('staunch', { target: 'rin' }), 'noSuchThing', 'PE-BLD-5');
  });
});
