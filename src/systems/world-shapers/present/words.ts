import type { Id } from '../../../kernel/json.ts';
import { listed } from '../../../kernel/phrases.ts';
import { lowered } from '../../../kernel/sentence.ts';
import type { Total } from '../../../kernel/terms.ts';
import { meansOfWeapon } from '../combat/means.ts';
import type { Item } from '../items.ts';
import { belongings } from '../judge.ts';
import { nameOf as plainName } from '../names.ts';
import { abilityOf, maneuverOf } from '../pack/armory.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Named } from './deeds.ts';
import { deeds, whyWords } from './deeds.ts';

/** A name, also of the game master. */

export const nameOf = (fight: Fight, id: Id): string =>
  id === 'gm' ? 'the game master' : plainName(fight, id);

export const namesOf = (fight: Fight, ids: readonly Id[]): string =>
  listed(ids.map((id) => nameOf(fight, id)));

/** The rulings named by counting terms. */
export function rulingsIn(...totals: readonly (Total | undefined)[]): readonly string[] {
  const found = new Set<string>();
  for (const total of totals) {
    for (const { ruling, off } of total?.terms ?? []) if (ruling && off === undefined) found.add(ruling);
  }
  return [...found];
}

/** An item of the fight by its id, the owner's own first, since items change hands. */
function itemNamed(fight: Fight, owner: Combatant | undefined, id: string): Item | undefined {
  const own = owner ? belongings(owner).find((item) => item.id === id || item.short === id) : undefined;
  if (own) return own;
  for (const each of fight.listing) {
    const who = fight.combatants[each];
    const found = who && belongings(who).find((item) => item.id === id);
    if (found) return found;
  }
  return fight.floor.find(({ item }) => item.id === id)?.item;
}

/**
 * A weapon (in the words of its means), item or Ability that belongs to `who`, by its name or id; `null` for other
 * causes.
 */
export function ownThing(fight: Fight, who: Id, why: string): string | null {
  const owner = fight.combatants[who];
  const own = owner ? belongings(owner) : [];
  const weapons = [
    ...own.flatMap(({ thing }) => (thing.kind === 'weapon' ? [thing.weapon] : [])),
    ...(owner?.sheet.natural ?? []),
    // Those of the sheet as well: a thrown weapon is no longer its own.
    ...(owner?.sheet.weapons ?? []).map(({ thing }) => thing),
  ];
  const named = [
    ...weapons.flatMap((weapon) => meansOfWeapon(weapon, null, weapon.id).map(({ words }) => words)),
    ...own.map(({ name }) => lowered(name)),
    ...(owner?.sheet.abilities ?? []).map(({ name }) => name),
  ];
  return named.includes(why) ? why : (abilityName(fight, who, why) ?? null);
}

/** The name of a weapon, item or Ability by its id: `brana/ax`, `hooves`, `dagger-thrown`, `spark`. */
export function thingName(fight: Fight, who: Id, id: string): string {
  const owner = fight.combatants[who];
  const [plain = id] = id.split(':');
  const item = itemNamed(fight, owner, plain);
  if (item) return lowered(item.name);
  const body = owner?.sheet.natural.find((weapon) => weapon.id === plain);
  if (body) return lowered(body.name);
  const [, bare, manner] = /^(.+)-(thrown|ranged)$/.exec(plain) ?? [];
  if (bare !== undefined) return `${manner} ${thingName(fight, who, bare)}`;
  return abilityName(fight, who, plain) ?? plain.slice(plain.indexOf('/') + 1).replaceAll('-', ' ');
}

/**
 * The name of an Ability or Maneuver: that of `who`, since sheets written by hand give the same ids to different things,
 * then that of anybody in the fight or the pack.
 */
export function abilityName(fight: Fight, who: Id, id: string): string | undefined {
  for (const each of [who, ...fight.listing]) {
    const sheet = fight.combatants[each]?.sheet;
    const found = [...(sheet?.abilities ?? []), ...(sheet?.maneuvers ?? [])].find((one) => one.id === id);
    if (found) return found.name;
  }
  return abilityOf(id)?.name ?? maneuverOf(id)?.name;
}

/** The names of Abilities and Maneuvers as `who` has them. */
export const namedBy =
  (fight: Fight, who: Id): Named =>
  (id) =>
    abilityName(fight, who, id);

/** The reason of a payment, loss or gain of `who` or by it: the name of a deed, Ability or Maneuver. */
export const reasonWords = (fight: Fight, who: Id, why: string): string => {
  const named = namedBy(fight, who);
  return why in deeds ? whyWords(why, named) : (named(why) ?? whyWords(why, named));
};
