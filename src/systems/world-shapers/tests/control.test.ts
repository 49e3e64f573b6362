import { expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import { asked, cell, choice, endTurn, fight, move, offered } from './line-up.ts';

/** Who is asked for a summon (WS-ADV-9, WS-R40). */

const scene = (setting: Setting = {}, now: Sketch = {}) => {
  const table = fight(
    {
      heroes: { brana: { at: [2, 2], now }, 'spirit-hound': { at: [2, 4], summoner: 'brana' } },
      foes: { ogre: { at: [12, 2] } },
    },
    setting,
  );
  return table.does(endTurn);
};

test('[WS-R40] a summon decides for itself, unless its summoner always does', () => {
  expect(asked(scene())).toBe('spirit-hound turn');
  expect(asked(scene({ rulings: { summonControl: 'summonerAlways' } }))).toBe('brana turn');
});

test('[WS-ADV-9] whoever commands is asked for its summons, as long as it stands', () => {
  const table = scene({}, { effects: [{ stance: 'commanding' }] });
  expect(table.choice()).toMatchObject({ for: 'brana', ask: 'turn', about: { who: 'spirit-hound' } });
  table.does(move(4, 4));
  expect(cell(table, 'spirit-hound')).toEqual([4, 4]);
  table.byHand('felled', { change: 'out', who: 'brana', out: 'unconscious' });
  expect(asked(table)).toBe('spirit-hound turn');
});

test('[WS-ADV-9] [WS-GEN-12] whoever is called in the middle of a fight is made a summon by hand, and can be commanded', () => {
  const table = fight({
    heroes: { brana: { at: [2, 2] }, 'spirit-hound': { at: [2, 4] } },
    foes: { ogre: { at: [12, 2] } },
  });
  const summoned = { change: 'condition', who: 'spirit-hound', condition: 'summoned' };
  const send = (change: object) => table.send({ do: 'override', changes: [change], reason: 'x' } as never);
  expect(offered(table)).not.toContain('command');
  expect(send({ ...summoned, on: true, other: 'spirit-hound' })).toMatchObject({ ok: false });
  expect(send({ ...summoned, on: false })).toMatchObject({ ok: false });
  table.byHand('it comes when it is called', { ...summoned, on: true, other: 'brana' });
  const hound = () => table.who('spirit-hound');
  expect(hound().shownElsewhere).toEqual(['summoned']);
  expect(hound().notes).toContainEqual({ label: 'Summoned by', value: 'Brana', clause: 'WS-ADV-9' });
  expect(table.lines().at(-1)?.text).toBe('Spirit hound is the summon of Brana');
  table.does(choice('command')).does(endTurn);
  expect(table.choice()).toMatchObject({ for: 'brana', ask: 'turn', about: { who: 'spirit-hound' } });
  table.byHand('set free', { ...summoned, on: false });
  expect(asked(table)).toBe('spirit-hound turn');
  expect(hound().shownElsewhere).toBeUndefined();
});
