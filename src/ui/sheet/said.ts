import type { Json } from '../../kernel/json.ts';
import type { Field } from '../../store/sheet-form.ts';
import { standsUnsaid } from '../../store/sheet-form.ts';
import { calledOf, fieldsOf, itemsIn } from '../../store/sheet-values.ts';
import { numeral } from '../../store/words.ts';

/** A one-line summary of a folded part of a sheet. `sheet`: the whole sheet. */
export function inWords(field: Field, value: Json | undefined, sheet: Json): string {
  switch (field.kind) {
    case 'group': {
      if (value === undefined && !standsUnsaid(field)) return 'None.';
      const written = fieldsOf(value);
      return (
        field.parts
          .flatMap(({ key, label, field: inner }) => {
            const said = shortly(inner, written[key]);
            return said === null ? [] : [`${label} ${said}`];
          })
          .join(' · ') || 'As usual.'
      );
    }
    case 'list': {
      const items = value === undefined ? field.usual : itemsIn(value);
      return (
        items.map((item, at) => calledOf(field.item, item, sheet) ?? String(at + 1)).join(', ') || 'None.'
      );
    }
    case 'table':
      return (
        Object.entries(fieldsOf(value))
          .map(([key, inner]) => {
            const label = field.keys?.find(({ id }) => id === key)?.label ?? key;
            return `${label} ${shortly(field.value, inner) ?? ''}`.trim();
          })
          .join(' · ') || 'None.'
      );
    case 'either':
      return value === undefined ? 'None.' : (calledOf(field, value, sheet) ?? 'Written.');
    default:
      return shortly(field, value) ?? '';
  }
}

/** A value in a few words; `null` if it is not worth mentioning, because it is the default. */
function shortly(field: Field, value: Json | undefined): string | null {
  switch (field.kind) {
    case 'number':
      return value === undefined || value === 0
        ? field.usual === undefined || field.usual === 0 || value === 0
          ? null
          : numeral(field.usual)
        : typeof value === 'number'
          ? numeral(value)
          : String(value);
    case 'one':
      return typeof value === 'string' && value !== field.usual
        ? (field.of.find(({ id }) => id === value)?.label ?? value).toLowerCase()
        : null;
    case 'own':
    case 'text':
      return typeof value === 'string' && value !== '' ? value : null;
    case 'flag':
    case 'mark':
      return value === true ? '✓' : null;
    case 'group': {
      const said = field.parts.flatMap(({ key, field: inner }) => shortly(inner, fieldsOf(value)[key]) ?? []);
      return said.length === 0 || value === undefined ? null : said.join('/');
    }
    case 'list':
      return itemsIn(value).length === 0 ? null : String(itemsIn(value).length);
    default:
      return null;
  }
}
