import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ValuesOf } from '../src/cli/command-line.ts';
import { amount, commandLineOf, count, oneOf } from '../src/cli/command-line.ts';
import { oddsOf } from '../src/engine/odds.ts';
import { playOut } from '../src/engine/sample.ts';
import type { System, Tactic } from '../src/engine/system.ts';
import type { Stream } from '../src/kernel/streams.ts';
import { stream } from '../src/kernel/streams.ts';
import { openingAttack } from '../src/workbench/opening-attack.ts';
import { someSystems } from '../src/workbench/options.ts';
import { beginSample } from '../src/workbench/samples.ts';
import { Counted } from './counted.ts';
import { plainDuel } from './duel.ts';
import { printGrowth } from './growth.ts';
import { printMemory } from './memory.ts';
import { oddsCost } from './odds.ts';
import type { Cost, Racer } from './race.ts';
import { race } from './race.ts';
import { plainSkirmish } from './skirmish.ts';
import { printScaling } from './threads.ts';

const duel = 'by hand: duel';
const skirmish = 'by hand: four against four';

/** The benchmarks, and those that run unless one is named: memory takes a hundred thousand fights. */
const parts = ['fights', 'odds', 'growth', 'workers', 'memory'] as const;
const usual: readonly string[] = parts.filter((part) => part !== 'memory');

export const commandLine = commandLineOf('bench', someSystems, {
  seconds: amount(2),
  only: oneOf(parts),
  fights: count(100_000),
});

type Values = ValuesOf<typeof commandLine>;

/**
 * Runs the benchmarks: fights per second of one thread, also as a ratio to a hand-written loop that is
 * timed in turns with them; odds; how the cost grows with combatants, cells and workers; the memory that a worker
 * retains. Machines differ and are noisy, ratios are comparable.
 */
export async function main(values: Values): Promise<number> {
  const { chosen, seconds, only, fights } = values;
  const [system, ...others] = chosen;
  if (!system) return 0;
  if (others.length > 0) return chosen.reduce((code, { id }) => byItself(id, values) || code, 0);
  const wanted = (part: (typeof parts)[number]): boolean =>
    only === null ? usual.includes(part) : only === part;
  if (wanted('fights')) {
    const racers: readonly Racer[] = [
      { name: duel, fights: 1000, run: times(1000, plainDuel) },
      { name: skirmish, fights: 50, run: times(50, plainSkirmish) },
      ...racersOf(system),
    ];
    for (const cost of race(racers, seconds)) print(cost);
  }
  if (wanted('odds')) printOdds(system);
  if (wanted('growth')) printGrowth(system, seconds);
  if (wanted('workers')) await printScaling(system, seconds * 5);
  if (wanted('memory')) printMemory(system, fights);
  return 0;
}

/** Measures a system in a process of its own: as in a worker, the engine is then compiled for this system alone. */
function byItself(id: string, { seconds, only, fights }: Values): number {
  const wishes = [
    '--seconds',
    String(seconds),
    '--fights',
    String(fights),
    ...(only ? ['--only', only] : []),
  ];
  const program = [join('scripts', 'run.mjs'), 'bench', id, ...wishes];
  return spawnSync(process.execPath, program, { stdio: 'inherit' }).status ?? 1;
}

/** A run of `fights` fights of a hand-written loop, the same ones each time; returns the number of decisions. */
const times = (fights: number, fight: (dice: Stream) => number) => (): number => {
  const dice = stream('bench');
  let decisions = 0;
  for (let i = 0; i < fights; i++) decisions += fight(dice);
  return decisions;
};

/** The sample fights of a system, and the odds of an opening attack. */
function racersOf(system: System): Racer[] {
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const racers = system.encounters.pack.encounters.map(({ id, encounter }): Racer => {
    const people = (encounter as { combatants: readonly unknown[] }).combatants.length;
    const name = `${system.id}: ${id}, ${people} combatants`;
    const start = beginSample(system, id);
    const fights = lapOf(system, start, tactic);
    const run = (): number => fightAll(system, start, tactic, fights);
    return { name, against: id === 'duel' ? duel : skirmish, fights, run };
  });
  const opening = openingAttack(system);
  if (opening) {
    const run = (): number => Object.keys(oddsOf(system, opening, tactic)).length;
    racers.push({ name: `${system.id}: exact odds of the first attack`, fights: 1, run });
  }
  return racers;
}

/** The number of fights in a run, and in a run where a fight takes more than `dear` milliseconds. */
const many = 20;
const few = 5;
const dear = 5;

/** How many fights make a run, measured after a warm-up. */
function lapOf(system: System, start: unknown, tactic: Tactic): number {
  fightAll(system, start, tactic, few);
  const begun = performance.now();
  fightAll(system, start, tactic, few);
  return performance.now() - begun > few * dear ? few : many;
}

/** Plays `fights` fights and returns the number of decisions in all of them. */
function fightAll(system: System, start: unknown, tactic: Tactic, fights: number): number {
  let decisions = 0;
  for (let i = 0; i < fights; i++) {
    const answers = new Counted(stream(`bench/${i}`), stream(`bench/minds/${i}`), () => tactic);
    playOut(system, system.copy(start), answers, { roundCap: 60 });
    decisions += answers.asked;
  }
  return decisions;
}

/** Prints the cost of a fight and of a decision, each with its ratio to the hand-written loop. */
function print({ racer, micros, decisions, ratio, decisionRatio }: Cost): void {
  const each = `${micros.toFixed(1).padStart(10)} µs ${perSecond(micros).padStart(11)} a second`;
  const cost = ratio === null ? '' : `   ${ratio.toFixed(1)} times the cost by hand`;
  console.log(`${racer.name.padEnd(52)} ${each}${cost}`);
  if (racer.fights === 1) return;
  const one = micros / decisions;
  const dear = decisionRatio === null ? '' : `   ${decisionRatio.toFixed(1)} times`;
  const name = `    each of ${decisions.toFixed(decisions < 20 ? 1 : 0)} decisions`;
  console.log(
    `${name.padEnd(52)} ${one.toFixed(one < 1 ? 3 : 1).padStart(10)} µs ${perSecond(one).padStart(11)} a second${dear}`,
  );
}

function perSecond(micros: number): string {
  const each = 1e6 / micros;
  return each < 100 ? each.toFixed(1) : Math.round(each).toLocaleString('en');
}

function printOdds(system: System): void {
  const { deeds, asked, estimates, median, worst, over, dearest } = oddsCost(system);
  console.log(
    `${`${system.id}: odds of ${asked} of ${deeds} deeds`.padEnd(52)} median ${median.toFixed(2)} ms, worst ${worst.toFixed(1)} ms (${dearest}), ${over} over 50 ms${estimates > 0 ? `, ${estimates} estimates` : ''}`,
  );
}
