import type { Severity } from '../facts/harm.ts';
import type { Fight } from '../state.ts';
import type { Wounds } from './tracks.ts';
import { countOf, nextOf, noWounds, worse } from './tracks.ts';

/** Wounds to be lost: normal and Savage ones (PE-SAV-1). */
export interface Due {
  readonly normal: number;
  readonly savage: number;
  /** The mildest severity of a normal wound, by default Light. */
  readonly least?: Severity;
}

export interface Allotted {
  readonly lost: Wounds;
  /** How many of the lost ones are normal. */
  readonly normal: number;
  /** Wounds for which no track had anything left. */
  readonly over: { readonly normal: number; readonly savage: number };
}

/**
 * Decides which wounds are lost (PE-WND-2 to PE-WND-4, PE-SAV-1, PE-SAV-2): first the normal ones, each of the mildest
 * severity that is left; then the Savage ones, each one step above the first normal one (or the last, PE-R87). Used-up
 * tracks overflow upward. `room` returns what is left after losing `lost`; `kept` whether a wound of this severity is
 * blocked (PE-FATE-7).
 */
export function allot(
  { normal, savage, least = 'light' }: Due,
  room: (lost: Wounds) => Wounds,
  base: Fight['rulings']['savageBase'],
  kept: (severity: Severity) => boolean,
): Allotted {
  let lost: Wounds = noWounds;
  /** Applies one wound and returns the severity it fell on, also if blocked; `null` when nothing was left. */
  const strike = (from: Severity): Severity | null => {
    const severity = nextOf(room(lost), from);
    if (severity !== null && !kept(severity)) lost = { ...lost, [severity]: lost[severity] + 1 };
    return severity;
  };
  const over = { normal: 0, savage: 0 };
  let first: Severity | null = null;
  let last: Severity | null = null;
  for (let i = 0; i < normal; i++) {
    const struck = strike(least);
    if (struck === null) over.normal++;
    else {
      first ??= struck;
      last = struck;
    }
  }
  const lostNormal = countOf(lost);
  const step = worse((base === 'firstWound' ? first : last) ?? nextOf(room(lost), least) ?? least);
  for (let i = 0; i < savage; i++) if (strike(step) === null) over.savage++;
  return { lost, normal: lostNormal, over };
}
