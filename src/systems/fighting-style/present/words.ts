import type { Id } from '../../../kernel/json.ts';
import { listed } from '../../../kernel/phrases.ts';
import { lowered } from '../../../kernel/sentence.ts';
import type { HitLocation, Maneuver, UndefendedReason } from '../combat/facts.ts';
import type { Defence } from '../spells.ts';
import type { Fight } from '../state.ts';

/** Words shared by several parts of the presentation. */

export const nameOf = (fight: Fight, id: Id): string =>
  id === 'gm' ? 'the game master' : (fight.combatants[id]?.sheet.name ?? id);

/** A list of names in words: "Edda, Ciro and Runa". */
export const namesOf = (fight: Fight, ids: readonly Id[]): string =>
  listed(ids.map((id) => nameOf(fight, id)));

export const isUnconscious = ({ combatants }: Fight, id: Id): boolean =>
  combatants[id]?.out === 'unconscious';

/** "1 Success", "7 Successes" (FS-TEST-2). */
export const successWords = (count: number): string => `${count} Success${count === 1 ? '' : 'es'}`;

/**
 * The name of a weapon, spell or item by its id or short id: one that the combatant has, or else one on the floor; the
 * id itself when there is none.
 */
export function thingName(fight: Fight, who: Id, id: string): string {
  const thrown = id.endsWith(':thrown') ? id.slice(0, -':thrown'.length) : id;
  const owner = fight.combatants[who];
  const has = [...(owner?.hands.map((grip) => grip.item) ?? []), ...(owner?.carried ?? [])];
  // A magic item is named by its short id too, from whichever sheet it came.
  const item = has.find((each) => each.id === thrown) ?? has.find((each) => each.short === thrown);
  if (item) return lowered(item.name);
  const own = owner?.sheet;
  const body = own?.natural.find((weapon) => weapon.id === id)?.name;
  const spell = own?.spells.find((each) => each.id === id)?.name;
  const magic = own?.items.find((each) => each.id === id)?.name;
  const lying = fight.floor.find((each) => each.item.id === thrown)?.item.name;
  if (body !== undefined) return lowered(body);
  return spell ?? magic ?? (lying === undefined ? (id === 'unarmed' ? 'bare hands' : id) : lowered(lying));
}

export const defenceNames: { readonly [defence in Defence]: string } = {
  block: 'block',
  dodge: 'dodge',
  parry: 'parry',
  withstand: 'withstand',
};

/** Why somebody does not defend (FS-DEF-7): as a line of its own after the name, and within that of the attack. */
export const undefended: {
  readonly [why in UndefendedReason]: { readonly line: string; readonly short: string };
} = {
  declined: { line: 'does not defend', short: 'no defence' },
  unaware: { line: 'is unaware of it and cannot defend', short: 'target unaware' },
  surprised: { line: 'is surprised and cannot defend', short: 'target surprised' },
  unconscious: { line: 'is unconscious and cannot defend', short: 'target unconscious' },
  noActionPoints: { line: 'has no AP left to defend', short: 'no AP left to defend' },
  noDefence: { line: 'has no defence against it', short: 'no defence possible' },
};

export const maneuverNames: { readonly [maneuver in Maneuver]: string } = {
  bash: 'Bash',
  brace: 'Brace',
  disarm: 'Disarm',
  feint: 'Feint',
  precision: 'Precision',
  push: 'Push',
  trip: 'Trip',
};

export const locationNames: { readonly [location in HitLocation]: string } = {
  head: 'the head',
  body: 'the body',
  'right-arm': 'the right arm',
  'left-arm': 'the left arm',
  'right-leg': 'the right leg',
  'left-leg': 'the left leg',
};

/** Metres, rounded to a tenth. */
export const metres = (value: number): string => `${Math.round(value * 10) / 10} m`;
