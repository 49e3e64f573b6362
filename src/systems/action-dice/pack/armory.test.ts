import { expect, test } from 'vitest';
import type { DamageDice, Protection } from '../gear.ts';
import { weaponSchema } from '../gear.ts';
import { powerSchema } from '../powers.ts';
import { armors, items, powers, shields, weapons } from './armory.ts';

/** Weapons, armour, powers and items of the pack, line by line. */

const joins = (dice: DamageDice): string => (typeof dice === 'string' ? dice : dice.skill);

test('[AD-DMG-1] [AD-DMG-2] [AD-DMG-3] [AD-DMG-4] [AD-DMG-7] [AD-DMG-8] [AD-POS-9] [AD-R43] every weapon', () => {
  expect(
    weapons.map(({ id, value, rank, type, kinetic, hands, melee, ranged, dice }) =>
      [
        `${id}: ${value} ${rank} ${kinetic ?? type}, ${hands}`,
        ...(melee ? [`reach ${melee.reach}`] : []),
        ...(ranged ? [`${ranged.thrown ? 'thrown ' : ''}${ranged.near}/${ranged.far}`] : []),
        joins(dice),
      ].join(', '),
    ),
  ).toEqual([
    'unarmed: 1 feeble impact, 0, reach 6, strength',
    'trained-fist: 1 ordinary impact, 0, reach 6, strength',
    'knife: 1 minor cutting, 1, reach 6, thrown 20/40, strength',
    'short-sword: 1 ordinary cutting, 1, reach 6, strength',
    'sword: 1 ordinary cutting, 1, reach 6, strength',
    'club: 1 ordinary impact, 1, reach 6, strength',
    'war-hammer: 1 ordinary impact, 1, reach 6, strength',
    'greatsword: 2 ordinary cutting, 2, reach 6, strength',
    'polearm: 1 ordinary piercing, 2, reach 10, strength',
    'chain: 1 minor impact, 1, reach 10, strength',
    'heroic-axe: 1 heroic cutting, 1, reach 6, strength',
    'epic-blade: 2 epic cutting, 2, reach 6, strength',
    'legendary-spear: 1 legendary piercing, 2, reach 10, strength',
    'hunting-bow: 1 ordinary piercing, 2, 100/300, strength',
    'crossbow: 2 ordinary piercing, 2, 100/300, marksmanship',
    'pistol: 2 ordinary piercing, 1, 50/150, marksmanship',
    'rifle: 3 ordinary piercing, 2, 200/800, marksmanship',
    'ion-gun: 2 ordinary electrical, 2, 100/300, marksmanship',
    'laser-pistol: 2 ordinary thermal, 1, 100/400, marksmanship',
    'sonic-emitter: 1 ordinary sonic, 2, 30/60, marksmanship',
    'bite: 1 feeble piercing, 0, reach 6, strength',
    'ghoul-claws: 1 ordinary cutting, 0, reach 6, strength',
    'bear-claws: 2 ordinary cutting, 0, reach 6, strength',
    'fiend-claws: 2 heroic cutting, 0, reach 6, strength',
    'slam: 3 heroic impact, 0, reach 6, strength',
  ]);
});

test('the light weapons, and the riders of weapons', () => {
  expect(weapons.filter(({ light }) => light).map(({ id }) => id)).toEqual(['knife', 'short-sword']);
  expect(weapons.flatMap(({ id, rider }) => (rider ? [`${id}: ${JSON.stringify(rider)}`] : []))).toEqual([
    'war-hammer: {"on":"critical","does":"knockDown","resist":["strength"]}',
    'chain: {"on":"hit","does":"knockDown","resist":["agility"],"vs":15}',
  ]);
});

const armorLine = ({
  id,
  ar,
  rank,
  guard,
  durability,
  against,
}: Protection & {
  readonly id: string;
  readonly rank: string;
  readonly guard: number;
  readonly durability: number;
}) => `${id}: ${ar} ${rank} +${guard} ${durability} ${against.join(' ')}`;

test('[AD-ARM-1] [AD-ARM-2] [AD-ARM-5] [AD-ARM-6] every armour, and the shield', () => {
  expect([...armors, ...shields].map(armorLine)).toEqual([
    'rags: 1 feeble +0 5 physical',
    'padded: 1 minor +0 15 physical',
    'leather: 2 ordinary +0 20 physical',
    'mail: 4 ordinary +0 40 physical',
    'plate: 6 ordinary +0 60 physical',
    'heroic-plate: 6 heroic +1 80 physical',
    'epic-carapace: 8 epic +1 100 physical thermal cold',
    'ballistic-vest: 5 ordinary +0 40 physical',
    'energy-weave: 4 ordinary +0 30 thermal electrical',
    'hazard-suit: 2 ordinary +0 20 chemical radiation toxic',
    'shield: 0 ordinary +2 30 physical',
  ]);
});

