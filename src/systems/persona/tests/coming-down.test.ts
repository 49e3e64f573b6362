import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { simple, walkAndHitTactic } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** How tactics play a flyer whose enemies are in another band (PE-FLY-3, PE-FLY-5). */

/** The first choice of the imp, in a higher band and without Spirit, against Rin on the ground at (6,5). */
function deed(x: number, y: number, now: object, tactic = simple): Choice {
  const fight = begun({
    blue: { imp: { at: [x, y], now: { spirit: 0, ...now } } },
    red: { rin: { at: [6, 5] } },
  });
  return tactic.decide(turnQuestion(fight, 'imp'), fight, stream('t'));
}

describe('[PE-FLY-3] [PE-FLY-5] a flyer with nothing to strike from above', () => {
  test.each([simple, walkAndHitTactic])('comes down, one band at a time: $id', (tactic) => {
    expect(deed(5, 5, { band: 'high' }, tactic)).toMatchObject({ option: 'fly', band: 'low' });
    expect(deed(5, 5, { band: 'low' }, tactic)).toMatchObject({ option: 'fly', band: 'ground' });
  });

  test.each([simple, walkAndHitTactic])(
    'and goes beside whoever stands where it would land: $id',
    (tactic) => {
      const aside = deed(6, 5, { band: 'low' }, tactic);
      // Of the eight cells around, which all cost the same, the first by row.
      expect(aside).toMatchObject({ option: 'move', path: [{ x: 5, y: 4 }] });
    },
  );

  test('stays up as long as it can strike from there', () => {
    expect(deed(5, 5, { band: 'low', spirit: 4 }).option).toMatch(/^(attack|focused)$/);
  });
});
