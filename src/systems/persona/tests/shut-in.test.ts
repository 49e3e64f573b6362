import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { simple, walkAndHitTactic } from '../tactics/index.ts';
import type { LineUp, Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** How tactics play where a wall with a door divides the field at x = 5 (PE-OBST-2). */

const walls = [
  { kind: 'wall', x: 5, y: 0, side: 'e', length: 5 },
  { kind: 'door', id: 'gate', x: 5, y: 5, side: 'e' },
  { kind: 'wall', x: 5, y: 6, side: 'e', length: 6 },
];

/** Rin's first choice in her turn. */
function deed(lineUp: LineUp, setting: Setting = {}, tactic = simple): Choice {
  const fight = begun(lineUp, { field: { walls }, ...setting });
  return tactic.decide(turnQuestion(fight, 'rin'), fight, stream('t'));
}

const rinAt = (x: number, y: number): LineUp => ({
  red: { rin: { at: [x, y] } },
  blue: { ogre: { at: [11, 5] } },
});
const end = ({ path }: Choice): unknown => Array.isArray(path) && path.at(-1);

describe('[PE-OBST-2] whom no way leads to is come at through a door', () => {
  test.each([simple, walkAndHitTactic])('it is gone to, as far as the Move goes: $id', (tactic) => {
    // From (4,4) the cell on this side of the door is adjacent.
    const going = deed(rinAt(1, 5), {}, tactic);
    expect([going.option, end(going)]).toEqual(['move', { x: 4, y: 4 }]);
  });

  test.each([simple, walkAndHitTactic])('and opened: $id', (tactic) => {
    expect(deed(rinAt(5, 5), {}, tactic)).toEqual({ option: 'open-door', door: 'gate' });
  });

  test('and gone through once it is open', () => {
    const rin = { at: [5, 5], now: { inHand: { right: 'sword' } } } as const;
    const through = deed(
      { red: { rin }, blue: { ogre: { at: [11, 5] } } },
      { doors: { gate: true } },
      walkAndHitTactic,
    );
    expect([through.option, end(through)]).toEqual(['move', { x: 10, y: 4 }]);
  });

  test('but not while somebody can be come at without', () => {
    const two: LineUp = {
      red: { rin: { at: [3, 5], now: { inHand: { right: 'sword' } } } },
      blue: { ogre: { at: [6, 5] }, hound: { use: 'glass-hound', at: [3, 11] } },
    };
    const towards = deed(two, {}, walkAndHitTactic);
    expect([towards.option, end(towards)]).toEqual(['move', { x: 2, y: 10 }]);
  });

  test('nor for somebody in the air whom one can get under', () => {
    const under = (x: number): LineUp => ({
      red: { rin: { at: [x, 5] } },
      blue: { imp: { at: [3, 8], now: { band: 'high' } } },
    });
    for (const x of [1, 5]) expect(deed(under(x), {}, walkAndHitTactic).option).not.toBe('open-door');
  });
});
