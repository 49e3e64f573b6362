import { expect, test } from 'vitest';
import { cast, fight, strike } from './line-up.ts';

/** What a choice costs in full, told before it is made: Imre beside a ghoul. */
const previewOf = (choice: object, more: object = {}): { cost?: unknown; provokes?: unknown } =>
  fight({ heroes: { imre: { at: [2, 5] } }, foes: { ghoul: { at: [3, 5] } } }, more).send({
    do: 'preview',
    choice,
  } as never) as object;
const costOf = (choice: object, more: object = {}): unknown => previewOf(choice, more).cost;

test('[FS-MAG-1] [FS-TURN-3] a spell names its mana beside the AP: Ember Bolt takes 3', () => {
  expect(costOf(cast('ember-bolt', { target: 'ghoul' }))).toEqual({ ap: 1, mana: 3 });
});

test('[FS-MAG-1] a strike takes none, nor does a spell where mana is not reckoned with', () => {
  expect(costOf(strike('ghoul'))).toEqual({ ap: 1 });
  expect(costOf(cast('ember-bolt', { target: 'ghoul' }), { rulings: { mana: 'off' } })).toEqual({ ap: 1 });
});

test('[FS-OPP-4] a spell in reach of a foe provokes it, a strike does not', () => {
  expect(previewOf(cast('ember-bolt', { target: 'ghoul' })).provokes).toEqual(['ghoul']);
  expect(previewOf(strike('ghoul')).provokes ?? []).toEqual([]);
});
