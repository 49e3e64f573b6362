import type { Fight } from '../state.ts';

/** The rounds without a wound that are usual. */
const usual = 3;
/** What each further one leaves of the worth. */
const left = 0.6;

/**
 * The weight of what only puts off: Defend, a foe's AP, room between them. Where nobody has come to harm for long it
 * has changed nothing, and counts less from round to round.
 */
export const patienceOf = ({ round, quietSince }: Fight): number =>
  left ** Math.max(0, round - quietSince - usual);
