import { playOut } from '../src/engine/sample.ts';
import type { System, Tactic } from '../src/engine/system.ts';
import { stream } from '../src/kernel/streams.ts';
import { Counted } from './counted.ts';
import type { Crowd } from './crowd.ts';
import { crowdEncounter } from './crowd.ts';

/** The measured cost of fights of a crowd. */
interface Point {
  readonly crowd: Crowd;
  readonly fights: number;
  /** Milliseconds of processor time for a round of the fight. */
  readonly round: number;
  /** Decisions in a round, and microseconds of processor time for each. */
  readonly decisions: number;
  readonly decision: number;
}

const people = [2, 4, 8, 16, 24, 40];
const sizes = [10, 20, 40, 70, 100];

/** The rounds played of each fight: at its beginning nearly all combatants take part. */
const rounds = 3;

/**
 * Prints how the cost of a decision grows with the number of combatants (on 60×60 cells) and with the size of the map
 * (two against two, at the same distance on each), and the exponent of a power law fitted to it. `seconds` is the time
 * to measure each point, after half as much to warm up.
 */
export function printGrowth(system: System, seconds: number): void {
  const many = people.map((n) => pointOf(system, { people: n, width: 60, height: 60, apart: 6 }, seconds));
  for (const one of many) print(system, `${one.crowd.people} combatants on 60×60`, one);
  const wide = sizes.map((n) => pointOf(system, { people: 4, width: n, height: n, apart: 4 }, seconds));
  for (const one of wide) print(system, `4 combatants on ${one.crowd.width}×${one.crowd.height}`, one);
  const power = (points: readonly Point[], of: (point: Point) => number): string =>
    powerOf(points.map((point) => [of(point), point.decision])).toFixed(2);
  console.log(
    `${system.id}: a decision grows with combatants to the power of ${power(many, ({ crowd }) => crowd.people)}, with cells of the map to ${power(wide, ({ crowd }) => crowd.width * crowd.height)}`,
  );
}

function print(system: System, what: string, { fights, round, decisions, decision }: Point): void {
  console.log(
    `${`${system.id}: ${what}`.padEnd(52)} ${round.toFixed(2).padStart(10)} ms a round, ${decisions.toFixed(1)} decisions of ${decision.toFixed(0)} µs (${fights} fights)`,
  );
}

function pointOf(system: System, crowd: Crowd, seconds: number): Point {
  const begun = system.encounters.begin(crowdEncounter(system, `${crowd.people} in a crowd`, crowd));
  if (!begun.ok) throw new Error(`${system.id}: a crowd of ${crowd.people} cannot begin`);
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  let fights = 0;
  let decisions = 0;
  let played = 0;
  const play = (): void => {
    const answers = new Counted(stream(`growth/${fights}`), stream(`growth/minds/${fights}`), () => tactic);
    played += playOut(system, system.copy(begun.fight), answers, { roundCap: rounds }).rounds;
    decisions += answers.asked;
    fights++;
  };
  const until = (millis: number): void => {
    const end = performance.now() + millis;
    do play();
    while (performance.now() < end);
  };
  until(seconds * 500);
  fights = 0;
  decisions = 0;
  played = 0;
  const before = process.cpuUsage();
  until(seconds * 1000);
  const { user, system: kernel } = process.cpuUsage(before);
  const micros = user + kernel;
  return {
    crowd,
    fights,
    round: micros / 1000 / played,
    decisions: decisions / played,
    decision: micros / decisions,
  };
}

/**
 * The exponent p of the power law y = c · x^p that fits the points best: the slope of the regression in log-log scale.
 */
function powerOf(points: readonly (readonly [x: number, y: number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (of: 0 | 1): number => logs.reduce((sum, log) => sum + log[of], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const over = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return over / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}
