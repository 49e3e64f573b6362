import { describe, expect, test } from 'vitest';
import type { Id } from '../../kernel/json.ts';
import { hashOf } from '../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { stream } from '../../kernel/streams.ts';
import { playOut, SampleAnswers } from '../sample.ts';
import type { Tactic } from '../system.ts';
import type { Dare } from '../testing/dare-system.ts';
import { dareShares, dareSystem, plainDare, turnOf } from '../testing/dare-system.ts';
import { playAhead } from './ahead.ts';
import { reasonOf } from './because.ts';
import { otherwiseCalled } from './listed.ts';
import { foreseeingTactics } from './manners.ts';
import { valueFor } from './standing.ts';

const dare = (ann: number, bob: number, breath = 0): Dare => ({
  active: 'ann',
  round: 1,
  people: { ann: { hearts: ann, breath }, bob: { hearts: bob, breath } },
});

const looking = (usual: Tactic<Dare>) =>
  foreseeingTactics({
    system: () => dareSystem,
    usual,
    shares: dareShares,
    patience: { least: 8, most: 24 },
    waiting: { walks: [], instead: [], rounds: 0 },
  });

const tactic = (id: string, usual = plainDare): Tactic<Dare> => looking(usual)[id] as Tactic<Dare>;

const decides = (id: string, fight: Dare): string =>
  tactic(id).decide(turnOf('ann'), fight, stream('mind')).option;

describe('the value of a fight', () => {
  const even = { harm: 1, care: 1, thrift: 0 };
  test('an unhurt combatant is worth 1, one with half of its hearts 0.45 + 0.55 / 2, one that is out 0', () => {
    expect(valueFor(dareShares(dare(10, 0)), 'ann', even)).toBeCloseTo(1);
    expect(valueFor(dareShares(dare(10, 5)), 'ann', even)).toBeCloseTo(1 - 0.725);
    expect(valueFor(dareShares(dare(10, 5)), 'bob', even)).toBeCloseTo(0.725 - 1);
  });
  test('with a thrift of 0.4, what the own side has left to spend adds 0.2', () => {
    expect(valueFor(dareShares(dare(10, 0, 1)), 'ann', { ...even, thrift: 0.4 })).toBeCloseTo(1.2);
  });
});

/**
 * Eight hearts against six, no breath. A heart is worth 0.055. A jab takes 2 of the foe: +0.11. A lunge takes 5 for 4
 * of one's own: 0.275 − 0.22 = +0.055. A rest brings 1: +0.055. Whatever Ann does, Bob jabs her then, and she stands.
 */
describe('tempers', () => {
  test('Keen jabs: 0.11 against 0.055 for a lunge or a rest', () => {
    expect(decides('keen', dare(8, 6))).toBe('jab');
  });
  test('Cautious rests: 0.055 × 1.6 = 0.088 against 0.11 × 0.6 = 0.066; a lunge would lose 0.187', () => {
    expect(decides('cautious', dare(8, 6))).toBe('rest');
  });
  test('Reckless lunges: 0.275 × 1.6 − 0.22 × 0.4 = 0.352 against 0.11 × 1.6 = 0.176', () => {
    expect(decides('reckless', dare(8, 6))).toBe('lunge');
  });
  test('a jab that takes the foe out, worth 0.56, is chosen by all tempers', () => {
    for (const id of ['keen', 'cautious', 'reckless']) expect(decides(id, dare(8, 2))).toBe('jab');
  });
});

test('a candidate may leave fields out: the decision is the complete answer that the rules read from it', () => {
  const asked = turnOf('ann');
  const read = (choice: Choice): Choice | Refusal => {
    const found = asked.read(choice);
    return isRefusal(found) ? found : { ...found, with: 'a fist' };
  };
  const decided = tactic('keen').decide({ ...asked, read }, dare(8, 6), stream('mind'));
  expect(decided).toEqual({ option: 'jab', with: 'a fist' });
});

describe('dangers', () => {
  const facing = (bob: number): string => {
    const tactic = foreseeingTactics({
      system: () => dareSystem,
      usual: plainDare,
      shares: dareShares,
      dangers: () => ({ bob }),
      patience: { least: 8, most: 24 },
      waiting: { walks: [], instead: [], rounds: 0 },
    }).keen as Tactic<Dare>;
    return tactic.decide(turnOf('ann'), dare(8, 6), stream('mind')).option;
  };
  test('Keen lunges at a foe four times as dangerous: 0.275 × 4 − 0.22 = 0.88 against 0.44 for a jab', () => {
    expect(facing(4)).toBe('lunge');
  });
  test('Keen rests before a foe a quarter as dangerous: 0.055 against 0.11 / 4 = 0.0275 for a jab', () => {
    expect(facing(0.25)).toBe('rest');
  });
});

