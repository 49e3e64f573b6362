import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import { byInitiative } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';

/** The question for the outcome of a deed that no rule describes (WS-CIN-5, WS-CIN-6, WS-BAS-5). */
export interface OutcomeSpec {
  readonly id: 'gm.cinematicOutcome' | 'gm.interact';
  readonly clause: string;
  readonly by: Id;
  readonly what: string;
  readonly target?: Id;
  /** What is told before the question. */
  readonly title: string;
  /** The question: "What happens?", and "What else happens?" after the first outcome. */
  readonly asks: 'happens' | 'comes of it';
  /** WS-CIN-7: advice on the amount of damage. */
  readonly measure?: string | null;
  /** Further information for the prompt. */
  readonly about?: { readonly [name: string]: Json };
}

/** One kind of outcome. All of them use the same functions as play. */
export interface OutcomeKind {
  readonly id: string;
  readonly label: string;
  /** See `Option.phrase`. */
  readonly phrase?: string;
  /** Its fields; `null` if it makes no sense now. */
  needs(fight: Fight, spec: OutcomeSpec): Needs | null;
  /** Parses an answer completely. */
  read(fight: Fight, choice: Choice, spec: OutcomeSpec): Choice | Refusal;
  apply(table: Table, choice: Choice, spec: OutcomeSpec): void;
}

/** A field for one or more of these; `tie`: the word before them in the sentence. */
export const whomNeed = (all: readonly Combatant[], tie?: string): Need => ({
  kind: 'some',
  label: 'Whom',
  ...(tie === undefined ? {} : { tie }),
  oneOf: all.map(({ id, sheet }) => ({ id, label: sheet.name })),
  min: 1,
  max: all.length,
});

/** The combatants of the fight for whom `may` holds. */
export const those = (fight: Fight, may: (who: Combatant) => boolean): readonly Combatant[] =>
  everyone(fight).filter(may);

/** Parses the combatants of an answer; sorted by Initiative (WS-GEN-10). */
export function readWhom(
  fight: Fight,
  choice: Choice,
  may: (who: Combatant) => boolean,
  clause: string,
): readonly Id[] | Refusal {
  const { whom } = choice;
  const named: readonly Json[] = Array.isArray(whom) ? whom : typeof whom === 'string' ? [whom] : [];
  const found = those(fight, may).filter(({ id }) => named.includes(id));
  if (found.length === 0 || found.length < named.length) {
    return refuse('wrongTarget', 'it must be said whom it befalls, and they must be there', clause, 'whom');
  }
  return byInitiative(fight, found).map(({ id }) => id);
}

export const isRefused = (found: readonly Id[] | Refusal): found is Refusal => !Array.isArray(found);

/** The combatants of a parsed choice. */
export const whomOf = (fight: Fight, { whom }: Choice): readonly Combatant[] =>
  (Array.isArray(whom) ? whom : []).map((id) => one(fight, String(id)));

/** Parses a whole number; `usual` if the answer has none. */
export function readNumber(
  choice: Choice,
  field: string,
  [least, most, usual]: readonly [number, number, number],
  clause: string,
): number | Refusal {
  const given = choice[field] ?? usual;
  return Number.isInteger(given) && (given as number) >= least && (given as number) <= most
    ? (given as number)
    : refuse('noSuchThing', `it goes from ${least} to ${most}`, clause, field);
}

export const numberNeed = (label: string, [min, max, usual]: readonly [number, number, number]): Need => ({
  kind: 'number',
  label,
  min,
  max,
  default: usual,
});

/** Parses one word of a list; the first one if the answer has none. */
export function readWord<Word extends string>(
  choice: Choice,
  field: string,
  words: readonly Word[],
  clause: string,
): Word | Refusal {
  const given = choice[field] ?? words[0];
  return (
    words.find((word) => word === given) ??
    refuse('noSuchThing', `it is one of ${words.join(', ')}`, clause, field)
  );
}

/** A field for one of these words. */
export const wordNeed = (label: string, words: { readonly [id: string]: string }): Need => ({
  kind: 'one',
  label,
  oneOf: Object.entries(words).map(([id, name]) => ({ id, label: name })),
  default: Object.keys(words)[0] as string,
});

/** The field, shown even while it has its default. */
export const weighty = (need: Need): Need =>
  need.kind === 'one' || need.kind === 'number' ? { ...need, weighty: true } : need;

/** The first refusal among these, if there is one. */
export const refusedAmong = (found: readonly unknown[]): Refusal | undefined =>
  found.find((each): each is Refusal => typeof each === 'object' && each !== null && 'because' in each);
