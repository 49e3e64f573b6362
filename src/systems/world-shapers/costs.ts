/** AP of the basic actions (WS-BAS-1). */
export const basicCosts = {
  attack: 2,
  defend: 2,
  interact: 1,
  move: 1,
  sprint: 3,
  stabilize: 3,
  'switch-places': 1,
  'switch-weapons': 1,
  'take-cover': 1,
  'use-item': 3,
} as const;

/** AP of the advanced actions (WS-ADV-2). */
export const advancedCosts = {
  blind: 2,
  climb: 2,
  command: 1,
  disarm: 2,
  grab: 2,
  hide: 2,
  shove: 1,
  trip: 2,
} as const;
export type AdvancedAction = keyof typeof advancedCosts;

/** The ids of the advanced actions, from which an encounter lists those that are played (WS-R36). */
export const advancedActions = Object.keys(advancedCosts) as readonly AdvancedAction[];

/** RP of reactions that need no feature (WS-RND-7). */
export const reactionCosts = { 'switch-places': 1, 'cinematic-reaction': 2, 'join-cinematic': 2 } as const;

/** AP of a Cinematic Action (WS-CIN-2). */
export const cinematicAp = 3;

/** AP of each turn to uphold an effect (WS-CIN-16). */
export const upholdAp = 2;

/**
 * Narrative Momentum of a cinematic deed, alone or cooperative, plain or as a Burst (WS-CIN-2, WS-CIN-8, WS-CIN-12,
 * WS-CIN-14).
 */
export const momentumCosts = {
  alone: { plain: 3, burst: 6 },
  together: { plain: 2, burst: 4 },
} as const;

/** AP to shake off a climber (WS-ADV-8) and to break out of a grab (WS-ADV-11). */
export const shakeOffAp = 2;
export const breakFreeAp = 2;
