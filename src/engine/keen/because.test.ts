import { expect, test } from 'vitest';
import { dice } from '../../kernel/dice.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Question } from '../../kernel/port.ts';
import { sum } from '../../kernel/readings.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { System, Tactic } from '../system.ts';
import type { Dare, DareFact } from '../testing/dare-system.ts';
import { dareSystem, plainDare, question } from '../testing/dare-system.ts';
import { reasonOf } from './because.ts';

/**
 * Dare with turns of several deeds. Ann stands at 0 and Bob at 9. A step brings her one cell nearer, a stride back one
 * away, and a tonic gives Bob a heart; then she may do something else. A gamble, which hits on three of four faces, a
 * wait or a pass ends the turn.
 */
const deeds = ['step', 'stride', 'tonic', 'gamble', 'wait', 'pass'];
const moves: { readonly [option: string]: number } = { step: 1, stride: -1 };
/** The game of the tests knows no cells: Ann's breath stands for hers. */
const cellOf = (fight: Dare, id: Id) => ({ x: id === 'ann' ? (fight.people.ann?.breath ?? 0) : 9, y: 0 });

const asked = (): Question => {
  const plain = question('turn', 'ann', deeds);
  return {
    ...plain,
    options: () =>
      plain.options().map((option) => ({ ...option, group: option.id === 'wait' ? 'end' : 'primary' })),
    read: (choice) => (choice.option === 'tonic' ? { option: 'tonic', target: 'bob' } : plain.read(choice)),
  };
};

/** `then`: what the usual tactic goes on with. */
const system = (...then: readonly string[]): System<Dare, DareFact> => {
  let at = 0;
  const usual: Tactic<Dare> = {
    ...plainDare,
    decide: (one) => ({ option: one.id === 'turn' ? (then[at++ % then.length] ?? 'wait') : 'take' }),
  };
  return {
    ...dareSystem,
    tactics: { plain: usual },
    copy: (fight) => {
      at = 0;
      return dareSystem.copy(fight);
    },
    step(table) {
      const { ann, bob } = table.fight.people;
      if (!ann || !bob) throw new Error('somebody is missing');
      const { option } = table.fight.active === 'ann' ? table.ask(asked()) : { option: 'wait' };
      const leaves = (hearts: number): void =>
        table.tell({ fact: 'hearts', who: 'bob', by: option === 'tonic' ? 'bob' : 'ann', hearts });
      if (option in moves) ann.breath += moves[option] ?? 0;
      else if (option === 'tonic') leaves(bob.hearts + 1);
      else {
        const hits =
          option === 'gamble' &&
          table.draw(dice(1, 4), sum(), { clause: 'DA-1', for: 'ann', purpose: 'gamble' }) > 1;
        if (hits) leaves(bob.hearts - 1);
        table.tell({ fact: 'passed', to: table.fight.active === 'ann' ? 'bob' : 'ann' });
      }
    },
    outcome: (facts) =>
      facts.flatMap((fact) =>
        fact.fact === 'hearts' && fact.by === 'bob' ? ['healed:bob:hearts:1'] : dareSystem.outcome([fact]),
      ),
    preview: (_fight, _question, choice) =>
      choice.option in moves ? { path: [{ x: 1, y: 0 }] } : ({} as never),
    view: (fight) => ({
      ...dareSystem.view(fight),
      combatants: Object.fromEntries(
        Object.entries(fight.people).map(([id, { hearts }]) => [
          id,
          {
            name: id === 'ann' ? 'Ann' : 'Bob',
            side: id,
            cell: cellOf(fight, id),
            conditions: [],
            tracks: { hearts: { label: 'Hearts', kind: 'bar', max: 10, left: hearts, clause: 'DA-1' } },
          } as unknown as CombatantView,
        ]),
      ),
    }),
  };
};

const fight: Dare = {
  active: 'ann',
  round: 1,
  people: { ann: { hearts: 6, breath: 0 }, bob: { hearts: 6, breath: 0 } },
};

