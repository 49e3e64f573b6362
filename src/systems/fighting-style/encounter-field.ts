import type { BattlefieldDocument } from '../../battlefield/document.ts';
import { validate } from '../../battlefield/validate.ts';
import type { Problem } from '../../engine/system.ts';
import type { Rulings } from './rulings.ts';

type MetricRuling = Rulings['gridMetric'];

/** What each metric of a battlefield is called among the rulings (FS-R77). */
const rulingByMetric: { readonly [metric in BattlefieldDocument['metric']]: MetricRuling } = {
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
  const wrong = validate(json);
  problems.push(
    ...wrong.map(({ path, message }) => ({ path: path ? `battlefield.${path}` : 'battlefield', message })),
  );
  if (wrong.length > 0) return undefined;
  const document = json as BattlefieldDocument;
  const before = problems.length;
  const say = (field: string, message: string): void => {
    problems.push({ path: `battlefield.${field}`, message });
  };
  if (document.grid !== 'square') say('grid', 'this system is played on squares (FS-GRID-1)');
  if ((document.metres ?? 1) !== 1) say('metres', 'a square of this system is 1 m wide (FS-GRID-1)');
  const gridMetric = rulingByMetric[document.metric];
  if (said.gridMetric !== undefined && said.gridMetric !== gridMetric) {
    say('metric', `"${document.metric}" does not go with the ruling "gridMetric": "${said.gridMetric}"`);
  }
  return problems.length > before ? undefined : { document, rulings: { gridMetric } };
}
