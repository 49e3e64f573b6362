import type { Refusal } from '../../kernel/port.ts';
import type { Facts } from './facts/index.ts';

/** What carries out a change by hand: facts, or a refusal. */
export type Carried = readonly Facts[] | Refusal;
