/**
 * What must be open for something to slip past a corner:
 * - `walls`: only walls can close a corner, blocking cells beside it do not matter;
 * - `one-side`: the way round at least one of the two sides;
 * - `both-sides`: both; whatever touches the corner closes it.
 */
export const CORNER_RULES = ['walls', 'one-side', 'both-sides'] as const;
export type CornerRule = (typeof CORNER_RULES)[number];
