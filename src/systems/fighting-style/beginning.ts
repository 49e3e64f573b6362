import type { Beginning } from '../../engine/system.ts';

/** What an encounter may say of how its fight begins. */
export const beginning: Beginning = {
  surprise: {
    field: 'surprise',
    label: 'Surprise',
    about:
      'The worst sneaker rolls Stealth, each observer Observation; whoever loses misses round 1. Both are needed.',
    clause: 'FS-ENC-2',
    roles: [
      { list: 'sneakers', label: 'Sneaks' },
      { list: 'observers', label: 'Observes' },
    ],
  },
};
