/** Names of cells: "D6". */
export { cellName, columnName } from '../../store/words.ts';
