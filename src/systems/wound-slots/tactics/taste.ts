/** Numbers of the sensible fighter that no rule gives: found by letting it play against itself. */
export const taste = {
  /** AP that are kept are worth such a part of what the best deed makes of AP. */
  saving: 0.6,
  /** What an AP brings when nobody can be struck yet. */
  usualRate: 0.04,
  /** What a foe's AP is worth that it cannot use as it likes, for each point of its danger. */
  deniedAp: 0.04,
  /** A blow that a foe must put off is worth so much of one that it never strikes. */
  putOff: 0.5,
  /** Yards of way that a place on somebody's flank is worth. */
  flankYards: 5,
  /** The chance to fell somebody from which on its deed is interrupted. */
  interruptOut: 0.4,
  /** What saving a friend from death is worth, beside its coming back. */
  mercy: 0.15,
};
