/** Parameters of the sensible tactic, found by letting it play against itself. */
export const taste = {
  /** The value of an unspent WP. */
  wp: 0.02,
  /** The weight of harm to friends, relative to harm to foes. */
  friends: 1.4,
  /** The value of preventing harm, relative to dealing it. */
  putOff: 0.8,
};
