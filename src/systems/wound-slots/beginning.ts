import type { Beginning, MiddleFormat } from '../../engine/system.ts';

/** Bounds of initiatives in an encounter that begins in the middle of a fight. */
export const middle: MiddleFormat = { clause: 'SL-INI-1', least: 0, most: 99 };

/** What an encounter of this system can say about the beginning of its fight. */
export const beginning: Beginning = {
  hexagons: { clause: 'SL-GRD-3' },
  surprise: {
    field: 'surprised',
    label: 'Surprise',
    about: 'The surprised have no AP until their first turn has passed, and come late in initiative.',
    clause: 'SL-SUR-1',
    roles: [{ label: 'Surprised' }],
    asks: true,
  },
  middle,
};
