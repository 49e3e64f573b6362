import { expect, test } from 'vitest';
import { randomTactic } from '../../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import type { Action } from '../actions/action.ts';
import { actionsOf } from '../actions/of.ts';
import { apply } from '../apply/index.ts';
import { bearingNumber } from '../bearing.ts';
import { priceOf } from '../cinematic/cost.ts';
import { judgeTarget } from '../combat/aim.ts';
import { weaponMeansOf } from '../combat/means.ts';
import { judgeAnybody } from '../combat/offer.ts';
import { coverOf } from '../cover/cover.ts';
import type { Effect } from '../effects/effect.ts';
import { sufferings } from '../effects/effects.ts';
import { groundOf, placesOf } from '../ground.ts';
import { system } from '../index.ts';
import { fightingSides } from '../left-to-fight.ts';
import { standApart } from '../movement/crowded.ts';
import { reachOf, rulesFor } from '../movement/rules.ts';
import { stopsOf } from '../movement/way.ts';
import { armorOf, basicMovement, drPowerOf, drValueOf, evasionOf, initiativeOf, mostOf } from '../numbers.ts';
import { pack } from '../pack/index.ts';
import { somebodyHides } from '../sight/notice.ts';
import type { Combatant, Fight } from '../state.ts';
import { copy, everyone, one } from '../state.ts';
import { meleeReachOf } from '../tactics/arms.ts';
import { deedsAt, readyMeans, strikesAt } from '../tactics/deeds.ts';
import { layOf, spotNear, standingAt } from '../tactics/ground.ts';
import { guarding } from '../tactics/guard.ts';
import { winChance } from '../tactics/holds.ts';
import { tactics } from '../tactics/index.ts';
import { fightingSide, forcesOf, sideOf, standingFoes } from '../tactics/people.ts';
import { aimAt, promiseOf } from '../tactics/promise.ts';
import { begun } from './line-up.ts';

/** Caches of a fight must give what would be computed anew, whatever has happened. */

/** A copy of a fight for which nothing is cached. */
const unknown = (fight: Fight): Fight => ({
  ...fight,
  rulings: { ...fight.rulings },
  combatants: Object.fromEntries(everyone(fight).map((who) => [who.id, { ...who }])),
});

const alone = (fight: Fight, who: Combatant) => [
  evasionOf(fight, who),
  armorOf(fight, who),
  drValueOf(fight, who, 'will'),
  drPowerOf(fight, who),
  initiativeOf(fight, who),
  basicMovement(fight, who),
  sufferings(fight, who),
  readyMeans(who),
  standingFoes(fight, who),
  fightingSide(fight, who),
  forcesOf(fight, who),
  sideOf(fight, who),
  judgeAnybody(fight, who),
  rulesFor(fight, who),
  guarding(fight, who),
  deedsAt(fight, who, standingFoes(fight, who), 9),
  standingFoes(fight, who).map((foe) => strikesAt(fight, who, foe, 9)),
  fightingSides(fight),
  mostOf(fight, who, 'ap'),
  mostOf(fight, who, 'rp'),
  (['action', 'reaction', 'together', 'join'] as const).map((part) => priceOf(fight, who, part, 'plain')),
];

const between = (fight: Fight, who: Combatant, other: Combatant) => [
  judgeTarget(fight, who, other, { range: 30, manner: 'ranged' }),
  coverOf(fight, other, { cell: who.cell, squares: who.squares, who }),
  ...weaponMeansOf(who).map((means) => {
    const aim = aimAt(fight, who, means, other);
    const promised = who.sheet.maneuvers.map((maneuver) => promiseOf(aim, [{ maneuver, steps: 0 }]));
    return [judgeTarget(fight, who, other, means), aim.hit, aim.critical, promiseOf(aim), promised];
  }),
  ...(['trip', 'shove', 'grab'] as const).map((action) => winChance(fight, action, who, other)),
];

const all = (fight: Fight) =>
  everyone(fight).map((who) => [
    alone(fight, who),
    everyone(fight).map((other) => (who === other ? [] : between(fight, who, other))),
  ]);

