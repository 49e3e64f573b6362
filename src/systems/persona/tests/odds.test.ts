import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import type { Weapon } from '../gear.ts';
import { powers, weapons } from '../pack/index.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { attack, choice } from './line-up.ts';
import { agreement, answering, momentOf } from './moment.ts';

/**
 * Exact odds compared with samples of the same rules. Odds counted face by face are in `attack-odds.test.ts`. The soak
 * uses the same list with more samples: `WOUNDTRACK_SAMPLES=100000`.
 */

const samples = Number(process.env.WOUNDTRACK_SAMPLES ?? 1500);

/** Checks that exact odds and samples agree when every question is answered like this. */
function agrees(lineUp: LineUp, made: Choice, answers: readonly string[], setting: Setting = {}): void {
  expect(agreement(momentOf(lineUp, made, setting), answering(...answers), samples)).toBeLessThanOrEqual(1);
}

/** The targets in turn: a Shadow near its last wound, one with an affinity, an Evoker behind a Persona. */
const struck = [
  { use: 'ogre', now: { light: 1, heavy: 1 } },
  { use: 'glass-hound' },
  { use: 'mei', now: { personas: { 'stone-lion': 2 } } },
  { use: 'hollow-king', now: { ailments: [{ id: 'dizzy' }] } },
] as const;
const defences = ['dodge', 'parry', 'anticipate', 'decline'] as const;
const pick = <T>(all: readonly T[], i: number): T => all[i % all.length] as T;

/** Rin facing a combatant this many metres away. */
const facing = (rin: Sketch, foe: Sketch, metres = 1): LineUp => ({
  evokers: { rin: { at: [2, 5], ...rin } },
  shadows: { foe: { use: 'ogre', at: [2 + metres, 5], ...foe } },
});
const holding = (weapon: string): Sketch => ({
  sheet: { weapons: [weapon], inHand: { right: weapon, left: null } },
});

