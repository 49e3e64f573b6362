import { capital } from '../../../kernel/phrases.ts';

/** Deeds in words, by the ids of actions and reactions: "Brana {attacks} the ogre with the ax". */

interface Deed {
  /** Its name in the rules: "Taking Cover". */
  readonly name: string;
  readonly verb: string;
  /** The words without a target; default: `verb`. */
  readonly alone?: string;
}

export const deeds: { readonly [action: string]: Deed } = {
  move: { name: 'Walk', verb: 'walks' },
  'move-action': { name: 'Move', verb: 'makes ready to go farther' },
  sprint: { name: 'Sprint', verb: 'sprints' },
  jump: { name: 'Jump', verb: 'jumps' },
  attack: { name: 'Attack', verb: 'attacks' },
  'attack-again': { name: 'Attack', verb: 'attacks' },
  'attack-later': { name: 'Attack later', verb: 'makes ready to attack', alone: 'makes ready to attack' },
  'attack-square': { name: 'Attack a square', verb: 'strikes at a square' },
  defend: { name: 'Defend', verb: 'defends' },
  ability: { name: 'Ability', verb: 'uses an Ability on', alone: 'uses an Ability' },
  'take-cover': { name: 'Taking Cover', verb: 'takes cover' },
  lean: { name: 'Lean', verb: 'leans out' },
  interact: { name: 'Interact', verb: 'deals with', alone: 'deals with something' },
  'pick-up': { name: 'Pick up', verb: 'picks something up' },
  'give-item': { name: 'Hand over', verb: 'hands something to', alone: 'hands something over' },
  'use-door': { name: 'Open or close', verb: 'opens or closes something' },
  touch: { name: 'Touch', verb: 'touches' },
  push: { name: 'Push', verb: 'pushes', alone: 'pushes something' },
  uphold: { name: 'Uphold', verb: 'keeps hold of', alone: 'keeps it up' },
  'switch-weapons': { name: 'Switch Weapons', verb: 'changes what it wields' },
  'switch-places': { name: 'Switch Places', verb: 'wants to switch places with' },
  stabilize: { name: 'Stabilize', verb: 'stabilizes' },
  'use-item': { name: 'Use Item', verb: 'uses an item on', alone: 'uses an item' },
  'stand-up': { name: 'Stand up', verb: 'stands up' },
  'put-out': { name: 'Put out', verb: 'puts out the fire on', alone: 'puts out the fire' },
  blind: { name: 'Blind', verb: 'tries to blind' },
  climb: { name: 'Climb', verb: 'tries to climb on' },
  'climb-down': { name: 'Climb down', verb: 'climbs down from', alone: 'climbs down' },
  'shake-off': { name: 'Shake off', verb: 'tries to shake off' },
  cling: { name: 'Stay on', verb: 'tries to stay on' },
  pass: { name: 'Get past', verb: 'tries to get past' },
  command: { name: 'Command', verb: 'commands its summons' },
  disarm: { name: 'Disarm', verb: 'tries to disarm' },
  grab: { name: 'Grab', verb: 'tries to grab' },
  release: { name: 'Let go', verb: 'lets go of' },
  'break-free': { name: 'Break free', verb: 'tries to break free from', alone: 'tries to break free' },
  hide: { name: 'Hide', verb: 'tries to hide' },
  shove: { name: 'Shove', verb: 'tries to shove' },
  trip: { name: 'Trip', verb: 'tries to trip' },
  cinematic: { name: 'Cinematic Action', verb: 'attempts a Cinematic Action' },
  'cinematic-together': {
    name: 'Cooperative Cinematic Action',
    verb: 'begins a Cooperative Cinematic Action',
  },
  'join-cinematic': {
    name: 'Cooperative Cinematic Action',
    verb: 'takes part in the deed of',
    alone: 'takes part in the great deed',
  },
  'cinematic-action': { name: 'Cinematic Action', verb: 'attempts a Cinematic Action' },
  'cinematic-reaction': { name: 'Cinematic Reaction', verb: 'attempts a Cinematic Reaction' },
  guard: { name: 'Guard', verb: 'guards itself against', alone: 'guards itself' },
};

const holding = 'hold-';
const worded = (action: string): string => capital(action.replaceAll('-', ' '));

const ability = 'ability-';
/** The Ability that an action uses, by its id. */
export const abilityIn = (action: string): string | null =>
  action.startsWith(ability) ? action.slice(ability.length) : null;

/** Finds the name of an Ability by its id. Sheets may write out Abilities of their own, so it depends on whose it is. */
export type Named = (ability: string) => string | undefined;

/** The name of a deed in the rules: "Taking Cover"; for Abilities their names. */
export function deedName(action: string, named: Named): string {
  const id = abilityIn(action);
  if (id !== null) return named(id) ?? worded(id);
  if (isAtSquare(action)) return `${deedName(`${ability}${action.slice(square.length)}`, named)} at a square`;
  return deeds[action]?.name ?? worded(action);
}

const square = 'square-';
const isAtSquare = (action: string): boolean => action.startsWith(square);

export const isHolding = (action: string): boolean => action.startsWith(holding) && action !== 'hold-turn';
/** The action that a `hold-` option holds. */
const heldDeed = (action: string): string => action.slice(holding.length);

/** The verb of a deed: "attacks", "uses an Ability". */
export function deedVerb(action: string, aimed: boolean, named: Named): string {
  if (abilityIn(action) !== null || isAtSquare(action))
    return `uses ${deedName(action, named)}${aimed ? ' on' : ''}`;
  const deed = deeds[action];
  if (!deed) return `does this: ${worded(action)}${aimed ? ',' : ''}`;
  return aimed ? deed.verb : (deed.alone ?? deed.verb);
}

/** Whether a word is an id of the rules, and not a text that somebody has written. */
export const isId = (word: string): boolean => /^[a-z]+(?:-[a-z0-9]+)*$/.test(word);

/** The reason of a payment, loss or gain: the name of a deed, or the reason itself; what people wrote stays as it is. */
export const whyWords = (why: string, named: Named): string => {
  if (why === 'hand') return 'by hand';
  if (isHolding(why)) return `holding ${deedName(heldDeed(why), named)}`;
  if (why in deeds || abilityIn(why) !== null || isAtSquare(why)) return deedName(why, named);
  return isId(why) ? why.replaceAll('-', ' ') : why;
};
