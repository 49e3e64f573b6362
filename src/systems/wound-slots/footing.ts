import { numbering } from '../../engine/numbering.ts';
import type { Fight } from './state.ts';

/**
 * A number for how people stand and what they hold, in a fight as it is: it stays the same as long as only turns begin
 * and end and AP, yards and initiative come and go. Who hems in whom and what can be used is kept under it.
 */
const footings = numbering<Fight>();

export const footingOf = footings.of;

/** Somebody stands otherwise than before. */
export const shifted = footings.renew;
