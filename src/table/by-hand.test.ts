import { describe, expect, test } from 'vitest';
import type {
  AdviceReply,
  AftermathReply,
  FightReply,
  OddsReply,
  RecordReply,
  Reply,
} from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

/** What the game master changes by hand while a fight goes on or after it, at the table: its log, its odds, who is left. */

const ok = <R extends Reply>(reply: Reply): R => {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply as R;
};

describe.each(Object.values(systems))('$id', (system) => {
  const { encounter } = system.encounters.pack.encounters.find(({ id }) => id === 'duel')!;
  const [foe] = system.encounters.pack.foes;
  const start = () => {
    const host = openHost({ systems, newSeed: () => 'by-hand' });
    const input = (message: object): FightReply => ok<FightReply>(host.handle(message));
    const now = input({ do: 'start', encounter, seed: 'by-hand', dice: 'seeded' });
    const byHand = (...changes: object[]) => input({ do: 'override', changes, reason: 'x' });
    return { host, now, input, byHand };
  };
  const newcomer = (id: string, x: number, y: number) => ({
    id,
    side: 'newcomers',
    cell: { x, y },
    sheet: { use: foe!.id },
  });

  test('a change made after the end of the fight is struck from the log when it is undone', () => {
    const { input, byHand } = start();
    const ended = byHand({ change: 'end', winner: null });
    expect(ended.prompt).toBeNull();
    const noted = byHand({ change: 'note', text: 'They part as friends' });
    expect(noted.lines.map(({ text }) => text).join()).toContain('They part as friends');
    const undone = input({ do: 'undo' });
    expect(undone.struck).toEqual(noted.lines.map(({ id }) => id));
    expect(undone.hash).toBe(ended.hash);
    expect(input({ do: 'redo' }).lines.map(({ text }) => text)).toEqual(noted.lines.map(({ text }) => text));
  });

  test('a fight leaves everybody who was added to it, also those who came along with somebody', () => {
    const { host, byHand } = start();
    byHand({ change: 'add', combatant: newcomer('late-1', 0, 0), along: [newcomer('late-2', 0, 2)] });
    const { people } = ok<AftermathReply>(host.handle({ do: 'aftermath' }));
    const late = people.filter(({ side }) => side === 'newcomers');
    expect(late.map(({ id }) => id)).toEqual(['late-1', 'late-2']);
    expect(late.map(({ sheet }) => sheet)).toEqual([
      { use: foe!.id, current: expect.anything() },
      { use: foe!.id, current: expect.anything() },
    ]);
  });
});

describe.each(Object.values(systems))('$id', (system) => {
  test('a fight tells with whom it began, also when others have joined, when somebody was taken out of it, and when it is opened again', () => {
    const { encounter } = system.encounters.pack.encounters.find(({ id }) => id === 'duel')!;
    const host = openHost({ systems, newSeed: () => 'began' });
    const send = (message: object): FightReply => ok<FightReply>(host.handle(message));
    const { view } = send({ do: 'start', encounter, seed: 'began', dice: 'seeded' });
    const began = Object.values(view.combatants).map(({ id, name }) => ({ id, name }));
    expect(began.length).toBeGreaterThan(1);
    expect(view.began).toEqual(began);
    const combatant = {
      id: 'late',
      side: 'newcomers',
      cell: { x: 0, y: 0 },
      sheet: { use: system.encounters.pack.foes[0]!.id },
    };
    const changes = [
      { change: 'add', combatant },
      { change: 'remove', who: began[0]!.id },
    ];
    const changed = send({ do: 'override', changes, reason: 'x' });
    expect(Object.keys(changed.view.combatants)).toContain('late');
    expect(changed.view.began).toEqual(began);
    const { record } = ok<RecordReply>(host.handle({ do: 'save' }));
    expect(send({ do: 'load', record }).view.began).toEqual(began);
  });
});

