/** What actions and reactions cost (AD-ACT-2, section REA). */

/** Actions of a turn. */
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

/** AD-ACT-1: what everybody begins with. */
export const usualActions = 2;

/** Vigor. */
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

/** AD-ACT-7: what Defend takes off the price of defensive reactions. */
export const defendSaves = 2;

/** AD-ACT-5: Challenges of an off-hand attack, on attack and damage. */
export const offHandChallenges = 2;

/** AD-REC-4. */
export const windedUntil = 5;

/** AD-ATK-2. */
export const baseGuard = 15;

/** AD-SIZ-4: Guard for each size between two. */
export const guardPerSize = 5;

/** AD-ACT-16, AD-SHK-6. */
export const medicineVs = 20;

/** AD-RES-4: where nothing else is printed or rolled. */
export const usualVs = 15;

/** AD-ENC-3. */
export const roundSeconds = 15;
