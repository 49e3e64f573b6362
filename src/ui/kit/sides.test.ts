import { expect, test } from 'vitest';
import type { CombatantView } from '../../kernel/view.ts';
import { sideOf, sidesOf, tokenLabels } from './sides.ts';

const fight = (...people: readonly (readonly [name: string, side: string])[]) => ({
  combatants: Object.fromEntries(
    people.map(([name, side]) => [name, { id: name, name, side } as unknown as CombatantView]),
  ),
});

test('sides get their looks in the order in which they appear: party, hostile, neutral, other', () => {
  const sides = sidesOf(
    fight(
      ['a', 'Heroes'],
      ['b', 'Foes'],
      ['c', 'Heroes'],
      ['d', 'Villagers'],
      ['e', 'Wolves'],
      ['f', 'Rats'],
    ),
  );
  expect(sides.map((side) => `${side.side} ${side.look} ${side.letter}`)).toEqual([
    'Heroes party H',
    'Foes hostile F',
    'Villagers neutral V',
    'Wolves other W',
    'Rats other R',
  ]);
});

test('sides that begin with the same letter have two letters', () => {
  const sides = sidesOf(fight(['a', 'Heroes'], ['b', 'Highwaymen'], ['c', 'Things']));
  expect(sides.map(({ letter }) => letter)).toEqual(['He', 'Hi', 'T']);
});

test('the side of players has the look "party" in any order of combatants; things have the look "thing"', () => {
  const one = (side: string, rest: { readonly player?: true; readonly thing?: true } = {}) => ({
    side,
    ...rest,
  });
  const hedge = one('Terrain', { thing: true });
  const hero = one('Heroes', { player: true });
  const combatants = { hedge, wolf: one('Wolves'), hound: one('Heroes'), hero };
  const wanted = ['Heroes party', 'Wolves hostile', 'Terrain thing'];
  const looks = (all: { readonly combatants: Parameters<typeof sidesOf>[0]['combatants'] }) =>
    sidesOf(all).map(({ side, look }) => `${side} ${look}`);
  expect(looks({ combatants })).toEqual(wanted);
  expect(looks({ combatants: { first: hero, ...combatants } })).toEqual(wanted);
});

test('a side named like a look has that look; an unknown side has the letter "?"', () => {
  const sides = sidesOf(fight(['a', 'hostile'], ['b', 'party'], ['c', 'Wolves']));
  expect(sides.map((side) => side.look)).toEqual(['hostile', 'party', 'neutral']);
  expect(sideOf(sides, 'nobody')).toEqual({ side: 'nobody', look: 'other', letter: '?' });
});

test('tokens have different letters, from the beginnings, words and numbers of names', () => {
  const labels = tokenLabels(
    fight(
      ['Edda', 'a'],
      ['Egon', 'a'],
      ['Tor', 'a'],
      ['Bandit 1', 'b'],
      ['Bandit 12', 'b'],
      ['Orc Captain', 'b'],
      ['Wolf', 'c'],
      ['wolf', 'c'],
    ),
  );
  expect(labels.Tor).toBe('T');
  expect([labels.Edda, labels.Egon]).toEqual(['Ed', 'Eg']);
  expect([labels['Bandit 1'], labels['Bandit 12']]).toEqual(['B1', 'B12']);
  expect(labels['Orc Captain']).toBe('OC');
  expect(new Set(Object.values(labels)).size).toBe(8);
});

test('a token keeps its letters when another combatant leaves and returns', () => {
  const both = fight(['Sill', 'a'], ['Second crate', 'b']);
  expect(tokenLabels(both).Sill).toBe('Si');
  expect(tokenLabels(fight(['Sill', 'a'])).Sill).toBe('Si');
  expect(tokenLabels(both)['Second crate']).toBe('Se');
  expect(tokenLabels(fight(['Sill', 'a'], ['Torvin', 'b'])).Sill).toBe('S');
});

test('a token keeps its letters when others join or come into sight; a fight of others has letters of its own', () => {
  expect(tokenLabels(fight(['Edda', 'a'], ['Wolf', 'b']))).toEqual({ Edda: 'E', Wolf: 'W' });
  const joined = tokenLabels(fight(['Edda', 'a'], ['Egon', 'a'], ['Wolf', 'b'], ['Warg', 'b']));
  expect(joined).toEqual({ Edda: 'E', Egon: 'Eg', Wolf: 'W', Warg: 'Wa' });
  expect(tokenLabels(fight(['Edda', 'a'], ['Egon', 'a']))).toBe(joined);
  expect(tokenLabels(fight(['Egon', 'a'], ['Tor', 'b']))).toEqual({ Egon: 'E', Tor: 'T' });
});

test('a fight that is opened again has the letters that its tokens had: those it began with get theirs first, who joined theirs in turn', () => {
  const began = [
    { id: 'Edda', name: 'Edda' },
    { id: 'Wolf', name: 'Wolf' },
  ];
  const live = (...people: readonly (readonly [name: string, side: string])[]) =>
    tokenLabels({ ...fight(...people), began });
  const another = (): void => void tokenLabels(fight(['Somebody else', 'x']));
  another();
  expect(live(['Edda', 'a'], ['Wolf', 'b'])).toEqual({ Edda: 'E', Wolf: 'W' });
  live(['Edda', 'a'], ['Wolf', 'b'], ['Egon', 'a']);
  const all = live(['Edda', 'a'], ['Wolf', 'b'], ['Egon', 'a'], ['Warg', 'b'], ['Wight', 'b']);
  expect(all).toEqual({ Edda: 'E', Wolf: 'W', Egon: 'Eg', Warg: 'Wa', Wight: 'Wi' });
  another();
  expect(live(['Edda', 'a'], ['Wolf', 'b'], ['Egon', 'a'], ['Warg', 'b'], ['Wight', 'b'])).toEqual(all);
  // The wolf has left since, and players do not see Edda.
  another();
  expect(live(['Egon', 'a'], ['Warg', 'b'], ['Wight', 'b'])).toEqual(all);
  // A fight that began with them all is another one.
  const five = tokenLabels({
    ...fight(['Edda', 'a'], ['Egon', 'a']),
    began: ['Edda', 'Egon'].map((id) => ({ id, name: id })),
  });
  expect(five).toEqual({ Edda: 'Ed', Egon: 'Eg' });
});

test('thirty combatants of the same name have thirty different letterings', () => {
  const same = {
    combatants: Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [
        `id${i}`,
        { id: `id${i}`, name: 'Rat', side: 'x' } as unknown as CombatantView,
      ]),
    ),
  };
  expect(new Set(Object.values(tokenLabels(same))).size).toBe(30);
});
