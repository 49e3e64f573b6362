import { expect, test } from 'vitest';
import type { Faces } from '../kernel/dice.ts';
import { stream } from '../kernel/streams.ts';
import { playsOf } from './plays.ts';
import { SampleAnswers } from './sample.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';
import { Table } from './table.ts';
import type { Ball, BallFact } from './testing/odd-system.ts';
import { oddSystem, oneAgainstTwo } from './testing/odd-system.ts';

const usual = oddSystem.tactics['first-rival'] as Tactic<Ball>;
/** Each rolls three dice against somebody, and whoever is exposed may roll a bursting one. */
const moment = () => ({ base: oneAgainstTwo(), answers: [] });

test('5,000 plays have the outcomes of the rules with the same dice, but run fewer than 2,500 steps', () => {
  let steps = 0;
  const counted: System<Ball, BallFact> = {
    ...oddSystem,
    step(table) {
      steps++;
      oddSystem.step(table);
    },
  };
  const { next: play } = playsOf(counted, moment(), usual, stream('fall'));

  const dice = stream('fall');
  for (let count = 0; count < 5000; count++) {
    const facts: Told<BallFact>[] = [];
    const answers = new SampleAnswers<Ball, BallFact>(dice, stream('minds'), () => usual);
    oddSystem.step(new Table(oddSystem, oneAgainstTwo(), answers, { told: (fact) => facts.push(fact) }));
    expect(play(), `play ${count}`).toEqual(oddSystem.outcome(facts));
  }
  expect(steps).toBeLessThan(2500);
});

test('an outcome that depends on faces which the reading does not report throws an error', () => {
  const facesOf = (facts: readonly Told<BallFact>[]): readonly Faces[] =>
    facts.flatMap((fact) => ('faces' in fact ? [fact.faces] : []));
  const peeking: System<Ball, BallFact> = {
    ...oddSystem,
    outcome: (facts) => [JSON.stringify(facesOf(facts))],
  };
  const { next: play } = playsOf(peeking, moment(), usual, stream('fall'));
  expect(() => {
    for (let count = 0; count < 5000; count++) play();
  }).toThrow('the same dice came to');
});
