import { expect, test } from 'vitest';
import type { Fighter, Setting } from './line-up.ts';
import {
  actions,
  asked,
  attack,
  choice,
  decline,
  duel,
  endTurn,
  fight,
  rungs,
  terms,
  vigor,
  waiting,
} from './line-up.ts';

/** Use Skill (AD-ACT-15), and resistance to it (AD-ENC-6, AD-ENC-7). */

const skilled: Fighter = { sheet: { skills: { menace: 2, awareness: 1, piloting: 1 } } };
const menace = choice('use-skill', { skill: 'menace', target: 'thug' });
const using = (setting: Setting = {}, thug: Fighter = {}) => duel({ hadra: skilled, thug }, setting);
test('[AD-ACT-15] the game master names the VS, 15 is proposed; the roll has the dice of the skill', () => {
  const table = using().does(menace);
  expect([asked(table), actions(table, 'hadra')]).toEqual(['gm gm.skillVs', 1]);
  expect(table.choice().options.map(({ id }) => id)).toEqual(['15', '10', '20', '25', 'other']);
  table.does(choice('20'));
  expect([waiting(table), terms(table)]).toEqual([
    { who: 'hadra', purpose: 'menace', dice: 'd20+d10!+d10!', beats: 20 },
    ['Menace 2'],
  ]);
  // 20 is not more than 20 (AD-R1).
  table.rolls('menace', 13, 4, 3);
  expect(table.news('check')).toMatchObject([{ passed: false, result: 20, vs: 20, clause: 'AD-ACT-15' }]);
  expect(asked(table)).toBe('hadra turn');
});

test('[AD-ACT-15] [AD-ENC-6] [AD-R17] the target may resist a success; if not, the game master states the outcome', () => {
  const table = using()
    .does(menace)
    .does(choice('other', { vs: 12 }))
    .rolls('menace', 10, 4, 3);
  // The game master first names the ability that resists.
  expect(asked(table)).toBe('gm gm.resistAbility');
  table.does(choice('resolve'));
  expect(table.choice()).toMatchObject({ ask: 'reaction.resist', about: { total: 17 } });
  table.does(choice('resist'));
  expect([vigor(table, 'thug'), waiting(table).beats]).toEqual([5, 17]);
  table.rolls('resistance', 12, 6);
  expect(asked(table)).toBe('hadra turn');
  const other = using({ rulings: { opposeSkill: 'none' } })
    .does(menace)
    .does(choice('15'))
    .rolls('menace', 10, 4, 3);
  expect(asked(other)).toBe('gm gm.skillOutcome');
});

test('[AD-ENC-7] a target with 4 Vigor is not asked, and the skill succeeds', () => {
  const table = using({}, { now: { vigor: 4 } })
    .does(menace)
    .does(choice('15'))
    .rolls('menace', 10, 4, 3);
  expect(asked(table)).toBe('gm gm.skillOutcome');
});

const free = { rulings: { opposeSkill: 'none' } };
const outcome = (id: string, more = {}) =>
  using(free).does(menace).does(choice('15')).rolls('menace', 10, 4, 3).does(choice(id, more));

test('[AD-ACT-15] [AD-R12] outcome `charge`: 1 Charge on the next attack against the target', () => {
  const table = outcome('charge').does(attack('thug', 'sword'));
  expect(rungs(table)).toEqual(['d10 4', 'Menace 1']);
  table.rolls('attack', 1, 1, 1).does(decline);
  expect(asked(table)).toBe('thug turn');
});

test('[AD-ACT-15] outcome `challenge`: 1 Challenge on the target’s next roll', () => {
  const table = outcome('challenge')
    .does(attack('thug', 'sword'))
    .rolls('attack', 10, 5, 5)
    .does(choice('defense'));
  expect(waiting(table)).toMatchObject({ who: 'thug', dice: 'd20+d8!' });
});

test('[AD-ACT-15] [AD-R12] ruling chargeLife untilTurnEnd: the labels of outcomes tell the end of the turn', () => {
  const label = (chargeLife: string) => {
    const table = using({ rulings: { opposeSkill: 'none', chargeLife } });
    table.does(menace).does(choice('15')).rolls('menace', 10, 4, 3);
    return ['charge', 'challenge'].map((id) => table.option(id).label);
  };
  expect(label('nextRoll')).toEqual([
    '1 Charge on the next attack against it',
    '1 Challenge on its next roll',
  ]);
  expect(label('untilTurnEnd')).toEqual([
    '1 Charge on every attack against it until the end of the next own turn',
    '1 Challenge on every roll of it until its next turn ends',
  ]);
});

