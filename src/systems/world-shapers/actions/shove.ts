import type { Cell } from '../../../kernel/json.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { moveAndHurt } from '../movement/forced.ts';
import { stepsOf } from '../movement/pushing.ts';
import { refuse } from '../refusal.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { contested } from './contested.ts';

/** Shove (WS-ADV-16): the target to a neighbouring square; an occupied one leads to a collision (WS-MOV-1). */

const clause = 'WS-ADV-16';
const metres = 1;

const ways: { readonly [way: string]: { readonly label: string; readonly by: Cell } } = {
  north: { label: 'north', by: { x: 0, y: -1 } },
  'north-east': { label: 'north-east', by: { x: 1, y: -1 } },
  east: { label: 'east', by: { x: 1, y: 0 } },
  'south-east': { label: 'south-east', by: { x: 1, y: 1 } },
  south: { label: 'south', by: { x: 0, y: 1 } },
  'south-west': { label: 'south-west', by: { x: -1, y: 1 } },
  west: { label: 'west', by: { x: -1, y: 0 } },
  'north-west': { label: 'north-west', by: { x: -1, y: -1 } },
};
const away = 'away';
const words: readonly string[] = [away, ...Object.keys(ways)];

/** The square in that direction; `null` for "away" if both are in the same space. */
function squareOf(fight: Fight, who: Combatant, target: Combatant, way: string): Cell | null {
  if (way === away) return stepsOf(fight, target, who, { away: who.cell, metres })[0] ?? null;
  const by = ways[way]?.by;
  return by ? { x: target.cell.x + by.x, y: target.cell.y + by.y } : null;
}

/** WS-R46 `awayOnly`: the square must be farther away. */
function judgeWay(fight: Fight, who: Combatant, target: Combatant, way: string): Refusal | null {
  const to = squareOf(fight, who, target, way);
  if (!to)
    return refuse('noWay', `${target.sheet.name} can be shoved in any direction but this`, clause, 'way');
  if (fight.rulings.shoveDirection === 'anySpace') return null;
  const farther = distanceBetween(fight, who, { ...target, cell: to }) > distanceBetween(fight, who, target);
  return farther ? null : refuse('noWay', 'that is not farther away', clause, 'way');
}

function said({ way = away }: Choice): { readonly way: string } | Refusal {
  return typeof way === 'string' && words.includes(way)
    ? { way }
    : refuse('noSuchThing', 'that is no direction', clause, 'way');
}

const labelOf = (way: string): string => ways[way]?.label ?? 'straight away';

export const shove = contested({
  id: 'shove',
  clause,
  label: 'Shove',
  needs: (fight, who, targets) => {
    const oneOf = words.flatMap((way): PickValue[] => {
      const target = targets.filter((each) => judgeWay(fight, who, each, way) === null).map(({ id }) => id);
      return target.length > 0 ? [{ id: way, label: labelOf(way), when: { target } }] : [];
    });
    return { way: { kind: 'one', label: 'Where to', oneOf, default: away } };
  },
  heldNeeds: {
    way: {
      kind: 'one',
      label: 'Where to',
      oneOf: words.map((way) => ({ id: way, label: labelOf(way) })),
      default: away,
    },
  },
  said,
  read(fight, who, target, choice) {
    const way = said(choice);
    return 'because' in way ? way : (judgeWay(fight, who, target, way.way) ?? way);
  },
  won(table, by, who, choice) {
    const { fight } = table;
    const to = squareOf(fight, one(fight, by), one(fight, who), String(choice.way));
    if (to) moveAndHurt(table, { who, by, way: [to], metres, clause });
  },
});
