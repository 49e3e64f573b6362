import { describe, expect, test } from 'vitest';
import type { AdviceReply, FightRecord, FightReply, Reply, TapeEntry } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import type { Host } from './host.ts';
import { openHost } from './host.ts';

/** Edda has the turn, Olaf comes after her. */
const lesson = {
  schema: 1,
  system: 'fighting-style',
  name: 'A lesson',
  battlefield: { width: 12, height: 8, grid: 'square', metric: 'one' },
  combatants: [
    { id: 'edda', side: 'heroes', cell: { x: 4, y: 4 }, sheet: { use: 'edda' } },
    { id: 'brute', side: 'foes', cell: { x: 5, y: 4 }, sheet: { use: 'brute', name: 'Olaf' } },
  ],
  startAt: { round: 1, initiative: { edda: 9, brute: 6 }, active: 'edda' },
};
const usual = systems['fighting-style']!.defaultTactic;

const ok = <R extends Reply>(reply: Reply): R => {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply as R;
};
const saved = (host: Host) => (host.handle({ do: 'save' }) as { record: FightRecord }).record;
const load = (record: unknown) => {
  const host = openHost({ systems, newSeed: () => 'hands' });
  return { host, now: ok<FightReply>(host.handle({ do: 'load', record: record as never })) };
};

function lay(dice: 'manual' | 'seeded' = 'seeded') {
  const host = openHost({ systems, newSeed: () => 'hands' });
  const input = (message: object): FightReply => ok<FightReply>(host.handle(message));
  input({ do: 'start', encounter: lesson, seed: 'hands', dice });
  const view = () => input({ do: 'view' });
  const give = (hands: object) => input({ do: 'prefer', hands });
  const answer = (choice: object) => input({ do: 'answer', prompt: view().prompt?.id, choice });
  /** Answers the pending question as its tactic advises. */
  const deed = () => answer(ok<AdviceReply>(host.handle({ do: 'advise' })).choice);
  return { host, input, view, give, answer, deed };
}

