import { expect, test } from 'vitest';
import { stream } from '../../../kernel/streams.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { turnQuestion } from '../menu.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { rescues } from '../tactics/care.ts';
import { layOf } from '../tactics/ground.ts';
import { rebuffsOn } from '../tactics/hazard.ts';
import { tactics } from '../tactics/index.ts';
import { aimAt, promiseOf } from '../tactics/promise.ts';
import type { LineUp, Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** What tactics expect of Rebuffs on the way to somebody (SL-OFF-5). A wolf's bite reaches nobody from 1 yard away. */

const wolf = { wolf: { at: [4, 5], now: { ap: 12 } } } as const;
const fightOf = (foes: LineUp[string], setting: Setting = {}): Fight =>
  begun({ red: wolf, blue: foes }, { turnOf: 'wolf', ...setting });

const lost = (fight: Fight, ...path: readonly (readonly [number, number])[]): number =>
  rebuffsOn(
    fight,
    one(fight, 'wolf'),
    path.map(([x, y]) => ({ x, y })),
  );

/** The worth of a Rebuff by this foe with its first weapon. */
const worth = (fight: Fight, foe: string, mover = 'wolf'): number => {
  const [means] = meansOf(fight, one(fight, foe));
  const aim = aimAt(fight, one(fight, foe), means as Means, one(fight, mover), 'rebuff');
  return promiseOf(aim, 'rebuff').worth;
};

test('[SL-OFF-5] a way that comes no closer than 1 yard costs nothing, a closer one costs one Rebuff by each foe', () => {
  const fight = fightOf({
    torvin: { at: [6, 5], now: { ap: 12 } },
    wenna: { at: [6, 4], now: { ap: 12 } },
  });
  const [torvin, wenna] = [worth(fight, 'torvin'), worth(fight, 'wenna')];
  expect(torvin).toBeGreaterThan(0);
  expect(lost(fight, [4, 6], [4, 7])).toBe(0);
  expect(lost(fight, [5, 6])).toBeCloseTo(torvin, 12);
  expect(lost(fight, [5, 5])).toBeCloseTo(torvin + wenna, 12);
  // In, out and in again.
  expect(lost(fight, [5, 6], [4, 6], [5, 6])).toBeCloseTo(torvin, 12);
});

test('[SL-REA-1] [SL-INI-5] who cannot pay for a Rebuff, or has initiative 0, is not feared', () => {
  const foes = (ap: number): LineUp[string] => ({ torvin: { at: [6, 5], now: { ap } } });
  // Rebuff 4 AP, greatsword +1.
  expect(lost(fightOf(foes(4)), [5, 5])).toBe(0);
  expect(lost(fightOf(foes(5)), [5, 5])).toBeGreaterThan(0);
  expect(lost(fightOf(foes(12), { initiative: { torvin: 0 } }), [5, 5])).toBe(0);
});

test('[SL-OFF-5] a wolf runs at Torvin when he cannot rebuff it, and otherwise lets him come', () => {
  const decide = (initiative: number): string => {
    const fight = fightOf(
      { torvin: { at: [6, 5], now: { ap: 12 } } },
      { initiative: { torvin: initiative } },
    );
    return tactics.simple.decide(turnQuestion(fight, 'wolf'), fight, stream('minds')).option;
  };
  expect(decide(0)).toBe('move');
  expect(decide(5)).toBe('defend');
});

test('[SL-OFF-5] [SL-MSC-9] the way to a dying friend is worth less by the Rebuffs on it', () => {
  const fightWith = (initiative: number): Fight =>
    begun(
      {
        red: {
          // Stabilize 8 AP; 2 AP are 4 yards: only cells beside Torvin are near enough.
          isra: { at: [2, 5], now: { ap: 10 } },
          pell: { at: [5, 5], now: { conditions: ['unconscious'], dying: 0, wounds: { fatal: 1 } } },
        },
        blue: { torvin: { at: [4, 5], now: { ap: 12 } } },
      },
      { turnOf: 'isra', initiative: { torvin: initiative } },
    );
  const rescue = (fight: Fight): number => {
    const isra = one(fight, 'isra');
    const [way] = rescues(fight, isra, () => layOf(fight, isra, 'near'));
    expect(way?.choice.option).toBe('move');
    return way?.worth ?? 0;
  };
  const [idle, ready] = [fightWith(0), fightWith(5)];
  expect(rescue(idle)).toBeGreaterThan(0);
  expect(rescue(idle) - rescue(ready)).toBeCloseTo(worth(ready, 'torvin', 'isra'), 12);
});

test('[SL-OFF-5] [SL-MNT-4] the way of a ride costs what may be done to the rider, too, by each foe the worst of it', () => {
  const fight = begun(
    {
      red: {
        brannoch: { on: 'horse', now: { ap: 20 } },
        horse: { use: 'war-horse', at: [6, 5], now: { ap: 20 } },
      },
      // From a gap of 1 to the horse only the rider comes closer than the spear likes.
      blue: { raider: { at: [9, 5], now: { ap: 12 } } },
    },
    { turnOf: 'brannoch' },
  );
  const [rider, mount] = [worth(fight, 'raider', 'brannoch'), worth(fight, 'raider', 'horse')];
  expect(rider).toBeGreaterThan(0);
  const horse = one(fight, 'horse');
  expect(rebuffsOn(fight, horse, [{ x: 7, y: 5 }])).toBeCloseTo(rider, 12);
  // Away and back: the horse first.
  const around = [5, 4, 5, 6, 7].map((x) => ({ x, y: 5 }));
  expect(rebuffsOn(fight, horse, around)).toBeCloseTo(mount, 12);
});
