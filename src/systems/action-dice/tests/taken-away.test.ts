import { expect, test } from 'vitest';
import { asked, attack, choice, durability, fight, vigor, waiting } from './line-up.ts';
import type { Setting } from './sketch.ts';

/** On whom the parts of an action hang when the game master takes people away in its middle (AD-DIE-18). */

const remove = (who: string) => ({ change: 'remove', who });

/** Lio with a short sword and a knife between two thugs who cannot afford a Defense; Hadra far away. */
const between = (setting: Setting = {}) =>
  fight(
    {
      a: { lio: { at: [5, 5] }, hadra: { at: [12, 12] } },
      b: {
        thug: { at: [6, 5], now: { vigor: 4 } },
        other: { use: 'thug', at: [5, 6], sheet: { name: 'Other' }, now: { vigor: 4 } },
      },
    },
    setting,
  );

/** The main attack on the thug has missed, and the off-hand attack on the other waits for its roll. */
const offHand = () =>
  between().does(attack('thug', 'short-sword')).rolls('attack', 1, 1, 1, 1).does(attack('other', 'knife'));

test('[AD-ACT-4] [AD-DIE-18] an off-hand attack ends with its attacker: one who has fled rolls no more', () => {
  const table = offHand();
  expect(waiting(table)).toMatchObject({ who: 'lio', purpose: 'off-hand' });
  table.byHand('enough', { change: 'out', who: 'lio', out: 'fled' });
  expect(asked(table)).toBe('hadra turn');
  expect(table.lines().map(({ text }) => text)).toContain('What Lio did ends here: Lio is out of the fight');
});

test('[AD-ACT-4] [AD-DIE-18] an off-hand attack ends with its target, not with that of the main attack', () => {
  const gone = offHand().byHand('it was an illusion', remove('other'));
  expect(asked(gone)).toBe('lio turn');
  const table = offHand().byHand('it was an illusion', remove('thug'));
  expect(waiting(table)).toMatchObject({ who: 'lio', purpose: 'off-hand' });
});

test('[AD-ACT-4] [AD-R27] [AD-DIE-18] ruling offHandWindow withDeclaration: it hangs on its own target, too', () => {
  const both = { offHand: 'knife', offTarget: 'other' };
  const table = between({ rulings: { offHandWindow: 'withDeclaration' } })
    .does(attack('thug', 'short-sword', both))
    .rolls('attack', 1, 1, 1, 1);
  expect(waiting(table)).toMatchObject({ who: 'lio', purpose: 'off-hand', beats: 15 });
  table.byHand('it was an illusion', remove('thug'));
  // 14 + 2 + 2 + 2 = 20 is above 15. The knife: 3 + 1 + 2 = 6 of 10.
  table.rolls('off-hand', 14, 2, 2, 2).rolls('damage', 3, 1, 2);
  expect(durability(table, 'other')).toBe(4);
});

test('[AD-ACT-4] [AD-R27] [AD-DIE-18] a main attack whose target is taken away comes to nothing, its off-hand attack does not', () => {
  const main = (setting: Setting, more = {}) =>
    between(setting)
      .does(attack('thug', 'short-sword', more))
      .byHand('it was an illusion', remove('thug'));
  const asks = main({});
  expect(asked(asks)).toBe('lio offHand');
  expect(asks.lines().map(({ text }) => text)).toContain('It comes to nothing: Thug is out of the fight');
  // Declared with the main attack, it has been paid for: 20 less 8.
  const both = { offHand: 'knife', offTarget: 'other' };
  const declared = main({ rulings: { offHandWindow: 'withDeclaration' } }, both);
  expect(waiting(declared)).toMatchObject({ who: 'lio', purpose: 'off-hand' });
  expect(vigor(declared, 'lio')).toBe(12);
});

test('[AD-REA-9] [AD-REA-10] [AD-DIE-18] the opening of a lunge does not end with the target of the lunge', () => {
  const table = fight({
    a: { brawler: { at: [5, 5] } },
    b: { thug: { at: [8, 5] }, other: { use: 'thug', at: [7, 4] } },
  });
  table
    .does(choice('power-reckless-lunge', { target: 'thug', to: { x: 7, y: 5 } }))
    .rolls('attack', 1, 1, 1)
    .answers('other', attack('brawler', 'club'));
  expect(waiting(table)).toMatchObject({ who: 'other', purpose: 'attack', beats: 15 });
  table.byHand('it was an illusion', remove('thug'));
  expect(vigor(table, 'other')).toBe(5);
  // The brawler cannot react in its own turn. The club: 5 + 4 = 9 of 30.
  table.rolls('attack', 14, 4).rolls('damage', 5, 4);
  expect(durability(table, 'brawler')).toBe(21);
});

test('[AD-INI-2] [AD-R20] [AD-DIE-18] whoever is taken away while equals roll again does not roll', () => {
  const table = fight(
    {
      a: { lio: { at: [5, 5] } },
      b: { thug: { at: [9, 5] } },
      c: { oska: { at: [5, 9] } },
    },
    { fromTheStart: true, rulings: { initiativeTie: 'rollOff' } },
  );
  table.rolls('initiative', 12).rolls('initiative', 12).rolls('initiative', 12);
  table.rolls('tie', 4);
  // By Speed: Lio 30, Oska 20, the thug 10.
  expect(waiting(table)).toMatchObject({ who: 'oska', purpose: 'tie' });
  table.byHand('it was an illusion', remove('oska'));
  expect(waiting(table)).toMatchObject({ who: 'thug', purpose: 'tie' });
  expect(asked(table.rolls('tie', 9))).toBe('thug turn');
});

test('[AD-RES-1] [AD-ENC-6] [AD-DIE-18] whoever is knocked out by hand resists no more', () => {
  const table = fight({ a: { lio: { at: [5, 5] } }, b: { soldier: { at: [6, 5] }, thug: { at: [9, 9] } } });
  table
    .does(choice('use-skill', { skill: 'menace', target: 'soldier' }))
    .does(choice('10'))
    .rolls('menace', 15)
    .does(choice('resolve'))
    .does(choice('resist'));
  expect(waiting(table)).toMatchObject({ who: 'soldier', purpose: 'resistance', beats: 15 });
  table.byHand('a stone', { change: 'out', who: 'soldier', out: 'unconscious' });
  expect(asked(table)).toBe('gm gm.skillOutcome');
});
