/** The labels and option ids of a rule system for what every fight has. */
export interface Speech {
  /** The basic attack: a pattern of its button's label, and its option's id on the command line. */
  readonly attack: { readonly label: string; readonly option: string };
  readonly move: { readonly label: string; readonly option: string };
  /** Answers that shorten a fight: given whenever possible, the first of them first. */
  readonly favourites: readonly string[];
  /**
   * The button that declines to defend. Defence makes fights long, so only every third question is not declined by it.
   */
  readonly noDefence: string;
  /** Labels of the button beside Redo that are always pressed when they are there: offers that are always declined. */
  readonly declined: readonly string[];
  /** Names of things on the field that can be attacked but are no enemies. */
  readonly things?: RegExp;
}

export const fightingStyle: Speech = {
  attack: { label: 'Strike', option: 'strike' },
  move: { label: 'Move', option: 'move' },
  favourites: ['Precision'],
  noDefence: 'No defence',
  declined: [],
};

export const persona: Speech = {
  attack: { label: 'Attack', option: 'attack' },
  move: { label: 'Move', option: 'move' },
  favourites: ['All-Out Attack', 'Act once more'],
  noDefence: 'Do not evade',
  declined: ['Keep the point'],
};

/** The pattern leaves out attacks that are made later or aimed at a square, which have buttons of their own. */
export const worldShapers: Speech = {
  attack: { label: 'Attack(?! later| a square)', option: 'attack' },
  move: { label: 'Walk', option: 'move' },
  favourites: ['End the combat'],
  noDefence: 'Pass',
  declined: ['Act alone', 'Stay out of it'],
};

export const woundSlots: Speech = {
  attack: { label: 'Standard Attack', option: 'standard-attack' },
  move: { label: 'Move', option: 'move' },
  favourites: [],
  noDefence: 'None',
  declined: ['Let it pass'],
};

export const actionDice: Speech = {
  attack: { label: 'Attack', option: 'attack' },
  move: { label: 'Move', option: 'move' },
  favourites: ['End the encounter', 'killed', 'It is out of the fight'],
  noDefence: 'Take the hit',
  declined: ['No off-hand attack', 'Let it pass', 'Wait'],
  things: /pillar|thicket|barricade/i,
};
