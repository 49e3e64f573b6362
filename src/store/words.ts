/** Choices, points and cells in words, re-exported for the panels, which import code only from the store. */
export { cellName, columnName } from '../kernel/cell-name.ts';
export { capital, numeral, possessive, signed, withoutNumber } from '../kernel/phrases.ts';
export { declines } from '../kernel/port.ts';
export { pointWords, pricedAs, sentenceOf, valueLabel } from '../kernel/sentence.ts';
