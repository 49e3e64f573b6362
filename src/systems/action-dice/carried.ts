import type { Refusal } from '../../kernel/port.ts';
import type { Facts } from './facts/index.ts';

/** What a change by hand comes to: the facts that carry it out, or why it makes no sense. */
export type Carried = readonly Facts[] | Refusal;
