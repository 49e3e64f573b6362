/** Weights of the sensible tactic that no rule gives, found by letting it play against itself. */
export const taste = {
  /** The worth of a kept AP relative to what the best deed makes of an AP. */
  saving: 0.6,
  /** The worth of an AP when nobody can be attacked yet. */
  usualRate: 0.04,
  /** The worth of an AP of which a foe is deprived, per point of its danger. */
  deniedAp: 0.04,
  /** The worth of postponing a foe's attack relative to preventing it. */
  putOff: 0.5,
  /** What a flanking cell is worth, in yards. */
  flankYards: 5,
  /** The least chance to take a foe out for which its action is interrupted. */
  interruptOut: 0.4,
  /** The worth of saving a friend's life, apart from its return to the fight. */
  mercy: 0.15,
};
