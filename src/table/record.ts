import type { System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { fieldsOf } from '../kernel/json.ts';
import type { FightHead } from '../protocol/journal.ts';
import type { ErrorReply, FightRecord } from '../protocol/messages.ts';
import { recordSchema } from '../protocol/messages.ts';
import { parseRecord } from '../protocol/requests.ts';
import { failure, unknownSystem } from './failures.ts';
import { systemNamed } from './named.ts';

type ReadRecord = { readonly ok: true; readonly record: FightRecord; readonly head: FightHead } | ErrorReply;

/**
 * Checks an untrusted fight record: its schema, versions and system. `head` has the encounter migrated to the system's
 * current version.
 */
export function readRecord(document: Json, systems: { readonly [id: string]: System }): ReadRecord {
  const { schema } = fieldsOf(document);
  if (typeof schema === 'number' && schema > recordSchema) {
    return failure(
      'newer-version',
      `this record has schema ${schema}, this program reads up to ${recordSchema}: update it first`,
      'record.schema',
    );
  }
  const read = parseRecord(document);
  if (!read.ok) {
    const { problems } = read;
    return {
      ok: false,
      error: {
        code: 'bad-record',
        message: `this is not a fight record: ${problems[0]?.path}: ${problems[0]?.message}`,
        path: `record.${problems[0]?.path}`,
        problems,
      },
    };
  }
  const { record } = read;
  const system = systemNamed(systems, record.system);
  if (!system) return unknownSystem(record.system, systems, 'record.system');
  if (record.version > system.version) {
    return failure(
      'newer-version',
      `this fight was saved by a newer version of ${system.name} (${record.version}, here ${system.version})`,
      'record.version',
    );
  }
  const { tape: _tape, redo: _redo, hash: _hash, ...rest } = record;
  const head = { ...rest, version: system.version, encounter: system.encounters.migrate(record.encounter) };
  return { ok: true, record, head };
}
