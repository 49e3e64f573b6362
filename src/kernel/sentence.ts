import { cellName } from './cell-name.ts';
import type { Json } from './json.ts';
import type { Choice, Need, Option } from './port.ts';
import { isMeant, wordOf } from './port.ts';
import type { CombatantView, PoolView } from './view.ts';

/** Choices in words: what the button that commits one says, and what advice calls it. */

/** The fields of a choice, or of one in the making, by their names. */
export interface FieldValues {
  readonly [field: string]: Json | undefined;
}

/** "1 Action", "2 Actions". */
export const pointWords = (amount: number, pool: PoolView | undefined, id: string): string =>
  `${amount} ${(amount === 1 ? pool?.one : undefined) ?? pool?.label ?? id}`;

const isCell = (value: Json | undefined): value is { x: number; y: number } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'x' in value && 'y' in value;

/** A field's value as people say it; empty when there is none. */
export function valueLabel(need: Need, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  switch (need.kind) {
    case 'one':
      return need.oneOf.find((pick) => pick.id === value)?.label ?? String(value);
    case 'some':
      return Array.isArray(value)
        ? value.map((id) => need.oneOf.find((pick) => pick.id === id)?.label ?? String(id)).join(', ')
        : '';
    case 'cell':
    case 'path': {
      const end = Array.isArray(value) ? value.at(-1) : value;
      return isCell(end as Json) ? cellName(end as { x: number; y: number }) : '';
    }
    case 'number':
    case 'text':
      return String(value);
  }
}

/** "1 AP", "2 AP · 3 mana", "3 of 7 AP", with the names that the one who pays has for them. */
function costWords(cost: Option['cost'], payer: CombatantView | undefined, whole: Option['cost']): string {
  return Object.entries(cost ?? {})
    .filter(([, amount]) => amount !== 0)
    .map(([pool, amount]) => {
      const all = whole?.[pool];
      return all === undefined
        ? pointWords(amount, payer?.pools[pool], pool)
        : `${amount} of ${pointWords(all, payer?.pools[pool], pool)}`;
    })
    .join(' · ');
}

/**
 * The option at the price of one whole choice, where `cost` is what the rules say of that: a dearer spell costs more than
 * the option says, and of what has been begun only the rest is paid. What is only counted in a turn, such as steps and
 * attacks, has no price.
 */
export function pricedAs(option: Option, cost: Option['cost'], payer: CombatantView | undefined): Option {
  const price: Record<string, number> = { ...option.cost };
  for (const [pool, amount] of Object.entries(cost ?? {})) {
    const known = option.cost?.[pool];
    const own = payer?.pools[pool];
    const isPaid = own !== undefined && !own.counted && (own.kind !== 'number' || own.lasting === true);
    if (known !== undefined || isPaid) price[pool] = amount;
  }
  return { ...option, cost: price };
}

/** What an action is about comes first; `at` says how a second one is tied on. */
const objects: readonly (readonly [string, string])[] = [
  ['spell', ''],
  ['power', ''],
  ['item', ''],
  ['target', 'on'],
  ['targets', 'on'],
  ['foe', 'on'],
];
const tied: readonly (readonly [string, string])[] = [
  ['with', 'with'],
  ['weapon', 'with'],
  ['maneuver', 'and'],
  ['to', 'to'],
  ['cell', 'to'],
  ['path', 'to'],
];
/** What is no name. */
const things: readonly string[] = ['with', 'weapon', 'item'];

/** A name keeps its capitals, a thing loses them: "Strike Ogre with longsword". */
const lowered = (text: string): string =>
  /^[A-Z][a-z]+(,? [a-z]+)*$/.test(text) ? text.toLowerCase() : text;

/** Whether what is picked is a name. */
const isNamed = (need: Need | undefined, value: Json | undefined): boolean =>
  need?.kind === 'one' && need.oneOf.some(({ id, named }) => id === value && named === true);

const anyField = /\{(\w+)\}/g;
const anyPart = /\[([^\]]*)\]/g;

/** An option's phrase with its fields filled in, and which it names; `null` while one that it needs says nothing. */
function filledIn(
  phrase: string,
  value: (field: string) => string,
): { readonly words: string; readonly named: ReadonlySet<string> } | null {
  const named = new Set<string>();
  let whole = true;
  const filled = (part: string): string =>
    part.replace(anyField, (_, field: string) => {
      named.add(field);
      const said = value(field);
      if (said === '') whole = false;
      return said;
    });
  const words = phrase.replace(anyPart, (_, part: string) => {
    const before = whole;
    const said = filled(part);
    const says = whole;
    whole = before;
    return says ? said : '';
  });
  const all = filled(words);
  return whole ? { words: all, named } : null;
}

