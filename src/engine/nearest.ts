/** Somebody at a distance. */
interface Apart<Who> {
  readonly who: Who;
  readonly apart: number;
}

/**
 * All of these with their distances. If they are more than `most`, they are sorted, the nearest first: a tactic then
 * considers only the first `most`. Otherwise their order is kept.
 */
export function nearestFirst<Who>(
  all: readonly Who[],
  apartOf: (who: Who) => number,
  most: number,
): readonly Apart<Who>[] {
  const found = all.map((who) => ({ who, apart: apartOf(who) }));
  return found.length <= most ? found : found.sort((a, b) => a.apart - b.apart);
}
