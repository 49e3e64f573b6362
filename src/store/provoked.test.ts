import { expect, test } from 'vitest';
import type { ChoosePrompt } from '../protocol/messages.ts';
import { provokedAt } from './provoked.ts';

const cells = [
  { x: 1, y: 0 },
  { x: 2, y: 0, provokes: ['ogre'] },
];
const prompt = {
  kind: 'choose',
  options: [
    {
      id: 'move',
      label: 'Move',
      clause: 'X-1',
      group: 'move',
      needs: { to: { kind: 'path', label: 'Where to', cells, budget: 3 } },
    },
    { id: 'wait', label: 'Wait', clause: 'X-1', group: 'free' },
  ],
} as unknown as ChoosePrompt;

test('whom a move provokes is read from the cell where it ends; other options provoke nobody', () => {
  const going = (to: object) => provokedAt(prompt, { option: 'move', to } as never);
  expect(going({ x: 2, y: 0 })).toEqual(['ogre']);
  expect(
    going([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]),
  ).toEqual(['ogre']);
  expect([going({ x: 1, y: 0 }), going({ x: 9, y: 9 })]).toEqual([[], []]);
  expect([provokedAt(prompt, { option: 'wait' }), provokedAt(null, { option: 'move' })]).toEqual([[], []]);
});
