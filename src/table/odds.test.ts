import { expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import type { FightReply, OddsReply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

/**
 * A Glass Hound with one Fate Point and the first turn against Rin without any; all other numbers are those of the
 * pack, but for the `scores` given here, by combatant.
 */
function duel(scores: { readonly [who: string]: object } = {}) {
  const host = openHost({ systems, newSeed: () => 'odds' });
  const sample = systems.persona?.encounters.pack.encounters.find(({ id }) => id === 'duel');
  const encounter = structuredClone(sample?.encounter) as unknown as {
    readonly combatants: readonly { readonly id: string; readonly sheet: { scores?: object } }[];
  };
  for (const { id, sheet } of encounter.combatants) if (scores[id]) sheet.scores = scores[id];
  let now = host.handle({ do: 'start', encounter, seed: 'odds', dice: 'manual' }) as FightReply;
  const handle = (message: object) => host.handle(message);
  return {
    handle,
    odds: (choice: object) => handle({ do: 'odds', choice }) as OddsReply,
    answer: (choice: object) => {
      now = handle({ do: 'answer', prompt: now.prompt?.id, choice }) as FightReply;
      return now;
    },
    roll: (face: number) => {
      now = handle({ do: 'roll', prompt: now.prompt?.id, faces: [face] }) as FightReply;
      return now;
    },
  };
}

const jolt = { option: 'focused', with: 'jolt', target: 'rin' };

test('odds of a deed leave out the Fate Point that its doer may still spend on it: PE-FATE-4, PE-ACT-8', () => {
  // Willpower 28 + 10 against Parry 48, Rin's higher Bonus takes ties: 8 dice in 100 have 3 degrees, 10 each 2, 1 and
  // 0. Rin fails with 52, and has 0, 1 or 2 degrees with 10 each. 0.08 × 0.82 + 0.1 × 0.72 + 0.1 × 0.62 + 0.1 × 0.52.
  const { odds } = duel();
  expect(odds(jolt)).toMatchObject({ exact: true, chances: { hit: expect.closeTo(0.2516, 10) } });
});

test('after the roll, rolling again and declining have odds of their own: a hit in 28 of 100 cases, and none', () => {
  const { odds, answer, roll } = duel();
  answer(jolt);
  roll(35);
  answer({ option: 'parry' });
  const now = roll(47);
  expect(now.prompt?.question).toContain('roll again');
  // Rin evaded with 0 degrees: a die of 28 or less has more.
  expect(odds({ option: 'spend' }).chances).toMatchObject({ hit: expect.closeTo(0.28, 10) });
  expect(odds({ option: 'decline' }).chances.hit).toBeUndefined();
});

test('odds of a Parry include the Fate Point that the attacker may spend to roll again', () => {
  const { odds, answer, roll } = duel({ 'glass-hound': { willpower: 40 }, rin: { melee: 58 } });
  answer(jolt);
  // Against 50, just passed. Such an attack is rolled again.
  roll(48);
  // 42 dice fail the Parry. The others win; the Hound rolls again and needs more degrees than they have:
  // 40, 30, 20, 10 and no die against 0, 1, 2, 3 and more.
  const again = 0.1 * (0.4 + 0.3 + 0.2 + 0.1);
  expect(odds({ option: 'parry' }).chances).toMatchObject({ hit: expect.closeTo(0.42 + again, 10) });
});

test('and not one that it would keep: below a target of 50 no attack is rolled again', () => {
  const { odds, answer, roll } = duel({ 'glass-hound': { willpower: 39 }, rin: { melee: 58 } });
  answer(jolt);
  roll(48);
  expect(odds({ option: 'parry' }).chances).toMatchObject({ hit: expect.closeTo(0.42, 10) });
});

test('[WS-CIN-3] odds of a Cinematic Action say that the game master names check and difficulty first', () => {
  const host = openHost({ systems, newSeed: () => 'odds' });
  const sample = systems['world-shapers']?.encounters.pack.encounters.find(({ id }) => id === 'duel');
  const now = host.handle({
    do: 'start',
    encounter: sample?.encounter,
    seed: 'odds',
    dice: 'seeded',
  } as Json) as FightReply;
  const changes = [{ change: 'pool', who: now.prompt?.for, pool: 'momentum', value: 3 }];
  expect(host.handle({ do: 'override', changes, reason: 'a good story' } as never)).toMatchObject({
    ok: true,
  });
  const odds = (choice: object, quick = false) =>
    host.handle({ do: 'odds', choice, ...(quick && { quick }) } as Json) as OddsReply;
  const cinematic = { option: 'cinematic', what: 'pulls the pillar down' };
  expect(odds(cinematic)).toMatchObject({ judged: true });
  // A first look that is exact is the last: the page asks no further.
  expect(odds(cinematic, true)).toMatchObject({ exact: true, judged: true });
  expect(odds({ option: 'end-turn' })).not.toHaveProperty('judged');
});
