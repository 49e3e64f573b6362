/** A round of a fight in words; round 0 is what comes before the first one. */
export const roundWords = (round: number): string =>
  round === 0 ? 'Before the first round' : `Round ${round}`;
