import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting } from './line-up.ts';
import { choice, decline, endTurn, fight, hasMove, move, run } from './line-up.ts';

/** The clause that a line of the log cites. Rin has AB 4; the ogre is far away. */

const alone = (setting: Setting = {}, now: Fighter['now'] = {}): Scenario =>
  fight({ red: { rin: { at: [2, 1], now } }, blue: { ogre: { at: [15, 11] } } }, setting);

/** The clause of the last line that contains these words. */
const clauseOf = (table: Scenario, words: string): string | undefined =>
  table
    .lines()
    .filter(({ text }) => text.includes(words))
    .at(-1)?.clause;

const bar = (marks: object): Setting => ({
  field: {
    terrain: [{ id: 'bar', label: 'Bar', marks }],
    cells: [{ x: 3, y: 0, w: 2, h: 12, terrain: 'bar' }],
  },
});
const ledge: Setting = { field: { elevation: [{ x: 3, y: 0, w: 13, h: 12, height: 3 }] } };

test('[PE-AIL-17, PE-AIL-19] fighting Despair is one thing, fighting Panic another', () => {
  const afraid = (id: string) => alone({}, { ailments: [{ id, by: 'ogre' }] }).does(choice('pull-together'));
  const despair = afraid('despaired').rolls('pull-together', 99);
  expect(clauseOf(despair, 'Rin tries to pull together')).toBe('PE-AIL-17');
  expect(clauseOf(afraid('panicked'), 'Rin fights the panic')).toBe('PE-AIL-19');
});

test('[PE-OBST-4, PE-OBST-10, PE-OBST-11] a climb, a leap and a leap with its test', () => {
  const climbs = alone(ledge).does(choice('climb', { to: { x: 3, y: 1 } }));
  expect(clauseOf(climbs.answers('gm', decline), 'Rin climbs')).toBe('PE-OBST-4');
  const leaps = (id: string) => alone(bar({ gap: 3 })).does(choice(id, { to: { x: 5, y: 1 } }));
  expect(clauseOf(leaps('leap'), 'Rin leaps')).toBe('PE-OBST-10');
  expect(leaps('leap-far').roll().clause).toBe('PE-OBST-11');
});

test('[PE-MOVE-3, PE-MOVE-4] a Basic Move and a Run', () => {
  expect(clauseOf(alone().does(move(2, 3)), 'Rin moves')).toBe('PE-MOVE-3');
  expect(clauseOf(alone().does(run(2, 3)), 'Rin moves')).toBe('PE-MOVE-4');
});

test('[PE-OBST-9] the log has words for a test in rough water', () => {
  const table = alone(bar({ water: 2, rough: true })).does(move(3, 1));
  const line = 'Rin tries to stay afloat, Athletics (Swimming)';
  expect(clauseOf(table.rolls('stay-afloat', 1), line)).toBe('PE-OBST-9');
});

test('[PE-AIR-6] whoever dies without air dies of that', () => {
  const now = { suffocation: { rounds: 4, out: 3 }, conditions: ['unconscious'] };
  const table = alone({ turnOf: 'ogre' }, now).does(choice('go-on')).does(endTurn);
  expect(clauseOf(table, 'Rin dies')).toBe('PE-AIR-6');
});

test('[PE-ACT-8, PE-ONE-4] whoever has focused has no Move in a One More either, and shows none', () => {
  const table = fight({
    red: { rin: { at: [5, 5] } },
    blue: { ogre: { at: [6, 5] }, imp: { at: [15, 11] } },
  });
  table
    .does(choice('focused', { with: 'sword', target: 'ogre' }))
    .rolls('attack', 5)
    .answers('ogre', decline)
    .rolls('location', 50);
  table.does(endTurn).does(choice('act'));
  table.refuses(move(5, 6), 'noMove', 'PE-ACT-8');
  expect(hasMove(table, 'rin')).toBe(false);
});
