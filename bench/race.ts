/** Programs timed side by side, so that what disturbs the machine disturbs all of them alike. */

export interface Racer {
  readonly name: string;
  /** What its cost is compared with, by name; itself a racer. */
  readonly against?: string;
  /** How many fights a run is. */
  readonly fights: number;
  /**
   * The same work each time: fights differ, and the quickest turn must not be the one with the shortest fights. Returns
   * how many decisions were made, or another number that hangs on all of the work, so that no compiler can leave any of
   * it out.
   */
  run(): number;
}

/** What a fight of a racer costs. */
export interface Cost {
  readonly racer: Racer;
  /** Microseconds of processor time. */
  readonly micros: number;
  /** What a run returned, for each fight: its decisions. */
  readonly decisions: number;
  /** The cost of a fight as a multiple of the racer's `against`; `null` without one. */
  readonly ratio: number | null;
  /** The cost of a decision as a multiple of one of the racer's `against`. */
  readonly decisionRatio: number | null;
}

/** Milliseconds for which one racer runs before the next one's turn. */
const turn = 40;

/** Turns that are timed at the least. */
const fewest = 5;

/** Where a racer stands: milliseconds that it has run, and what a fight cost in each turn after it had got warm. */
interface Lane {
  readonly racer: Racer;
  ran: number;
  readonly found: number[];
}

/**
 * Lets all run in turns until each has had `seconds`, after as much again (and 1.5 s at the least) to get warm: what is
 * of interest is the speed of the hundredth fight, and compilers take their time on a busy machine. Whoever has had its
 * time waits, but for those that others are compared with: they run as long as anybody does. Processor time is
 * counted, turns by turns, and of each racer's turns the quickest tenth decides: others on the machine only ever make
 * a turn slower.
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