describe('exact odds agree with plays', () => {
  const far = ({ class: kind, body }: Weapon): boolean => kind !== 'melee' && body === undefined;
  test.each(weapons.map((weapon, i) => [weapon.id, pick(defences, i), i] as const))(
    '[PE-ACT-2, PE-ATK-4] %s against a %s',
    (id, defence, i) => {
      const weapon = weapons[i] as Weapon;
      const form = weapon.focusOnly ? choice('focused', { target: 'foe' }) : attack('foe');
      const rin = weapon.body === 'unarmed' ? {} : holding(id);
      agrees(facing(rin, pick(struck, i), far(weapon) ? 6 : 1), { ...form, with: id }, [defence]);
    },
  );

  const harmful = powers.filter(({ does }) => ['magic', 'inflict', 'weapon'].includes(does.deed));
  test.each(harmful.map((power, i) => [power.id, pick(defences, i), i] as const))(
    '[PE-ACT-37, PE-CRIT-4, PE-AIL-5] %s against a %s',
    (id, defence, i) => {
      const persona = { id: 'hart', name: 'Hart', wounds: 4, affinities: {}, powers: [id] };
      const missile = harmful[i]?.does.deed === 'weapon' && harmful[i]?.element === 'missile';
      const weapon = missile ? 'pistol' : 'sword';
      const rin = {
        sheet: {
          ...(holding(weapon).sheet as object),
          personas: [persona],
          scores: { willpower: 60 },
        },
      };
      agrees(facing(rin, pick(struck, i), missile ? 5 : 1), attack('foe', { with: id }), [defence]);
    },
  );

  const two: Sketch = { sheet: { weapons: ['sword', 'knife'], inHand: { right: 'sword', left: 'knife' } } };
  const forms: readonly [string, LineUp, Choice, readonly string[], Setting?][] = [
    ['[PE-ACT-5] a Charge', facing({}, {}, 4), choice('charge', { target: 'foe', with: 'sword' }), ['dodge']],
    [
      '[PE-ACT-6] a Called Attack at the Head',
      facing({}, {}),
      choice('called', { target: 'foe', with: 'sword', at: 'head' }),
      ['parry'],
    ],
    [
      '[PE-ACT-8] a Focused Attack at the Frozen',
      facing({}, { now: { ailments: [{ id: 'frozen' }] } }),
      choice('focused', { target: 'foe', with: 'sword' }),
      [],
    ],
    [
      '[PE-ACT-11] a Burst whose shots become wounds',
      facing(holding('machine-pistol'), {}, 6),
      choice('burst', { target: 'foe', with: 'machine-pistol' }),
      ['dodge', 'shots'],
    ],
    [
      '[PE-ACT-13] two weapons at one target',
      facing(two, {}),
      choice('all-weapon', { first: 'foe', second: 'foe' }),
      ['decline'],
    ],
    [
      '[PE-ATK-8] an area with two in it',
      {
        evokers: { rin: { at: [2, 5], ...holding('grenade-tube') } },
        shadows: { foe: { use: 'glass-hound', at: [10, 5] }, other: { use: 'ogre', at: [11, 5] } },
      },
      attack('foe', { with: 'grenade-tube' }),
      ['dodge'],
    ],
    [
      '[PE-ACT-17] somebody who is protected',
      {
        evokers: { rin: { at: [5, 5] } },
        shadows: {
          foe: { use: 'imp', at: [6, 5] },
          ogre: { at: [6, 6], now: { protecting: 'foe' } },
        },
      },
      attack('foe', { with: 'sword' }),
      ['dodge'],
    ],
    [
      '[PE-HLP-1] the Helpless',
      {
        ...facing({}, { now: { light: 0, conditions: ['unconscious'] } }),
        others: { imp: { at: [12, 10] } },
      },
      attack('foe', { with: 'sword' }),
      [],
    ],
    [
      '[PE-AIL-21, PE-TEST-8] the Damned against the Condemned',
      facing({ now: { ailments: [{ id: 'damned' }] } }, { now: { ailments: [{ id: 'condemned' }] } }),
      attack('foe', { with: 'sword' }),
      ['parry'],
      { rulings: { rerollConflict: 'worseWins' } },
    ],
    [
      '[PE-AFF-7] an element that is thrown back',
      facing({}, { use: 'furnace-idol' }),
      attack('foe', { with: 'cinder' }),
      ['decline'],
    ],
    [
      '[PE-AIL-11] contact with the Shocked',
      facing({}, { now: { ailments: [{ id: 'shocked' }] } }),
      attack('foe', { with: 'sword' }),
      [],
    ],
  ];
  test.each(forms)('%s', (_, lineUp, made, answers, setting = {}) => {
    agrees(lineUp, made, answers, setting);
  });

  const contests: readonly [string, LineUp, Choice, (readonly string[])?][] = [
    ['[PE-ACT-10] a Grapple', facing({}, {}), choice('grapple', { target: 'foe' }), ['dodge']],
    ['[PE-ACT-26] a Push', facing({}, {}), choice('push', { target: 'foe', with: 'sword' }), ['endurance']],
    [
      '[PE-ACT-29] a Knockdown, punished when it fails',
      facing({}, { use: 'glass-hound' }),
      choice('knockdown', { target: 'foe', with: 'sword' }),
      ['dodge', 'chance-attack'],
    ],
    ['[PE-ACT-22] distracting', facing({}, {}, 3), choice('distract', { target: 'foe' })],
    ['[PE-ACT-23] a scary face', facing({}, {}, 3), choice('scary-face', { target: 'foe' })],
    [
      '[PE-GRP-2] breaking free',
      facing({ now: { heldBy: [{ by: 'foe' }] } }, {}),
      choice('break-free', { spend: 'action' }),
    ],
    [
      '[PE-MOVE-8] leaving an enemy, struck if it fails',
      facing({}, { use: 'glass-hound' }),
      choice('move', { path: [{ x: 1, y: 5 }] }),
      ['test', 'chance-attack'],
    ],
  ];
  test.each(contests)('%s', (_, lineUp, made, answers = []) => {
    agrees(lineUp, made, answers);
  });

  test.each<Sketch>([
    { degreesMode: 'plusOne', opposedTieBreak: 'rawMargin' },
    { degreesMode: 'tensDigits', opposedTieBreak: 'resister' },
    { bothFail: 'lesserFailureWins' },
    { hitLocationRoll: 'reversedAttackDie', savageBase: 'lastWound' },
    { targetClamp: '5to95', extraWoundsNeedBase: false },
  ])('[PE-TEST-3, PE-TEST-4, PE-ATK-5] with %j', (rulings) => {
    agrees(facing({}, struck[0]), attack('foe', { with: 'sword' }), ['parry'], { rulings });
  });

  test('[PE-TEST-4] [PE-ATK-5] a shot that fails by less than the dodge (PE-R11) strikes where its own die says (PE-R55)', () => {
    const rin = { sheet: { ...(holding('pistol').sheet as object), scores: { ballistic: 30 } } };
    agrees(facing(rin, { use: 'glass-hound' }, 6), attack('foe', { with: 'pistol' }), ['dodge'], {
      rulings: { bothFail: 'lesserFailureWins', hitLocationRoll: 'reversedAttackDie' },
    });
  });
});
