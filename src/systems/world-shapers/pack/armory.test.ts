import { expect, test } from 'vitest';
import type { Ability } from '../abilities.ts';
import type { Amount, DamagePart, Weapon } from '../gear.ts';
import { noArchetype } from '../gear.ts';
import type { Duration, GivesStatus, Moves, Rider } from '../riders.ts';
import { statusIds } from '../status/catalogue.ts';
import { abilities, archetypes, maneuvers, objects, weapons } from './armory.ts';

/** Compares the gear, Abilities and Maneuvers of the pack with the published tables and ours, cell by cell. */

const diceOf = ({ count, sides, plus }: Amount): string => `${count}d${sides}${plus ? `+${plus}` : ''}`;
const damageOf = (parts: readonly DamagePart[]): string =>
  parts.map((part) => `${diceOf(part)} ${part.type}`).join(' + ');
const until = (time: Duration): string => (typeof time === 'string' ? time : `${time.rounds} rounds`);
const statusOf = (given: GivesStatus | undefined): string => (given ? `${given.id} ${until(given.for)}` : '');
const movesOf = (moves: Moves | undefined): string => (moves ? `${moves.how} ${moves.metres} m` : '');
const riderOf = (rider: Rider | undefined): string =>
  rider
    ? `${rider.dr} DR${rider.power ? ` ${rider.power}` : ''}: ${statusOf(rider.status)}${movesOf(rider.moves)}`
    : '';
const rangeOf = ({ melee, ranged }: Weapon): string =>
  [
    melee ? `melee ${melee.reach}` : '',
    ranged ? `ranged ${ranged.range}${ranged.thrown ? ' thrown' : ''}` : '',
  ]
    .filter(Boolean)
    .join(', ');

test('[WS-ATK-6] the weapons: Stats, damage, range, hands', () => {
  const rows = weapons.map((one) => [
    one.id,
    `${one.primary}/${one.secondary}`,
    damageOf(one.damage),
    rangeOf(one),
    one.hands,
  ]);
  expect(rows).toEqual([
    ['fist', 'strength/dexterity', '1d4 physical', 'melee 1', 0],
    ['dagger', 'dexterity/strength', '1d4 physical', 'melee 1, ranged 6 thrown', 1],
    ['sword', 'strength/dexterity', '1d8 physical', 'melee 1', 1],
    ['ax', 'strength/dexterity', '1d8 physical', 'melee 1', 1],
    ['greataxe', 'strength/constitution', '1d12 physical', 'melee 1', 2],
    ['spear', 'strength/dexterity', '1d6 physical', 'melee 2', 1],
    ['sun-mace', 'strength/will', '1d6 physical + 1d4 holy', 'melee 1', 1],
    ['venom-blade', 'dexterity/strength', '1d6 physical + 1d4 poison', 'melee 1', 1],
    ['bow', 'dexterity/instinct', '1d8 physical', 'ranged 30', 2],
    ['pistol', 'dexterity/instinct', '1d8 physical', 'ranged 20', 1],
    ['spirit-staff', 'intelligence/will', '1d6 spirit', 'ranged 15', 1],
    ['venom-bite', 'strength/dexterity', '1d4 physical + 1d6 poison', 'melee 1', 0],
    ['hooves', 'strength/dexterity', '1d6 physical', 'melee 1', 0],
    ['rime-bite', 'strength/dexterity', '2d8 physical + 1d8 cold', 'melee 1', 0],
    ['slime', 'constitution/strength', '2d8 chemical', 'melee 1', 0],
    ['ghost-teeth', 'will/dexterity', '1d6 spirit', 'melee 1', 0],
    ['trap-bolt', 'dexterity/instinct', '1d10 physical', 'ranged 12', 0],
    ['rift-claw', 'intelligence/dexterity', '2d8 reality', 'melee 1', 0],
  ]);
  const special = weapons.flatMap((one) => {
    const notes = [
      one.freeHand ? 'a free hand' : '',
      one.hit === undefined ? '' : `+${one.hit}`,
      riderOf(one.onHit),
    ];
    return notes.some(Boolean) ? [`${one.id}: ${notes.filter(Boolean).join(', ')}`] : [];
  });
  expect(special).toEqual([
    'fist: a free hand',
    'venom-bite: +4, constitution DR 13: poisoned 2 rounds',
    'hooves: +4',
    'rime-bite: +7',
    'slime: +8',
    'trap-bolt: +8',
    'rift-claw: +8',
  ]);
});