/** Plays a sample encounter for so many rounds, and calls `look` after every fact. */
function watched(
  id: string,
  tactic: Tactic<Fight>,
  rounds: number,
  look: (fight: Fight, count: number) => void,
) {
  const sample = pack.encounters.find((one) => one.id === id);
  const begin = sample && system.encounters.begin(sample.encounter);
  if (!begin?.ok) throw new Error(id);
  const fight = begin.fight;
  const answers = new SampleAnswers(stream(`kept/${id}`), stream(`minds/${id}`), () => tactic);
  let count = 0;
  playOut(system, fight, answers, { roundCap: rounds }, { told: () => look(fight, count++) });
}

test.each(['quarry', 'broken-bridge'])('%s: what is kept is what would be worked out anew', (id) => {
  for (const tactic of [tactics.simple, randomTactic as Tactic<Fight>]) {
    watched(id, tactic as Tactic<Fight>, 3, (fight, count) => {
      if (count % 40 !== 0) return;
      expect(all(fight)).toEqual(all(unknown(fight)));
      expect(all(copy(fight))).toEqual(all(fight));
    });
  }
});

/** Everything that the ground covers, without durations. `matters`: which effects count. */
const grounds = (fight: Fight, matters: (effect: Effect) => boolean = () => true) => [
  fight.changes,
  everyone(fight).map((who) => [
    [who.id, who.side, who.cell, who.mounted, who.out, who.surrendered, who.hands],
    [who.grabbing, who.grabbedBy, who.hiddenFrom],
    who.effects.filter(matters).map(({ until, ...effect }) => effect),
  ]),
];

const changesLines = (effect: Effect): boolean =>
  effect.kind === 'leaning' || (effect.kind === 'stance' && effect.stance === 'taking-cover');

test.each(['duel', 'quarry', 'broken-bridge'])('%s: the same number is the same ground', (id) => {
  let [number, before] = [0, ''];
  let [place, there] = [0, ''];
  watched(id, randomTactic as Tactic<Fight>, 4, (fight) => {
    const now = JSON.stringify(grounds(fight));
    if (groundOf(fight) === number) expect(now).toBe(before);
    [number, before] = [groundOf(fight), now];
    const places = JSON.stringify(grounds(fight, changesLines));
    if (placesOf(fight) === place) expect(places).toBe(there);
    [place, there] = [placesOf(fight), places];
  });
  expect(Math.min(number, place)).toBeGreaterThan(0);
});

const two = () => begun({ red: { brana: { at: [2, 5] } }, blue: { bandit: { at: [8, 5] } } });
const far = { range: 30, manner: 'ranged' } as const;

test('whoever goes away from one copy is where it was in the other', () => {
  const fight = two();
  const there = copy(fight);
  const reach = { range: 6, manner: 'melee' } as const;
  const judged = (of: Fight) => judgeTarget(of, one(of, 'brana'), one(of, 'bandit'), reach)?.code;
  expect([judged(fight), judged(there)]).toEqual([undefined, undefined]);
  apply(there, { fact: 'placed', who: 'bandit', to: { x: 9, y: 5 } });
  expect([judged(fight), judged(there)]).toEqual([undefined, 'outOfReach']);
  apply(there, { fact: 'placed', who: 'bandit', to: { x: 8, y: 5 } });
  expect(judged(there)).toBe(undefined);
});

test('a supposed place is another ground, and the same one the next time', () => {
  const fight = two();
  const at = (x: number) => groundOf(standingAt(fight, one(fight, 'brana'), { x, y: 5 }).fight);
  expect(at(3)).toBe(at(3));
  expect(new Set([groundOf(fight), at(3), at(4)]).size).toBe(3);
});

