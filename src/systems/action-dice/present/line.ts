import { linesAbout, linesToward } from '../../../kernel/narrated.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Fight } from '../state.ts';
import { nameOf } from './words.ts';

/** A log line about a combatant: its name, then what is said. */
export const lineOf = linesAbout<Fight>((fight, who) => capital(nameOf(fight, who)));

/** The same with another combatant involved. */
export const lineTo = linesToward(lineOf);
