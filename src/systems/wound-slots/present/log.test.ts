import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../kernel/sentence.ts';
import type { LogLine } from '../../../protocol/messages.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { attack, choice, duel, endTurn, fight, quick, strong } from '../tests/line-up.ts';

/** The log. */

const said = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);

function line(table: Scenario, text: string): LogLine {
  const found = table.lines().find((one) => one.text === text);
  if (!found) throw new Error(`nobody said “${text}”, but:\n${said(table).join('\n')}`);
  return found;
}

test('[SL-ATK-2] [SL-HLT-3] [SL-HLT-9] a hit: dice, total, Defense, final damage, the slot that is filled', () => {
  const table = duel({ torvin: { now: { ap: 12 } }, guard: {} });
  table.does(attack('guard')).rolls('attack', 4, 4);
  // Dex 1, Melee 4, Blades 2; 15 + 7 - 13 - 5 = 4.
  expect(line(table, 'Torvin attacks Guard with greatsword')).toMatchObject({ level: 'deed', whom: 'guard' });
  // The source's AP costs are lost, so the cost is a ruling.
  expect(line(table, 'Torvin pays 7 AP: 5 left')).toMatchObject({ level: 'detail', rulings: ['SL-R63'] });
  expect(line(table, 'Torvin attacks Guard with greatsword: 4 + 4 + 7 = 15 against 13')).toMatchObject({
    roll: { sides: [10, 10], faces: [4, 4] },
    totals: [{ label: 'Attack bonus', total: { value: 7 } }],
  });
  expect(line(table, 'Torvin hits Guard: 15 against melee Defense 13')).toMatchObject({
    totals: [
      { label: 'Attack bonus', total: { value: 7 } },
      { label: 'Melee Defense', total: { value: 13 } },
    ],
  });
  expect(line(table, 'Guard takes final damage 4: severe')).toMatchObject({
    totals: [
      { label: 'Damage', total: { value: 7 } },
      { label: 'Final damage', total: { value: 4 } },
    ],
  });
  expect(line(table, 'Guard has a severe wound (slot 1 of 2)')).toMatchObject({
    wound: true,
    who: 'guard',
    whom: 'torvin',
    clause: 'SL-HLT-9',
  });
});

test('[SL-HLT-10] a wound that finds its level full says from where to where it has spilled', () => {
  const table = duel({ torvin: { now: { ap: 12 } }, guard: { now: { wounds: { severe: 2 } } } });
  table.does(attack('guard')).rolls('attack', 4, 4);
  const spilled = 'Guard has no severe slot free: the wound becomes critical (slot 1 of 2)';
  expect(line(table, spilled)).toMatchObject({ clause: 'SL-HLT-10', wound: true });
});

test('[SL-OFF-4] [SL-R18] [SL-R19] a light wound that a Quick Attack lowers is none, by two rulings', () => {
  const table = duel({ wenna: {}, guard: {} });
  table.does(quick('guard', { with: 'wenna/sword' })).rolls('attack', 3, 4);
  // 7 + 7 = 14; 14 + 4 - 13 - 5 = 0: light.
  expect(said(table)).toContain('Wenna hits Guard without a wound: 14 against melee Defense 13');
  expect(line(table, 'Guard takes final damage 0: light, lowered to no wound').rulings).toEqual([
    'SL-R18',
    'SL-R19',
  ]);
});

test('[SL-OFF-6] a Rebuff raises the wound: the line says from what to what', () => {
  const table = fight({ heroes: { torvin: { at: [3, 5] } }, foes: { guard: { at: [6, 5] } } });
  table.does(choice('move', { to: { x: 5, y: 5 } })).does(choice('rebuff'));
  table.rolls('attack', 4, 4);
  // 8 + 6 = 14; 14 + 3 - 11 - 4 = 2: moderate.
  expect(said(table)).toEqual(
    expect.arrayContaining([
      'Guard rebuffs Torvin with sword as a reaction',
      'Torvin takes final damage 2: moderate, raised to severe',
      'Torvin has a severe wound (slot 1 of 3)',
    ]),
  );
});

