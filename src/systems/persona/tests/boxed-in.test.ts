import { expect, test } from 'vitest';
import { choice, fight } from './line-up.ts';

/** Whoever has no square to go to is told so at the deed, and not sent to an empty map. */

/** Rin in the corner, with an Ogre on each square beside her. */
const cornered = (field: { readonly [key: string]: unknown } = {}) =>
  fight(
    {
      red: { rin: { at: [0, 0] } },
      blue: {
        one: { use: 'ogre', at: [1, 0] },
        two: { use: 'ogre', at: [0, 1] },
        three: { use: 'ogre', at: [1, 1] },
      },
    },
    { field },
  );

test('[PE-MOVE-6] whoever is boxed in by enemies neither moves nor runs', () => {
  const table = cornered();
  for (const deed of ['move', 'run']) {
    expect(table.option(deed).refused).toMatchObject({ code: 'noWay', clause: 'PE-MOVE-6' });
    table.refuses(choice(deed, { to: { x: 3, y: 3 } }), 'noWay', 'PE-MOVE-6');
  }
});

test('[PE-OBST-10] nor does it leap over those who stand, whatever lies behind them', () => {
  const table = cornered({
    terrain: [{ id: 'mud', label: 'Mud', marks: { difficult: 1 } }],
    cells: [{ x: 2, y: 0, w: 3, h: 3, terrain: 'mud' }],
  });
  expect(table.option('leap').refused).toMatchObject({ code: 'noWay', clause: 'PE-OBST-10' });
});

test('[PE-MOVE-6] with one square free it moves', () => {
  const table = fight({
    red: { rin: { at: [0, 0] } },
    blue: { one: { use: 'ogre', at: [1, 0] }, two: { use: 'ogre', at: [0, 1] } },
  });
  expect(table.option('move').refused).toBeUndefined();
});
