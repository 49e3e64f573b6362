import type { Id, Json } from '../../kernel/json.ts';
import type { BeginningChoice, SurpriseFormat } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { fieldsOf } from './written.ts';

/** How the fight of an encounter begins, as far as its system asks: who is taken unawares, and what else it may say. */

const namesIn = (json: Json | undefined): readonly Id[] =>
  Array.isArray(json) ? (json as readonly Json[]).filter((one) => typeof one === 'string') : [];

/** By the places of roles in the format: who is named as what. */
function namedIn(document: Json, { field, roles }: SurpriseFormat): readonly (readonly Id[])[] {
  const said = fieldsOf(document)[field];
  return roles.map(({ list }) => namesIn(list === undefined ? said : fieldsOf(said)[list]));
}

/** Whether the game master is asked when the fight begins. */
export const asksFor = (document: Json, { field }: SurpriseFormat): boolean =>
  fieldsOf(document)[field] === 'ask';

/** As what somebody is named: the place of the role in the format; `null`: as nothing. */
export function roleOf(document: Json, format: SurpriseFormat, who: Id): number | null {
  const at = namedIn(document, format).findIndex((names) => names.includes(who));
  return at < 0 ? null : at;
}

const withSaid = (document: Json, field: string, said: Json | undefined): Json => {
  const { [field]: _, ...rest } = fieldsOf(document);
  return (said === undefined ? rest : { ...rest, [field]: said }) as Json;
};

/** These are named as this and nothing else; `null`: as nothing. Where nobody is named at all nothing is said. */
export function setRole(
  document: Json,
  format: SurpriseFormat,
  people: readonly Id[],
  role: number | null,
): Json {
  if (people.every((who) => roleOf(document, format, who) === role) && !asksFor(document, format))
    return document;
  const named = namedIn(document, format).map((names, at) => [
    ...names.filter((one) => !people.includes(one)),
    ...(at === role ? people : []),
  ]);
  if (named.every((names) => names.length === 0)) return withSaid(document, format.field, undefined);
  const [only] = named;
  const lists = format.roles.flatMap(({ list }, at) => (list === undefined ? [] : [[list, named[at]]]));
  const said = lists.length > 0 ? (Object.fromEntries(lists) as Written) : only;
  return withSaid(document, format.field, said as Json);
}

/** The game master is asked when the fight begins; or it is said here, and so far of nobody. */
export const setAsks = (document: Json, format: SurpriseFormat, asks: boolean): Json =>
  asks === asksFor(document, format) ? document : withSaid(document, format.field, asks ? 'ask' : undefined);

/** What an encounter says, or what holds where it says nothing. */
export const choiceIn = (document: Json, { field, options }: BeginningChoice): Json | undefined =>
  fieldsOf(document)[field] ?? options[0]?.value;

/** Says one of the options; of the first nothing need be said. */
export const choose = (document: Json, choice: BeginningChoice, value: string | boolean): Json =>
  choiceIn(document, choice) === value
    ? document
    : withSaid(document, choice.field, value === choice.options[0]?.value ? undefined : value);
