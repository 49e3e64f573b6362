import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { findMeans } from '../combat/means.ts';
import { strikers } from '../reactions/chance-attack.ts';
import { engagedWhoMay } from '../reactions/chance-events.ts';
import type { Combatant, Fight } from '../state.ts';

/** The actions that fire a weapon. */
const shots: readonly string[] = ['attack', 'called', 'focused', 'burst', 'strike'];

/**
 * The enemies that may make a Chance Attack for what a choice does besides moving: rising (PE-CHA-3), firing a Basic or
 * Heavy weapon (PE-CHA-5). Those that a path provokes are listed with its cells.
 */
export function provokedBy(fight: Fight, who: Combatant, choice: Choice): readonly Id[] {
  const event = choice.option === 'rise' ? 'rising' : fires(fight, who, choice) ? 'firing' : null;
  if (event === null) return [];
  return strikers(fight, { event, who: who.id, by: engagedWhoMay(fight, who) });
}

function fires(fight: Fight, who: Combatant, choice: Choice): boolean {
  if (!shots.includes(choice.option)) return false;
  const kind = findMeans(fight, who, choice.with)?.weapon?.class;
  return kind === 'basic' || kind === 'heavy';
}