describe('looking ahead', () => {
  test('an answer in the middle of a step is judged by playing the step from its start', () => {
    // Bob is asked first in a step whose beginning nobody has kept, and takes it. From then on whoever can ducks: a
    // heart is
    // worth 0.055 and half of its breath 0.05.
    const fight = dare(6, 6, 1);
    const asked: string[] = [];
    const keen = tactic('keen');
    const spy: Tactic<Dare> = {
      ...keen,
      decide: (question, now, random, from) => {
        const choice = keen.decide(question, now, random, from);
        asked.push(`${question.for} ${question.id} ${choice.option}`);
        return choice;
      },
    };
    const answers = new SampleAnswers(stream('dice'), stream('minds'), () => spy);
    playOut(dareSystem, fight, answers, { roundCap: 10, stepCap: 3 });
    expect(asked).toEqual([
      'ann turn jab',
      'bob duck take',
      'bob turn jab',
      'ann duck duck',
      'ann turn lunge',
      'bob duck duck',
    ]);
  });

  // With Bob three times as dangerous a lunge is worth 0.275 × 3 − 0.22 = 0.605, and a jab 0.11 × 3 = 0.33. Of eight
  // hearts it
  // leaves Ann four: Bob's jab takes two, and Ben's the last two. After a jab she would stand with four: 0.45 + 4 ×
  // 0.055 = 0.67.
  test('Keen looks ahead until everybody has had a turn: it lunges at one foe, but jabs where there are two', () => {
    const brawl = (foes: readonly Id[]): Dare => ({
      active: 'ann',
      round: 1,
      people: {
        ann: { hearts: 8, breath: 0, side: 'us' },
        ...Object.fromEntries(foes.map((id) => [id, { hearts: 10, breath: 0, side: 'them' }])),
      },
    });
    const keen = foreseeingTactics({
      system: () => dareSystem,
      usual: plainDare,
      shares: dareShares,
      dangers: () => ({ bob: 3 }),
      patience: { least: 8, most: 24 },
      waiting: { walks: [], instead: [], rounds: 0 },
    }).keen as Tactic<Dare>;
    const dared = (foes: readonly Id[]): string =>
      keen.decide(turnOf('ann'), brawl(foes), stream('mind')).option;
    expect(dared(['bob'])).toBe('lunge');
    expect(dared(['bob', 'ben'])).toBe('jab');
  });

  test('one more roll in the own answer does not change the dice of the next combatant', () => {
    // Ann gambles or jabs, then Bob gambles: what he does to her is the same for both, in all of 40 plays.
    const usual: Tactic<Dare> = { ...plainDare, decide: () => ({ option: 'gamble' }) };
    const decision = {
      system: dareSystem,
      question: turnOf('ann'),
      moment: { base: dare(6, 6), answers: [] },
      usual,
      turns: 2,
    };
    const annAfter = (option: string, i: number) =>
      playAhead(decision, { option }, `luck/${i}`)?.fight.people.ann?.hearts;
    const plays = Array.from({ length: 40 }, (_, i) => [annAfter('jab', i), annAfter('gamble', i)]);
    for (const [jabbed, gambled] of plays) expect(gambled).toBe(jabbed);
    expect(new Set(plays.map(([hearts]) => hearts))).toEqual(new Set([4, 6]));
  });

  test('of two equally good answers Keen chooses that of the usual tactic', () => {
    const lungesFirst: Tactic<Dare> = {
      ...plainDare,
      candidates: () => [{ option: 'rest' }, { option: 'lunge' }],
    };
    // Both +0.055.
    expect(tactic('keen', lungesFirst).decide(turnOf('ann'), dare(6, 6), stream('mind')).option).toBe('rest');
  });

  test('a question that the rules do not reach from the start of the step is answered by the usual tactic', () => {
    const elsewhere: Question = { ...turnOf('bob') };
    expect(tactic('reckless').decide(elsewhere, dare(6, 6), stream('mind')).option).toBe('jab');
  });

  test('the same fight and stream give the same answer, and the fight stays as it was', () => {
    const gambler: Tactic<Dare> = {
      ...plainDare,
      candidates: () => [{ option: 'jab' }, { option: 'gamble' }, { option: 'rest' }],
    };
    const fight = dare(6, 6);
    const before = hashOf(fight as never);
    const all = Array.from({ length: 5 }, () =>
      tactic('keen', gambler).decide(turnOf('ann'), fight, stream('same')),
    );
    expect(new Set(all.map(({ option }) => option)).size).toBe(1);
    expect(hashOf(fight as never)).toBe(before);
  });
});

