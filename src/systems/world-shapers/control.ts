import type { Id } from '../../kernel/json.ts';
import { stanceOf } from './effects/effects.ts';
import type { Combatant, Fight } from './state.ts';
import { foes, one, standing } from './state.ts';

/** WS-ADV-9: something takes this summon away from its summoner: it has gone over, or is out of control. */
export const isOutOfControl = (fight: Fight, who: Combatant): boolean =>
  (who.summoner !== null && foes(who, one(fight, who.summoner))) ||
  who.effects.some((effect) => effect.kind === 'debuff' && effect.ability === outOfControl);

/** What such an effect is called: an Ability that takes control away gives this, or the game master's hand. */
export const outOfControl = 'out-of-control';

/**
 * Who decides for somebody. A summon decides for itself, that is, the game master does; its summoner does while it
 * commands (WS-ADV-9), or always (WS-R40 `summonerAlways`).
 */
export function deciderOf(fight: Fight, who: Combatant): Id {
  if (who.summoner === null) return who.id;
  const summoner = one(fight, who.summoner);
  if (!standing(summoner) || isOutOfControl(fight, who)) return who.id;
  const commands =
    fight.rulings.summonControl === 'summonerAlways' || stanceOf(summoner, 'commanding') !== null;
  return commands ? summoner.id : who.id;
}
