import { expect, test } from 'vitest';
import type { Rulebook, RulingValue } from '../../kernel/rulebook.ts';
import { clauseKinds, clausesOf, isSwitchable } from '../../kernel/rulebook.ts';

/** What a rulebook must hold. */
interface Contents {
  /** The groups of clauses in order, with the number of each: `ATK` of `WS-ATK-1`. */
  readonly groups: readonly (readonly [group: string, clauses: number])[];
  readonly clauses: number;
  readonly rulings: number;
  /** The keys of the rulings that have a single value. */
  readonly constants: readonly string[];
  /** The ids of rulings that stand with their clause and not where their number would. */
  readonly late?: readonly string[];
}

/** Tests of the rulebook of one system: it is complete, in order, and well-formed. */
export function isWholeRulebook(rulebook: Rulebook, contents: Contents): void {
  const { prefix, rulings } = rulebook;
  const clauses = clausesOf(rulebook);
  const ids = contents.groups.flatMap(([group, count]) =>
    Array.from({ length: count }, (_, place) => `${prefix}-${group}-${place + 1}`),
  );

  test(`the rulebook has each of the ${contents.clauses} clauses once, in order`, () => {
    expect(ids).toHaveLength(contents.clauses);
    expect(clauses.map(({ id }) => id)).toEqual(ids);
  });

  test('a section holds one group of clauses', () => {
    const sections = rulebook.sections.map((section) => [
      ...new Set(section.clauses.map(({ id }) => id.split('-')[1])),
    ]);
    expect(sections).toEqual(contents.groups.map(([group]) => [group]));
  });

  test('every clause has a kind, a text, and a title of its own within its section', () => {
    for (const section of rulebook.sections) {
      expect(new Set(section.clauses.map(({ title }) => title)).size).toBe(section.clauses.length);
    }
    for (const { id, title, kind, text } of clauses) {
      expect(title, id).not.toBe('');
      expect(clauseKinds, id).toContain(kind);
      expect(text.length, id).toBeGreaterThan(20);
    }
  });

  test(`there are ${contents.rulings} rulings, numbered in order, each key once`, () => {
    const numbered = Array.from({ length: contents.rulings }, (_, i) => `${prefix}-R${i + 1}`);
    const { late = [] } = contents;
    expect(rulings.map(({ id }) => id).filter((id) => !late.includes(id))).toEqual(
      numbered.filter((id) => !late.includes(id)),
    );
    expect(new Set(rulings.map(({ id }) => id))).toEqual(new Set(numbered));
    expect(new Set(rulings.map(({ key }) => key)).size).toBe(contents.rulings);
  });

  test('rulings come in the order of their clauses, which exist', () => {
    const places = rulings.map(({ clause }) => ids.indexOf(clause));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('every ruling asks, its default is the first of its options, and each option has a label of its own', () => {
    for (const one of rulings) {
      const values: readonly RulingValue[] = one.options.map(({ id }) => id);
      expect(values[0], one.id).toBe(one.default);
      expect(new Set(values).size, one.id).toBe(values.length);
      expect(one.question.endsWith('?'), one.id).toBe(true);
      expect(new Set(one.options.map(({ label }) => label)).size, one.id).toBe(values.length);
      for (const { label } of one.options) expect(label, one.id).not.toBe('');
    }
  });

  test(`all rulings can be switched but ${contents.constants.length}`, () => {
    expect(rulings.filter((one) => !isSwitchable(one)).map(({ key }) => key)).toEqual(contents.constants);
  });
}
