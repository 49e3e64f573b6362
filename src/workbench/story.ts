import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, flag, orNull, word, wordOr } from '../cli/command-line.ts';
import { subjectOf } from '../cli/forecast-subject.ts';
import { reasonOf } from '../engine/keen/because.ts';
import { isRolled } from '../engine/rolled.ts';
import { playOut, SampleAnswers } from '../engine/sample.ts';
import type { System, Tactic } from '../engine/system.ts';
import type { Table, Told } from '../engine/table.ts';
import type { Wave } from '../engine/waves.ts';
import { awaits, broughtIn, welcome } from '../engine/waves.ts';
import type { Json } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import { doerOf } from '../kernel/port.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import { stream } from '../kernel/streams.ts';
import { halfRandom } from './heard.ts';
import { noSuchSample, noSuchTactic, sample, someSystems } from './options.ts';
import { rulingsOf } from './other-rulings.ts';
import { samplesOf } from './samples.ts';
import { changesOf, lineWords, menuWords, rollWords, rulingWords, stateOf } from './story-words.ts';

export const commandLine = commandLineOf(
  'story',
  someSystems,
  {
    encounter: sample,
    file: word('encounter.json'),
    tactic: word('simple'),
    random: count(0, 0, 100),
    rounds: count(8),
    seed: wordOr('1'),
    rulings: orNull(count(3, 0)),
    menus: flag,
  },
  ({ chosen, encounter, tactic }) => [
    ...noSuchSample(chosen, encounter),
    ...noSuchTactic(
      'tactic',
      chosen.map(({ tactics }) => tactics),
      tactic === null ? [] : [tactic],
    ),
  ],
);

type Values = ValuesOf<typeof commandLine>;

/**
 * Prints fights as the whole table sees them, to be read with the rules in hand: rulings other than the
 * defaults, everybody's state, each question with its answer, each roll with its sum, each line of the log with its
 * clause, and each change of state. Waves come at their round. `--random 30` lets chance make 30 of 100 decisions, which
 * leaves out the tactic's reasons; `--rulings 3` plays under a set of rulings of the soak; `--menus` prints all options
 * with their fields, and why others are refused.
 */
export async function main(values: Values): Promise<number> {
  const { chosen, rulings: set } = values;
  let refused = 0;
  for (const system of chosen) {
    const documents = await documentsOf(system, values);
    if (typeof documents === 'string') {
      console.error(documents);
      return 2;
    }
    for (const [name, document] of documents) {
      const encounter = document as { readonly rulings?: SaidRulings };
      const rulings = { ...encounter.rulings, ...(set === null ? {} : rulingsOf(system, '1', set)) };
      const begun = system.encounters.begin({ ...encounter, rulings } as unknown as Json);
      if (begun.ok) {
        say(0, `# ${name} (${system.name})`);
        for (const words of rulingWords(system.rulebook, rulings)) say(0, words);
        tell(system, begun.fight, system.encounters.waves?.(document) ?? [], values);
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
async function documentsOf(system: System, { file, encounter }: Values): Promise<readonly Named[] | string> {
  if (file !== null) {
    const subject = await subjectOf(file);
    if (typeof subject === 'string') return subject;
    return [[file, 'record' in subject ? subject.record.encounter : subject.encounter]];
  }
  const chosen = samplesOf(system, encounter);
  const samples = system.encounters.pack.encounters.filter(({ id }) => chosen.includes(id));
  return samples.map((one) => [one.name, one.encounter]);
}

function tell<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  waves: readonly Wave[],
  { seed, menus, random, rounds: roundCap, tactic }: Values,
): void {
  let known = stateOf(system.view(fight));
  for (const [who, state] of known) say(0, `- ${who}: ${[...state.values()].join(' · ')}`);
  const compare = (): void => {
    const now = stateOf(system.view(fight));
    for (const change of changesOf(known, now)) say(2, `~ ${change}`);
    known = now;
  };
  const decider = halfRandom(system.tactics[tactic ?? system.defaultTactic] as Tactic<S>, random);
  const listening: Tactic<S> = {
    ...decider,
    foresees: true,
    decide(question, now, minds, from) {
      compare();
      say(1, `? ${system.title(now, question)} [${question.clause}]`);
      const choice = decider.decide(question, now, minds, from);
      const payer = system.view(now).combatants[doerOf(question)];
      for (const words of menuWords(question, choice, payer, menus)) say(2, words);
      const reason =
        random > 0 || from === undefined ? undefined : reasonOf(system, decider, question, now, choice, from);
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
  let coming = waves;
  const answers = new SampleAnswers<S, F>(
    stream(`${seed}/dice`),
    stream(`${seed}/minds`),
    () => listening,
    null,
    (question) => awaits(question, coming, roundCap),
  );
  const between = (table: Table<S, F>, steps: number): void => {
    coming = broughtIn(system, fight, coming, (wave) => {
      table.override(welcome(system, fight, wave, steps));
    });
  };
  const ending = playOut(system, fight, answers, { roundCap, between }, witness);
  say(0, ending.over ? `Over: ${ending.over.winner ?? 'nobody'} wins.` : 'Not over.');
}
