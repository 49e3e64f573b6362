import type { Severity } from '../facts/harm.ts';
import type { Fight } from '../state.ts';
import type { Wounds } from './tracks.ts';
import { nextOf, noWounds, worse } from './tracks.ts';

/** Normal wounds and Savage ones (PE-SAV-1). */
export interface Due {
  readonly normal: number;
  readonly savage: number;
  /** The mildest that a normal one can be: Light unless said. */
  readonly least?: Severity;
}

export interface Allotted {
  readonly lost: Wounds;
  /** Those for which nothing was left. */
  readonly over: { readonly normal: number; readonly savage: number };
}

/**
 * Which wounds are lost (PE-WND-2 to PE-WND-4, PE-SAV-1, PE-SAV-2): normal ones first, each the mildest that is left;
 * then the Savage ones, each a step worse than the first normal one (or the last, PE-R87), upward where that is used
 * up. `room` says what is left once so much is lost; `kept` whether one of this severity is not lost after all
 * (PE-FATE-7).
 */
export function allot(
  { normal, savage, least = 'light' }: Due,
  room: (lost: Wounds) => Wounds,
  base: Fight['rulings']['savageBase'],
  kept: (severity: Severity) => boolean,
): Allotted {
  let lost: Wounds = noWounds;
  /** What the wound fell on; `null` when nothing was left. */
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
  const step = worse((base === 'firstWound' ? first : last) ?? nextOf(room(lost), least) ?? least);
  for (let i = 0; i < savage; i++) if (strike(step) === null) over.savage++;
  return { lost, over };
}
