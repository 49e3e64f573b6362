import { expect, onTestFinished } from 'vitest';
import type { Rejection } from '../../engine/inputs.ts';
import type { Run, RunStart } from '../../engine/run.ts';
import { openRun } from '../../engine/run.ts';
import type { Change, System } from '../../engine/system.ts';
import { notPlain } from '../../engine/testing/plain.ts';
import type { Face } from '../../kernel/dice.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Choice, Fact } from '../../kernel/port.ts';
import { preferencesFor } from '../../kernel/preferences.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type {
  ChoosePrompt,
  ErrorReply,
  FightReply,
  LogLine,
  RollPrompt,
  ToldFact,
} from '../../protocol/messages.ts';
import type { Host } from '../host.ts';
import { openHost } from '../host.ts';

/**
 * A fight at a table for tests: inputs, faces and expectations in a chain of calls.
 *
 * Every input is also played in a second fight, which is saved and loaded before it, and in which it is undone, redone,
 * undone and given again; and at the end of the test another table loads the record. All must reach the same state and
 * wait for the same. `WOUNDTRACK_MODES` selects among `plain`, `save`, `undo` and `replay`; with `plain` there is no
 * second play.
 */
export interface Scenario {
  /** Answers the pending choice; `also` give the same answer. */
  does(choice: Choice, also?: readonly Id[]): Scenario;
  /** Answers the pending choice; throws if it is not for `who`. */
  answers(who: Id, choice: Choice): Scenario;
  /** Answers the pending roll with these faces; throws if it has another purpose. */
  rolls(purpose: string, ...faces: Face[]): Scenario;
  /** Makes changes by the game master's hand. */
  byHand(reason: string, ...changes: Extract<Json, object>[]): Scenario;
  /** Expects that the choice is refused with this code and clause, and nothing changes. */
  refuses(choice: Choice, code: string, clause: string): Scenario;
  /** The pending choice; throws if something else is pending. */
  choice(): ChoosePrompt;
  /** The pending roll; throws if something else is pending. */
  roll(): RollPrompt;
  /** The result of the fight; throws if it is not over. */
  isOver(): { readonly winner: string | null };
  view(): FightReply['view'];
  who(id: Id): CombatantView;
  hash(): string;
  /** All facts since the fight began; `facts('damage')`: those of one kind. */
  facts(name?: string): readonly ToldFact[];
  /** The facts that the last input told. */
  news(name?: string): readonly ToldFact[];
  lines(): readonly LogLine[];
  /** An option of the pending choice; throws if it is not offered. */
  option(id: string, by?: Id): ChoosePrompt['options'][number];
  undo(): Scenario;
  redo(): Scenario;
  send(message: Json): unknown;
}

const modes = (process.env.WOUNDTRACK_MODES ?? 'plain,save,undo,replay').split(',');

/** An input in two forms: a message to the table, and a call of the second fight's run. */
interface Input {
  readonly message: (prompt: number) => Json;
  readonly give: (run: Played) => Rejection | null;
}

type Played = Run<unknown, Fact>;