test('whoever defends stands in no other place, and as it stood when it last did; whoever takes cover does not', () => {
  const fight = two();
  const under = (id: string, stance: 'defending' | 'taking-cover') => {
    const effect = { id, kind: 'stance', stance, by: 'bandit', until: { when: 'ended' } } as const;
    apply(fight, { fact: 'effect-began', who: 'bandit', effect, clause: 'WS-BAS-4' });
    const found = [placesOf(fight), groundOf(fight), bearingNumber(fight, one(fight, 'bandit'))];
    apply(fight, { fact: 'effect-ended', who: 'bandit', id, why: 'over', was: effect });
    return found;
  };
  const [places, bearing] = [placesOf(fight), bearingNumber(fight, one(fight, 'bandit'))];
  const [first, second] = [under('effect-1', 'defending'), under('effect-2', 'defending')];
  expect([first[0], second[0], placesOf(fight)]).toEqual([places, places, places]);
  expect(first[1]).not.toBe(second[1]);
  expect(first[2]).toBe(second[2]);
  expect(first[2]).not.toBe(bearing);
  expect(bearingNumber(fight, one(fight, 'bandit'))).toBe(bearing);
  const covered = under('effect-3', 'taking-cover');
  expect(covered[0]).not.toBe(places);
  expect(covered[2]).not.toBe(first[2]);
});

test('what is promised against one under a ward is not what was promised before, nor after it', () => {
  const fight = two();
  const promised = () => {
    const [brana, bandit] = [one(fight, 'brana'), one(fight, 'bandit')];
    const [means] = weaponMeansOf(brana);
    if (!means) throw new Error('she is armed');
    return aimAt(fight, brana, means, bandit).hit;
  };
  const before = promised();
  const ward = (id: string, value: number) => ({
    id,
    kind: 'buff' as const,
    ability: 'ward',
    label: 'Ward',
    gifts: [{ of: 'evasion' as const, value }],
    by: 'bandit',
    until: { when: 'ended' } as const,
  });
  const hit = [2, 4, 2].map((value, place) => {
    const effect = ward(`effect-${place}`, value);
    apply(fight, { fact: 'effect-began', who: 'bandit', effect, clause: 'WS-ABL-1' });
    const found = promised();
    apply(fight, { fact: 'effect-ended', who: 'bandit', id: effect.id, why: 'over', was: effect });
    return found;
  });
  // WS-EVA-4: a point of Evasion is one face of the d20.
  expect(hit.map((chance) => Math.round((before - chance) * 20))).toEqual([2, 4, 2]);
  expect(promised()).toBe(before);
});

test('a door that is closed hides who is behind it', () => {
  const walls = [
    { x: 5, y: 5, side: 'e', kind: 'door', id: 'gate', open: true },
    { x: 5, y: 4, side: 'e', kind: 'wall' },
    { x: 5, y: 6, side: 'e', kind: 'wall' },
  ];
  const fight = begun(
    { red: { brana: { at: [2, 5] } }, blue: { bandit: { at: [8, 5] } } },
    { field: { walls } },
  );
  const judged = () => judgeTarget(fight, one(fight, 'brana'), one(fight, 'bandit'), far)?.code;
  expect(judged()).toBe(undefined);
  apply(fight, { fact: 'door', door: 'gate', open: false, who: 'bandit' });
  expect(judged()).toBe('covered');
});

test('another table has numbers of its own for the same sheet', () => {
  const fight = begun({
    red: { brana: { at: [2, 5], sheet: { stats: { will: 6 } } } },
    blue: { bandit: { at: [8, 5] } },
  });
  const brana = one(fight, 'brana');
  const value = (statBonusFormula: Fight['rulings']['statBonusFormula']) => {
    const { terms } = drValueOf({ ...fight, rulings: { ...fight.rulings, statBonusFormula } }, brana, 'will');
    return terms[0]?.value;
  };
  // WS-GEN-4: 6 less 10; WS-R1.
  expect([value('statMinusTen'), value('neverNegative'), value('statMinusTen')]).toEqual([-4, 0, -4]);
});

