import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { Reply } from '../protocol/messages.ts';
import { catalogueOf } from './catalogue.ts';
import { badEncounter, failure, systemOf, unknownSystem } from './failures.ts';
import type { Handlers } from './handlers.ts';
import { folkOf } from './lore.ts';
import { systemNamed } from './named.ts';
import { peopleOf, quickEncounter } from './quick.ts';
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
  /** Calls `deed` with the encounter's system and the encounter migrated to its current version. */
  const withEncounter = (encounter: Json, deed: (system: System, known: Json) => Reply): Reply => {
    const id = systemOf(encounter);
    const system = systemNamed(systems, id);
    return system
      ? deed(system, system.encounters.migrate(encounter))
      : unknownSystem(id, systems, 'encounter.system');
  };

  return {
    systems: () => ({
      ok: true,
      systems: Object.values(systems).map(({ id, name, rulebook }) => ({ id, name, about: rulebook.about })),
    }),
    catalogue({ system: id, rulings }) {
      const system = systemNamed(systems, id);
      return system
        ? { ok: true, catalogue: catalogueOf(system, rulings) }
        : unknownSystem(id, systems, 'system');
    },
    folk({ system: id, rulings }) {
      const system = systemNamed(systems, id);
      return system ? { ok: true, folk: folkOf(system, rulings) } : unknownSystem(id, systems, 'system');
    },
    people({ system: id, sheets, rulings }) {
      const system = systemNamed(systems, id);
      if (!system) return unknownSystem(id, systems, 'system');
      return { ok: true, people: peopleOf(system, sheets, rulings) };
    },
    form({ system: id }) {
      const system = systemNamed(systems, id);
      return system ? { ok: true, form: sheetFormOf(system) } : unknownSystem(id, systems, 'system');
    },
    judge({ system: id, sheet, rulings }) {
      const system = systemNamed(systems, id);
      return system
        ? { ok: true, ...judgedSheet(system, sheet, rulings) }
        : unknownSystem(id, systems, 'system');
    },
    quick({ system: id, ground, sides, rulings }) {
      const system = systemNamed(systems, id);
      if (!system) return unknownSystem(id, systems, 'system');
      const arranged = quickEncounter(system, ground, sides, rulings);
      return arranged.ok ? arranged : badEncounter(arranged.problems);
    },
    settle: ({ encounter, rulings }) =>
      withEncounter(encounter, (system, known) => {
        const settled = settle(system, known, rulings);
        return settled.ok ? settled : badEncounter(settled.problems);
      }),
    sketch: ({ encounter }) =>
      withEncounter(encounter, (system, known) => ({ ok: true, ...sketchOf(system, known) })),
    variations: ({ encounter, tough }) =>
      withEncounter(encounter, (system, known) => {
        const listed = variationsOf(system, known, tough);
        return listed.ok ? listed : badEncounter(listed.problems);
      }),
    vary: ({ encounter, changes }) =>
      withEncounter(encounter, (system, known) => {
        const changed = varied(system, known, changes);
        return changed.ok ? changed : badEncounter(changed.problems);
      }),
    between({ system: id, deed: deedId, sheet, needs }) {
      const system = systemNamed(systems, id);
      if (!system) return unknownSystem(id, systems, 'system');
      const deed = system.between.find((one) => one.id === deedId);
      if (!deed)
        return failure('unknown-deed', `there is nothing called "${deedId}" to do between fights`, 'deed');
      const done = deed.perform(sheet, needs);
      if (!('because' in done)) return { ok: true, ...done };
      const { code: reason, because: message, clause, dice, field: path } = done;
      const more = { ...(path !== undefined && { path }), ...(dice && { dice }) };
      return { ok: false, error: { code: 'illegal-choice', reason, message, clause, ...more } };
    },
  };
}
