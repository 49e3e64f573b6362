import type { ConditionView } from '../../../kernel/view.ts';

type More = Omit<Partial<ConditionView>, 'id' | 'label' | 'clause'>;

/** A condition as a chip. */
export const chip = (id: string, label: string, clause: string, more: More = {}): ConditionView => ({
  id,
  label,
  clause,
  ...more,
});

/** The chip, if this is so. */
export const chipIf = (
  on: boolean,
  id: string,
  label: string,
  clause: string,
  more: More = {},
): readonly ConditionView[] => (on ? [chip(id, label, clause, more)] : []);

/** What follows from numbers and places: nobody sets it by hand. */
export const derived = { derived: true } as const;
