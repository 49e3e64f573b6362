import type { Fight } from '../state.ts';

/** Rounding of halved damage (WS-GEN-5, WS-R70): down for each type, or up. */
export const rounded = ({ rulings }: Fight, amount: number): number =>
  rulings.damageRounding === 'upPerType' ? Math.ceil(amount) : Math.floor(amount);

export const half = (fight: Fight, amount: number): number => rounded(fight, amount / 2);
