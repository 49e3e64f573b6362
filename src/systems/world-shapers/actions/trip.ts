import { suffers } from '../effects/effects.ts';
import { refuse } from '../refusal.ts';
import { gainStatus } from '../status/gain.ts';
import { contested } from './contested.ts';

/** Trip (WS-ADV-17): makes the target Prone. */

const clause = 'WS-ADV-17';

export const trip = contested({
  id: 'trip',
  clause,
  label: 'Trip',
  judgeOn: (fight, _who, target) =>
    suffers(fight, target, 'prone')
      ? refuse('already', `${target.sheet.name} is Prone already`, clause)
      : null,
  won: (table, by, who) => gainStatus(table, { who, by, status: { id: 'prone', for: 'untilEnded' }, clause }),
});
