import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { ap, asked, choice, conditions, fight, level, waiting } from './line-up.ts';

/** Isra with her kit: Lor 3, Healing 3, nothing special about conditions: +6; 8 AP. */

const foes = { guard: { at: [15, 5] } } as const;
const ailing = (patient: Sketch, healer: Sketch = {}) =>
  fight({
    heroes: { isra: { at: [5, 5], now: { ap: 8, ...healer } }, torvin: { at: [6, 5], now: patient } },
    foes,
  });
const treat = (condition?: string) =>
  choice('treat-condition', { target: 'torvin', ...(condition === undefined ? {} : { condition }) });

test.each([
  // The condition, its level, a face that just fails, and one that just succeeds.
  ['bleeding', 4, 1, 2],
  ['burning', 4, 1, 2],
] as const)(
  '[SL-MSC-11] [SL-CND-10] [SL-R36] %s of level 4 has the number 8',
  (condition, from, low, high) => {
    const vain = ailing({ [condition]: from })
      .does(treat())
      .rolls('treat-condition', low);
    expect([level(vain, 'torvin', condition), ap(vain, 'isra')]).toEqual([4, 0]);
    const table = ailing({ [condition]: from })
      .does(treat())
      .rolls('treat-condition', high);
    expect(level(table, 'torvin', condition)).toBe(3);
  },
);

test('[SL-MSC-12] bleeding and burning drop a level, and another for every 2 points over the number', () => {
  for (const [face, left] of [
    [3, 3],
    [4, 2],
    [6, 1],
    [8, 0],
  ] as const) {
    // 8 and +6: 1, 2, 4 and 6 over.
    const table = ailing({ bleeding: 4 }).does(treat()).rolls('treat-condition', face);
    expect(level(table, 'torvin', 'bleeding'), `a ${face}`).toBe(left);
  }
  // Light is 2: the least result that there can be is enough, and below light it is gone.
  const light = ailing({ burning: 1 }).does(treat()).rolls('treat-condition', 1);
  expect(conditions(light, 'torvin')).toEqual([]);
});

test('[SL-MSC-12] [SL-CND-11] [SL-R37] hobbled has the number 3 and ends', () => {
  // Wenna: Lore 0, no kit, so 8 - 5.
  const lame = (face: number) =>
    fight({
      heroes: {
        wenna: { at: [5, 5], now: { ap: 8 } },
        torvin: { at: [6, 5], now: { conditions: ['hobbled'] } },
      },
      foes,
    })
      .does(treat())
      .rolls('treat-condition', face);
  expect([conditions(lame(7), 'torvin'), conditions(lame(8), 'torvin')]).toEqual([['hobbled'], []]);
});

test('[SL-MSC-12] [SL-CND-11] a poison ends at its own number, the others stay', () => {
  const viper = { id: 'viper-venom', tn: 8, stamina: 1 };
  const spider = { id: 'spider-venom', tn: 9, stamina: 2 };
  const two = { poisons: [viper, spider] };
  ailing(two).refuses(treat(), 'noSuchThing', 'SL-MSC-11');
  expect(conditions(ailing(two).does(treat('poisoned')).rolls('treat-condition', 2), 'torvin')).toEqual([
    'poisoned',
  ]);
  const table = ailing(two, { ap: 16 }).does(treat('poisoned:spider-venom')).rolls('treat-condition', 3);
  expect(table.news('poisons')).toMatchObject([{ poisons: [{ id: 'viper-venom' }] }]);
  table.does(treat('poisoned')).rolls('treat-condition', 1);
  expect(conditions(table, 'torvin')).toEqual(['poisoned']);
  expect(
    conditions(
      ailing({ poisons: [viper] })
        .does(treat())
        .rolls('treat-condition', 2),
      'torvin',
    ),
  ).toEqual([]);
});

test('[SL-MSC-11] one condition at a time, and it must be said which', () => {
  const both = { bleeding: 1, burning: 1 };
  ailing(both)
    .refuses(treat(), 'noSuchThing', 'SL-MSC-11')
    .refuses(treat('hobbled'), 'noSuchThing', 'SL-MSC-11');
  const table = ailing(both).does(treat('burning')).rolls('treat-condition', 1);
  expect(conditions(table, 'torvin')).toEqual(['bleeding']);
  ailing({}).refuses(treat('bleeding'), 'notWounded', 'SL-MSC-11');
});

