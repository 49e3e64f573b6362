import type { Why } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Rulings } from '../rulings.ts';
import { rulingIds } from '../rulings.ts';

/** Advantage and disadvantage (WS-GEN-8). */

export interface Edge {
  readonly kind: 'advantage' | 'disadvantage';
  /** The reason, for readers: "Prone", "Defend". */
  readonly label: string;
  readonly clause: string;
  readonly source?: string;
}

export const advantage = (label: string, clause: string, source?: string): Edge =>
  edge('advantage', label, clause, source);
export const disadvantage = (label: string, clause: string, source?: string): Edge =>
  edge('disadvantage', label, clause, source);

const edge = (kind: Edge['kind'], label: string, clause: string, source?: string): Edge =>
  source === undefined ? { kind, label, clause } : { kind, label, clause, source };

/** The combined effect of all edges of a roll. */
export interface Weighed {
  /** The number of d20s; of several one is kept. */
  readonly dice: number;
  readonly keep: 'best' | 'worst';
  /** WS-R8 `plusMinusFlat`: the flat modifier instead. */
  readonly terms: readonly Term[];
  /** All edges, with the reason for those that do not count, for the dice pad; `null` if there are none. */
  readonly edge: Total | null;
}

/** What the dice pad says of it: the edges, and which of several dice counts. */
export const edgeWhy = ({ dice, keep, edge }: Weighed): Pick<Why, 'edge' | 'counts'> => ({
  ...(edge ? { edge } : {}),
  ...(dice > 1 ? { counts: keep } : {}),
});

const plain: Weighed = { dice: 1, keep: 'best', terms: [], edge: null };
const flat = 4;

/** Combines edges (WS-GEN-8, WS-R8). */
export function weigh(rulings: Pick<Rulings, 'advantageMode'>, edges: readonly Edge[]): Weighed {
  if (edges.length === 0) return plain;
  const net = netOf(rulings, edges);
  const edge = fold(edges.map((each, place) => termOf(rulings, edges, each, place, net)));
  const keep = net < 0 ? 'worst' : 'best';
  if (rulings.advantageMode !== 'plusMinusFlat') return { dice: 1 + Math.abs(net), keep, terms: [], edge };
  const term: Term = {
    value: net * flat,
    op: 'add',
    label: net < 0 ? 'disadvantage' : 'advantage',
    clause: 'WS-GEN-8',
    ruling: rulingIds.advantageMode,
  };
  return { dice: 1, keep: 'best', terms: net === 0 ? [] : [term], edge };
}

/** Advantages minus disadvantages: between -1 and 1, unless each counts (`netCount`). */
function netOf({ advantageMode }: Pick<Rulings, 'advantageMode'>, edges: readonly Edge[]): number {
  const good = edges.filter(({ kind }) => kind === 'advantage').length;
  const bad = edges.length - good;
  return advantageMode === 'netCount' ? good - bad : Math.min(1, good) - Math.min(1, bad);
}

const once = 'counts once';

function termOf(
  { advantageMode }: Pick<Rulings, 'advantageMode'>,
  edges: readonly Edge[],
  { kind, label, clause, source }: Edge,
  place: number,
  net: number,
): Term {
  const value = kind === 'advantage' ? 1 : -1;
  const first = edges.findIndex((each) => each.kind === kind) === place;
  const both = edges.some((each) => each.kind !== kind);
  const off =
    advantageMode === 'netCount' ? undefined : both && net === 0 ? 'cancelled' : first ? undefined : once;
  return {
    value,
    op: 'add',
    label,
    clause,
    ...(source === undefined ? {} : { source }),
    ...(off === undefined ? {} : { off }),
    ...(off === once ? { yields: edges.find((each) => each.kind === kind)?.label ?? label } : {}),
  };
}
