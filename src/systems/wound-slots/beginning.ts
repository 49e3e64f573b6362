import type { Beginning } from '../../engine/system.ts';

/** What an encounter may say of how its fight begins. */
export const beginning: Beginning = {
  surprise: {
    field: 'surprised',
    label: 'Surprise',
    about: 'The surprised have no AP until their first turn has passed, and come late in initiative.',
    clause: 'SL-SUR-1',
    roles: [{ label: 'Surprised' }],
    asks: true,
  },
};
