import type { Beginning, MiddleFormat } from '../../engine/system.ts';
import { visibilityGrades, visibilityTable } from './visibility/grades.ts';

/** How an encounter states that it begins in the middle of a fight: the bounds of Initiative. */
export const middle: MiddleFormat = { clause: 'AD-INI-1', least: 1, most: 400 };

/** What an encounter may state about how its fight begins. */
export const beginning: Beginning = {
  surprise: {
    field: 'ambush',
    label: 'Ambush',
    about: 'The ambushed are unaware of their ambushers until their own first turn.',
    clause: 'AD-INI-4',
    roles: [
      { list: 'ambushers', label: 'In wait' },
      { list: 'ambushed', label: 'Ambushed' },
    ],
    asks: true,
  },
  choices: [
    {
      field: 'visibility',
      label: 'Visibility everywhere',
      clause: 'AD-VIS-1',
      options: visibilityGrades.map((value) => ({ value, label: visibilityTable[value].name })),
    },
    {
      field: 'opening',
      label: 'That it comes to violence',
      clause: 'AD-ENC-1',
      options: [
        { value: 'ask', label: 'Ask at the start' },
        { value: 'agreed', label: 'Is agreed' },
      ],
    },
    {
      field: 'vacuum',
      label: 'Air',
      clause: 'AD-TYP-10',
      options: [
        { value: false, label: 'There is' },
        { value: true, label: 'None' },
      ],
    },
  ],
  middle,
};
