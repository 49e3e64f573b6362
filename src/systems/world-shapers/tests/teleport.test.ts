import { expect, test } from 'vitest';
import { teleport } from '../movement/teleport.ts';
import { one } from '../state.ts';
import { play } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { begun } from './line-up.ts';

/** Oren (side of the heroes) teleports the bandit, who stands at (6, 5). */

function sent(
  to: readonly [number, number],
  metres: number,
  { more = {}, setting = {}, bandit = {} }: { more?: LineUp; setting?: Setting; bandit?: Sketch } = {},
) {
  const fight = begun(
    { heroes: { oren: { at: [1, 1] } }, foes: { bandit: { at: [6, 5], ...bandit } }, ...more },
    { ...setting, rulings: { combatEnd: 'gmOnly', ...setting.rulings } },
  );
  const where = { x: to[0], y: to[1] };
  const done = play(fight, {}, (table) =>
    teleport(table, { who: 'bandit', by: 'oren', to: where, metres, clause: 'WS-MOV-6' }),
  );
  const told = (fact: string): readonly Sketch[] =>
    done.facts.filter((each) => each.fact === fact) as unknown as readonly Sketch[];
  const { x, y } = one(fight, 'bandit').cell;
  return { ...done, told, at: [x, y], vitality: (id: string) => one(fight, id).vitality };
}

test('[WS-MOV-6] where nobody is one arrives unhurt', () => {
  const { result, at, told } = sent([16, 5], 10);
  expect([result, at, told('hit')]).toEqual([true, [16, 5], []]);
  expect(told('teleported')).toMatchObject([{ who: 'bandit', by: 'oren', to: { x: 16, y: 5 } }]);
});

test('[WS-MOV-6] [WS-MOV-7] [WS-MOV-8] into somebody: both take Reality damage, Armor is no help, and back it is', () => {
  const { result, at, told, vitality, rolled } = sent([10, 5], 4, {
    more: { dead: { skeleton: { at: [10, 5] } } },
  });
  // Bandit: 15 Vitality, light armour; skeleton: 18, Armor 1. No Defense Roll.
  expect([result, at, vitality('bandit'), vitality('skeleton'), rolled]).toEqual([false, [6, 5], 11, 14, []]);
  expect(told('hit')).toMatchObject([
    { who: 'bandit', clause: 'WS-MOV-6', portions: [{ type: 'reality' }] },
    { who: 'skeleton', portions: [{ type: 'reality' }] },
  ]);
});

test('[WS-MOV-7] Armor below 0 adds to it', () => {
  const { vitality } = sent([10, 5], 4, {
    more: { dead: { skeleton: { at: [10, 5], sheet: { printed: { armor: -2 } } } } },
  });
  expect(vitality('skeleton')).toBe(12);
});

test('[WS-MOV-6] into an object, and into what lets nobody in', () => {
  const crate = sent([10, 5], 4, { more: { things: { crate: { at: [10, 5] } } } });
  expect([crate.at, crate.vitality('bandit'), crate.vitality('crate')]).toEqual([[6, 5], 11, 8]);
  const field = {
    terrain: [{ id: 'rock', label: 'Rock', blocksMove: true }],
    cells: [{ x: 10, y: 5, terrain: 'rock' }],
  };
  const rock = sent([10, 5], 4, { setting: { field } });
  expect([rock.at, rock.vitality('bandit'), rock.told('teleport-failed')]).toMatchObject([
    [6, 5],
    11,
    [{ into: [] }],
  ]);
});

test('[WS-MOV-6] a large one meets everybody in its new space; it is hurt once', () => {
  // Two by two: (10, 5) to (11, 6).
  const { vitality } = sent([10, 5], 4, {
    bandit: { sheet: { size: 1 } },
    more: { dead: { skeleton: { at: [10, 5] }, other: { use: 'skeleton', at: [11, 6] } } },
  });
  expect([vitality('bandit'), vitality('skeleton'), vitality('other')]).toEqual([11, 14, 14]);
});

test('[WS-MOV-9] [WS-R96] no creature takes more than 100, an object does', () => {
  const hardy = { sheet: { vitality: 400 } };
  const { vitality } = sent([10, 5], 150, {
    bandit: hardy,
    more: { things: { crate: { at: [10, 5], ...hardy } } },
  });
  expect([vitality('bandit'), vitality('crate')]).toEqual([300, 250]);
});

test('[WS-R96] the 100 are what is lost in the end, or what is dealt before vulnerability', () => {
  const lost = (teleportCapPoint: string): number => {
    const { vitality } = sent([10, 5], 150, {
      bandit: { sheet: { vitality: 400, vulnerabilities: ['reality'] } },
      more: { things: { crate: { at: [10, 5] } } },
      setting: { rulings: { teleportCapPoint } },
    });
    return 400 - vitality('bandit');
  };
  // Vulnerability adds half.
  expect([lost('final'), lost('base')]).toEqual([100, 150]);
});

test('[WS-R87] [WS-TER-8] into the space of somebody two sizes apart one may come', () => {
  const { result, at } = sent([10, 5], 4, {
    bandit: { sheet: { size: -1 } },
    more: { big: { ogre: { at: [10, 5] } } },
  });
  expect([result, at]).toEqual([true, [10, 5]]);
});

test('[WS-MOV-8] [WS-ADV-11] whoever comes back has gone nowhere: grips hold; one who goes loses them', () => {
  const sill: LineUp = {
    heroes: { oren: { at: [1, 1] }, sill: { at: [6, 4], now: { grabbing: ['bandit'], inHand: [] } } },
  };
  const back = sent([10, 5], 4, { more: { ...sill, dead: { skeleton: { at: [10, 5] } } } });
  expect(one(back.fight, 'bandit').grabbedBy).toEqual(['sill']);
  expect(one(sent([10, 5], 4, { more: sill }).fight, 'bandit').grabbedBy).toEqual([]);
});

test('[WS-ADV-5] a rider is taken off its mount; a mount takes its rider along', () => {
  const riding: LineUp = {
    foes: { 'war-horse': { at: [6, 5] }, bandit: { at: [6, 5], on: 'war-horse' } },
  };
  const { at, fight } = sent([10, 5], 4, { more: riding });
  expect([at, one(fight, 'bandit').mounted, one(fight, 'war-horse').cell]).toEqual([
    [10, 5],
    null,
    { x: 6, y: 5 },
  ]);
  const carrying: LineUp = { foes: { bandit: { at: [6, 5], sheet: { size: 1 } }, sill: { on: 'bandit' } } };
  expect(one(sent([10, 5], 4, { more: carrying }).fight, 'sill').cell).toEqual({ x: 10, y: 5 });
});

test('[WS-MOV-6] who dies of it is back where it was, and off the map nobody is sent', () => {
  const dead = sent([10, 5], 90, { more: { dead: { skeleton: { at: [10, 5] } } } });
  expect([dead.at, one(dead.fight, 'bandit').out]).toEqual([[6, 5], 'dead']);
  const off = sent([30, 5], 4);
  expect([off.result, off.at, off.facts]).toEqual([false, [6, 5], []]);
});
