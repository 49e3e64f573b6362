import { gainStatus } from '../status/gain.ts';
import { contested } from './contested.ts';

/** Blind (WS-ADV-4): the target sees nobody until the end of its next turn. */

const clause = 'WS-ADV-4';

export const blind = contested({
  id: 'blind',
  clause,
  label: 'Blind',
  won: (table, by, who) =>
    gainStatus(table, { who, by, status: { id: 'blinded', for: 'endOfNextTurn' }, clause }),
});
