import type { AwaitedKind, Readied } from '../acts/act.ts';
import type { Combatant, Fight } from '../state.ts';
import { deedName } from './deeds.ts';
import { nameOf, thingName } from './words.ts';

/** Readied acts in words (AD-ACT-11): "Attack with sword when an enemy comes into reach". */

const kinds: { readonly [kind in Exclude<AwaitedKind, 'words' | 'allyHit' | 'range'>]: string } = {
  reach: 'comes into reach',
  attacks: 'attacks',
  moves: 'moves',
  ability: 'uses an ability',
};

/** The trigger in words; a condition in free text is quoted. */
function triggerWords(fight: Fight, { trigger, about, feet, words = '' }: Readied): string {
  const who = about === null ? 'an enemy' : nameOf(fight, about);
  switch (trigger) {
    case 'words':
      return /^when /i.test(words) ? words : `when “${words}” happens`;
    case 'allyHit':
      return `when ${about === null ? 'an ally' : who} is hit`;
    case 'range':
      return `when ${who} comes within ${feet ?? 0} ft`;
    case 'reach':
    case 'attacks':
    case 'moves':
    case 'ability':
      return `when ${who} ${kinds[trigger]}`;
  }
}

/** What is readied: "Attack with sword", "Firebolt on Ghoul". */
function readiedName(fight: Fight, who: Combatant, { option, choice }: Readied): string {
  const { target, with: means } = choice;
  const thing = typeof means === 'string' ? ` with ${thingName(fight, who.id, means)}` : '';
  const whom = typeof target === 'string' && fight.combatants[target] ? ` on ${nameOf(fight, target)}` : '';
  return `${deedName(fight, who.id, option)}${thing}${whom}`;
}

export const readiedWords = (fight: Fight, who: Combatant, readied: Readied): string =>
  `${readiedName(fight, who, readied)} ${triggerWords(fight, readied)}`;
