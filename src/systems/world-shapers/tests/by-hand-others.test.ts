import { expect, test } from 'vitest';
import { ap, cell, choice, conditions, fight, hold } from './line-up.ts';

/** What else the game master's hand can do (WS-GEN-12). */

const scene = () =>
  fight({
    heroes: { sill: { at: [2, 2] }, brana: { at: [2, 6] } },
    foes: { ogre: { at: [6, 2] }, bandit: { at: [12, 6] } },
  });

test('[WS-GEN-12] [WS-ADV-5] [WS-ADV-8] onto somebody and off again; nobody sits on whom it carries', () => {
  const table = scene();
  const onto = { change: 'condition', who: 'sill', condition: 'mounted', other: 'ogre' };
  table.byHand('a leap', { ...onto, on: true });
  expect([cell(table, 'sill'), conditions(table, 'sill').includes('mounted')]).toEqual([[6, 2], true]);
  const circle = { change: 'condition', who: 'ogre', condition: 'mounted', other: 'sill', on: true };
  expect(table.send({ do: 'override', changes: [circle], reason: 'x' })).toMatchObject({ ok: false });
  table.byHand('slips', { ...onto, on: false });
  expect(conditions(table, 'sill')).not.toContain('mounted');
  expect(cell(table, 'sill')).not.toEqual([6, 2]);
});

test('[WS-GEN-12] [WS-INI-11] a held action is taken away', () => {
  const table = scene().does(hold('defend', { trigger: 'enters', range: 3 }));
  table.byHand('forgets it', { change: 'condition', who: 'sill', condition: 'held-action', on: false });
  expect([conditions(table, 'sill'), ap(table, 'sill')]).toEqual([[], 1]);
  expect(table.facts('held-lost')).toMatchObject([{ why: 'hand' }]);
});

test('[WS-GEN-12] [WS-CIN-18] a higher upcast limit ends', () => {
  const table = scene().does(choice('cinematic', { what: 'awakens' }));
  table.does(choice('allow', { skill: 'stealth', difficulty: 5 })).rolls('cinematic', 9);
  table.does(choice('upcast', { whom: ['sill'], wp: 4 })).does(choice('done'));
  expect(conditions(table, 'sill')).toContain('cinematic');
  table.byHand('it fades', { change: 'condition', who: 'sill', condition: 'cinematic', on: false });
  expect(conditions(table, 'sill')).toEqual([]);
});
