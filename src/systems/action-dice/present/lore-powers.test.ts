import { expect, test } from 'vitest';
import { powerOf } from '../pack/armory.ts';
import { powerCard } from './lore-powers.ts';

test('[AD-ATK-1] [AD-R42] a technique without an ability uses Speed, and its card says so', () => {
  const dice = (id: string) =>
    powerCard(powerOf(id)!).figures?.find(([label]) => label === 'Bonus dice of')?.[1];
  expect([dice('finish'), dice('reckless-lunge'), dice('aimed-shot')]).toEqual(['Speed', 'Speed', 'Agility']);
});
