import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import {
  ap,
  asked,
  attack,
  cell,
  choice,
  decline,
  endTurn,
  fight,
  initiative,
  move,
  quick,
  stamina,
  strong,
  waiting,
  wounds,
} from './line-up.ts';

const moments = ['moment-turn-start', 'moment-turn-end', 'moment-declared', 'moment-resolved'];
const crouch = choice('posture', { to: 'crouching' });

/** Wenna's turn at 10 beside a guard; Torvin is her friend, the goblin stands far away. */
const table4 = (initiatives: { readonly [id: string]: number }, setting: object = {}) =>
  fight(
    {
      red: { wenna: { at: [5, 5], now: { ap: 12 } }, torvin: { at: [5, 12] } },
      blue: { guard: { at: [6, 5] }, goblin: { at: [20, 12] } },
    },
    { initiative: { wenna: 10, ...initiatives }, turnOf: 'wenna', stops: moments, ...setting },
  );

const momentOf = (table: Scenario): unknown => table.choice().about?.moment;

test('[SL-INT-1] in the own turn one moves and acts as often as AP last, in any order', () => {
  const table = table4({ guard: 5, goblin: 4, torvin: 3 }, { stops: [] });
  table.does(move(5, 6)).does(quick('guard')).rolls('attack', 1, 2);
  table
    .does(crouch)
    .does(choice('posture', { to: 'standing' }))
    .does(move(4, 6));
  // 1 AP, 4, 2 and 2; the second yard is that of the first AP.
  expect([asked(table), ap(table, 'wenna'), cell(table, 'wenna')]).toEqual(['wenna turn', 3, [4, 6]]);
  table.does(endTurn);
  expect(asked(table)).toBe('guard turn');
});

test('[SL-INT-5] odds tell what comes of a deed that nobody interrupts, also where somebody is thought to', () => {
  const table = fight(
    {
      heroes: { torvin: { at: [5, 5], now: { ap: 12 } } },
      watch: { guard: { at: [6, 5], now: { ap: 6 } } },
    },
    { initiative: { torvin: 12, guard: 8 }, turnOf: 'guard', stops: moments },
  );
  const reply = table.send({ do: 'answers', choice: attack('torvin') } as never) as {
    readonly people: readonly {
      readonly who: string;
      readonly answers: readonly { readonly words: string; readonly chances: Record<string, number> }[];
    }[];
  };
  expect(reply.people.map(({ who }) => who)).toEqual(['torvin']);
  const passes = reply.people[0]?.answers.find(({ words }) => words === 'Let it pass');
  // 2d10 + 6 against 11: all but 2, 3 and 4, which are 6 ways of 100.
  expect(passes?.chances.hit).toBeCloseTo(0.94);
  expect(passes?.chances.interrupted).toBeUndefined();
});

test('[SL-INT-2] [SL-AP-6] [SL-R44] out of turn a button names the AP of what there are AP for', () => {
  const table = fight(
    {
      heroes: { torvin: { at: [5, 5], now: { ap: 6 } } },
      watch: { guard: { at: [6, 5], now: { ap: 6 } } },
    },
    { initiative: { torvin: 12, guard: 8 }, turnOf: 'guard', stops: moments },
  ).does(attack('torvin'));
  expect(asked(table)).toBe('torvin moment');
  // His greatsword takes 7 AP, fists take 6; a quick blow with it takes 5.
  expect(table.option('standard-attack').cost).toEqual({ ap: 6, initiative: 2 });
  expect(table.option('quick-attack').cost).toEqual({ ap: 5, initiative: 2 });
});

test('[SL-INT-4] [SL-R50] one tap lets a moment pass for all who are asked, and one undo asks again', () => {
  const line = {
    watch: { guard: { at: [6, 5] as const, now: { ap: 12 } } },
    heroes: {
      torvin: { at: [5, 5] as const, now: { ap: 12 } },
      wenna: { at: [5, 9] as const, now: { ap: 12 } },
      pell: { at: [1, 1] as const, now: { ap: 12 } },
    },
  };
  const setting = { initiative: { torvin: 12, wenna: 11, pell: 10, guard: 8 }, turnOf: 'guard' };
  const declares = (stops: readonly string[]) => fight(line, { ...setting, stops }).does(attack('torvin'));
  const table = declares(['moment-declared']);
  const asksOf = (one: Scenario): unknown => ({ who: one.choice().for, also: one.choice().also });
  expect(asksOf(table)).toEqual({ who: 'torvin', also: ['wenna', 'pell'] });
  // Each for itself.
  expect(asksOf(declares(['moment-declared']).does(decline))).toEqual({ who: 'wenna', also: ['pell'] });
  // For Wenna only: Pell is asked.
  table.does(decline, ['wenna']);
  expect(table.choice().for).toBe('pell');
  table.undo();
  expect(asksOf(table)).toEqual({ who: 'torvin', also: ['wenna', 'pell'] });
  table.does(decline, ['wenna', 'pell']);
  expect(table.roll().purpose).toBe('attack');
  table.rolls('attack', 1, 1);
  // The next declaration is another moment.
  table.does(attack('torvin'));
  expect(asksOf(table)).toEqual({ who: 'torvin', also: ['wenna', 'pell'] });
});

