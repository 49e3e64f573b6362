import { expect, test } from 'vitest';
import type { Question } from '../kernel/port.ts';
import { fold } from '../kernel/terms.ts';
import type { CombatantView, View } from '../kernel/view.ts';
import { changesOf, lineWords, menuWords, stateOf } from './story-words.ts';

const edda = {
  id: 'edda',
  name: 'Edda',
  side: 'heroes',
  sizeName: 'Medium',
  cell: { x: 2, y: 3 },
  tracks: { health: { label: 'Health', kind: 'bar', max: 20, left: 20, clause: 'X-1' } },
  pools: {},
  conditions: [],
  notes: [],
  out: null,
} as unknown as CombatantView;

const viewOf = (...all: readonly CombatantView[]): View =>
  ({ combatants: Object.fromEntries(all.map((one) => [one.id, one])), bar: [] }) as unknown as View;

test('what has changed of a combatant is one line; who has not changed is not named', () => {
  const wolf = { ...edda, id: 'wolf', name: 'Wolf' };
  const hurt = {
    ...edda,
    tracks: { health: { ...edda.tracks.health, left: 13 } },
    conditions: [{ id: 'prone', label: 'Prone', clause: 'X-2' }],
  } as CombatantView;
  expect(changesOf(stateOf(viewOf(edda, wolf)), stateOf(viewOf(hurt, wolf)))).toEqual([
    'Edda: Health 20/20 → Health 13/20 · + Prone',
  ]);
});

test('who joins is told with the whole state, who leaves by name', () => {
  const [before, after] = [stateOf(viewOf(edda)), stateOf(viewOf({ ...edda, id: 'wolf', name: 'Wolf' }))];
  expect(changesOf(before, after)).toEqual([
    'Wolf joins: heroes · at C4, Medium · turn none · Health 20/20',
    'Edda is gone',
  ]);
});

const strike: Question = {
  id: 'turn',
  clause: 'X-3',
  for: 'edda',
  options: () => [
    {
      id: 'strike',
      label: 'Strike',
      clause: 'X-4',
      group: 'primary',
      cost: { ap: 1 },
      needs: {
        target: {
          kind: 'one',
          label: 'Target',
          oneOf: [
            { id: 'wolf', label: 'Wolf', note: '1 m' },
            { id: 'bear', label: 'Bear', refused: { code: 'far', because: 'out of reach', clause: 'X-5' } },
          ],
        },
      },
    },
    {
      id: 'jump',
      label: 'Jump',
      clause: 'X-6',
      group: 'move',
      refused: { code: 'lame', because: 'Edda is lame', clause: 'X-7' },
    },
  ],
  read: (choice) => choice,
};

test('a menu names what can be done, then what is chosen; in full with fields, and with what is refused and why', () => {
  const choice = { option: 'strike', target: 'wolf' };
  expect(menuWords(strike, choice, undefined, false)).toEqual(['  Strike', '> Strike Wolf · 1 ap']);
  expect(menuWords(strike, choice, undefined, true)).toEqual([
    '+ Strike [X-4] · 1 ap; target Wolf (1 m) | Bear (out of reach)',
    '− Jump [X-6]: Edda is lame [X-7]',
    '> Strike Wolf · 1 ap',
  ]);
});

test('a line of the log comes with its clause, sums and rulings', () => {
  const total = fold([
    { value: 4, op: 'add', label: 'Agility', clause: 'X-8' },
    { value: 2, op: 'add', label: 'high ground', clause: 'X-9', off: 'indoors' },
  ]);
  const words = lineWords({
    level: 'deed',
    text: 'Edda hits Wolf',
    clause: 'X-4',
    totals: [{ label: 'Bonus', total }],
    rulings: ['X-R1'],
  });
  expect(words.split(/\n +/)).toEqual([
    '* Edda hits Wolf [X-4]',
    'Bonus 4 = Agility +4, high ground +2 (off: indoors)',
    'by X-R1',
  ]);
});
