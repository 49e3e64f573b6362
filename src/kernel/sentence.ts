import { cellName } from './cell-name.ts';
import type { Json } from './json.ts';
import type { Choice, Need, Option } from './port.ts';
import { isMeant, wordOf } from './port.ts';
import type { CombatantView, PoolView } from './view.ts';

/** Choices in words: the label of the button that commits one, and its name in advice. */

/** The fields of a choice or a draft by name. */
export interface FieldValues {
  readonly [field: string]: Json | undefined;
}

/** An amount of points: "1 Action", "2 Actions". `id` is the name of a pool that is not known. */
export const pointWords = (amount: number, pool: PoolView | undefined, id: string): string =>
  `${amount} ${(amount === 1 ? pool?.one : undefined) ?? pool?.label ?? id}`;

const isCell = (value: Json | undefined): value is { x: number; y: number } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'x' in value && 'y' in value;

/** The value of a field in words; empty without one. */
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

/** "1 AP", "2 AP · 3 mana", "3 of 7 AP", with the labels of the payer's pools. */
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
 * The option with the cost of one complete choice, `cost` (from a preview), in place of its own: a more expensive spell
 * costs more than the option says, and of a deed that has been begun only the rest is paid. Pools that only count in a
 * turn, such as steps and attacks, are not named as costs.
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

/** Fields with the object of a deed, in the order of a sentence, each with the preposition that ties it on. */
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
/** Fields whose values are things, not names. */
const things: readonly string[] = ['with', 'weapon', 'item'];

/**
 * The name of a thing inside a sentence, without its initial capital: "Strike Ogre with longsword". Names with other
 * capitals stay as they are: "Axe of Ilmar".
 */
export const lowered = (text: string): string =>
  /^[A-Z][a-z]+((,? |-)[a-z]+)*$/.test(text) ? text.toLowerCase() : text;

/** Whether the picked value is a name, which keeps its capitals. */
const isNamed = (need: Need | undefined, value: Json | undefined): boolean =>
  need?.kind === 'one' && need.oneOf.some(({ id, named }) => id === value && named === true);

const anyField = /\{(\w+)\}/g;
const anyPart = /\[([^\]]*)\]/g;

/**
 * An option's phrase with its fields filled in, and the fields that it names; `null` while a field outside brackets is
 * empty.
 */
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

/** Values that name no target. */
const unnamed: readonly (Json | undefined)[] = ['nobody', 'anything'];

/** Whether a field is left out of the sentence because it has its default and that means nothing: "None", nobody. */
const plain = (field: string, need: Need, value: Json | undefined): boolean =>
  need.kind === 'one' && value === need.default && (added.includes(field) || unnamed.includes(value));

/** The words with which a field itself says it is tied on: "Something else at Ogre", "Disarm Ogre of club". */
const tieOf = (need: Need | undefined): string | undefined =>
  need?.kind === 'one' || need?.kind === 'some' ? need.tie : undefined;

/**
 * An option with its fields as one sentence: "Strike Ogre with longsword · 1 AP", "Strike Ogre with bow (Head)"; where
 * the label is a noun (`Option.named`): "Strong Attack on Ogre". `payer`: whose pools it costs. `whole`: the full cost
 * of a deed that is only begun: "Begin: Strong Attack on Ogre · 3 of 9 AP".
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
  /** The words of a field inside the sentence: things lose their initial capital. */
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

/** The option that a choice takes: one with the same `by` that is not refused, otherwise the first with its id. */
export const optionOf = (options: readonly Option[], choice: Choice): Option | undefined =>
  options.find(({ id, by, refused }) => id === choice.option && by === choice.by && !refused) ??
  options.find(({ id }) => id === choice.option);

/**
 * The field values of a complete choice. The end of its `path` fills path fields without a value; a number in a field
 * with picks is replaced by the id of its pick.
 */
export function fieldValuesOf(option: Option, choice: Choice): FieldValues {
  const { option: _, by: __, ...said } = choice;
  const values: Record<string, Json | undefined> = said;
  const end = Array.isArray(said.path) ? said.path.at(-1) : undefined;
  for (const [field, need] of Object.entries(option.needs ?? {})) {
    if (need.kind === 'path' && end !== undefined) values[field] ??= end;
    if (need.kind === 'one' && typeof values[field] === 'number') values[field] = wordOf(values[field]);
  }
  return values;
}
