import { readCell } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { climbsTo } from '../actions/climb.ts';
import { findMeans } from '../combat/means.ts';
import { provokedByParting } from '../movement/leaving.ts';
import { besideAt } from '../movement/leaving-geometry.ts';
import { strikers } from '../reactions/chance-attack.ts';
import { engagedWhoMay, provokedByFiring } from '../reactions/chance-events.ts';
import type { Combatant, Fight } from '../state.ts';
import { isHidden, one } from '../state.ts';

/** The actions that fire a weapon; the last is a further shot of a Burst. */
const shots: readonly string[] = ['attack', 'called', 'focused', 'burst', 'strike', 'shoot'];

/**
 * The enemies that may make a Chance Attack for what a choice does besides walking: rising (PE-CHA-3), firing a Basic or
 * Heavy weapon (PE-CHA-5), leaving them by a leap, a climb or a change of band (PE-CHA-2), as far as it knows of them
 * (PE-ACT-36). Those that a path provokes are listed with its cells.
 * `about` is the question's.
 */
export function provokedBy(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  about: Question['about'],
): readonly Id[] {
  const known = (by: readonly Id[]): readonly Id[] => by.filter((id) => !isHidden(one(fight, id), who.id));
  if (choice.option === 'rise') {
    return strikers(fight, { event: 'rising', who: who.id, by: known(engagedWhoMay(fight, who)) });
  }
  const parting = partingOf(fight, who, choice);
  if (parting) {
    const by = known(provokedByParting(fight, who, parting.stays));
    return strikers(fight, { event: 'leaving', who: who.id, by, from: who.cell, flee: true });
  }
  if (!fires(fight, who, choice, about)) return [];
  const asked = Array.isArray(about?.asked) ? about.asked.map(String) : [];
  return strikers(fight, { event: 'firing', who: who.id, by: known(provokedByFiring(fight, who, asked)) });
}

/** How a choice leaves all enemies at once, and with which of them it keeps contact; `null` if it does not. */
function partingOf(
  fight: Fight,
  who: Combatant,
  choice: Choice,
): { stays?: (foe: Combatant) => boolean } | null {
  const to = readCell(choice.to);
  switch (choice.option) {
    case 'fly':
      return {};
    case 'leap':
    case 'leap-far':
    case 'jump-down':
      return to && { stays: (foe) => besideAt(fight, who, to, foe) };
    case 'climb': {
      const end = to && climbsTo(fight, who, to);
      return { stays: (foe) => end === null || besideAt(fight, who, end, foe) };
    }
    default:
      return null;
  }
}

function fires(fight: Fight, who: Combatant, choice: Choice, about: Question['about']): boolean {
  if (!shots.includes(choice.option)) return false;
  const kind = findMeans(fight, who, choice.with ?? about?.with)?.weapon?.class;
  return kind === 'basic' || kind === 'heavy';
}
