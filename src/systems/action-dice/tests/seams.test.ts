import { expect, test } from 'vitest';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  actions,
  active,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  defend,
  durability,
  endTurn,
  fight,
  goOn,
  health,
  level,
  mana,
  move,
  vigor,
  waiting,
} from './line-up.ts';

/** Combinations of reactions, movement, damage, powers and turns. */

const dodge = choice('defense');
const standUp = choice('stand-up');
const ready = (what: string, when: string, more: Sketch = {}) => choice('ready', { what, when, ...more });
const act = (more: Sketch = {}) => choice('act', more);
const gm = (option: string) => choice(option);
const chained = { weapons: [{ thing: 'chain', in: 'main' }] };

/** Storm Call of three actions on a thug with his last 5 Vigor, Hadra defending, a soldier who cannot pay. */
const storm = (more: LineUp[string] = {}, setting: Setting = {}) =>
  fight(
    {
      red: { veshta: { at: [2, 5], sheet: { actions: 3 } } },
      blue: {
        thug: { at: [12, 5], now: { vigor: 5 } },
        hadra: { at: [13, 5], now: { defending: 1 } },
        soldier: { at: [14, 5], now: { vigor: 4 } },
        ...more,
      },
    },
    setting,
  ).does(choice('power-storm-call', { at: { x: 13, y: 5 } }));

test('[AD-ATK-8] [AD-REA-2] [AD-ACT-7] [AD-REC-2] an area attack: each target defends with its own Vigor and dice', () => {
  const table = storm();
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!');
  // 19 is above 15, 17 and 15.
  table.rolls('attack', 10, 3, 3, 3);
  expect(asked(table)).toBe('thug reaction.defense');
  table.does(dodge);
  // It was his last Vigor: Winded, but the roll counts. Speed 10: one die.
  expect([vigor(table, 'thug'), conditions(table, 'thug')]).toEqual([0, ['winded']]);
  expect(waiting(table)).toMatchObject({ who: 'thug', dice: 'd20+d10!', beats: 19 });
  table.rolls('defense', 15, 5);
  // With Defend she pays 3; 19 is not above 19.
  expect([asked(table), table.option('defense').cost]).toEqual(['hadra reaction.defense', { vigor: 3 }]);
  table.does(dodge).rolls('defense', 10, 4, 5);
  // The soldier is not asked; one damage roll for both who are hit, and mail does not protect from lightning.
  expect(waiting(table)).toMatchObject({ purpose: 'damage', dice: 'd8+d8+d8' });
  table.rolls('damage', 5, 6, 7);
  expect(['thug', 'hadra', 'soldier'].map((id) => durability(table, id))).toEqual([10, 12, 2]);
  expect([vigor(table, 'hadra'), table.facts('wear'), actions(table, 'veshta')]).toEqual([27, [], 0]);
});

test('[AD-POS-14] [AD-POS-15] [AD-ATK-8] a prone target defends against an area with a quarter of Speed', () => {
  const table = storm({ lio: { at: [13, 6], now: { conditions: ['prone'] } } });
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!');
  table.rolls('attack', 10, 3, 3, 3).does(decline).does(decline);
  expect(asked(table)).toBe('lio reaction.defense');
  // Speed 30 / 4 is 7: no die is left of three.
  table.does(dodge);
  expect(waiting(table)).toMatchObject({ who: 'lio', dice: 'd20', beats: 19 });
  table.rolls('defense', 20).rolls('damage', 1, 1, 1);
  expect(durability(table, 'lio')).toBe(20);
});

