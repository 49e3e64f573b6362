import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { SketchReply } from '../../protocol/encounters.ts';
import type { FightReply } from '../../protocol/messages.ts';
import { systems } from '../../systems/registry.ts';
import { openHost } from '../../table/host.ts';
import { asksFor, choiceIn, choose, roleOf, setAsks, setRole } from './starting.ts';

const ford: Json = { name: 'Ford', combatants: [{ id: 'edda' }, { id: 'wolf' }] };
const listed = {
  field: 'surprised',
  label: 'Surprise',
  about: '',
  clause: 'X-1',
  roles: [{ label: 'Surprised' }],
  asks: true,
} as const;
const lying = {
  field: 'ambush',
  label: 'Ambush',
  about: '',
  clause: 'X-2',
  roles: [
    { list: 'hunters', label: 'Hunts' },
    { list: 'hunted', label: 'Hunted' },
  ],
} as const;

test('surprised combatants are listed in the field, which is removed when it is empty', () => {
  const both = setRole(setRole(ford, listed, ['edda'], 0), listed, ['wolf'], 0);
  expect(both).toEqual({ ...(ford as object), surprised: ['edda', 'wolf'] });
  expect(roleOf(both, listed, 'wolf')).toBe(0);
  expect(setRole(both, listed, ['wolf'], 0)).toBe(both);
  expect(setRole(both, listed, ['edda', 'wolf'], null)).toEqual(ford);
});

test('a combatant has one role: a new role replaces the old one', () => {
  const one = setRole(ford, lying, ['edda'], 1);
  expect(one).toMatchObject({ ambush: { hunters: [], hunted: ['edda'] } });
  const other = setRole(setRole(one, lying, ['wolf'], 1), lying, ['edda'], 0);
  expect(other).toMatchObject({ ambush: { hunters: ['edda'], hunted: ['wolf'] } });
  expect([roleOf(other, lying, 'edda'), roleOf(other, lying, 'wolf')]).toEqual([0, 1]);
});

test('asking at the start replaces the named combatants, and naming one replaces asking', () => {
  const asked = setAsks(setRole(ford, listed, ['edda'], 0), listed, true);
  expect(asked).toEqual({ ...(ford as object), surprised: 'ask' });
  expect(asksFor(asked, listed)).toBe(true);
  expect(setAsks(asked, listed, true)).toBe(asked);
  expect(setAsks(asked, listed, false)).toEqual(ford);
  expect(setRole(asked, listed, ['wolf'], 0)).toMatchObject({ surprised: ['wolf'] });
});

test('a choice that is the default is not written', () => {
  const air = {
    field: 'air',
    label: 'Air',
    clause: 'X-3',
    options: [
      { value: true, label: 'There is' },
      { value: false, label: 'None' },
    ],
  } as const;
  expect(choiceIn(ford, air)).toBe(true);
  const none = choose(ford, air, false);
  expect(none).toEqual({ ...(ford as object), air: false });
  expect(choose(none, air, true)).toEqual(ford);
  expect(choose(ford, air, true)).toBe(ford);
});

describe.each(Object.values(systems))('$name: choices at the start', (system) => {
  const { beginning = {}, pack } = system.encounters;
  const sample = pack.encounters[0]?.encounter as Json;
  const [first, ...others] = (sample as { combatants: readonly { readonly id: string }[] }).combatants.map(
    ({ id }) => id,
  );
  const problems = (encounter: Json) =>
    (openHost({ systems, newSeed: () => 'x' }).handle({ do: 'sketch', encounter }) as SketchReply).problems;
  const clauses = system.rulebook.sections.flatMap((section) => section.clauses.map(({ id }) => id));

  test('their clauses are in the rulebook', () => {
    const { light, choices = [] } = beginning;
    for (const one of [light, surprise, ...choices]) if (one) expect(clauses).toContain(one.clause);
  });

  const { surprise } = beginning;
  if (surprise && first !== undefined) {
    test('the rules accept everybody against the first in each role, and asking', () => {
      const { roles } = surprise;
      roles.forEach((_, role) => {
        const said = setRole(sample, surprise, [first], role);
        const other = roles.length > 1 ? setRole(said, surprise, others, 1 - role) : said;
        expect(problems(other)).toEqual([]);
      });
      if (surprise.asks) expect(problems(setAsks(sample, surprise, true))).toEqual([]);
    });
  }

  test('the rules accept every choice, and the first one is the default', () => {
    for (const choice of beginning.choices ?? []) {
      const plain = choose(sample, choice, choice.options[0]?.value ?? '');
      for (const { value } of choice.options) expect(problems(choose(plain, choice, value))).toEqual([]);
      const written = { ...(plain as object), [choice.field]: choice.options[0]?.value } as Json;
      const hash = (encounter: Json) =>
        openHost({ systems, newSeed: () => 'x' }).handle({ do: 'start', encounter, seed: 's' });
      expect(hash(plain)).toMatchObject({ hash: (hash(written) as FightReply).hash });
    }
  });
});
