import { describe, expect, test } from 'vitest';
import type { Tactic } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import type { Choice } from '../../kernel/port.ts';
import type { AccountReply, LuckReply } from '../../protocol/courses.ts';
import {
  attack as diceAttack,
  decline as diceDecline,
  fight as diceFight,
} from '../../systems/action-dice/tests/line-up.ts';
import { system as fightingStyle } from '../../systems/fighting-style/index.ts';
import {
  saveTurn,
  strike,
  encounter as styleEncounter,
  endTurn as styleEndTurn,
  fight as styleFight,
} from '../../systems/fighting-style/tests/line-up.ts';
import {
  fight as evokers,
  attack as personaAttack,
  decline as personaDecline,
  endTurn as personaEndTurn,
} from '../../systems/persona/tests/line-up.ts';
import {
  choice,
  duel,
  fight as line,
  endTurn as worldEndTurn,
} from '../../systems/world-shapers/tests/line-up.ts';
import {
  attack as slotAttack,
  fight as slots,
  endTurn as slotsEndTurn,
} from '../../systems/wound-slots/tests/line-up.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import { scenario } from '../../table/testing/scenario.ts';

/** Short fights whose expected values are calculated by hand from the rules. */

const account = (table: Scenario): AccountReply => table.send({ do: 'account' }) as AccountReply;
/** The measures of the deed at index `place` of the fight. */
function luck(table: Scenario, place: number): LuckReply['measured'] {
  const { deeds } = account(table);
  return (table.send({ do: 'luck', step: deeds[place]?.step ?? -1 } as Json) as LuckReply).measured;
}
const person = (table: Scenario, id: string) => account(table).people.find((one) => one.id === id);

