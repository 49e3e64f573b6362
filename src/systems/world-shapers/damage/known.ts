import type { Id } from '../../../kernel/json.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';
import type { DamageType } from './types.ts';

/** Who knows resistances, immunities and vulnerabilities (WS-DMG-1, WS-R67). */

/** Whether all players may know the affinity of `who` to this type. Those of player characters are always known. */
export const affinitySeen = ({ rulings }: Fight, who: Combatant, type: DamageType): boolean =>
  who.player ||
  rulings.affinityVisibility === 'always' ||
  (rulings.affinityVisibility === 'afterUse' && who.known.includes(type));

/** The fight as the player of `to` knows it: without affinities that are still hidden from it. */
export function asFarAsKnown(fight: Fight, to: Combatant): Fight {
  if (!to.player || fight.rulings.affinityVisibility === 'always') return fight;
  const combatants = Object.entries(fight.combatants).map(([id, who]): readonly [string, Combatant] => [
    id,
    isOpenTo(fight, to, who) ? who : veiled(fight, who),
  ]);
  return { ...fight, combatants: Object.fromEntries(combatants) };
}

/** Whether `to` may know all affinities of `who`: its own side does, unless only the game master does. */
const isOpenTo = ({ rulings }: Fight, to: Combatant, who: Combatant): boolean =>
  who.player || (rulings.affinityVisibility === 'afterUse' && !foes(to, who));

/**
 * WS-R67: the types for which the side of `to` does not know the affinities of `who` yet. The game master's creatures
 * know what the game master alone knows.
 */
export function affinitiesHidden(fight: Fight, to: Combatant, who: Combatant): readonly DamageType[] {
  const { resistances, immunities, vulnerabilities } = who.sheet;
  if (resistances.length + immunities.length + vulnerabilities.length === 0) return none;
  const open = fight.rulings.affinityVisibility === 'gmOnly' && !to.player;
  if (open || isOpenTo(fight, to, who)) return none;
  const types = new Set([...resistances, ...immunities, ...vulnerabilities]);
  return [...types].filter((type) => !affinitySeen(fight, who, type));
}

const none: readonly DamageType[] = [];

/** The fight without the affinities of `id` that are hidden from the other side. */
export const withoutHidden = (fight: Fight, id: Id): Fight => ({
  ...fight,
  combatants: { ...fight.combatants, [id]: veiled(fight, one(fight, id)) },
});

function veiled(fight: Fight, who: Combatant): Combatant {
  const { sheet } = who;
  const seen = (type: DamageType): boolean => affinitySeen(fight, who, type);
  const [resistances, immunities, vulnerabilities] = [
    sheet.resistances.filter(seen),
    sheet.immunities.filter(seen),
    sheet.vulnerabilities.filter(seen),
  ];
  return { ...who, sheet: { ...sheet, resistances, immunities, vulnerabilities } };
}
