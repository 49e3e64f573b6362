import { linesAbout } from '../../../kernel/narrated.ts';
import { nameOf } from './words.ts';

/** A log line about a combatant: its name, then what is said. */
export const lineOf = linesAbout(nameOf);
