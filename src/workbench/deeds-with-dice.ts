import type { Moment } from '../engine/enumerate.ts';
import { enumerate } from '../engine/enumerate.ts';
import { randomChoice } from '../engine/random-choice.ts';
import type { Run } from '../engine/run.ts';
import { openRun } from '../engine/run.ts';
import type { System, Tactic } from '../engine/system.ts';
import { askKey } from '../engine/tape.ts';
import { TooManyBranches } from '../kernel/distribution.ts';
import type { Json } from '../kernel/json.ts';
import type { Choice, Fact, Option, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import type { Stream } from '../kernel/streams.ts';
import { stream } from '../kernel/streams.ts';

/** A deed that rolls dice, at the moment right after it was chosen. */
interface Deed {
  readonly name: string;
  readonly moment: Moment<unknown>;
}

/** How many answers of each fight are played, and how many random choices are made of an option that has fields. */
const answers = 120;
const tries = 6;

/** Groups of options that are left out: a move may provoke any number of attacks, and the end of a turn is no deed. */
const noDeeds: readonly string[] = ['end', 'move'];

/** The fields of a choice that distinguish the deeds of a combatant: with what and how, but not at whom. */
const manners = ['with', 'spell', 'maneuver', 'skill', 'form', 'ability', 'power'] as const;

/**
 * The deeds with dice found while the sample encounters are played, one for each combatant, option and manner. People
 * of the pack who are in no sample take the place of the first combatant of the first sample.
 */
export function deedsWithDice(system: System): readonly Deed[] {
  const found = new Map<string, Deed>();
  for (const [id, encounter] of encountersOf(system)) {
    const begun = system.encounters.begin(encounter);
    if (!begun.ok) continue;
    const run = openRun(system, begun.fight, {
      seed: `deeds/${id}`,
      tape: [],
      redo: [],
      preferences: preferencesFor('seeded'),
    });
    collect(system, run, id, found);
  }
  return [...found.values()];
}

type Placed = { readonly sheet?: { readonly use?: string } };
type Encounter = { readonly combatants: readonly Placed[] };

function encountersOf({ encounters: { pack } }: System): readonly (readonly [string, Json])[] {
  const samples = pack.encounters.map(({ id, encounter }) => [id, encounter] as const);
  const all = samples.map(([, encounter]) => encounter as unknown as Encounter);
  const seen = new Set(all.flatMap(({ combatants }) => combatants.map(({ sheet }) => sheet?.use)));
  const [duel] = all;
  if (!duel) return [];
  const [first, ...others] = duel.combatants;
  const unseen = [...pack.heroes, ...pack.foes].filter(({ id }) => !seen.has(id));
  const more = unseen.map(({ id }) => {
    const combatants = [{ ...first, sheet: { use: id } }, ...others];
    return [`${id} in a duel`, { ...duel, combatants } as unknown as Json] as const;
  });
  return [...samples, ...more];
}

function collect(system: System, run: Run<unknown, Fact>, where: string, found: Map<string, Deed>): void {
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const random = stream(`deeds/${where}`);
  for (let turn = 0; turn < answers; turn++) {
    const awaited = run.awaited();
    if (awaited?.kind !== 'choose') return;
    const { question } = awaited;
    for (const option of question.options()) {
      if (option.refused || noDeeds.includes(option.group)) continue;
      for (const choice of fillings(question, option, random)) {
        const name = nameOf(question, choice);
        if (found.has(name)) continue;
        const { base, answers: given } = run.moment();
        const entry = { kind: 'ask', key: askKey(question), choice } as const;
        const moment = { base, answers: [...given, entry] };
        if (rolls(system, moment, tactic)) found.set(name, { name, moment });
      }
    }
    const rejected = run.answer(tactic.decide(question, run.fight(), random));
    if (rejected) throw new Error(`${tactic.id}: ${rejected.message}`);
  }
}

function fillings(question: Question, option: Option, random: Stream): readonly Choice[] {
  const times = option.needs ? tries : 1;
  return Array.from({ length: times }, () => randomChoice(option, random)).flatMap((choice) => {
    const full = choice && question.read(choice);
    return full && !isRefusal(full) ? [full] : [];
  });
}

const nameOf = (question: Question, choice: Choice): string =>
  [question.for, choice.option, ...manners.flatMap((field) => choice[field] ?? [])].join(' ');

/** Whether the outcome depends on dice: enumerating it takes more than one way. */
export function rolls(system: System, moment: Moment<unknown>, tactic: Tactic): boolean {
  try {
    enumerate(system, moment, tactic, { ways: 1 }, () => {});
    return false;
  } catch (thrown) {
    if (thrown instanceof TooManyBranches) return true;
    throw thrown;
  }
}
