import type { AilmentId } from '../ailments/catalogue.ts';
import type { Combatant, Fight } from '../state.ts';
import { helpless, suffers } from '../state.ts';

/** PE-R125, `true`: ailments that make Helpless. */
const numbing: readonly AilmentId[] = ['drowsed', 'frozen', 'shocked', 'stunned'];

/** PE-HLP-1: whether the combatant cannot defend itself at all: attacks hit it and are Savage (PE-SAV-3). */
export const isHelpless = (fight: Fight, who: Combatant): boolean =>
  helpless(who) || (fight.rulings.drowsedHelpless && numbing.some((id) => suffers(who, id)));
