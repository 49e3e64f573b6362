/** The weights of what tactics compare. A whole life is worth 1. */
export const taste = {
  /** A combatant that is out, beyond the life that it has lost. */
  out: 0.5,
  /** AD-HRT-3: a wounded combatant, whose Bonus dice are one step lower. */
  wound: 0.1,
  /** A point of Vigor: a fifth of a Defense. */
  vigor: 0.012,
  /** A point of Vigor when there is hardly enough to react to the next attack. */
  scarceVigor: 0.02,
  /** A point of Mana. */
  mana: 0.006,
  /** AD-REC-2: a lost turn. */
  turn: 0.35,
  /** The factor for an act that is completed only in the next turn. */
  later: 0.8,
  /** A knock-down (AD-POS-11, AD-POS-13, AD-POS-14). */
  down: 0.16,
  /** An action that an enemy loses (AD-ACT-15). */
  action: 0.14,
} as const;