describe('World Shapers: an ax, 4 to hit and 1d8, against Evasion 14 and Armor 2', () => {
  const pit = () =>
    duel({
      hero: {
        use: null,
        sheet: {
          stats: { strength: 13, dexterity: 13, instinct: 12 },
          weapons: ['ax'],
          vitality: 40,
          wp: 12,
        },
      },
      foe: { use: null, sheet: { printed: { evasion: 14, armor: 2 }, vitality: 30 } },
    });
  const attack = choice('attack', { target: 'foe' });
  // 10 to 20 on the die hit, 11 of 20 faces. 1d8 less 2 is 0, 0, 1, 2, 3, 4, 5 or 6: 21/8 on the average. The 20 is a
  // critical hit, 6 more: 5 to 12, 8.5 on the average.
  const expected = (10 / 20) * (21 / 8) + (1 / 20) * 8.5;
  // The mean of the squares: 91/8 without, 620/8 with a critical hit.
  const variance = (10 / 20) * (91 / 8) + (1 / 20) * (620 / 8) - expected ** 2;

  test('a hit for 5: 0.55 hits and 1.7375 harm are expected', () => {
    const table = pit().does(attack).rolls('attack', 15).rolls('damage', 7);
    const { 'hits:hero': hits, 'dealt:hero': dealt, 'suffered:foe': suffered } = luck(table, 0);
    expect(hits?.expected).toBeCloseTo(0.55, 10);
    expect(hits?.actual).toBe(1);
    expect(hits?.variance).toBeCloseTo(0.55 * 0.45, 10);
    expect(dealt?.expected).toBeCloseTo(1.7375, 10);
    expect(dealt?.expected).toBeCloseTo(expected, 10);
    expect(dealt?.actual).toBe(5);
    expect(dealt?.variance).toBeCloseTo(variance, 10);
    expect(suffered).toEqual(dealt);
    // No more than 9 of 20 and a 1 or 2 of the d8 leave no harm at all.
    expect(dealt?.values[0]).toEqual([0, expect.closeTo(9 / 20 + (10 / 20) * (2 / 8), 10)]);
  });

  test('[WS-GEN-9] a destroyed thing has left the fight, and is not just badly hurt', () => {
    const table = line({
      heroes: { brana: { at: [5, 5] } },
      foes: { trap: { use: 'bolt-trap', at: [6, 5], now: { vitality: 1 } }, bandit: { at: [15, 9] } },
    });
    table.does(choice('attack', { target: 'trap' })).rolls('damage', 8);
    expect(person(table, 'trap')).toMatchObject({ out: 'gone', end: 'gone', thing: true });
    expect(person(table, 'bandit')).not.toHaveProperty('thing');
    expect(person(table, 'brana')).toMatchObject({ out: null, tookOut: ['trap'] });
  });

  test('a miss: the same is expected, and 0 hits and 0 harm come of it', () => {
    const table = pit().does(attack).rolls('attack', 9);
    const { 'hits:hero': hits, 'dealt:hero': dealt, 'gain:foe': gain } = luck(table, 0);
    expect([hits?.expected, hits?.actual]).toEqual([expect.closeTo(0.55, 10), 0]);
    expect([dealt?.expected, dealt?.actual]).toEqual([expect.closeTo(expected, 10), 0]);
    expect([gain?.expected, gain?.actual]).toEqual([expect.closeTo(-expected, 10), 0]);
    expect(account(table).deeds.map(({ round, turn }) => [round, turn])).toEqual([[1, 'hero']]);
  });

  test('who did what: one attack that hit, 5 Vitality, nobody out', () => {
    const table = pit().does(attack).rolls('attack', 15).rolls('damage', 7);
    expect(person(table, 'hero')).toMatchObject({
      turns: 1,
      deeds: [{ label: 'Attack', n: 1 }],
      hits: 1,
      misses: 0,
      done: [{ label: 'Vitality', n: 5 }],
      suffered: [],
      tookOut: [],
    });
    expect(person(table, 'foe')).toMatchObject({
      turns: 0,
      timesHit: 1,
      suffered: [{ label: 'Vitality', n: 5 }],
    });
  });

  test('an undone deed is not in the account, and the deed done instead counts with its own dice', () => {
    const table = pit().does(attack).rolls('attack', 15).rolls('damage', 7);
    expect(account(table).deeds).toHaveLength(1);
    table.undo();
    // The damage is to be rolled again: the deed is unfinished until then.
    expect(account(table).deeds).toHaveLength(0);
    table.undo().undo();
    expect(account(table).deeds).toHaveLength(0);
    expect(person(table, 'hero')).toMatchObject({ hits: 0, deeds: [], done: [] });
    table.does(attack).rolls('attack', 9);
    expect(person(table, 'hero')).toMatchObject({ hits: 0, misses: 1 });
    expect(luck(table, 0)['hits:hero']?.actual).toBe(0);
  });

  test('the luck of a step that does not exist is refused', () => {
    const table = pit().does(attack).rolls('attack', 9);
    expect(table.send({ do: 'luck', step: 999 })).toMatchObject({ ok: false, error: { code: 'no-dice' } });
  });
});

describe('Wound Slots: what the last slots and lent mana are worth', () => {
  test('[SL-HLT-10] [SL-R9] the wound that kills as the fatal slot is full counts as fatal harm', () => {
    const table = slots({
      red: { torvin: { at: [5, 5], now: { ap: 12 } } },
      blue: { wenna: { at: [6, 5], now: { wounds: { fatal: 1 } } }, pell: { at: [15, 5] } },
    });
    table.does(slotAttack('wenna')).rolls('attack', 9, 8);
    // Fatal is the fifth rung.
    expect(luck(table, 0)['suffered:wenna']?.actual).toBe(5);
    expect(person(table, 'wenna')).toMatchObject({ end: 'dead', suffered: [{ label: 'Fatal', n: 1 }] });
  });

  test('[SL-STA-8] [SL-STA-9] mana that is invested is lent, not spent', () => {
    const table = slots({
      red: { nerit: { at: [5, 5], now: { ap: 12 } } },
      blue: { guard: { at: [9, 5] } },
    });
    table.does(choice('cast-spell', { spell: 'binding-roots', target: 'guard' })).rolls('attack', 9, 8);
    expect(table.who('nerit').pools.invested?.value).toBe(2);
    expect(person(table, 'nerit')).toMatchObject({ deeds: [{ label: 'Cast a Spell', n: 1 }], spent: [] });
  });

  test('the end of a turn is counted as a turn, not among the deeds', () => {
    const table = slots({ red: { torvin: { at: [5, 5] } }, blue: { guard: { at: [9, 5] } } });
    table.does(slotsEndTurn);
    expect(person(table, 'torvin')).toMatchObject({ turns: 1, deeds: [] });
  });
});

