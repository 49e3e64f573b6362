import type { Problem } from '../engine/system.ts';
import { freeId } from '../kernel/free-id.ts';
import type { Path } from './problems.ts';
import { placeOf } from './problems.ts';
import { checkUnique } from './sheets.ts';

/** What sheets carry, in systems whose things say how many hands they take. */

/** A thing as a sheet writes it: an id of the pack, or the thing and where it is. */
export type Written<Thing, Where> = string | { readonly thing: string | Thing; readonly in: Where };

interface Handled {
  readonly id: string;
  readonly hands: number;
}

/** Gives each thing of a sheet an id of its own, as like its own as possible: `dagger`, `dagger-2`. */
export function naming(): (id: string) => string {
  const taken = new Set<string>();
  return (id) => {
    const item = freeId(id, (one) => taken.has(one));
    taken.add(item);
    return item;
  };
}

/** What is wrong with a weapon in the list of what is carried that takes no hand. */
export const isOfTheBody =
  'a weapon that takes no hand belongs to the body: list it among the natural weapons';

/** The thing that a sheet means in a list of what is carried; `null`, with a problem, where there is none. */
export function carriedThing<Thing extends Handled, Where>(
  entry: Written<Thing, Where>,
  find: (id: string) => Thing | undefined,
  at: Path,
  problems: Problem[],
): Thing | null {
  const written = typeof entry === 'string' ? entry : entry.thing;
  const thing = typeof written === 'string' ? find(written) : written;
  if (thing && thing.hands > 0) return thing;
  const message = thing
    ? isOfTheBody
    : `the pack has no such thing among its ${String(at.at(-2))}: "${written}"`;
  problems.push({ path: placeOf(at), message });
  return null;
}

/** The weapons of a body as its sheet lists them. They take no hands; `wrong` says what else is wrong with one. */
export function naturalWeapons<Weapon extends Handled>(
  list: readonly (string | Weapon)[],
  find: (id: string) => Weapon | undefined,
  at: Path,
  problems: Problem[],
  wrong: (weapon: Weapon) => string | null = () => null,
): readonly Weapon[] {
  const natural = list.flatMap((entry, index) => {
    const weapon = typeof entry === 'string' ? find(entry) : entry;
    const message = !weapon
      ? `the pack has no weapon "${entry}"`
      : weapon.hands > 0
        ? 'a weapon of the body takes no hands'
        : wrong(weapon);
    if (message !== null) problems.push({ path: placeOf([...at, 'natural', index]), message });
    return weapon ? [weapon] : [];
  });
  checkUnique(
    natural.map(({ id }) => id),
    (index) => [...at, 'natural', index],
    problems,
  );
  return natural;
}
