import { test } from 'vitest';
import { playRandomly } from '../../../engine/random-play.ts';
import { system } from '../index.ts';

const R = [
  {},
  { coverGeometry: 'gmDecides', sightModel: 'gmDecides', objectCollisionDr: 'roll', leanDuration: 'actionOnly' },
  { coverGeometry: 'anywhereOnLine', takingCoverScope: 'anyAttackWhileInHalfCover', sharedSpaceRules: 'checkAsEnemy', collisionBlockers: 'edgeIsWall', collisionMerge: 'ask', heldActionTiming: 'beforeEvent' },
  { takingCoverScope: 'replacesHalfCover', sharedSpaceRules: 'exactlyTwo', teleportCapPoint: 'base', collisionDrPower: 'fixedTen', sizeFootprint: 'single', distanceMetric: 'euclidean', difficultStack: true },
];
test('play', { timeout: 600000 }, () => {
  for (const { id, encounter } of system.encounters.pack.encounters) {
    for (const [n, rulings] of R.entries()) {
      const begun = system.encounters.begin({ ...(encounter as object), rulings: { ...((encounter as any).rulings ?? {}), ...rulings } } as never);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
      const played = playRandomly(system, () => system.copy(begun.fight), { fights: Number(process.env.N ?? 6), seed: `g${process.env.SEED ?? ''}${n}`, roundCap: 6 });
      console.log(id, n, played.fights, played.ended, played.facts);
      const seen = new Map<string, any>();
      for (const f of played.findings) if (!seen.has(f.what)) seen.set(f.what, f);
      for (const [what, f] of [...seen].slice(0, 6)) console.log('FINDING', n, f.fight, f.fact, what.slice(0, 900), JSON.stringify(f.choices.slice(-3)));
      const used = ['shoved', 'teleported', 'teleport-failed', 'defense'].map((k) => `${k}:${played.told.get(k) ?? 0}`);
      const opts = [...played.options].filter(([k]) => /lean|jump|take-cover|spatial/.test(k)).map(([k, c]) => `${k}=${JSON.stringify(c)}`);
      console.log(used.join(' '), opts.join(' '));
    }
  }
});
