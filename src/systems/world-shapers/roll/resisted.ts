/**
 * The purpose of the check with which somebody resists in a contest (WS-GEN-7) is that of the contest with a mark behind
 * it, so that the two rolls can be told apart.
 */
const mark = '-resisted';

export const resistedPurpose = (contest: string): string => `${contest}${mark}`;

export const isResisting = (purpose: string): boolean => purpose.endsWith(mark);

/** The purpose of the contest, whichever side rolls. */
export const contestOf = (purpose: string): string =>
  isResisting(purpose) ? purpose.slice(0, -mark.length) : purpose;
