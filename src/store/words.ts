/** Choices, points and cells in words: for the panels, which read everything from the store. */
export { cellName, columnName } from '../kernel/cell-name.ts';
export { pointWords, pricedAs, sentenceOf, valueLabel } from '../kernel/sentence.ts';
