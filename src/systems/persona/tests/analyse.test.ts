import { expect, test } from 'vitest';
import { choice, duel, fight, hasAction } from './line-up.ts';

/** Analysing enemies (PE-ACT-20, PE-ACT-21). */

test('[PE-ACT-20] Arcana 4 reads affinities, Arcana and Personality for the Action, without a test', () => {
  const table = duel({ jun: {}, ogre: {} });
  table.does(choice('analyse', { target: 'ogre' }));
  expect(table.news('analysed')).toMatchObject([{ who: 'ogre', by: 'jun', analysis: 'basic' }]);
  expect(hasAction(table, 'jun')).toBe(false);
});

test('[PE-ACT-20] less Arcana, allies, the hidden and the known are refused', () => {
  duel({ rin: {}, ogre: {} }).refuses(choice('analyse', { target: 'ogre' }), 'notTrained', 'PE-ACT-20');
  const three = {
    red: { jun: { at: [5, 5] }, rin: { at: [5, 6] } },
    blue: { ogre: { at: [9, 9] } },
  } as const;
  fight(three).refuses(choice('analyse', { target: 'rin' }), 'noSuchThing', 'PE-ACT-20');
  fight(three, { hidden: { ogre: ['jun'] } }).refuses(
    choice('analyse', { target: 'ogre' }),
    'unseen',
    'PE-ACT-36',
  );
  const known = fight(three, { analysed: { ogre: 'basic' } });
  known.refuses(choice('analyse', { target: 'ogre' }), 'noSuchThing', 'PE-ACT-20');
});

test('[PE-ACT-21] Arcana 7 reads Wounds, Scores and Traits too, also of whom one knows in part', () => {
  const table = duel({ sora: {}, ogre: {} }, { analysed: { ogre: 'basic' } });
  table.does(choice('advanced-analyse', { target: 'ogre' }));
  expect(table.news('analysed')).toMatchObject([{ who: 'ogre', by: 'sora', analysis: 'advanced' }]);
  expect(table.lines().at(-1)?.text).toBe('Sora finds out all about Ogre');
  duel({ jun: {}, ogre: {} }).refuses(
    choice('advanced-analyse', { target: 'ogre' }),
    'notTrained',
    'PE-ACT-21',
  );
});
