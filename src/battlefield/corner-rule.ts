/**
 * What must be open for a diagonal step or a line to pass a corner:
 * - `walls`: only walls can close a corner; blocking cells beside it do not matter;
 * - `one-side`: the way round at least one of the two sides must be open;
 * - `both-sides`: the ways round both sides must be open; anything that touches the corner closes it.
 */
export const CORNER_RULES = ['walls', 'one-side', 'both-sides'] as const;
export type CornerRule = (typeof CORNER_RULES)[number];
