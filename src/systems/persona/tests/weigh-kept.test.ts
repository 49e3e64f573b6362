import { describe, expect, test } from 'vitest';
import { randomTactic } from '../../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { stream } from '../../../kernel/streams.ts';
import { findMeans, meansOf } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import { pack } from '../pack/index.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { simple } from '../tactics/index.ts';
import { promise } from '../tactics/weigh.ts';
import { attack } from './line-up.ts';
import { momentOf } from './moment.ts';

/** Cached promises of attacks always equal fresh ones, whatever has happened, in this fight or another. */

const forms = ['standard', 'focused'] as const;

/** The same fight with new sheets and hands, for which nothing is cached. */
const amongStrangers = (fight: Fight): Fight => ({
  ...fight,
  combatants: Object.fromEntries(
    fight.listing.map((id) => {
      const who = one(fight, id);
      return [id, { ...who, sheet: { ...who.sheet }, hands: { ...who.hands } }];
    }),
  ),
});

function promises(fight: Fight): readonly number[] {
  const all = fight.listing.map((id) => one(fight, id));
  const each = (who: Combatant, target: Combatant) =>
    meansOf(fight, who).flatMap((means) =>
      forms.map((form) => promise(fight, standardAttack(fight, who, means, target, { form }), target)),
    );
  return all.flatMap((who) => all.flatMap((target) => each(who, target)));
}

describe('nothing kept is stale', () => {
  const begin = (id: string, rulings: Partial<Fight['rulings']>): Fight => {
    const sample = pack.encounters.find((each) => each.id === id);
    const begun = system.encounters.begin(sample?.encounter ?? null);
    if (!begun.ok) throw new Error(`${id} does not begin`);
    return { ...begun.fight, rulings: { ...begun.fight.rulings, ...rulings } };
  };
  const others = { evasionsPerRound: 'perAttacker', thrownClass: 'ranged', gradedRowsStack: true } as const;

  test.each([
    ['flooded-station', 'simple', simple, {}, 50],
    ['flooded-station', 'random', randomTactic as Tactic<Fight>, others, 40],
    ['hollow-court', 'simple', simple, others, 40],
    ['hollow-court', 'random', randomTactic as Tactic<Fight>, {}, 40],
  ] as const)('[PE-ATK-2] %s, %s', (id, _, tactic, rulings, each) => {
    const fight = begin(id, rulings);
    const answers = new SampleAnswers<Fight, Facts>(stream(`kept/${id}`), stream('minds'), () => tactic);
    let facts = 0;
    let looked = 0;
    const told = (): void => {
      if (facts++ % each !== 0) return;
      looked++;
      expect(promises(fight)).toEqual(promises(amongStrangers(fight)));
    };
    playOut(system, fight, answers, { roundCap: 5 }, { told });
    expect(looked).toBeGreaterThan(3);
  });
});

test('[PE-R36] the same two under other rulings', () => {
  const { base: fight } = momentOf(
    { evokers: { rin: { at: [5, 5] } }, shadows: { hound: { use: 'glass-hound', at: [6, 5] } } },
    attack('hound', { with: 'sword' }),
  );
  system.apply(fight, { fact: 'evaded', who: 'hound', against: 'rin' });
  const under = (rulings: Partial<Fight['rulings']>): number => {
    const ruled = { ...fight, rulings: { ...fight.rulings, ...rulings } };
    const [rin, hound] = [one(ruled, 'rin'), one(ruled, 'hound')];
    const means = findMeans(ruled, rin, 'sword');
    if (!means) throw new Error('no sword');
    return promise(ruled, standardAttack(ruled, rin, means, hound), hound);
  };
  const before = under({ evasionsPerRound: 'unlimited' });
  // It has evaded this round and cannot again.
  expect(under({ evasionsPerRound: 'one' })).toBeGreaterThan(before);
  expect(under({ evasionsPerRound: 'unlimited' })).toBe(before);
});

test('[PE-AIL-9] what a fighter thinks of an attack goes by how the target can evade now', () => {
  const { base: fight } = momentOf(
    { evokers: { rin: { at: [5, 5] } }, shadows: { hound: { use: 'glass-hound', at: [6, 5] } } },
    attack('hound', { with: 'sword' }),
  );
  const looks = (): number => {
    const rin = one(fight, 'rin');
    const means = findMeans(fight, rin, 'sword');
    if (!means) throw new Error('no sword');
    const hound = one(fight, 'hound');
    return promise(fight, standardAttack(fight, rin, means, hound), hound);
  };
  const before = looks();
  expect(looks()).toBe(before);
  const ailment = { id: 'dizzy', by: null, turns: 1, fresh: false, struck: 0 } as const;
  system.apply(fight, { fact: 'ailment', who: 'hound', ailment, clause: 'PE-AIL-9' });
  // Dizzy: one Disadvantage on every evasion, and nothing else that the attack depends on.
  const dizzy = looks();
  expect(dizzy).toBeGreaterThan(before);
  system.apply(fight, { fact: 'ailment-ended', who: 'hound', ailment: 'dizzy', why: 'passed' });
  expect(looks()).toBe(before);
});
