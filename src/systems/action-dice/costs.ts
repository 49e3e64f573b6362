/** What actions and reactions cost (AD-ACT-2, section REA). */

/** The number of actions. */
export const actionCosts = {
  attack: 1,
  defend: 1,
  escape: 1,
  move: 1,
  ready: 1,
  useAbility: 1,
  useItem: 1,
  useSkill: 1,
  emergencyAid: 2,
  standUp: 1,
  endTurn: 0,
} as const;

/** AD-ACT-1: the usual number of actions in a turn. */
export const usualActions = 2;

/** In points of Vigor. */
export const vigorCosts = {
  /** AD-ACT-4. */
  offHand: 8,
  /** AD-REA-5. */
  defense: 5,
  /** AD-REA-10. */
  takeOpening: 5,
  /** AD-R17 `resist5`. */
  resistSkill: 5,
  /** AD-R65 `reaction5`. */
  resistance: 5,
} as const;

/** AD-ACT-7: the reduction of the price of defensive reactions by Defend. */
export const defendSaves = 2;

/** AD-ACT-5: Challenges of an off-hand attack, on attack and damage. */
export const offHandChallenges = 2;

/** AD-REC-4: Vigor at which being Winded ends. */
export const windedUntil = 5;

/** AD-ATK-2. */
export const baseGuard = 15;

/** AD-SIZ-4: Guard for each category of difference in size. */
export const guardPerSize = 5;

/** AD-ACT-16, AD-SHK-6: the number to beat with Medicine. */
export const medicineVs = 20;

/** AD-RES-4: the number to beat if none is printed and there is no total. */
export const usualVs = 15;

/** AD-ENC-3: the length of a round. */
export const roundSeconds = 15;