test('[SL-R18] what is raised after it has found a slot has not spilled, unless its level was full', () => {
  const rebuffed = (wounds: object): readonly string[] => {
    const table = fight(
      { heroes: { torvin: { at: [3, 5], now: { wounds } } }, foes: { guard: { at: [6, 5] } } },
      { rulings: { stepOrder: 'afterSlot' } },
    );
    table.does(choice('move', { to: { x: 5, y: 5 } })).does(choice('rebuff'));
    // 6 + 6 = 12; 12 + 3 - 11 - 4 = 0: light.
    return said(table.rolls('attack', 3, 3)).filter((text) => text.startsWith('Torvin'));
  };
  const raised = 'Torvin takes final damage 0: light, raised once it has found a slot';
  expect(rebuffed({})).toEqual(expect.arrayContaining([raised, 'Torvin has a moderate wound (slot 1 of 4)']));
  // Five light wounds are all that there is room for: moderate, and raised to severe.
  expect(rebuffed({ light: 5 })).toEqual(
    expect.arrayContaining([raised, 'Torvin has no light slot free: the wound becomes severe (slot 1 of 3)']),
  );
  // It finds a light slot; of the moderate ones none is free.
  expect(rebuffed({ moderate: 4 })).toContain(
    'Torvin has no moderate slot free: the wound becomes severe (slot 1 of 3)',
  );
});

test('[SL-R18] [SL-R19] what stays so is the level that would be changed: that of the slot, by `afterSlot`', () => {
  const struck = (wounds: object, stepLimits: string): LogLine => {
    const table = duel(
      { wenna: {}, guard: { now: { wounds } } },
      { rulings: { stepOrder: 'afterSlot', stepLimits } },
    );
    table.does(quick('guard', { with: 'wenna/sword' })).rolls('attack', 3, 4);
    const found = table.lines().find(({ text }) => text.startsWith('Guard takes final damage 0: light'));
    if (!found) throw new Error(said(table).join('\n'));
    return found;
  };
  // 7 + 7 + 4 - 13 - 5 = 0: light, which finds a moderate slot where the five light ones are taken.
  const lowered = 'Guard takes final damage 0: light, lowered once it has found a slot';
  expect(struck({ light: 5 }, 'lightStays')).toMatchObject({ text: lowered, rulings: ['SL-R18'] });
  expect(struck({}, 'lightStays')).toMatchObject({
    text: 'Guard takes final damage 0: light, and stays so',
    rulings: ['SL-R18', 'SL-R19'],
  });
  expect(struck({}, 'strict')).toMatchObject({ text: lowered, rulings: ['SL-R18', 'SL-R19'] });
});

test('[SL-HLT-4] [SL-R7] below 0 there is no wound, by a ruling', () => {
  const table = duel({ wenna: {}, guard: {} });
  table.does(attack('guard', { with: 'wenna/sword' })).rolls('attack', 3, 3);
  // 13 hits; 13 + 4 - 13 - 5 = -1.
  expect(line(table, 'Guard takes final damage −1: no wound').rulings).toContain('SL-R7');
});

test('[SL-CND-10] [SL-R36] damage at the end of a turn says that it comes from burning', () => {
  const table = duel({ guard: { now: { burning: 1 } }, wenna: { at: [12, 5] } }).does(endTurn);
  // 2 less base Toughness 1.
  expect(line(table, 'Guard takes final damage 1 from burning: light')).toMatchObject({
    clause: 'SL-CND-10',
    rulings: ['SL-R36'],
  });
});

test('[SL-DIC-3] [SL-R2] [SL-R3] every roll says by which ruling its dice are what they are', () => {
  const table = duel({ torvin: { now: { ap: 12 } }, guard: { now: { wounds: { severe: 2 } } } });
  table.does(attack('guard')).rolls('attack', 4, 4).rolls('consciousness', 5);
  expect(line(table, 'Torvin attacks Guard with greatsword: 4 + 4 + 7 = 15 against 13').rulings).toContain(
    'SL-R2',
  );
  // Vit 1, Resistance 1; TN 3 + 3 wounds. That a check is made is a ruling, too.
  expect(line(table, 'Guard tries to stay conscious: 5 + 2 = 7 against 6').rulings).toEqual(
    expect.arrayContaining(['SL-R3', 'SL-R28']),
  );
});

test('[SL-FLK-3] [SL-R24] what decided is said: without the flank it would have missed', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5] }, torvin: { at: [7, 5] } },
    foes: { guard: { at: [6, 5] } },
  });
  table.does(attack('guard', { with: 'wenna/sword' })).rolls('attack', 2, 3);
  // 5 + 7 + 2 = 14 against 13.
  const rolled = line(table, 'Wenna attacks Guard with sword: 2 + 3 + 9 = 14 against 13');
  expect(rolled.rulings).toContain('SL-R24');
  const hit = line(table, 'Wenna hits Guard: 14 against melee Defense 13');
  expect(hit.decided?.words).toBe('Hit by 1: without flanked +2 this misses');
});

