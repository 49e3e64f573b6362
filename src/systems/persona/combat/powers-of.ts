import type { Power } from '../powers.ts';
import type { Combatant, Persona } from '../state.ts';

/** PE-ACT-37: a Power with the Persona that it belongs to; `null` for what one has by oneself, as Shadows do. */
interface OwnedPower {
  readonly power: Power;
  readonly persona: Persona | null;
}

interface Kept {
  readonly sheet: Combatant['sheet'];
  readonly equipped: string | null;
  readonly powers: readonly OwnedPower[];
}

/** Lists by the Personas that one has: they are replaced whole, and asked about all the time. */
const kept = new WeakMap<Combatant['personas'], Kept>();

/** All Powers that are at hand: one's own and the equipped Persona's, be it whole or broken. */
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

/** A Power as this one has it; `null` when it does not. */
export function ownedBy(who: Combatant, power: Power): OwnedPower | null {
  for (const owned of ownedPowers(who)) if (owned.power === power) return owned;
  return null;
}
