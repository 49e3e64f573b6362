import type { Refusal } from '../../kernel/port.ts';
import type { Facts } from './facts/index.ts';

/** What carries out a change by hand, or why it makes no sense. */
export type Carried = readonly Facts[] | Refusal;
