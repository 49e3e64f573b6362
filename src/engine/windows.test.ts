import { expect, test } from 'vitest';
import { ScriptAnswers } from './script.ts';
import type { System } from './system.ts';
import { Table } from './table.ts';
import type { Ball, BallFact } from './testing/odd-system.ts';
import { oddSystem, oneAgainstTwo } from './testing/odd-system.ts';

/** Bea is exposed and may turn away; before that, as a consequence, whoever exposed her loses a mask. */
const watched: System<Ball, BallFact> = {
  ...oddSystem,
  consequences: [
    {
      window: 'exposed',
      follow(table, context) {
        const { by } = context as { readonly by: string };
        table.tell({ fact: 'mask-lost', who: by, masks: (table.fight.dancers[by]?.masks ?? 0) - 1 });
      },
    },
    {
      window: 'unmasked',
      follow() {
        throw new Error('nobody has opened this window');
      },
    },
  ],
};

function played(system: System<Ball, BallFact>): readonly string[] {
  const told: string[] = [];
  const script = new ScriptAnswers<Ball, BallFact>({
    faces: [[5, 5, 1], [4]],
    choices: [
      { option: 'expose', target: 'bea' },
      { option: 'wait' },
      { option: 'wait' },
      { option: 'turn' },
    ],
  });
  system.step(
    new Table(system, oneAgainstTwo(), script, {
      told: (fact) => void told.push('who' in fact ? `${fact.fact} ${fact.who}` : fact.fact),
    }),
  );
  script.done();
  return told;
}

test('a consequence follows only in its own window, before anybody is asked to react', () => {
  const before = played(oddSystem);
  const after = played(watched);
  const at = before.indexOf('grace-spent bea');
  expect(at).toBeGreaterThan(0);
  expect(after).toEqual([...before.slice(0, at), 'mask-lost ada', ...before.slice(at)]);
});

test('opening a window without consequences and reactions changes nothing', () => {
  const fight = oneAgainstTwo();
  new Table(watched, fight, new ScriptAnswers<Ball, BallFact>({}), null).offer('nobody-waits', {});
  expect(fight).toEqual(oneAgainstTwo());
});
