import { expect, test } from 'vitest';
import { randomTactic } from '../../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import { stream } from '../../../kernel/streams.ts';
import { defenseOf } from '../combat/defense.ts';
import { flankedBy, hemmers, wouldBeFlanked } from '../combat/flanking.ts';
import { isCrowded } from '../combat/modifiers.ts';
import { targetDefenses } from '../defenses.ts';
import { footingOf } from '../footing.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { copy, everybody, foes, one } from '../state.ts';
import { readyMeans } from '../tactics/deeds.ts';
import { standingAt } from '../tactics/ground.ts';
import { simple } from '../tactics/index.ts';
import { begun } from './line-up.ts';

/** Everything that is cached by footing. */
const known = (fight: Fight) =>
  everybody(fight).map((who) => ({
    id: who.id,
    flankedBy: flankedBy(fight, who),
    hemmers: hemmers(fight, who).map(({ id }) => id),
    heedless: hemmers(fight, who, true).map(({ id }) => id),
    crowded: isCrowded(fight, who),
    ready: readyMeans(fight, who).map(({ id }) => id),
    defenses: targetDefenses.map((which) => defenseOf(fight, who, which)),
    braced: defenseOf(fight, who, 'melee', { stance: 'plusTwo' }),
  }));

const rulings = [
  {},
  {
    flankGeometry: 'adjacentOnly',
    grappleWeapons: 'anyMinusTwo',
    readyCost: 'prepaid',
    moveMoments: 'beforeAndAfter',
  },
];

test.each(['ford', 'broken-bridge'])(
  'after every fact of random fights at the %s what is kept is what a copy finds',
  (id) => {
    const sample = system.encounters.pack.encounters.find((each) => each.id === id);
    const encounter = sample?.encounter as { readonly rulings?: object };
    for (const [index, more] of rulings.entries()) {
      const start = system.encounters.begin({
        ...encounter,
        rulings: { ...encounter.rulings, ...more },
      } as Parameters<typeof system.encounters.begin>[0]);
      if (!start.ok) throw new Error(JSON.stringify(start.problems));
      const fight = copy(start.fight);
      let kept = 0;
      let footing = footingOf(fight);
      const told = (): void => {
        if (footingOf(fight) === footing) kept++;
        footing = footingOf(fight);
        expect(known(fight)).toEqual(known(copy(fight)));
      };
      const answers = new SampleAnswers(
        stream(`footing/${index}`),
        stream(`minds/${index}`),
        () => randomTactic,
      );
      playOut(system, fight, answers, { roundCap: 2 }, { told });
      expect(kept).toBeGreaterThan(20);
    }
  },
);

test('everybody is who is in the fight: of a copy its own people, and whoever joins at once', () => {
  const fight = begun({
    red: { guard: { at: [5, 5] } },
    blue: { torvin: { at: [8, 5] } },
  });
  const names = (of: Fight) => everybody(of).map(({ id }) => id);
  expect(names(fight)).toEqual(['guard', 'torvin']);
  const other = copy(fight);
  expect(everybody(other)[0]).toBe(one(other, 'guard'));
  expect(everybody(fight)[0]).toBe(one(fight, 'guard'));
  system.apply(fight, {
    fact: 'joined',
    combatant: { ...one(fight, 'guard'), id: 'second', cell: { x: 9, y: 9 } },
    unloaded: {},
  });
  expect(names(fight)).toEqual(['guard', 'torvin', 'second']);
  expect(names(other)).toEqual(['guard', 'torvin']);
});

test('who would be flanked is who is flanked in a fight in which that one stands there', () => {
  const sample = system.encounters.pack.encounters.find(({ id }) => id === 'ford');
  const start = system.encounters.begin(sample?.encounter as Parameters<typeof system.encounters.begin>[0]);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  const fight = copy(start.fight);
  let [facts, flanked] = [0, 0];
  const told = (): void => {
    if (facts++ % 5 !== 0) return;
    for (const who of everybody(fight)) {
      for (const foe of everybody(fight).filter((each) => foes(who, each))) {
        for (const [dx, dy] of [
          [-1, 0],
          [1, 0],
          [1, 1],
          [0, -1],
        ] as const) {
          const cell = { x: foe.cell.x + dx, y: foe.cell.y + dy };
          const then = standingAt(fight, who, cell);
          const there = flankedBy(then.fight, foe) !== null;
          expect(wouldBeFlanked(fight, foe, then.who)).toBe(there);
          if (there) flanked++;
        }
      }
    }
  };
  const answers = new SampleAnswers(stream('there'), stream('minds/there'), () => simple);
  playOut(system, fight, answers, { roundCap: 4 }, { told });
  expect(flanked).toBeGreaterThan(20);
});
