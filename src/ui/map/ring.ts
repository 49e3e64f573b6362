import type { SideLook } from '../kit/sides.ts';

/**
 * The dash pattern of each side's ring, in hundredths of its length: stroke, gap; `null` is solid. It tells sides apart
 * without colour.
 */
const patterns: { readonly [look in SideLook]: readonly [number, number] | null } = {
  party: null,
  hostile: [21, 4],
  neutral: [6, 3],
  other: [2, 2.5],
  thing: [6, 3],
};

/** The `stroke-dasharray` for a path of length 100 that draws the first `part` (0 to 1) in the side's pattern. */
export function ringDashes(look: SideLook, part: number): string {
  const end = Math.max(0, Math.min(1, part)) * 100;
  const pattern = patterns[look];
  if (end === 0) return '0 100';
  if (!pattern) return `${round(end)} 100`;
  const [stroke, gap] = pattern;
  const dashes: number[] = [];
  for (let at = 0; at < end; at += stroke + gap) {
    const long = Math.min(stroke, end - at);
    dashes.push(long, at + stroke + gap < end ? gap : 100);
  }
  return dashes.map(round).join(' ');
}

const round = (n: number): number => Math.round(n * 100) / 100;
