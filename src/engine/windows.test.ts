import { expect, test } from 'vitest';
import { ScriptAnswers } from './script.ts';
import type { System } from './system.ts';
import { Table } from './table.ts';
import type { Ball, BallFact } from './testing/odd-system.ts';
import { oddSystem, oneAgainstTwo } from './testing/odd-system.ts';

/** Bea is exposed and may turn away; whoever exposed her loses a mask by itself first. */
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

test('what comes by itself of a window comes before anybody is asked, and of no other window', () => {
  const before = played(oddSystem);
  const after = played(watched);
  const at = before.indexOf('grace-spent bea');
  expect(at).toBeGreaterThan(0);
  expect(after).toEqual([...before.slice(0, at), 'mask-lost ada', ...before.slice(at)]);
});

test('a window that nothing belongs to may be opened', () => {
  const fight = oneAgainstTwo();
  new Table(watched, fight, new ScriptAnswers<Ball, BallFact>({}), null).offer('nobody-waits', {});
  expect(fight).toEqual(oneAgainstTwo());
});
