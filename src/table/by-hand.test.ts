import { describe, expect, test } from 'vitest';
import type { AftermathReply, FightReply, Reply } from '../protocol/messages.ts';
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
