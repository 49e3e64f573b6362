/** Words for actions and reactions, by id: "Wenna {attacks} the ogre with the sword". */

interface Deed {
  /** The name in the rules: "Quick Attack". */
  readonly name: string;
  readonly verb: string;
  /** The verb in a row, which tells also what came of it. */
  readonly inRow?: string;
  /** What stands before the name of a target. */
  readonly to?: 'on' | 'at' | 'of' | 'to';
}

const deeds: { readonly [action: string]: Deed } = {
  'standard-attack': { name: 'Standard Attack', verb: 'attacks' },
  'quick-attack': { name: 'Quick Attack', verb: 'strikes quickly', to: 'at' },
  'strong-attack': { name: 'Strong Attack', verb: 'strikes with full strength', to: 'at' },
  'nonlethal-attack': { name: 'Nonlethal Attack', verb: 'strikes without wanting to kill', to: 'at' },
  'special-attack': { name: 'Special attack', verb: 'makes a special attack', to: 'on' },
  'cast-spell': { name: 'Cast a Spell', verb: 'begins a spell', inRow: 'casts a spell', to: 'on' },
  'end-effect': { name: 'End a Magical Effect', verb: 'ends an effect' },
  opening: { name: 'Create an Opening', verb: 'looks for an opening in the guard', to: 'of' },
  ignore: { name: 'Ignore attackers', verb: 'decides whom to ignore' },
  grapple: { name: 'Grapple', verb: 'tries to grapple' },
  pin: { name: 'Pin', verb: 'tries to pin' },
  drag: { name: 'Drag', verb: 'tries to drag the others along' },
  hinder: { name: 'Hinder', verb: 'tries to hinder' },
  escape: { name: 'Escape', verb: 'tries to escape' },
  'enter-space': { name: 'Enter Occupied Space', verb: 'tries to force its way into the space', to: 'of' },
  'join-space': { name: 'Join a space', verb: 'shares the space', to: 'of' },
  move: { name: 'Move', verb: 'moves' },
  swim: { name: 'Swim', verb: 'swims' },
  climb: { name: 'Climb', verb: 'climbs' },
  fly: { name: 'Fly', verb: 'flies' },
  dash: { name: 'Dash', verb: 'dashes' },
  posture: { name: 'Change Posture', verb: 'changes posture' },
  mount: { name: 'Mount', verb: 'mounts' },
  dismount: { name: 'Dismount', verb: 'dismounts' },
  calm: { name: 'Regain control', verb: 'tries to calm the mount' },
  surface: { name: 'Surface', verb: 'struggles to the surface' },
  'seize-initiative': { name: 'Seize Initiative', verb: 'surveys the field' },
  defend: { name: 'Defend', verb: 'defends' },
  ready: { name: 'Ready an Action', verb: 'readies an action' },
  retrieve: { name: 'Retrieve an item', verb: 'reaches for something' },
  stow: { name: 'Stow an item', verb: 'puts something away' },
  'pick-up': { name: 'Pick up', verb: 'picks something up' },
  'use-object': { name: 'Use an Object', verb: 'uses' },
  load: { name: 'Load', verb: 'loads' },
  'open-door': { name: 'Open or close a door', verb: 'turns to a door' },
  'other-action': { name: 'Something else', verb: 'tries something', to: 'on' },
  'long-jump': { name: 'Long jump', verb: 'takes off for a long jump' },
  'high-jump': { name: 'High jump', verb: 'takes off for a high jump' },
  stabilize: { name: 'Stabilize', verb: 'tries to stabilize' },
  'treat-condition': { name: 'Treat Condition', verb: 'treats' },
  'treat-wound': { name: 'Treat Wound', verb: 'treats a wound', to: 'of' },
  rebuff: { name: 'Rebuff', verb: 'rebuffs' },
  harry: { name: 'Harry', verb: 'harries' },
  interpose: { name: 'Interpose', verb: 'tries to pull in' },
  cling: { name: 'Cling', verb: 'clings', to: 'to' },
};

/** The name of an action in the rules: "Quick Attack". */
export const deedName = (action: string): string => deeds[action]?.name ?? action.replaceAll('-', ' ');

export const isDeed = (why: string): boolean => deeds[why] !== undefined;

export const deedWords = (action: string): Omit<Deed, 'name'> =>
  deeds[action] ?? { verb: `does this: ${action.replaceAll('-', ' ')},` };

/**
 * The reason why something was paid or lost: the name of an action, otherwise the words as they are: "bleeding", "viper
 * venom".
 */
export const whyWords = (why: string): string =>
  why === 'hand' ? 'by hand' : (deeds[why]?.name ?? why.replaceAll('-', ' '));
