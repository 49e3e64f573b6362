import { expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import { asked, cell, endTurn, fight, move } from './line-up.ts';

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
