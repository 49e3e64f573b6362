import type { Beginning, MiddleFormat } from '../../engine/system.ts';

/** The range of initiative results of an encounter that begins in the middle of a fight. */
export const middle: MiddleFormat = { clause: 'FS-ENC-5', least: -20, most: 60 };

/** What an encounter can say about the beginning of its fight. */
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
  middle,
};