test('[SL-INT-2] [SL-INT-4] those who stand higher may act, the highest first; equal is not enough', () => {
  const table = table4({ torvin: 20, guard: 16, goblin: 10 }, { stage: 'start' });
  expect([asked(table), momentOf(table)]).toEqual(['torvin moment', 'turn-start']);
  table.does(decline);
  expect(asked(table)).toBe('guard moment');
  table.does(decline);
  expect(asked(table)).toBe('wenna turn');
});

test('[SL-INT-3] an action out of turn costs its AP and 2 initiative, and more than the AP at hand cannot be spent', () => {
  const table = table4({ torvin: 3, guard: 12, goblin: 4 }, { stage: 'start' });
  table.does(crouch);
  expect([ap(table, 'guard'), initiative(table, 'guard')]).toEqual([4, 10]);
  expect(table.facts('action')).toMatchObject([{ who: 'guard', outOfTurn: true, clause: 'SL-INT-3' }]);
  // 10 is no longer above 10.
  expect(asked(table)).toBe('wenna turn');
  const poor = fight(
    { red: { wenna: { at: [5, 5] } }, blue: { guard: { at: [6, 5], now: { ap: 5 } } } },
    { initiative: { wenna: 10, guard: 20 }, turnOf: 'wenna', stage: 'start', stops: moments },
  );
  poor.refuses(attack('wenna', { with: 'sword' }), 'noActionPoints', 'SL-AP-6');
});

test('[SL-INT-4] four moments: the start, a declaration, its end, the end before AP come in', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 4 }, { stage: 'start' });
  expect(momentOf(table)).toBe('turn-start');
  table.does(decline).does(quick('guard'));
  expect([momentOf(table), ap(table, 'wenna')]).toEqual(['declared', 12]);
  table.does(decline).rolls('attack', 1, 2);
  expect([momentOf(table), ap(table, 'wenna')]).toEqual(['resolved', 8]);
  table.does(decline).does(endTurn);
  expect([momentOf(table), ap(table, 'wenna')]).toEqual(['turn-end', 8]);
  table.does(decline);
  expect(ap(table, 'wenna')).toBe(14);
});

test('[SL-INT-5] a declared action that is interrupted does not happen and costs nothing; its moment is closed', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 19 }, { stops: ['moment-declared'] });
  table.does(attack('guard'));
  table.answers('guard', crouch);
  // The goblin is not asked any more.
  expect([asked(table), ap(table, 'wenna')]).toEqual(['wenna turn', 12]);
  expect(table.news('action-voided')).toMatchObject([
    { who: 'wenna', action: 'standard-attack', by: 'guard' },
  ]);
});

test('[SL-R52] [SL-INT-5] the owner may do anything, the same again too', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 4 }, { stops: ['moment-declared'] });
  table.does(attack('guard')).does(crouch).does(attack('guard')).does(decline);
  expect([waiting(table).purpose, ap(table, 'wenna')]).toEqual(['attack', 6]);
});

test('[SL-R52] with `notTheSame` what was thwarted is not declared again in this turn', () => {
  const table = table4(
    { torvin: 3, guard: 20, goblin: 4 },
    { stops: ['moment-declared'], rulings: { voidRetry: 'notTheSame' } },
  );
  table.does(attack('guard')).does(crouch);
  table.refuses(attack('guard'), 'thwarted', 'SL-INT-5');
  expect(table.option('standard-attack').refused).toMatchObject({ code: 'thwarted' });
  table.does(quick('guard')).does(decline).rolls('attack', 1, 2).does(endTurn);
  for (const id of ['goblin', 'torvin', 'guard']) table.answers(id, endTurn);
  table.answers('wenna', attack('guard'));
  expect(asked(table)).toBe('guard moment');
});

test('[SL-R49] [SL-INT-2] what is done out of turn is not interrupted itself', () => {
  const table = table4({ torvin: 18, guard: 20, goblin: 4 }, { stops: ['moment-declared'] });
  table.does(attack('guard')).answers('guard', attack('wenna', { with: 'sword' }));
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'attack' });
});

