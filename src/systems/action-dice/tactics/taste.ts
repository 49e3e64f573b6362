/** How things are weighed against each other. A whole life is worth 1. */
export const taste = {
  /** Somebody who is out of it is worth so much more than the life that it has lost. */
  out: 0.5,
  /** AD-HRT-3: every die of somebody wounded is one step lower. */
  wound: 0.1,
  /** A point of Vigor: a fifth of a defence. */
  vigor: 0.012,
  /** The same for one who has too little left to answer the next blow. */
  scarceVigor: 0.02,
  /** A point of Mana, and one of the last. */
  mana: 0.006,
  /** AD-REC-2: a turn that is lost. */
  turn: 0.35,
  /** What an act that is finished in the next turn only is still worth. */
  later: 0.8,
  /** Somebody is knocked down (AD-POS-11, AD-POS-13, AD-POS-14). */
  down: 0.16,
  /** An action that is taken from somebody (AD-ACT-15). */
  action: 0.14,
} as const;
