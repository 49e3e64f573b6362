import { expect, test } from 'vitest';
import type { CombatantView, Track, View } from '../kernel/view.ts';
import type { FoeDetail } from './eyes.ts';
import { foeDetails, seen, seenBy } from './eyes.ts';
import { vitality, vitalWords } from './vitality.ts';

const health = (left: number, max: number): Track => ({
  label: 'Health',
  kind: 'bar',
  left,
  max,
  clause: 'X',
});

const somebody = (
  id: string,
  side: string,
  player: boolean,
  tracks: CombatantView['tracks'],
): CombatantView => ({
  id,
  name: id,
  side,
  player,
  cell: { x: 0, y: 0 },
  size: 1,
  sizeName: '',
  tracks,
  pools: { ap: { label: 'AP', value: 3, clause: 'X', kind: 'pips' } },
  conditions: [{ id: 'prone', label: 'Prone', clause: 'X' } as never],
  initiative: 7,
  out: null,
  notes: [{ label: 'Sword', text: 'sharp', clause: 'X' } as never],
  charts: [],
});

const fight = (left: number, max = 20): View =>
  ({
    combatants: {
      edda: somebody('edda', 'Heroes', true, { health: health(5, 9) }),
      dog: somebody('dog', 'Heroes', false, { health: health(2, 4) }),
      ogre: somebody('ogre', 'Foes', false, { health: health(left, max) }),
    },
  }) as unknown as View;

const told = (left: number, detail: FoeDetail, max = 20): string | undefined => {
  const track = vitality(seenBy(fight(left, max), 'players', detail).combatants.ogre as CombatantView);
  return track && vitalWords(track);
};

test('the game master sees everything, and so do players of numbers', () => {
  const view = fight(7);
  expect(seenBy(view, 'gm', 'nothing')).toBe(view);
  expect(seenBy(view, 'players', 'numbers')).toBe(view);
});

test('five levels of detail: an ogre that has lost 13 of 20', () => {
  expect(foeDetails.map((detail) => told(7, detail))).toEqual([
    'Health 7 of 20',
    'How it fares: about 40 %',
    'How it fares: badly hurt',
    'How it fares: hurt',
    undefined,
  ]);
});

test('nobody looks unhurt who is hurt, nor done for who is not', () => {
  expect([20, 19, 1, 0].map((left) => told(left, 'share'))).toEqual([
    'How it fares: about 100 %',
    'How it fares: about 90 %',
    'How it fares: about 10 %',
    'How it fares: about 0 %',
  ]);
  expect([20, 19, 11, 10, 6, 5, 0].map((left) => told(left, 'words')?.slice(14))).toEqual([
    'unhurt',
    'hurt',
    'hurt',
    'badly hurt',
    'badly hurt',
    'at the end of its strength',
    'at the end of its strength',
  ]);
  expect([20, 19].map((left) => told(left, 'hurt')?.slice(14))).toEqual(['unhurt', 'hurt']);
  expect(told(0, 'hurt', 0)).toBe('How it fares: unhurt');
});

test('what foes can spend and what is noted of them is hidden; their conditions and initiative are seen', () => {
  const { ogre, edda, dog } = seenBy(fight(7), 'players', 'words').combatants;
  expect(ogre).toMatchObject({ pools: {}, notes: [], initiative: 7, conditions: [{ id: 'prone' }] });
  expect(ogre).not.toHaveProperty('charts');
  expect(edda).toEqual(fight(7).combatants.edda);
  expect(dog).toEqual(fight(7).combatants.dog);
});

test('a fight of nobody’s own has no foes', () => {
  const view = fight(7);
  const nobodys = { ...view, combatants: { ogre: view.combatants.ogre as CombatantView } };
  expect(seenBy(nobodys, 'players', 'nothing')).toBe(nobodys);
});

test('what the game master is asked is not put before players', () => {
  const view = fight(7);
  const asked = (who: string) => ({ view, prompt: { for: who } as never });
  expect(seen(asked('edda'), 'players', 'words').prompt).toEqual({ for: 'edda' });
  expect(seen(asked('dog'), 'players', 'words').prompt).toEqual({ for: 'dog' });
  expect(seen(asked('ogre'), 'players', 'numbers').prompt).toBeNull();
  expect(seen(asked('gm'), 'players', 'words').prompt).toBeNull();
  expect(seen(asked('ogre'), 'gm', 'words').prompt).toEqual({ for: 'ogre' });
});