test('[SL-R49] with `yes` it may be, and then it costs nothing and thwarts nothing', () => {
  const table = table4(
    { torvin: 18, guard: 20, goblin: 4 },
    { stops: ['moment-declared'], rulings: { interruptNesting: 'yes' } },
  );
  table.does(attack('guard')).answers('guard', attack('wenna', { with: 'sword' }));
  // Torvin is the guard's enemy and stands above Wenna, whose turn it is.
  table.answers('torvin', crouch);
  // That may be interrupted in its turn.
  expect([asked(table), table.choice().about?.who]).toEqual(['guard moment', 'torvin']);
  table.does(decline);
  expect([ap(table, 'guard'), initiative(table, 'guard')]).toEqual([6, 20]);
  expect([ap(table, 'torvin'), initiative(table, 'torvin')]).toEqual([4, 16]);
  // Wenna's attack still stands; the guard may try once more.
  table.answers('guard', decline);
  table.rolls('attack', 1, 2);
  expect(ap(table, 'wenna')).toBe(6);
});

test('[SL-R50] after each deed everybody able is asked again, from the highest down', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 19 }, { stage: 'start' });
  table.answers('guard', crouch);
  // 18: the goblin stands above the guard now.
  table.answers('goblin', decline).answers('guard', decline);
  expect(asked(table)).toBe('wenna turn');
});

test('[SL-R50] with `oneEach` everybody is asked once', () => {
  const table = table4(
    { torvin: 3, guard: 20, goblin: 19 },
    { stage: 'start', rulings: { promptOrder: 'oneEach' } },
  );
  table.answers('guard', crouch).answers('goblin', crouch);
  expect(asked(table)).toBe('wenna turn');
});

test('[SL-R51] movement opens no moments', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 19 });
  table.does(move(5, 8));
  expect([asked(table), cell(table, 'wenna')]).toEqual(['wenna turn', [5, 8]]);
});

test('[SL-R51] with `beforeAndAfter` it opens two, and the first may put an end to it', () => {
  const setting = { rulings: { moveMoments: 'beforeAndAfter' } };
  const table = table4({ torvin: 3, guard: 20, goblin: 4 }, setting);
  table.does(move(5, 8));
  expect([momentOf(table), cell(table, 'wenna')]).toEqual(['declared', [5, 5]]);
  table.does(decline);
  expect([momentOf(table), cell(table, 'wenna')]).toEqual(['resolved', [5, 8]]);
  table.does(decline).does(move(5, 9)).does(crouch);
  expect([asked(table), cell(table, 'wenna')]).toEqual(['wenna turn', [5, 8]]);
  expect(table.lines().map(({ text }) => text)).toContain('Wenna’s Move comes to nothing and costs nothing');
});

test('[SL-MOV-6] [SL-R55] moving away right after a declaration thwarts it, without any loss of initiative', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 4 }, { stops: ['moment-declared'] });
  table.does(attack('guard', { with: 'sword' })).answers('guard', move(10, 5));
  expect([ap(table, 'wenna'), initiative(table, 'guard'), asked(table)]).toEqual([12, 20, 'wenna turn']);
  // 4 yards at rate 8.
  expect([cell(table, 'guard'), ap(table, 'guard')]).toEqual([[10, 5], 4]);
});

test('[SL-R55] [SL-JMP-3] a jump that does not get off the ground is no movement and thwarts nothing', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 4 }, { stops: ['moment-declared'] });
  table
    .does(attack('guard', { with: 'sword' }))
    .answers('guard', choice('long-jump', { to: { x: 7, y: 5 } }))
    // 1 + 2, halved: a foot.
    .rolls('jump', 1);
  expect([momentOf(table), cell(table, 'guard'), ap(table, 'guard')]).toEqual(['declared', [6, 5], 6]);
  table.answers('guard', decline);
  expect([waiting(table).purpose, ap(table, 'wenna')]).toEqual(['attack', 6]);
  // 4 + 2, halved: 3 feet.
  const away = table4({ torvin: 3, guard: 20, goblin: 4 }, { stops: ['moment-declared'] });
  away
    .does(attack('guard', { with: 'sword' }))
    .answers('guard', choice('long-jump', { to: { x: 7, y: 5 } }))
    .rolls('jump', 4);
  expect([asked(away), cell(away, 'guard'), ap(away, 'wenna')]).toEqual(['wenna turn', [7, 5], 12]);
});

