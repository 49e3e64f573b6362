import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import { byInitiative } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';

/** What the game master is asked about: what came of a deed that no rule describes (WS-CIN-5, WS-CIN-6, WS-BAS-5). */
export interface OutcomeSpec {
  readonly id: 'gm.cinematicOutcome' | 'gm.interact';
  readonly clause: string;
  readonly by: Id;
  readonly what: string;
  readonly target?: Id;
  readonly title: string;
  /** WS-CIN-7: how much damage would do, in words. */
  readonly measure?: string | null;
  /** What else is worth knowing, for the card. */
  readonly about?: { readonly [name: string]: Json };
}

/** One kind of thing that may come of it: a file for each family. All of it goes through what play itself uses. */
export interface OutcomeKind {
  readonly id: string;
  readonly label: string;
  /** Its sentence, see `Option.phrase`. */
  readonly phrase?: string;
  /** `null` where it makes no sense. */
  needs(fight: Fight, spec: OutcomeSpec): Needs | null;
  /** The choice in full. */
  read(fight: Fight, choice: Choice, spec: OutcomeSpec): Choice | Refusal;
  apply(table: Table, choice: Choice, spec: OutcomeSpec): void;
}

/** A field for one or more of these; `tie`: the word before them in a sentence. */
export const whomNeed = (all: readonly Combatant[], tie?: string): Need => ({
  kind: 'some',
  label: 'Whom',
  ...(tie === undefined ? {} : { tie }),
  oneOf: all.map(({ id, sheet }) => ({ id, label: sheet.name })),
  min: 1,
  max: all.length,
});

/** Those of the fight for whom this holds. */
export const those = (fight: Fight, may: (who: Combatant) => boolean): readonly Combatant[] =>
  everyone(fight).filter(may);

/** The people that an answer names, in the order of Initiative (WS-GEN-10). */
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

/** Those whom a settled choice names. */
export const whomOf = (fight: Fight, { whom }: Choice): readonly Combatant[] =>
  (Array.isArray(whom) ? whom : []).map((id) => one(fight, String(id)));

/** A whole number of an answer; `usual` when it says nothing. */
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

/** One word of a list; the first when nothing is said. */
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

/** The first refusal among these, if there is one. */
export const refusedAmong = (found: readonly unknown[]): Refusal | undefined =>
  found.find((each): each is Refusal => typeof each === 'object' && each !== null && 'because' in each);
