import type { Power } from '../powers.ts';
import type { Combatant, Persona } from '../state.ts';

/** PE-ACT-37: a Power with the Persona it belongs to; `null` for the combatant's own, as Shadows have them. */
interface OwnedPower {
  readonly power: Power;
  readonly persona: Persona | null;
}

interface Kept {
  readonly sheet: Combatant['sheet'];
  readonly equipped: string | null;
  readonly powers: readonly OwnedPower[];
}

/** Caches the list per `personas` object, which is replaced as a whole when it changes. */
const kept = new WeakMap<Combatant['personas'], Kept>();

/** All Powers at hand: the combatant's own and those of the equipped Persona, whether living or broken. */
export function ownedPowers(who: Combatant): readonly OwnedPower[] {
  const { sheet, equipped, personas } = who;
  const known = kept.get(personas);
  if (known && known.sheet === sheet && known.equipped === equipped) return known.powers;
  const powers = listed(who);
  kept.set(personas, { sheet, equipped, powers });
  return powers;
}

function listed(who: Combatant): readonly OwnedPower[] {
  const own = who.sheet.powers.map((power): OwnedPower => ({ power, persona: null }));
  const persona = who.personas.find(({ sheet }) => sheet.id === who.equipped);
  if (!persona) return own;
  return [...own, ...persona.sheet.powers.map((power): OwnedPower => ({ power, persona }))];
}

/** The Power with its Persona, if the combatant has it; otherwise `null`. */
export function ownedBy(who: Combatant, power: Power): OwnedPower | null {
  for (const owned of ownedPowers(who)) if (owned.power === power) return owned;
  return null;
}
