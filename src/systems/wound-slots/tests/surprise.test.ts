import { expect, test } from 'vitest';
import {
  ap,
  asked,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  initiative,
  terms,
  waiting,
} from './line-up.ts';

const ambush = (setting: object = {}) =>
  fight(
    { red: { wenna: { at: [2, 2] }, pell: { at: [2, 4] } }, blue: { guard: { at: [20, 2] } } },
    { fromTheStart: true, ...setting },
  );

test('[SL-SUR-1] the game master says of each whether it is surprised, aware, or rolls', () => {
  const table = ambush({ surprised: 'ask' });
  expect(asked(table)).toBe('gm surprise');
  table.refuses(choice('begin', { surprised: ['nobody'] }), 'noSuchThing', 'SL-SUR-1');
  table.does(choice('begin', { surprised: ['pell'], roll: ['wenna'] }));
  expect(asked(table)).toBe('gm surprise-check');
  table.does(choice('check', { sneaker: 'guard' }));
  table.rolls('surprise', 9).rolls('notice', 1);
  expect(conditions(table, 'wenna')).toContain('surprised');
  expect(conditions(table, 'pell')).toContain('surprised');
  expect(conditions(table, 'guard')).not.toContain('surprised');
});

test('[SL-SUR-2] Stealth against Stealth with ordinary dice; a tie is for the one who sneaks', () => {
  const check = (sneaks: number, notices: number) => {
    const table = ambush({ surprised: 'ask' });
    table.does(choice('begin', { roll: ['wenna'] })).does(choice('check', { sneaker: 'guard' }));
    // Dex 1 and no Stealth.
    expect(waiting(table)).toEqual({ who: 'guard', purpose: 'surprise', bonus: 1, dice: 'd10' });
    table.rolls('surprise', sneaks);
    // Prc 0.
    expect(waiting(table)).toEqual({ who: 'wenna', purpose: 'notice', bonus: 0, dice: 'd10' });
    return conditions(table.rolls('notice', notices), 'wenna').includes('surprised');
  };
  // 6 against 6, 6 against 7.
  expect([check(5, 6), check(5, 7)]).toEqual([true, false]);
});

test('[SL-SUR-2] the odds of the check say who is the better: the sneaker or the one who may notice', () => {
  const table = ambush({ surprised: 'ask' });
  table.does(choice('begin', { roll: ['wenna'] }));
  const odds = table.send({ do: 'odds', choice: choice('check', { sneaker: 'guard' }) } as never);
  // d10 + 1 against d10, equals for the sneaker: of 100 pairs 36 have the second die 2 or more above the first.
  expect(odds).toMatchObject({
    exact: true,
    chances: { surprised: expect.closeTo(0.64, 9), notices: expect.closeTo(0.36, 9) },
  });
});

test('[SL-SUR-2] the game master may name other checks, but none that there are not', () => {
  const table = ambush({ surprised: 'ask' });
  table.does(choice('begin', { roll: ['pell'] }));
  table.refuses(choice('check', { sneaker: 'wenna' }), 'noSuchThing', 'SL-SUR-2');
  for (const named of ['sneakingAttribute', 'sneakingSkill', 'noticingAttribute', 'noticingSkill']) {
    table.refuses(choice('check', { [named]: 'juggling' }), 'noSuchThing', 'SL-SUR-2');
  }
  table.does(
    choice('check', { sneakingAttribute: 'strength', sneakingSkill: 'athletics', noticingSkill: 'none' }),
  );
  // Str 1, Athletics 1; then Pell's Perception alone.
  expect(waiting(table)).toMatchObject({ who: 'guard', bonus: 2 });
  table.rolls('surprise', 1);
  expect(waiting(table)).toMatchObject({ who: 'pell', bonus: 3 });
});

test('[SL-SUR-2] only enemies may be the ones who sneak; unless another is named it is the first of them', () => {
  const table = fight(
    {
      red: { wenna: { at: [2, 2] }, pell: { at: [2, 4] } },
      blue: { guard: { at: [20, 2] }, goblin: { at: [20, 4] } },
    },
    { fromTheStart: true, surprised: 'ask' },
  );
  table.does(choice('begin', { roll: ['wenna'] }));
  expect(table.option('check').needs?.sneaker).toMatchObject({
    oneOf: [{ id: 'guard' }, { id: 'goblin' }],
    default: 'guard',
  });
  table.refuses(choice('check', { sneaker: 'pell' }), 'noSuchThing', 'SL-SUR-2');
  expect(waiting(table.does(choice('check')))).toMatchObject({ who: 'guard', purpose: 'surprise' });
});

