import { describe, expect, test } from 'vitest';
import type { Choice, Option } from '../kernel/port.ts';
import type { Draft } from './draft.ts';
import { cellsOf, choiceOf, draftFor, draftOf, nextField, picksOf, toggled, withField } from './draft.ts';

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

describe('a draft of a choice', () => {
  test('names its first missing field, and gives a choice when none is missing', () => {
    let draft = draftOf(7, strike);
    expect(draft.prompt).toBe(7);
    expect(nextField(draft)).toBe('target');
    expect(choiceOf(draft)).toBeNull();
    draft = withField(draft, 'target', 'orc');
    expect(nextField(draft)).toBeNull();
    expect(choiceOf(draft)).toEqual({ option: 'strike', target: 'orc', with: 'axe' });
  });

  test('a value that does not fit the new target is replaced by the only one that does', () => {
    const draft = withField(withField(draftOf(1, strike), 'target', 'orc'), 'target', 'elf');
    expect(picksOf(draft, 'with').map(({ id }) => id)).toEqual(['bow']);
    expect(choiceOf(draft)).toEqual({ option: 'strike', target: 'elf', with: 'bow' });
  });

  test('a field whose condition is not met is neither asked for nor part of the choice', () => {
    const hinder = option({
      what: {
        kind: 'one',
        label: 'how',
        oneOf: [
          { id: 'trip', label: 'Trip' },
          { id: 'disarm', label: 'Disarm' },
        ],
      },
      with: {
        kind: 'one',
        label: 'with',
        oneOf: [
          { id: 'axe', label: 'Axe' },
          { id: 'bow', label: 'Bow' },
        ],
        when: { what: ['disarm'] },
      },
    });
    const disarm = withField(draftOf(1, hinder), 'what', 'disarm');
    expect(nextField(disarm)).toBe('with');
    const trip = withField(withField(disarm, 'with', 'axe'), 'what', 'trip');
    expect(choiceOf(trip)).toEqual({ option: 'strike', what: 'trip' });
  });

  test('a cleared field is asked for again', () => {
    const draft = withField(withField(draftOf(1, strike), 'target', 'orc'), 'target', undefined);
    expect(nextField(draft)).toBe('target');
    expect('target' in draft.values).toBe(false);
  });

  test('a refused value is not picked automatically, even if it is the only one', () => {
    const only = option({
      target: { kind: 'one', label: 'whom', oneOf: [{ id: 'far', label: 'Far', refused }] },
    });
    expect(nextField(draftOf(1, only))).toBe('target');
  });

  test('a refused option gives no choice', () => {
    expect(choiceOf(draftOf(1, { ...option({}), refused }))).toBeNull();
    expect(choiceOf(draftOf(1, option({})))).toEqual({ option: 'strike' });
  });

  test('several values are toggled; with more than the maximum there is no choice', () => {
    const oneOf = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
    const some = option({ targets: { kind: 'some', label: 'whom', oneOf, min: 1, max: 2 } });
    let draft = draftOf(1, some);
    expect(nextField(draft)).toBe('targets');
    draft = toggled(toggled(draft, 'targets', 'a'), 'targets', 'b');
    expect(choiceOf(draft)).toEqual({ option: 'strike', targets: ['a', 'b'] });
    expect(choiceOf(toggled(draft, 'targets', 'c'))).toBeNull();
    expect(choiceOf(toggled(draft, 'targets', 'a'))).toEqual({ option: 'strike', targets: ['b'] });
  });

  test('several values begin with their defaults, which can be removed', () => {
    const oneOf = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
    const hands = option({ hands: { kind: 'some', label: 'hands', oneOf, min: 0, max: 2, default: ['a'] } });
    expect(choiceOf(draftOf(1, hands))).toEqual({ option: 'strike', hands: ['a'] });
    expect(choiceOf(toggled(draftOf(1, hands), 'hands', 'a'))).toEqual({ option: 'strike', hands: [] });
  });

  test('a number begins at its default; an optional text may be left out, a required one is asked for', () => {
    const more = option({
      by_how_much: { kind: 'number', label: 'n', min: 1, max: 3, default: 2 },
      say: { kind: 'text', label: 'say', longest: 10, optional: true },
    });
    expect(choiceOf(draftOf(1, more))).toEqual({ option: 'strike', by_how_much: 2 });
    const must = option({ say: { kind: 'text', label: 'say', longest: 10 } });
    expect(nextField(draftOf(1, must))).toBe('say');
  });

  test('the choice of a reaction names who reacts', () => {
    expect(choiceOf(draftOf(1, { ...option({}), by: 'edda' }))).toEqual({ option: 'strike', by: 'edda' });
  });

  test('a path is asked for until its cell is set', () => {
    const walk = option({
      to: { kind: 'path', label: 'where', cells: [{ x: 1, y: 1, cost: 1 }], budget: 3 },
    });
    expect(nextField(draftOf(1, walk))).toBe('to');
    const draft = withField(draftOf(1, walk), 'to', { x: 1, y: 1 });
    expect(choiceOf(draft)).toEqual({ option: 'strike', to: { x: 1, y: 1 } });
  });
});

