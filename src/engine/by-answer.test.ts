import { describe, expect, test } from 'vitest';
import type { Question } from '../kernel/port.ts';
import type { CombatantView } from '../kernel/view.ts';
import { oddsByAnswer } from './by-answer.ts';
import type { System } from './system.ts';
import { askKey } from './tape.ts';
import type { Dare, DareFact } from './testing/dare-system.ts';
import { dareSystem, plainDare, question, turnOf } from './testing/dare-system.ts';

const dare = (breath: number): Dare => ({
  active: 'ann',
  round: 1,
  people: { ann: { hearts: 10, breath: 0 }, bob: { hearts: 6, breath } },
});

const answersTo = (option: string, fight: Dare) =>
  oddsByAnswer(
    dareSystem,
    { base: fight, answers: [{ kind: 'ask', key: askKey(turnOf('ann')), choice: { option } }] },
    plainDare,
    'ann',
    ['bob'],
    { ways: 100, samples: 100 },
  );

/** Ann gambles with a die of four faces: three of them hit Bob for 2, unless he ducks. He takes it, as a rule. */
describe('odds by the answer of one target', () => {
  test('a target that ducks is not hit, one that takes it is hit 3 times in 4, and the best answer stands first', () => {
    const [found, ...others] = answersTo('gamble', dare(1));
    expect(others).toEqual([]);
    expect(found?.who).toBe('bob');
    expect(found?.answers.map(({ words }) => words)).toEqual(['Duck', 'Take']);
    const [duck, take] = found?.answers ?? [];
    expect(duck?.odds).toMatchObject({ exact: true, chances: {} });
    expect(take?.odds.chances).toMatchObject({ hit: 0.75 });
  });
  test('a target that cannot duck has no odds by its answer', () => {
    expect(answersTo('gamble', dare(0))).toEqual([]);
  });
  test('a deed without a target has no odds by answer', () => {
    expect(answersTo('rest', dare(1))).toEqual([]);
  });
});

/**
 * Ann’s blow sweeps over Bob, Cid and Dot, who have two hearts each: whoever takes it is out. Dot has no breath to duck
 * with.
 */
describe('odds by the answers of several targets', () => {
  const two = { hearts: 2, breath: 1 };
  const people = { ann: { hearts: 10, breath: 0 }, bob: two, cid: two, dot: { ...two, breath: 0 } };
  const sweeping: System<Dare, DareFact> = {
    ...dareSystem,
    step(table) {
      table.ask(turnOf('ann'));
      for (const who of ['bob', 'cid', 'dot']) {
        const answers = table.fight.people[who]?.breath === 0 ? ['take'] : ['take', 'duck'];
        const { option } = table.ask(question('duck', who, answers));
        table.tell(
          option === 'duck' ? { fact: 'ducked', who } : { fact: 'hearts', who, hearts: 0, by: 'ann' },
        );
      }
    },
  };
  const answersOf = (aimedAt: readonly string[]) =>
    oddsByAnswer(
      sweeping,
      { base: { active: 'ann', round: 1, people }, answers: [] },
      plainDare,
      'ann',
      aimedAt,
      { ways: 100, samples: 100 },
    );

  test('each combatant with a choice is listed with its answers, while the others answer by the tactic', () => {
    const found = answersOf([]);
    expect(found.map(({ who }) => who)).toEqual(['bob', 'cid']);
    expect(found[1]?.answers.map(({ words, odds }) => [words, odds.chances])).toEqual([
      ['Duck', { hit: 1, 'out:bob': 1, 'out:dot': 1 }],
      ['Take', { hit: 1, 'out:bob': 1, 'out:cid': 1, 'out:dot': 1 }],
    ]);
  });
  test('if a target has a choice, only targets are listed', () => {
    expect(answersOf(['cid', 'dot']).map(({ who }) => who)).toEqual(['cid']);
  });
});

/**
 * Ann’s blow hits Bob, unless he ducks with breath held back for it: none, unless he says so. He takes it, as a rule.
 */