const added: readonly string[] = ['maneuver', 'at'];

/** What is sought or meant without a name. */
const unnamed: readonly (Json | undefined)[] = ['nobody', 'anything'];

/** What is added to a deed goes without saying as long as nothing is: "None". So does whom nobody is named for. */
const plain = (field: string, need: Need, value: Json | undefined): boolean =>
  need.kind === 'one' && value === need.default && (added.includes(field) || unnamed.includes(value));

/** How a field is tied on by words of its own: "Something else at Ogre", "Disarm Ogre of club". */
const tieOf = (need: Need | undefined): string | undefined =>
  need?.kind === 'one' || need?.kind === 'some' ? need.tie : undefined;

/**
 * An option with its fields as one sentence: "Strike Ogre with longsword · 1 AP", "Strike Ogre with bow (Head)"; with a noun
 * for a label (`Option.named`) "Strong Attack on Ogre".
 * `payer`: whose points it costs. `whole`: what all of it takes, of a deed that is only begun: "Begin: Strong Attack on Ogre ·
 * 3 of 9 AP".
 */
export function sentenceOf(
  option: Option,
  values: FieldValues,
  payer: CombatantView | undefined,
  whole?: Option['cost'],
): string {
  const value = (field: string): string => {
    const need = option.needs?.[field];
    return need && isMeant(need, values) && !plain(field, need, values[field])
      ? valueLabel(need, values[field])
      : '';
  };
  /** A thing in the middle of a sentence. */
  const inside = (field: string, words: string): string =>
    things.includes(field) &&
    option.needs?.[field]?.kind === 'one' &&
    !isNamed(option.needs?.[field], values[field])
      ? lowered(words)
      : words;
  const isName = option.named === true;
  const phrase =
    option.phrase === undefined ? null : filledIn(option.phrase, (field) => inside(field, value(field)));
  const rest = (field: string): string => (phrase?.named.has(field) ? '' : value(field));
  let said = phrase?.words ?? option.label;
  let has = isName || phrase !== null;
  for (const [field, word] of objects) {
    if (tieOf(option.needs?.[field]) !== undefined) continue;
    const thing = inside(field, rest(field));
    if (thing === '') continue;
    said += has && word !== '' ? ` ${word} ${thing}` : ` ${thing}`;
    has = true;
  }
  const own = Object.entries(option.needs ?? {}).flatMap(([field, need]) => {
    const tie = tieOf(need);
    return tie === undefined ? [] : [[field, tie] as const];
  });
  for (const [field, word] of [...tied, ...own]) {
    const thing = rest(field);
    const at = isName && field === 'cell' ? 'at' : word;
    if (thing !== '') said += ` ${at} ${inside(field, thing)}`;
  }
  for (const [field, need] of Object.entries(option.needs ?? {})) {
    if (need.kind !== 'number' || need.tie === undefined || !isMeant(need, values)) continue;
    said += ` ${need.tie.replace('#', value(field))}`;
  }
  const part = rest('at');
  if (part !== '') said += ` (${part})`;
  if (whole !== undefined) said = `Begin: ${said}`;
  const cost = costWords(option.cost, payer, whole);
  return cost === '' ? said : `${said} · ${cost}`;
}

/** The option that a choice takes, among those of its question. */
export const optionOf = (options: readonly Option[], choice: Choice): Option | undefined =>
  options.find(({ id, by, refused }) => id === choice.option && by === choice.by && !refused) ??
  options.find(({ id }) => id === choice.option);

/**
 * What a whole choice says for the fields of its option: a way that is told square by square ends where it leads, and
 * what the rules have made a number of goes by the word of its pick.
 */
export function fieldsOf(option: Option, choice: Choice): FieldValues {
  const { option: _, by: __, ...said } = choice;
  const values: Record<string, Json | undefined> = said;
  const end = Array.isArray(said.path) ? said.path.at(-1) : undefined;
  for (const [field, need] of Object.entries(option.needs ?? {})) {
    if (need.kind === 'path' && end !== undefined) values[field] ??= end;
    if (need.kind === 'one' && typeof values[field] === 'number') values[field] = wordOf(values[field]);
  }
  return values;
}
