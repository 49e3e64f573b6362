import { describe, expect, test } from 'vitest';
import type { FightReply, Reply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

/** What the game master changes by hand while a fight goes on or after it, at the table: its log, its odds, who is left. */

const ok = <R extends Reply>(reply: Reply): R => {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply as R;
};

describe.each(Object.values(systems))('$id', (system) => {
  const { encounter } = system.encounters.pack.encounters.find(({ id }) => id === 'duel')!;
  const start = () => {
    const host = openHost({ systems, newSeed: () => 'by-hand' });
    const input = (message: object): FightReply => ok<FightReply>(host.handle(message));
    const now = input({ do: 'start', encounter, seed: 'by-hand', dice: 'seeded' });
    const byHand = (...changes: object[]) => input({ do: 'override', changes, reason: 'x' });
    return { host, now, input, byHand };
  };

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
});
