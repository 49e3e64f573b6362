import { expect, test } from 'vitest';
import type { System } from '../../engine/system.ts';
import type { Fact, Refusal } from '../../kernel/port.ts';
import { clausesOf } from '../../kernel/rulebook.ts';
import type { Line } from '../../kernel/view.ts';
import { hear } from '../../workbench/heard.ts';

/** Text that is not in words: ids such as `hadra/sword`, an action without a verb, `undefined`. */
const wordless = /undefined|null|NaN|does this:|\b[a-z-]+\/[a-z-]+\b/;

/**
 * What no text has: a hyphen for a minus sign, two spaces, an empty item of a list, a word or name twice in a row, and
 * the wrong article ("a union" and "a One More" are right).
 */
const untidy =
  /(?<![\w-])-\d| {2}|, ,| ,|\(\)|\b([A-Za-z][\w’]+(?: [\w’]+){0,4}) \1\b|\ba (?!One More)[AEIOaeio]\w|\ban [bcdfgjklmnpqrstvwxyz]/;

/** The number of random fights in each sample encounter, and of rounds in each fight. */
interface Rounds {
  readonly fights?: number;
  readonly rounds?: number;
  /** There must be more different questions and rolls than this. */
  readonly titles?: number;
}

/**
 * Defines tests of the words of a system, in random fights: every question and every roll has a title, every line is in
 * words and cites a clause that exists, and so do conditions that are set by hand.
 */
export function speaks<S, F extends Fact>(
  spoken: System<S, F>,
  { fights = 4, rounds = 2, titles: many = 6 }: Rounds = {},
): void {
  const system = spoken as unknown as System;
  const clauses = new Set(clausesOf(system.rulebook).map(({ id }) => id));
  const rulings = new Set(system.rulebook.rulings.map(({ id }) => id));

  test.each(system.encounters.pack.encounters.map(({ id }) => [id]))(
    '%s: every question and roll has a title, and lines, buttons and refusals are in tidy words and cite existing rules',
    (id) => {
      const { titles, lines, buttons, asides, refusals } = heard(system, id, fights, rounds);
      expect(titles.length, 'different questions and rolls (`Rounds.titles`)').toBeGreaterThan(many);
      const nameless = titles.filter(([, words]) => /^A question for|undefined|null|NaN/.test(words));
      expect(nameless).toEqual([]);
      const raw = lines.map(({ text }) => text).filter((text) => wordless.test(text));
      expect(raw).toEqual([]);
      const twice = lines.map(({ text }) => text).filter((text) => text.split(': ').length > 2);
      expect(twice, 'lines with two colons').toEqual([]);
      expect(buttons.filter((words) => wordless.test(words))).toEqual([]);
      const reasons = refusals.map(({ because }) => because);
      expect(reasons.filter((because) => wordless.test(because) || because === '')).toEqual([]);
      const all = [...titles.map(([, words]) => words), ...lines.map(({ text }) => text), ...buttons];
      expect([...all, ...asides, ...reasons].filter((words) => untidy.test(words))).toEqual([]);
      const unruled = refusals.filter(({ clause }) => !clauses.has(clause));
      expect(unruled.map(({ because, clause }) => `${because} [${clause}]`)).toEqual([]);
      const bare = lines.filter(({ level, clause }) => level !== 'hand' && clause === undefined);
      expect(bare.map(({ text }) => text)).toEqual([]);
      const cited = lines.flatMap(({ clause }) => clause ?? []);
      expect(cited.filter((clause) => !clauses.has(clause))).toEqual([]);
      const badges = lines.flatMap((line) => line.rulings ?? []);
      expect(badges.filter((ruling) => !rulings.has(ruling))).toEqual([]);
    },
  );

  test('every condition that can be set by hand has a capitalised label and cites an existing clause', () => {
    for (const { label, clause } of system.conditions ?? []) {
      expect(label).toMatch(/^[A-Z]/);
      expect(clauses.has(clause), label).toBe(true);
    }
  });
}

/** All words in some random rounds of a sample encounter: titles by what they are of, the rest without duplicates. */
function heard(system: System, sample: string, fights: number, rounds: number) {
  const titles = new Map<string, string>();
  const lines = new Map<string, Line>();
  const buttons = new Set<string>();
  const asides = new Set<string>();
  const refusals = new Map<string, Refusal>();
  const hearing = { fights, rounds, seed: 'words', random: 100 };
  hear(system, sample, hearing, {
    line: (line) => lines.set(line.text, line),
    title: (of, words) => titles.set(of, words),
    button: (words) => buttons.add(words),
    aside: (words) => asides.add(words),
    refusal: (refusal) => refusals.set(refusal.because, refusal),
  });
  return {
    titles: [...titles],
    lines: [...lines.values()],
    buttons: [...buttons],
    asides: [...asides],
    refusals: [...refusals.values()],
  };
}
