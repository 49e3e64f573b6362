/** Numbers of the sensible fighter that no rule gives: found by letting it play against itself. */
export const taste = {
  /** AP are kept for later unless what can be done now is so good a part of what more AP would do. */
  patience: 0.5,
  /** The same when AP are lost that are not spent. */
  eagerness: 0.15,
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
