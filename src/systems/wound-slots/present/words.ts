import type { Id } from '../../../kernel/json.ts';
import { capital, listed } from '../../../kernel/phrases.ts';
import { belongings } from '../judge.ts';
import type { Level } from '../levels.ts';
import { nameOf as plainName } from '../names.ts';
import { spellOf, weaponOf } from '../pack/index.ts';
import type { Combatant, Fight, Item } from '../state.ts';

/** Words that several parts of the presentation need. */

export const nameOf = (fight: Fight, id: Id): string =>
  id === 'gm' ? 'the game master' : plainName(fight, id);

export const namesOf = (fight: Fight, ids: readonly Id[]): string =>
  listed(ids.map((id) => nameOf(fight, id)));

/** SL-AP-7, SL-R45: when an action timed in rounds is done: "round 4 ends", "its turn in round 4". */
export const doneWords = ({ rulings }: Pick<Fight, 'rulings'>, round: number): string =>
  rulings.timedEnd === 'ownTurn' ? `its turn in round ${round}` : `round ${round} ends`;

/** "an axe", "a sword". */
export const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

/** "lightly wounded". */
export const woundedWords: { readonly [level in Level]: string } = {
  light: 'Lightly wounded',
  moderate: 'Moderately wounded',
  severe: 'Severely wounded',
  critical: 'Critically wounded',
  fatal: 'Fatally wounded',
};

/**
 * The item with this id, wherever in the fight it is; items of the owner are searched first, also by their short id.
 */
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

/** The name of a weapon, spell or item: `wenna/sword`, `bite`, `pell/dagger:ranged`. */
export function thingName(fight: Fight, who: Id, id: string): string {
  const owner = fight.combatants[who];
  const [plain = id] = id.split(':');
  const item = itemNamed(fight, owner, plain);
  if (item) return item.name.toLowerCase();
  const body = owner?.sheet.natural.find((weapon) => weapon.id === plain)?.name.toLowerCase();
  const special = owner?.sheet.specials.find((each) => each.id === plain)?.name;
  const spell = owner?.sheet.spells.find((each) => each.id === plain)?.name ?? spellOf(plain)?.name;
  if (body ?? special ?? spell) return (body ?? special ?? spell) as string;
  if (plain === 'unarmed') return 'bare hands';
  // An item that is used up or gone: named by its id on the owner's sheet.
  const gone = weaponOf(plain.slice(plain.indexOf('/') + 1))?.name.toLowerCase();
  return gone ?? plain.slice(plain.indexOf('/') + 1).replaceAll('-', ' ');
}

/** The name of a spell, whoever knows it. */
export function spellName(fight: Fight, id: string): string {
  for (const each of fight.listing) {
    const found = fight.combatants[each]?.sheet.spells.find((spell) => spell.id === id);
    if (found) return found.name;
  }
  return spellOf(id)?.name ?? capital(id.replaceAll('-', ' '));
}