describe('combatants handed to a tactic for the whole fight', () => {
  const both = {
    edda: { tactic: usual, lasts: 'fight' },
    brute: { tactic: 'walk-and-hit', lasts: 'fight' },
  };

  test('two tactics fight a duel to its end: every answer is an ordinary one, and the record replays to the same hash', () => {
    const { host, give, deed } = lay();
    let now = give(both);
    expect(now.hands).toEqual(both);
    for (let deeds = 0; now.prompt && deeds < 500; deeds++) {
      // Questions to the game master are not handed over.
      const { tactic } = both[now.prompt.for as keyof typeof both] ?? { tactic: usual };
      expect(host.handle({ do: 'advise' })).toMatchObject({ tactic });
      now = deed();
    }
    expect(now.view.over?.winner).toBeDefined();
    const record = saved(host);
    const asks = record.tape.filter((entry: TapeEntry) => entry.kind === 'ask');
    expect(asks.length).toBeGreaterThan(4);
    expect(asks.filter((entry) => entry.auto)).toEqual([]);
    expect(load(record).now.hash).toBe(now.hash);
  });

  test('undo takes back one answer of a tactic, redo gives it again, and the hand-over stays', () => {
    const { host, give, deed, input } = lay();
    give(both);
    deed();
    const before = saved(host);
    const done = deed();
    const undone = input({ do: 'undo' });
    expect(undone.hash).toBe(before.hash);
    expect(undone.hands).toEqual(both);
    expect(saved(host).tape).toEqual(before.tape);
    expect(input({ do: 'redo' }).hash).toBe(done.hash);
    input({ do: 'undo' });
    expect(deed().hash, 'the same answer gets the same dice').toBe(done.hash);
  });

  test('a hand-over is loaded from a record without playing anything, and ending one is one journal entry', () => {
    const { host, give } = lay();
    const given = give(both);
    const { now } = load(saved(host));
    expect(now.hands).toEqual(both);
    expect(now.hash).toBe(given.hash);
    expect(saved(host).tape).toEqual([]);
    host.takeJournal();
    give({ brute: null });
    expect(host.takeJournal()).toMatchObject([{ op: 'prefer', preferences: { hands: { edda: both.edda } } }]);
  });

  test('hand-overs can be ended, and a hand-over to an unknown tactic is refused', () => {
    const { host, give } = lay();
    give(both);
    expect(give({ edda: null, brute: null })).not.toHaveProperty('hands');
    expect(saved(host).preferences).not.toHaveProperty('hands');
    expect(host.handle({ do: 'prefer', hands: { edda: { tactic: 'none', lasts: 'fight' } } })).toMatchObject({
      ok: false,
      error: { code: 'unknown-tactic', path: 'hands' },
    });
  });

  test('a side that is handed over as a whole keeps those who join it, until one of them is taken back', () => {
    const { host, input, give } = lay();
    const walks = { tactic: 'walk-and-hit', lasts: 'fight' };
    const joins = (id: string, side: string, x: number) =>
      input({
        do: 'override',
        changes: [{ change: 'add', combatant: { id, side, cell: { x, y: 0 }, sheet: { use: 'brute' } } }],
        reason: 'a wave',
      });
    give({ brute: { tactic: usual, lasts: 'fight' } });
    expect(input({ do: 'prefer', sides: { foes: 'walk-and-hit' } }).hands).toEqual({ brute: walks });
    expect(joins('late', 'foes', 9).hands).toEqual({ brute: walks, late: walks });
    expect(joins('friend', 'heroes', 1).hands, 'not of that side').toEqual({ brute: walks, late: walks });
    expect(load(saved(host)).now.hands, 'loaded from its record').toEqual({ brute: walks, late: walks });
    // The others stay in the hand of the tactic one by one: whoever joins them now is nobody's.
    expect(give({ brute: null }).hands).toEqual({ late: walks });
    expect(joins('later', 'foes', 10).hands).toEqual({ late: walks });
    expect(saved(host).preferences).not.toHaveProperty('sides');
  });

  test('a side handed over as a whole includes a trap with turns of its own, but no crate', () => {
    const host = openHost({ systems, newSeed: () => 'hands' });
    const at = (x: number, y: number) => ({ cell: { x, y } });
    const encounter = {
      schema: 1,
      system: 'world-shapers',
      name: 'A trap',
      battlefield: { width: 12, height: 8, grid: 'square', metric: 'one' },
      combatants: [
        { id: 'tovo', side: 'heroes', ...at(2, 2), sheet: { use: 'tovo' } },
        { id: 'bandit', side: 'foes', ...at(8, 2), sheet: { use: 'bandit' } },
        { id: 'trap', side: 'foes', ...at(9, 4), sheet: { use: 'bolt-trap' } },
        { id: 'crate', side: 'foes', ...at(9, 6), sheet: { use: 'crate' } },
      ],
      opening: 'agreed',
      surprised: [],
    };
    ok(host.handle({ do: 'start', encounter, seed: 'hands', dice: 'seeded' }));
    const { hands } = ok<FightReply>(host.handle({ do: 'prefer', sides: { foes: 'walk-and-hit' } }));
    expect(Object.keys(hands ?? {})).toEqual(['bandit', 'trap']);
  });

  test('a side can be taken back as a whole, and an unknown tactic for it is refused', () => {
    const { host, input } = lay();
    input({ do: 'prefer', sides: { foes: usual } });
    expect(input({ do: 'prefer', sides: { foes: null } })).not.toHaveProperty('hands');
    expect(host.handle({ do: 'prefer', sides: { foes: 'none' } })).toMatchObject({
      ok: false,
      error: { code: 'unknown-tactic', path: 'sides' },
    });
  });

  test('loading replaces an unknown tactic of a hand-over by the default tactic', () => {
    const { host, give } = lay();
    give(both);
    const record = saved(host);
    const hands = { brute: { tactic: 'of-old', lasts: 'fight' } };
    const { now } = load({ ...record, preferences: { ...record.preferences, hands } });
    expect(now.hands).toEqual({ brute: { tactic: usual, lasts: 'fight' } });
  });

  test('with manual dice the table waits for faces after a tactic’s answer, and advice on the roll is refused', () => {
    const { host, give, answer, deed } = lay('manual');
    give({ brute: both.brute });
    answer({ option: 'strike', target: 'brute', with: 'longsword' });
    const now = deed();
    expect(now.prompt).toMatchObject({ kind: 'roll', for: 'edda', purpose: 'attack' });
    expect(host.handle({ do: 'advise' })).toMatchObject({ ok: false, error: { code: 'wrong-answer' } });
  });
});

describe('combatants handed to a tactic for one turn', () => {
  const turn = { tactic: usual, lasts: 'turn' };

  test('handed over in its own turn: the hand-over ends with the turn, and undo restores it', () => {
    const { give, answer, input } = lay();
    expect(give({ edda: turn }).hands).toEqual({ edda: turn });
    expect(answer({ option: 'end-turn' })).not.toHaveProperty('hands');
    expect(input({ do: 'undo' }).hands).toEqual({ edda: turn });
  });

  test('handed over before its turn: the hand-over ends with that turn', () => {
    const { give, answer } = lay();
    give({ brute: turn });
    const his = answer({ option: 'end-turn' });
    expect(his.view.active).toBe('brute');
    expect(his.hands).toEqual({ brute: turn });
    expect(answer({ option: 'end-turn' })).not.toHaveProperty('hands');
  });

  test('handed over after its turn: the hand-over ends with its turn in the next round', () => {
    const { give, answer } = lay();
    answer({ option: 'end-turn' });
    give({ edda: turn });
    const hers = answer({ option: 'end-turn' });
    expect(hers.view).toMatchObject({ round: 2, active: 'edda' });
    expect(hers.hands).toEqual({ edda: turn });
    expect(answer({ option: 'end-turn' })).not.toHaveProperty('hands');
  });
});
