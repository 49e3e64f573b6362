import type { Port } from '../../kernel/port.ts';
import type { Facts } from './facts.ts';
import type { Fight } from './state.ts';

/** The port of this system's rules. */
export type Table = Port<Fight, Facts>;
