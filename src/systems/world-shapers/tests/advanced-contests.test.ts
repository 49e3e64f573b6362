import { expect, test } from 'vitest';
import { contestOf } from '../actions/contest-rules.ts';
import { actions } from '../actions/index.ts';
import { contests } from '../contests.ts';
import { advancedActions, advancedCosts } from '../costs.ts';
import { contest } from '../roll/contest.ts';
import { one } from '../state.ts';
import { skillNames } from '../stats.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  begun,
  choice,
  conditions,
  duel,
  edges,
  endTurn,
  fight,
  hold,
  offered,
  path,
  waiting,
} from './line-up.ts';

/** The table of the advanced actions, and contests as they use them (WS-ADV-1 to WS-ADV-4, WS-ADV-17, WS-GEN-7). */

/** Brana with a free hand beside a bandit. Athletics: hers +7, his +2. */
const scene = (setting: Setting = {}, bandit: Sketch = {}) =>
  duel({ brana: { now: { inHand: ['ax'] } }, bandit: { now: bandit } }, setting);

/** The table as the rules have it. */
const rows: readonly (readonly [string, number, readonly string[], readonly string[]])[] = [
  ['blind', 2, ['Quick Fingers', 'Nimbleness'], ['Improvisation', 'Endurance']],
  ['climb', 2, ['Athletics', 'Nimbleness'], ['Athletics', 'Raw Force', 'Nimbleness', 'Quick Fingers']],
  [
    'disarm',
    2,
    ['Athletics', 'Nimbleness', 'Raw Force', 'Quick Fingers'],
    ['Athletics', 'Nimbleness', 'Raw Force', 'Quick Fingers'],
  ],
  ['grab', 2, ['Athletics', 'Raw Force'], ['Athletics', 'Raw Force', 'Nimbleness']],
  ['hide', 2, ['Stealth'], ['Perception']],
  ['shove', 1, ['Athletics', 'Raw Force'], ['Athletics', 'Raw Force', 'Nimbleness']],
  ['trip', 2, ['Athletics', 'Raw Force'], ['Athletics', 'Nimbleness']],
];

test.each(rows)('[WS-ADV-2] %s: %d AP, and its checks', (id, cost, mine, theirs) => {
  const kind = contests[id as keyof typeof contests];
  expect(advancedCosts[id as keyof typeof advancedCosts]).toBe(cost);
  expect(kind.mine.map((skill) => skillNames[skill])).toEqual(mine);
  expect(kind.theirs.map((skill) => skillNames[skill])).toEqual(theirs);
  const state = begun({ red: { brana: { at: [5, 5] } }, blue: { bandit: { at: [6, 5] } } });
  const action = actions.find((each) => each.id === id);
  expect(action?.price(state, one(state, 'brana'), null)).toEqual({ ap: cost });
});

/** What happens to a target of this size, for an actor of size 0: refused, or who has advantage. */
function against(size: number, id: string, rulings: Sketch = {}): string {
  const lineUp: LineUp = {
    red: { actor: { use: null, at: [5, 5] } },
    blue: {
      other: { use: null, at: [6, 5], sheet: { size, weapons: ['sword'] }, now: { inHand: ['sword'] } },
    },
  };
  const state = begun(lineUp, { rulings });
  const action = actions.find((each) => each.id === id);
  const read = action?.read(state, one(state, 'actor'), { option: id, target: 'other' });
  if (!read) return 'nothing';
  return 'because' in read ? `${read.code} ${read.clause}` : 'may';
}

const tooLarge = 'tooDifferentInSize WS-ADV-3';
const notLarger = 'tooDifferentInSize WS-ADV-2';

test.each(['blind', 'grab', 'shove', 'trip'])('[WS-ADV-3] %s: up to one size category above', (id) => {
  expect([-2, -1, 0, 1, 2].map((size) => against(size, id))).toEqual(['may', 'may', 'may', 'may', tooLarge]);
});

