/** How dice burst, re-exported for the panels, which import code only from the store. */
export { bursts, chainSides } from '../kernel/dice.ts';
