import { useMemo } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { SheetForm } from '../../store/sheet.ts';
import { useJudgedSheet } from '../../store/sheet.ts';
import type { GroupField } from '../../store/sheet-form.ts';
import { formOf } from '../../store/sheet-form.ts';
import { fieldsOf } from '../../store/sheet-values.ts';
import type { Problem } from '../../store/sketch.ts';
import { overlay } from '../../store/written.ts';
import type { SheetTrouble } from './troubles.ts';
import { troublesOf } from './troubles.ts';

/** A sheet being edited: the sheet in full, and what the rules say of it. */
export interface SheetDesk {
  readonly system: string;
  readonly form: GroupField;
  /** The sheet with everything that it takes over from one of the pack; `null` until that is known. */
  readonly full: Json | null;
  /** The sheet of the pack that it builds on; `null` if it builds on none, or while that is not known. */
  readonly base: Json | null;
  readonly problems: readonly Problem[];
  readonly troubles: readonly SheetTrouble[];
  /** The combatant with which a fight would begin. */
  readonly seen: CombatantView | null;
  /** Whether the rules have not judged the last change yet. */
  readonly judging: boolean;
  readonly name: string;
}

export function useSheetDesk(system: string, plan: SheetForm, now: Json): SheetDesk {
  const form = useMemo(() => formOf(plan), [plan]);
  const { use, ...over } = fieldsOf(now);
  const builds = typeof use === 'string';
  const judged = useJudgedSheet(system, now);
  const base = useJudgedSheet(system, builds ? { use } : null).data?.full ?? null;
  const full = builds ? (base === null ? null : (overlay(base, over) as Json)) : now;
  const problems = judged.data?.problems ?? none;
  return {
    system,
    form,
    full,
    base: builds ? base : null,
    problems,
    troubles: troublesOf(problems, judged.error, form),
    seen: judged.data?.seen ?? null,
    judging: judged.isPending || judged.isPlaceholderData,
    name: String(fieldsOf(full ?? now).name ?? '') || 'Somebody',
  };
}

const none: readonly never[] = [];