test('[SL-MSC-11] specializations help, and a kit in hand', () => {
  const skilled = fight({
    heroes: {
      isra: {
        at: [5, 5],
        now: { ap: 8, inHand: [] },
        sheet: { skills: { healing: { rank: 2, specializations: { conditions: 3 } } } },
      },
      torvin: { at: [6, 5], now: { bleeding: 1 } },
    },
    foes,
  }).does(treat());
  // Lor 3, Healing 2, Conditions 3, no kit.
  expect(waiting(skilled)).toMatchObject({ purpose: 'treat-condition', bonus: 3 });
});

test('[SL-MSC-11] oneself too; an enemy only when helpless', () => {
  const own = ailing({}, { burning: 2 }).does(choice('treat-condition', { target: 'isra' }));
  own.rolls('treat-condition', 1);
  expect(level(own, 'isra', 'burning')).toBe(0);
  const enemy = (now: Sketch) =>
    fight({
      heroes: { isra: { at: [5, 5], now: { ap: 8 } } },
      foes: { torvin: { at: [6, 5], now: { bleeding: 1, ...now } }, guard: { at: [15, 5] } },
    });
  enemy({}).refuses(treat(), 'notWilling', 'SL-MSC-11');
  const asleep = enemy({ conditions: ['unconscious'] })
    .does(treat())
    .rolls('treat-condition', 1);
  expect(level(asleep, 'torvin', 'bleeding')).toBe(0);
});

test('[SL-MSC-11] [SL-COM-6] a condition that ends is an event that somebody may wait for', () => {
  const begin = () =>
    fight({
      heroes: {
        wenna: { at: [5, 6] },
        isra: { at: [5, 5], now: { ap: 8 } },
        torvin: { at: [6, 5], now: { bleeding: 1 } },
      },
      foes,
    })
      .does(choice('ready', { what: 'defend', events: ['condition'] }))
      .does({ option: 'end-turn' })
      .does(treat())
      .rolls('treat-condition', 1);
  expect(conditions(begin().answers('wenna', { option: 'defend' }), 'wenna')).toEqual(['defending']);
  // Whoever lets it pass is not asked a second time about the same end.
  expect(asked(begin().answers('wenna', { option: 'decline' }))).toBe('isra turn');
});

test('[SL-MSC-12] the odds of a treatment tell of what it ends, not of what it leaves as if that were new', () => {
  const chances = (patient: Sketch, condition: string) =>
    (
      ailing(patient).send({ do: 'odds', choice: treat(condition) } as never) as {
        readonly chances: { readonly [tag: string]: number };
      }
    ).chances;
  // 8 against +6: a 2 lowers it by a level, and it takes 6 over the number to end it: 8, 9, 10.
  const bleeds = chances({ bleeding: 4 }, 'bleeding');
  expect([bleeds.works, bleeds['ended:torvin:bleeding']]).toEqual([0.9, 0.3].map((p) => expect.closeTo(p)));
  expect(bleeds['condition:torvin:bleeding']).toBeUndefined();
  const viper = { id: 'viper-venom', tn: 8, stamina: 1 };
  const spider = { id: 'spider-venom', tn: 9, stamina: 2 };
  const two = chances({ poisons: [viper, spider] }, 'poisoned:spider-venom');
  expect([two.works, two['condition:torvin:poisoned']]).toEqual([expect.closeTo(0.8), undefined]);
});

test('[SL-MSC-11] of several poisons the log names the one that is treated as people say it', () => {
  const viper = { id: 'viper-venom', tn: 8, stamina: 1 };
  const spider = { id: 'spider-venom', tn: 9, stamina: 2 };
  const table = ailing({ poisons: [viper, spider] })
    .does(treat('poisoned:spider-venom'))
    .rolls('treat-condition', 3);
  expect(table.lines().map(({ text }) => text)).toContain('Isra treats Torvin: poisoned: spider venom');
});

test('[SL-MSC-11] only who suffers from something is listed: the healthy friend beside her is not', () => {
  const table = fight({
    heroes: {
      isra: { at: [5, 5], now: { ap: 8 } },
      torvin: { at: [6, 5], now: { bleeding: 4 } },
      wenna: { at: [5, 6] },
    },
    foes,
  });
  const { target } = table.option('treat-condition').needs ?? {};
  expect(target?.kind === 'one' && target.oneOf.map(({ id }) => id)).toEqual(['torvin']);
});
