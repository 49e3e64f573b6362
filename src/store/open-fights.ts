/** Whether any tab has a fight open, re-exported for the shell, which imports code only from the store and the panels. */
export { areFightsLeft, untilFightsAreLeft } from '../workers/client.ts';
