import { memoizedByObject } from '../../../engine/memoize.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Need, Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';

/** The choice among several styles (FS-STY-5, FS-R58): the best one, unless the player picks another. */

const needFor = memoizedByObject(
  (styles: Combatant['sheet']['styles']): Need => ({
    kind: 'one',
    label: 'Style',
    oneOf: [
      { id: 'best', label: 'the better one' },
      ...styles.map((style, place) => ({ id: `${place}`, label: style.name })),
    ],
    default: 'best',
  }),
);

/** The field for the style; `null` for a combatant with only one. */
export const styleNeed = ({ sheet }: Combatant): Need | null =>
  sheet.styles.length < 2 ? null : needFor(sheet.styles);

/** Reads the picked style as an index into the sheet's styles; `null`: the best one. */
export function readStyle(who: Combatant, value: Json | undefined): number | null | Refusal {
  if (value === undefined || value === 'best') return null;
  const place = Number(value);
  if (Number.isInteger(place) && who.sheet.styles[place]) return place;
  const named = who.sheet.styles.findIndex((style) => style.name === value);
  if (named >= 0) return named;
  return refuse('noSuchThing', `${who.sheet.name} knows no such style`, 'FS-STY-5', 'style');
}