test('[SL-R55] [SL-OFF-6] nor does a way given up before its first step', () => {
  const table = fight(
    {
      red: { wenna: { at: [6, 5], now: { ap: 12 } }, torvin: { at: [9, 5], now: { ap: 6 } } },
      blue: { guard: { at: [7, 5] } },
    },
    {
      initiative: { wenna: 10, torvin: 3, guard: 20 },
      turnOf: 'wenna',
      stops: ['moment-declared', 'rebuff'],
    },
  );
  table
    .does(attack('guard', { with: 'sword' }))
    .answers('guard', move(8, 5))
    .answers('torvin', choice('rebuff', { with: 'greatsword' }))
    .rolls('attack', 1, 2)
    .answers('guard', choice('stop'));
  expect([momentOf(table), cell(table, 'guard'), ap(table, 'guard')]).toEqual(['declared', [7, 5], 6]);
  table.answers('guard', decline);
  expect([waiting(table).who, ap(table, 'wenna')]).toEqual(['wenna', 6]);
});

test('[SL-R55] with `no` the action goes on, and comes to nothing where its target is gone', () => {
  const begin = () => {
    const table = table4(
      { torvin: 3, guard: 20, goblin: 4 },
      { stops: ['moment-declared'], rulings: { moveVoids: 'no' } },
    );
    return table.does(attack('guard', { with: 'sword' }));
  };
  const gone = begin().answers('guard', move(10, 5)).answers('guard', decline);
  expect([asked(gone), ap(gone, 'wenna'), gone.facts('attack').length]).toEqual(['wenna turn', 6, 0]);
  const near = begin().answers('guard', move(6, 6)).answers('guard', decline);
  near.rolls('attack', 5, 5);
  // 10 + 7 against 13, damage 4, Toughness 5: 3 is moderate.
  expect(wounds(near, 'guard')).toEqual([0, 1, 0, 0, 0]);
});

test('[SL-ACT-3] [SL-R55] what comes to nothing takes its AP, but no stamina', () => {
  const table = table4(
    { torvin: 3, guard: 20, goblin: 4 },
    { stops: ['moment-declared'], rulings: { moveVoids: 'no' } },
  );
  table
    .does(strong('guard', { with: 'sword' }))
    .answers('guard', move(10, 5))
    .answers('guard', decline);
  // Wenna has 12 stamina, and had 12 AP.
  expect([asked(table), ap(table, 'wenna'), stamina(table, 'wenna')]).toEqual(['wenna turn', 4, 12]);
});

test('[SL-MOV-5] [SL-INT-5] buying yards moves nobody and thwarts nothing', () => {
  const table = table4({ torvin: 3, guard: 20, goblin: 4 }, { stops: ['moment-declared'] });
  table
    .does(attack('guard'))
    .does(choice('buy-movement', { ap: 2 }))
    .answers('guard', decline);
  expect(waiting(table).purpose).toBe('attack');
});

test('[SL-INI-5] [SL-INT-3] a chain of deeds out of turn ends where initiative does', () => {
  const table = table4({ torvin: 0, guard: 3, goblin: 0, wenna: 0 }, { stage: 'start' });
  table.answers('guard', crouch).answers('guard', choice('posture', { to: 'standing' }));
  // 3, 1, 0: not above 0 any more, though 2 AP are left.
  expect([initiative(table, 'guard'), ap(table, 'guard'), asked(table)]).toEqual([0, 2, 'wenna turn']);
});

test('[SL-R49] [SL-INT-3] with `yes` two enemies who interrupt each other lose 2 initiative at each declaration', () => {
  const table = table4(
    { torvin: 18, guard: 20, goblin: 4 },
    { stops: ['moment-declared'], rulings: { interruptNesting: 'yes' } },
  );
  table.does(attack('guard'));
  // Wenna, whose turn it is, has 10. The guard's declarations leave it with 18 and 16, Torvin's leave him with 16.
  for (const id of ['guard', 'torvin', 'guard']) table.answers(id, crouch);
  expect([initiative(table, 'guard'), initiative(table, 'torvin')]).toEqual([16, 16]);
});

test('[SL-R49] [SL-INT-5] [SL-INI-6] with `yes` a voided action gives back no more initiative than it cost', () => {
  const table = table4(
    { wenna: 0, torvin: 18, guard: 1, goblin: 0 },
    { stops: ['moment-declared'], rulings: { interruptNesting: 'yes' } },
  );
  table.does(attack('guard')).answers('guard', attack('wenna', { with: 'sword' }));
  table.answers('torvin', crouch);
  expect(initiative(table, 'guard')).toBe(1);
});