test('[AD-ACT-15] outcome `losesAction`: the target has 1 action less in its next turn', () => {
  const table = outcome('losesAction').does(endTurn);
  expect(actions(table, 'thug')).toBe(1);
});

test.each([
  ['flees', 'Thug is to flee (Menace): home'],
  ['information', 'Menace brings something to light: home'],
  ['other', 'Menace: home'],
])('[AD-ACT-15] outcome %s: the game master’s words are noted', (id, text) => {
  const table = outcome(id, { words: 'home' });
  expect(table.news('note')).toMatchObject([{ text, clause: 'AD-ACT-15' }]);
  expect(asked(table)).toBe('hadra turn');
});

test('[AD-ACT-15] outcome `nothing` does nothing; unknown outcomes and too long words are refused', () => {
  const table = using(free).does(menace).does(choice('15')).rolls('menace', 10, 4, 3);
  table.refuses(choice('riches'), 'noSuchThing', 'AD-ACT-15');
  table.refuses(choice('other', { words: 'a'.repeat(201) }), 'noSuchThing', 'AD-ACT-15');
  expect(asked(table.does(choice('nothing')))).toBe('hadra turn');
});

test('[AD-ACT-15] a skill without a target: nobody resists, and only outcomes without a target are offered', () => {
  const look = choice('use-skill', { skill: 'awareness' });
  const table = using().does(look).does(choice('10')).rolls('awareness', 10, 4);
  expect(table.choice().options.map(({ id }) => id)).toEqual(['information', 'other', 'nothing']);
  using().refuses(choice('use-skill', { skill: 'cooking' }), 'noSuchThing', 'AD-ACT-15');
  using().refuses(choice('use-skill', { skill: 'menace', target: 'hadra' }), 'wrongTarget', 'AD-ACT-15');
});

test('[AD-ACT-15] [AD-OBJ-1] a skill on an object offers neither `losesAction`, `flees` nor `challenge`', () => {
  const look = choice('use-skill', { skill: 'awareness', target: 'stone-pillar' });
  const table = fight({
    a: { hadra: { ...skilled, at: [5, 5] } },
    b: { thug: { at: [9, 5] }, 'stone-pillar': { at: [11, 5] } },
  });
  table.does(look).does(choice('10')).rolls('awareness', 10, 4);
  expect(table.choice().options.map(({ id }) => id)).toEqual(['charge', 'information', 'other', 'nothing']);
});

test.each([
  ['normal', 15, undefined],
  ['reduced', 20, 5],
  ['low', 25, 10],
  ['zero', 30, 15],
])(
  '[AD-VIS-3] [AD-VIS-4] [AD-VIS-5] %s visibility: piloting has %i to beat, other skills 15',
  (visibility, vs, more) => {
    const table = using({ more: { visibility } })
      .does(choice('use-skill', { skill: 'piloting' }))
      .does(choice('15'));
    expect(waiting(table).beats).toBe(vs);
    table.rolls('piloting', 1, 1);
    const [check] = table.news('check') as unknown as readonly {
      readonly number?: { readonly terms: readonly { readonly value: number }[] };
    }[];
    expect(check?.number?.terms[1]?.value).toBe(more);
    // Visibility affects no other skill.
    const other = using({ more: { visibility } }).does(menace).does(choice('15'));
    expect(waiting(other).beats).toBe(15);
  },
);

test('[AD-ENC-6] [AD-ACT-15] an ally is not asked to resist', () => {
  const table = fight({
    heroes: { hadra: { at: [5, 5], ...skilled }, lio: { at: [5, 6] } },
    foes: { thug: { at: [6, 5] } },
  });
  table
    .does(choice('use-skill', { skill: 'menace', target: 'lio' }))
    .does(choice('15'))
    .rolls('menace', 10, 4, 3);
  expect(asked(table)).toBe('gm gm.skillOutcome');
});

test('[AD-ACT-15] the log says which skill is used', () => {
  const said = (made: ReturnType<typeof choice>): string | undefined =>
    using()
      .does(made)
      .lines()
      .map(({ text }) => text)
      .find((text) => text.startsWith('Hadra uses'));
  expect(said(menace)).toBe('Hadra uses Menace on Thug');
  expect(said(choice('use-skill', { skill: 'awareness' }))).toBe('Hadra uses Awareness');
});
