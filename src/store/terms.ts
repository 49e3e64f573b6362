/** Terms in words: for the panels, which read everything from the store. */
export { termText } from '../kernel/terms.ts';
