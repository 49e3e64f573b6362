import { expect, test } from 'vitest';
import { randomTactic } from '../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { Fact } from '../../kernel/port.ts';
import { clausesOf } from '../../kernel/rulebook.ts';
import { stream } from '../../kernel/streams.ts';
import type { Line } from '../../kernel/view.ts';
import { beginSample } from '../../workbench/arguments.ts';

/** What a program would say: `hadra/sword`, an action without a verb, a dash in the middle of a name. */
const wordless = /undefined|null|NaN|does this:|\b[a-z-]+\/[a-z-]+\b/;

/** How much is listened to: so many random fights of so many rounds in each sample encounter. */
interface Hearing {
  readonly fights?: number;
  readonly rounds?: number;
  /** There are more different questions and rolls than so many. */
  readonly titles?: number;
}

/**
 * Words for whatever may happen, as tests of a system: random fights are listened to. Every question and every roll has
 * a title, every line is in words and cites a clause that exists, and so do conditions that are set by hand.
 */
export function speaks<S, F extends Fact>(
  spoken: System<S, F>,
  { fights = 4, rounds = 2, titles: many = 6 }: Hearing = {},
): void {
  const system = spoken as unknown as System;
  const clauses = new Set(clausesOf(system.rulebook).map(({ id }) => id));
  const rulings = new Set(system.rulebook.rulings.map(({ id }) => id));

  test.each(system.encounters.pack.encounters.map(({ id }) => [id]))(
    '%s: every question and every roll has a title of its own, every line is in words and cites a rule that exists',
    (id) => {
      const { titles, lines } = heard(system, id, fights, rounds);
      expect(titles.length, 'different questions and rolls (`Hearing.titles`)').toBeGreaterThan(many);
      const nameless = titles.filter(([, words]) => /^A question for|undefined|null|NaN/.test(words));
      expect(nameless).toEqual([]);
      const raw = lines.map(({ text }) => text).filter((text) => wordless.test(text));
      expect(raw).toEqual([]);
      const bare = lines.filter(({ level, clause }) => level !== 'hand' && clause === undefined);
      expect(bare.map(({ text }) => text)).toEqual([]);
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
}

/** Titles of questions and rolls, and lines, of some random rounds in a sample encounter. */
function heard(system: System, sample: string, fights: number, rounds: number) {
  const titles = new Map<string, string>();
  const lines = new Map<string, Line>();
  const listening: Tactic = {
    ...randomTactic,
    decide(question, fight, random) {
      titles.set(question.id, system.title(fight, question));
      return randomTactic.decide(question, fight, random);
    },
  };
  for (let i = 0; i < fights; i++) {
    const fight = beginSample(system, sample);
    const answers = new SampleAnswers(
      stream(`${sample}/${i}/dice`),
      stream(`${sample}/${i}/minds`),
      () => listening,
    );
    const witness = {
      told(fact: Parameters<System['narrate']>[1]): void {
        const line = system.narrate(fight, fact);
        if (line) lines.set(line.text, line);
        if (fact.fact === 'rolled' && 'why' in fact) {
          titles.set(`roll ${fact.why.purpose}`, system.rollTitle(fight, fact.why));
        }
      },
    };
    playOut(system, fight, answers, { roundCap: rounds }, witness as never);
  }
  return { titles: [...titles], lines: [...lines.values()] };
}
