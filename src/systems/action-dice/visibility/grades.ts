/** Ranks of visibility (AD-VIS-1 to AD-VIS-5). Distances are feet. */

export const visibilityGrades = ['normal', 'reduced', 'low', 'zero'] as const;
export type Visibility = (typeof visibilityGrades)[number];

interface VisibilityRow {
  readonly name: string;
  readonly clause: string;
  readonly sight: { readonly from: number; readonly to: number };
  /** The limit of ranged attacks; `null` without one. */
  readonly attacksTo: number | null;
  /** Added to the number to beat of ranged attacks, piloting and navigating. */
  readonly vs: number;
}

export const visibilityTable: { readonly [grade in Visibility]: VisibilityRow } = {
  normal: { name: 'Normal', clause: 'AD-VIS-2', sight: { from: 800, to: 1200 }, attacksTo: null, vs: 0 },
  reduced: { name: 'Reduced', clause: 'AD-VIS-3', sight: { from: 70, to: 100 }, attacksTo: 300, vs: 5 },
  low: { name: 'Low', clause: 'AD-VIS-4', sight: { from: 30, to: 50 }, attacksTo: 150, vs: 10 },
  zero: { name: 'Zero', clause: 'AD-VIS-5', sight: { from: 5, to: 10 }, attacksTo: 30, vs: 15 },
};

/** AD-VIS-5: below this distance zero visibility adds nothing. */
export const pointBlank = 10;

/** The worse of two. */
export const worse = (one: Visibility, other: Visibility): Visibility =>
  visibilityGrades.indexOf(one) >= visibilityGrades.indexOf(other) ? one : other;
