import type { Choice } from '../../../kernel/port.ts';
import { suffers } from '../effects/effects.ts';
import type { Duration } from '../riders.ts';
import type { Fight } from '../state.ts';
import { present } from '../state.ts';
import type { StatusId } from '../status/catalogue.ts';
import { statuses, statusIds } from '../status/catalogue.ts';
import { endStatus, gainStatus } from '../status/gain.ts';
import type { OutcomeKind } from './kind.ts';
import {
  isRefused,
  numberNeed,
  readNumber,
  readWhom,
  readWord,
  refusedAmong,
  those,
  whomNeed,
  whomOf,
  wordNeed,
} from './kind.ts';

/** Status Effects that begin and end (WS-STA-1), with their durations (WS-RND-8). */

/** Without Grabbed, which needs somebody who grabs (WS-ADV-11). */
const given: readonly StatusId[] = statusIds.filter((id) => id !== 'grabbed');

const lengths = {
  endOfNextTurn: 'until the end of their next turn',
  nextTurn: 'until the next turn of whoever did it',
  rounds: 'for rounds',
  combat: 'until the fight ends',
  upheld: 'as long as whoever did it stays there and gives 2 AP a turn to it',
  untilEnded: 'until something ends it',
} as const;
type Length = keyof typeof lengths;
const lengthIds = Object.keys(lengths) as readonly Length[];
const roundsRange = [1, 20, 1] as const;

const namesOf = (ids: readonly StatusId[]) => Object.fromEntries(ids.map((id) => [id, statuses[id].name]));

const durationOf = ({ lasts, rounds }: Choice): Duration =>
  lasts === 'rounds' ? { rounds: Number(rounds) } : (lasts as Exclude<Length, 'rounds'>);

export const statusOutcome: OutcomeKind = {
  id: 'condition',
  label: 'A Status Effect',
  phrase: '{whom}: {status}',
  needs: (fight) => ({
    whom: whomNeed(those(fight, present), 'on'),
    status: wordNeed('Which', namesOf(given)),
    lasts: wordNeed('How long', lengths),
    rounds: { ...numberNeed('Rounds', roundsRange), when: { lasts: ['rounds'] } },
  }),
  read(fight, choice, { clause }) {
    const whom = readWhom(fight, choice, present, clause);
    if (isRefused(whom)) return whom;
    const status = readWord(choice, 'status', given, clause);
    const lasts = readWord(choice, 'lasts', lengthIds, clause);
    const rounds = readNumber(choice, 'rounds', roundsRange, clause);
    const wrong = refusedAmong([status, lasts, rounds]);
    if (wrong) return wrong;
    return {
      option: 'condition',
      whom,
      status: status as string,
      lasts: lasts as string,
      ...(lasts === 'rounds' ? { rounds: rounds as number } : {}),
    };
  },
  apply(table, choice, { by, clause }) {
    const status = { id: choice.status as StatusId, for: durationOf(choice) };
    for (const { id } of whomOf(table.fight, choice)) gainStatus(table, { who: id, by, status, clause });
  },
};

/** Those who suffer from one of these Status Effects. */
const afflicted = (fight: Fight, ids: readonly StatusId[] = given) =>
  those(fight, (who) => present(who) && ids.some((id) => suffers(fight, who, id)));

/** The Status Effects that somebody suffers from and that can be ended. */
const suffered = (fight: Fight): readonly StatusId[] =>
  given.filter((id) => afflicted(fight, [id]).length > 0);

export const reliefOutcome: OutcomeKind = {
  id: 'relief',
  label: 'A Status Effect ends',
  phrase: '{whom}: no longer {status}',
  needs(fight) {
    const all = afflicted(fight);
    return all.length === 0
      ? null
      : { whom: whomNeed(all, 'on'), status: wordNeed('Which', namesOf(suffered(fight))) };
  },
  read(fight, choice, { clause }) {
    const status = readWord(choice, 'status', suffered(fight), clause);
    if (typeof status !== 'string') return status;
    const whom = readWhom(fight, choice, (who) => afflicted(fight).includes(who), clause);
    return isRefused(whom) ? whom : { option: 'relief', whom, status };
  },
  apply(table, choice) {
    for (const { id } of whomOf(table.fight, choice)) endStatus(table, id, choice.status as StatusId);
  },
};
