/** Grades of cover (AD-COV-1 to AD-COV-4). */

export const coverGrades = ['none', 'light', 'partial', 'full'] as const;
export type CoverGrade = (typeof coverGrades)[number];

interface CoverRow {
  readonly name: string;
  readonly clause: string;
  readonly guard: number;
  /** Armor Rank; that of full cover counts only if it is sturdy. */
  readonly armor: number;
  readonly onlySturdy: boolean;
}

export const coverTable: { readonly [grade in CoverGrade]: CoverRow } = {
  none: { name: 'no cover', clause: 'AD-COV-1', guard: 0, armor: 0, onlySturdy: false },
  light: { name: 'light cover', clause: 'AD-COV-2', guard: 10, armor: 0, onlySturdy: false },
  partial: { name: 'partial cover', clause: 'AD-COV-3', guard: 3, armor: 5, onlySturdy: false },
  full: { name: 'full cover', clause: 'AD-COV-4', guard: 5, armor: 10, onlySturdy: true },
};
