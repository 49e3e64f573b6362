import type { Beginning, MiddleFormat } from '../../engine/system.ts';

/** The format of initiative values of an encounter that begins in the middle of a fight. */
export const middle: MiddleFormat = { clause: 'WS-INI-1', least: 0, most: 400 };

/** What an encounter may state about the beginning of its fight. */
export const beginning: Beginning = {
  surprise: {
    field: 'surprised',
    label: 'Surprise',
    about: 'The surprised act last, and do not see those who are not surprised coming.',
    clause: 'WS-INI-19',
    roles: [{ label: 'Surprised' }],
    asks: true,
  },
  choices: [
    {
      field: 'opening',
      label: 'That it is combat',
      clause: 'WS-GEN-1',
      options: [
        { value: 'ask', label: 'Ask at the start' },
        { value: 'agreed', label: 'Is agreed' },
      ],
    },
  ],
  ties: [{ field: 'summoner', label: 'Summoned by', clause: 'WS-ADV-9', kind: 'summon' }],
  middle,
};
