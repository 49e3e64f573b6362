import { preferencesFor } from '../kernel/preferences.ts';
import type { FightHead } from '../protocol/journal.ts';
import { recordSchema } from '../protocol/messages.ts';
import { aftermathOf } from './aftermath.ts';
import { unknownSystem } from './failures.ts';
import type { Handlers } from './handlers.ts';
import type { HostOptions } from './host.ts';
import { systemNamed, systemOf } from './named.ts';
import { readRecord } from './record.ts';
import type { Seat } from './seat.ts';
import { recordOf } from './seat.ts';

const elsewhere =
  'The record replays to another state than the one it was saved in: the rules have changed since.';

/** Handlers that put a fight on the table, and return it as a whole: its record, its view and log, its aftermath. */
export const answersAboutFights = (
  { begin, follow, whole, promptId, withFight }: Seat,
  { systems, newSeed }: HostOptions,
): Pick<Handlers, 'start' | 'load' | 'follow' | 'view' | 'save' | 'aftermath'> => ({
  start({ encounter, seed, dice }) {
    const id = systemOf(encounter);
    const system = systemNamed(systems, id);
    if (!system) return unknownSystem(id, systems, 'encounter.system');
    const head: FightHead = {
      woundtrack: 'fight',
      schema: recordSchema,
      system: system.id,
      version: system.version,
      encounter: system.encounters.migrate(encounter),
      seed: seed === undefined ? newSeed() : String(seed),
      preferences: preferencesFor(dice ?? 'manual'),
    };
    return begin(head, { tape: [], redo: [] });
  },
  load({ record }) {
    const read = readRecord(record, systems);
    if (!read.ok) return read;
    const reply = begin(read.head, read.record);
    if (!reply.ok) return reply;
    // A hash cannot be compared where the record has none, or its tape was cut on loading.
    const { hash } = read.record;
    if (hash === '' || hash === reply.hash || reply.warning !== undefined) return reply;
    return { ...reply, warning: elsewhere };
  },
  follow({ record }) {
    const read = readRecord(record, systems);
    if (!read.ok) return read;
    return follow(read.head, read.record) ?? { ok: true, waitsAt: promptId() };
  },
  view: () => withFight(whole),
  save: () => withFight((game) => ({ ok: true, record: recordOf(game) })),
  aftermath: () =>
    withFight(({ run, head }) => aftermathOf(run.system, run.fight(), head.encounter, run.start().tape)),
});
