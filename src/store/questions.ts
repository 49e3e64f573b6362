import type { Choice } from '../kernel/port.ts';
import type {
  AdviceReply,
  AnswersReply,
  ErrorReply,
  OddsReply,
  PreviewReply,
  ReplyTo,
} from '../protocol/messages.ts';
import type { OddsRequest } from '../workers/client.ts';
import { connected } from './connection.ts';
import { client } from './engine.ts';
import { answersSeen, oddsSeen, previewSeen } from './eyes.ts';
import { useTable } from './mirror.ts';
import { momentNow } from './moment.ts';
import { newestFirst } from './newest.ts';
import { useSettings } from './settings.ts';

const get = useTable.getState;

const previews = newestFirst(async (choice: Choice): Promise<PreviewReply | ErrorReply | null> => {
  const answer = await client()
    .send({ job: 'table', request: { do: 'preview', choice } })
    .catch(() => null);
  return answer?.outcome ?? null;
});

async function weighed<R extends OddsRequest>(request: R, signal?: AbortSignal): Promise<ReplyTo<R> | null> {
  const { fight } = get();
  const moment = client().moment();
  if (!fight || moment === null) return null;
  return connected().odds.ask(moment, () => client().record(fight.id), request, signal);
}

/**
 * What can be asked about the open fight. Nothing here changes it. Replies are filtered for the eyes that look, but for
 * advice, which is only for the game master.
 */
export const questions = {
  /**
   * The odds of a choice; `quick`: a first look. `null` when no fight is open, the worker broke, or the question was
   * cancelled: by the signal or because the fight went on.
   */
  async odds(
    choice: Choice,
    { signal, quick = false }: { readonly signal?: AbortSignal; readonly quick?: boolean } = {},
  ): Promise<OddsReply | ErrorReply | null> {
    const reply = await weighed({ do: 'odds', choice, ...(quick && { quick }) }, signal);
    const { truth } = get();
    return reply?.ok && truth ? oddsSeen(reply, truth.view, useSettings.getState().eyes) : reply;
  },
  /** The odds of a choice for each answer of those it is aimed at. */
  async answers(choice: Choice, signal?: AbortSignal): Promise<AnswersReply | ErrorReply | null> {
    const reply = await weighed({ do: 'answers', choice }, signal);
    const { truth } = get();
    return reply?.ok && truth ? answersSeen(reply, truth.view, useSettings.getState().eyes) : reply;
  },
  /**
   * Cost, path and provoked reactions of a choice; quick. `null` when there is no fight, when the engine stopped, or
   * when a newer question replaced this one before its turn came.
   */
  async preview(choice: Choice): Promise<PreviewReply | ErrorReply | null> {
    if (!get().fight) return null;
    const reply = await previews.ask(`${momentNow()} ${JSON.stringify(choice)}`, choice);
    const { truth } = get();
    return reply?.ok && truth ? previewSeen(reply, truth.view, useSettings.getState().eyes) : reply;
  },
  /**
   * What a tactic would answer now, and why. By default asks the tactic in whose hand the answer lies, or the usual
   * one. `null` when the engine stopped.
   */
  async advise(tactic?: string): Promise<AdviceReply | ErrorReply | null> {
    const request = { do: 'advise', ...(tactic !== undefined && { tactic }) } as const;
    const answer = await client()
      .send({ job: 'table', request })
      .catch(() => null);
    return answer?.outcome ?? null;
  },
};
