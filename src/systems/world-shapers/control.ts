import type { Id } from '../../kernel/json.ts';
import { stanceOf } from './effects/effects.ts';
import type { Combatant, Fight } from './state.ts';
import { one, standing } from './state.ts';

/**
 * Who decides for somebody. A summon decides for itself, that is, the game master does; its summoner does while it
 * commands (WS-ADV-9), or always (WS-R40 `summonerAlways`).
 */
export function deciderOf(fight: Fight, who: Combatant): Id {
  if (who.summoner === null) return who.id;
  const summoner = one(fight, who.summoner);
  if (!standing(summoner)) return who.id;
  const commands =
    fight.rulings.summonControl === 'summonerAlways' || stanceOf(summoner, 'commanding') !== null;
  return commands ? summoner.id : who.id;
}
