import { oddsOf } from '../src/engine/odds.ts';
import { playOut, SampleAnswers } from '../src/engine/sample.ts';
import type { System, Tactic } from '../src/engine/system.ts';
import { stream } from '../src/kernel/streams.ts';
import { systems } from '../src/systems/registry.ts';
import { beginSample, chosenSystems, numberArgument } from '../src/workbench/arguments.ts';
import { openingAttack } from '../src/workbench/opening-attack.ts';
import { plainDuel } from './duel.ts';
import { plainSkirmish } from './skirmish.ts';

/**
 * `npm run bench -- [system] [--seconds 2]`: fights for each second on one thread, each as a ratio to a loop written by
 * hand that is timed in the same run. Machines differ and are noisy; ratios travel.
 */
export function main(args: readonly string[]): number {
  const seconds = numberArgument(args, 'seconds', 2);
  const dice = stream('bench');
  const duel = rate(() => plainDuel(dice), seconds, 1000);
  const skirmish = rate(() => plainSkirmish(dice), seconds, 20);
  print('by hand: duel', duel);
  print('by hand: four against four', skirmish);
  for (const system of chosenSystems(systems, args)) {
    for (const { id, encounter } of system.encounters.pack.encounters) {
      const people = (encounter as { combatants: readonly unknown[] }).combatants.length;
      const base = people === 2 ? duel : skirmish;
      const fights = rate(fightOf(system, id), seconds, 1);
      const cost = base / fights;
      print(`${system.id}: ${id}, ${people} combatants`, fights, `${cost.toFixed(1)} times the cost by hand`);
    }
    const opening = openingAttack(system);
    if (opening) {
      const tactic = system.tactics[system.defaultTactic] as Tactic;
      const each = rate(() => oddsOf(system, opening, tactic).outcomes.length, seconds, 1);
      console.log(
        `${`${system.id}: exact odds of the first attack`.padEnd(52)} ${(1e6 / each).toFixed(0).padStart(9)} µs`,
      );
    }
  }
  return 0;
}

function fightOf(system: System, encounter: string): () => number {
  const start = beginSample(system, encounter);
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  let i = 0;
  return () => {
    i++;
    const answers = new SampleAnswers(stream(`bench/${i}`), stream(`bench/minds/${i}`), () => tactic);
    return playOut(system, system.copy(start), answers, { roundCap: 60 }).rounds;
  };
}

/** Runs for each second, after a short warm-up; `batch` runs between two looks at the clock. */
function rate(run: () => number, seconds: number, batch: number): number {
  const until = (limit: number): { runs: number; time: number } => {
    const begun = performance.now();
    let runs = 0;
    while (performance.now() - begun < limit * 1000) {
      for (let i = 0; i < batch; i++) run();
      runs += batch;
    }
    return { runs, time: (performance.now() - begun) / 1000 };
  };
  until(seconds / 4);
  const { runs, time } = until(seconds);
  return runs / time;
}

function print(what: string, each: number, more = ''): void {
  const shown = each < 100 ? each.toFixed(1) : Math.round(each).toLocaleString('en');
  console.log(`${what.padEnd(52)} ${shown.padStart(9)} a second${more === '' ? '' : `   ${more}`}`);
}
