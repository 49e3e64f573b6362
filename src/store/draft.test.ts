import { describe, expect, test } from 'vitest';
import type { Option } from '../kernel/port.ts';
import { choiceOf, draftOf, nextField, picksOf, toggled, withField } from './draft.ts';

const refused = { code: 'outOfReach', because: 'too far away', clause: 'T-1' };
const strike: Option = {
  id: 'strike',
  label: 'Strike',
  clause: 'T-1',
  group: 'primary',
  needs: {
    target: {
      kind: 'one',
      label: 'whom',
      oneOf: [
        { id: 'orc', label: 'Orc' },
        { id: 'elf', label: 'Elf' },
        { id: 'far', label: 'Far', refused },
      ],
    },
    with: {
      kind: 'one',
      label: 'with',
      default: 'axe',
      oneOf: [
        { id: 'axe', label: 'Axe', when: { target: ['orc'] } },
        { id: 'bow', label: 'Bow', when: { target: ['elf', 'orc'] } },
      ],
    },
  },
};
const option = (needs: Option['needs']): Option => ({ ...strike, needs: needs ?? {} });

describe('a choice in the making', () => {
  test('asks for what is missing, in order, and is a choice when nothing is', () => {
    let draft = draftOf(7, strike);
    expect(draft.prompt).toBe(7);
    expect(nextField(draft)).toBe('target');
    expect(choiceOf(draft)).toBeNull();
    draft = withField(draft, 'target', 'orc');
    expect(nextField(draft)).toBeNull();
    expect(choiceOf(draft)).toEqual({ option: 'strike', target: 'orc', with: 'axe' });
  });

  test('a value that no longer fits another gives way to the only one that does', () => {
    const draft = withField(withField(draftOf(1, strike), 'target', 'orc'), 'target', 'elf');
    expect(picksOf(draft, 'with').map(({ id }) => id)).toEqual(['bow']);
    expect(choiceOf(draft)).toEqual({ option: 'strike', target: 'elf', with: 'bow' });
  });

  test('a cleared field is asked for again', () => {
    const draft = withField(withField(draftOf(1, strike), 'target', 'orc'), 'target', undefined);
    expect(nextField(draft)).toBe('target');
    expect('target' in draft.values).toBe(false);
  });

  test('what is refused is never picked by itself', () => {
    const only = option({
      target: { kind: 'one', label: 'whom', oneOf: [{ id: 'far', label: 'Far', refused }] },
    });
    expect(nextField(draftOf(1, only))).toBe('target');
  });

  test('a greyed option gives no choice', () => {
    expect(choiceOf(draftOf(1, { ...option({}), refused }))).toBeNull();
    expect(choiceOf(draftOf(1, option({})))).toEqual({ option: 'strike' });
  });

  test('several values are added and taken away, within their number', () => {
    const oneOf = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
    const some = option({ targets: { kind: 'some', label: 'whom', oneOf, min: 1, max: 2 } });
    let draft = draftOf(1, some);
    expect(nextField(draft)).toBe('targets');
    draft = toggled(toggled(draft, 'targets', 'a'), 'targets', 'b');
    expect(choiceOf(draft)).toEqual({ option: 'strike', targets: ['a', 'b'] });
    expect(choiceOf(toggled(draft, 'targets', 'c'))).toBeNull();
    expect(choiceOf(toggled(draft, 'targets', 'a'))).toEqual({ option: 'strike', targets: ['b'] });
  });

  test('numbers begin at their default; a text may be left out when it is optional', () => {
    const more = option({
      by_how_much: { kind: 'number', label: 'n', min: 1, max: 3, default: 2 },
      say: { kind: 'text', label: 'say', longest: 10, optional: true },
    });
    expect(choiceOf(draftOf(1, more))).toEqual({ option: 'strike', by_how_much: 2 });
    const must = option({ say: { kind: 'text', label: 'say', longest: 10 } });
    expect(nextField(draftOf(1, must))).toBe('say');
  });

  test('a reaction names who reacts', () => {
    expect(choiceOf(draftOf(1, { ...option({}), by: 'edda' }))).toEqual({ option: 'strike', by: 'edda' });
  });

  test('a cell is waited for', () => {
    const walk = option({
      to: { kind: 'path', label: 'where', cells: [{ x: 1, y: 1, cost: 1 }], budget: 3 },
    });
    expect(nextField(draftOf(1, walk))).toBe('to');
    const draft = withField(draftOf(1, walk), 'to', { x: 1, y: 1 });
    expect(choiceOf(draft)).toEqual({ option: 'strike', to: { x: 1, y: 1 } });
  });
});

test('a field that may stay empty is filled with nobody, and can be filled with somebody', () => {
  const some = option({
    surprised: { kind: 'some', label: 'surprised', oneOf: [{ id: 'rin', label: 'Rin' }], min: 0, max: 1 },
  });
  const draft = draftOf(1, some);
  expect(nextField(draft)).toBeNull();
  expect(choiceOf(draft)).toMatchObject({ surprised: [] });
  expect(choiceOf(toggled(draft, 'surprised', 'rin'))).toMatchObject({ surprised: ['rin'] });
});
