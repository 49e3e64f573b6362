import { expect, test } from 'vitest';
import type { Field } from '../../store/sheet-form.ts';
import { inWords } from './said.ts';

test('a folded part of a sheet writes numbers below 0 with a proper minus sign, as the combatant beside it does', () => {
  const field: Field = {
    kind: 'group',
    always: {},
    parts: ['Reason', 'Persona'].map((label) => ({
      key: label.toLowerCase(),
      label,
      needed: false,
      field: { kind: 'number', least: -10, most: 10, usual: 0 },
    })),
  };
  expect(inWords(field, { reason: 2, persona: -6 }, {})).toBe('Reason 2 · Persona −6');
});