test('a way that somebody bars is found no more', () => {
  const fight = two();
  const lay = layOf(fight, one(fight, 'brana'));
  if (!lay) throw new Error('she can walk');
  const cell = { x: 20, y: 5 };
  expect([lay.most < 18, lay.reach().costTo(cell)]).toEqual([true, 18]);
  apply(fight, { fact: 'placed', who: 'bandit', to: { x: 3, y: 5 } });
  const now = layOf(fight, one(fight, 'brana'));
  expect(now?.reach().canStop({ x: 3, y: 5 })).toBe(false);
  expect(now?.reach().canStop({ x: 8, y: 5 })).toBe(true);
});

test('of the spots beside somebody the cheapest is found, of equals the first row by row, and none that is too far', () => {
  const fight = two();
  const lay = layOf(fight, one(fight, 'brana'));
  if (!lay) throw new Error('she can walk');
  // From (2, 5) to beside (8, 5): five squares, to any of the three in column 7.
  const spot = { cell: { x: 7, y: 4 }, metres: 5 };
  expect(spotNear(lay, one(fight, 'bandit'), 1, 60)).toMatchObject(spot);
  expect(spotNear(lay, one(fight, 'bandit'), 1, 5)).toMatchObject(spot);
  expect(spotNear(lay, one(fight, 'bandit'), 1, 4)).toBe(null);
  expect(spotNear(lay, one(fight, 'bandit'), 6, 60)).toMatchObject({ cell: { x: 2, y: 5 }, metres: 0 });
});

test('who has come into somebody’s space is looked for on each ground anew', () => {
  const fight = two();
  const told: string[] = [];
  const table = {
    fight,
    tell: ({ fact, who }: { readonly fact: string; readonly who: string }) =>
      void told.push(`${fact} ${who}`),
  } as unknown as Parameters<typeof standApart>[0];
  standApart(table);
  expect(told).toEqual([]);
  apply(fight, { fact: 'placed', who: 'bandit', to: { x: 2, y: 5 } });
  standApart(table);
  expect(told).toEqual(['set-back bandit']);
});

test('[WS-ATK-8] what is judged at one range is not taken for what is judged at another, however far', () => {
  const fight = begun({
    red: { brana: { at: [2, 5] } },
    blue: { bandit: { at: [8, 5] }, cutpurse: { at: [10, 5] } },
  });
  const judged = (target: string, range: number) =>
    judgeTarget(fight, one(fight, 'brana'), one(fight, target), { range, manner: 'ranged' })?.code;
  for (const metres of [6, 8, 500, 999, 1000, 2000, 1e6, 1e300, Number.POSITIVE_INFINITY])
    expect(judged('bandit', metres)).toBe(undefined);
  for (const metres of [0, 1, 2, 5, 5.5]) expect(judged('cutpurse', metres)).toBe('outOfRange');
  expect(judged('cutpurse', 8)).toBe(undefined);
});

test('what threatens somebody is weighed anew once it is hurt, or a foe can pay for less', () => {
  const fight = begun({
    red: { brana: { at: [2, 5] } },
    blue: { bandit: { at: [4, 5] } },
  });
  const worths = (of: Fight) => guarding(of, one(of, 'brana')).map(({ worth }) => worth);
  const told = (fact: Parameters<typeof apply>[1]) => {
    apply(fight, fact);
    return worths(fight);
  };
  apply(fight, { fact: 'turn-began', who: 'brana', ap: 3, rp: null, movement: 3 });
  const whole = worths(fight);
  expect(whole).toHaveLength(1);
  const hurt = told({ fact: 'vitality-set', who: 'brana', left: 2 });
  expect(hurt).not.toEqual(whole);
  expect(hurt).toEqual(worths(unknown(fight)));
  const warded = told({ fact: 'temporary', who: 'brana', left: 9, why: 'ward', clause: 'WS-VIT-2' });
  expect(warded).not.toEqual(hurt);
  expect(warded).toEqual(worths(unknown(fight)));
  const poor = told({ fact: 'wp', who: 'bandit', left: 0, spent: 0, why: 'an Ability', clause: 'WS-ABL-1' });
  expect(poor).toEqual(worths(unknown(fight)));
  const gone = told({ fact: 'placed', who: 'bandit', to: { x: 20, y: 5 } });
  expect(gone).toEqual([]);
});

