import type { Problem, System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { BetweenReply, ErrorReply, Reply } from '../protocol/messages.ts';
import { catalogueOf } from './catalogue.ts';
import { badEncounter, failure, unknownSystem } from './failures.ts';
import type { Handlers } from './handlers.ts';
import { folkOf } from './lore.ts';
import { systemNamed, systemOf } from './named.ts';
import { peopleOf } from './person.ts';
import { quickEncounter } from './quick.ts';
import { settle } from './settle.ts';
import { judgedSheet, sheetFormOf } from './sheet-form.ts';
import { sketchOf } from './sketch.ts';
import { variationsOf } from './variations.ts';
import { varied } from './vary.ts';

type AboutSystems =
  | 'systems'
  | 'catalogue'
  | 'folk'
  | 'people'
  | 'form'
  | 'judge'
  | 'quick'
  | 'settle'
  | 'sketch'
  | 'variations'
  | 'vary'
  | 'between';

/** Handlers about systems, their sheets and encounters, independent of the fight on the table. */
export function answersAboutSystems(systems: {
  readonly [id: string]: System;
}): Pick<Handlers, AboutSystems> {
  /** Calls `deed` with the system of this id; an error reply about `path` where there is none. */
  const withSystem = <R extends Reply>(
    id: string | null,
    deed: (system: System) => R,
    path = 'system',
  ): R | ErrorReply => {
    const system = systemNamed(systems, id);
    return system ? deed(system) : unknownSystem(id, systems, path);
  };
  /** Calls `deed` with the encounter's system and the encounter migrated to its current version. */
  const withEncounter = <R extends Reply>(
    encounter: Json,
    deed: (system: System, known: Json) => R,
  ): R | ErrorReply =>
    withSystem(
      systemOf(encounter),
      (system) => deed(system, system.encounters.migrate(encounter)),
      'encounter.system',
    );

  return {
    systems: () => ({
      ok: true,
      systems: Object.values(systems).map(({ id, name, rulebook }) => ({ id, name, about: rulebook.about })),
    }),
    catalogue: ({ system: id, rulings }) =>
      withSystem(id, (system) => ({ ok: true, catalogue: catalogueOf(system, rulings) })),
    folk: ({ system: id, rulings }) =>
      withSystem(id, (system) => ({ ok: true, folk: folkOf(system, rulings) })),
    people: ({ system: id, sheets, rulings }) =>
      withSystem(id, (system) => ({ ok: true, people: peopleOf(system, sheets, rulings) })),
    form: ({ system: id }) => withSystem(id, (system) => ({ ok: true, form: sheetFormOf(system) })),
    judge: ({ system: id, sheet, rulings }) =>
      withSystem(id, (system) => ({ ok: true, ...judgedSheet(system, sheet, rulings) })),
    quick: ({ system: id, ground, sides, rulings }) =>
      withSystem(id, (system) => orProblems(quickEncounter(system, ground, sides, rulings))),
    settle: ({ encounter, rulings }) =>
      withEncounter(encounter, (system, known) => orProblems(settle(system, known, rulings))),
    sketch: ({ encounter }) =>
      withEncounter(encounter, (system, known) => ({ ok: true, ...sketchOf(system, known) })),
    variations: ({ encounter, tough }) =>
      withEncounter(encounter, (system, known) => orProblems(variationsOf(system, known, tough))),
    vary: ({ encounter, changes }) =>
      withEncounter(encounter, (system, known) => orProblems(varied(system, known, changes))),
    between: ({ system: id, deed, sheet, needs }) =>
      withSystem(id, (system) => doneBetween(system, deed, sheet, needs)),
  };
}

/** The result, or the error reply with the problems of the encounter that prevent it. */
const orProblems = <Good extends Reply & { readonly ok: true }>(
  found: Good | { readonly ok: false; readonly problems: readonly Problem[] },
): Good | ErrorReply => (found.ok ? found : badEncounter(found.problems));

/** Does to a sheet what can be done between fights. */
function doneBetween(system: System, deedId: string, sheet: Json, needs: Json): BetweenReply | ErrorReply {
  const deed = system.between.find(({ id }) => id === deedId);
  if (!deed)
    return failure('unknown-deed', `there is nothing called "${deedId}" to do between fights`, 'deed');
  const done = deed.perform(sheet, needs);
  if (!('because' in done)) return { ok: true, ...done };
  const { code: reason, because: message, clause, dice, field: path } = done;
  const more = { ...(path !== undefined && { path }), ...(dice && { dice }) };
  return { ok: false, error: { code: 'illegal-choice', reason, message, clause, ...more } };
}