test('the Archetypes: Primary, Secondary and Evasion Stat', () => {
  const rows = [...archetypes, noArchetype].map((one) => [one.id, one.primary, one.secondary, one.evasion]);
  expect(rows).toEqual([
    ['war', 'strength', 'constitution', 'strength'],
    ['hunt', 'dexterity', 'instinct', 'dexterity'],
    ['lore', 'intelligence', 'will', 'intelligence'],
    ['faith', 'will', 'charisma', 'will'],
    ['bulwark', 'constitution', 'strength', 'constitution'],
    ['none', 'strength', 'dexterity', 'dexterity'],
  ]);
});

const costOf = ({ cost }: Ability): string =>
  `${cost.ap === undefined ? `${cost.rp} RP` : `${cost.ap} AP`} ${cost.wp} WP`;

function doesOf({ does }: Ability): string {
  const notes = (...all: readonly string[]) => all.filter(Boolean).join('; ');
  switch (does.deed) {
    case 'attack':
      return notes(
        `${does.manner}${does.hit === undefined ? '' : ` +${does.hit}`} ${damageOf(does.damage)}`,
        riderOf(does.onHit),
      );
    case 'defense':
      return notes(
        `${does.dr} DR${does.area ? ` round ${does.area} m` : ''}`,
        `${damageOf(does.damage)}${does.half ? ', half' : ''}`,
        statusOf(does.status),
        movesOf(does.moves),
      );
    case 'ward':
      return `${does.temporary} temporary`;
    case 'mend':
      return notes(diceOf(does.amount), does.biological ? 'biological' : '');
    case 'buff':
      return notes(does.on, ...does.gifts.map(({ of, value }) => `${of} ${value}`), until(does.for));
    case 'guard':
      return `Evasion ${does.evasion}`;
  }
}

function stepOf({ upcast }: Pick<Ability, 'upcast'>): string {
  if (!upcast) return '';
  const { wp, dice, plus, metres } = upcast;
  const more = [
    dice ? `${dice.count}d${dice.sides}${dice.type ? ` ${dice.type}` : ''}` : '',
    plus ? `${plus}` : '',
    metres ? `${metres} m` : '',
  ];
  return `+${more.filter(Boolean).join(' ')} for ${wp}`;
}

test('[WS-ABL-1] the Abilities: Tier, cost, range, what they do, a step of upcasting', () => {
  const rows = abilities.map((one) => [one.id, one.tier, costOf(one), one.range, doesOf(one), stepOf(one)]);
  expect(rows.slice(0, 13)).toEqual([
    ['spark', 1, '1 AP 1 WP', 10, 'ranged 1d6 shock', ''],
    ['heat-lance', 1, '2 AP 2 WP', 20, 'ranged 2d6 heat', '+1d6 for 1'],
    ['venom-spit', 1, '2 AP 2 WP', 10, 'ranged 1d6 physical + 1d6 poison', '+1d6 poison for 1'],
    ['holy-ray', 1, '2 AP 2 WP', 15, 'ranged 2d6 holy', '+1d6 for 1'],
    ['star-shard', 2, '2 AP 4 WP', 15, 'ranged 2d6 spirit', '+1d6 for 1'],
    ['thunder-burst', 1, '2 AP 3 WP', 10, 'constitution DR round 2 m; 2d6 shock, half', '+1d6 for 1'],
    ['mind-spike', 2, '2 AP 4 WP', 15, 'will DR; 3d6 psychic, half; frightened endOfNextTurn', '+1d6 for 2'],
    ['gale-push', 1, '2 AP 2 WP', 10, 'strength DR; 1d6 physical, half; away 4 m', '+2 m for 1'],
    ['fold-space', 2, '3 AP 5 WP', 10, 'dexterity DR; teleport 20 m', '+20 m for 1'],
    ['warding-veil', 1, '2 AP 2 WP', 10, '6 temporary', '+4 for 1'],
    ['mend', 1, '2 AP 2 WP', 1, '2d4+2; biological', '+1d4 for 1'],
    ['quicken', 1, '1 AP 1 WP', 10, 'ally; initiative 5; combat', '+5 for 1'],
    ['quick-guard', 1, '1 RP 1 WP', 0, 'Evasion 3', '+1 for 1'],
  ]);
  expect(rows.slice(13)).toEqual([
    ['wisp-spark', 1, '2 AP 0 WP', 10, 'ranged +5 1d6 heat', ''],
    ['ember-hex', 1, '2 AP 2 WP', 10, 'ranged 1d6 heat; constitution DR: burning untilEnded', '+1d6 for 1'],
    ['acid-spray', 1, '2 AP 2 WP', 8, 'ranged 1d8 chemical; constitution DR: corroded combat', '+1d8 for 1'],
    [
      'static-lash',
      1,
      '2 AP 2 WP',
      5,
      'ranged 1d8 shock; constitution DR: shocked endOfNextTurn',
      '+1d8 for 1',
    ],
    ['wither', 2, '2 AP 3 WP', 1, 'melee 2d6 curse', '+1d6 for 1'],
    [
      'frost-breath',
      2,
      '2 AP 3 WP',
      4,
      'constitution DR round 2 m; 2d6 cold, half; chilled 2 rounds',
      '+1d6 for 1',
    ],
    ['rift', 3, '2 AP 5 WP', 15, 'dexterity DR; 3d6 reality, half', '+1d6 for 1'],
    [
      'root-snare',
      1,
      '2 AP 2 WP',
      10,
      'strength DR; 1d4 physical, half; restrained endOfNextTurn',
      '+1d4 for 1',
    ],
    [
      'bell-stroke',
      2,
      '3 AP 4 WP',
      6,
      'constitution DR; 1d6 shock, half; stunned endOfNextTurn',
      '+1d6 for 1',
    ],
    ['goad', 1, '1 AP 1 WP', 10, 'will DR; enraged endOfNextTurn', ''],
    ['dirge', 1, '2 AP 2 WP', 12, 'will DR round 2 m; despairing 2 rounds', ''],
    ['dazzle', 1, '2 AP 2 WP', 10, 'instinct DR; blinded endOfNextTurn', ''],
    ['mirage', 1, '1 AP 1 WP', 12, 'intelligence DR; prone untilEnded', ''],
    ['puppet-string', 2, '2 AP 3 WP', 12, 'charisma DR; restrained endOfNextTurn', ''],
    ['battle-hymn', 1, '1 AP 2 WP', 10, 'ally; hit 1; 3 rounds', '+1 for 2'],
    ['leaden-arms', 1, '1 AP 2 WP', 12, 'enemy; hit -2; 2 rounds', ''],
    ['stone-skin', 1, '1 AP 2 WP', 0, 'self; armor 2; 3 rounds', '+1 for 2'],
  ]);
});

