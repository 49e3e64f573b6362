import type { Port } from '../../kernel/port.ts';
import type { Facts } from './facts/index.ts';
import type { Fight } from './state.ts';

/** The port as the rules of Wound Slots use it. */
export type Table = Port<Fight, Facts>;
