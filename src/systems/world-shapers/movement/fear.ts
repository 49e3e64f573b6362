import type { MoveRules } from '../../../battlefield/move.ts';
import type { Cell } from '../../../kernel/json.ts';
import { statusEffects } from '../effects/effects.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import { statuses } from '../status/catalogue.ts';

/** WS-STA-6: a Frightened combatant takes no voluntary step that brings it nearer to what it fears. */

/** The combatants that it fears, if they are still present. */
export function feared(fight: Fight, who: Combatant): readonly Combatant[] {
  const sources = statusEffects(who).flatMap(({ status, by }) =>
    statuses[status].moves === 'not-nearer' && by !== null && by !== who.id ? [by] : [],
  );
  return [...new Set(sources)].map((id) => one(fight, id)).filter(present);
}

const apart = (fight: Fight, who: Combatant, at: Cell, other: Combatant): number =>
  metresApart(fight, at, who.squares, other.cell, other.squares);

/**
 * The feared combatant that it would come nearer to by going there; `null` if none. `sources`: those it fears, for
 * callers that ask about many squares.
 */
export const comesNearer = (
  fight: Fight,
  who: Combatant,
  to: Cell,
  sources: readonly Combatant[] = feared(fight, who),
): Combatant | null =>
  sources.find((other) => apart(fight, who, to, other) < apart(fight, who, who.cell, other)) ?? null;

const bits = 31;

/**
 * The same for path search, which can forbid steps that leave a region. For each feared combatant, "farther than n
 * metres" is a region, for the distances n around the mover's current one.
 */
export function avoidFeared(fight: Fight, mover: Combatant): Pick<MoveRules, 'avoid'> {
  const sources = feared(fight, mover).slice(0, bits);
  if (sources.length === 0) return {};
  const levels = Math.floor(bits / sources.length);
  const { width, height, count } = fieldOf(fight);
  const threat = new Int32Array(count);
  sources.forEach((source, place) => {
    const least = Math.max(0, apart(fight, mover, mover.cell, source) - Math.ceil(levels / 2));
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const metres = Math.min(levels, Math.max(0, apart(fight, mover, { x, y }, source) - least));
        const region = ((1 << metres) - 1) << (place * levels);
        threat[y * width + x] = (threat[y * width + x] ?? 0) | region;
      }
    }
  });
  return { avoid: { threat, when: 'leaves', never: true } };
}