test('the Maneuvers: Tier, WP, damage, Armor ignored, what comes with a hit, a step of upcasting', () => {
  const rows = maneuvers.map((one) => [
    one.id,
    one.tier,
    one.wp,
    damageOf(one.damage),
    one.ignores,
    riderOf(one.rider),
    stepOf(one),
  ]);
  expect(rows).toEqual([
    ['armor-piercer', 1, 2, '', 4, '', '+1 for 1'],
    ['burning-strike', 1, 2, '1d6 heat', 0, '', '+1d6 for 1'],
    ['venom-edge', 2, 3, '1d8 poison', 0, 'constitution DR: poisoned 2 rounds', '+1d8 for 2'],
    ['driving-blow', 2, 4, '1d6 physical', 0, 'strength DR: away 2 m', '+1 m for 1'],
    // Ours: a Maneuver without damage of its own.
    ['low-sweep', 1, 2, '', 0, 'dexterity DR: prone untilEnded', ''],
  ]);
});

test('what is used up', () => {
  const rows = objects.map(({ id, does }) => [
    id,
    does?.effect === 'mend'
      ? diceOf(does.amount)
      : does?.effect === 'wp'
        ? `${does.points} WP`
        : does?.effect,
  ]);
  expect(rows).toEqual([
    ['stimulant', '2d4'],
    ['focus-tonic', '4 WP'],
    ['smoke-pot', 'other'],
  ]);
});

test('every Status Effect but what Vitality and hands bring comes from something of the pack', () => {
  const riders = [
    ...weapons.map((one) => one.onHit),
    ...maneuvers.map((one) => one.rider),
    ...abilities.map(({ does }) => (does.deed === 'attack' ? does.onHit : undefined)),
  ];
  const given = [
    ...riders.map((one) => one?.status),
    ...abilities.map(({ does }) => (does.deed === 'defense' ? does.status : undefined)),
  ].flatMap((one) => (one ? [one.id] : []));
  expect(statusIds.filter((id) => !given.includes(id))).toEqual(['bleeding', 'grabbed']);
});

test('every kind of Defense Roll is rolled against something of the pack', () => {
  const kinds = abilities.flatMap(({ does }) => (does.deed === 'defense' ? [does.dr] : []));
  expect(new Set(kinds)).toEqual(
    new Set(['strength', 'dexterity', 'constitution', 'intelligence', 'charisma', 'instinct', 'will']),
  );
});
