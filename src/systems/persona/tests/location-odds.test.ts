import { expect, test } from 'vitest';
import { landHit } from '../harm/land.ts';
import type { Table } from '../table.ts';
import type { Sketched } from './bare-table.ts';
import { hitOf } from './bare-table.ts';
import type { LineUp, Setting, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Exact odds branch at a location die by its consequences, not by its hundred faces. */

/** The distinct keys of the location die of this hit. */
function futures(lineUp: LineUp, sketched: Sketched, setting: Setting = {}): readonly (string | number)[] {
  const fight = begun(lineUp, setting);
  const found = new Set<string | number>();
  class Enough extends Error {}
  const table: Table = {
    fight,
    tell() {},
    draw(_, reading) {
      for (let face = 1; face <= 100; face++) found.add(reading.key(reading.of([face])));
      throw new Enough();
    },
    ask() {
      throw new Error('nothing is asked');
    },
    offer() {},
    cross() {},
    once: (work) => work(),
    deed: <R>(_: string, work: () => R): R => work(),
    part: <R>(_: string, work: () => R): R => work(),
    upon: (_, work) => work(() => {}),
  };
  expect(() => landHit(table, hitOf(fight, sketched))).toThrow(Enough);
  return [...found];
}

/** A Shadow of TB 4 without armour; Rin in her coat: AP 1 at Body and Arms. */
const lineUp = (husk: Sketch, rin: Sketch): LineUp => ({
  red: { rin: { at: [5, 5], now: rin } },
  blue: {
    husk: {
      use: 'ogre',
      at: [6, 5],
      sheet: { scores: { toughness: 40 }, ap: null, affinities: null },
      now: husk,
    },
  },
});
const atHusk = { by: 'rin', target: 'husk', damage: 5 };
const atRin = { by: 'husk', target: 'rin', damage: 5 };

test('[PE-ATK-5] with Light Wounds to spare: the Head, or anywhere else', () => {
  expect(futures(lineUp({}, {}), atHusk)).toHaveLength(2);
});

test('[PE-ATK-5, PE-INJ-1] where a Heavy Wound is due each location is a future of its own', () => {
  expect(futures(lineUp({ light: 0 }, {}), atHusk)).toHaveLength(6);
});

test('[PE-ATK-5, PE-PER-2] a Persona takes no injuries: the Head, the coat, the Legs', () => {
  expect(futures(lineUp({}, { light: 0 }), atRin)).toHaveLength(3);
});

test('[PE-ATK-5, PE-PER-3] what may spill over may injure: the Head, the coat, each Leg', () => {
  const setting = { rulings: { personaSpill: true } };
  expect(futures(lineUp({}, { light: 0 }), atRin, setting)).toHaveLength(4);
});
