import type { Refusal } from '../../kernel/port.ts';
import type { Facts } from './facts/index.ts';

/** The facts that carry out a change by hand, or the reason why it is refused. */
export type Carried = readonly Facts[] | Refusal;
