import type { Json } from '../../kernel/json.ts';
import { inWords } from './needs.ts';

type Written = { readonly [key: string]: Json | undefined };
const isObject = (json: Json | undefined): json is Written =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** What a sheet remembers of the last fight, in words: "Health 9", "Wounds: severe 1". What is nothing is not said. */
export function leftInWords(sheet: Json): readonly string[] {
  const current = isObject(sheet) ? sheet.current : undefined;
  return isObject(current) ? Object.entries(current).flatMap(([key, value]) => saidOf(key, value)) : [];
}

function saidOf(key: string, value: Json | undefined): readonly string[] {
  const label = inWords(key);
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return [label];
  if (Array.isArray(value)) return value.length > 0 ? [`${label}: ${value.length}`] : [];
  if (!isObject(value)) return [`${label} ${value}`];
  const inside = Object.entries(value).filter(([, one]) => typeof one !== 'number' || one !== 0);
  const words = inside.map(([name, one]) => `${inWords(name).toLowerCase()} ${String(one)}`);
  return words.length > 0 ? [`${label}: ${words.join(', ')}`] : [];
}

/** Who somebody is, whatever has become of it: the one of the pack that its sheet builds on, or its name. */
const selfOf = (sheet: Json | undefined): string | null => {
  if (!isObject(sheet)) return null;
  const { use, name } = sheet;
  return typeof use === 'string' ? use : typeof name === 'string' ? name : null;
};

/** The encounter with kept sheets in the place of the same people; how many of them are in it. */
export function withPeople(
  encounter: Json,
  sheets: readonly Json[],
): { readonly encounter: Json; readonly count: number } {
  if (!isObject(encounter) || !Array.isArray(encounter.combatants)) return { encounter, count: 0 };
  const kept = new Map(sheets.flatMap((sheet) => (selfOf(sheet) === null ? [] : [[selfOf(sheet), sheet]])));
  let count = 0;
  const combatants = encounter.combatants.map((one) => {
    const sheet = isObject(one) ? kept.get(selfOf(one.sheet)) : undefined;
    if (sheet === undefined || !isObject(one)) return one;
    count++;
    kept.delete(selfOf(one.sheet));
    return { ...one, sheet };
  });
  return { encounter: { ...encounter, combatants } as Json, count };
}
