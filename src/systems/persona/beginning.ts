import type { Beginning, MiddleFormat } from '../../engine/system.ts';

/** What an encounter that begins in the middle of a fight needs: initiative from -10 to 40. */
export const middle: MiddleFormat = { clause: 'PE-TIME-7', least: -10, most: 40 };

/** What an encounter may say about the beginning of its fight. */
export const beginning: Beginning = {
  light: { clause: 'PE-DIS-6' },
  surprise: {
    field: 'surprised',
    label: 'Surprise',
    about: 'The surprised have no turn in the first round; all others are Ambushing.',
    clause: 'PE-TIME-6',
    roles: [{ label: 'Surprised' }],
    asks: true,
  },
  choices: [
    {
      field: 'seaOfChaos',
      label: 'Where it takes place',
      clause: 'PE-MIA-1',
      options: [
        { value: false, label: 'In the world' },
        { value: true, label: 'In the Sea of Chaos' },
      ],
    },
  ],
  middle,
};