describe('Persona: whose turn it is', () => {
  const links = { Jun: 1 };
  const table = (now: { readonly conditions?: readonly string[] } = {}) =>
    evokers({
      evokers: { rin: { at: [5, 5], sheet: { links } }, jun: { at: [12, 5] }, mei: { at: [2, 5], now } },
      shadows: { ogre: { at: [6, 5] }, brute: { use: 'ogre', at: [14, 8] } },
    });
  const turns = (played: Scenario) =>
    Object.fromEntries(account(played).people.map((one) => [one.id, one.turns]));

  test('[PE-BAT-2] who receives a baton acts in the turn of who passed it: that is one turn, and no second one', () => {
    const passed = table()
      .does(personaAttack('ogre', { with: 'sword' }))
      .rolls('attack', 1)
      .answers('ogre', personaDecline)
      .rolls('location', 50)
      .does(personaEndTurn)
      .does(choice('baton', { to: 'jun' }))
      .does(choice('act'));
    passed.does(personaAttack('brute', { with: 'rifle' })).rolls('attack', 99);
    // Jun’s own turn has just begun.
    expect(turns(passed)).toEqual({ rin: 1, jun: 1, mei: 0, ogre: 0, brute: 0 });
  });

  test('[PE-HLP-1] the unconscious have no turn', () => {
    const lying = table({ conditions: ['unconscious'] });
    for (let each = 0; each < 5; each++) lying.does(personaEndTurn);
    // Four have a turn in a round; the fifth end is that of Rin in round 2, and Jun is next.
    expect(turns(lying)).toEqual({ rin: 2, jun: 2, mei: 0, ogre: 1, brute: 1 });
  });
});

test('[FS-TURN-7] a turn that was saved is one turn, and none before it has come', () => {
  const at = (x: number) => ({ use: 'bandit', at: [x, 1] as const });
  const table = styleFight({ red: { ann: at(1) }, blue: { bea: at(9) } }, { order: ['ann', 'bea'] });
  const turns = () => account(table).people.map(({ id, turns: n }) => [id, n]);
  table.does(saveTurn('bea'));
  expect(turns()).toEqual([
    ['ann', 0],
    ['bea', 1],
  ]);
  // Bea ends hers, and Ann begins the one that she has saved; Ann begins round 2 as well.
  table.does(styleEndTurn);
  expect(turns()[0]).toEqual(['ann', 1]);
  table.does(styleEndTurn);
  expect(turns()).toEqual([
    ['ann', 2],
    ['bea', 1],
  ]);
});

test('[WS-INI-15] who hands over in a union and goes on later has had one turn, and so has who ended at once', () => {
  const table = line(
    {
      heroes: { brana: { at: [2, 2] }, oren: { at: [2, 4] } },
      foes: { ogre: { at: [15, 2] } },
    },
    { unions: [['brana', 'oren']], initiative: { ogre: 40, brana: 30, oren: 30 }, turnOf: 'ogre' },
  );
  const turns = () => Object.fromEntries(account(table).people.map(({ id, turns: n }) => [id, n]));
  table
    .does(worldEndTurn)
    .does(choice('hand-over', { to: 'oren' }))
    .does(choice('hand-over', { to: 'brana' }));
  expect(turns()).toEqual({ ogre: 1, brana: 1, oren: 1 });
});