test('[AD-COV-6] [AD-COV-5] [AD-OBJ-3] an object destroyed by an area attack still covers those behind it', () => {
  const crate = {
    use: 'concrete-barricade',
    at: [13, 5],
    sheet: { hide: { ar: 0 }, printed: { durability: 6 } },
  } as const;
  // The centre lies west of the crate; thug and soldier stand east of it.
  const table = fight({
    red: { veshta: { at: [2, 5], sheet: { actions: 3 } } },
    blue: {
      thug: { at: [14, 5], now: { vigor: 4 } },
      soldier: { at: [13, 3], now: { vigor: 4 } },
      guard: { use: 'thug', at: [14, 6], now: { vigor: 4 } },
      crate,
    },
  });
  table.does(choice('power-storm-call', { at: { x: 12, y: 5 } })).rolls('attack', 10, 3, 3, 3);
  table.rolls('damage', 3, 3, 3);
  // 9; the thug behind the crate takes 4, and it takes the 5; the soldier in the open 9.
  expect(durability(table, 'thug')).toBe(6);
  expect(durability(table, 'soldier')).toBe(11);
  // The line from (12,5) to (14,6) touches the crate, too.
  expect(durability(table, 'guard')).toBe(6);
  expect(table.facts('destroyed')).toMatchObject([{ who: 'crate' }]);
});

/** Hadra walks out of the reach of a thug with a chain and of a soldier, who stand north of her. */
const between = (setting: Setting = {}) =>
  fight(
    {
      red: { hadra: { at: [5, 5] } },
      blue: {
        thug: { at: [5, 2], sheet: chained },
        soldier: { at: [6, 3], sheet: { weapons: [{ thing: 'polearm', in: 'main' }] } },
      },
    },
    { rulings: { moveOpens: true }, ...setting },
  );

