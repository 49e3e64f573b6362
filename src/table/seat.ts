import type { Rejection } from '../engine/inputs.ts';
import type { Run } from '../engine/run.ts';
import { openRun } from '../engine/run.ts';
import type { System } from '../engine/system.ts';
import { Divergence } from '../engine/tape.ts';
import { canonical } from '../kernel/json.ts';
import type { Fact } from '../kernel/port.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { FightHead, JournalOp } from '../protocol/journal.ts';
import { journalOf } from '../protocol/journal.ts';
import type { ErrorReply, FightRecord, FightReply, Reply } from '../protocol/messages.ts';
import { badEncounter, failure } from './failures.ts';
import { fightReplyOf } from './fight-reply.ts';
import { promptOf } from './prompt.ts';
import { playedOtherwise } from './settle.ts';

/** The fight on a table. */
export interface Playing {
  readonly run: Run<unknown, Fact>;
  readonly head: FightHead;
  /** Its rulings that differ from their defaults. */
  readonly rulings: SaidRulings;
}

/** The answers of a fight that is put on the table. */
type From = Pick<FightRecord, 'tape' | 'redo'>;

type Input = (run: Run<unknown, Fact>) => Rejection | null;

/** The state of a table: the fight on it, if any, the number of its prompt, and its changes for a journal. */
export interface Seat {
  /** The current fight; `null` without one. */
  playing(): Playing | null;
  /** The number of the pending prompt. */
  promptId(): number;
  /** Calls `deed` with the fight; an error reply without one. */
  withFight<R extends Reply>(deed: (game: Playing) => R): R | ErrorReply;
  /** Performs one input completely, or returns an error reply and changes nothing. */
  input(deed: Input): FightReply | ErrorReply;
  /**
   * Performs an input that answers nothing. Where the prompt asks the same as before it keeps its number: what somebody
   * has in the hand for it is still good.
   */
  aside(deed: Input): FightReply | ErrorReply;
  /** Performs an input that answers the prompt `id`; an error reply if that is no longer the pending one. */
  onPrompt(id: number, deed: Input): FightReply | ErrorReply;
  /** Puts a fight on the table, starts its journal, and returns all of it. */
  begin(head: FightHead, from: From): FightReply | ErrorReply;
  /**
   * Brings the fight to the state of this record: plays only what is new if it is the same fight, otherwise replaces
   * it. `null` on success. Does not change the journal.
   */
  follow(head: FightHead, from: From): ErrorReply | null;
  /** The reply about the fight with all log lines. */
  whole(game: Playing): FightReply;
  /** The same fight once more, to be gone through without changing the one on the table. */
  apart(game: Playing): Run<unknown, Fact>;
  takeJournal(): readonly JournalOp[];
}