const round = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Starts the encounter at a table, by default with manual dice, so that every roll waits for its faces. */
export function scenario(
  system: System,
  encounter: Json,
  options: { seed?: string; dice?: 'manual' | 'seeded' } = {},
): Scenario {
  const fresh = (): Host => openHost({ systems: { [system.id]: system }, newSeed: () => 'scenario' });
  const start = { do: 'start', encounter, seed: options.seed ?? 'scenario', dice: options.dice ?? 'manual' };
  const told: ToldFact[] = [];
  let host = fresh();
  let reply = fightOf(host.handle(round(start)));
  told.push(...reply.facts);
  let second = modes.some((mode) => mode === 'save' || mode === 'undo')
    ? playedAlone(system, round(encounter), start)
    : null;

  /** Saves the fight and loads the record at another table. */
  const reload = (): void => {
    const saved = host.handle({ do: 'save' });
    if (!('record' in saved)) throw new Error(`not saved: ${JSON.stringify(saved)}`);
    const next = fresh();
    const loaded = fightOf(next.handle({ do: 'load', record: round(saved.record) }));
    expect(loaded.warning, 'loading warns').toBeUndefined();
    expect(loaded.hash, 'loaded from its record').toBe(reply.hash);
    expect(round({ ...loaded.prompt, id: 0 })).toEqual(round({ ...reply.prompt, id: 0 }));
    host = next;
    reply = loaded;
  };

  /** Gives the input to the second fight, which must reach the state of the table. */
  const playAlong = ({ give }: Input): void => {
    if (!second) return;
    if (modes.includes('save')) {
      const { run } = second;
      const again = second.reopen(run);
      expect(again.hash(), 'loaded from its record').toBe(run.hash());
      expect(again.mended, 'loading mends').toBeNull();
      expect(waitedFor(again)).toEqual(waitedFor(run));
      second = { ...second, run: again };
    }
    const { run } = second;
    const before = run.hash();
    expect(after(run, give), 'played in the second fight').toBe(reply.hash);
    if (!modes.includes('undo')) return;
    expect(after(run, undo), 'undone').toBe(before);
    expect(after(run, redo), 'done again').toBe(reply.hash);
    expect(after(run, undo), 'undone again').toBe(before);
    expect(after(run, give), 'given anew').toBe(reply.hash);
  };

  const give = (input: Input): Scenario => {
    const message = round(input.message(reply.prompt?.id ?? 0));
    reply = fightOf(host.handle(message));
    told.push(...reply.facts);
    playAlong(input);
    return self;
  };

  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail' || !modes.includes('replay')) return;
    reload();
  });

  const choice = (): ChoosePrompt => {
    if (reply.prompt?.kind !== 'choose') throw new Error(`no choice is pending but ${waitsFor(reply)}`);
    return reply.prompt;
  };
  const roll = (): RollPrompt => {
    if (reply.prompt?.kind !== 'roll') throw new Error(`no roll is pending but ${waitsFor(reply)}`);
    return reply.prompt;
  };

  const self: Scenario = {
    does(made, also) {
      choice();
      return give({
        message: (prompt) => ({ do: 'answer', prompt, choice: made, ...(also && { also: [...also] }) }),
        give: (run) => run.answer(round(made) as Choice, also),
      });
    },
    answers(who, made) {
      if (choice().for !== who) throw new Error(`${who} is not asked: ${waitsFor(reply)}`);
      return self.does(made);
    },
    rolls(purpose, ...faces) {
      if (roll().purpose !== purpose) throw new Error(`nobody rolls for ${purpose}: ${waitsFor(reply)}`);
      return give({
        message: (prompt) => ({ do: 'roll', prompt, faces: faces as Json }),
        give: (run) => run.roll(faces),
      });
    },
    byHand: (reason, ...changes) =>
      give({
        message: () => ({ do: 'override', changes: changes as Json, reason }),
        give: (run) => run.override(round(changes) as readonly Change[], reason),
      }),
    refuses(made, code, clause) {
      const before = reply.hash;
      const refused = host.handle(round({ do: 'answer', prompt: choice().id, choice: made })) as ErrorReply;
      expect(refused.ok, `${JSON.stringify(made)} is refused`).toBe(false);
      expect({
        code: refused.error.code,
        reason: refused.error.reason,
        clause: refused.error.clause,
      }).toEqual({
        code: 'illegal-choice',
        reason: code,
        clause,
      });
      expect(fightOf(host.handle({ do: 'view' })).hash, 'nothing has changed').toBe(before);
      return self;
    },
    choice,
    roll,
    isOver() {
      if (reply.prompt) throw new Error(`the fight is not over: ${waitsFor(reply)}`);
      if (!reply.view.over) throw new Error('the fight waits for nothing but is not over');
      return reply.view.over;
    },
    view: () => reply.view,
    who(id) {
      const found = reply.view.combatants[id];
      if (!found) throw new Error(`nobody here is called ${id}`);
      return found;
    },
    hash: () => reply.hash,
    facts: (name) => (name === undefined ? told : told.filter((fact) => fact.fact === name)),
    news: (name) => (name === undefined ? reply.facts : reply.facts.filter((fact) => fact.fact === name)),
    lines: () => fightOf(host.handle({ do: 'view' })).lines,
    option(id, by) {
      const found = choice().options.find((option) => option.id === id && option.by === by);
      if (!found)
        throw new Error(
          `${id} is not among ${choice()
            .options.map((option) => option.id)
            .join(', ')}`,
        );
      return found;
    },
    undo() {
      reply = fightOf(host.handle({ do: 'undo' }));
      expect(second && after(second.run, undo), 'undone in the second fight').toBe(second && reply.hash);
      return self;
    },
    redo() {
      reply = fightOf(host.handle({ do: 'redo' }));
      expect(second && after(second.run, redo), 'done again in the second fight').toBe(second && reply.hash);
      return self;
    },
    send: (message) => host.handle(message),
  };
  return self;
}

const undo = (run: Played): Rejection | null => run.undo();
const redo = (run: Played): Rejection | null => run.redo();

/** The hash of the second fight after an input, which must not be refused. */
function after(run: Played, deed: (run: Played) => Rejection | null): string {
  expect(deed(run), 'refused in the second fight').toBeNull();
  expect(notPlain(run.fight()), 'the fight is JSON, in the middle of a deed too').toBeNull();
  return run.hash();
}

/** What a fight waits for, as JSON: functions are dropped. */
const waitedFor = (run: Played): Json => round(run.awaited());

interface Alone {
  readonly run: Played;
  /** Opens the same fight from its answers after a round trip through JSON text. */
  readonly reopen: (run: Played) => Played;
}

/** Opens the second fight: a run without a table. */
function playedAlone(
  system: System,
  encounter: Json,
  { seed, dice }: { readonly seed: string; readonly dice: 'manual' | 'seeded' },
): Alone {
  const { encounters } = system;
  const known = encounters.migrate(encounter);
  const begun = encounters.begin(known);
  if (!begun.ok) throw new Error(`no encounter: ${JSON.stringify(begun.problems)}`);
  const beginning = system.copy(begun.fight);
  const waves = encounters.waves?.(known);
  const from = { seed, tape: [], redo: [], preferences: preferencesFor(dice) };
  return {
    run: openRun(system, begun.fight, from, waves),
    reopen: (run) =>
      openRun(system, system.copy(beginning), round(run.start()) as unknown as RunStart, waves),
  };
}

function fightOf(reply: unknown): FightReply {
  const answer = reply as FightReply | ErrorReply;
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer;
}

function waitsFor({ prompt }: FightReply): string {
  if (!prompt) return 'the fight is over';
  return prompt.kind === 'roll'
    ? `dice are (${prompt.purpose} of ${prompt.for}: ${prompt.dice.map((die) => `d${die.sides}`).join('+')})`
    : `a choice is (${prompt.ask} of ${prompt.for})`;
}
