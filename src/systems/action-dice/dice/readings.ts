import type { Face } from '../../../kernel/dice.ts';
import { faceValue } from '../../../kernel/dice.ts';
import type { Reading } from '../../../kernel/readings.ts';
import { folding } from '../../../kernel/readings.ts';
import type { Rulings } from '../rulings.ts';
import { valueLabel } from './pool.ts';

/** The meaning of faces (AD-DIE-1, AD-DIE-2, AD-DMG-5, AD-DMG-6). */

/** The result of an action roll. */
export interface Shown {
  /** The face of the Action Dice. */
  readonly natural: number;
  readonly total: number;
}

/**
 * What the number to beat belongs to: in a contest (Guard, another roll) it must be exceeded, in a check AD-R1 decides
 * (AD-DIE-2).
 */
export type VsKind = 'contest' | 'check';

/** The rulings that decide whether a roll beats a number. */
export type Law = Pick<Rulings, 'naturals' | 'vsComparison'>;

/** AD-DIE-2, AD-R1, AD-R2: whether a roll beats a number. */
export function beats(law: Law, { natural, total }: Shown, vs: number, kind: VsKind): boolean {
  if (law.naturals === 'autoBoth' && natural === 20) return true;
  if (law.naturals === 'autoBoth' && natural === 1) return false;
  return total > vs || (kind === 'check' && law.vsComparison === 'reachOnChecks' && total === vs);
}

/**
 * What of an action roll matters: only success; success and then also the total; or the total, even of a roll that does
 * not beat the number, if there is one.
 */
export type Matters =
  | { readonly what: 'success'; readonly vs: number; readonly kind: VsKind }
  | { readonly what: 'totalIfSuccess'; readonly vs: number; readonly kind: VsKind }
  | { readonly what: 'total'; readonly vs?: number; readonly kind?: VsKind };

/** The reading of an action roll: the first die is the Action Dice, the others are Bonus dice. Cached. */
export function actionReading(law: Law, matters: Matters): Reading<Shown> {
  const { what } = matters;
  const vs = what === 'total' ? 0 : matters.vs * 2 + (matters.kind === 'check' ? 1 : 0);
  const laws = (law.naturals === 'none' ? 0 : 1) + (law.vsComparison === 'higher' ? 0 : 2);
  const about = (vs * 3 + (what === 'total' ? 0 : what === 'success' ? 1 : 2)) * 4 + laws;
  let known = actions.get(about);
  if (known === undefined) {
    if (actions.size >= mostKept) actions.clear();
    known = freshAction(law, matters);
    actions.set(about, known);
  }
  return known;
}

/** Each cache of readings is cleared when it holds this many. */
const mostKept = 1000;
const actions = new Map<number, Reading<Shown>>();

function freshAction(law: Law, matters: Matters): Reading<Shown> {
  const mark = ({ natural }: Shown): string =>
    law.naturals === 'none' ? '' : natural === 20 ? '+' : natural === 1 ? '-' : '';
  const exact = (shown: Shown): string | number =>
    mark(shown) === '' ? shown.total : `${mark(shown)}${shown.total}`;
  const key = (shown: Shown): string | number => {
    if (matters.what === 'total') return exact(shown);
    const won = beats(law, shown, matters.vs, matters.kind);
    return won && matters.what === 'totalIfSuccess' ? exact(shown) : won ? 'yes' : 'no';
  };
  const add = (sofar: Shown | null, face: Face): Shown =>
    sofar === null
      ? { natural: faceValue(face), total: faceValue(face) }
      : { natural: sofar.natural, total: sofar.total + faceValue(face) };
  const end = (sofar: Shown | null): Shown => sofar ?? { natural: 0, total: 0 };
  const vs = matters.what === 'total' ? '' : `${matters.vs}/${matters.kind}`;
  return {
    id: `action/${law.naturals}/${law.vsComparison}/${matters.what}/${vs}`,
    of: (faces) => end(faces.reduce(add, null)),
    key,
    fold: folding({
      id: `action/${law.naturals}`,
      start: null as Shown | null,
      add,
      key: (sofar) => (sofar === null ? 'start' : exact(sofar)),
      end,
    }),
  };
}

/** The result of an effect roll; `burst`: whether a Bonus die burst (AD-DMG-6). */
export interface EffectShown {
  readonly total: number;
  readonly burst: boolean;
}

/**
 * The reading of an effect roll: `own` dice of the Damage Value, then Bonus dice, one total. `criticals`: whether a
 * burst matters beyond its pips. `most`: higher totals have the same effect. Cached.
 */
export function effectReading(
  own: number,
  criticals: boolean,
  most: number = Number.POSITIVE_INFINITY,
): Reading<EffectShown> {
  const about = ((Number.isFinite(most) ? most + 1 : 0) * 64 + own) * 2 + (criticals ? 1 : 0);
  let known = effects.get(about);
  if (known === undefined) {
    if (effects.size >= mostKept) effects.clear();
    known = freshEffect(own, criticals, most);
    effects.set(about, known);
  }
  return known;
}

const effects = new Map<number, Reading<EffectShown>>();

function freshEffect(own: number, criticals: boolean, most: number): Reading<EffectShown> {
  const isBurst = (face: Face): boolean => typeof face !== 'number' && face.length > 1;
  const key = ({ total, burst }: EffectShown): string | number => {
    const counts = Math.min(total, most);
    return criticals && burst ? `${counts}!` : counts;
  };
  const start: EffectShown = { total: 0, burst: false };
  const add = (sofar: EffectShown, face: Face, own: boolean): EffectShown => ({
    total: sofar.total + faceValue(face),
    burst: sofar.burst || (!own && isBurst(face)),
  });
  return {
    id: `effect/${own}/${criticals}/${most}`,
    of: (faces) => faces.reduce<EffectShown>((sofar, face, place) => add(sofar, face, place < own), start),
    key,
    fold: folding({
      start,
      add: (sofar, face, die) => add(sofar, face, die.label === valueLabel),
      key,
      end: (sofar) => sofar,
    }),
  };
}
