import { expect, test } from 'vitest';
import { fold } from '../../../kernel/terms.ts';
import { checkTerms, halved, statBonus } from '../derived.ts';
import { packSheet } from '../ready.ts';
import { defaultRulings } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import { allies, foes, one } from '../state.ts';
import { ap, asked, begun, cell, choice, defend, duel, endTurn, fight, move } from './line-up.ts';

/** Foundations (section GEN) at the table. For checks, contests and Defense Rolls see `rolls.test.ts`. */

const sheet = (id: string): Sheet => {
  const found = packSheet(id);
  if (!found) throw new Error(`no ${id} in the pack`);
  return found;
};
const law = { rulings: defaultRulings, governors: {} };

test('[WS-GEN-1] the game master says whether it is combat, and then the first round begins', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [8, 2] } } },
    { fromTheStart: 'ask' },
  );
  expect(asked(table)).toBe('gm gm.combatStart');
  expect(table.option('start').note).toBeUndefined();
  table.does(choice('start'));
  expect(table.view().round).toBe(1);
  expect(asked(table)).toBe('brana turn');
});

test('[WS-GEN-1] a warning when fewer than two sides have anybody who can fight', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, things: { crate: { at: [8, 2] } } },
    { fromTheStart: 'ask' },
  );
  expect(table.option('start').note).toContain('fewer than two sides');
});

test('[WS-GEN-2] what is no combat has no rounds and no points', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, things: { crate: { at: [8, 2] } } },
    { fromTheStart: 'ask' },
  );
  table.does(choice('not-combat'));
  expect(table.isOver()).toEqual({ winner: null });
  expect(table.facts('round-began')).toEqual([]);
  expect(ap(table, 'brana')).toBe(0);
});

test('[WS-GEN-3] your side are allies, you included; two other sides are both enemies', () => {
  const state = begun({
    heroes: { brana: { at: [2, 2] }, sill: { at: [2, 4] } },
    bandits: { bandit: { at: [8, 2] } },
    beasts: { 'venom-spider': { at: [8, 6] } },
  });
  const [brana, sill, bandit, spider] = ['brana', 'sill', 'bandit', 'venom-spider'].map((id) =>
    one(state, id),
  ) as [never, never, never, never];
  expect([allies(brana, brana), allies(brana, sill), foes(brana, bandit), foes(bandit, spider)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([foes(brana, sill), allies(bandit, spider)]).toEqual([false, false]);
});

test('[WS-GEN-4] [WS-R1] the Stat Bonus is the Stat less 10', () => {
  const brana = sheet('brana');
  // Strength 14, Dexterity 13, Charisma 10.
  expect([
    statBonus(law, brana, 'strength'),
    statBonus(law, brana, 'dexterity'),
    statBonus(law, brana, 'charisma'),
  ]).toEqual([4, 3, 0]);
  // The spirit hound has Intelligence 6.
  expect(statBonus(law, sheet('spirit-hound'), 'intelligence')).toBe(-4);
  const mild = { rulings: { ...defaultRulings, statBonusFormula: 'neverNegative' as const } };
  expect(statBonus(mild, sheet('spirit-hound'), 'intelligence')).toBe(0);
  expect([statBonus(mild, brana, 'strength'), statBonus(mild, brana, 'charisma')]).toEqual([4, 0]);
});

test('[WS-GEN-5] [WS-R2] halves of bonuses go down, or towards 0', () => {
  expect([halved(law, 3), halved(law, 4), halved(law, -3)]).toEqual([1, 2, -2]);
  const towards = { rulings: { ...defaultRulings, halfRounding: 'towardZero' as const } };
  expect([halved(towards, 3), halved(towards, -3)]).toEqual([1, -1]);
});

test('[WS-GEN-6] [WS-R3] a skill is its Stat Bonus and its level; a table may pair it otherwise', () => {
  // Maela: Grace 2, Charisma 14, Will 14, Instinct 11.
  const grace = (given: typeof law): number => fold(checkTerms(given, sheet('maela'), 'grace')).value;
  expect(grace(law)).toBe(6);
  const written = { ...defaultRulings, skillGovernors: 'written' as const };
  expect(grace({ rulings: written, governors: { grace: 'instinct' } } as never)).toBe(3);
  // Without the ruling the list has no effect.
  expect(grace({ rulings: defaultRulings, governors: { grace: 'instinct' } } as never)).toBe(6);
});

test('[WS-GEN-9] an object that loses its last Vitality is destroyed and leaves its space', () => {
  const table = duel({ brana: {}, crate: { at: [6, 5] } }, { rulings: { combatEnd: 'gmOnly' } });
  table.refuses(move(6, 5), 'noWay', 'WS-TER-2');
  table.byHand('smashed', { change: 'track', who: 'crate', track: 'vitality', left: 0 });
  table.does(move(6, 5));
  expect(cell(table, 'brana')).toEqual([6, 5]);
});

test('[WS-GEN-11] what breaks a rule is refused with the rule and what is missing, and changes nothing', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  table.does(defend);
  table.refuses(choice('sprint'), 'noActionPoints', 'WS-RND-4');
  expect(table.option('sprint').refused?.because).toBe('This needs 3 AP, Brana has 1 left');
  table.refuses(choice('dance'), 'noSuchThing', 'WS-GEN-11');
});

test('[WS-GEN-12] the game master may set what is and who acts', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  table.byHand(
    'a bad dream',
    { change: 'track', who: 'brana', track: 'vitality', left: 0 },
    { change: 'pool', who: 'ogre', pool: 'rp', value: 0 },
    { change: 'position', who: 'ogre', cell: { x: 12, y: 8 } },
    { change: 'condition', who: 'ogre', condition: 'burning', on: true },
  );
  expect(table.who('brana').out).toBe('unconscious');
  expect(table.who('ogre')).toMatchObject({ cell: { x: 12, y: 8 }, pools: { rp: { value: 0 } } });
  expect(table.who('ogre').conditions.map(({ id }) => id)).toEqual(['burning']);
  // Nobody else is left on her side.
  expect(asked(table)).toBe('gm gm.combatEnd');
});