test('[WS-ADV-2] Climb: at least one above; Disarm: any size', () => {
  expect([-1, 0, 1, 2, 3].map((size) => against(size, 'climb'))).toEqual([
    notLarger,
    notLarger,
    'may',
    'may',
    'may',
  ]);
  expect([-3, 0, 1, 4].map((size) => against(size, 'disarm'))).toEqual(['may', 'may', 'may', 'may']);
});

test('[WS-R37] Shove may be limited below, too; the others never', () => {
  const rulings = { shoveSizeLimit: 'oneAboveOrBelow' };
  expect([-2, -1, 0, 1, 2].map((size) => against(size, 'shove', rulings))).toEqual([
    tooLarge,
    'may',
    'may',
    'may',
    tooLarge,
  ]);
  expect(against(-2, 'trip', rulings)).toBe('may');
});

test('[WS-ADV-3] the larger target rolls with advantage', () => {
  const table = duel({ brana: { now: { inHand: ['ax'] } }, ogre: {} });
  table.does(choice('trip', { target: 'ogre' }));
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'trip', bonus: 7, dice: 'd20' });
  table.rolls('trip', 10);
  // Athletics: Strength 16.
  expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'trip-resisted', bonus: 6, dice: 'd20+d20' });
  expect(edges(table)).toEqual(['larger 1']);
});

test('[WS-ADV-3] against a smaller one it is yours', () => {
  const table = duel({ brana: {}, 'fire-wisp': {} });
  table.does(choice('shove', { target: 'fire-wisp' }));
  expect([waiting(table).dice, ...edges(table)]).toEqual(['d20+d20', 'larger 1']);
  table.rolls('shove', 3, 4);
  expect(waiting(table)).toMatchObject({ who: 'fire-wisp', bonus: 4, dice: 'd20' });
});

test('[WS-ADV-2] Climb and Disarm: no advantage either way', () => {
  const up = duel({ brana: { now: { inHand: ['ax'] } }, ogre: {} });
  up.does(choice('climb', { target: 'ogre' }));
  expect([waiting(up).dice, edges(up)]).toEqual(['d20', []]);
  up.rolls('climb', 10);
  expect([waiting(up).dice, edges(up)]).toEqual(['d20', []]);
  const down = duel({ ogre: {}, brana: { at: [7, 5] } });
  down.does(choice('disarm', { target: 'brana' }));
  expect([waiting(down).dice, edges(down)]).toEqual(['d20', []]);
});

test('[WS-ADV-1] [WS-R36] all are played, none, or those that are listed', () => {
  const offers = (setting: Setting): readonly string[] => {
    const state = begun({ red: { brana: { at: [5, 5] } }, blue: { bandit: { at: [6, 5] } } }, setting);
    return advancedActions.filter((id) => {
      const option = actions.find((each) => each.id === id)?.offer(state, one(state, 'brana'));
      return option?.refused?.code === 'notPlayed';
    });
  };
  const mine = ['blind', 'climb', 'disarm', 'grab', 'hide', 'shove', 'trip'];
  expect(offers({})).toEqual([]);
  expect(offers({ rulings: { advancedActions: false } })).toEqual(expect.arrayContaining(mine));
  const some = offers({ rulings: { advancedActions: 'written' }, advanced: ['trip', 'hide'] });
  expect(mine.filter((id) => !some.includes(id))).toEqual(['hide', 'trip']);
  const table = scene({ rulings: { advancedActions: false } });
  table.refuses(choice('trip', { target: 'bandit' }), 'notPlayed', 'WS-ADV-1');
  table.refuses(hold('trip'), 'notPlayed', 'WS-ADV-1');
});

test('[WS-ADV-2] the target is within 1 m, is there, is a creature, and nobody else than somebody else', () => {
  const table = fight({
    red: { brana: { at: [5, 5] } },
    blue: { bandit: { at: [7, 5] }, ogre: { at: [6, 5], now: { conditions: ['dead'] } } },
    things: { crate: { at: [5, 6] } },
  });
  table.refuses(choice('trip', { target: 'bandit' }), 'outOfReach', 'WS-ADV-2');
  expect(offered(table)).not.toContain('trip');
  table.does(path([6, 5]));
  expect(offered(table)).toContain('trip');
  table.refuses(choice('trip', { target: 'brana' }), 'wrongTarget', 'WS-ADV-2');
  table.refuses(choice('trip', { target: 'ogre' }), 'wrongTarget', 'WS-ADV-2');
  table.refuses(choice('trip', { target: 'crate' }), 'wrongTarget', 'WS-GEN-9');
  table.refuses(choice('trip', { target: 'nobody' }), 'noSuchThing', 'WS-ADV-17');
});