test('[AD-POS-11] [AD-REA-11] [AD-REA-14] [AD-REA-3] knocked down by an opening of its Move, a combatant stops there', () => {
  const table = fight(
    {
      red: { hadra: { at: [5, 5] } },
      blue: { thug: { at: [4, 4], sheet: chained }, soldier: { at: [6, 4] } },
    },
    { rulings: { moveOpens: true } },
  );
  // South: with (5,6) she leaves the soldier's 5 ft, with (5,7) the 10 ft of the chain.
  table.does(move(5, 8));
  expect([asked(table), cell(table, 'hadra')]).toEqual(['soldier reaction.opening', [5, 5]]);
  table.does(decline);
  expect([asked(table), cell(table, 'hadra')]).toEqual(['thug reaction.opening', [5, 6]]);
  table.does(choice('attack', { with: 'chain' })).rolls('attack', 15, 5);
  // AD-REA-3: in her own turn she does not defend. 2 and 2 are not above mail.
  table.rolls('damage', 2, 2);
  expect(asked(table)).toBe('hadra resist');
  table.does(choice('submit'));
  expect([cell(table, 'hadra'), conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([
    [5, 6],
    ['prone'],
    1,
  ]);
  // Standing up is another opening, for those who have her in reach where she lies.
  table.does(standUp);
  expect([asked(table), vigor(table, 'thug')]).toEqual(['thug reaction.opening', 5]);
  table.does(decline);
  expect([conditions(table, 'hadra'), asked(table)]).toEqual([[], 'thug turn']);
});

test('[AD-REA-9] [AD-REA-14] with two attackers at one opening, the second attacks the prone mover where it is', () => {
  // (5,4) to (5,5) to (5,6): both weapons reach 10 ft from their rows 3 and 4.
  const table = between();
  table.byHand('nearer', { change: 'position', who: 'soldier', cell: { x: 6, y: 2 } });
  table.byHand('nearer', { change: 'position', who: 'hadra', cell: { x: 5, y: 4 } });
  table.does(move(5, 7));
  expect([asked(table), cell(table, 'hadra')]).toEqual(['thug reaction.opening', [5, 4]]);
  table
    .does(choice('attack', { with: 'chain' }))
    .rolls('attack', 15, 5)
    .rolls('damage', 2, 2);
  table.does(choice('submit'));
  expect(asked(table)).toBe('soldier reaction.opening');
  table.does(choice('attack', { with: 'polearm' }));
  // AD-POS-15 concerns ranged attacks only.
  expect(waiting(table)).toMatchObject({ dice: 'd20+d10!+d10!', beats: 17 });
  table.rolls('attack', 1, 1, 1);
  expect([cell(table, 'hadra'), conditions(table, 'hadra'), actions(table, 'hadra')]).toEqual([
    [5, 4],
    ['prone'],
    1,
  ]);
});

/** Lio with sword and knife beside a soldier with the last of his Health. */
const lastLegs = (now: Sketch = {}) =>
  fight({
    red: { lio: { at: [5, 5] } },
    blue: {
      soldier: { at: [6, 5], now: { vigor: 4, durability: 0, health: 1, ...now } },
      thug: { at: [15, 5] },
    },
  });

test('[AD-ACT-6] [AD-SHK-3] [AD-SHK-4] an off-hand attack can put its target in Shock', () => {
  const table = lastLegs().does(attack('soldier', 'short-sword')).rolls('attack', 1, 1, 1, 1);
  table.does(attack('soldier', 'knife')).rolls('off-hand', 14, 2, 2, 2);
  // 5 less 4 of mail.
  table.rolls('damage', 2, 1, 2);
  expect([health(table, 'soldier'), level(table, 'soldier', 'shock')]).toEqual([0, 20]);
  expect(table.view().marks.map(({ label }) => label)).toEqual(['Sword']);
  expect([vigor(table, 'lio'), actions(table, 'lio'), asked(table)]).toEqual([12, 1, 'lio turn']);
});

test('[AD-SHK-2] [AD-SHK-5] [AD-ARM-1] an off-hand attack on a target in Shock kills only if damage gets through', () => {
  const felled = () => {
    const table = lastLegs().does(attack('soldier', 'short-sword')).rolls('attack', 14, 2, 2, 2);
    table.rolls('damage', 2, 2, 1);
    expect(conditions(table, 'soldier')).toContain('shock');
    return table.does(attack('soldier', 'unarmed')).does(gm('hits'));
  };
  const stopped = felled();
  // 1 feeble and Strength 20 two steps down.
  expect(waiting(stopped)).toMatchObject({ purpose: 'damage', dice: 'd4+d6!+d6!' });
  stopped.rolls('damage', 1, 1, 2);
  expect([stopped.who('soldier').out, level(stopped, 'soldier', 'shock')]).toEqual(['unconscious', 20]);
  expect(stopped.news('wear')).toMatchObject([{ item: 'mail', lost: 4 }]);
  const dead = felled().rolls('damage', 2, 1, 2);
  expect(dead.who('soldier').out).toBe('dead');
});

test('[AD-ACT-4] [AD-R27] an off-hand attack named with the main attack follows without a question, paid then', () => {
  const line: LineUp = {
    red: { lio: { at: [5, 5], now: { vigor: 16 } } },
    blue: { thug: { at: [6, 5], now: { vigor: 4 } }, soldier: { at: [5, 6], now: { vigor: 4 } } },
  };
  const named = (offTarget: string, offHand = 'knife') =>
    attack('thug', 'short-sword', { offHand, offTarget });
  const table = fight(line).does(named('soldier'));
  expect(vigor(table, 'lio')).toBe(16);
  table.rolls('attack', 1, 1, 1, 1);
  expect(waiting(table)).toMatchObject({ purpose: 'off-hand', dice: 'd20+d6!+d6!+d6!' });
  table.rolls('off-hand', 1, 1, 1, 1);
  expect([vigor(table, 'lio'), asked(table)]).toEqual([8, 'lio turn']);
  // An off-hand attack that is illegal from the beginning is refused at once.
  fight(line).refuses(named('lio'), 'wrongTarget', 'AD-ATK-1');
  fight(line).refuses(named('thug', 'short-sword'), 'notInHand', 'AD-ACT-4');
  fight({ ...line, red: { lio: { at: [5, 5], now: { vigor: 7 } } } }).refuses(
    named('thug'),
    'noVigor',
    'AD-REA-13',
  );
  fight(line, { rulings: { offHandWindow: 'sameTarget' } }).refuses(
    named('soldier'),
    'wrongTarget',
    'AD-ACT-4',
  );
});

test('[AD-ACT-4] [AD-ENC-7] if the named off-hand target is gone, the off-hand attack is asked for again', () => {
  const table = fight({
    red: { lio: { at: [5, 5], now: { inHand: ['short-sword', 'knife'] } } },
    blue: {
      'sentry-turret': { at: [6, 5], now: { vigor: 4, durability: 1 } },
      soldier: { at: [5, 6], now: { vigor: 4 } },
    },
  });
  table.does(attack('sentry-turret', 'short-sword', { offHand: 'knife', offTarget: 'sentry-turret' }));
  table.rolls('attack', 14, 2, 2, 2).rolls('damage', 2, 2, 1);
  expect(table.facts('destroyed')).toHaveLength(1);
  expect([asked(table), vigor(table, 'lio')]).toEqual(['lio offHand', 20]);
  table.does(attack('soldier', 'knife'));
  expect(vigor(table, 'lio')).toBe(12);
});

/** Veshta with one action left begins Time Shard at the thug; another with a chain stands beside her. */
const shard = (veshta: Sketch = {}) =>
  fight({
    red: { veshta: { at: [5, 5], now: { actions: 1, ...veshta } } },
    blue: { thug: { at: [6, 5], sheet: chained, now: { vigor: 7 } }, other: { use: 'thug', at: [9, 5] } },
  }).does(choice('power-time-shard'));

test('[AD-ENC-5] [AD-R15] [AD-R16] [AD-SHK-3] an act is lost with its Mana if its caster falls unconscious', () => {
  const table = shard({ durability: 0, health: 1, vigor: 4 });
  expect([mana(table, 'veshta'), active(table)]).toEqual([24, 'thug']);
  table.does(attack('veshta', 'chain')).rolls('attack', 15, 5);
  // 1 minor and Strength 10, less 1 of her padded coat.
  table.rolls('damage', 2, 2);
  expect(table.facts('act-ended')).toMatchObject([{ who: 'veshta', why: 'broken' }]);
  expect([conditions(table, 'veshta').includes('shock'), mana(table, 'veshta')]).toEqual([true, 24]);
  // Woken before her turn, she has nothing of the act left. AD-REC-6: 4 Vigor twice.
  table.byHand('salts', { change: 'track', who: 'veshta', track: 'health', left: 1 });
  while (active(table) !== 'veshta') table.does(endTurn);
  expect([asked(table), actions(table, 'veshta'), conditions(table, 'veshta')]).toEqual([
    'veshta turn',
    2,
    ['wounded', 'prone'],
  ]);
});

test('[AD-R16] [AD-POS-10] [AD-ENC-5] a caster who is knocked down and hurt goes on with its act, prone', () => {
  const table = shard({ vigor: 4 });
  table.does(attack('veshta', 'chain')).rolls('attack', 15, 5).rolls('damage', 2, 2);
  table.does(choice('submit'));
  expect(conditions(table, 'veshta')).toContain('prone');
  while (active(table) !== 'veshta') table.does(endTurn);
  expect(asked(table)).toBe('veshta act.continue');
  table.does(goOn).does(choice('power-time-shard', { target: 'other' }));
  // AD-POS-15: her own attacks are unchanged.
  expect(waiting(table)).toMatchObject({ purpose: 'attack', dice: 'd20+d10!+d10!+d10!', beats: 15 });
  expect([actions(table, 'veshta'), mana(table, 'veshta')]).toEqual([1, 24]);
});

test('[AD-R16] [AD-REC-2] [AD-REC-3] [AD-REA-5] a Defense with the last Vigor makes Winded, and the act is lost', () => {
  const table = shard({ vigor: 5 });
  table.does(attack('veshta', 'chain')).rolls('attack', 15, 5).does(dodge).rolls('defense', 18, 3, 3);
  expect([vigor(table, 'veshta'), durability(table, 'veshta')]).toEqual([0, 15]);
  expect(table.facts('act-ended')).toEqual([]);
  // 4 of Stamina 20 come back: not 5.
  while (table.view().round === 2) table.does(endTurn);
  expect(table.facts('act-ended')).toMatchObject([{ who: 'veshta', why: 'broken' }]);
  expect([vigor(table, 'veshta'), active(table)]).toEqual([4, 'thug']);
});

test('[AD-COV-3] [AD-COV-5] [AD-OBJ-3] [AD-ATK-4] cover loses Durability with each shot, and gives none once destroyed', () => {
  const crate = {
    use: 'concrete-barricade',
    at: [8, 5],
    sheet: { hide: { ar: 0 }, printed: { durability: 9 } },
  } as const;
  const table = fight({
    red: { oska: { at: [0, 5], sheet: { actions: 3 }, now: { vigor: 7 } } },
    blue: { soldier: { at: [9, 5], now: { vigor: 4 } }, crate },
  });
  const shoot = (beats: number) => {
    table.does(attack('soldier', 'hunting-bow'));
    expect(waiting(table).beats).toBe(beats);
    table.rolls('attack', 14, 2, 2, 2).rolls('damage', 6, 2, 2);
  };
  // 10 damage: the crate stops 5, the mail 4.
  shoot(18);
  expect([durability(table, 'soldier'), durability(table, 'crate')]).toEqual([19, 4]);
  // It stops 5 again, and the last 4 of its Durability go.
  shoot(18);
  expect([durability(table, 'soldier'), table.facts('destroyed').length]).toEqual([18, 1]);
  // 10 less 4.
  shoot(15);
  expect(durability(table, 'soldier')).toBe(12);
});

test('[AD-ACT-7] [AD-REC-2] [AD-REC-3] [AD-REC-4] [AD-REC-6] the Winded do not defend; their skipped turn ends Defend', () => {
  const table = fight({
    blue: { soldier: { at: [6, 5], now: { vigor: 6, actions: 1 } } },
    red: { hadra: { at: [5, 5], sheet: { actions: 3 }, now: { vigor: 7 } } },
  }).does(defend);
  const strike = () => table.does(attack('soldier', 'sword')).rolls('attack', 14, 2, 2);
  strike().does(dodge).rolls('defense', 18, 3, 3);
  strike().does(dodge).rolls('defense', 18, 3, 3);
  expect([vigor(table, 'soldier'), conditions(table, 'soldier')]).toEqual([0, ['winded', 'defending']]);
  // He is not asked any more: 3 less 4 of mail.
  strike().rolls('damage', 1, 1, 1, 1);
  expect([durability(table, 'soldier'), table.view().round]).toEqual([20, 3]);
  // 4 in the Recovery Phase; his turn passes, and Defend ends with it.
  expect([vigor(table, 'soldier'), conditions(table, 'soldier')]).toEqual([4, ['winded']]);
  expect(active(table)).toBe('hadra');
  table.does(endTurn);
  expect([vigor(table, 'soldier'), conditions(table, 'soldier'), active(table)]).toEqual([8, [], 'soldier']);
});

/** A soldier waits for an ally to be hit; Lio, with little Health left, attacks a thug in Shock. */
const avenger = (setting: Setting = {}, what = 'attack') =>
  fight(
    {
      blue: {
        soldier: { at: [4, 5], now: { actions: 1 } },
        thug: { at: [6, 5], now: { health: 0, durability: 0 } },
        other: { use: 'thug', at: [15, 5] },
      },
      red: { lio: { at: [5, 5], now: { durability: 0, health: 1, vigor: 7 } }, hadra: { at: [12, 12] } },
    },
    { order: ['soldier', 'lio', 'hadra', 'other', 'thug'], ...setting },
  ).does(ready(what, 'allyHit'));

test('[AD-ACT-12] [AD-R36] [AD-SHK-2] [AD-REA-3] an attack that kills an ally triggers a readied attack afterwards', () => {
  const table = avenger().does(attack('thug', 'short-sword'));
  expect(asked(table)).toBe('gm gm.helpless');
  table.does(gm('killed'));
  expect([table.who('thug').out, asked(table)]).toEqual(['dead', 'soldier reaction.ready']);
  table.does(act({ target: 'lio' })).rolls('attack', 14, 2, 2);
  // AD-REA-3: no Defense in his own turn. 9 less 2 of leather.
  table.rolls('damage', 5, 2, 2);
  expect([conditions(table, 'lio').includes('shock'), vigor(table, 'soldier')]).toEqual([true, 15]);
  expect(active(table)).not.toBe('lio');
});

test('[AD-R36] [AD-SHK-2] ruling readyTiming before: a readied attack may save the target of a killing attack', () => {
  const table = avenger({ rulings: { readyTiming: 'before' } }).does(attack('thug', 'short-sword'));
  table.does(gm('killed'));
  expect([table.who('thug').out, asked(table)]).toEqual(['unconscious', 'soldier reaction.ready']);
  table
    .does(act({ target: 'lio' }))
    .rolls('attack', 14, 2, 2)
    .rolls('damage', 5, 2, 2);
  expect([table.who('lio').out, table.who('thug').out]).toEqual(['unconscious', 'unconscious']);
  // No death is told that did not happen.
  const [, last] = table.facts('attack-result');
  expect(last).toMatchObject({ who: 'lio', outcome: 'lost' });
  expect(table.facts('died')).toEqual([]);
});

test('[AD-ARM-11] [AD-ACT-12] a readied attack that can do no harm is not offered, except for its rider', () => {
  const line = (weapon: string): LineUp => ({
    red: { hadra: { at: [5, 5], sheet: { weapons: [{ thing: weapon, in: 'main' }] } } },
    blue: { 'heroic-fiend': { at: [10, 5] } },
  });
  const come = (weapon: string) =>
    fight(line(weapon)).does(ready('attack', 'reach')).does(endTurn).does(move(7, 5)).does(move(6, 5));
  expect(asked(come('sword'))).not.toBe('hadra reaction.ready');
  expect(asked(come('heroic-axe'))).toBe('hadra reaction.ready');
  const chain = fight(line('chain')).does(ready('attack', 'reach')).does(endTurn).does(move(7, 5));
  expect(asked(chain)).toBe('hadra reaction.ready');
});

test('[AD-R36] [AD-ATK-8] [AD-POS-1] ruling readyTiming before: a readied Move out of the area avoids it', () => {
  const table = fight(
    {
      blue: { thug: { at: [12, 5], now: { actions: 1 } }, soldier: { at: [13, 5], now: { vigor: 4 } } },
      red: { veshta: { at: [2, 5], sheet: { actions: 3 } } },
    },
    { order: ['thug', 'veshta', 'soldier'], rulings: { readyTiming: 'before' } },
  ).does(ready('move', 'attacks'));
  table.does(choice('power-storm-call', { at: { x: 13, y: 5 } }));
  expect(asked(table)).toBe('thug reaction.ready');
  // Speed 10: two squares, 15 ft from the centre.
  table
    .does(act({ to: { x: 10, y: 5 } }))
    .rolls('attack', 10, 3, 3, 3)
    .rolls('damage', 5, 5, 5);
  expect([durability(table, 'thug'), durability(table, 'soldier'), vigor(table, 'thug')]).toEqual([10, 5, 5]);
  expect(table.facts('attack-result').map(({ target }) => target)).toEqual(['soldier']);
});

test('[AD-ACT-9] [AD-R33] [AD-SHK-3] [AD-ACT-12] knocked out in an ally’s space, a mover lies on the last free square', () => {
  const table = fight(
    {
      blue: { soldier: { at: [7, 6], now: { actions: 1 } } },
      red: { hadra: { at: [5, 5], now: { durability: 0, health: 1 } }, lio: { at: [6, 5] } },
    },
    { order: ['soldier', 'hadra', 'lio'] },
  ).does(ready('attack', 'reach', { whom: 'hadra' }));
  table.does(
    choice('move', {
      path: [
        { x: 6, y: 5 },
        { x: 7, y: 5 },
      ],
    }),
  );
  // In the space of Lio she comes within his 5 ft.
  expect([asked(table), cell(table, 'hadra')]).toEqual(['soldier reaction.ready', [6, 5]]);
  table
    .does(act({ target: 'hadra' }))
    .rolls('attack', 15, 3, 3)
    .rolls('damage', 5, 2, 2);
  expect([table.who('hadra').out, cell(table, 'hadra'), cell(table, 'lio')]).toEqual([
    'unconscious',
    [5, 5],
    [6, 5],
  ]);
});

test('[AD-SHK-2] [AD-ATK-8] [AD-ACT-12] an ally killed outright by an area attack counts as hit for `allyHit`', () => {
  const table = fight(
    {
      blue: {
        soldier: { at: [20, 5], now: { actions: 1 } },
        thug: { at: [12, 5], now: { durability: 0, health: 0 } },
      },
      red: { veshta: { at: [2, 5], sheet: { actions: 3 } }, oska: { at: [0, 0] } },
    },
    { order: ['soldier', 'veshta', 'oska', 'thug'] },
  ).does(ready('defend', 'allyHit'));
  table.does(choice('power-storm-call', { at: { x: 12, y: 5 } })).does(gm('killed'));
  expect([table.who('thug').out, asked(table)]).toEqual(['dead', 'soldier reaction.ready']);
  table.does(act());
  expect([conditions(table, 'soldier'), vigor(table, 'soldier')]).toEqual([['defending'], 15]);
});

test('[AD-REA-2] [AD-ACT-12] after a Defense against an area a readied action is not offered; to others it is', () => {
  const table = fight(
    {
      blue: {
        soldier: { at: [12, 5], now: { actions: 1 } },
        lio: { at: [20, 5] },
        thug: { at: [20, 8] },
      },
      red: { veshta: { at: [2, 5], sheet: { actions: 3 } } },
    },
    { order: ['soldier', 'lio', 'veshta', 'thug'] },
  );
  table.does(ready('defend', 'attacks')).does(ready('defend', 'attacks')).does(endTurn);
  table.does(choice('power-storm-call', { at: { x: 12, y: 5 } })).rolls('attack', 10, 3, 3, 3);
  table.does(dodge).rolls('defense', 18, 3, 3);
  // 24 is above 19. The soldier is not asked again.
  expect([asked(table), durability(table, 'soldier')]).toEqual(['lio reaction.ready', 20]);
  table.does(act());
  expect([conditions(table, 'soldier'), conditions(table, 'lio'), asked(table)]).toEqual([
    ['readied'],
    ['defending'],
    'thug turn',
  ]);
});

test('[AD-ACT-4] [AD-REC-2] [AD-DIE-17] Twin Cut and a named off-hand attack need 3 + 8 Vigor', () => {
  const cut = (has: number) =>
    fight({
      red: { lio: { at: [5, 5], now: { vigor: has } } },
      blue: { thug: { at: [6, 5], now: { vigor: 4 } } },
    })
      .does(
        choice('power-twin-cut', {
          with: 'short-sword',
          target: 'thug',
          offHand: 'knife',
          offTarget: 'thug',
        }),
      )
      .rolls('attack', 1, 1, 1, 1);
  // 3 and 8.
  const rich = cut(11);
  expect([waiting(rich).purpose, conditions(rich, 'lio')]).toEqual(['off-hand', ['winded']]);
  rich.rolls('off-hand', 1, 1, 1, 1);
  expect([vigor(rich, 'lio'), asked(rich)]).toEqual([0, 'thug turn']);
  const poor = cut(10);
  expect([vigor(poor, 'lio'), asked(poor)]).toEqual([7, 'lio turn']);
  expect(poor.facts('note')).toMatchObject([{ who: 'lio', clause: 'AD-ACT-4' }]);
  // The note is not by the game master's hand.
  expect(poor.lines().find(({ text }) => text.includes('off-hand attack comes'))?.level).toBe('deed');
});