test('[SL-DIC-3] [SL-R3] the −7 of 2d6 − 7 belongs to the dice: no check fails because of it', () => {
  const table = duel(
    { isra: { now: { conditions: ['sunk'] } }, guard: {} },
    {
      rulings: { normalDice: '2d6-7' },
      field: {
        terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'swim' } }],
        cells: [{ x: 5, y: 5, terrain: 'sea' }],
      },
    },
  );
  table.does(choice('surface')).rolls('surface', 6, 5);
  // Str -1: 11 - 8 against 5.
  const rolled = line(
    table,
    'Isra tries to come up for air, Str [Athletics/Swimming]: 6 + 5 − 8 = 3 against 5',
  );
  expect(rolled.decided).toBeUndefined();
});

test('[SL-ATK-10] [SL-R20] a critical success: both numbers as they are now, by a ruling', () => {
  const table = duel({ wenna: {}, knight: {} });
  table.does(attack('knight', { with: 'unarmed' })).rolls('attack', 9, 9);
  const own = line(table, 'Wenna gains 2 initiative (critical success): 22 now');
  expect([own.clause, own.rulings]).toEqual(['SL-ATK-10', ['SL-R20', 'SL-R21']]);
  expect(said(table)).toContain('Knight loses 2 initiative (critical success): 17 now');
  expect(said(table)).toContain(
    'Wenna attacks Knight with bare hands: 9 + 9 + 4 = 22 against 13, critical success',
  );
});

test('[SL-INT-3] [SL-INT-5] an interruption says whose turn it was, what it cost and what came to nothing', () => {
  const table = fight(
    { heroes: { pell: { at: [3, 5], now: { ap: 8 } } }, foes: { guard: { at: [6, 5], now: { ap: 8 } } } },
    { turnOf: 'guard', stops: ['moment-declared'] },
  );
  table.does(choice('seize-initiative')).answers('pell', attack('guard')).rolls('attack', 1, 1);
  expect(said(table)).toEqual(
    expect.arrayContaining([
      'Pell attacks Guard with bow in the turn of Guard',
      'Pell loses 2 initiative (acting out of turn): 18 now',
      'Guard’s Seize Initiative comes to nothing and costs nothing',
    ]),
  );
  expect(line(table, 'Pell attacks Guard with bow in the turn of Guard').clause).toBe('SL-INT-3');
});

test('[SL-INT-5] whoever is asked hears which spell it is, and what an interruption is worth; what stops nothing says so', () => {
  const table = fight(
    { heroes: { isra: { at: [3, 5], now: { ap: 8 } } }, foes: { guard: { at: [6, 5], now: { ap: 8 } } } },
    { initiative: { isra: 10, guard: 20 }, turnOf: 'isra', stops: ['moment-declared'] },
  );
  table.does(choice('cast-spell', { spell: 'ember-dart', target: 'guard' }));
  expect(table.choice().question).toBe(
    'Isra declares Ember Dart on Guard. Does Guard interrupt? Then it comes to nothing, and costs nothing.',
  );
  const note = (id: string) => table.choice().options.find((option) => option.id === id)?.note;
  expect([note('drop'), note('buy-movement'), note('defend')]).toEqual([
    'does not stop it by itself',
    'does not stop it by itself',
    undefined,
  ]);
});

test('[SL-ATK-9] a special attack is called by its name, on the button and in the log', () => {
  const rides = (ap: number) =>
    fight({
      heroes: {
        brannoch: { on: 'horse', now: { ap } },
        horse: { at: [2, 5], use: 'war-horse', now: { movement: { walked: 5 } } },
      },
      foes: { guard: { at: [5, 5] } },
    });
  const table = rides(8);
  const lunge = choice('special-attack', { with: 'brannoch/spear', target: 'guard' });
  expect(sentenceOf(table.option('special-attack'), lunge, undefined)).toBe(
    'Couched lunge on Guard with spear · 8 ap · 1 stamina',
  );
  // Of several, the button names the one that is meant.
  const sweep = { id: 'sweep', name: 'Sweep', ap: 6, group: 'polearms' };
  const two = duel({ brannoch: { sheet: { specials: ['couched-lunge', sweep] } }, guard: {} });
  expect(
    sentenceOf(two.option('special-attack'), { ...lunge, with: 'spear', special: 'sweep' }, undefined),
  ).toMatch(/^Sweep on Guard with spear\b/);
  table.does(lunge);
  expect(said(table)).toContain('Brannoch makes a special attack (Couched lunge) on Guard with spear');
  // With less than its 8 AP it is only begun (SL-AP-5).
  expect(said(rides(7).does(lunge))).toContain('Brannoch declares Couched lunge');
});