test('[WS-ADV-13] [WS-COV-4] nobody lays hands on whoever is hidden from it, or behind a wall', () => {
  const hidden = fight({
    red: { brana: { at: [5, 5] } },
    blue: { bandit: { at: [6, 5], now: { hiddenFrom: ['brana'] } }, ogre: { at: [5, 6] } },
  });
  expect(hidden.option('trip').needs?.target).toMatchObject({ oneOf: [{ id: 'ogre' }] });
  hidden.refuses(choice('trip', { target: 'bandit' }), 'hidden', 'WS-ADV-13');
  const walled = scene({ field: { walls: [{ x: 5, y: 5, side: 'e', kind: 'wall' }] } });
  walled.refuses(choice('trip', { target: 'bandit' }), 'covered', 'WS-COV-4');
});

test('[WS-GEN-7] the initiator first, then the target; [WS-R5] a tie is the target’s, or the initiator’s', () => {
  const tie = (rulings: Sketch): readonly string[] => {
    const table = scene({ rulings });
    table.does(choice('trip', { target: 'bandit' })).rolls('trip', 5);
    // 12 against 12: a tie.
    table.rolls('trip-resisted', 10);
    return conditions(table, 'bandit');
  };
  expect(tie({})).toEqual([]);
  expect(tie({ contestTie: 'initiator' })).toEqual(['prone']);
});

test('[WS-R6] the best check unless another is named; equals: the first of the list', () => {
  const table = scene();
  // Athletics and Raw Force are both +7.
  table.does(choice('grab', { target: 'bandit' }));
  expect(table.roll().question).toBe('Brana tries to grab Bandit: Athletics');
  const named = scene();
  named.does(choice('blind', { target: 'bandit', skill: 'nimbleness' }));
  expect(waiting(named).bonus).toBe(3);
  expect(named.roll().question).toContain('Nimbleness');
  named.undo();
  named.refuses(choice('blind', { target: 'bandit', skill: 'athletics' }), 'noSuchThing', 'WS-ADV-2');
});

test('[WS-R5] [WS-R6] the dice of a contest say which rulings had a say in it', () => {
  const state = begun({ red: { brana: { at: [5, 5] } }, blue: { ogre: { at: [6, 5] } } });
  const spec = contestOf(state, 'trip', 'brana', 'ogre', 'WS-ADV-17');
  const { rolled, result } = play(state, { faces: [[10], [11, 4]] }, (table) => contest(table, spec));
  // 17 against 17: the tie goes to the ogre.
  expect(result.won).toBe(false);
  expect(rolled).toMatchObject([
    { for: 'brana', with: 'Athletics', rulings: ['WS-R6'] },
    { for: 'ogre', with: 'Athletics', rulings: ['WS-R6', 'WS-R5', 'WS-R8'] },
  ]);
});

test('[WS-R6] or each is asked', () => {
  const table = scene({ rulings: { contestSkillPick: 'ask' } });
  table.does(choice('trip', { target: 'bandit' }));
  expect(asked(table)).toBe('brana contest.skill');
  table.does(choice('rawForce')).rolls('trip', 10);
  expect(asked(table)).toBe('bandit contest.skill');
  expect(offered(table)).toEqual(['athletics', 'nimbleness']);
  table.does(choice('nimbleness'));
  expect(waiting(table).bonus).toBe(1);
});

