import { expect, test } from 'vitest';
import type { CombatantView, Track, View } from '../kernel/view.ts';
import type { LogLine } from '../protocol/messages.ts';
import type { FoeDetail } from './eyes.ts';
import { answersSeen, foeDetails, linesSeen, oddsSeen, previewSeen, seen, seenBy } from './eyes.ts';
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

test('the game master sees everything, and so do players if foes are shown in numbers', () => {
  const view = fight(7);
  expect(seenBy(view, 'gm', 'nothing')).toBe(view);
  expect(seenBy(view, 'players', 'numbers')).toBe(view);
});

test('an ogre with 7 of 20 Health in five levels of detail: numbers, share, words, hurt, nothing', () => {
  expect(foeDetails.map((detail) => told(7, detail))).toEqual([
    'Health 7 of 20',
    'How it fares: about 40 %',
    'How it fares: badly hurt',
    'How it fares: hurt',
    undefined,
  ]);
});

test('a hurt foe never reads as unhurt or 100 %, nor a foe with Health left as 0 %', () => {
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

test('pools, notes and charts of foes are hidden from players; their conditions and initiative are shown', () => {
  const { ogre, edda, dog } = seenBy(fight(7), 'players', 'words').combatants;
  expect(ogre).toMatchObject({ pools: {}, notes: [], initiative: 7, conditions: [{ id: 'prone' }] });
  expect(ogre).not.toHaveProperty('charts');
  expect(edda).toEqual(fight(7).combatants.edda);
  expect(dog).toEqual(fight(7).combatants.dog);
});

test('what a foe has lost of its strength, has on it, and its injuries are hidden with its numbers', () => {
  const view = fight(7);
  const decayed = {
    id: 'decay-toughness',
    label: 'Toughness decayed',
    level: 10,
    clause: 'X-1',
    strength: true,
  } as const;
  const foe = view.combatants.ogre as CombatantView;
  const ogre: CombatantView = {
    ...foe,
    conditions: [...foe.conditions, decayed],
    shownElsewhere: ['injury-head'],
    items: [{ id: 'ogre/club', name: 'Club', at: 'hand' }],
  };
  const as = (detail: 'numbers' | 'words') =>
    seenBy({ ...view, combatants: { ...view.combatants, ogre } }, 'players', detail).combatants.ogre;
  expect(as('numbers')).toEqual(ogre);
  expect(as('words')?.conditions.map(({ id }) => id)).toEqual(['prone']);
  expect(as('words')).not.toHaveProperty('items');
  expect(as('words')).not.toHaveProperty('shownElsewhere');
});

test('in a fight without combatants of players nothing is hidden', () => {
  const view = fight(7);
  const nobodys = { ...view, combatants: { ogre: view.combatants.ogre as CombatantView } };
  expect(seenBy(nobodys, 'players', 'nothing')).toBe(nobodys);
});

test('players get the prompts of their own side only, the game master gets all', () => {
  const view = fight(7);
  const asked = (who: string) => ({ view, prompt: { for: who } as never });
  expect(seen(asked('edda'), 'players', 'words').prompt).toEqual({ for: 'edda' });
  expect(seen(asked('dog'), 'players', 'words').prompt).toEqual({ for: 'dog' });
  expect(seen(asked('ogre'), 'players', 'numbers').prompt).toBeNull();
  expect(seen(asked('gm'), 'players', 'words').prompt).toBeNull();
  expect(seen(asked('ogre'), 'gm', 'words').prompt).toEqual({ for: 'ogre' });
});

/** The ogre is hidden from these combatants, and it is its turn. */
const hiding = (...from: readonly string[]): View => {
  const view = fight(20);
  const ogre = { ...(view.combatants.ogre as CombatantView), hiddenFrom: from };
  return {
    ...view,
    active: 'ogre',
    order: ['ogre', 'edda', 'dog'],
    bar: [
      { id: 'ogre', initiative: 9, state: 'active', with: [{ id: 'rider', state: 'active' }] },
      { id: 'edda', initiative: 7, state: 'waiting' },
    ],
    combatants: { ...view.combatants, ogre },
  };
};

test('a foe hidden from the whole party is absent from combatants, turn order and initiative bar', () => {
  const view = seenBy(hiding('edda', 'dog'), 'players', 'numbers');
  expect(Object.keys(view.combatants)).toEqual(['edda', 'dog']);
  expect(view.order).toEqual(['edda', 'dog']);
  expect(view.active).toBeNull();
  // The rider, who shares its place in the bar, is still seen.
  expect(view.bar.map(({ id, with: mates }) => [id, mates?.length ?? 0])).toEqual([
    ['rider', 0],
    ['edda', 0],
  ]);
  expect(seenBy(hiding('edda', 'dog'), 'gm', 'numbers').combatants).toHaveProperty('ogre');
});

test('a foe seen by one of the party is seen by all; an unconscious party member sees nobody', () => {
  expect(seenBy(hiding('edda'), 'players', 'words').combatants).toHaveProperty('ogre');
  const view = hiding('edda');
  const dog = { ...(view.combatants.dog as CombatantView), out: 'unconscious' as const };
  const alone = { ...view, combatants: { ...view.combatants, dog } };
  expect(seenBy(alone, 'players', 'words').combatants).not.toHaveProperty('ogre');
});

test('prompts for players leave out a hidden foe as a target and as one whom a path provokes', () => {
  const one = { kind: 'one', label: 'Target', oneOf: [{ id: 'ogre' }, { id: 'imp' }] };
  const path = {
    kind: 'path',
    label: 'Way',
    budget: 4,
    cells: [
      { x: 1, y: 1, provokes: ['ogre'] },
      { x: 2, y: 1, provokes: ['ogre', 'imp'] },
    ],
  };
  const prompt = { for: 'edda', kind: 'choose', options: [{ id: 'attack', needs: { one, path } }] };
  const told = seen({ view: hiding('edda', 'dog'), prompt: prompt as never }, 'players', 'words').prompt;
  expect(told).toMatchObject({
    options: [
      {
        needs: {
          one: { oneOf: [{ id: 'imp' }] },
          path: {
            cells: [
              { x: 1, y: 1 },
              { x: 2, y: 1, provokes: ['imp'] },
            ],
          },
        },
      },
    ],
  });
  expect(JSON.stringify(told)).not.toContain('ogre');
});

const line = (id: number, part: Partial<LogLine>): LogLine => ({
  id,
  round: 1,
  turn: 'ogre',
  level: 'deed',
  text: `line ${id}`,
  ...part,
});

const wounds: readonly LogLine[] = [
  line(1, {
    text: 'ogre takes 7 damage: 13 of 20 left',
    who: 'edda',
    whom: 'ogre',
    wound: true,
    strength: 'ogre',
    totals: [{ label: 'slashing', total: { value: 7, terms: [] } }],
  }),
  line(2, { text: 'ogre has a severe wound', who: 'ogre', wound: true, strength: 'ogre' }),
  line(3, { text: 'ogre pays 2 AP: 1 left', who: 'ogre', strength: 'ogre' }),
  line(4, { text: 'edda takes 3 damage: 2 of 9 left', who: 'edda', wound: true, strength: 'edda' }),
  line(5, { text: 'ogre dies', who: 'ogre', wound: true }),
];

test('log lines about a foe’s harm are as vague as its token; its death and the party’s harm are shown', () => {
  const read = (detail: FoeDetail) => linesSeen(wounds, fight(13), 'players', detail);
  expect(linesSeen(wounds, fight(13), 'gm', 'nothing')).toBe(wounds);
  expect(read('numbers')).toEqual(wounds);
  for (const detail of ['share', 'words', 'hurt'] as const) {
    expect(read(detail).map(({ text }) => text)).toEqual([
      'ogre is hurt',
      'edda takes 3 damage: 2 of 9 left',
      'ogre dies',
    ]);
    expect(read(detail)[0]).not.toHaveProperty('totals');
  }
  expect(read('nothing').map(({ id }) => id)).toEqual([4, 5]);
});

test('an undone line about a foe’s harm stays marked as undone', () => {
  const struck = wounds.map((one): LogLine => ({ ...one, undone: true }));
  expect(linesSeen(struck, fight(13), 'players', 'words')[0]).toMatchObject({ id: 1, undone: true });
});

test('players read no line about a foe who was hidden when it was told; lines before and after stay', () => {
  const hidden = { ogre: ['edda', 'dog'] };
  const lines = [
    line(1, { text: 'ogre sneaks away', who: 'ogre' }),
    line(2, { text: 'ogre moves 3 m', who: 'ogre', hidden }),
    line(3, { text: 'edda listens', who: 'edda', hidden }),
    line(4, { text: 'Initiative: edda 9, ogre 7', hidden }),
    line(5, { text: 'edda does not notice it', who: 'edda', whom: 'ogre', hidden }),
    line(6, { text: 'ogre waits', who: 'ogre', hidden: { ogre: ['edda'] } }),
    line(7, { text: 'ogre attacks', who: 'ogre' }),
  ];
  const read = (eyes: 'players' | 'gm') => linesSeen(lines, fight(20), eyes, 'numbers').map(({ id }) => id);
  expect(read('players')).toEqual([1, 3, 6, 7]);
  expect(read('gm')).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('previews for players leave out hidden foes: whom a path provokes, whom an area reaches, their own path', () => {
  const preview = {
    provokes: ['ogre', 'imp'],
    reached: [{ who: 'ogre', how: '', best: '0', worst: '−3' }],
    lines: [
      {
        from: { x: 0, y: 0 },
        to: { x: 3, y: 0 },
        grade: 'half',
        label: '',
        by: [{ x: 1, y: 0, who: 'ogre' }],
      },
    ],
  } as const;
  const view = hiding('edda', 'dog');
  expect(previewSeen(preview, view, 'gm')).toBe(preview);
  expect(previewSeen(preview, fight(20), 'players')).toBe(preview);
  expect(previewSeen(preview, view, 'players')).toEqual({ provokes: ['imp'], reached: [], lines: [] });
  const path = [{ x: 1, y: 0 }];
  expect(previewSeen({ ...preview, goes: 'imp', path }, view, 'players')).toEqual({
    goes: 'imp',
    path,
    provokes: ['imp'],
    reached: [],
    lines: [],
  });
  expect(previewSeen({ ...preview, goes: 'ogre', path }, view, 'players')).toEqual({
    provokes: ['imp'],
    reached: [],
    lines: [],
  });
});

test('odds for players leave out what befalls or heals a hidden foe', () => {
  const odds = {
    ok: true,
    exact: true,
    outcomes: [
      { tags: ['hit', 'harm:ogre:health:7', 'out:ogre'], p: 0.25 },
      { tags: ['hit', 'condition:imp:prone'], p: 0.75 },
    ],
    chances: { hit: 1, 'harm:ogre:health:7': 0.25, 'out:ogre': 0.25, 'condition:imp:prone': 0.75 },
    harm: { ogre: { health: 1.75 }, imp: { health: 2 } },
    healing: { ogre: { health: 1 }, imp: { health: 3 } },
  } as const;
  const view = hiding('edda', 'dog');
  expect(oddsSeen(odds, view, 'gm')).toBe(odds);
  expect(oddsSeen(odds, fight(20), 'players')).toBe(odds);
  expect(oddsSeen(odds, view, 'players')).toEqual({
    ok: true,
    exact: true,
    outcomes: [
      { tags: ['hit'], p: 0.25 },
      { tags: ['hit', 'condition:imp:prone'], p: 0.75 },
    ],
    chances: { hit: 1, 'condition:imp:prone': 0.75 },
    harm: { imp: { health: 2 } },
    healing: { imp: { health: 3 } },
  });
});

test('odds by answer leave out a hidden foe’s answers, and what befalls it in the answers of others', () => {
  const answer = {
    words: 'Duck',
    exact: true,
    chances: { hit: 0.5, 'out:ogre': 0.1 },
    harm: { ogre: { health: 1 } },
    healing: {},
  };
  const of = (...people: readonly string[]) =>
    ({ ok: true, people: people.map((who) => ({ who, answers: [answer, answer] })) }) as const;
  const view = hiding('edda', 'dog');
  const told = { words: 'Duck', exact: true, chances: { hit: 0.5 }, harm: {}, healing: {} };
  expect(answersSeen(of('ogre'), view, 'gm')).toEqual(of('ogre'));
  expect(answersSeen(of('ogre'), view, 'players')).toEqual({ ok: true, people: [] });
  expect(answersSeen(of('ogre', 'imp'), view, 'players')).toEqual({
    ok: true,
    people: [{ who: 'imp', answers: [told, told] }],
  });
});
