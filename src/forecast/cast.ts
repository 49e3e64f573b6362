import type { Id } from '../kernel/json.ts';
import type { CombatantStatus } from '../kernel/view.ts';
import { reservesOf } from './reserves.ts';

/** The participants of a forecast, for its report; things are not reported on. */
export interface Cast {
  /** The sides in the order of the document, those of the party first. */
  readonly sides: readonly { readonly side: string; readonly party: boolean }[];
  readonly people: {
    readonly [who: Id]: {
      readonly name: string;
      readonly side: string;
      readonly party: boolean;
      /** Its lasting pools at the beginning of the forecast, with what is lent of them. */
      readonly pools: { readonly [pool: string]: { readonly label: string; readonly value: number } };
    };
  };
  /** The names of others who may take somebody out: things, and those who may join later, such as those of waves. */
  readonly others: { readonly [who: Id]: string };
}

/** The cast of a fight. The party consists of all sides with player characters; without any, of the first side. */
export function castOf(
  status: readonly CombatantStatus[],
  later: readonly { readonly id: Id; readonly name: string }[] = [],
): Cast {
  const everybody = status.filter(({ thing }) => !thing);
  const played = new Set(everybody.filter(({ player }) => player).map(({ side }) => side));
  const sides = [...new Set(everybody.map(({ side }) => side))];
  if (played.size === 0 && sides[0] !== undefined) played.add(sides[0]);
  const marked = sides.map((side) => ({ side, party: played.has(side) }));
  return {
    sides: [...marked.filter(({ party }) => party), ...marked.filter(({ party }) => !party)],
    people: Object.fromEntries(
      everybody.map(({ id, name, side, pools }) => [
        id,
        {
          name,
          side,
          party: played.has(side),
          pools: reservesOf(pools),
        },
      ]),
    ),
    others: Object.fromEntries(
      [...status.filter(({ thing }) => thing), ...later].map(({ id, name }) => [id, name]),
    ),
  };
}
