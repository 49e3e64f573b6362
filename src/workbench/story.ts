import { subjectOf } from '../cli/forecast-subject.ts';
import { isRolled } from '../engine/rolled.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Table, Told } from '../engine/table.ts';
import type { Wave } from '../engine/waves.ts';
import { awaits, dueWave, welcome } from '../engine/waves.ts';
import type { Json } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import { stream } from '../kernel/streams.ts';
import { systems } from '../systems/registry.ts';
import { chosenEncounters, chosenSystems, numberArgument, textArgument } from './arguments.ts';
import { halfRandom } from './heard.ts';
import { rulingsOf } from './other-rulings.ts';
import { changesOf, lineWords, menuWords, rollWords, rulingWords, stateOf } from './story-words.ts';

export const usage =
  'npm run --silent story -- <system> [--encounter id] [--file encounter.json] [--tactic simple] [--random 0] [--rounds 8] [--seed 1] [--rulings 3] [--menus]';

/**
 * Prints fights as the whole table sees them, to be read with the rules in hand, see `usage`: rulings other than the
 * defaults, everybody's state, each question with its answer, each roll with its sum, each line of the log with its
 * clause, and each change of state. Waves come at the start of their rounds. `--random 30` lets chance make 30 of 100
 * decisions, which leaves out the tactic's reasons; `--rulings 3` plays under a set of rulings of the soak; `--menus`
 * prints all options with their fields, and why others are refused.
 */
export async function main(args: readonly string[]): Promise<number> {
  const set = numberArgument(args, 'rulings', -1);
  let refused = 0;
  for (const system of chosenSystems(systems, args)) {
    const documents = await documentsOf(system, args);
    if (typeof documents === 'string') {
      console.error(documents);
      return 2;
    }
    for (const [name, document] of documents) {
      const encounter = document as { readonly rulings?: SaidRulings };
      const rulings = { ...encounter.rulings, ...(set < 0 ? {} : rulingsOf(system, '1', set)) };
      const begun = system.encounters.begin({ ...encounter, rulings } as unknown as Json);
      if (begun.ok) {
        say(0, `# ${name} (${system.name})`);
        for (const words of rulingWords(system.rulebook, rulings)) say(0, words);
        tell(system, begun.fight, system.encounters.waves?.(document) ?? [], args);
      } else {
        for (const { path, message } of begun.problems) console.error(`${name}: ${path}: ${message}`);
        refused++;
      }
    }
  }
  return refused > 0 ? 2 : 0;
}

const say = (indent: number, text: string): void => console.log(`${'  '.repeat(indent)}${text}`);

type Named = readonly [name: string, encounter: Json];

/** The encounter of `--file` or of the saved fight there, or the chosen samples; a string: why there is none. */
async function documentsOf(system: System, args: readonly string[]): Promise<readonly Named[] | string> {
  const file = textArgument(args, 'file');
  if (file !== null) {
    const subject = await subjectOf(file);
    if (typeof subject === 'string') return subject;
    return [[file, 'record' in subject ? subject.record.encounter : subject.encounter]];
  }
  const chosen = chosenEncounters(system, args);
  const samples = system.encounters.pack.encounters.filter(({ id }) => chosen.includes(id));
  if (samples.length === 0)
    return `${system.id} has no sample encounter "${textArgument(args, 'encounter')}"`;
  return samples.map(({ name, encounter }) => [name, encounter]);
}

function tell<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  waves: readonly Wave[],
  args: readonly string[],
): void {
  const roundCap = numberArgument(args, 'rounds', 8);
  let coming = waves;
  const seed = String(numberArgument(args, 'seed', 1));
  const inFull = args.includes('--menus');
  let known = stateOf(system.view(fight));
  for (const [who, state] of known) say(0, `- ${who}: ${[...state.values()].join(' · ')}`);
  const compare = (): void => {
    const now = stateOf(system.view(fight));
    for (const change of changesOf(known, now)) say(2, `~ ${change}`);
    known = now;
  };
  const random = numberArgument(args, 'random', 0);
  const decider = halfRandom(tacticOf(system, args), random);
  const listening: Tactic<S> = {
    ...decider,
    decide(question, now, minds, from) {
      compare();
      say(1, `? ${system.title(now, question)} [${question.clause}]`);
      const choice = decider.decide(question, now, minds, from);
      const payer = system.view(now).combatants[question.acts ?? question.for];
      for (const words of menuWords(question, choice, payer, inFull)) say(2, words);
      const reason = random > 0 ? undefined : decider.because?.(question, now, choice, from);
      if (reason !== undefined) say(2, `because ${reason}`);
      return choice;
    },
  };
  const witness = {
    told(fact: Told<F>): void {
      if (isRolled(fact))
        for (const words of rollWords(fact, system.rollTitle(fight, fact.why))) say(1, words);
      const line = system.narrate(fight, fact);
      if (line) say(line.level === 'heading' ? 0 : 1, lineWords(line));
      compare();
    },
  };
  const answers = new SampleAnswers<S, F>(
    stream(`${seed}/dice`),
    stream(`${seed}/minds`),
    () => listening,
    null,
    (question) => awaits(question, coming, roundCap),
  );
  const between = (table: Table<S, F>, steps: number): void => {
    for (;;) {
      const wave = dueWave(system, fight, coming, () => true);
      if (!wave) return;
      coming = coming.filter((one) => one !== wave);
      const { changes, reason } = welcome(system, fight, wave, steps);
      table.override(changes, reason);
    }
  };
  const ending = playOut(system, fight, answers, { roundCap, between }, witness);
  say(0, ending.over ? `Over: ${ending.over.winner ?? 'nobody'} wins.` : 'Not over.');
}

/** The tactic of `--tactic`, the default one without it. Exits the program with a message for an unknown name. */
function tacticOf<S, F extends Fact>(system: System<S, F>, args: readonly string[]): Tactic<S> {
  const id = textArgument(args, 'tactic') ?? system.defaultTactic;
  const tactic = system.tactics[id];
  if (tactic) return tactic;
  process.stderr.write(`There is no tactic "${id}". One of: ${Object.keys(system.tactics).join(', ')}\n`);
  process.exit(2);
}
