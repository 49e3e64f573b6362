import type { Id } from '../../../kernel/json.ts';
import { counted, listed } from '../../../kernel/phrases.ts';
import { nameOf as plainName } from '../names.ts';
import type { Fight } from '../state.ts';

/** Words used by several parts of the presentation. */

export const nameOf = (fight: Fight, id: Id): string =>
  id === 'gm' ? 'the game master' : plainName(fight, id);

export const namesOf = (fight: Fight, ids: readonly Id[]): string =>
  listed(ids.map((id) => nameOf(fight, id)));

/** The name of the weapon, Power or item with this id: the owner's own first, then items on the floor. */
export function thingName(fight: Fight, who: Id, id: string): string {
  const owner = fight.combatants[who];
  const [plain = id] = id.split(':');
  const held = [owner?.hands.right, owner?.hands.left, ...(owner?.carried ?? [])].find(
    (item) => item?.id === plain,
  );
  if (held) return held.name.toLowerCase();
  const body = owner?.sheet.natural.find((weapon) => weapon.id === plain)?.name.toLowerCase();
  const powers = owner ? [...owner.sheet.powers, ...owner.personas.flatMap(({ sheet }) => sheet.powers)] : [];
  const power = powers.find((each) => each.id === plain)?.name;
  const lying = fight.floor.find(({ item }) => item.id === plain)?.item.name.toLowerCase();
  return body ?? power ?? lying ?? (plain === 'unarmed' ? 'bare hands' : plain);
}

/** PE-R9: 0 degrees is a bare pass or failure. */
export const howFar = (word: 'passed' | 'failed', degrees: number): string =>
  degrees === 0 ? `just ${word}` : `${word} with ${counted(degrees, 'degree')}`;

/** A die in the usual notation of a d100: two digits. */
export const shownDie = (die: number): string => String(die).padStart(2, '0');
