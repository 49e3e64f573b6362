import type { Id, Json } from '../../kernel/json.ts';
import type { BeginningChoice, SurpriseFormat } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { fieldsOf } from './written.ts';

/** How the fight of an encounter begins, as far as its system asks: surprise, and other choices. */

const namesIn = (json: Json | undefined): readonly Id[] =>
  Array.isArray(json) ? (json as readonly Json[]).filter((one) => typeof one === 'string') : [];

/** The combatants listed for each role, in the order of the format's roles. */
function namedIn(document: Json, { field, roles }: SurpriseFormat): readonly (readonly Id[])[] {
  const said = fieldsOf(document)[field];
  return roles.map(({ list }) => namesIn(list === undefined ? said : fieldsOf(said)[list]));
}

/** Whether the game master will be asked when the fight begins. */
export const asksFor = (document: Json, { field }: SurpriseFormat): boolean =>
  fieldsOf(document)[field] === 'ask';

/** The index of the role that a combatant is listed for; `null` if it has none. */
export function roleOf(document: Json, format: SurpriseFormat, who: Id): number | null {
  const at = namedIn(document, format).findIndex((names) => names.includes(who));
  return at < 0 ? null : at;
}

const withSaid = (document: Json, field: string, said: Json | undefined): Json => {
  const { [field]: _, ...rest } = fieldsOf(document);
  return (said === undefined ? rest : { ...rest, [field]: said }) as Json;
};

/** Gives these combatants this role alone; `null` removes their roles. The field is dropped if nobody has a role. */
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

/** Switches between asking the game master at the beginning and listing roles here, with nobody listed yet. */
export const setAsks = (document: Json, format: SurpriseFormat, asks: boolean): Json =>
  asks === asksFor(document, format) ? document : withSaid(document, format.field, asks ? 'ask' : undefined);

/** The value of a choice; by default that of its first option. */
export const choiceIn = (document: Json, { field, options }: BeginningChoice): Json | undefined =>
  fieldsOf(document)[field] ?? options[0]?.value;

/** Sets a choice. The first option is the default and is not written. */
export const choose = (document: Json, choice: BeginningChoice, value: string | boolean): Json =>
  choiceIn(document, choice) === value
    ? document
    : withSaid(document, choice.field, value === choice.options[0]?.value ? undefined : value);
