import type { Power } from '../powers.ts';
import type { Combatant, Persona } from '../state.ts';
import { isBroken } from '../state.ts';

/** PE-ACT-37: a Power with the Persona that it belongs to; `null` for what one has by oneself, as Shadows do. */
export interface OwnedPower {
  readonly power: Power;
  readonly persona: Persona | null;
}

/** All Powers that are at hand: one's own and the equipped Persona's, be it whole or broken. */
export function ownedPowers(who: Combatant): readonly OwnedPower[] {
  const own = who.sheet.powers.map((power): OwnedPower => ({ power, persona: null }));
  const persona = who.personas.find(({ sheet }) => sheet.id === who.equipped);
  if (!persona) return own;
  return [...own, ...persona.sheet.powers.map((power): OwnedPower => ({ power, persona }))];
}

/** The same without what is broken: Powers that can be used. */
export const powersOf = (who: Combatant): readonly Power[] =>
  ownedPowers(who)
    .filter(({ persona }) => persona === null || !isBroken(persona))
    .map(({ power }) => power);
