import type { Id } from '../../../kernel/json.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Fight } from '../state.ts';
import { powerName, thingName } from './words.ts';

/** A deed in words, by the id of its action or reaction: "Hadra {attacks} the thug with the sword". */

interface Deed {
  /** The rules' name: "Take Opening". */
  readonly name: string;
  readonly verb: string;
  /** The verb without an object. */
  readonly alone?: string;
}

const deeds: { readonly [action: string]: Deed } = {
  move: { name: 'Move', verb: 'moves' },
  attack: { name: 'Attack', verb: 'attacks' },
  'off-hand': {
    name: 'Off-hand Attack',
    verb: 'strikes with the off-hand at',
    alone: 'strikes with the off-hand',
  },
  defend: { name: 'Defend', verb: 'defends' },
  escape: { name: 'Escape', verb: 'tries to flee' },
  ready: { name: 'Ready', verb: 'makes ready' },
  'stand-up': { name: 'Stand up', verb: 'stands up' },
  'drop-prone': { name: 'Drop prone', verb: 'drops prone' },
  crawl: { name: 'Crawl', verb: 'crawls' },
  draw: { name: 'Draw', verb: 'draws something' },
  'put-away': { name: 'Put away', verb: 'puts something away' },
  drop: { name: 'Drop', verb: 'drops something' },
  'pick-up': { name: 'Pick up', verb: 'picks something up' },
  door: { name: 'Open or close', verb: 'opens or closes something' },
  interact: { name: 'Interact', verb: 'deals with', alone: 'deals with something' },
  'use-item': { name: 'Use Item', verb: 'uses an item on', alone: 'uses an item' },
  'use-skill': { name: 'Use Skill', verb: 'uses a skill on', alone: 'uses a skill' },
  'use-ability': { name: 'Use Ability', verb: 'uses an ability on', alone: 'uses an ability' },
  'emergency-aid': { name: 'Emergency aid', verb: 'gives emergency aid to', alone: 'gives emergency aid' },
  stabilise: { name: 'Stabilise', verb: 'tries to stabilise' },
  struggle: { name: 'Struggle', verb: 'struggles against', alone: 'struggles' },
  'end-turn': { name: 'End turn', verb: 'ends its turn' },
  defense: { name: 'Defense', verb: 'defends itself against', alone: 'defends itself' },
  opening: { name: 'Take Opening', verb: 'takes the opening of' },
  'take-opening': { name: 'Take Opening', verb: 'takes the opening of' },
  'over-watch': { name: 'Over Watch', verb: 'strikes from Over Watch at', alone: 'strikes from Over Watch' },
  'resist-skill': { name: 'Resist', verb: 'resists', alone: 'resists' },
  resist: { name: 'Resist', verb: 'resists', alone: 'resists' },
};

const worded = (action: string): string => capital(action.replaceAll('-', ' '));

/** The prefix of an item's id in the id of its action. */
const itemMark = 'item-';

/** Possible prefixes of a power's id in the id of its action. */
const powerMarks = ['power-', 'use-', 'technique-', 'spell-', 'reaction-', ''] as const;

/** The name of the technique, spell or special reaction that an action uses. */
function powerIn(fight: Fight, who: Id, action: string): string | undefined {
  for (const mark of powerMarks) {
    if (!action.startsWith(mark)) continue;
    const found = powerName(fight, action.slice(mark.length), who);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Use healing draught". */
const itemName = (fight: Fight, who: Id, id: string): string => `Use ${thingName(fight, who, id)}`;

/** The name of a deed of `who`: "Take Opening"; for a power the power's name. */
export const deedName = (fight: Fight, who: Id, action: string): string =>
  (action.startsWith(itemMark) ? itemName(fight, who, action.slice(itemMark.length)) : undefined) ??
  deeds[action]?.name ??
  powerIn(fight, who, action) ??
  worded(action);

/** "attacks", "uses Firebolt on". */
export function deedVerb(fight: Fight, who: Id, action: string, aimed: boolean): string {
  if (action.startsWith(itemMark)) {
    return `uses the ${thingName(fight, who, action.slice(itemMark.length))}${aimed ? ' on' : ''}`;
  }
  const deed = deeds[action];
  if (deed) return aimed ? deed.verb : (deed.alone ?? deed.verb);
  const power = powerIn(fight, who, action);
  if (power !== undefined) return `uses ${power}${aimed ? ' on' : ''}`;
  return `does this: ${worded(action)}${aimed ? ',' : ''}`;
}

/** The reason of a payment, loss or gain: a deed of `who` by its name, anything else as it is written. */
export const whyWords = (fight: Fight, who: Id, why: string): string => {
  if (why === 'hand') return 'by hand';
  return why in deeds || why.startsWith(itemMark) || powerIn(fight, who, why) !== undefined
    ? deedName(fight, who, why)
    : why.replaceAll('-', ' ');
};