test('[WS-ADV-13] whether anybody hides is seen as soon as somebody does, and no more when nobody does', () => {
  const fight = two();
  expect(somebodyHides(fight)).toBe(false);
  apply(fight, { fact: 'hidden', who: 'brana', from: ['bandit'], clause: 'WS-ADV-13' });
  const there = copy(fight);
  expect([somebodyHides(fight), somebodyHides(there)]).toEqual([true, true]);
  apply(there, { fact: 'revealed', who: 'brana', to: ['bandit'], clause: 'WS-ADV-14' });
  expect([somebodyHides(fight), somebodyHides(there)]).toEqual([true, false]);
});

test('[WS-TER-2] squares to stop on are those of a search for so many metres alone, and anew once somebody has moved', () => {
  const fight = two();
  const brana = one(fight, 'brana');
  const alone = (metres: number) =>
    reachOf(fight, brana, metres)
      .stops()
      .map(({ x, y }) => `${x},${y}`);
  const found = (metres: number) => stopsOf(fight, brana, metres).map(({ x, y }) => `${x},${y}`);
  expect(found(12)).toEqual(alone(12));
  expect(found(3)).toEqual(alone(3));
  expect(found(3)).toContain('4,5');
  apply(fight, { fact: 'placed', who: 'bandit', to: { x: 4, y: 5 } });
  expect(found(3)).toEqual(alone(3));
  expect(found(3)).not.toContain('4,5');
});

/** The places beside each foe that `who` could walk to, with the melee attacks from there. */
const strikesFrom = (fight: Fight, who: Combatant) => {
  const lay = layOf(fight, who);
  return standingFoes(fight, who).flatMap((foe) => {
    const spot = lay && spotNear(lay, foe, meleeReachOf(who), 60);
    const strikes = spot && strikesAt(fight, who, foe, 3, spot.cell);
    return spot && strikes ? [{ foe, cell: spot.cell, strikes }] : [];
  });
};

test.each(['quarry', 'broken-bridge'])(
  '%s: what blades promise from a place is what they would there',
  (id) => {
    let found = 0;
    watched(id, tactics.simple as Tactic<Fight>, 9, (fight, count) => {
      if (count % 8 !== 0) return;
      for (const who of everyone(fight)) {
        for (const { foe, cell, strikes } of strikesFrom(fight, who)) {
          const there = standingAt(fight, who, cell);
          expect(strikes).toEqual(deedsAt(there.fight, there.who, [foe], 3));
          found += strikes.length;
        }
      }
    });
    expect(found).toBeGreaterThan(10);
  },
);

/** Possible answers to an option, legal and illegal. */
const answersTo = (fight: Fight, who: Combatant, { id }: Action): readonly Choice[] => [
  { option: id },
  ...everyone(fight).flatMap((other) => [
    { option: id, target: other.id },
    { option: id, cell: { ...other.cell } },
    { option: id, target: other.id, cell: { ...other.cell } },
    { option: id, to: { x: other.cell.x + 1, y: other.cell.y } },
    ...weaponMeansOf(who).map((means) => ({ option: id, with: means.id, target: other.id })),
  ]),
];

test.each(['quarry', 'broken-bridge'])(
  '%s: [WS-GEN-11] no answer shows that a greyed option can be done',
  (id) => {
    let greyed = 0;
    watched(id, randomTactic as Tactic<Fight>, 4, (fight, count) => {
      if (count % 10 !== 0) return;
      for (const who of everyone(fight)) {
        for (const action of actionsOf(who)) {
          if (!action.shows || !action.offer(fight, who)?.refused) continue;
          greyed++;
          for (const answer of answersTo(fight, who, action)) {
            const full = action.read(fight, who, answer);
            expect(isRefusal(full) || !action.shows(full), `${action.id} ${JSON.stringify(answer)}`).toBe(
              true,
            );
          }
        }
      }
    });
    expect(greyed).toBeGreaterThan(50);
  },
);
