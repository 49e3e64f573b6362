import type { Id } from '../../../kernel/json.ts';
import { capital, counted, listed } from '../../../kernel/phrases.ts';
import { lowered } from '../../../kernel/sentence.ts';
import type { Total } from '../../../kernel/terms.ts';
import { without } from '../../../kernel/terms.ts';
import { isForAttacks } from '../dice/influences.ts';
import type { Push } from '../dice/pushes.ts';
import { pushNames } from '../dice/pushes.ts';
import type { Waiting } from '../effects/effect.ts';
import type { Item } from '../items.ts';
import { belongings } from '../judge.ts';
import { nameOf as plainName } from '../names.ts';
import { powerOf } from '../pack/armory.ts';
import { fistId } from '../ready-things.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Ability, Skill } from '../stats.ts';
import { abilityNames, skillNames } from '../stats.ts';

/** A combatant's name, or the game master's for `gm`. */

export const nameOf = (fight: Fight, id: Id): string =>
  id === 'gm' ? 'the game master' : plainName(fight, id);

export const namesOf = (fight: Fight, ids: readonly Id[]): string =>
  listed(ids.map((id) => nameOf(fight, id)));

/** "1 Charge", "2 Challenges", "1 Bonus die". */
export const pushWords = ({ kind, count }: Push): string =>
  kind === 'dice' ? counted(count, 'Bonus die', 'Bonus dice') : counted(count, pushNames[kind]);

/** AD-R12: the roll for which a push waits; under `untilTurnEnd` all of them. */
export function awaitedRoll({ rulings }: Fight, waiting: Waiting): string {
  const attacks = isForAttacks(waiting);
  return rulings.chargeLife === 'nextRoll'
    ? `next ${attacks ? 'attack' : 'roll'}`
    : `every ${attacks ? 'attack' : 'roll'}`;
}

/** Whether a term counts; a limit only if it changes the total. */
function matters(total: Total, place: number): boolean {
  const term = total.terms[place];
  if (!term || term.off !== undefined) return false;
  return (term.op !== 'atLeast' && term.op !== 'atMost') || without(total, place).value !== total.value;
}

/** The rulings cited by terms that count. */
export function rulingsIn(...totals: readonly (Total | null | undefined)[]): readonly string[] {
  const found = new Set<string>();
  for (const total of totals) {
    total?.terms.forEach(({ ruling }, place) => {
      if (ruling && matters(total, place)) found.add(ruling);
    });
  }
  return [...found];
}

/** The item with an id, first among the owner's own, then anywhere in the fight: items change hands and fall. */
function itemNamed(fight: Fight, owner: Combatant | undefined, id: string): Item | undefined {
  const own = owner ? belongings(owner).find((item) => item.id === id || item.short === id) : undefined;
  if (own) return own;
  for (const each of fight.listing) {
    const who = fight.combatants[each];
    const found = who && belongings(who).find((item) => item.id === id || item.short === id);
    if (found) return found;
  }
  return fight.floor.find(({ item }) => item.id === id || item.short === id)?.item;
}

/** The name of a weapon, item or power by its id: `hadra/sword`, `knife/thrown`, `fiend-claws`, `firebolt`. */
export function thingName(fight: Fight, who: Id, id: string): string {
  const owner = fight.combatants[who];
  const thrown = id.endsWith('/thrown');
  const plain = thrown ? id.slice(0, -'/thrown'.length) : id;
  const said = plainThing(fight, owner, plain);
  return thrown ? `thrown ${said}` : said;
}

function plainThing(fight: Fight, owner: Combatant | undefined, id: string): string {
  const item = itemNamed(fight, owner, id);
  if (item) return lowered(item.name);
  if (id === fistId) return 'bare hands';
  const body = owner?.sheet.natural.find((weapon) => weapon.id === id);
  if (body) return lowered(body.name);
  const worn = owner?.sheet.armor.find((one) => one.item === id);
  if (worn) return lowered(worn.armor.name);
  // Items that were used up are in nobody's belongings.
  const used = owner?.sheet.items.find((one) => one.item === id);
  if (used) return lowered(used.thing.name);
  return (
    powerName(fight, id, owner?.id) ??
    id
      .slice(id.lastIndexOf('/') + 1)
      .replaceAll('-', ' ')
      .toLowerCase()
  );
}

/**
 * The name of a power of `who`, or of whoever has it: powers that people have written themselves may have the same id
 * on several sheets.
 */
export function powerName(fight: Fight, id: string, who: Id | undefined): string | undefined {
  for (const each of who === undefined ? fight.listing : [who, ...fight.listing]) {
    const found = fight.combatants[each]?.sheet.powers.find((power) => power.id === id);
    if (found) return found.name;
  }
  return powerOf(id)?.name;
}

/** The name of a check: that of its skill or ability. */
export const checkName = (check: string): string =>
  skillNames[check as Skill] ?? abilityNames[check as Ability] ?? capital(check.replaceAll('-', ' '));

/** The means of an attack in words, from their label: "sword", "Firebolt", "Power Strike (greatsword)". */
export function whatWords(fight: Fight, label: string): string {
  for (const id of fight.listing) {
    for (const { name } of fight.combatants[id]?.sheet.powers ?? []) {
      if (label === name) return name;
      if (label.startsWith(`${name}: `)) return `${name} (${lowered(label.slice(name.length + 2))})`;
    }
  }
  return lowered(label);
}

/** Whether what has this id strikes an area (AD-ATK-8): a spell, a grenade, also one that was another's and is used up. */
export function isBlast(fight: Fight, who: Id, id: string): boolean {
  const power = fight.combatants[who]?.sheet.powers.find((one) => one.id === id);
  if (power) return power.does.deed === 'blast';
  const [owner, short] = id.includes('/') ? id.split('/') : [who, id];
  const used = fight.combatants[owner ?? who]?.sheet.items.find(({ item }) => item === short);
  return used?.thing.does.effect === 'blast' || used?.thing.does.effect === 'detonate';
}
