import type { Id } from '../../../kernel/json.ts';
import { endAilment } from '../ailments/end.ts';
import { locations } from '../body.ts';
import { dropFromBroken } from '../harm/injury-effects.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one, suffers } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { stemBlood } from './bleeding.ts';
import { brainwashed } from './brainwashed.ts';
import { confused } from './confused.ts';
import { endDisruptions } from './disruptions.ts';
import type { Effect } from './effects.ts';
import { isLost, nextEffect } from './effects.ts';
import { fateFromAilment } from './fate-from-ailment.ts';
import { nextStage } from './stages.ts';
import { suffocate } from './suffocation.ts';

/**
 * The start of a turn (PE-TIME-10), one effect per step, before anything is done: what lasts until now ends, then harm
 * that strikes at the start of turns.
 */
export function startStage(table: Table, who: Combatant): void {
  const effect = nextEffect(table.fight, effects, who);
  if (effect === null) {
    nextStage(table, who.id);
    return;
  }
  table.tell({ fact: 'settled', effect: effect.id });
  table.upon([who.id], () => effect.happens(table, who.id));
}

const effects: readonly Effect[] = [
  {
    id: 'endings',
    applies: (fight, who) => !isLost(fight, who) && hasEndings(fight, who),
    happens: endWhatLastsUntilNow,
  },
  {
    id: 'suffocation',
    applies: ({ rulings }, who) => rulings.suffocationTiming === 'turnStart' && who.suffocation !== null,
    happens: suffocate,
  },
  {
    id: 'despair',
    applies: (_, who) => conscious(who) && suffers(who, 'despaired'),
    happens: (table, id) => gainStress(table, id, 5, 'despair', 'PE-AIL-17'),
  },
  fateFromAilment,
  confused,
  brainwashed,
  stemBlood,
];

/** Whether anything that lasts until now has to end. */
const hasEndings = (fight: Fight, who: Combatant): boolean =>
  suffers(who, 'staggered') ||
  who.protecting !== null ||
  locations.some((location) => (who.injuries[location]?.ignored ?? 0) >= fight.round) ||
  fight.listing.some((id) => one(fight, id).disruptions.some(({ by }) => by === who.id));

/**
 * Ends Staggered (PE-AIL-7), own disruptions (PE-ACT-22, PE-ACT-23), Protect (PE-ACT-17, PE-R42) and ignored injuries
 * (PE-R101).
 */
function endWhatLastsUntilNow(table: Table, id: Id): void {
  endAilment(table, id, 'staggered', 'over');
  endDisruptions(table, id);
  const { fight } = table;
  const who = one(fight, id);
  if (who.protecting !== null && fight.rulings.protectUntil === 'nextTurnStart') {
    table.tell({ fact: 'protecting', who: id, ally: null });
  }
  if (fight.rulings.ignoreInjuryUntil === 'nextTurnStart') feelInjuries(table, fight, who);
}

/** PE-R101, `nextTurnStart`: ignored injuries count again. */
function feelInjuries(table: Table, fight: Fight, who: Combatant): void {
  dropFromBroken(table, who.id, ({ ignored }) => ignored >= fight.round);
  for (const location of locations) {
    const injury = who.injuries[location];
    if (injury && injury.ignored >= fight.round) {
      table.tell({ fact: 'injury-ignored', who: who.id, location, until: 0 });
    }
  }
}
