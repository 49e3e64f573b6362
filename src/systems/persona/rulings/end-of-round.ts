/** What happens of itself at the end of a round (PE-TIME-11), in the order of the default. */
export const endOfRoundKinds = ['burning', 'suffocation', 'miasma', 'falling'] as const;
export type EndOfRoundKind = (typeof endOfRoundKinds)[number];

type Orders<All extends string, One extends string = All> = One extends One
  ? [Exclude<All, One>] extends [never]
    ? One
    : `${One},${Orders<Exclude<All, One>>}`
  : never;

/** The four kinds in some order, joined by commas: `burning,suffocation,miasma,falling`. */
export type EndOfRoundOrder = Orders<EndOfRoundKind>;

const orders = (kinds: readonly string[]): readonly string[] =>
  kinds.length <= 1
    ? kinds
    : kinds.flatMap((one) => orders(kinds.filter((other) => other !== one)).map((rest) => `${one},${rest}`));

/** All 24 orders (PE-R6), the default first. */
export const endOfRoundOrders = orders(endOfRoundKinds) as readonly [EndOfRoundOrder, ...EndOfRoundOrder[]];

/** An order taken apart. */
export const kindsIn = (order: EndOfRoundOrder): readonly EndOfRoundKind[] =>
  order.split(',') as EndOfRoundKind[];
