import type { BetweenDeed, BetweenRefusal, Problem } from '../engine/system.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { Refusal } from '../kernel/port.ts';
import { writtenJsonSchema } from './encounters.ts';
import type { Path } from './problems.ts';
import { check, hazards } from './problems.ts';
import type { z } from './schemas.ts';

/** Deeds between fights, which change a sheet. Each reads and checks the sheet and its needs before it performs. */

/** A sheet as written in its file. */
export type WrittenSheet = JsonObject;
export type Changed = { readonly sheet: Json; readonly told: string };

interface ReadDeed<Sheet, Needs> {
  /** The sheet as written. The deed returns a changed copy, so that what it does not touch stays as written. */
  readonly written: WrittenSheet;
  /** The same sheet as read by the system: merged over the pack's sheet that it uses, defaults filled in. */
  readonly sheet: Sheet;
  readonly needs: Needs;
}

type MakeDeed<Sheet> = <Needs extends z.ZodType>(
  about: Pick<BetweenDeed, 'id' | 'label' | 'clause' | 'together'>,
  needs: Needs,
  perform: (read: ReadDeed<Sheet, z.output<Needs>>) => Changed | BetweenRefusal,
) => BetweenDeed;

/**
 * Returns a function that makes a system's deeds between fights; `read` reads its sheets. A deed refuses an invalid
 * sheet and invalid needs with the code `unreadable`.
 */
export const deedsWith =
  <Sheet>(read: (json: unknown, at: Path, problems: Problem[]) => Sheet | undefined): MakeDeed<Sheet> =>
  (about, needsSchema, perform) => {
    // Generated on first use: every program and worker creates all deeds at the start, and few read this schema.
    let schema: Json | undefined;
    return {
      ...about,
      get needs() {
        schema ??= writtenJsonSchema(needsSchema);
        return schema;
      },
      perform(json, needsJson) {
        const problems: Problem[] = [...hazards(json, ['sheet']), ...hazards(needsJson, ['needs'])];
        if (problems.length > 0) return unreadable(problems, about.clause);
        const sheet = read(json, ['sheet'], problems);
        const needs = check(needsSchema, needsJson, ['needs'], problems);
        if (!sheet || needs === undefined || !isObject(json)) return unreadable(problems, about.clause);
        return perform({ written: json as WrittenSheet, sheet, needs });
      },
    };
  };

/** A refusal with the first problem and its place; if there are none, it says that a sheet has to be an object. */
export function unreadable(problems: readonly Problem[], clause: string): Refusal {
  const first = problems[0] ?? { path: 'sheet', message: 'a sheet is an object' };
  return { code: 'unreadable', because: `${first.path}: ${first.message}`, clause, field: first.path };
}
