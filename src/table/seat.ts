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
import { playedOtherwise } from './settle.ts';

/** The fight that lies on a table. */
export interface Playing {
  readonly run: Run<unknown, Fact>;
  readonly head: FightHead;
  /** What it plays otherwise than by default. */
  readonly rulings: SaidRulings;
}

/** What a fight is put on the table from. */
export type From = Pick<FightRecord, 'tape' | 'redo'>;

type Input = (run: Run<unknown, Fact>) => Rejection | null;

/** The place of one fight at a table: it is put there, played on, and what happens to it is kept for a journal. */
export interface Seat {
  /** The fight that lies there; `null`: none. */
  playing(): Playing | null;
  /** The number of what the fight waits for. */
  promptId(): number;
  /** Something about the fight, or that there is none. */
  withFight(deed: (game: Playing) => Reply): Reply;
  /** Does one input whole, or refuses it. */
  input(deed: Input): Reply;
  /** The same, as an answer to this prompt: an older one is not answered any more. */
  onPrompt(id: number, deed: Input): Reply;
  /** Puts a fight there, with a journal of its own, and tells all of it. */
  begin(head: FightHead, from: From): FightReply | ErrorReply;
  /** Goes on as this record of the fight has gone, or puts it there; `null`: it is there. The journal stays as it is. */
  follow(head: FightHead, from: From): ErrorReply | null;
  /** Everything that was ever told of this fight, and how it stands. */
  whole(game: Playing): FightReply;
  takeJournal(): readonly JournalOp[];
}

/** A place with nothing on it. */
export function openSeat(systems: { readonly [id: string]: System }): Seat {
  let playing: Playing | null = null;
  let promptId = 0;
  let journal: JournalOp[] = [];
  /** The stored journal no longer tells what is played (a tape was mended): it begins anew with the next change. */
  let rewrite = false;

  const reply = ({ run, rulings }: Playing, extra?: { warning?: string; whole?: boolean }): FightReply => ({
    ...fightReplyOf(run, promptId, extra),
    ...(Object.keys(rulings).length > 0 && { rulings }),
  });

  /** Keeps for the journal what an input has changed. */
  const keep = ({ run, head }: Playing): void => {
    const ops = run.takeChanges();
    if (ops.length === 0) return;
    if (rewrite) {
      const { tape, preferences } = run.start();
      journal.push({ op: 'begin', head: { ...head, preferences } }, { op: 'append', entries: tape });
      rewrite = false;
    } else {
      journal.push(...ops);
    }
  };

  /** Puts a fight there, or says why it cannot begin. */
  const put = (head: FightHead, { tape, redo }: From): Playing | ErrorReply => {
    const system = systems[head.system] as System;
    const begun = system.encounters.begin(head.encounter);
    if (!begun.ok) return badEncounter(begun.problems);
    const { seed, preferences } = head;
    const waves = system.encounters.waves?.(head.encounter);
    const run = openRun(system, begun.fight, { seed, tape, redo, preferences }, waves);
    playing = { run, head, rulings: playedOtherwise(system, head.encounter) };
    promptId++;
    rewrite = run.mended !== null;
    run.takeChanges();
    return playing;
  };

  /** Plays only what is new, where the fight on the table is the same one; `false`: it is another, or it does not fit. */
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

  const withFight: Seat['withFight'] = (deed) =>
    playing ? deed(playing) : failure('no-fight', 'no fight is open: start or load one first', 'do');

  const input: Seat['input'] = (deed) =>
    withFight((game) => {
      const rejection = deed(game.run);
      if (rejection) return { ok: false, error: rejection };
      promptId++;
      keep(game);
      return reply(game);
    });

  return {
    playing: () => playing,
    promptId: () => promptId,
    withFight,
    input,
    onPrompt(id, deed) {
      if (id === promptId || !playing) return input(deed);
      const message = `prompt ${id} is no longer open: the table waits at prompt ${promptId}`;
      return failure('stale-prompt', message, 'prompt');
    },
    begin(head, from) {
      const game = put(head, from);
      if ('ok' in game) return game;
      journal = [...journalOf(recordOf(game))];
      const { mended } = game.run;
      if (!mended) return reply(game, { whole: true });
      const warning = `The last ${mended.entries.length} answers no longer fit the rules and were set aside: ${mended.why}`;
      return reply(game, { whole: true, warning });
    },
    follow(head, from) {
      if (caughtUp(head, from)) return null;
      const game = put(head, from);
      return 'ok' in game ? game : null;
    },
    whole: (game) => reply(game, { whole: true }),
    takeJournal() {
      const taken = journal;
      journal = [];
      return taken;
    },
  };
}

/** A fight, whole. */
export function recordOf({ run, head }: Playing): FightRecord {
  const { tape, redo, preferences } = run.start();
  return { ...head, preferences, tape, redo, hash: run.hash() };
}

/** What a fight began with: the same, the same fight, whatever has been done in it. */
const fightOf = ({ preferences: _, ...head }: FightHead): string => canonical(head);
