import { rejectionOf } from '../engine/inputs.ts';
import type { Run } from '../engine/run.ts';
import type { Choice, Fact, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import type { ErrorReply, Reply } from '../protocol/messages.ts';
import { adviceOn } from './advice.ts';
import { failure } from './failures.ts';
import type { Handlers } from './handlers.ts';
import { answersReply, oddsReply } from './odds.ts';
import type { Seat } from './seat.ts';

/** Handlers about an answer before it is given: its odds, its preview, the advice of a tactic. */
export const answersAboutChoices = ({
  withFight,
  promptId,
}: Seat): Pick<Handlers, 'advise' | 'odds' | 'answers' | 'preview'> => ({
  advise: ({ tactic }) => withFight(({ run }) => adviceOn(run, promptId(), tactic)),
  odds: ({ choice, quick = false }) =>
    withFight(({ run }) => weighed(run, choice, (question, full) => oddsReply(run, question, full, quick))),
  answers: ({ choice }) =>
    withFight(({ run }) => weighed(run, choice, (question, full) => answersReply(run, question, full))),
  preview: ({ choice }) =>
    withFight(({ run }) =>
      weighed(run, choice, (question, full) => ({
        ok: true,
        choice: full,
        ...run.system.preview(run.fight(), question, full),
      })),
    ),
});

/** Calls `then` with a choice in full, if it is a legal answer to the pending question; otherwise an error reply. */
function weighed<R extends Reply>(
  run: Run<unknown, Fact>,
  choice: Choice,
  then: (question: Question, full: Choice) => R,
): R | ErrorReply {
  const awaited = run.awaited();
  if (awaited?.kind !== 'choose') {
    return failure('wrong-answer', 'the table does not wait for a choice', 'choice');
  }
  const full = awaited.question.read(choice);
  return isRefusal(full) ? { ok: false, error: rejectionOf(full) } : then(awaited.question, full);
}
