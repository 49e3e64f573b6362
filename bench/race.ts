/** Programs timed in turns, so that disturbances of the machine affect all of them alike. */

export interface Racer {
  readonly name: string;
  /** The name of the racer with which its cost is compared. */
  readonly against?: string;
  /** The number of fights in a run. */
  readonly fights: number;
  /**
   * Must do the same work each time: fights differ, and the quickest turn must not be the one with the shortest fights.
   * Returns the number of decisions, or another number that depends on all of the work, so that the compiler cannot
   * eliminate any of it.
   */
  run(): number;
}

/** The cost of one fight of a racer. */
export interface Cost {
  readonly racer: Racer;
  /** Microseconds of processor time. */
  readonly micros: number;
  /** The return value of a run per fight: the decisions in a fight. */
  readonly decisions: number;
  /** The cost of a fight as a multiple of the racer's `against`; `null` without one. */
  readonly ratio: number | null;
  /** The cost of a decision as a multiple of that of the racer's `against`; `null` without one. */
  readonly decisionRatio: number | null;
}

/** The length of a racer's turn in milliseconds. */
const turn = 40;

/** The minimum number of timed turns. */
const fewest = 5;

/** The progress of a racer: milliseconds that it has run, and the cost of a fight in each turn after the warm-up. */
interface Lane {
  readonly racer: Racer;
  ran: number;
  readonly found: number[];
}

/**
 * Runs all racers in turns until each has been timed for `seconds`, after a warm-up of as much (at least 1.5 s): the
 * speed of the hundredth fight is of interest, and compilers take their time on a busy machine. A racer that has had
 * its time stops, except those that others are compared with, which run until all have finished. Processor time is
 * measured per turn, and the result is the tenth percentile of a racer's turns, as other programs only ever make a turn
 * slower.
 */
export function race(racers: readonly Racer[], seconds: number): readonly Cost[] {
  const warm = Math.max(1.5, seconds) * 1000;
  const enough = warm + seconds * 1000;
  const lanes = racers.map((racer): Lane => ({ racer, ran: 0, found: [] }));
  const isDone = ({ ran, found }: Lane): boolean => ran >= enough && found.length >= fewest;
  const measures = new Set(racers.map(({ against }) => against));
  while (!lanes.every(isDone)) {
    for (const lane of lanes) {
      if (isDone(lane) && !measures.has(lane.racer.name)) continue;
      const isWarm = lane.ran >= warm;
      const begun = performance.now();
      const micros = oneTurn(lane.racer);
      lane.ran += performance.now() - begun;
      if (isWarm) lane.found.push(micros);
    }
  }
  const costs = lanes.map(({ racer, found }) => ({
    racer,
    micros: quickest(found),
    decisions: racer.run() / racer.fights,
  }));
  return costs.map((own) => {
    const base = costs.find(({ racer: { name } }) => name === own.racer.against);
    if (!base) return { ...own, ratio: null, decisionRatio: null };
    const ratio = own.micros / base.micros;
    return { ...own, ratio, decisionRatio: (ratio * base.decisions) / own.decisions };
  });
}

/** Microseconds of processor time for one fight, over one turn of at least one run. */
function oneTurn(racer: Racer): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  let runs = 0;
  let came = 0;
  do {
    came += racer.run();
    runs++;
  } while (performance.now() - begun < turn);
  const { user, system } = process.cpuUsage(before);
  if (!Number.isFinite(came)) throw new Error(`${racer.name}: nothing came of it`);
  return (user + system) / (runs * racer.fights);
}

function quickest(turns: readonly number[]): number {
  const sorted = [...turns].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? Number.NaN;
}
