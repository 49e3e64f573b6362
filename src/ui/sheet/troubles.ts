import type { Field, GroupField } from '../../store/sheet-form.ts';
import type { Problem } from '../../store/sketch.ts';

/** A problem of a sheet, with its place named as in the form. */
export interface SheetTrouble {
  readonly key: string;
  readonly where: string;
  readonly what: string;
  /** The key of the section that contains it. */
  readonly section: string;
  /** Its path in the sheet. */
  readonly place: string;
}

const steps = (path: string): readonly string[] => [...path.matchAll(/[^.[\]]+/g)].map(([step]) => step);

/** A path in words: `weapons[0].damage` is "Weapons, 1, damage". */
function whereOf(path: string, form: GroupField): string {
  let here: Field | undefined = form;
  const words: string[] = [];
  for (const step of steps(path)) {
    if (/^\d+$/.test(step)) {
      words.push(String(Number(step) + 1));
      here = here?.kind === 'list' ? here.item : undefined;
      continue;
    }
    const groups: readonly GroupField[] = here ? groupsIn(here) : [];
    const part = groups.flatMap(({ parts }) => parts).find(({ key }) => key === step);
    words.push(part ? (words.length === 0 ? part.label : part.label.toLowerCase()) : step);
    here = part?.field;
  }
  return words.join(', ') || 'The sheet';
}

function groupsIn(field: Field): readonly GroupField[] {
  if (field.kind === 'group') return [field];
  return field.kind === 'either' ? field.ways.flatMap((way) => groupsIn(way.field)) : [];
}

/** The problems of a sheet. `error`: the rules could not read the sheet at all; then it is the only problem. */
export function troublesOf(
  problems: readonly Problem[],
  error: Error | null,
  form: GroupField,
): readonly SheetTrouble[] {
  if (error) return [{ key: 'failed', where: 'The sheet', what: error.message, section: '', place: '' }];
  return problems.map(({ path, message }) => ({
    key: `${path}: ${message}`,
    where: whereOf(path, form),
    what: message,
    section: steps(path)[0] ?? '',
    place: path,
  }));
}