test('[WS-GEN-12] whoever is up again by hand is Prone; out of order a turn is had at once', () => {
  const table = fight({
    heroes: { brana: { at: [2, 2] }, sill: { at: [2, 5] } },
    foes: { ogre: { at: [9, 2] } },
  });
  table.byHand('down', { change: 'out', who: 'sill', out: 'unconscious' });
  table.byHand('up', { change: 'track', who: 'sill', track: 'vitality', left: 5 });
  expect(table.who('sill')).toMatchObject({ out: null, conditions: [{ id: 'prone' }] });
  table.byHand('quick', { change: 'active', who: 'ogre' });
  expect(asked(table)).toBe('ogre turn');
  // Then the interrupted turn goes on.
  table.does(endTurn);
  expect(asked(table)).toBe('brana turn');
});

test('[WS-GEN-13] with one side left the game master is asked, and asked again in the next round', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  table.byHand('felled', { change: 'out', who: 'ogre', out: 'dead' });
  expect(asked(table)).toBe('gm gm.combatEnd');
  table.does(choice('go-on'));
  expect(asked(table)).toBe('brana turn');
  table.does(endTurn);
  expect(asked(table)).toBe('gm gm.combatEnd');
  table.does(choice('end'));
  expect(table.isOver()).toEqual({ winner: 'red' });
});

test('[WS-GEN-13] [WS-VIT-5] the question says who is Bleeding', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  table.byHand(
    'felled',
    { change: 'track', who: 'ogre', track: 'vitality', left: -2 },
    { change: 'condition', who: 'ogre', condition: 'bleeding', on: true },
  );
  expect(table.choice().question).toBe('Only red can still fight. Ogre is Bleeding. End the combat?');
  table.byHand('it is over', { change: 'out', who: 'ogre', out: 'dead' });
  expect(table.choice().question).toBe('Only red can still fight. End the combat?');
});

test('[WS-GEN-13] whoever comes back and falls again in the same round is a new end to be asked about', () => {
  const table = duel({ brana: {}, ogre: { at: [9, 5] } });
  const out = (how: string | null) => table.byHand('a charm', { change: 'out', who: 'ogre', out: how });
  out('dead');
  table.does(choice('go-on'));
  out(null);
  expect(asked(table)).toBe('brana turn');
  out('dead');
  expect(asked(table)).toBe('gm gm.combatEnd');
});

test('[WS-GEN-13] those who surrender or flee do not hold a fight open, nor do objects', () => {
  const table = fight({
    heroes: { brana: { at: [2, 2] } },
    foes: { ogre: { at: [9, 2] }, bandit: { at: [9, 5] } },
    things: { crate: { at: [4, 4] } },
  });
  table.byHand('runs', { change: 'out', who: 'bandit', out: 'fled' });
  expect(asked(table)).toBe('brana turn');
  table.byHand('yields', { change: 'condition', who: 'ogre', condition: 'surrendered', on: true });
  expect(asked(table)).toBe('gm gm.combatEnd');
});

test('[WS-R10] a fight may end by itself, or only when the game master says so', () => {
  const down = { change: 'out', who: 'ogre', out: 'dead' } as const;
  const itself = duel({ brana: {}, ogre: { at: [9, 5] } }, { rulings: { combatEnd: 'automatic' } });
  itself.byHand('felled', down);
  expect(itself.isOver()).toEqual({ winner: 'red' });
  const never = duel({ brana: {}, ogre: { at: [9, 5] } }, { rulings: { combatEnd: 'gmOnly' } });
  never.byHand('felled', down);
  expect(asked(never)).toBe('brana turn');
  never.byHand('enough', { change: 'end', winner: 'red' });
  expect(never.isOver()).toEqual({ winner: 'red' });
});
