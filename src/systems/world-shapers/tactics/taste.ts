/** Numbers of the sensible fighter that no rule gives: found by letting it play against itself. */
export const taste = {
  /** What a WP is worth that is kept. */
  wp: 0.02,
  /** Harm to a friend counts so many times as much as the same harm to a foe. */
  friends: 1.4,
  /** A blow that is put off or made worse is worth so much of one that is never struck. */
  putOff: 0.8,
};
