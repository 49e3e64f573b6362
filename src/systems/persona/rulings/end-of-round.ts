/** The kinds of effects at the end of a round (PE-TIME-11), in the default order. */
export const endOfRoundKinds = ['burning', 'suffocation', 'miasma', 'falling'] as const;
export type EndOfRoundKind = (typeof endOfRoundKinds)[number];

type Orders<All extends string, One extends string = All> = One extends One
  ? [Exclude<All, One>] extends [never]
    ? One
    : `${One},${Orders<Exclude<All, One>>}`
  : never;

/** The four kinds in any order, joined by commas: `burning,suffocation,miasma,falling`. */
export type EndOfRoundOrder = Orders<EndOfRoundKind>;

const orders = (kinds: readonly string[]): readonly string[] =>
  kinds.length <= 1
    ? kinds
    : kinds.flatMap((one) => orders(kinds.filter((other) => other !== one)).map((rest) => `${one},${rest}`));

/** All 24 orders (PE-R6), the default first. */
export const endOfRoundOrders = orders(endOfRoundKinds) as readonly [EndOfRoundOrder, ...EndOfRoundOrder[]];

/** The kinds of an order. */
export const kindsIn = (order: EndOfRoundOrder): readonly EndOfRoundKind[] =>
  order.split(',') as EndOfRoundKind[];
