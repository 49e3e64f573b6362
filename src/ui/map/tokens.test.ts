import { expect, test } from 'vitest';
import type { CombatantView, View } from '../../kernel/view.ts';
import { tokensOf } from './tokens.ts';

const someone = (id: string, more: Partial<CombatantView> = {}): CombatantView => ({
  id,
  name: id,
  side: 'Party',
  player: false,
  out: null,
  cell: { x: 1, y: 1 },
  size: 1,
  sizeName: 'medium',
  tracks: {},
  pools: {},
  conditions: [],
  initiative: null,
  notes: [],
  ...more,
});

const drawn = (...people: CombatantView[]) => {
  const combatants: View['combatants'] = Object.fromEntries(people.map((one) => [one.id, one]));
  return Object.fromEntries(tokensOf({ combatants }, 'square').map((token) => [token.id, token]));
};

test('only whoever is prone lies: a condition may speak of lying and mean something else', () => {
  const lies = { id: 'prone', label: 'Down on the ground', clause: 'X-1' };
  const waits = { id: 'in-wait', label: 'Lying in wait', clause: 'X-2' };
  const { tor, mei } = drawn(someone('tor', { conditions: [lies] }), someone('mei', { conditions: [waits] }));
  expect(tor?.prone).toBe(true);
  expect(mei?.prone).toBe(false);
});

test('hidden is whose place somebody does not know who could see, not whose condition is called so', () => {
  const { nim, ogre, oren } = drawn(
    someone('nim', { hiddenFrom: ['ogre'] }),
    someone('oren', { hiddenFrom: ['wolf'] }),
    someone('ogre', { conditions: [{ id: 'blade', label: 'Hidden blade', clause: 'X-3' }] }),
    someone('wolf', { out: 'unconscious' }),
  );
  expect(nim?.hidden).toBe(true);
  expect(ogre?.hidden).toBe(false);
  expect(oren?.hidden, 'from nobody who is awake').toBe(false);
});
