import { useMemo } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { SheetForm } from '../../store/sheet.ts';
import { useJudgedSheet } from '../../store/sheet.ts';
import type { GroupField } from '../../store/sheet-form.ts';
import { formOf } from '../../store/sheet-form.ts';
import { fieldsIn } from '../../store/sheet-values.ts';
import type { Problem } from '../../store/sketch.ts';
import { overlay } from '../../store/written.ts';
import type { SheetTrouble } from './troubles.ts';
import { troublesOf } from './troubles.ts';

/** A sheet that is being written: as it stands in full, and what the rules make of it. */
export interface SheetDesk {
  readonly system: string;
  readonly form: GroupField;
  /** With all that it takes over from one of the pack; `null` until that is known. */
  readonly full: Json | null;
  /** The one of the pack that it builds on, as it stands there; `null`: on none, or not known yet. */
  readonly base: Json | null;
  readonly problems: readonly Problem[];
  readonly troubles: readonly SheetTrouble[];
  /** Whom a fight would begin with. */
  readonly seen: CombatantView | null;
  /** The rules have not said yet what they think of the last change. */
  readonly judging: boolean;
  readonly name: string;
}

export function useSheetDesk(system: string, plan: SheetForm, now: Json): SheetDesk {
  const form = useMemo(() => formOf(plan), [plan]);
  const { use, ...over } = fieldsIn(now);
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
    name: String(fieldsIn(full ?? now).name ?? '') || 'Somebody',
  };
}

const none: readonly never[] = [];
