import type { ConditionView } from '../kernel/view.ts';

/** Conditions as views show them. */

type More = Omit<Partial<ConditionView>, 'id' | 'label' | 'clause'>;

/** A condition as a chip. */
export const chip = (id: string, label: string, clause: string, more: More = {}): ConditionView => ({
  id,
  label,
  clause,
  ...more,
});

/** The condition as a list, empty unless `on`. */
export const chipIf = (
  on: boolean,
  id: string,
  label: string,
  clause: string,
  more: More = {},
): readonly ConditionView[] => (on ? [chip(id, label, clause, more)] : []);

/** Marks a condition that follows from something else and cannot be set by hand. */
export const derived = { derived: true } as const;