describe.each(Object.values(systems))('$id', (system) => {
  /** The first attack roll of somebody in the own turn, in a sample in which nobody is the last of a side. */
  const attacked = () => {
    for (const { encounter } of system.encounters.pack.encounters) {
      const host = openHost({ systems, newSeed: () => 'ends' });
      let now = ok<FightReply>(host.handle({ do: 'start', encounter, seed: 'ends', dice: 'manual' }));
      const input = (message: object): FightReply => {
        now = ok<FightReply>(host.handle({ ...message, prompt: now.prompt?.id }));
        return now;
      };
      for (let answers = 0; answers < 200 && now.prompt; answers++) {
        const { prompt, view } = now;
        const sides = Object.values(view.combatants).map(({ side, out }) => (out ? '' : side));
        const many =
          new Set(sides).size > 1 && sides.every((side) => sides.filter((one) => one === side).length > 1);
        if (prompt.kind === 'roll' && prompt.purpose === 'attack' && prompt.for === view.active && many)
          return { host, now, input, thrower: prompt.for, target: prompt.against as string };
        if (prompt.kind === 'roll') input({ do: 'roll' });
        else input({ do: 'answer', choice: ok<AdviceReply>(host.handle({ do: 'advise' })).choice });
      }
    }
    throw new Error('nobody attacks');
  };

  test.each(['thrower', 'target'] as const)(
    'an attack whose die is open ends when its %s is removed: nobody rolls, the log says so, and undo asks for the die again',
    (role) => {
      const { host, now, input, ...who } = attacked();
      const asks = ({ prompt }: FightReply): unknown[] =>
        prompt?.kind === 'roll'
          ? [prompt.for, prompt.purpose, prompt.against]
          : [prompt?.for, prompt?.question];
      const before = asks(now);
      const { name } = now.view.combatants[who[role]]!;
      const gone = input({ do: 'override', changes: [{ change: 'remove', who: who[role] }], reason: 'x' });
      expect(asks(gone)).not.toEqual(before);
      expect(gone.prompt?.for).not.toBe(role === 'thrower' ? who.thrower : 'nobody');
      expect(gone.prompt).not.toMatchObject({ against: who[role] });
      // Where the rules notice it themselves they say so in their own words.
      const out = system.id === 'action-dice' ? 'encounter' : 'fight';
      const [reason, taken, said] = gone.lines.map(({ text }) => text);
      expect([reason, taken]).toEqual(['By the game master’s hand: x', `${name} is taken out of the ${out}`]);
      expect(said).toMatch(/ends here: |^It comes to nothing: |’s attack is off: |cannot attack any more: /);
      const { record } = ok<RecordReply>(host.handle({ do: 'save' }));
      const again = openHost({ systems, newSeed: () => 'again' });
      expect(ok<FightReply>(again.handle({ do: 'load', record })).hash).toBe(gone.hash);
      const undone = input({ do: 'undo' });
      expect([asks(undone), undone.hash]).toEqual([before, now.hash]);
      expect(input({ do: 'redo' }).hash).toBe(gone.hash);
    },
  );
});

describe('odds of a deed in whose middle the game master changed who is there', () => {
  // A Glass Hound with the first turn attacks Rin with 48 against a target of 50; she is asked how she evades.
  const asked = () => {
    const host = openHost({ systems, newSeed: () => 'odds' });
    const sample = systems.persona!.encounters.pack.encounters.find(({ id }) => id === 'duel');
    const encounter = structuredClone(sample?.encounter) as unknown as {
      readonly combatants: readonly { readonly id: string; readonly sheet: { scores?: object } }[];
    };
    const scores: Record<string, object> = { 'glass-hound': { willpower: 40 }, rin: { melee: 58 } };
    for (const { id, sheet } of encounter.combatants) sheet.scores = scores[id]!;
    let now = ok<FightReply>(host.handle({ do: 'start', encounter, seed: 'odds', dice: 'manual' }));
    const input = (message: object) => {
      now = ok<FightReply>(host.handle({ ...message, prompt: now.prompt?.id }));
    };
    input({ do: 'answer', choice: { option: 'focused', with: 'jolt', target: 'rin' } });
    input({ do: 'roll', faces: [48] });
    return {
      host,
      byHand: (...changes: object[]) => ok(host.handle({ do: 'override', changes, reason: 'x' })),
    };
  };
  const parry = { do: 'odds', choice: { option: 'parry' } };
  const newcomer = {
    change: 'add',
    combatant: { id: 'another', side: 'Shadows', cell: { x: 13, y: 9 }, sheet: { use: 'glass-hound' } },
  };
  // 42 dice fail the Parry. The others win; the Hound spends a Fate Point and rolls again, and needs more degrees than
  // they have: 40, 30, 20, 10 and no die against 0, 1, 2, 3 and more.
  const hit = expect.closeTo(0.42 + 0.1 * (0.4 + 0.3 + 0.2 + 0.1), 10);

  test('somebody far away who was added does not change them: PE-ATK-4', () => {
    const { host, byHand } = asked();
    byHand(newcomer);
    expect(ok<OddsReply>(host.handle(parry))).toMatchObject({ exact: true, chances: { hit } });
  });

  test('nor does somebody who was added and removed again', () => {
    const { host, byHand } = asked();
    byHand(newcomer);
    byHand({ change: 'remove', who: 'another' });
    expect(ok<OddsReply>(host.handle(parry))).toMatchObject({ exact: true, chances: { hit } });
  });
});
