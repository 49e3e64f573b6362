import { capital } from '../../../kernel/phrases.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { Augment, Combatant, Fight } from '../state.ts';

/** The Advantages of Augments on attacks or evasion (PE-ACT-37), one term per Power that still lasts. */
export function augmentEdge(fight: Fight, who: Combatant, on: Augment['on']): readonly Term[] {
  if (who.augments.length === 0) return none;
  return who.augments
    .filter((augment) => augment.on === on && augment.until >= fight.round)
    .map(({ power, advantages }) => ({
      value: advantages,
      op: 'add',
      label: inWords(power),
      clause: 'PE-ACT-37',
    }));
}

/** The id of a Power as a label: `storm-of-shots` becomes `Storm of shots`. */
const inWords = (id: string): string => capital(id.replaceAll('-', ' '));

const none: readonly Term[] = [];