describe('reasons for a decision', () => {
  const gambler: Tactic<Dare> = {
    ...plainDare,
    candidates: () => [{ option: 'gamble' }, { option: 'rest' }],
  };
  test('a reason states the exact chances and how often the next best answer ends worse', () => {
    // Three of four faces hit and take the foe out: 0.725 better than a rest at 0.055; one face does nothing.
    const why = tactic('keen', gambler).because?.(turnOf('ann'), dare(6, 2), { option: 'gamble' });
    expect(why).toMatch(
      /^75 % hit, 75 % drops BOB; next best: Rest, which ends worse in \d+ % of 40 plays\.$/,
    );
  });
  test('a jab that always hits is compared with the next best answer, a lunge that always ends worse', () => {
    const why = tactic('keen').because?.(turnOf('ann'), dare(8, 6), { option: 'jab' });
    expect(why).toBe('100 % hit; next best: Lunge, which ends worse in 100 % of 40 plays.');
  });
  test('where nothing was compared the usual tactic says why, or only the odds are told', () => {
    const because = (usual: Tactic<Dare>): string | undefined =>
      tactic('keen', usual).because?.(turnOf('ann'), dare(8, 6), { option: 'jab' });
    const silent: Tactic<Dare> = { ...plainDare, candidates: () => [] };
    expect(because(silent)).toBe('100 % hit.');
    expect(because({ ...silent, because: () => 'A jab is what it knows.' })).toBe('A jab is what it knows.');
    const one: Tactic<Dare> = { ...plainDare, candidates: () => [{ option: 'jab' }] };
    expect(because(one)).toBe('100 % hit; nothing else comes close.');
    expect(because({ ...one, because: () => 'A jab is what it knows.' })).toBe('A jab is what it knows.');
    // Where it was compared, that is the reason.
    expect(because({ ...plainDare, because: () => 'A jab is what it knows.' })).toMatch(
      /^100 % hit; next best/,
    );
  });
  test('an equally good answer is said to do as well, not to end worse', () => {
    const torn: Tactic<Dare> = { ...plainDare, candidates: () => [{ option: 'rest' }, { option: 'lunge' }] };
    // Both +0.055 for certain.
    const idle = tactic('keen', torn).because?.(turnOf('ann'), dare(6, 6), { option: 'lunge' });
    expect(idle).toMatch(/Rest would do as well\.$/);
  });
  test('without looking ahead, a reason states the odds of the answer and of the next best one', () => {
    const told = (option: string, other: string) => {
      const thinks = { ...plainDare, candidates: () => [{ option }, { option: other }] };
      const base = dare(6, 6);
      return reasonOf(dareSystem, thinks, turnOf('ann'), base, { option }, { base, answers: [] });
    };
    // Three of four faces of a gamble hit; a rest hits nobody, and a jab always does.
    expect(told('gamble', 'rest')).toBe('75 % hit; next best: Rest.');
    expect(told('gamble', 'jab')).toBe('75 % hit; next best: Jab (100 % hit).');
    expect(told('jab', 'lunge')).toBe('100 % hit, as with Lunge.');
    expect(told('rest', 'jab')).toBe('Next best: Jab (100 % hit).');
  });
  test('the next best answer is one with another label: the same option with another strength does not count', () => {
    const option = { id: 'bolt', label: 'Bolt', clause: '' };
    const question = {
      ...turnOf('ann'),
      options: () => [option, { id: 'wait', label: 'Wait', clause: '' }],
      read: (choice: Choice) => choice,
    } as unknown as Question;
    const bolt = (strength: number) => ({ option: 'bolt', strength }) as Choice;
    const named = (...all: Choice[]) => otherwiseCalled(question, bolt(2), all);
    expect(named(bolt(2), bolt(1), { option: 'wait' })).toEqual([{ option: 'wait' }]);
    expect(named(bolt(2), bolt(1))).toEqual([]);
  });
  test('a question that the rules do not reach from the start of the step gets no reason', () => {
    const why = tactic('keen').because?.(turnOf('bob'), dare(6, 6), { option: 'jab' });
    expect(why).toBeUndefined();
  });
});
