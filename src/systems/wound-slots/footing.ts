import { numbering } from '../../engine/numbering.ts';
import type { Fight } from './state.ts';

/**
 * A number for the footing of a fight: everything about positions, posture, conditions and items. It stays the same
 * while only turns, AP, yards and initiative change. It is the key under which flanking and other such results are
 * cached.
 */
const footings = numbering<Fight>();

export const footingOf = footings.of;

/** Gives the fight a new footing number, because one of these things has changed. */
export const shifted = footings.renew;
