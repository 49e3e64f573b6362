/** Somebody at a distance. */
interface Apart<Who> {
  readonly who: Who;
  readonly apart: number;
}

/**
 * All of these with their distances; where they are more than `most`, of whom a tactic considers only the first, the
 * nearest first.
 */
export function nearestFirst<Who>(
  all: readonly Who[],
  apartOf: (who: Who) => number,
  most: number,
): readonly Apart<Who>[] {
  const found = all.map((who) => ({ who, apart: apartOf(who) }));
  return found.length <= most ? found : found.sort((a, b) => a.apart - b.apart);
}
