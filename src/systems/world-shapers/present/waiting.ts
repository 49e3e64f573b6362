import type { HeldAction, Trigger } from '../held/held-action.ts';
import { whoTriggers } from '../held/held-action.ts';
import type { Combatant, Fight } from '../state.ts';
import { deedName } from './deeds.ts';
import { namedBy, nameOf, thingName } from './words.ts';

/** Triggers of held actions in words (WS-INI-11): "when an enemy comes within 8 m". */

function triggerWords(fight: Fight, { kind, whom, range, text }: Trigger): string {
  const who = whom === 'enemy' ? 'an enemy' : nameOf(fight, whom);
  switch (kind) {
    case 'enters':
      return `when ${who} comes within ${range} m`;
    case 'leaves':
      return `when ${who} goes farther than ${range} m`;
    case 'attacks':
      return `when ${who} attacks`;
    case 'uses-ability':
      return `when ${who} uses an Ability`;
    case 'appears':
      return `when ${who} becomes visible`;
    case 'goes-down':
      return `when ${who} goes Down`;
    case 'text':
      return text.startsWith('when') ? text : `when “${text}” happens`;
  }
}

/** The held action in words: "Attack with bow", "Thunder Burst". */
function heldName(fight: Fight, who: Combatant, { choice }: HeldAction): string {
  const { option, target } = choice;
  const means = typeof choice.with === 'string' ? ` with ${thingName(fight, who.id, choice.with)}` : '';
  const whom =
    typeof target === 'string' && target !== whoTriggers && target !== who.id
      ? ` on ${nameOf(fight, target)}`
      : '';
  return `${deedName(option, namedBy(fight, who.id))}${means}${whom}`;
}

export const heldWords = (fight: Fight, who: Combatant, held: HeldAction): string =>
  `${heldName(fight, who, held)} ${triggerWords(fight, held.trigger)}`;
