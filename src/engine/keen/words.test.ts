import { expect, test } from 'vitest';
import type { View } from '../../kernel/view.ts';
import { aimedAt, oddsSaid } from './words.ts';

const combatants = {
  orc: { name: 'Orc' },
  crate: { name: 'Crate', thing: true },
} as unknown as View['combatants'];
const odds = { exact: true, chances: { hit: 0.5, 'out:crate': 0.66, 'out:orc': 0.3 }, harm: {}, healing: {} };

test('a reason names the fighters whom an answer may take out, not the crate that happens to stand there', () => {
  const said = oddsSaid(odds, combatants, { option: 'burst', cell: { x: 2, y: 3 } });
  expect(said).toBe('50 % hit, 30 % drops Orc');
});

test('a thing is named where the answer is aimed at it', () => {
  const said = oddsSaid(odds, combatants, { option: 'strike', target: 'crate' });
  expect(said).toBe('50 % hit, 66 % drops Crate, 30 % drops Orc');
});

test('an option that has the id of a combatant is not aimed at it', () => {
  expect(aimedAt({ option: 'crate', target: 'orc' }, combatants)).toEqual(['orc']);
  expect(oddsSaid(odds, combatants, { option: 'crate' })).toBe('50 % hit, 30 % drops Orc');
});

test('where nothing but harm is left to chance, a reason states its mean', () => {
  const health = { label: 'Health', kind: 'bar', max: 9, left: 9, clause: 'X-1' };
  const all = { orc: { name: 'Orc', tracks: { health } } } as unknown as View['combatants'];
  const harm = { exact: true, chances: {}, harm: { orc: { health: 3.25 } }, healing: {} };
  expect(oddsSaid(harm, all, { option: 'twist', target: 'orc' })).toBe('3.3 harm on average');
});

test('harm to whoever takes the turn is told apart from harm that it does', () => {
  const health = { label: 'Health', kind: 'bar', max: 9, left: 9, clause: 'X-1' };
  const all = {
    orc: { name: 'Orc', tracks: { health } },
    edda: { name: 'Edda', tracks: { health } },
  } as unknown as View['combatants'];
  const harm = (who: string, chances = {}) => ({
    exact: true,
    chances,
    harm: { [who]: { health: 3.25 } },
    healing: {},
  });
  const rise = { option: 'stand-up' };
  expect(oddsSaid(harm('edda'), all, rise, 'edda')).toBe('3.3 harm to Edda on average');
  expect(oddsSaid(harm('edda', { hit: 0.5 }), all, rise, 'edda')).toBe('50 % hit, 3.3 harm to Edda');
  expect(oddsSaid(harm('orc', { hit: 0.5 }), all, { option: 'strike' }, 'edda')).toBe('50 % hit, 3.3 harm');
});

test('estimated odds are marked, and nothing is marked where there are none', () => {
  const about = { ...odds, exact: false };
  expect(oddsSaid(about, combatants, { option: 'burst' })).toBe('≈ 50 % hit, 30 % drops Orc');
  expect(oddsSaid({ ...about, chances: {} }, combatants, { option: 'burst' })).toBe('');
});
