import type { BetweenDeed, BetweenRefusal, Problem } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import type { Refusal } from '../kernel/port.ts';
import { writtenJsonSchema } from './encounters.ts';
import type { Path } from './problems.ts';
import { check, hazards, isRecord } from './problems.ts';
import type { z } from './schemas.ts';

/** What may be done to a sheet between fights: reading it first, and refusing what cannot be read. */

/** A sheet as written in its file. */
export type WrittenSheet = { readonly [key: string]: Json | undefined };
export type Changed = { readonly sheet: Json; readonly told: string };

interface ReadDeed<Sheet, Needs> {
  /** What the deed changes: everything that it does not touch stays as it was written. */
  readonly written: WrittenSheet;
  /** The same, read: the pack's sheet laid under it, defaults filled in. */
  readonly sheet: Sheet;
  readonly needs: Needs;
}

type MakeDeed<Sheet> = <Needs extends z.ZodType>(
  about: Pick<BetweenDeed, 'id' | 'label' | 'clause'>,
  needs: Needs,
  perform: (read: ReadDeed<Sheet, z.output<Needs>>) => Changed | BetweenRefusal,
) => BetweenDeed;

/** How a system makes its deeds; `read` reads its sheets. A deed refuses as `unreadable` what cannot be read. */
export const deedsWith =
  <Sheet>(read: (json: unknown, at: Path, problems: Problem[]) => Sheet | undefined): MakeDeed<Sheet> =>
  (about, needsSchema, perform) => {
    // Every program and worker begins with all deeds, and few ever ask what one needs.
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
        if (!sheet || needs === undefined || !isRecord(json)) return unreadable(problems, about.clause);
        return perform({ written: json as WrittenSheet, sheet, needs });
      },
    };
  };

/** The refusal of what cannot be read: the first problem with its place. */
export function unreadable(problems: readonly Problem[], clause: string): Refusal {
  const first = problems[0] ?? { path: 'sheet', message: 'a sheet is an object' };
  return { code: 'unreadable', because: `${first.path}: ${first.message}`, clause, field: first.path };
}
