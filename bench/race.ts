/** Programs timed side by side, so that what disturbs the machine disturbs all of them alike. */

export interface Racer {
  readonly name: string;
  /** What its cost is compared with, by name; itself a racer. */
  readonly against?: string;
  /** How many fights a run is. */
  readonly fights: number;
  /** The same work each time: fights differ, and the quickest turn must not be the one with the shortest fights. */
  run(): void;
}

/** What a fight of a racer costs. */
export interface Cost {
  readonly racer: Racer;
  /** Microseconds of processor time. */
  readonly micros: number;
  /** The same as a multiple of the racer's `against`; `null` without one. */
  readonly ratio: number | null;
}

/** Milliseconds for which one racer runs before the next one's turn. */
const turn = 40;

/**
 * Lets all run in turns until each has had `seconds`, after as much again (and 1.5 s at the least) to get warm: what is
 * of interest is the speed of the hundredth fight, and compilers take their time on a busy machine. Processor time is
 * counted, turns by turns, and of each racer's turns the quickest tenth decides: others on the machine only ever make
 * a turn slower.
 */
export function race(racers: readonly Racer[], seconds: number): readonly Cost[] {
  const warm = Math.ceil((Math.max(1.5, seconds) * 1000) / turn);
  const turns = Math.max(5, Math.ceil((seconds * 1000) / turn));
  const found = racers.map((): number[] => []);
  for (let round = 0; round < warm + turns; round++) {
    racers.forEach((racer, place) => {
      const micros = oneTurn(racer);
      if (round >= warm) found[place]?.push(micros);
    });
  }
  const micros = new Map(racers.map(({ name }, place) => [name, quickest(found[place] ?? [])]));
  return racers.map((racer) => {
    const own = micros.get(racer.name) ?? Number.NaN;
    const base = racer.against === undefined ? undefined : micros.get(racer.against);
    return { racer, micros: own, ratio: base === undefined ? null : own / base };
  });
}

/** Microseconds of processor time for one fight, over one turn of at least one run. */
function oneTurn(racer: Racer): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  let runs = 0;
  do {
    racer.run();
    runs++;
  } while (performance.now() - begun < turn);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (runs * racer.fights);
}

function quickest(turns: readonly number[]): number {
  const sorted = [...turns].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? Number.NaN;
}