/** Opens the state of a table without a fight. */
export function openSeat(systems: { readonly [id: string]: System }): Seat {
  let playing: Playing | null = null;
  let promptId = 0;
  let journal: JournalOp[] = [];
  /** Whether the tape was cut on loading, so that the journal has to be rewritten with the next change. */
  let rewrite = false;

  /** The reply with prompt number `id`. Throws where the rules cannot show the fight or the menu. */
  const reply = (
    { run, rulings }: Playing,
    id: number,
    extra?: { warning?: string; whole?: boolean },
  ): FightReply => ({
    ...fightReplyOf(run, id, extra),
    ...(Object.keys(rulings).length > 0 && { rulings }),
  });

  /** Adds the changes of an input to the journal. */
  const keep = (game: Playing): void => {
    const ops = game.run.takeChanges();
    if (ops.length === 0) return;
    if (rewrite) {
      journal.push(...journalOf(recordOf(game)));
      rewrite = false;
    } else {
      journal.push(...ops);
    }
  };

  /** A fight that is not on the table yet, or why it cannot begin. */
  const open = (head: FightHead, { tape, redo }: From): Playing | ErrorReply => {
    const system = systems[head.system] as System;
    const begun = system.encounters.begin(head.encounter);
    if (!begun.ok) return badEncounter(begun.problems);
    const { seed, preferences } = head;
    const waves = system.encounters.waves?.(head.encounter);
    const run = openRun(system, begun.fight, { seed, tape, redo, preferences }, waves);
    run.takeChanges();
    return { run, head, rulings: playedOtherwise(system, head.encounter) };
  };

  /** Puts it on the table. */
  const put = (game: Playing): void => {
    playing = game;
    promptId++;
    rewrite = game.run.mended !== null;
  };

  /** Plays only the new answers; `false` where the record is of another fight, or its tape does not fit the rules. */
  const caughtUp = (head: FightHead, from: From): boolean => {
    if (!playing || rewrite || fightOf(playing.head) !== fightOf(head)) return false;
    try {
      playing.run.catchUp({ ...from, preferences: head.preferences });
    } catch (thrown) {
      if (!(thrown instanceof Divergence)) throw thrown;
      return false;
    }
    playing = { ...playing, head };
    promptId++;
    return true;
  };

  /** The reply about what an input led to. If that cannot be shown, the fight stands again as it did `before`. */
  const replyOrBack = (game: Playing, before: Parameters<Playing['run']['catchUp']>[0]): FightReply => {
    try {
      return reply(game, promptId + 1);
    } catch (thrown) {
      game.run.catchUp(before);
      game.run.takeChanges();
      throw thrown;
    }
  };

  const withFight: Seat['withFight'] = (deed) =>
    playing ? deed(playing) : failure('no-fight', 'no fight is open: start or load one first', 'do');

  const input: Seat['input'] = (deed) =>
    withFight((game) => {
      const before = game.run.start();
      const rejection = deed(game.run);
      if (rejection) return { ok: false, error: rejection };
      const said = replyOrBack(game, before);
      promptId++;
      keep(game);
      return said;
    });

  const aside: Seat['aside'] = (deed) =>
    withFight((game) => {
      const [number, before] = [promptId, asked(game)];
      const said = input(deed);
      if (!said.ok || asked(game) !== before) return said;
      promptId = number;
      const { prompt } = said;
      return { ...said, prompt: prompt && { ...prompt, id: number } };
    });

  return {
    playing: () => playing,
    promptId: () => promptId,
    withFight,
    input,
    aside,
    onPrompt(id, deed) {
      if (id === promptId || !playing) return input(deed);
      const message = `prompt ${id} is no longer open: the table waits at prompt ${promptId}`;
      return failure('stale-prompt', message, 'prompt');
    },
    begin(head, from) {
      const game = open(head, from);
      if ('ok' in game) return game;
      const { mended } = game.run;
      const warning = mended && setAside(mended);
      const said = reply(game, promptId + 1, { whole: true, ...(warning !== null && { warning }) });
      put(game);
      journal = [...journalOf(recordOf(game))];
      return said;
    },
    follow(head, from) {
      if (caughtUp(head, from)) return null;
      const game = open(head, from);
      if ('ok' in game) return game;
      put(game);
      return null;
    },
    whole: (game) => reply(game, promptId, { whole: true }),
    apart({ run, head }) {
      const { preferences, ...from } = run.start();
      const again = open({ ...head, preferences }, from);
      if ('ok' in again) throw new Error(again.error.message);
      return again.run;
    },
    takeJournal() {
      const taken = journal;
      journal = [];
      return taken;
    },
  };
}

/** A key for what is asked now and of which fight: the number of the prompt aside. */
const asked = ({ run }: Playing): string =>
  canonical([run.hash(), promptOf(run.system, run.fight(), run.awaited(), 0)]);

/** What is told of answers that were cut off because they no longer fit the rules. */
const setAside = ({ entries, why }: NonNullable<Playing['run']['mended']>): string =>
  entries.length === 1
    ? `The last answer no longer fits the rules and was set aside: ${why}`
    : `The last ${entries.length} answers no longer fit the rules and were set aside: ${why}`;

/** The complete record of a fight. */
export function recordOf({ run, head }: Playing): FightRecord {
  const { tape, redo, preferences } = run.start();
  return { ...head, preferences, tape, redo, hash: run.hash() };
}

/** A key that identifies a fight by its beginning, preferences aside. */
const fightOf = ({ preferences: _, ...head }: FightHead): string => canonical(head);
