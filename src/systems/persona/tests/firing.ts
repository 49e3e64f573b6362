import type { Element } from '../elements.ts';
import type { Line, Sketched } from './bare-table.ts';
import { struck } from './bare-table.ts';
import type { LineUp, Sketch } from './sketch.ts';

/** Rin attacks a Shadow with an element: for tests of the effects of elements. */

export const body: readonly Line[] = [['location', 50]];
/** Rin (TB 4, coat of AP 1 at the Body, no Persona equipped) and a Shadow of TB 4 without armour. */
export const facing = (affinities: Sketch, now: Sketch = {}, rin: Sketch = { equipped: null }): LineUp => ({
  red: { rin: { at: [5, 5], now: rin } },
  blue: {
    husk: {
      use: 'ogre',
      at: [6, 5],
      sheet: { scores: { toughness: 40 }, ap: null, affinities: { ice: null, melee: null, ...affinities } },
      now,
    },
  },
});

export interface Fire extends Partial<Sketched> {
  readonly element?: Element;
}
export const fires = (
  { element = 'fire', ...more }: Fire,
  affinities: Sketch = {},
  now: Sketch = {},
  script = body,
  rulings: Sketch = {},
) =>
  struck(
    facing(affinities, now),
    { by: 'rin', target: 'husk', damage: 5, ...more, means: { element, ...more.means } },
    script,
    rulings,
  );
