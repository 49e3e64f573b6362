import type { Id } from '../../kernel/json.ts';
import { stanceOf } from './effects/effects.ts';
import type { Combatant, Fight } from './state.ts';
import { foes, one, standing } from './state.ts';

/**
 * WS-ADV-9: whether the summoner cannot control this summon: it is on another side, or an effect takes control away.
 */
export const isOutOfControl = (fight: Fight, who: Combatant): boolean =>
  (who.summoner !== null && foes(who, one(fight, who.summoner))) ||
  who.effects.some((effect) => effect.kind === 'debuff' && effect.ability === outOfControl);

/** The `ability` id of debuffs that take control away, whether an Ability or the game master's hand causes them. */
export const outOfControl = 'out-of-control';

/**
 * The combatant whose player decides for `who`. For a summon it is the summon itself, that is, the game master, unless
 * its summoner commands it (WS-ADV-9) or always controls it (WS-R40 `summonerAlways`).
 */
export function deciderOf(fight: Fight, who: Combatant): Id {
  if (who.summoner === null) return who.id;
  const summoner = one(fight, who.summoner);
  if (!standing(summoner) || isOutOfControl(fight, who)) return who.id;
  const commands =
    fight.rulings.summonControl === 'summonerAlways' || stanceOf(summoner, 'commanding') !== null;
  return commands ? summoner.id : who.id;
}
