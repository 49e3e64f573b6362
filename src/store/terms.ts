/** Terms in words, re-exported for the panels, which import code only from the store. */
export { termText } from '../kernel/terms.ts';