test('[AD-ACT-13] [AD-REA-12] [AD-ENC-5] every technique, special reaction, Talent and spell: kind, cost, deed', () => {
  expect(
    powers.map(
      ({ id, kind, actions, vigor, mana, does }) => `${id}: ${kind} ${actions}/${vigor}/${mana} ${does.deed}`,
    ),
  ).toEqual([
    'power-strike: technique 1/4/0 strike',
    'twin-cut: technique 1/3/0 strike',
    'reckless-lunge: technique 1/3/0 strike',
    'sweep: technique 1/5/0 strike',
    'aimed-shot: technique 2/4/0 strike',
    'finish: technique 1/4/0 strike',
    'parrying-deflect: reaction 0/4/0 defend',
    'shield-block: reaction 0/5/0 defend',
    'second-wind: talent 0/0/0 gifts',
    'fury: talent 0/0/0 gifts',
    'iron-will: talent 0/0/0 gifts',
    'quick-hands: talent 0/0/0 gifts',
    'sentinel: talent 0/0/0 gifts',
    'firebolt: spell 1/0/3 bolt',
    'frost-lance: spell 1/0/4 bolt',
    'arcane-dart: spell 1/0/3 bolt',
    'time-shard: spell 2/0/6 bolt',
    'storm-call: spell 3/0/10 blast',
    'grave-touch: spell 1/0/4 bolt',
    'mind-grip: spell 1/0/4 grip',
    'venom-needle: spell 1/0/3 bolt',
    'mend: spell 2/0/6 heal',
    'revive: spell 2/0/8 heal',
  ]);
});

test('[AD-ATK-1] the effects of techniques', () => {
  const strikes = powers.flatMap(({ id, does }) => (does.deed === 'strike' ? [[id, does] as const] : []));
  expect(Object.fromEntries(strikes.map(([id, { deed: _deed, ...does }]) => [id, does]))).toEqual({
    'power-strike': { with: 'melee', ability: 'agility', charges: 1, valueUp: 0 },
    'twin-cut': { with: 'light', ability: 'speed', charges: 0, valueUp: 0, offHand: true },
    'reckless-lunge': { with: 'melee', charges: 1, valueUp: 0, lunge: 10, opens: true },
    sweep: {
      with: 'melee',
      ability: 'speed',
      charges: 0,
      valueUp: 0,
      noDamage: true,
      rider: { on: 'hit', does: 'knockDown', resist: ['agility'] },
    },
    'aimed-shot': { with: 'ranged', ability: 'agility', charges: 2, valueUp: 0 },
    finish: { with: 'melee', charges: 0, valueUp: 1, onlyWounded: true },
  });
});

test('[AD-HRT-6] the effects of spells', () => {
  const bolts = powers.flatMap(({ id, does }) =>
    does.deed === 'bolt'
      ? [
          `${id}: ${does.value} ${does.rank} ${does.type} ${joins(does.dice)} ${
            does.range === 'adjacent' ? 'adjacent' : `${does.range.near}/${does.range.far}`
          }${does.straightAtHealth ? ' straight at Health' : ''}`,
        ]
      : [],
  );
  expect(bolts).toEqual([
    'firebolt: 2 ordinary thermal sorcery 60/120',
    'frost-lance: 1 heroic cold sorcery 60/120',
    'arcane-dart: 1 epic aetheric sorcery 60/120',
    'time-shard: 2 heroic crystal sorcery 60/120',
    'grave-touch: 1 heroic umbral none adjacent',
    'venom-needle: 1 minor toxic sorcery 30/60 straight at Health',
  ]);
  const does = (id: string) => powers.find((one) => one.id === id)?.does;
  expect(does('storm-call')).toEqual({
    deed: 'blast',
    value: 3,
    rank: 'ordinary',
    type: 'electrical',
    dice: 'none',
    radius: 10,
    ability: 'soul',
    far: 100,
  });
  expect(does('mind-grip')).toEqual({ deed: 'grip', far: 60, resist: ['resolve'], vs: 18, lessActions: 1 });
  expect(does('mend')).toEqual({ deed: 'heal', restores: 'durability', amount: { count: 2, sides: 8 } });
  expect(does('revive')).toEqual({ deed: 'heal', restores: 'health', amount: { count: 1, sides: 8 } });
});

test('[AD-ACT-14] the effects of items', () => {
  const blast = {
    value: 3,
    rank: 'ordinary',
    type: 'kinetic',
    kinetic: 'impact',
    dice: 'none',
    radius: 10,
    ability: 'agility',
  };
  expect(Object.fromEntries(items.map(({ id, does }) => [id, does]))).toEqual({
    grenade: { effect: 'blast', ...blast, near: 30, far: 60 },
    'healing-draught': { effect: 'mend', amount: { count: 1, sides: 10 } },
    stimulant: { effect: 'vigor', points: 5 },
    'smoke-bomb': { effect: 'smoke', visibility: 'reduced', radius: 15, rounds: 2, near: 30, far: 60 },
    detonator: { effect: 'detonate', ...blast, near: 300, far: 300 },
  });
});

test('[AD-REA-4] invalid powers and weapons are refused: Chance on a reaction, spell without actions, no subtype', () => {
  const reaction = powers.find(({ kind }) => kind === 'reaction');
  const spell = powers.find(({ kind }) => kind === 'spell');
  const talent = powers.find(({ kind }) => kind === 'talent');
  const problems = (power: object) =>
    powerSchema.safeParse(power).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(problems({ ...reaction, chance: true })).toEqual(['kind']);
  expect(problems({ ...spell, actions: 0 })).toEqual(['actions']);
  expect(problems({ ...spell, does: talent?.does })).toEqual(['does']);
  expect(problems({ ...talent, does: reaction?.does })).toEqual(['does', 'does']);
  const sword = weapons.find(({ id }) => id === 'sword');
  const weapon = (over: object) =>
    weaponSchema.safeParse({ ...sword, ...over }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(weapon({ type: 'thermal' })).toEqual(['kinetic']);
  expect(weapon({ ranged: { near: 50, far: 20 } })).toEqual(['ranged.far']);
});