test('[SL-CND-3] [SL-MNT-6] out of the saddle one falls, and a mount is kept in hand or not', () => {
  const shoots = (whom: string, ...faces: readonly number[]) =>
    fight(
      {
        heroes: { pell: { at: [3, 5], now: { ap: 8 } } },
        foes: { raider: { on: 'horse' }, horse: { at: [8, 5], use: 'riding-horse' } },
      },
      { turnOf: 'pell' },
    )
      .does(attack(whom))
      .rolls('attack', ...faces);
  expect(shoots('horse', 3, 2).roll().question).toMatch(/^Raider tries to keep Riding horse in hand: Prs/);
  // 7 + 9 + 3 - 11 - 2 = 6: critical, and a check that fails.
  expect(said(shoots('raider', 3, 4).rolls('consciousness', 1))).toContain('Raider falls out of the saddle');
});

test('[SL-AP-5] [SL-R42] an action that is begun says how far it is paid for', () => {
  const table = duel({ torvin: { now: { ap: 5 } }, guard: {} });
  table.does(strong('guard'));
  // 8 AP and 1 for the greatsword.
  const begun = line(table, 'Torvin begins to pay for Strong Attack: 5 of 9 AP');
  expect([begun.clause, begun.rulings?.includes('SL-R42')]).toEqual(['SL-AP-5', true]);
  // Nobody has struck at anybody yet.
  expect(said(table)).toContain('Torvin declares Strong Attack');
  expect(said(table).some((text) => /strikes/.test(text))).toBe(false);
});

test('[SL-ACT-1] a change by hand is a line of the game master’s', () => {
  const table = duel({ torvin: {}, guard: {} });
  table.byHand('he rested', { change: 'pool', who: 'torvin', pool: 'fatigue', value: 3 });
  expect(line(table, 'By the game master’s hand: he rested').level).toBe('hand');
  expect(line(table, 'Torvin has 3 fatigue (by hand), 9 stamina left').level).toBe('hand');
});

test('[SL-SEQ-2] [SL-R38] a turn that came because initiative has moved says by which ruling', () => {
  const table = fight({
    heroes: { wenna: { at: [5, 5] } },
    foes: { knight: { at: [6, 5] }, guard: { at: [9, 9] } },
  });
  // The critical takes the knight from 19 to 17, below the guard's 18.
  table
    .does(attack('knight', { with: 'unarmed' }))
    .rolls('attack', 9, 9)
    .does(choice('end-turn'));
  const turns = table.lines().filter(({ level, who }) => level === 'heading' && who === 'guard');
  expect(turns).toMatchObject([{ text: 'Guard', clause: 'SL-SEQ-2', rulings: ['SL-R38'] }]);
});

test('[SL-COM-2] a blow that is met with a skill defense says so, not the Defense that was attacked', () => {
  const table = duel({ wenna: { now: { defending: true } }, guard: {} }, { turnOf: 'guard' });
  table.does(attack('wenna')).does(choice('power')).rolls('attack', 4, 5);
  // 4 + 5 + 6 against Power 10 + 2 + 2 + 1; 15 + 3 - 15 - 6 is below 0.
  expect(line(table, 'Guard hits Wenna without a wound: 15 against Power defense 15')).toMatchObject({
    totals: [{ label: 'Attack bonus' }, { label: 'Power defense', total: { value: 15 } }],
  });
});

