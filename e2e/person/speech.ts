/** What the screens and the answers of a rule system call the things that every fight has. */
export interface Speech {
  /** The attack of every day: its button, and its option on the command line. */
  readonly attack: { readonly label: string; readonly option: string };
  readonly move: { readonly label: string; readonly option: string };
  /** Answers that shorten a fight: taken whenever they can be given, the first of them first. */
  readonly favourites: readonly string[];
  /** What lets an attack come. Defending makes fights long: it is done against every third attack only. */
  readonly noDefence: string;
  /** What is always let pass when it is offered: the label beside Undo. */
  readonly declined: readonly string[];
  /** Things that stand about, may be struck, and are no enemies. */
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

/** Attacks that are made later, or aimed at a square, have buttons of their own. */
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
