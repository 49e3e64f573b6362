import type { Json } from '../kernel/json.ts';
import type { Choice, Need, Option, PickValue, Question } from '../kernel/port.ts';
import { isMeant, isRefusal, wordOf } from '../kernel/port.ts';
import type { Stream } from '../kernel/streams.ts';
import type { Tactic } from './system.ts';

/** A uniformly random element. */
export const oneOf = <T>(list: readonly T[], random: Stream): T => list[random.die(list.length) - 1] as T;

type Values = { [field: string]: Json | undefined };

function shuffled<T>(list: readonly T[], random: Stream): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.die(i + 1) - 1;
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/** Whether a pick is compatible with the values chosen so far. */
const fits = (when: PickValue['when'], values: Values): boolean =>
  when === undefined ||
  Object.entries(when).every(([field, allowed]) => allowed.includes(wordOf(values[field])));

/** A random value for a field; `undefined` where it has no legal one, or is an optional text. */
function randomValue(need: Need, values: Values, random: Stream): Json | undefined {
  switch (need.kind) {
    case 'one':
    case 'some': {
      const open = need.oneOf.filter((pick) => !pick.refused && fits(pick.when, values));
      if (need.kind === 'one') return open.length > 0 ? oneOf(open, random).id : undefined;
      const count = Math.min(open.length, need.min + random.die(need.max - need.min + 1) - 1);
      return count < need.min
        ? undefined
        : shuffled(open, random)
            .slice(0, count)
            .map((pick) => pick.id);
    }
    case 'cell':
    case 'path': {
      const open = need.cells.filter((cell) => fits(cell.when, values));
      if (open.length === 0) return undefined;
      const { x, y } = oneOf(open, random);
      return { x, y };
    }
    case 'number':
      return need.min + random.die(need.max - need.min + 1) - 1;
    case 'text':
      return need.optional ? undefined : 'as the dice fall';
  }
}

type Filling = (need: Need, values: Values, random: Stream) => Json | undefined;

/** The default of a field, or a random value where it has none. */
const usualValue: Filling = (need, values, random) => {
  const usual =
    need.kind === 'one' || need.kind === 'some' || need.kind === 'number' ? need.default : undefined;
  return usual ?? randomValue(need, values, random);
};

/** Fills in an option at random; `null` where a field has no legal value. */
export const randomChoice = (option: Option, random: Stream): Choice | null =>
  filledIn(option, random, randomValue);

function filledIn(option: Option, random: Stream, valueFor: Filling): Choice | null {
  const values: Values = {};
  for (const [field, need] of Object.entries(option.needs ?? {})) {
    if (!isMeant(need, values)) continue;
    const value = valueFor(need, values, random);
    if (value === undefined) {
      if (need.kind === 'text' && need.optional) continue;
      return null;
    }
    // A path is answered by its last cell.
    values[need.kind === 'path' ? 'to' : field] = value;
  }
  return { ...values, ...(option.by === undefined ? {} : { by: option.by }), option: option.id };
}

/** The options without a refusal. Their fields may be missing: see `wholeOption`. */
export const openOptions = (question: Question): readonly Option[] =>
  question.menu?.open() ?? question.options().filter((option) => !option.refused);

/** An option of `openOptions`, complete with its fields. */
export const wholeOption = (question: Question, option: Option): Option =>
  question.menu?.whole(option) ?? option;

/** A random legal choice of this option; `null` where none is found. */
const anyChoice = (question: Question, option: Option, random: Stream): Choice | null =>
  legalOf(question, option, random, randomValue);

/** A legal choice of this option with all fields at their defaults, or random ones; `null` where none is found. */
export const usualChoice = (question: Question, option: Option, random: Stream): Choice | null =>
  legalOf(question, option, random, usualValue);

/** Values of fields may exclude each other, so it tries several times. */
function legalOf(question: Question, option: Option, random: Stream, valueFor: Filling): Choice | null {
  const whole = wholeOption(question, option);
  for (let attempt = 0; attempt < 6; attempt++) {
    const choice = filledIn(whole, random, valueFor);
    if (choice && !isRefusal(question.read(choice))) return choice;
  }
  return null;
}

/** A random legal choice among these options, uniform by option. Throws where no option can be filled in. */
export function randomAnswer(question: Question, open: readonly Option[], random: Stream): Choice {
  const left = [...open];
  while (left.length > 0) {
    const place = random.die(left.length) - 1;
    const choice = anyChoice(question, left[place] as Option, random);
    if (choice) return choice;
    left.splice(place, 1);
  }
  throw new Error(`no legal answer to ${question.clause} (${question.id}) for ${question.for}`);
}

/** Plays any legal option with any values. Every option that a question offers must be accepted by its `read`. */
export const randomTactic: Tactic = {
  id: 'random',
  label: 'Random',
  about: 'Does anything that is legal.',
  decide: (question, _fight, random) => randomAnswer(question, openOptions(question), random),
};