test('[SL-COM-1] [SL-MSC-4] what heals and what is lost is told by the rule that did it', () => {
  const mended = duel({ isra: { now: { ap: 8, wounds: { light: 1 } } }, guard: {} });
  mended.does(choice('cast-spell', { spell: 'mending-breath', target: 'isra' }));
  expect(line(mended, 'Isra is rid of a light wound').clause).toBe('SL-COM-1');
  const drunk = duel({
    isra: {
      sheet: { objects: [{ thing: 'healing-draught', in: 'hand' }] },
      now: { wounds: { light: 1 } },
    },
    guard: {},
  });
  drunk.does(choice('use-object', { item: 'healing-draught' }));
  expect(line(drunk, 'Isra is rid of a light wound').clause).toBe('SL-MSC-18');
  expect(line(drunk, 'Isra uses up the healing draught').clause).toBe('SL-MSC-18');
  const disarmed = duel({ torvin: { now: { ap: 12 } }, goblin: {} });
  disarmed
    .does(choice('hinder', { what: 'disarm', target: 'goblin' }))
    .answers('goblin', choice('agility'))
    .rolls('disarm', 5, 5);
  expect(line(disarmed, 'Goblin loses the axe').clause).toBe('SL-MSC-4');
  const dropped = duel({ torvin: {}, goblin: {} }).does(choice('drop', { item: 'greatsword' }));
  expect(line(dropped, 'Torvin drops the greatsword').clause).toBe('SL-SEQ-3');
});

describe('[SL-DIC-2] whose dice are whose in a contest', () => {
  test('[SL-MSC-5] who is distracted resists, on the pad and in the log', () => {
    const table = duel({ pell: { now: { ap: 8 } }, guard: {} });
    table.does(choice('hinder', { what: 'distract', target: 'guard' }));
    expect(table.roll().question).toBe('Pell tries to distract Guard: Prs [Deception]');
    table.rolls('distract', 6);
    expect(table.roll().question).toBe('Guard tries to resist Pell: Prc [Deception]');
    table.rolls('distract', 5);
    // Prs 0 against Prc 1: a tie, which is the acting side's.
    expect(said(table)).toContain('Guard tries to resist Pell, Prc [Deception]: 5 + 1 = 6');
  });

  test('[SL-MSC-3] a Disarm names the weapons that meet', () => {
    const table = duel({ torvin: { now: { ap: 6 } }, guard: {} });
    table.does(choice('hinder', { what: 'disarm', target: 'guard' })).answers('guard', choice('check'));
    expect(table.roll().question).toBe('Torvin tries to disarm Guard: greatsword');
    table.rolls('disarm', 2, 2);
    expect(table.roll().question).toBe('Guard tries to resist Torvin: sword');
  });
});

test('[SL-ACT-1] [SL-MSC-18] what has no name of its own, and doors, in whole sentences', () => {
  const table = duel(
    { torvin: { now: { ap: 6 } }, guard: {} },
    {
      field: {
        walls: [{ kind: 'door', id: 'toll', label: 'Door of the toll house', x: 5, y: 5, side: 'n' }],
      },
    },
  );
  table.does(choice('open-door', { door: 'toll' }));
  expect(said(table)).toContain('Torvin opens the door of the toll house');
  table.does(choice('other-action', { what: 'stare', target: 'guard' }));
  table.answers('gm', choice('works', { ap: 0, stamina: 0 }));
  expect(said(table)).toContain('Torvin tries something on Guard');
});

test('[SL-GRD-4] [SL-R58] whoever is out of reach is so by the gap, or by the distance where the table counts that', () => {
  const why = (reachMeasure: string): string | undefined => {
    const table = fight(
      { heroes: { torvin: { at: [5, 5] } }, foes: { guard: { at: [8, 5] } } },
      { rulings: { reachMeasure } },
    );
    const target = table.option('hinder').needs?.target;
    return target?.kind === 'one' ? target.oneOf[0]?.refused?.because : undefined;
  };
  // Three squares on: two lie between. The greatsword reaches 1.
  expect(why('gap')).toBe('the gap to Guard is 2 yd, the reach with Greatsword is 1 yd');
  expect(why('distance')).toBe('Guard is 3 yd away, the reach with Greatsword is 1 yd');
});

test('[SL-HLT-9] wounds that the game master sets are told by their levels', () => {
  const table = duel({ torvin: {}, guard: {} });
  const set = (track: string, left: number) =>
    table.byHand('a fall', { change: 'track', who: 'torvin', track, left });
  const slots = table.who('torvin').tracks;
  set('light', slots.light!.max - 1);
  expect(line(table, 'Torvin has 1 light wound (by hand)').level).toBe('hand');
  set('severe', slots.severe!.max - 1);
  expect(line(table, 'Torvin has 1 light and 1 severe wounds (by hand)').level).toBe('hand');
  set('light', slots.light!.max);
  set('severe', slots.severe!.max);
  expect(line(table, 'Torvin has no wounds (by hand)').level).toBe('hand');
});