test('a field that may be empty is not asked for: it is an empty list until somebody is added', () => {
  const some = option({
    surprised: { kind: 'some', label: 'surprised', oneOf: [{ id: 'rin', label: 'Rin' }], min: 0, max: 1 },
  });
  const draft = draftOf(1, some);
  expect(nextField(draft)).toBeNull();
  expect(choiceOf(draft)).toMatchObject({ surprised: [] });
  expect(choiceOf(toggled(draft, 'surprised', 'rin'))).toMatchObject({ surprised: ['rin'] });
});

describe('values with a condition on a cell', () => {
  const leap = option({
    to: {
      kind: 'cell',
      label: 'where to',
      cells: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    },
    target: {
      kind: 'one',
      label: 'whom',
      oneOf: [
        { id: 'orc', label: 'Orc', when: { to: ['1,2'] } },
        { id: 'elf', label: 'Elf', when: { to: ['1,2', '3,4'], with: ['axe'] } },
        { id: 'elf', label: 'Elf', when: { to: ['3,4'], with: ['bow'] } },
      ],
    },
  });

  test('after the cell is picked only values that fit it are offered, and a single one is chosen', () => {
    const draft = draftOf(1, leap);
    expect(nextField(draft)).toBe('to');
    expect(picksOf(withField(draft, 'to', { x: 1, y: 2 }), 'target').map(({ id }) => id)).toEqual([
      'orc',
      'elf',
    ]);
    expect(choiceOf(withField(draft, 'to', { x: 3, y: 4 }))).toEqual({
      option: 'strike',
      to: { x: 3, y: 4 },
      target: 'elf',
    });
  });

  test('a value that is listed under several conditions is offered once', () => {
    expect(picksOf(draftOf(1, leap), 'target').map(({ id }) => id)).toEqual(['orc', 'elf']);
  });
});

describe('cells with a condition on a value', () => {
  const charge = option({
    target: {
      kind: 'one',
      label: 'whom',
      oneOf: [
        { id: 'orc', label: 'Orc' },
        { id: 'elf', label: 'Elf' },
      ],
    },
    to: {
      kind: 'path',
      label: 'from where',
      budget: 8,
      cells: [
        { x: 1, y: 2, when: { target: ['orc'] } },
        { x: 1, y: 2, when: { target: ['elf'] } },
        { x: 3, y: 4, when: { target: ['elf'] } },
      ],
    },
  });
  const places = (draft: Draft) => cellsOf(draft, 'to').map(({ x, y }) => `${x},${y}`);

  test('only cells that fit the value are offered, each once', () => {
    const draft = draftOf(1, charge);
    expect(places(draft)).toEqual(['1,2', '3,4']);
    expect(places(withField(draft, 'target', 'orc'))).toEqual(['1,2']);
    expect(places(withField(draft, 'target', 'elf'))).toEqual(['1,2', '3,4']);
  });

  test('another value clears a cell that does not fit it, and keeps one that does', () => {
    const at = (x: number, y: number) =>
      withField(withField(draftOf(1, charge), 'target', 'elf'), 'to', { x, y });
    expect(nextField(withField(at(3, 4), 'target', 'orc'))).toBe('to');
    expect(choiceOf(withField(at(1, 2), 'target', 'orc'))).toEqual({
      option: 'strike',
      target: 'orc',
      to: { x: 1, y: 2 },
    });
  });
});

describe('a draft made from a whole choice', () => {
  const walk: Option = {
    id: 'move',
    label: 'Move',
    clause: 'X-1',
    group: 'move',
    needs: {
      to: {
        kind: 'path',
        label: 'Where to',
        cells: [
          { x: 1, y: 0 },
          { x: 2, y: 0 },
        ],
        budget: 6,
      },
      gait: {
        kind: 'one',
        label: 'How',
        oneOf: [
          { id: '1', label: 'slowly' },
          { id: '2', label: 'quickly' },
        ],
        default: '1',
      },
    },
  };
  const prompt = {
    id: 7,
    kind: 'choose',
    for: 'a',
    ask: 'turn',
    question: '',
    clause: 'X-1',
    options: [walk],
  } as const;
  const path = [
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ];
  const choice: Choice = { option: 'move', path, gait: 2 };

  test('gives that very choice, and its fields have its values; an unknown option gives no draft', () => {
    const draft = draftFor(prompt, choice);
    expect(draft && choiceOf(draft)).toBe(choice);
    expect(draft?.values).toMatchObject({ to: { x: 2, y: 0 }, gait: '2' });
    expect(draftFor(prompt, { option: 'fly' })).toBeNull();
  });

  test('with another cell it gives that cell instead of the path, and keeps the other values', () => {
    const draft = draftFor(prompt, choice);
    const other = draft && withField(draft, 'to', { x: 1, y: 0 });
    expect(other && choiceOf(other)).toEqual({ option: 'move', to: { x: 1, y: 0 }, gait: '2' });
  });
});
