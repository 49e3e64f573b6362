import type { BattlefieldDocument, Metric } from '../../battlefield/document.ts';
import { readMetric, readSquares } from '../../documents/places.ts';
import type { Problem } from '../../engine/system.ts';
import type { Rulings } from './rulings.ts';

/** What each metric of a battlefield is called among the rulings (FS-R77). */
const rulingByMetric: { readonly [metric in Metric]: Rulings['gridMetric'] } = {
  one: 'chebyshev',
  alternating: 'alternating',
  exact: 'euclidean',
};

export interface ReadField {
  readonly document: BattlefieldDocument;
  /** How the battlefield counts diagonals, as a ruling. */
  readonly rulings: Pick<Rulings, 'gridMetric'>;
}

/** The battlefield: squares of 1 m (FS-GRID-1), its metric in agreement with the ruling. */
export function readBattlefield(
  json: unknown,
  said: Partial<Rulings>,
  problems: Problem[],
): ReadField | undefined {
  const document = readSquares(json, 'FS-GRID-1', problems);
  if (!document) return undefined;
  const before = problems.length;
  const ruling = { key: 'gridMetric', said: said.gridMetric };
  const gridMetric = readMetric(document, rulingByMetric, ruling, problems);
  return problems.length > before ? undefined : { document, rulings: { gridMetric } };
}
