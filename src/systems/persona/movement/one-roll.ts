import type { Id } from '../../../kernel/json.ts';
import { conscious, one } from '../state.ts';
import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Contest } from '../test/contest.ts';
import { answerTo, lostAlone } from '../test/contest.ts';
import { settlePanic } from '../test/panic.ts';
import type { Result } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';

/**
 * Resolves one roll that counts against several opponents against one of them (PE-TEST-4). The surprised and those who
 * are out oppose nothing (PE-TIME-6); a failed initiator loses to all (PE-R11). The cost of the initiator's own failure
 * is left to the caller, to be paid once.
 */
export function againstOne(table: Table, mine: Result, other: Id, resister: () => TestSpec): Contest {
  const { rulings } = table.fight;
  const foe = one(table.fight, other);
  const { who, purpose, clause } = mine.spec;
  let came: Contest;
  if (!conscious(foe) || foe.surprised) came = { won: mine.passed, initiator: mine, resister: null };
  else if (!mine.passed && rulings.bothFail === 'initiatorLoses') came = lostAlone(mine);
  else came = answerTo(table, mine, resister());
  const { won, initiator } = came;
  if (came.resister) costOfFailure(table, came.resister);
  table.tell({ fact: 'contest', who, against: other, purpose, won, clause });
  const first = { result: initiator, won };
  const second = { result: came.resister, won: !won };
  settlePanic(table, who, first, other, second);
  settlePanic(table, other, second, who, first);
  return came;
}