test('fields of an answer keep their default, and answers with the same outcome are not listed', () => {
  const plain = question('duck', 'bob', ['take', 'duck']);
  const held = { kind: 'number', label: 'Breath held', min: 0, max: 1000, default: 0 } as const;
  const ducking: Question = {
    ...plain,
    options: () =>
      plain.options().map((option) => (option.id === 'duck' ? { ...option, needs: { held } } : option)),
    read: ({ option, held = 0 }) => ({ option, held }),
  };
  const breathless: System<Dare, DareFact> = {
    ...dareSystem,
    step(table) {
      table.ask(turnOf('ann'));
      const { option, held } = table.ask(ducking);
      const safe = option === 'duck' && Number(held) > 0;
      table.tell(
        safe ? { fact: 'ducked', who: 'bob' } : { fact: 'hearts', who: 'bob', hearts: 4, by: 'ann' },
      );
    },
  };
  const thoughtless = { ...plainDare, candidates: () => [] };
  const moment = { base: dare(1), answers: [] };
  const effort = { ways: 100, samples: 100 };
  expect(oddsByAnswer(breathless, moment, thoughtless, 'ann', ['bob'], effort)).toEqual([]);
});

/**
 * Ann's blow takes 2 of Bob's ten hearts if he takes it. If he parries it takes 1, and both points of his buckler: a
 * tenth of his life in place of a fifth, and what wears is no life.
 */
test('wear of gear only parts answers that are equally good for the body', () => {
  const best = (parried: number, tracks: object): readonly string[] => {
    const worn: System<Dare, DareFact> = {
      ...dareSystem,
      step(table) {
        table.ask(turnOf('ann'));
        const { option } = table.ask(question('duck', 'bob', ['take', 'parry']));
        const left = option === 'parry' ? 6 - parried : 4;
        table.tell({ fact: 'hearts', who: 'bob', hearts: left, by: 'ann' });
        if (option === 'parry') table.tell({ fact: 'ducked', who: 'bob' });
      },
      outcome: (facts) =>
        facts.flatMap((told) => {
          if (told.fact === 'ducked') return ['harm:bob:buckler:2'];
          return told.fact === 'hearts' ? [`harm:bob:hearts:${6 - told.hearts}`] : [];
        }),
      view: (fight) => ({
        ...dareSystem.view(fight),
        combatants: {
          ann: { id: 'ann', side: 'ann', tracks: {} } as unknown as CombatantView,
          bob: { id: 'bob', side: 'bob', tracks } as unknown as CombatantView,
        },
      }),
    };
    const effort = { ways: 100, samples: 100 };
    const moment = { base: dare(1), answers: [] };
    const [found] = oddsByAnswer(worn, moment, plainDare, 'ann', ['bob'], effort);
    return found?.answers.map(({ words }) => words) ?? [];
  };
  const hearts = { kind: 'bar', max: 10, left: 6 };
  expect(best(1, { hearts, buckler: { kind: 'bar', max: 2, left: 2, gear: true } })).toEqual([
    'Parry',
    'Take',
  ]);
  // What fills up, such as Stress, is no life either.
  expect(best(1, { hearts, buckler: { kind: 'gauge', max: 2, left: 0 } })).toEqual(['Parry', 'Take']);
  expect(best(2, { hearts, buckler: { kind: 'bar', max: 2, left: 2, gear: true } })).toEqual([
    'Take',
    'Parry',
  ]);
});

/**
 * Ann has gone for Bob, who answers now; before the blow is told Ann may press on. It hurts nobody, so only the hit
 * parts her answers: what is worst for Bob is best for her.
 */
test('a hit that hurts nobody is good for whoever strikes, also where the one who is struck has the word', () => {
  const harmless: System<Dare, DareFact> = {
    ...dareSystem,
    step(table) {
      table.ask({ ...turnOf('ann'), read: (choice) => choice });
      table.ask(question('duck', 'bob', ['take', 'duck']));
      const { option } = table.ask(question('press', 'ann', ['jab', 'rest']));
      if (option === 'jab') table.tell({ fact: 'hearts', who: 'bob', hearts: 6, by: 'ann' });
    },
    outcome: (facts) => facts.flatMap((told) => (told.fact === 'hearts' ? ['hit'] : [])),
    view: (fight) => ({
      ...dareSystem.view(fight),
      combatants: {
        ann: { id: 'ann', side: 'ann', tracks: {} } as unknown as CombatantView,
        bob: { id: 'bob', side: 'bob', tracks: {} } as unknown as CombatantView,
      },
    }),
  };
  const answers = [
    { kind: 'ask' as const, key: askKey(turnOf('ann')), choice: { option: 'jab', target: 'bob' } },
    { kind: 'ask' as const, key: askKey(question('duck', 'bob', [])), choice: { option: 'take' } },
  ];
  const effort = { ways: 100, samples: 100 };
  const [found] = oddsByAnswer(harmless, { base: dare(1), answers }, plainDare, 'bob', [], effort);
  expect(found?.who).toBe('ann');
  expect(found?.answers.map(({ words }) => words)).toEqual(['Jab', 'Rest']);
});
