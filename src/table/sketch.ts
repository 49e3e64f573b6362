import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { SketchReply } from '../protocol/encounters.ts';
import { peopleOf } from './quick.ts';

/**
 * What the rules say of an encounter while it is written: all that is wrong with it, how it would begin, and how everybody
 * in it looks, also those of an encounter that cannot begin yet.
 */
export function sketchOf(system: System, encounter: Json): Omit<SketchReply, 'ok'> {
  const begun = system.encounters.begin(encounter);
  const written = isObject(encounter) && Array.isArray(encounter.combatants) ? encounter.combatants : [];
  const one = (json: Json): { readonly id?: Json | undefined; readonly sheet?: Json | undefined } =>
    isObject(json) ? json : {};
  if (!begun.ok) {
    const sheets = written.map((json: Json) => one(json).sheet ?? null);
    return { problems: begun.problems, begins: null, people: peopleOf(system, sheets) };
  }
  const view = system.view(begun.fight);
  return {
    problems: [],
    begins: view,
    people: written.map((json: Json) => view.combatants[String(one(json).id)] ?? null),
  };
}