test('[SL-SUR-3] [SL-R48] the surprised have no AP until their first turn is over', () => {
  const table = ambush({ surprised: ['guard'] });
  for (const face of [1, 1, 10]) table.rolls('initiative', face);
  // 7, 13, and the guard's 16 less 4.
  expect([initiative(table, 'wenna'), initiative(table, 'pell'), initiative(table, 'guard')]).toEqual([
    7, 13, 12,
  ]);
  expect([ap(table, 'pell'), ap(table, 'guard')]).toEqual([8, 0]);
  table.answers('pell', endTurn);
  expect([asked(table), ap(table, 'guard')]).toEqual(['guard turn', 0]);
  table.refuses(choice('move', { to: { x: 20, y: 3 } }), 'noMovement', 'SL-MOV-4');
  table.does(endTurn);
  expect([ap(table, 'guard'), conditions(table, 'guard')]).toEqual([6, []]);
  table.answers('wenna', endTurn);
  expect(ap(table, 'guard')).toBe(12);
});

test('[SL-R48] with `no` the next round’s start is the first gain', () => {
  const table = ambush({ surprised: ['guard'], rulings: { surpriseFirstAp: 'no' } });
  for (const face of [1, 1, 10]) table.rolls('initiative', face);
  table.answers('pell', endTurn).answers('guard', endTurn);
  expect(ap(table, 'guard')).toBe(0);
  table.answers('wenna', endTurn);
  expect([table.view().round, ap(table, 'guard')]).toEqual([2, 6]);
});

test('[SL-SUR-4] [SL-INI-6] surprise takes 5 less Perception off initiative, down to 0', () => {
  const table = ambush({ surprised: ['wenna', 'pell'] });
  expect(waiting(table)).toMatchObject({ who: 'wenna', bonus: 1 });
  expect(terms(table)).toContain('surprised -5');
  table.rolls('initiative', 3);
  expect(terms(table)).toContain('surprised -2');
  table.rolls('initiative', 3).rolls('initiative', 1);
  expect([initiative(table, 'wenna'), initiative(table, 'pell')]).toEqual([4, 13]);
  // Perception −3 and nothing else: −8.
  const dull = duel(
    { wenna: { sheet: { attributes: { perception: -3 } } }, guard: { at: [20, 2] } },
    { fromTheStart: true, surprised: ['wenna'] },
  );
  dull.rolls('initiative', 4).rolls('initiative', 1);
  expect(initiative(dull, 'wenna')).toBe(0);
});

test('[SL-SUR-5] Perception above 5 is never surprised, and with 5 nothing is lost', () => {
  const keen = (perception: number) =>
    fight(
      {
        red: { wenna: { at: [2, 2], sheet: { attributes: { perception } } } },
        blue: { guard: { at: [20, 2] } },
      },
      { fromTheStart: true, surprised: 'ask' },
    );
  keen(6).refuses(choice('begin', { surprised: ['wenna'] }), 'immune', 'SL-SUR-5');
  keen(6).refuses(choice('begin', { roll: ['wenna'] }), 'immune', 'SL-SUR-5');
  const table = keen(5).does(choice('begin', { surprised: ['wenna'] }));
  // Prc 5, Reflex 1, 5.
  expect(waiting(table)).toMatchObject({ who: 'wenna', bonus: 11 });
});

test('[SL-SUR-3] [SL-AP-5] [SL-MSC-8] without AP a surprised one cannot even begin to Seize Initiative', () => {
  const table = duel(
    { guard: { now: { conditions: ['surprised'] } }, wenna: { at: [20, 2] } },
    { initiative: { guard: 20, wenna: 19 } },
  );
  table.refuses(choice('seize-initiative'), 'noActionPoints', 'SL-AP-5');
  table.does(endTurn).answers('wenna', endTurn);
  // 6 for the turn's end and 6 for the round's start.
  table.answers('guard', choice('seize-initiative')).rolls('seize-initiative', 5);
  expect([ap(table, 'guard'), initiative(table, 'guard')]).toEqual([8, 25]);
});
