import { compile } from '../battlefield/compile.ts';
import type { BattlefieldDocument } from '../battlefield/document.ts';
import { lightRows } from '../battlefield/light.ts';
import { validate } from '../battlefield/validate.ts';
import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { fieldsOf } from '../kernel/json.ts';
import { mostCombatants, mostInWave, mostWaves } from '../kernel/outside.ts';
import type { SketchReply } from '../protocol/encounters.ts';
import { peopleOf } from './person.ts';
import { viewOf } from './view.ts';

/**
 * Checks an encounter that is being written: its problems, how it would begin, and the views of its combatants, also
 * while it cannot begin yet.
 */
export function sketchOf(system: System, encounter: Json): Omit<SketchReply, 'ok'> {
  const begun = system.encounters.begin(encounter);
  const { combatants, waves } = fieldsOf(encounter);
  const sheets = (list: Json | undefined, most: number): readonly Json[] =>
    listOf(list, most).map((json) => fieldsOf(json).sheet ?? null);
  const later = peopleOf(
    system,
    listOf(waves, mostWaves).flatMap((wave) => sheets(fieldsOf(wave).combatants, mostInWave)),
  );
  const light = system.encounters.beginning?.light ? lightIn(encounter) : null;
  if (!begun.ok)
    return {
      problems: begun.problems,
      begins: null,
      people: peopleOf(system, sheets(combatants, mostCombatants)),
      later,
      light,
    };
  const view = viewOf(system, begun.fight);
  return {
    problems: [],
    begins: view,
    people: listOf(combatants, mostCombatants).map(
      (json) => view.combatants[String(fieldsOf(json).id)] ?? null,
    ),
    later,
    light,
  };
}

/** The light on the battlefield; `null` where it defines none or is not valid. */
function lightIn(encounter: Json): readonly string[] | null {
  const { battlefield, doors } = fieldsOf(encounter);
  if (fieldsOf(battlefield ?? null).light === undefined || validate(battlefield).length > 0) return null;
  const changes = { doors: fieldsOf(doors ?? null) as { readonly [id: string]: boolean } };
  return lightRows(compile(battlefield as unknown as BattlefieldDocument, changes));
}

/** The entries of a list, at most `most`: reading each is slow, because a fight is begun for it. */
const listOf = (json: Json | undefined, most: number): readonly Json[] =>
  Array.isArray(json) ? (json as readonly Json[]).slice(0, most) : [];
