import { describe, expect, test } from 'vitest';
import { ownedPowers } from '../combat/powers-of.ts';
import { supportPowers } from '../combat/support.ts';
import { system } from '../index.ts';
import { passesOf } from '../movement/passes.ts';
import { reachableFor } from '../movement/reachable.ts';
import { freshMove, metresOf } from '../movement/speed.ts';
import { wayTowards } from '../movement/way.ts';
import { pack } from '../pack/index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { endTurn } from './line-up.ts';
import { momentOf } from './moment.ts';

/** Caches that are valid until a fact is applied are not used longer, nor for another fight. */

const meeting = (x: number): Fight =>
  system.copy(
    momentOf(
      { evokers: { rin: { at: [5, 5] } }, shadows: { hound: { use: 'glass-hound', at: [x, 5] } } },
      endTurn,
    ).base,
  );

describe('ways', () => {
  const ahead = { x: 7, y: 5 };
  const cost = (fight: Fight): number | null => {
    const rin = one(fight, 'rin');
    return reachableFor(fight, rin, { move: freshMove(rin, 'basic'), full: false }).costTo(ahead);
  };

  test('[PE-MOVE-1] somebody comes to stand there, and goes; it happens in one of two fights', () => {
    const fight = meeting(9);
    const other = system.copy(fight);
    expect(cost(fight)).toBe(2);
    system.apply(fight, { fact: 'placed', who: 'hound', to: ahead });
    expect(cost(fight)).toBeNull();
    expect(cost(other)).toBe(2);
    expect(cost(fight)).toBeNull();
    system.apply(fight, { fact: 'placed', who: 'hound', to: { x: 9, y: 5 } });
    expect(cost(fight)).toBe(2);
  });

  test('[PE-TIME-4] a Move that has begun has less left', () => {
    const fight = meeting(9);
    const rin = one(fight, 'rin');
    const move = freshMove(rin, 'basic');
    const budget = (spent: number): number =>
      passesOf(fight, rin, { move: { ...move, spent }, full: false })[0]?.budget ?? 0;
    const whole = budget(0);
    expect(whole - budget(1)).toBe(1);
    expect(budget(0)).toBe(whole);
  });

  test('[PE-AIL-18] towards somebody at any distance: next to it, or as far as the Move goes', () => {
    for (let x = 7; x <= 15; x++) {
      const fight = meeting(x);
      const [rin, hound] = [one(fight, 'rin'), one(fight, 'hound')];
      // On open ground, straight on: as many cells as metres between the two.
      const steps = Math.min(x - 6, metresOf(rin, 'basic'));
      expect(wayTowards(fight, rin, hound, { pace: 'basic' })).toHaveLength(steps);
    }
  });
});

test('[PE-ACT-37] Powers are those of the Persona as it is now', () => {
  const sample = pack.encounters.find(({ id }) => id === 'flooded-station');
  const begun = system.encounters.begin(sample?.encounter ?? null);
  if (!begun.ok) throw new Error('flooded-station does not begin');
  const { fight } = begun;
  const owner = fight.listing.map((id) => one(fight, id)).find(({ equipped }) => equipped !== null);
  if (!owner || owner.equipped === null) throw new Error('nobody has a Persona');
  const { id, equipped } = owner;
  const left = () => ownedPowers(one(fight, id)).flatMap(({ persona }) => persona?.left ?? []);
  const own = owner.sheet.powers.length;
  const all = ownedPowers(owner).length;
  const whole = left()[0] ?? 0;
  expect(all).toBeGreaterThan(own);
  const other = system.copy(fight);
  system.apply(fight, {
    fact: 'persona-wounds',
    who: id,
    by: 'gm',
    persona: equipped,
    lost: 1,
    left: whole - 1,
  });
  expect(left()[0]).toBe(whole - 1);
  system.apply(fight, { fact: 'equipped', who: id, persona: null });
  expect(ownedPowers(one(fight, id))).toHaveLength(own);
  expect(
    supportPowers(one(fight, id)).every(({ power }) => power && owner.sheet.powers.includes(power)),
  ).toBe(true);
  expect(ownedPowers(one(other, id))).toHaveLength(all);
  expect(ownedPowers(one(other, id)).flatMap(({ persona }) => persona?.left ?? [])[0]).toBe(whole);
});
