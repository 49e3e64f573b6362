import { describe, expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import { oddSystem } from '../engine/testing/odd-system.ts';
import type { Json } from '../kernel/json.ts';
import { replayJournal } from '../protocol/journal.ts';
import type { FightRecord, FightReply, RecordReply } from '../protocol/messages.ts';
import { openHost } from './host.ts';
import { scenario } from './testing/scenario.ts';

const system = oddSystem as unknown as System;
const ball = {
  system: 'masquerade',
  combatants: [
    { id: 'ada', side: 'red' },
    { id: 'bea', side: 'blue' },
  ],
};
const host = () => openHost({ systems: { masquerade: system }, newSeed: () => 'fixed' });

describe('a fight at the table', () => {
  test('both declare before anybody rolls, and both declared deeds are carried out', () => {
    const table = scenario(system, ball);
    expect(table.choice().for).toBe('ada');
    table
      .answers('ada', { option: 'expose', target: 'bea' })
      .answers('bea', { option: 'expose', target: 'ada' });
    // ada: 5, 6 and 1 are two successes: bea loses a mask and takes it; bea: 4, 4, 6 is one success.
    table.rolls('expose', 5, 6, 1).answers('bea', { option: 'decline' }).rolls('expose', 4, 4, 6);
    expect(table.who('bea').tracks.masks?.left).toBe(1);
    expect(table.who('ada').tracks.masks?.left).toBe(2);
    expect(table.view().round).toBe(2);
  });

  test('a bursting die is entered as the chain of its faces: 6 and 1 save the mask at the price of the grace', () => {
    const table = scenario(system, ball);
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' }).rolls('expose', 5, 5, 5);
    table.answers('bea', { option: 'turn' }).rolls('grace', [6, 1]);
    expect(table.who('bea').tracks.masks?.left).toBe(2);
    expect(table.who('bea').pools.grace?.value).toBe(0);
  });

  test('a refused choice changes nothing and names the clause', () => {
    scenario(system, ball).refuses({ option: 'expose', target: 'ada' }, 'noTarget', 'MQ-1');
  });

  test('the ball ends when one side has lost its masks', () => {
    const table = scenario(system, ball);
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' }).rolls('expose', 5, 5, 5);
    table.answers('bea', { option: 'decline' });
    // The last mask: Bea is not asked whether she turns away.
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' }).rolls('expose', 5, 5, 5);
    expect(table.isOver()).toEqual({ winner: 'red' });
  });
});

describe('undo', () => {
  const digital = () => {
    const table = host();
    table.handle({ do: 'start', encounter: ball, seed: 'u', dice: 'seeded' });
    return table;
  };
  const say = (table: ReturnType<typeof host>, choice: object) => {
    const now = table.handle({ do: 'view' });
    if (!('prompt' in now) || !now.prompt) throw new Error('nothing is waited for');
    return table.handle({ do: 'answer', prompt: now.prompt.id, choice });
  };
  const faces = (reply: unknown): string =>
    JSON.stringify(
      (reply as { facts: { fact: string; faces: number[] }[] }).facts
        .filter((f) => f.fact === 'rolled')
        .map((f) => f.faces),
    );

  test('after an undo the same answer gets the same dice, another answer gets other dice', () => {
    const table = digital();
    say(table, { option: 'expose', target: 'bea' });
    const first = faces(say(table, { option: 'expose', target: 'ada' }));
    table.handle({ do: 'undo' });
    expect(faces(say(table, { option: 'expose', target: 'ada' }))).toBe(first);
    table.handle({ do: 'undo' });
    const other = faces(say(table, { option: 'wait' }));
    expect(first.startsWith(other.slice(0, -1))).toBe(false);
  });

  test('undone lines stay in the log, marked as undone; a redo adds its lines anew', () => {
    const table = scenario(system, ball);
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' }).rolls('expose', 5, 5, 5);
    table.undo();
    expect(table.lines().map((line) => [line.text, line.undone])).toEqual([['bea loses a mask', true]]);
    expect(
      table
        .redo()
        .lines()
        .map((line) => line.undone),
    ).toEqual([true, undefined]);
  });

  test('undo is refused before the first answer', () => {
    expect(digital().handle({ do: 'undo' })).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });
});

describe('the lines that the last answer led to', () => {
  const loaded = (record: object): FightReply =>
    host().handle({ do: 'load', record: record as FightRecord }) as FightReply;
  const fresh = ({ lines, since = 0 }: FightReply) =>
    lines.filter(({ id }) => id > since).map(({ text }) => text);
  const saved = (table: ReturnType<typeof scenario>): FightRecord =>
    (table.send({ do: 'save' }) as RecordReply).record;

  test('a fight that is opened again tells where they begin', () => {
    const table = scenario(system, ball);
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' }).rolls('expose', 5, 5, 5);
    expect(fresh(loaded(saved(table)))).toEqual(['bea loses a mask']);
    table.byHand('she came back', { change: 'track', who: 'bea', track: 'masks', left: 2 });
    expect(fresh(loaded(saved(table)))).toEqual(['she came back']);
    table.undo();
    expect(fresh(loaded(saved(table)))).toEqual(['bea loses a mask']);
  });

  test('an undo tells where those of the answer begin that still stands, also if it struck no line', () => {
    const table = scenario(system, ball);
    table.does({ option: 'expose', target: 'bea' });
    const declared = loaded(saved(table)).since;
    table.does({ option: 'wait' });
    table.rolls('expose', 5, 5, 5);
    const again = host();
    again.handle({ do: 'load', record: saved(table) });
    again.handle({ do: 'undo' });
    expect(again.handle({ do: 'undo' })).toMatchObject({ since: declared, struck: [] });
  });

  test('answers of tactics are not counted, and before the first answer nothing is told', () => {
    const table = host();
    const told = (message: Json): FightReply => {
      const { prompt } = table.handle({ do: 'view' }) as FightReply;
      table.handle({ ...(message as object), prompt: prompt?.id });
      return loaded((table.handle({ do: 'save' }) as RecordReply).record);
    };
    const start = { do: 'start', encounter: ball, seed: 'u', dice: 'seeded' };
    expect(told(start).since).toBeUndefined();
    const torn = { change: 'track', who: 'ada', track: 'masks', left: 1 };
    expect(fresh(told({ do: 'override', reason: 'a torn mask', changes: [torn] }))).toEqual(['a torn mask']);
    told({ do: 'prefer', hands: { ada: { tactic: 'first-rival', lasts: 'fight' } } });
    expect(fresh(told({ do: 'answer', choice: { option: 'wait' } }))).toEqual(['a torn mask']);
    expect(fresh(told({ do: 'answer', choice: { option: 'wait' } }))).toEqual([]);
  });
});

describe('changes by the game master’s hand', () => {
  test('a change made before a roll counts for its result: with one mask left, losing it ends the fight', () => {
    const table = scenario(system, ball);
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' });
    table.byHand('bea was seen yesterday', { change: 'track', who: 'bea', track: 'masks', left: 1 });
    table.rolls('expose', 6, 6, 6);
    expect(table.isOver()).toEqual({ winner: 'red' });
  });

  test('a change before the first answer of a step is logged once, before the lines of the step', () => {
    const table = scenario(system, ball);
    table.byHand('a torn mask', { change: 'track', who: 'bea', track: 'masks', left: 1 });
    expect(table.lines().map((line) => [line.text, line.undone])).toEqual([['a torn mask', undefined]]);
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' }).rolls('expose', 6, 6, 6);
    expect(table.lines().map((line) => line.text)).toEqual(['a torn mask', 'bea loses a mask']);
  });

  test('a change of an unknown combatant is refused with its path and clause', () => {
    const table = scenario(system, ball);
    expect(
      table.send({
        do: 'override',
        reason: 'x',
        changes: [{ change: 'track', who: 'nobody', track: 'masks', left: 1 }],
      }),
    ).toMatchObject({ ok: false, error: { code: 'illegal-change', path: 'changes[0].who', clause: 'MQ-2' } });
  });

  test('a fight that is over goes on when the game master revives somebody', () => {
    const table = scenario(system, ball);
    table.byHand('off with it', { change: 'track', who: 'bea', track: 'masks', left: 0 });
    expect(table.isOver().winner).toBe('red');
    table.byHand('she came back', { change: 'track', who: 'bea', track: 'masks', left: 2 });
    expect(table.choice().for).toBe('ada');
  });
});

describe('reactions set to Off or Auto', () => {
  test('Off declines, Auto lets the tactic answer, and undo takes back the automatic answer with the roll before it', () => {
    const table = host();
    table.handle({ do: 'start', encounter: ball, seed: 'r', dice: 'manual' });
    table.handle({ do: 'prefer', reactions: { bea: { 'graceful-turn': 'off' } } });
    const at = () => {
      const view = table.handle({ do: 'view' });
      return 'prompt' in view ? view.prompt : null;
    };
    table.handle({ do: 'answer', prompt: at()?.id ?? 0, choice: { option: 'expose', target: 'bea' } });
    table.handle({ do: 'answer', prompt: at()?.id ?? 0, choice: { option: 'wait' } });
    table.handle({ do: 'roll', prompt: at()?.id ?? 0, faces: [5, 5, 5] });
    expect(at()).toMatchObject({ kind: 'choose', ask: 'declare', for: 'ada' });
    table.handle({ do: 'undo' });
    expect(at()).toMatchObject({ kind: 'roll', purpose: 'expose' });
    table.handle({ do: 'prefer', reactions: { bea: { 'graceful-turn': 'auto' } } });
    table.handle({ do: 'roll', prompt: at()?.id ?? 0, faces: [5, 5, 5] });
    expect(at()).toMatchObject({ kind: 'roll', purpose: 'grace', for: 'bea' });
  });
});

describe('the number of a prompt', () => {
  /** Ada has declared, her three dice are waited for: the prompt has the number 3. */
  const exposing = () => {
    const table = host();
    table.handle({ do: 'start', encounter: ball, seed: 'n', dice: 'manual' });
    table.handle({ do: 'answer', prompt: 1, choice: { option: 'expose', target: 'bea' } });
    table.handle({ do: 'answer', prompt: 2, choice: { option: 'wait' } });
    return table;
  };
  const roll = { kind: 'roll', purpose: 'expose', for: 'ada', id: 3 };

  test.each([
    { dice: { bea: 'seeded' } },
    { reactions: { bea: { 'graceful-turn': 'off' } } },
    { hands: { bea: { tactic: 'first-rival', lasts: 'fight' } } },
  ])('stays when the preferences %j leave the question as it is: it can still be answered', (wish) => {
    const table = exposing();
    expect(table.handle({ do: 'prefer', ...wish } as Json)).toMatchObject({ prompt: roll });
    expect(table.handle({ do: 'view' })).toMatchObject({ prompt: roll });
    expect(table.handle({ do: 'roll', prompt: 3, faces: [1, 1, 1] })).toMatchObject({ ok: true });
  });

  test('is another one when the question has answered itself by the new preferences', () => {
    const table = exposing();
    const after = table.handle({ do: 'prefer', dice: { ada: 'seeded' } }) as FightReply;
    expect(after.prompt?.id).toBe(4);
    expect(table.handle({ do: 'roll', prompt: 3 })).toMatchObject({ error: { code: 'stale-prompt' } });
  });

  test('is another one after a change by hand that changes the fight, and after an undo and a redo', () => {
    const table = exposing();
    const torn = { change: 'track', who: 'bea', track: 'masks', left: 1 };
    const numbers = [
      { do: 'override', reason: 'a torn mask', changes: [torn] },
      { do: 'undo' },
      { do: 'redo' },
    ].map((deed) => (table.handle(deed as Json) as FightReply).prompt?.id);
    expect(numbers).toEqual([4, 5, 6]);
  });
});

describe('bad input', () => {
  test.each([
    [null, 'unknown-request', 'do'],
    [{ do: 'dance' }, 'unknown-request', 'do'],
    [{ do: 'answer', prompt: 'x', choice: { option: 'a' } }, 'bad-request', 'prompt'],
    [{ do: 'start', encounter: { system: 'chess' } }, 'unknown-system', 'encounter.system'],
    [{ do: 'start', encounter: { system: 'masquerade' } }, 'bad-encounter', 'encounter.combatants'],
    [{ do: 'answer', prompt: 1, choice: { option: 'wait' } }, 'no-fight', 'do'],
    [
      JSON.parse('{"do":"start","encounter":{"system":"masquerade","__proto__":{"x":1}}}'),
      'forbidden-key',
      'encounter.__proto__',
    ],
    [
      JSON.parse('{"do":"start","encounter":{"system":"masquerade","combatants":[{"cell":{"x":-1e999}}]}}'),
      'endless-number',
      'encounter.combatants[0].cell.x',
    ],
    [{ do: 'load', record: { woundtrack: 'fight' } }, 'bad-record', 'record.schema'],
    [{ do: 'load', record: { woundtrack: 'fight', schema: 99 } }, 'newer-version', 'record.schema'],
    [{ do: 'catalogue', system: 'constructor' }, 'unknown-system', 'system'],
    [{ do: 'start', encounter: { system: 'toString' } }, 'unknown-system', 'encounter.system'],
  ])('%j is refused as %s at %s', (message, code, path) => {
    expect(host().handle(message)).toMatchObject({ ok: false, error: { code, path } });
  });

  test.each([
    [{ do: 'forecast', fights: 1, tactics: { red: 'toString' } }, 'tactics.red'],
    [{ do: 'advise', tactic: 'toString' }, 'tactic'],
    [{ do: 'prefer', hands: { ada: { tactic: 'toString', lasts: 'fight' } } }, 'hands'],
  ])('%j is refused at %s: the name of an inherited property is no tactic', (message, path) => {
    const table = host();
    table.handle({ do: 'start', encounter: ball, seed: 's', dice: 'manual' });
    expect(table.handle(message)).toMatchObject({ ok: false, error: { code: 'unknown-tactic', path } });
  });

  test('forecast and watch refuse a tactic for an unknown name and list the sides; a combatant’s id is accepted', () => {
    const table = host();
    table.handle({ do: 'start', encounter: ball, seed: 's', dice: 'manual' });
    const [tactic = ''] = Object.keys(system.tactics);
    for (const ask of [
      { do: 'forecast', fights: 1, tactics: { Nobody: tactic } },
      { do: 'watch', index: 0, tactics: { Nobody: tactic } },
    ]) {
      expect(table.handle(ask)).toMatchObject({
        ok: false,
        error: {
          code: 'unknown-combatant',
          path: 'tactics.Nobody',
          message: expect.stringMatching(/^nobody here is called "Nobody", and no side: the sides are "/),
        },
      });
    }
    expect(table.handle({ do: 'forecast', fights: 1, tactics: { ada: tactic } })).toMatchObject({ ok: true });
  });

  test('a message nested 20,000 levels deep is refused, and the table answers the next one', () => {
    const table = host();
    const deep = JSON.parse(`{"do":"start","encounter":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect(table.handle(deep)).toMatchObject({ ok: false, error: { code: 'too-deep' } });
    expect(table.handle({ do: 'systems' })).toMatchObject({ ok: true });
  });

  test('an answer to an old prompt, illegal faces, and a choice in place of a roll are refused', () => {
    const table = host();
    table.handle({ do: 'start', encounter: ball, seed: 's', dice: 'manual' });
    table.handle({ do: 'answer', prompt: 1, choice: { option: 'expose', target: 'bea' } });
    expect(table.handle({ do: 'answer', prompt: 1, choice: { option: 'wait' } })).toMatchObject({
      error: { code: 'stale-prompt', path: 'prompt' },
    });
    table.handle({ do: 'answer', prompt: 2, choice: { option: 'wait' } });
    expect(table.handle({ do: 'roll', prompt: 3, faces: [5, 7, 1] })).toMatchObject({
      error: { code: 'illegal-faces', path: 'faces[1]' },
    });
    expect(table.handle({ do: 'roll', prompt: 3, faces: [5] })).toMatchObject({
      error: { code: 'illegal-faces', path: 'faces' },
    });
    expect(table.handle({ do: 'answer', prompt: 3, choice: { option: 'wait' } })).toMatchObject({
      error: { code: 'wrong-answer' },
    });
    expect(table.handle({ do: 'roll', prompt: 3, faces: [5, null, 1] })).toMatchObject({ ok: true });
  });

  test('loading cuts a tape that does not fit at the start of the diverging step, and warns', () => {
    const table = scenario(system, ball);
    table.does({ option: 'expose', target: 'bea' }).does({ option: 'wait' }).rolls('expose', 1, 1, 1);
    table.does({ option: 'wait' });
    const saved = table.send({ do: 'save' }) as { record: { tape: { key: string }[] } };
    const tape = saved.record.tape.map((entry, i) =>
      i === 3 ? { ...entry, key: 'MQ-9/ada/declare' } : entry,
    );
    const loaded = host().handle({ do: 'load', record: { ...saved.record, tape } });
    expect(loaded).toMatchObject({ ok: true, view: { round: 2 } });
    expect((loaded as { warning: string }).warning).toContain('entry 3');
  });
});

describe('the journal', () => {
  test.each(['with its hash', 'made up, without a hash'])(
    'the journal of a loaded record, %s, replays to that record',
    (which) => {
      const first = host();
      first.handle({ do: 'start', encounter: ball, seed: 's', dice: 'manual' });
      first.handle({ do: 'answer', prompt: 1, choice: { option: 'wait' } });
      first.handle({ do: 'answer', prompt: 2, choice: { option: 'wait' } });
      first.handle({ do: 'undo' });
      const { record } = first.handle({ do: 'save' }) as RecordReply;
      const second = host();
      second.handle({ do: 'load', record: which === 'with its hash' ? record : { ...record, hash: '' } });
      expect(replayJournal(second.takeJournal())).toEqual({ ...record, hash: '' });
    },
  );

  test('an undo as the first input after a tape was cut on loading: the journal has what can be done again', () => {
    const table = scenario(system, ball);
    table.does({ option: 'wait' }).does({ option: 'wait' }).does({ option: 'wait' }).does({ option: 'wait' });
    const { record } = table.send({ do: 'save' }) as RecordReply;
    const tape = record.tape.map((entry, i) => (i === 2 ? { ...entry, key: 'MQ-9/ada/declare' } : entry));
    const opened = host();
    expect(opened.handle({ do: 'load', record: { ...record, tape } })).toHaveProperty('warning');
    const stored = [...opened.takeJournal()];
    expect(opened.handle({ do: 'undo' })).toMatchObject({ ok: true, can: { undo: true, redo: true } });
    const saved = (opened.handle({ do: 'save' }) as RecordReply).record;
    expect([saved.tape.length, saved.redo.length]).toEqual([1, 1]);
    expect(replayJournal([...stored, ...opened.takeJournal()])).toEqual({ ...saved, hash: '' });
  });
});

describe('odds', () => {
  test('odds are exact: three dice show two or more fives and sixes 7 times in 27', () => {
    const table = host();
    table.handle({ do: 'start', encounter: ball, seed: 's', dice: 'manual' });
    table.handle({ do: 'answer', prompt: 1, choice: { option: 'expose', target: 'bea' } });
    const odds = table.handle({ do: 'odds', choice: { option: 'wait' } });
    expect(odds).toMatchObject({ ok: true, exact: true });
    if (!('chances' in odds)) throw new Error('no odds');
    expect(odds.chances['lost:bea']).toBeCloseTo(7 / 27, 8);
    // The default tactic turns away; a bursting d6 shows 4 or more half of the time.
    expect(odds.chances['saved:bea']).toBeCloseTo((7 / 27) * 0.5, 7);
  });
});
