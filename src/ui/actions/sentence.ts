import type { Json } from '../../kernel/json.ts';
import type { Need, Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { Draft } from '../../store/draft.ts';
import { cellName } from '../kit/cellName.ts';
import { pointWords } from '../tracks/pool.ts';

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

/** "1 AP", "2 AP · 3 mana", with the names that the one who pays has for them. */
export function costWords(cost: Option['cost'], payer: CombatantView | undefined): string {
  return Object.entries(cost ?? {})
    .filter(([, amount]) => amount !== 0)
    .map(([pool, amount]) => pointWords(amount, payer?.pools[pool], pool))
    .join(' · ');
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
  ['to', 'to'],
  ['cell', 'to'],
  ['path', 'to'],
  ['after', 'after'],
];

/** A name keeps its capitals, a thing loses them: "Strike Ogre with longsword". */
const lowered = (text: string): string => (/^[A-Z][a-z]+( [a-z]+)*$/.test(text) ? text.toLowerCase() : text);

/** The draft as one sentence: the label of the Commit button. Other fields stand in the summary beside it. */
export function sentence(draft: Draft, payer: CombatantView | undefined): string {
  const value = (field: string): string => {
    const need = draft.option.needs?.[field];
    return need ? valueLabel(need, draft.values[field]) : '';
  };
  let said = draft.option.label;
  let has = false;
  for (const [field, word] of objects) {
    const thing = value(field);
    if (thing === '') continue;
    said += has && word !== '' ? ` ${word} ${thing}` : ` ${thing}`;
    has = true;
  }
  for (const [field, word] of tied) {
    const thing = value(field);
    if (thing !== '') said += ` ${word} ${word === 'with' ? lowered(thing) : thing}`;
  }
  const cost = costWords(draft.option.cost, payer);
  return cost === '' ? said : `${said} · ${cost}`;
}

/** What is still missing, as an instruction: "Choose the target". */
export function missing(need: Need): string {
  const what = need.label.toLowerCase();
  switch (need.kind) {
    case 'one':
      return `Choose: ${what}`;
    case 'some':
      return need.max > 1
        ? `Choose ${need.min === need.max ? need.min : `${need.min} to ${need.max}`}: ${what}`
        : `Choose: ${what}`;
    case 'cell':
    case 'path':
      return `Tap a cell on the map: ${what}`;
    case 'number':
      return `Set: ${what}`;
    case 'text':
      return `Write: ${what}`;
  }
}
