import type { Pool } from '../../../kernel/dice.ts';
import { dice, faceValue } from '../../../kernel/dice.ts';
import type { Reading } from '../../../kernel/readings.ts';
import { folding } from '../../../kernel/readings.ts';

/** The d20 of attacks, Skill Checks and Defense Rolls, or several of which one is kept (WS-GEN-8). Pure. */

/**
 * What matters of the kept die afterwards. `total`: its face, for contests and margins. `reaches`: only whether it is
 * at least `least`, and which of the faces in `marks` it shows, because they have a meaning of their own (natural 20
 * and 1); with `short` also the face of a roll that falls short, because it will be compared again.
 */
export type Matters =
  | { readonly kind: 'total' }
  | {
      readonly kind: 'reaches';
      readonly least: number;
      readonly marks: readonly number[];
      readonly short?: true;
    };

interface Throw {
  readonly pool: Pool;
  /** The kept face. */
  readonly reading: Reading<number>;
}

const kept = new Map<string, Throw>();

/** So many d20s of which the best or the worst is kept, with a reading for what matters. Memoized. */
export function throwOf(count: number, keep: 'best' | 'worst', matters: Matters): Throw {
  const wanted =
    matters.kind === 'total'
      ? 'total'
      : `>=${clamp(matters.least)}/${matters.marks.join(',')}${matters.short ? '/short' : ''}`;
  const id = `d20/${count}/${count > 1 ? keep : 'only'}/${wanted}`;
  let ready = kept.get(id);
  if (!ready) {
    ready = prepare(count, keep, matters, id);
    if (kept.size > 5000) kept.clear();
    kept.set(id, ready);
  }
  return ready;
}

/** Beyond the faces of a die all numbers are equivalent. */
const clamp = (least: number): number => Math.max(1, Math.min(21, least));

function prepare(count: number, keep: 'best' | 'worst', matters: Matters, id: string): Throw {
  const better = (a: number, b: number): number => (keep === 'best' ? Math.max(a, b) : Math.min(a, b));
  const key = (natural: number): string | number => {
    if (matters.kind === 'total') return natural;
    if (matters.short && natural < matters.least) return natural;
    const reached = natural >= matters.least ? 'yes' : 'no';
    return matters.marks.includes(natural) ? `${reached}/${natural}` : reached;
  };
  const reading: Reading<number> = {
    id,
    of: (faces) => faces.map(faceValue).reduce(better),
    key,
    fold: folding({
      start: 0,
      add: (sofar: number, face) => (sofar === 0 ? faceValue(face) : better(sofar, faceValue(face))),
      key: (sofar) => sofar,
      end: (sofar) => sofar,
    }),
  };
  return { pool: dice(count, 20), reading };
}
