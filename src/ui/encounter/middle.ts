import type { Id, Json } from '../../kernel/json.ts';
import type { MiddleFormat, SurpriseFormat } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { fieldsOf, listOf } from './written.ts';

/**
 * A fight that begins in its middle: on paper it has been going on for a while. The encounter says in which round, whose turn
 * it is, and everybody's initiative.
 */
export interface Middle {
  readonly round: number;
  readonly active: Id | null;
  readonly initiative: { readonly [who: Id]: number };
}

/** What somebody's initiative is until it is said. */
const unsaid = 10;

const idsIn = (document: Json): readonly Id[] =>
  listOf(fieldsOf(document).combatants).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

const within = (value: number, { least, most }: MiddleFormat): number =>
  Math.min(most, Math.max(least, value));

/** `null`: it begins at its beginning. */
export function middleIn(document: Json): Middle | null {
  const { startAt } = fieldsOf(document);
  if (startAt === undefined) return null;
  const { round, active, initiative } = fieldsOf(startAt);
  const known = Object.entries(fieldsOf(initiative)).filter(([, value]) => typeof value === 'number');
  return {
    round: typeof round === 'number' ? round : 1,
    active: typeof active === 'string' ? active : null,
    initiative: Object.fromEntries(known) as Middle['initiative'],
  };
}

const withMiddle = (document: Json, middle: Middle): Json => {
  const fields = fieldsOf(document);
  // What else a system says there is nobody's business here.
  return { ...fields, startAt: { ...fieldsOf(fields.startAt), ...middle } } as unknown as Json;
};

/** It begins in its middle from now on, where nobody is surprised any more; or at its beginning again. */
export function beginInMiddle(
  document: Json,
  format: MiddleFormat,
  surprise: SurpriseFormat | undefined,
  middle: boolean,
): Json {
  if (middle === (middleIn(document) !== null)) return document;
  const { startAt: _, ...rest } = fieldsOf(document);
  if (!middle) return rest as Json;
  const people = idsIn(document);
  const [active] = people;
  if (active === undefined) return document;
  const told: Written = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== surprise?.field));
  const initiative = Object.fromEntries(people.map((who) => [who, within(unsaid, format)]));
  return withMiddle(told as Json, { round: 1, active, initiative });
}

/** Another round, another turn, another initiative of somebody. */
export function changeMiddle(document: Json, change: Partial<Middle>): Json {
  const middle = middleIn(document);
  return middle ? withMiddle(document, { ...middle, ...change }) : document;
}

/**
 * What is said of the middle fits those who are there after a change of them: whoever came has an initiative, whoever went
 * has none, and somebody has the turn.
 */
export function inStep(before: Json, after: Json, format: MiddleFormat | undefined): Json {
  const middle = middleIn(before);
  if (!format || !middle) return after;
  const [had, people] = [idsIn(before), idsIn(after)];
  const same = had.length === people.length && people.every((who, at) => who === had[at]);
  const first = people[0];
  if (same || first === undefined) return after;
  const now = middleIn(after) ?? middle;
  const initiative = Object.fromEntries(
    people.map((who) => [who, middle.initiative[who] ?? within(unsaid, format)]),
  );
  const active = now.active !== null && people.includes(now.active) ? now.active : first;
  const { startAt } = fieldsOf(before);
  return withMiddle({ ...fieldsOf(after), startAt: fieldsOf(after).startAt ?? startAt } as Json, {
    ...now,
    active,
    initiative,
  });
}
