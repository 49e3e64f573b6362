import type { Refusal } from '../../kernel/port.ts';
import type { Facts } from './facts/index.ts';

/** The facts that carry out a change by hand, or a refusal that says why it makes no sense. */
export type Carried = readonly Facts[] | Refusal;