const reason = (
  of: System<Dare, DareFact>,
  choice: Choice,
  ...others: readonly Choice[]
): string | undefined =>
  reasonOf(of, { ...plainDare, candidates: () => [choice, ...others] }, asked(), fight, choice, {
    base: fight,
    answers: [],
  });

test('the reason for a walk is the deed that follows in the same turn, however many walks are between', () => {
  expect(reason(system('step', 'step', 'gamble'), { option: 'step' }, { option: 'wait' })).toBe(
    'Then Gamble (75 % hit); next best: Wait.',
  );
});

test('a walk with which the turn ends leads nearer to somebody, or away', () => {
  expect(reason(system('wait'), { option: 'step' })).toBe(
    'Nearer to Bob; nothing else promises nearly as much.',
  );
  expect(reason(system('wait'), { option: 'stride' })).toBe(
    'Away from Bob; nothing else promises nearly as much.',
  );
});

test('whoever only ends the turn, or passes, found nothing worth its cost', () => {
  expect(reason(system('wait'), { option: 'wait' })).toBe('Nothing else is worth what it costs.');
  expect(reason(system('wait'), { option: 'pass' })).toBe('Nothing else is worth what it costs.');
});

test('what helps somebody without a roll is told by what it brings', () => {
  const tonic = { option: 'tonic', target: 'bob' };
  expect(reason(system('wait'), tonic, { option: 'gamble' })).toBe('Heals 1; next best: Gamble (75 % hit).');
});

test('the odds in a reason are those of the preview: who does the deed spends no more on it after the dice', () => {
  // Three of four faces hit. The tactic would roll again after a miss: 15 of 16.
  const again = question('again', 'ann', ['take', 'decline']);
  const of: System<Dare, DareFact> = {
    ...system('wait'),
    afterthoughts: ['again'],
    step(table) {
      const { option } = table.ask(asked());
      const roll = (): boolean =>
        table.draw(dice(1, 4), sum(), { clause: 'DA-1', for: 'ann', purpose: 'gamble' }) > 1;
      if (option === 'gamble' && (roll() || (table.ask(again).option === 'take' && roll())))
        table.tell({ fact: 'hearts', who: 'bob', by: 'ann', hearts: 5 });
      table.tell({ fact: 'passed', to: 'bob' });
    },
  };
  expect(reason(of, { option: 'gamble' }, { option: 'wait' })).toBe('75 % hit; next best: Wait.');
});

test('the reason for an answer in the middle of a deed is what it changes, not what follows whatever is answered', () => {
  // Before a gamble (75 %) Ann may trip Bob, which always succeeds, or scare him away, or neither.
  const asks = question('before', 'ann', ['trip', 'scare', 'neither']);
  const plain = system('wait');
  const of: System<Dare, DareFact> = {
    ...plain,
    step(table) {
      const { option } = table.ask(asks);
      if (option !== 'neither') table.tell({ fact: 'ducked', who: option === 'trip' ? 'bob' : 'ann' });
      const hits = table.draw(dice(1, 4), sum(), { clause: 'DA-1', for: 'ann', purpose: 'gamble' }) > 1;
      if (hits) table.tell({ fact: 'hearts', who: 'bob', by: 'ann', hearts: 5 });
      table.tell({ fact: 'passed', to: 'bob' });
    },
    outcome: (facts) =>
      facts.flatMap((fact) =>
        fact.fact === 'ducked' ? [`condition:${fact.who}:prone`] : plain.outcome([fact]),
      ),
  };
  const why = (option: string, other: string): string | undefined =>
    reasonOf(
      of,
      { ...plainDare, candidates: () => [{ option }, { option: other }] },
      asks,
      fight,
      { option },
      {
        base: fight,
        answers: [],
      },
    );
  expect(why('trip', 'scare')).toBe('100 % Bob prone; with Scare: 100 % Ann prone.');
  expect(why('trip', 'neither')).toBe('100 % Bob prone; with Neither: nothing of that.');
  // Where nothing is changed, all of it is told.
  expect(why('neither', 'trip')).toBe('75 % hit; with Trip: 75 % hit, 100 % Bob prone.');
});