describe('Fighting Style: a brute at 13 against somebody who cannot defend; 1d12 and 3, less AR 2', () => {
  /** Takes Precision after a critical success, and declines everything else. */
  const precise: Tactic = {
    id: 'precise',
    label: 'Precise',
    about: 'For this test.',
    decide: (question) =>
      question.id === 'maneuver' ? { option: 'precision', location: 'body' } : { option: 'decline' },
  };
  const system = { ...fightingStyle, tactics: { precise }, defaultTactic: 'precise' } as never;
  const struck = () =>
    scenario(
      system,
      styleEncounter({
        red: { brute: { at: [5, 5] } },
        blue: { sefu: { at: [6, 5], now: { ap: 0 } } },
      }),
    )
      .does(strike('sefu'))
      .rolls('attack', 4);
  const decline: Choice = { option: 'decline' };

  test('[FS-RES-2] [FS-MAN-8] Precision, as the odds assume: 13 harm with 13 faces of 20 are expected', () => {
    const table = struck().does({ option: 'precision', location: 'body' });
    const { 'dealt:brute': dealt, 'hits:brute': hits } = luck(table, 0);
    expect(hits?.expected).toBeCloseTo(0.65, 10);
    expect(dealt?.expected).toBeCloseTo(0.65 * 13, 10);
    expect(dealt?.actual).toBe(13);
    expect(dealt?.variance).toBeCloseTo(0.65 * 0.35 * 13 ** 2, 10);
  });

  test('declining Precision is not counted as bad luck: the luck is that of the two dice', () => {
    const table = struck().does(decline).rolls('damage', 6);
    const { 'dealt:brute': dealt } = luck(table, 0);
    // The attack die brought 13 where 8.45 was expected; the damage die 6 + 1 where 6.5 + 1 was.
    const lucky = 13 - 8.45 + (7 - 7.5);
    expect(dealt?.actual).toBe(7);
    expect((dealt?.actual ?? 0) - (dealt?.expected ?? 0)).toBeCloseTo(lucky, 10);
    // The first die: all or nothing of 13. The second: a d12 with a variance of 143/12.
    expect(dealt?.variance).toBeCloseTo(0.65 * 0.35 * 13 ** 2 + 143 / 12, 10);
  });
});

test('a spell that hits in spite of an opportunity attack is told by its own line, not by the miss before it', () => {
  const table = scenario(
    fightingStyle as never,
    styleEncounter({
      blue: { imre: { at: [6, 5], now: { ap: 1 } } },
      red: { brute: { at: [5, 5] }, bandit: { at: [10, 5], now: { ap: 0 } } },
    }),
  )
    .does({ option: 'use-magic', spell: 'ember-bolt', target: 'bandit' })
    .does({ option: 'opportunity-attack' })
    .rolls('attack', 20)
    .rolls('attack', 9)
    .does({ option: 'decline' })
    .rolls('damage', 5);
  expect(account(table).deeds[0]?.text).toBe('Imre hits Bandit, a critical win');
});

test('[AD-ACT-4] an off-hand attack that is declined is no deed, and a defence is told by one name', () => {
  const table = diceFight({ a: { lio: { at: [5, 5] } }, b: { thug: { at: [6, 5] } } })
    .does(diceAttack('thug', 'short-sword'))
    .rolls('attack', 20, 9, 9, 9)
    .answers('thug', { option: 'defense' })
    .rolls('defense', 20, 9)
    .rolls('damage', 1, 1, 1)
    .does(diceDecline);
  expect(person(table, 'lio')?.deeds).toEqual([{ label: 'Attack', n: 1 }]);
  expect(person(table, 'thug')?.reactions).toEqual([{ label: 'Defense', n: 1 }]);
});
