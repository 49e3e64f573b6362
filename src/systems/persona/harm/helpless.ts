import type { Id } from '../../../kernel/json.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import type { Combatant, Fight } from '../state.ts';
import { helpless, one, suffers } from '../state.ts';

/** PE-R125, `true`: ailments that make Helpless. */
const numbing: readonly AilmentId[] = ['drowsed', 'frozen', 'shocked', 'stunned'];

/** PE-HLP-1: whether the combatant cannot defend itself at all: attacks hit it and are Savage (PE-SAV-3). */
export const isHelpless = (fight: Fight, who: Combatant): boolean =>
  helpless(who) || (fight.rulings.drowsedHelpless && numbing.some((id) => suffers(who, id)));

/** PE-R124: whether all of these are Helpless: an attack on them is no Fumble, and may need no die. */
export const allHelpless = (fight: Fight, ids: readonly Id[]): boolean =>
  ids.every((id) => isHelpless(fight, one(fight, id)));
