import { oddsOf } from '../src/engine/odds.ts';
import { playOut, SampleAnswers } from '../src/engine/sample.ts';
import type { System, Tactic } from '../src/engine/system.ts';
import type { Stream } from '../src/kernel/streams.ts';
import { stream } from '../src/kernel/streams.ts';
import { systems } from '../src/systems/registry.ts';
import { beginSample, chosenSystems, numberArgument } from '../src/workbench/arguments.ts';
import { openingAttack } from '../src/workbench/opening-attack.ts';
import { plainDuel } from './duel.ts';
import type { Cost, Racer } from './race.ts';
import { race } from './race.ts';
import { plainSkirmish } from './skirmish.ts';

const duel = 'by hand: duel';
const skirmish = 'by hand: four against four';

/**
 * `npm run bench -- [system] [--seconds 2]`: fights for each second of one thread, each as a ratio to a loop written by
 * hand that is timed in turns with it. Machines differ and are noisy; ratios travel.
 */
export function main(args: readonly string[]): number {
  const seconds = numberArgument(args, 'seconds', 2);
  const racers: Racer[] = [
    { name: duel, fights: 1000, run: times(1000, plainDuel) },
    { name: skirmish, fights: 50, run: times(50, plainSkirmish) },
  ];
  for (const system of chosenSystems(systems, args)) racers.push(...racersOf(system));
  for (const cost of race(racers, seconds)) print(cost);
  return 0;
}

/** So many fights by hand, the same ones each time. */
const times = (fights: number, fight: (dice: Stream) => number) => (): void => {
  const dice = stream('bench');
  for (let i = 0; i < fights; i++) fight(dice);
};

/** The sample fights of a system, and the odds of its first attack. */
function racersOf(system: System): Racer[] {
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const racers = system.encounters.pack.encounters.map(({ id, encounter }): Racer => {
    const people = (encounter as { combatants: readonly unknown[] }).combatants.length;
    const name = `${system.id}: ${id}, ${people} combatants`;
    const start = beginSample(system, id);
    const run = (): void => fightAll(system, start, tactic);
    return { name, against: people === 2 ? duel : skirmish, fights, run };
  });
  const opening = openingAttack(system);
  if (opening) {
    const run = (): void => void oddsOf(system, opening, tactic);
    racers.push({ name: `${system.id}: exact odds of the first attack`, fights: 1, run });
  }
  return racers;
}

const fights = 20;

function fightAll(system: System, start: unknown, tactic: Tactic): void {
  for (let i = 0; i < fights; i++) {
    const answers = new SampleAnswers(stream(`bench/${i}`), stream(`bench/minds/${i}`), () => tactic);
    playOut(system, system.copy(start), answers, { roundCap: 60 });
  }
}

function print({ racer, micros, ratio }: Cost): void {
  const each = 1e6 / micros;
  const rate = each < 100 ? each.toFixed(1) : Math.round(each).toLocaleString('en');
  const cost = ratio === null ? '' : `   ${ratio.toFixed(1)} times the cost by hand`;
  console.log(
    `${racer.name.padEnd(52)} ${micros.toFixed(1).padStart(10)} µs ${rate.padStart(11)} a second${cost}`,
  );
}
