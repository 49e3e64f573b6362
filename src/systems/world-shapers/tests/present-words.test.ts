import { expect, test } from 'vitest';
import { randomTactic } from '../../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { clausesOf } from '../../../kernel/rulebook.ts';
import { stream } from '../../../kernel/streams.ts';
import type { Line } from '../../../kernel/view.ts';
import { beginSample } from '../../../workbench/arguments.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';

/** Words for whatever may happen: random fights are listened to. */

const clauses = new Set(clausesOf(system.rulebook).map(({ id }) => id));
const rulings = new Set(system.rulebook.rulings.map(({ id }) => id));
const fights = 4;
/** What a program would say: `brana/ax`, an action without a verb. */
const wordless = /undefined|null|NaN|does this:|\b[a-z-]+\/[a-z-]+\b/;

/** Titles of questions and rolls, and lines, of some random rounds in a sample encounter. */
function heard(sample: string) {
  const titles = new Map<string, string>();
  const lines = new Map<string, Line>();
  const listening: Tactic<Fight> = {
    ...(randomTactic as Tactic<Fight>),
    decide(question, fight, random) {
      titles.set(question.id, system.title(fight, question));
      return (randomTactic as Tactic<Fight>).decide(question, fight, random);
    },
  };
  for (let i = 0; i < fights; i++) {
    const fight = beginSample(system as never, sample) as Fight;
    const answers = new SampleAnswers<Fight, never>(
      stream(`${sample}/${i}/dice`),
      stream(`${sample}/${i}/minds`),
      () => listening,
    );
    const witness = {
      told(fact: Parameters<typeof system.narrate>[1]): void {
        const line = system.narrate(fight, fact);
        if (line) lines.set(line.text, line);
        if (fact.fact === 'rolled') titles.set(`roll ${fact.why.purpose}`, system.rollTitle(fight, fact.why));
      },
    };
    playOut(system as never, fight as never, answers, { roundCap: 2 }, witness as never);
  }
  return { titles: [...titles], lines: [...lines.values()] };
}

test.each(system.encounters.pack.encounters.map(({ id }) => [id]))(
  '%s: every question and every roll has a title of its own, every line is in words and cites what exists',
  (id) => {
    const { titles, lines } = heard(id);
    expect(titles.length).toBeGreaterThan(6);
    const nameless = titles.filter(([, words]) => /^A question for|undefined|null|NaN/.test(words));
    expect(nameless).toEqual([]);
    const raw = lines.map(({ text }) => text).filter((text) => wordless.test(text));
    expect(raw).toEqual([]);
    const cited = lines.flatMap(({ clause }) => clause ?? []);
    expect(cited.filter((clause) => !clauses.has(clause))).toEqual([]);
    const badges = lines.flatMap((line) => line.rulings ?? []);
    expect(badges.filter((ruling) => !rulings.has(ruling))).toEqual([]);
  },
);

test('what the game master may set by hand has a name', () => {
  for (const { label, clause } of system.conditions ?? []) {
    expect(label).toMatch(/^[A-Z]/);
    expect(clauses.has(clause), label).toBe(true);
  }
});
