import { itemMarks } from '../../../engine/shown.ts';
import type { Mark } from '../../../kernel/view.ts';
import type { Fight } from '../state.ts';
import { visibilityTable } from '../visibility/grades.ts';
import { cellsOf } from '../visibility/zones.ts';
import { untilWords } from './until.ts';

/** Marks on the map: items on the ground and zones of poor visibility (AD-VIS-6). */
export const marks = (fight: Fight): readonly Mark[] => [
  ...itemMarks(fight.floor),
  ...fight.zones.map((zone): Mark => {
    const until = untilWords(fight, '', zone.until);
    const name = `${visibilityTable[zone.visibility].name} visibility within ${zone.radius} ft`;
    const label = until === undefined ? name : `${name}, until ${until}`;
    return { cell: zone.cell, kind: 'effect', label, cells: cellsOf(fight, zone) };
  }),
];
