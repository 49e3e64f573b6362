import type { Id, Json } from '../../kernel/json.ts';
import type { MiddleFormat, SurpriseFormat } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import type { Cast } from './cast.ts';
import { fieldsOf, listOf } from './written.ts';

/**
 * The state of a fight that begins in its middle, because it has been played on paper so far: round, active combatant
 * and initiatives.
 */
interface Middle {
  readonly round: number;
  readonly active: Id | null;
  readonly initiative: { readonly [who: Id]: number };
}

/** The initiative where the rules know none before the fight. */
const unsaid = 10;

/** The initiative of a combatant for whom none is stated: what its sheet says, where no die decides. */
const initiativeOf = (who: Id, cast: Cast, { least, most }: MiddleFormat): number =>
  Math.min(most, Math.max(least, cast[who]?.initiative ?? unsaid));

/** Of these, who has the first turn of a round: the highest initiative of those who ever have one. */
function firstOf(people: readonly Id[], cast: Cast, initiative: Middle['initiative']): Id | undefined {
  const able = people.filter((who) => cast[who]?.turnless !== true);
  const most = Math.max(...able.map((who) => initiative[who] ?? 0));
  return able.find((who) => initiative[who] === most);
}

const idsIn = (document: Json): readonly Id[] =>
  listOf(fieldsOf(document).combatants).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

/** The state in which the fight begins; `null` if it begins at its beginning. */
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
  // Other fields that a system keeps there are preserved.
  return { ...fields, startAt: { ...fieldsOf(fields.startAt), ...middle } } as unknown as Json;
};

/** Switches between a beginning in the middle, which also drops surprise, and the ordinary beginning. */
export function beginInMiddle(
  document: Json,
  format: MiddleFormat,
  surprise: SurpriseFormat | undefined,
  middle: boolean,
  cast: Cast = {},
): Json {
  if (middle === (middleIn(document) !== null)) return document;
  const { startAt: _, ...rest } = fieldsOf(document);
  if (!middle) return rest as Json;
  const people = idsIn(document);
  const initiative = Object.fromEntries(people.map((who) => [who, initiativeOf(who, cast, format)]));
  const active = firstOf(people, cast, initiative);
  if (active === undefined) return document;
  const told: Written = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== surprise?.field));
  return withMiddle(told as Json, { round: 1, active, initiative });
}

/** Changes round, active combatant or initiatives; does nothing unless the fight begins in its middle. */
export function changeMiddle(document: Json, change: Partial<Middle>): Json {
  const middle = middleIn(document);
  return middle ? withMiddle(document, { ...middle, ...change }) : document;
}

/**
 * Adapts the middle after the list of combatants has changed: new ones get an initiative, removed ones lose theirs, and
 * the active one must exist.
 */
export function inStep(before: Json, after: Json, format: MiddleFormat | undefined, cast: Cast = {}): Json {
  const middle = middleIn(before);
  if (!format || !middle) return after;
  const [had, people] = [idsIn(before), idsIn(after)];
  const same = had.length === people.length && people.every((who, at) => who === had[at]);
  const initiative = Object.fromEntries(
    people.map((who) => [who, middle.initiative[who] ?? initiativeOf(who, cast, format)]),
  );
  const first = firstOf(people, cast, initiative) ?? people[0];
  if (same || first === undefined) return after;
  const now = middleIn(after) ?? middle;
  const active = now.active !== null && people.includes(now.active) ? now.active : first;
  const { startAt } = fieldsOf(before);
  return withMiddle({ ...fieldsOf(after), startAt: fieldsOf(after).startAt ?? startAt } as Json, {
    ...now,
    active,
    initiative,
  });
}
