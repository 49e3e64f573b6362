import { expect, test } from 'vitest';
import { laterWords, sidesLater } from './later.ts';

const wave = (
  id: string,
  name: string,
  arrives: { readonly round: number } | string,
  ...uses: readonly string[]
) => ({
  id,
  name,
  arrives,
  combatants: uses.map((use, at) => ({ id: `${use}-${at}`, side: 'Foes', sheet: { use } })),
});
const pack = [
  { id: 'wolf', name: 'Wolf' },
  { id: 'ogre', name: 'Ogre' },
];

test('a wave by round is told with its round, a called wave as absent, an empty wave not at all', () => {
  const waves = [
    wave('pack', 'The pack', { round: 3 }, 'wolf', 'wolf'),
    wave('den', 'The den', 'called', 'ogre'),
    wave('none', 'Nobody', { round: 2 }),
  ];
  expect(laterWords({ combatants: [], waves }, pack)).toEqual([
    'Wolf, Wolf (The pack): from round 3 on, in the fight but not in these bars.',
    'Ogre (The den): only when called, so not in these fights.',
  ]);
  expect(laterWords({ combatants: [] }, pack)).toEqual([]);
});

test('sides that only come with a wave of a round are told besides those that are there, each once', () => {
  const brigands = wave('road', 'Brigands', { round: 2 }, 'wolf', 'ogre');
  const called = {
    ...wave('den', 'The den', 'called', 'ogre'),
    combatants: [{ id: 'bear', side: 'Beasts' }],
  };
  const encounter = { combatants: [{ id: 'edda', side: 'Heroes' }], waves: [brigands, called] };
  expect(sidesLater(encounter, ['Heroes'])).toEqual(['Foes']);
  expect(sidesLater(encounter, ['Heroes', 'Foes'])).toEqual([]);
});
