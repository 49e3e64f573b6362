import { expect, test } from 'vitest';
import { findMeans } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import { system } from '../index.ts';
import { one } from '../state.ts';
import { promise } from '../tactics/weigh.ts';
import { attack } from './line-up.ts';
import { momentOf } from './moment.ts';

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
  // Dizzy: one Disadvantage with every evasion, and nothing else that the attack asks about.
  const dizzy = looks();
  expect(dizzy).toBeGreaterThan(before);
  system.apply(fight, { fact: 'ailment-ended', who: 'hound', ailment: 'dizzy', why: 'passed' });
  expect(looks()).toBe(before);
});
