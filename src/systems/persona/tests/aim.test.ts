import { expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import { attack, choice, duel, fight } from './line-up.ts';

/** What the map and the pools show for a selected attack. */

const lines = (kind: string | null, how: object): unknown => {
  const walls = kind === null ? [] : [{ x: 6, y: 5, side: 'w', kind }];
  const table = duel({ rin: { at: [0, 5] }, ogre: { at: [6, 5] } }, { field: { width: 60, walls } } as never);
  return (table.send({ do: 'preview', choice: how } as never) as { lines?: unknown }).lines;
};

test('[PE-DIS-2] [PE-DIS-3] the line of an attack says what cover costs it, and what gives it', () => {
  const along = { from: { x: 0, y: 5 }, to: { x: 6, y: 5 } };
  const by = [
    { x: 5, y: 5 },
    { x: 6, y: 5 },
  ];
  const shot = attack('ogre', { with: 'cinder' });
  expect(lines(null, shot)).toEqual([{ ...along, grade: 'clear', label: '', by: [] }]);
  expect(lines('low-wall', shot)).toEqual([{ ...along, grade: 'half', label: 'light cover −1', by }]);
  expect(lines('window', shot)).toMatchObject([{ label: 'light cover −1, heavy cover −1', by }]);
});

test('[PE-ACT-37] [PE-FATE-3] what a choice costs names the Spirit or Exertion of a Power and the points of Fate', () => {
  const table = duel({ sora: { now: { fate: 3 } }, ogre: {} });
  const cost = (how: object): unknown =>
    (table.send({ do: 'preview', choice: how } as never) as { cost?: unknown }).cost;
  expect(cost(attack('ogre', { with: 'pistol' }))).toEqual({ action: 1 });
  // Fission is of Tier 2.
  expect(cost(attack('ogre', { with: 'fission' }))).toEqual({ action: 1, spirit: 4 });
  expect(cost(attack('ogre', { with: 'fission', fate: 2 }))).toEqual({ action: 1, spirit: 4, fate: 2 });
});

test('[PE-ACT-8] a Focused Attack costs the Move, too, and so does a Called Attack that is focused besides', () => {
  const cost = (how: object, rulings = {}): unknown =>
    (
      duel({ rin: {}, ogre: {} }, { rulings }).send({ do: 'preview', choice: how } as never) as {
        cost?: unknown;
      }
    ).cost;
  expect(cost(choice('focused', { with: 'sword', target: 'ogre' }))).toEqual({ action: 1, move: 1 });
  const called = choice('called', { with: 'sword', target: 'ogre', at: 'head' });
  const together = { attackActionsExclusive: false };
  expect(cost(called, together)).toEqual({ action: 1 });
  expect(cost({ ...called, focused: 'yes' }, together)).toEqual({ action: 1, move: 1 });
});

test('[PE-AIL-8] [PE-AIL-17] [PE-AIL-19] what frees from fire, Despair and Panic says what it takes', () => {
  const suffering = (id: string): ReturnType<typeof duel> =>
    duel({ rin: { now: { ailments: [{ id, by: 'ogre' }] } }, ogre: {} });
  expect(suffering('despaired').option('pull-together').cost).toEqual({ action: 1 });
  expect(suffering('panicked').option('pull-together').cost).toEqual({ action: 1, move: 1 });
  const fire = (spend: string): unknown =>
    suffering('burning').send({ do: 'preview', choice: choice('put-out', { spend }) } as never);
  expect(fire('move')).toMatchObject({ cost: { move: 1 } });
  expect(fire('action')).toMatchObject({ cost: { action: 1 } });
});

test('[PE-ACT-37] a Power of arms costs Exertion with whatever it is used', () => {
  const table = duel({ rin: {}, ogre: {} });
  const how = attack('ogre', { with: 'cleave:sword' });
  expect(table.send({ do: 'preview', choice: how } as never)).toMatchObject({
    cost: { action: 1, exertion: 2 },
  });
});

test('[PE-ATK-1] who strikes with nothing in hand strikes with bare hands', () => {
  const { cost: _, ...free } = duel({ rin: {}, ogre: {} }).option('attack');
  const words = sentenceOf(free, { target: 'ogre', with: 'unarmed' }, undefined);
  expect(words).toMatch(/ with bare hands$/);
});

/** What an attack of Hana's on the Adept covers, far down the field: Jun stands 2 m from him, Rin 3 m. */
const covers = (how: object): { cells?: readonly object[]; warns?: readonly string[] } => {
  const table = fight({
    evokers: { hana: { at: [1, 5] }, jun: { at: [8, 5] }, rin: { at: [7, 6] } },
    shadows: { adept: { use: 'cult-adept', at: [10, 5] }, gunner: { use: 'cult-gunner', at: [10, 7] } },
  });
  return table.send({ do: 'preview', choice: how } as never) as object;
};

test('[PE-ATK-8] an attack with an area shows its squares and warns of friends in them; one without shows neither', () => {
  const shot = choice('focused', { target: 'adept', with: 'machine-gun' });
  expect(covers(shot)).not.toHaveProperty('cells');
  expect(covers(shot)).not.toHaveProperty('warns');
  const storm = covers(choice('focused', { target: 'adept', with: 'storm-of-shots:machine-gun' }));
  expect(storm.cells).toHaveLength(25);
  expect(storm.cells).toContainEqual({ x: 8, y: 3 });
  expect(storm.warns).toEqual(['Jun stands in the area, too']);
});
