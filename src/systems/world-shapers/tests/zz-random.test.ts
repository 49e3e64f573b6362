import { expect, test } from 'vitest';
import { playRandomly } from '../../../engine/random-play.ts';
import { beginSample } from '../../../workbench/arguments.ts';
import { system as plain } from '../index.ts';
import type { System } from '../../../engine/system.ts';

test('random play', { timeout: 300000 }, () => {
  const system = plain as unknown as System;
  const used = new Map<string, { offered: number; taken: number }>();
  let bad = 0;
  for (const id of ['duel', 'quarry', 'broken-bridge']) {
    const start = beginSample(system, id);
    const play = playRandomly(system, () => system.copy(start), { fights: 60, seed: `x/${id}`, roundCap: 4, used });
    for (const f of play.findings.slice(0,3)) console.log(f.what, f.fight, f.fact, f.choices.map((c) => JSON.stringify(c)).slice(-12).join('\n'));
    bad += play.findings.length;
  }
  console.log([...used].map(([k, v]) => `${k} ${v.offered}/${v.taken}`).join('\n'));
  expect(bad).toBe(0);
});