test('[WS-R7] allies may give in, without a roll; enemies are not asked', () => {
  const lineUp: LineUp = {
    red: { brana: { at: [5, 5] }, sill: { at: [6, 5] } },
    blue: { bandit: { at: [5, 6] } },
  };
  const table = fight(lineUp);
  table.does(choice('shove', { target: 'sill', way: 'east' }));
  expect(asked(table)).toBe('sill contest.yield');
  table.does(choice('give-in'));
  expect([table.who('sill').cell, asked(table)]).toEqual([{ x: 7, y: 5 }, 'brana turn']);
  table.does(choice('shove', { target: 'bandit' }));
  expect(waiting(table).purpose).toBe('shove');
  const never = fight(lineUp, { rulings: { contestYield: 'never' } });
  never.does(choice('shove', { target: 'sill', way: 'east' }));
  expect(waiting(never).purpose).toBe('shove');
  const everyone = fight(lineUp, { rulings: { contestYield: 'everyoneAsked' } });
  everyone.does(choice('shove', { target: 'bandit' }));
  expect(asked(everyone)).toBe('bandit contest.yield');
  everyone.does(choice('resist'));
  expect(waiting(everyone).purpose).toBe('shove');
});

test('[WS-VIT-4] [WS-GEN-10] whoever is Down resists nothing, and no dice fall for it', () => {
  const table = duel(
    { brana: { now: { inHand: ['ax'] } }, bandit: { now: { vitality: -2 } } },
    { rulings: { combatEnd: 'gmOnly' } },
  );
  table.does(choice('grab', { target: 'bandit' }));
  expect([asked(table), table.facts('grabbed').length]).toEqual(['brana turn', 1]);
});

test('[WS-ADV-4] Blind: the target sees nobody until the end of its next turn', () => {
  const table = scene();
  table.does(choice('blind', { target: 'bandit' }));
  // Quick Fingers and Nimbleness: Dexterity 13. Improvisation and Endurance: nothing.
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'blind', bonus: 3 });
  table.rolls('blind', 10);
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'blind-resisted', bonus: 0, needs: 13 });
  table.rolls('blind-resisted', 12);
  expect([ap(table, 'brana'), conditions(table, 'bandit')]).toEqual([1, ['blinded']]);
  table.does(endTurn);
  expect(conditions(table, 'bandit')).toEqual(['blinded']);
  table.does(endTurn);
  expect(conditions(table, 'bandit')).toEqual([]);
});

test('[WS-ADV-4] lost, it brings nothing and is paid all the same', () => {
  const table = scene();
  table
    .does(choice('blind', { target: 'bandit' }))
    .rolls('blind', 10)
    .rolls('blind-resisted', 13);
  expect([ap(table, 'brana'), conditions(table, 'bandit')]).toEqual([1, []]);
});

test('[WS-ADV-17] Trip: the target is Prone; whoever lies is not tripped again', () => {
  const table = scene();
  table
    .does(choice('trip', { target: 'bandit' }))
    .rolls('trip', 10)
    .rolls('trip-resisted', 14);
  expect(conditions(table, 'bandit')).toEqual(['prone']);
  table.refuses(choice('trip', { target: 'bandit' }), 'already', 'WS-ADV-17');
});

test('[WS-INI-11] held, the contest is with whoever sets it off, at that moment', () => {
  const table = fight({ red: { brana: { at: [5, 5] } }, blue: { bandit: { at: [9, 5] } } });
  table.does(hold('trip', { trigger: 'enters', range: 1 }));
  expect(ap(table, 'brana')).toBe(1);
  table.does(endTurn).does(path([8, 5], [7, 5], [6, 5]));
  expect(waiting(table)).toMatchObject({ who: 'brana', purpose: 'trip' });
  table.rolls('trip', 19).rolls('trip-resisted', 2);
  expect([conditions(table, 'bandit'), ap(table, 'brana')]).toEqual([['prone'], 0]);
});

test('[WS-R26] and is lost with one that it cannot be done to', () => {
  const table = fight({ red: { brana: { at: [5, 5] } }, blue: { ogre: { at: [9, 5], sheet: { size: 2 } } } });
  table
    .does(hold('trip', { trigger: 'enters', range: 1 }))
    .does(endTurn)
    .does(path([8, 5], [7, 5], [6, 5]));
  expect(table.facts('held-lost')).toMatchObject([{ who: 'brana', why: 'illegal' }]);
});
