/** SL-ACT-5, SL-R63: AP and stamina costs. Where the source has lost the printed cost, it is ours. */
export const costs = {
  'nonlethal-attack': { ap: 6 },
  'quick-attack': { ap: 4 },
  rebuff: { ap: 4 },
  'standard-attack': { ap: 6 },
  'strong-attack': { ap: 8, stamina: 1 },
  'cast-spell': { ap: 6 },
  defend: { ap: 4 },
  harry: { ap: 2 },
  ready: { ap: 2 },
  posture: { ap: 2 },
  opening: { ap: 4 },
  'enter-space': { ap: 4 },
  escape: { ap: 6 },
  mount: { ap: 4 },
  dash: { ap: 2, stamina: 1 },
  cling: { ap: 3 },
  drag: { ap: 6 },
  grapple: { ap: 6 },
  interpose: { ap: 3 },
  pin: { ap: 6 },
  'end-effect': { ap: 2 },
  hinder: { ap: 6 },
  'seize-initiative': { ap: 4 },
  stabilize: { ap: 8 },
  'treat-condition': { ap: 8 },
  'treat-wound': { ap: 12 },
  'use-door': { ap: 2 },
  'pick-up': { ap: 2 },
  surface: { ap: 4 },
  calm: { ap: 8 },
  ignore: { ap: 0 },
} as const satisfies { readonly [entry: string]: { readonly ap: number; readonly stamina?: number } };
export type Entry = keyof typeof costs;

/** SL-INT-3: initiative that an out-of-turn action costs. */
export const outOfTurnInitiative = 2;

/** SL-UWC-3: AP that water adds to a melee attack. */
export const underwaterAp = 2;

/** SL-AP-8: `ap` lowered by `by`, but not below 1 (a cost of 0 stays 0). */
export const reducedAp = (ap: number, by: number): number => Math.max(Math.min(ap, 1), ap - by);
