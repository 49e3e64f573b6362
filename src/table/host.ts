import type { Rejection } from '../engine/inputs.ts';
import type { Run } from '../engine/run.ts';
import { openRun } from '../engine/run.ts';
import type { System } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import { Divergence } from '../engine/tape.ts';
import type { Cast } from '../forecast/cast.ts';
import { castOf } from '../forecast/cast.ts';
import { tallyBlock } from '../forecast/forecast.ts';
import type { PlayOptions, Standing } from '../forecast/play.ts';
import { playOne } from '../forecast/play.ts';
import { reportOf } from '../forecast/report.ts';
import { canonical } from '../kernel/json.ts';
import type { Choice, Fact, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import { accountOf } from '../ledger/account.ts';
import { weighStep } from '../ledger/weigh.ts';
import type { FightHead, JournalOp } from '../protocol/journal.ts';
import { journalOf } from '../protocol/journal.ts';
import type { ErrorReply, FightRecord, FightReply, Reply, Request } from '../protocol/messages.ts';
import { recordSchema } from '../protocol/messages.ts';
import { readRequest } from '../protocol/requests.ts';
import { answersAboutSystems } from './about-systems.ts';
import { adviceOn } from './advice.ts';
import { aftermathOf } from './aftermath.ts';
import { badEncounter, failure, systemOf, unknownSystem } from './failures.ts';
import { fightReplyOf } from './fight-reply.ts';
import type { Handlers } from './handlers.ts';
import { knowsTactic, noSuchTactic, strangerAmong, systemNamed } from './named.ts';
import { answersReply, oddsReply } from './odds.ts';
import { preferencesAfter, unknownTactic } from './preferences.ts';
import { readRecord } from './record.ts';
import { playedOtherwise } from './settle.ts';
import { askEverything, watchable } from './watch.ts';

/** One table: messages in, replies out. It knows nothing of workers, files or screens. */
export interface Host {
  /** Answers a message. Every refusal changes nothing. Never throws on bad input. */
  handle(request: unknown): Reply;
  /** What the messages since the last take did to the fight, for a journal. */
  takeJournal(): readonly JournalOp[];
}

export interface HostOptions {
  readonly systems: { readonly [id: string]: System };
  /** A seed for fights that are started without one. */
  readonly newSeed: () => string;
}

interface Playing {
  readonly run: Run<unknown, Fact>;
  readonly head: FightHead;
  /** What it plays otherwise than by default. */
  readonly rulings: SaidRulings;
}

/** Opens a table with nothing on it. */
export function openHost({ systems, newSeed }: HostOptions): Host {
  let playing: Playing | null = null;
  let promptId = 0;
  let journal: JournalOp[] = [];
  /** The stored journal no longer tells what is played (a tape was mended): it begins anew with the next change. */
  let rewrite = false;

  const fightReply = (
    { run, rulings }: Playing,
    extra?: { warning?: string; whole?: boolean },
  ): FightReply => ({
    ...fightReplyOf(run, promptId, extra),
    ...(Object.keys(rulings).length > 0 && { rulings }),
  });

  const keep = (game: Playing): void => {
    const ops = game.run.takeChanges();
    if (ops.length === 0) return;
    if (rewrite) {
      const { tape, preferences } = game.run.start();
      journal.push({ op: 'begin', head: { ...game.head, preferences } }, { op: 'append', entries: tape });
      rewrite = false;
    } else {
      journal.push(...ops);
    }
  };

  const withFight = (deed: (game: Playing) => Reply): Reply =>
    playing ? deed(playing) : failure('no-fight', 'no fight is open: start or load one first', 'do');

  /** Does one input whole, or refuses it. */
  const input = (deed: (run: Run<unknown, Fact>) => Rejection | null): Reply =>
    withFight((game) => {
      const rejection = deed(game.run);
      if (rejection) return { ok: false, error: rejection };
      promptId++;
      keep(game);
      return fightReply(game);
    });

  const onPrompt = (id: number, deed: (run: Run<unknown, Fact>) => Rejection | null): Reply =>
    id === promptId || !playing
      ? input(deed)
      : failure(
          'stale-prompt',
          `prompt ${id} is no longer open: the table waits at prompt ${promptId}`,
          'prompt',
        );

  /** Puts a fight on the table; `null`: it is there. */
  const seat = (head: FightHead, from: Pick<FightRecord, 'tape' | 'redo'>): ErrorReply | null => {
    const system = systems[head.system] as System;
    const begun = system.encounters.begin(head.encounter);
    if (!begun.ok) return badEncounter(begun.problems);
    const run = openRun(
      system,
      begun.fight,
      { seed: head.seed, tape: from.tape, redo: from.redo, preferences: head.preferences },
      system.encounters.waves?.(head.encounter),
    );
    playing = { run, head, rulings: playedOtherwise(system, head.encounter) };
    promptId++;
    rewrite = run.mended !== null;
    run.takeChanges();
    return null;
  };

  const begin = (head: FightHead, from: Pick<FightRecord, 'tape' | 'redo'>): Reply => {
    const refused = seat(head, from);
    if (refused || !playing) return refused as ErrorReply;
    const { mended } = playing.run;
    return fightReply(playing, {
      whole: true,
      ...(mended && {
        warning: `The last ${mended.entries.length} answers no longer fit the rules and were set aside: ${mended.why}`,
      }),
    });
  };

  /** Plays only what is new, where the fight on the table is the same one; `false`: it is another, or it does not fit. */
  const caughtUp = (head: FightHead, from: Pick<FightRecord, 'tape' | 'redo'>): boolean => {
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

  /** Something about a legal answer to the pending question. */
  const weigh = (
    choice: Choice,
    then: (run: Run<unknown, Fact>, question: Question, full: Choice) => Reply,
  ): Reply =>
    withFight(({ run }) => {
      const awaited = run.awaited();
      if (awaited?.kind !== 'choose') {
        return failure('wrong-answer', 'the table does not wait for a choice', 'choice');
      }
      const { question } = awaited;
      const full = question.read(choice);
      if (!isRefusal(full)) return then(run, question, full);
      return {
        ok: false,
        error: {
          code: 'illegal-choice',
          reason: full.code,
          message: full.because,
          clause: full.clause,
          path: full.field ? `choice.${full.field}` : 'choice',
        },
      };
    });

  /** Something about how the open fight may go on, by these tactics. */
  const foreseen = (
    seed: string | number | undefined,
    tactics: PlayOptions['tactics'],
    deed: (game: Playing, cast: Cast, options: PlayOptions) => Reply,
  ): Reply =>
    withFight((game) => {
      const { run } = game;
      const unknown = Object.entries(tactics).find(([, tactic]) => !knowsTactic(run.system, tactic));
      if (unknown)
        return failure('unknown-tactic', noSuchTactic(run.system, unknown[1]), `tactics.${unknown[0]}`);
      const cast = castOf(run.system.status(run.moment().base));
      const stranger = strangerAmong(Object.keys(tactics), cast, run.waves());
      if (stranger) return stranger;
      return deed(game, cast, { seed: String(seed ?? run.start().seed), tactics });
    });

  const handlers: Handlers = {
    start({ encounter, seed, dice }) {
      const id = systemOf(encounter);
      const system = systemNamed(systems, id);
      if (!system) return unknownSystem(id, systems, 'encounter.system');
      const head: FightHead = {
        woundtrack: 'fight',
        schema: recordSchema,
        system: system.id,
        version: system.version,
        encounter: system.encounters.migrate(encounter),
        seed: seed === undefined ? newSeed() : String(seed),
        preferences: preferencesFor(dice ?? 'manual'),
      };
      const reply = begin(head, { tape: [], redo: [] });
      if (!reply.ok || !playing) return reply;
      journal = [{ op: 'begin', head }];
      const { tape } = playing.run.start();
      if (tape.length > 0) journal.push({ op: 'append', entries: tape });
      return reply;
    },
    answer: ({ prompt, choice }) => onPrompt(prompt, (run) => run.answer(choice)),
    roll: ({ prompt, faces }) => onPrompt(prompt, (run) => run.roll(faces)),
    override: ({ changes, reason }) => input((run) => run.override(changes, reason)),
    prefer: ({ do: _, ...wishes }) =>
      withFight(({ run: { system } }) => {
        const unknown = unknownTactic(system, Object.values(wishes.hands ?? {}));
        if (unknown !== null) return failure('unknown-tactic', noSuchTactic(system, unknown), 'hands');
        return input((run) => {
          run.prefer(preferencesAfter(run.start().preferences, wishes, system.view(run.fight())));
          return null;
        });
      }),
    advise: ({ tactic }) => withFight(({ run }) => adviceOn(run, promptId, tactic)),
    wave: ({ wave, does }) => input((run) => run.wave(wave, does)),
    undo: () => input((run) => run.undo()),
    redo: () => input((run) => run.redo()),
    view: () => withFight((game) => fightReply(game, { whole: true })),
    save: () => withFight((game) => ({ ok: true, record: recordOf(game) })),
    aftermath: () =>
      withFight(({ run, head }) => aftermathOf(run.system, run.fight(), head.encounter, run.start().tape)),
    load({ record }) {
      const read = readRecord(record, systems);
      if (!read.ok) return read;
      const reply = begin(read.head, read.record);
      if (!reply.ok || !('hash' in reply) || !playing) return reply;
      journal = [...journalOf(recordOf(playing))];
      // A record that was made up, or mended on the way, names no state to compare with.
      const { hash } = read.record;
      if (hash === '' || hash === reply.hash || reply.warning !== undefined) return reply;
      return {
        ...reply,
        warning:
          'The record replays to another state than the one it was saved in: the rules have changed since.',
      };
    },
    follow({ record }) {
      const read = readRecord(record, systems);
      if (!read.ok) return read;
      if (!caughtUp(read.head, read.record)) {
        const refused = seat(read.head, read.record);
        if (refused) return refused;
      }
      return { ok: true, waitsAt: promptId };
    },
    odds: ({ choice, quick = false }) =>
      weigh(choice, (run, question, full) => oddsReply(run, question, full, quick)),
    answers: ({ choice }) => weigh(choice, answersReply),
    preview: ({ choice }) =>
      weigh(choice, ({ system, fight }, question, full) => ({
        ok: true,
        choice: full,
        ...system.preview(fight(), question, full),
      })),
    forecast: ({ fights = 1000, from = 0, seed, tactics = {} }) =>
      foreseen(seed, tactics, ({ run }, cast, options) => {
        const tally = tallyBlock(run.system, standing(run), cast, { from, to: from + fights }, options);
        return { ok: true, cast, tally, ...reportOf(tally, cast) };
      }),
    watch: ({ index, seed, tactics = {} }) =>
      foreseen(seed, tactics, ({ run, head }, cast, options) => {
        const played: TapeEntry[] = [];
        playOne(run.system, standing(run), cast, index, options, played);
        const preferences = askEverything(run.system, Object.keys(cast.people));
        const { tape } = run.start();
        return { ok: true, record: { ...head, preferences, ...watchable({ tape }, played), hash: '' } };
      }),
    account: () => withFight(({ run }) => ({ ok: true, ...accountOf(run.system, run.moments()) })),
    luck: ({ step }) =>
      withFight(({ run }) => {
        const weighed = weighStep(run.system, run.moments(), step);
        return weighed ? { ok: true, ...weighed } : failure('no-dice', `step ${step} has no dice`, 'step');
      }),
    ...answersAboutSystems(systems),
  };

  return {
    handle(message) {
      const read = readRequest(message);
      if (!read.ok) return read;
      const { request } = read;
      const handler = handlers[request.do] as (request: Request) => Reply;
      try {
        return handler(request);
      } catch (thrown) {
        // A fault of ours in the rules. The run has gone back to where it was; people can do something else.
        const said = thrown instanceof Error ? thrown.message : String(thrown);
        const seed = playing
          ? ` (seed ${playing.head.seed}, ${playing.run.start().tape.length} answers)`
          : '';
        return failure(
          'rules-failed',
          `The rules failed on this, and nothing has changed: ${said}${seed}`,
          'do',
        );
      }
    },
    takeJournal() {
      const taken = journal;
      journal = [];
      return taken;
    },
  };
}

/** A fight, whole. */
function recordOf({ run, head }: Playing): FightRecord {
  const { tape, redo, preferences } = run.start();
  return { ...head, preferences, tape, redo, hash: run.hash() };
}

/** What a fight began with: the same, the same fight, whatever has been done in it. */
const fightOf = ({ preferences: _, ...head }: FightHead): string => canonical(head);

/** Where a forecast of this fight begins. Waves that are held back do not come. */
const standing = (run: Run<unknown, Fact>): Standing<unknown> => ({
  ...run.moment(),
  waves: run.waves().filter(({ held }) => !held),
});
