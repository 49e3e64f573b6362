import { expect, test } from 'vitest';
import { randomTactic } from '../../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import { stream } from '../../../kernel/streams.ts';
import { attackSpec } from '../combat/attack-spec.ts';
import { plainDamage, rawDamage } from '../combat/damage.ts';
import { defenseOf } from '../combat/defense.ts';
import { meansOf } from '../combat/means.ts';
import { attackOf } from '../combat/offer.ts';
import type { Means } from '../combat/types.ts';
import { system } from '../index.ts';
import { checkBonus } from '../roll/check.ts';
import type { Combatant, Fight } from '../state.ts';
import { copy, everybody, foes, one, present } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { aimAt, bestStance } from '../tactics/promise.ts';
import { begun } from './line-up.ts';

/** The aim of an attack computed by the rules, without caches. */
function aimByRules(fight: Fight, who: Combatant, means: Means, target: Combatant, guarded: boolean) {
  const attack = attackOf(who, 'standard', means, target);
  const attackTotal = checkBonus(fight, attackSpec(fight, attack)).value;
  const damage = plainDamage(fight, attack, target);
  const stance = guarded ? bestStance(fight, target, who, means.against) : null;
  const defense = defenseOf(fight, target, means.against, { from: who, stance });
  const final = rawDamage(fight, attack, target, { attackTotal, damage, defense }).value;
  return { least: defense.value - attackTotal, final };
}

const rulings = [
  {},
  {
    rangeIncrements: 'minusTwo',
    sameEffect: 'add',
    insideReach: 'minusTwo',
    grappleWeapons: 'anyMinusTwo',
    underwaterHalf: 'aquaticFree',
    staggered: 'halfAp',
  },
];

test.each(['ford', 'broken-bridge'])(
  'all through fights at the %s an attack takes and does what the rules say, however it was found',
  (id) => {
    const sample = system.encounters.pack.encounters.find((each) => each.id === id);
    const encounter = sample?.encounter as { readonly rulings?: object };
    for (const [index, more] of rulings.entries()) {
      const start = system.encounters.begin({
        ...encounter,
        rulings: { ...encounter.rulings, ...more },
      } as Parameters<typeof system.encounters.begin>[0]);
      if (!start.ok) throw new Error(JSON.stringify(start.problems));
      for (const tactic of [randomTactic, simple]) {
        const fight = copy(start.fight);
        let compared = 0;
        let facts = 0;
        const told = (): void => {
          if (facts++ % 4 !== 0) return;
          const all = everybody(fight).filter(present);
          const who = all[compared % all.length] as Combatant;
          for (const target of all.filter((each) => foes(who, each))) {
            for (const means of meansOf(fight, who)) {
              for (const guarded of [false, true]) {
                const { least, final } = aimAt(fight, who, means, target, 'standard', guarded);
                expect({ least, final }).toEqual(aimByRules(fight, who, means, target, guarded));
              }
            }
          }
          compared++;
        };
        const answers = new SampleAnswers(
          stream(`stance/${index}`),
          stream(`minds/${index}`),
          () => tactic as typeof simple,
        );
        playOut(system, fight, answers, { roundCap: 2 }, { told });
        expect(compared).toBeGreaterThan(20);
      }
    }
  },
);

test('an attack that was weighed before is weighed anew when the target lies down, gets up, and in a fight of other rulings', () => {
  const people = { red: { guard: { at: [5, 5] } }, blue: { torvin: { at: [6, 5] } } } as const;
  const leastIn = (fight: Fight): number => {
    const [who, target] = [one(fight, 'guard'), one(fight, 'torvin')];
    return aimAt(fight, who, meansOf(fight, who)[0] as Means, target).least;
  };
  const fight = begun(people as never);
  const before = leastIn(fight);
  const lies = (posture: 'prone' | 'standing'): void =>
    system.apply(fight, { fact: 'posture', who: 'torvin', posture, clause: 'SL-CND-9' });
  lies('prone');
  // SL-MOD-1: 3 more against somebody prone.
  expect(leastIn(fight)).toBe(before - 3);
  lies('standing');
  expect(leastIn(fight)).toBe(before);
  system.apply(fight, { fact: 'marked', who: 'guard', mark: { kind: 'distracted', by: 'torvin' } });
  // SL-MSC-5: 2 less for the attacker.
  expect(leastIn(fight)).toBe(before + 2);
  expect(leastIn(begun(people as never))).toBe(before);
});
