import { expect, test } from 'vitest';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import { stream } from '../../../kernel/streams.ts';
import { actionsOf } from '../actions/of.ts';
import { meansOf } from '../combat/means.ts';
import { actionReading, effectReading } from '../dice/readings.ts';
import { system } from '../index.ts';
import { standings } from '../movement/rules.ts';
import { pack } from '../pack/index.ts';
import type { Combatant, Fight } from '../state.ts';
import { copy, everyone, one, standing } from '../state.ts';
import { deedsAt, marksOf, mostWorth, standingFoes } from '../tactics/deeds.ts';
import { tactics } from '../tactics/index.ts';
import { markOf, promised, promiseOf } from '../tactics/promise.ts';
import { settled, standingAt } from '../tactics/stand.ts';
import { begun } from './line-up.ts';

/** Values computed for places where nobody stands must equal those with a combatant really there. */

/** A copy of the fight for which nothing is cached, not even by rulings. */
const unknown = (fight: Fight): Fight => ({
  ...fight,
  rulings: { ...fight.rulings },
  combatants: Object.fromEntries(everyone(fight).map((who) => [who.id, { ...who }])),
});

function played(id: string, rulings: object, look: (fight: Fight) => void): number {
  const sample = pack.encounters.find((one) => one.id === id)?.encounter as { readonly rulings?: object };
  const begun = system.encounters.begin({ ...sample, rulings: { ...sample.rulings, ...rulings } } as never);
  if (!begun.ok) throw new Error(`${id} does not begin`);
  const { fight } = begun;
  const [dice, minds] = [stream('places/dice'), stream('places/minds')];
  const answers = new SampleAnswers(dice, minds, () => tactics.simple as never);
  let facts = 0;
  let looked = 0;
  const told = (): void => {
    if (facts++ % 40 !== 0) return;
    looked++;
    look(fight);
  };
  playOut(system, fight, answers as never, { roundCap: 3 }, { told });
  return looked;
}

const asideOf = ({ cell }: Combatant) => [
  { x: Math.max(0, cell.x - 1), y: cell.y },
  { x: cell.x + 2, y: cell.y + 1 },
];

/** The promises of everybody's means against every foe, from two places beside it. */
const fromAside = (fight: Fight, really: boolean) =>
  everyone(fight)
    .filter(standing)
    .flatMap((who) =>
      asideOf(who).flatMap((cell) => {
        const stand = standingAt(fight, who, cell);
        const there = settled(stand);
        return standingFoes(fight, who).flatMap((foe) =>
          meansOf(fight, who).map((means) =>
            really
              ? promiseOf(there.fight, there.who, foe, means, 'attack')
              : promised(stand, markOf(fight, who, foe), means, 'attack'),
          ),
        );
      }),
    );

test.each([
  ['fiends-gate', {}],
  ['bank-siege', {}],
  ['bank-siege', { attackLine: 'creaturesCover', adjacentCap: 'eight' }],
] as const)(
  '[AD-COV-7] [AD-R44] the promise of a place equals that of a combatant really there: %s, %o',
  (id, rulings) => {
    const looked = played(id, rulings, (fight) => {
      const found = fromAside(fight, false);
      expect(found).toEqual(fromAside(unknown(fight), false));
      expect(found).toEqual(fromAside(unknown(fight), true));
    });
    expect(looked).toBeGreaterThan(3);
  },
);

test.each(['crossing', 'bank-siege', 'fiends-gate'])(
  '[AD-ATK-4] no deed from any place is worth more than the computed maximum: %s',
  (id) => {
    const looked = played(id, {}, (fight) => {
      for (const who of everyone(fight).filter(standing)) {
        for (const mark of marksOf(fight, who, standingFoes(fight, who))) {
          const most = mostWorth(fight, who, mark);
          for (const cell of [who.cell, ...asideOf(who)]) {
            for (const { worth, actions } of deedsAt(standingAt(fight, who, cell), [mark], 3)) {
              expect(worth / actions).toBeLessThanOrEqual(most + 1e-9);
            }
          }
        }
      }
    });
    expect(looked).toBeGreaterThan(3);
  },
);

test.each(['crossing', 'road-ambush'])(
  '[AD-DIE-17] judging an action gives the same refusal as its option: %s',
  (id) => {
    const looked = played(id, {}, (fight) => {
      for (const who of everyone(fight)) {
        for (const action of actionsOf(who)) {
          if (!action.judge) continue;
          const option = action.offer(fight, who);
          expect(action.judge(fight, who)).toEqual(option ? (option.refused ?? null) : undefined);
        }
      }
    });
    expect(looked).toBeGreaterThan(3);
  },
);

test('[AD-R33] an unconscious combatant no longer blocks movement, and does again in the fight before', () => {
  const fight = begun({ a: { soldier: { at: [5, 5] } }, b: { veteran: { at: [7, 5] } } });
  const stand = (of: Fight) => [...standings(of, one(of, 'soldier'))];
  const before = stand(fight);
  const after = copy(fight);
  system.apply(after, { fact: 'unconscious', who: 'veteran', clause: 'AD-SHK-1' } as never);
  expect(stand(after)).not.toEqual(before);
  expect(stand(after)).toEqual(stand(unknown(after)));
  expect(stand(copy(fight))).toEqual(before);
});

test('[AD-R1] [AD-R2] [AD-DMG-6] cached readings depend on rulings and on what matters', () => {
  const higher = { naturals: 'none', vsComparison: 'higher' } as const;
  const reach = { naturals: 'none', vsComparison: 'reachOnChecks' } as const;
  const check = { what: 'success', vs: 20, kind: 'check' } as const;
  const exact = { natural: 10, total: 20 };
  expect(actionReading(higher, check).key(exact)).toBe('no');
  expect(actionReading(reach, check).key(exact)).toBe('yes');
  expect(actionReading(reach, { ...check, kind: 'contest' }).key(exact)).toBe('no');
  expect(actionReading(higher, { ...check, vs: 19 }).key(exact)).toBe('yes');
  expect(actionReading(higher, { ...check, vs: 19, what: 'totalIfSuccess' }).key(exact)).toBe(20);
  expect(effectReading(1, true, 8).key({ total: 12, burst: true })).toBe('8!');
  expect(effectReading(1, false, 8).key({ total: 12, burst: true })).toBe(8);
  expect(effectReading(1, false).key({ total: 12, burst: true })).toBe(12);
});
