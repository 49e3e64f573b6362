import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import type { FightReply, ToldFact } from '../../../protocol/messages.ts';
import { openHost } from '../../../table/host.ts';
import { system } from '../index.ts';
import { attack, cast, choice, endTurn } from './line-up.ts';

/** What the pack's encounters claim to show, played with chosen dice on their own maps. */

// biome-ignore lint/suspicious/noExplicitAny: a document of the pack, changed a little
type Loose = any;

/**
 * The encounter at a combatant's turn, nobody surprised, nobody with Fate Points. A choice runs until the next decision
 * about a turn: nobody evades, everybody joins, and every die shows 50 unless given.
 */
function at(id: string, active: string) {
  const found = system.encounters.pack.encounters.find((one) => one.id === id);
  const document: Loose = JSON.parse(JSON.stringify(found?.encounter));
  const ids: string[] = document.combatants.map((one: Loose) => one.id);
  const initiative = Object.fromEntries(ids.map((one, place) => [one, 20 - place]));
  for (const one of document.combatants) one.now = { ...one.now, fate: 0 };
  const encounter = { ...document, surprised: [], startAt: { round: 1, initiative, active } };

  const host = openHost({ systems: { [system.id]: system }, newSeed: () => 'court' });
  const told: ToldFact[] = [];
  const give = (message: Loose): FightReply => {
    const reply = host.handle(JSON.parse(JSON.stringify(message)) as Json);
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    const next = reply as FightReply;
    told.push(...next.facts);
    return next;
  };
  let reply = give({ do: 'start', encounter, seed: 'court', dice: 'manual' });

  const table = {
    /** A choice and everything that follows; the attack die shows `die`. */
    does(deed: Loose, die = 50): string {
      reply = give({ do: 'answer', prompt: reply.prompt?.id, choice: deed });
      for (;;) {
        const { prompt } = reply;
        if (prompt?.kind === 'roll') {
          const face = prompt.purpose === 'attack' ? die : 50;
          reply = give({ do: 'roll', prompt: prompt.id, faces: prompt.dice.map(() => face) });
        } else if (prompt?.kind === 'choose' && prompt.ask !== 'turn' && prompt.ask !== 'one-more') {
          const option = prompt.ask === 'join-all-out' ? 'join' : 'decline';
          reply = give({ do: 'answer', prompt: prompt.id, choice: { option } });
        } else return prompt?.kind === 'choose' ? `${prompt.for} ${prompt.ask}` : 'over';
      }
    },
    told: (fact: string): readonly Loose[] => told.filter((one) => one.fact === fact),
    /** The combatants with this condition, in the order of the encounter. */
    with: (condition: string): readonly string[] =>
      ids.filter((one) => reply.view.combatants[one]?.conditions.some((each) => each.id === condition)),
    track: (who: string, name: string): number | undefined => reply.view.combatants[who]?.tracks[name]?.left,
  };
  return table;
}

test('[PE-ONE-5] [PE-BAT-6] [PE-AOA-1] the hollow court: five weaknesses, three batons, and all at once', () => {
  const table = at('hollow-court', 'rin');
  // Fire on both imps: 44 is Rin's Willpower, so 40 passes with 0 Degrees, and neither imp dies of it.
  expect(table.does(cast('cinder', 'imp-2'), 40)).toBe('rin turn');
  expect(table.does(endTurn)).toBe('rin one-more');
  expect(table.does(choice('act'))).toBe('rin turn');
  expect(table.does(cast('cinder', 'imp'), 40)).toBe('rin one-more');
  // The rifle on the hound, Whisper on the king, Gleam on the choir, each with a One More that was passed on.
  expect(table.does(choice('baton', { to: 'jun' }))).toBe('jun one-more');
  expect(table.does(choice('act'))).toBe('jun turn');
  expect(table.does(attack('glass-hound', { with: 'rifle' }))).toBe('jun one-more');
  expect(table.does(choice('baton', { to: 'sora' }))).toBe('sora one-more');
  table.does(choice('act'));
  expect(table.does(cast('whisper', 'hollow-king'))).toBe('sora one-more');
  expect(table.does(choice('baton', { to: 'mei' }))).toBe('mei one-more');
  table.does(choice('act'));
  expect(table.does(cast('gleam', 'mask-choir'))).toBe('mei one-more');
  expect(table.with('staggered')).toEqual(['hollow-king', 'imp', 'mask-choir', 'glass-hound', 'imp-2']);
  // Ranks of the Social Links: Rin to Jun 4, Jun to Sora 1, Sora to Mei 4.
  expect(table.told('baton-passed').map(({ to, advantages }) => [to, advantages])).toEqual([
    ['jun', 2],
    ['sora', 1],
    ['mei', 2],
  ]);
  table.does(choice('all-out'));
  // Mei's One More is earned, without Advantages of a Baton Pass. Sora has the best target, 55 and one Advantage: 50
  // passes with 1 Degree, as Mei's and Jun's do. One wound more than the four contributors.
  const [allOut] = table.told('all-out');
  expect(allOut).toMatchObject({ contributors: ['mei', 'rin', 'jun', 'sora'], wounds: { value: 5 } });
  expect(table.with('staggered')).toEqual([]);
  expect(table.with('dead')).toEqual(['imp', 'mask-choir', 'glass-hound', 'imp-2']);
});

test('[PE-PER-3] the hollow court: the curse of the king breaks a Persona that was hurt before', () => {
  const table = at('hollow-court', 'hollow-king');
  expect(table.track('mei', 'persona')).toBe(2);
  // The Stone Lion is Weak to Curse: the base wound and the one of the Weakness are enough.
  table.does(cast('doom', 'mei'));
  expect(table.track('mei', 'persona')).toBe(0);
  expect(table.track('mei', 'light')).toBe(5);
  // Stress for two Light Wounds, and 10 for the Persona.
  expect(table.track('mei', 'stress')).toBe(12);
});

test('[PE-ONE-1] the duel: a bullet that finds the weakness of the hound earns a One More', () => {
  const mine = at('duel', 'rin');
  expect(mine.does(attack('glass-hound', { with: 'pistol' }), 30)).toBe('rin turn');
  expect(mine.with('staggered')).toEqual(['glass-hound']);
  expect(mine.does(endTurn)).toBe('rin one-more');
});
