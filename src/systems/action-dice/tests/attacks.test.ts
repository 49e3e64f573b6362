import { expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  actions,
  asked,
  attack,
  decline,
  duel,
  durability,
  fight,
  health,
  move,
  offered,
  terms,
  vigor,
  waiting,
} from './line-up.ts';

/** Attacks: dice, number to beat, results (section ATK). */

test('[AD-ATK-1] [AD-ATK-3] an attack rolls two dice of Agility against Guard 15; a total of 15 misses', () => {
  const table = duel({ hadra: {}, thug: {} });
  table.does(attack('thug'));
  expect(waiting(table)).toEqual({ who: 'hadra', purpose: 'attack', dice: 'd20+d10!+d10!', beats: 15 });
  expect(terms(table)).toEqual(['Agility 2']);
  table.rolls('attack', 7, 5, 3);
  expect(asked(table)).toBe('hadra offHand');
  table.does(decline);
  expect([durability(table, 'thug'), actions(table, 'hadra')]).toEqual([10, 1]);
});

test('[AD-ACT-3] [AD-DMG-2] [AD-DMG-3] [AD-DMG-5] [AD-HRT-1] [AD-R76] a hit does d8 of the sword and three dice of Strength', () => {
  const table = duel({ hadra: {}, thug: { now: { vigor: 4 } } });
  // AD-ENC-7: 4 Vigor are too few for a Defense, and nobody is asked.
  table.does(attack('thug')).rolls('attack', 8, 5, 3);
  expect(waiting(table)).toEqual({ who: 'hadra', purpose: 'damage', dice: 'd8+d10!+d10!+d10!', beats: null });
  // 12: ten of Durability, two of Health.
  table.rolls('damage', 2, 3, 4, 3);
  expect([durability(table, 'thug'), health(table, 'thug')]).toEqual([0, 3]);
});

test('[AD-ATK-5] [AD-ENC-6] [AD-REA-6] order: the attack roll, the target’s reaction, damage', () => {
  const table = duel({ hadra: {}, soldier: {} });
  table.does(attack('soldier')).rolls('attack', 8, 5, 3);
  expect(asked(table)).toBe('soldier reaction.defense');
  table.does({ option: 'defense' }).rolls('defense', 9, 4, 3);
  // 16 is no more than 16: the blow hits.
  expect(vigor(table, 'soldier')).toBe(15);
  expect(table.roll().purpose).toBe('damage');
  // 12 less 4 of the mail.
  table.rolls('damage', 2, 3, 4, 3);
  expect(durability(table, 'soldier')).toBe(12);
});

test('[AD-ATK-5] [AD-REA-8] [AD-DIE-18] the attacker is taken out after its roll: no Defense is asked for, and no harm done', () => {
  for (const out of ['fled', 'dead', 'unconscious']) {
    const table = fight({
      a: { hadra: { at: [5, 5] }, lio: { at: [1, 1] } },
      b: { soldier: { at: [6, 5] } },
    });
    table.does(attack('soldier')).rolls('attack', 8, 5, 3);
    expect(asked(table)).toBe('soldier reaction.defense');
    table.byHand('an arrow', { change: 'out', who: 'hadra', out });
    expect([asked(table), vigor(table, 'soldier'), durability(table, 'soldier')]).toEqual([
      'lio turn',
      20,
      20,
    ]);
  }
});

test('[AD-ATK-5] evaded: no damage is rolled and no armour wears', () => {
  const table = duel({ hadra: {}, soldier: {} });
  table.does(attack('soldier')).rolls('attack', 8, 5, 3);
  table.does({ option: 'defense' }).rolls('defense', 9, 4, 4);
  expect(asked(table)).toBe('hadra offHand');
  expect(durability(table, 'soldier')).toBe(20);
  expect(table.facts('wear')).toEqual([]);
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'evaded', clause: 'AD-REA-6' }]);
});

test('[AD-ACT-3] [AD-ACT-10] with three actions a combatant can move, attack and move away', () => {
  const table = fight({
    a: { hadra: { at: [5, 5], sheet: { actions: 3 }, now: { vigor: 7 } } },
    b: { thug: { at: [9, 5], now: { vigor: 4 } } },
  });
  expect(offered(table)).not.toContain('attack');
  table.does(move(8, 5)).does(attack('thug')).rolls('attack', 8, 5, 3).rolls('damage', 2, 1, 1, 1);
  table.does(move(5, 5));
  expect([actions(table, 'hadra'), durability(table, 'thug')]).toEqual([0, 5]);
});

test('[AD-ACT-3] each Attack action is one attack; with two actions there are two', () => {
  const table = duel({ hadra: { now: { vigor: 7 } }, thug: {} });
  table.does(attack('thug')).rolls('attack', 1, 1, 1);
  table.does(attack('thug')).rolls('attack', 1, 1, 1);
  expect(table.facts('attack')).toHaveLength(2);
  expect(table.facts('turn-ended')).toMatchObject([{ who: 'hadra' }]);
});

test('[AD-ACT-3] [AD-ATK-1] natural weapons need no hand; a Large attacker has 5 more to beat against a Medium target', () => {
  const table = duel({ 'grizzly-bear': {}, thug: { at: [7, 5], now: { vigor: 4 } } });
  table.does(attack('thug'));
  expect(waiting(table)).toMatchObject({ dice: 'd20+d10!+d10!', beats: 20 });
  table.rolls('attack', 15, 3, 3);
  expect(waiting(table)).toMatchObject({ purpose: 'damage', dice: 'd8+d8+d10!+d10!+d10!+d10!' });
});

test('[AD-ATK-5] an illegal attack is refused with its cause and costs nothing', () => {
  const table = fight({
    a: { hadra: { at: [5, 5] }, lio: { at: [5, 6] } },
    b: { thug: { at: [8, 5] }, soldier: { at: [6, 5] } },
  });
  table.refuses(attack('thug'), 'outOfReach', 'AD-POS-8');
  table.refuses(attack('lio'), 'wrongTarget', 'AD-ATK-1');
  table.refuses(attack('hadra'), 'wrongTarget', 'AD-ATK-1');
  table.refuses(attack('soldier', 'rifle'), 'notInHand', 'AD-ACT-3');
  table.refuses(attack('nobody'), 'noSuchThing', 'AD-ACT-3');
  expect(actions(table, 'hadra')).toBe(2);
});

test('[AD-POS-3] a door between two prevents melee attacks', () => {
  const table = fight({
    a: { 'chain-warden': { at: [5, 5] } },
    b: { thug: { at: [7, 5] }, 'wooden-door': { at: [6, 5] } },
  });
  table.refuses(attack('thug', 'chain'), 'covered', 'AD-POS-3');
});

test('[AD-POS-9] a polearm reaches 10 feet and adjacent squares; 15 feet are refused', () => {
  const spear = { sheet: { weapons: ['polearm'] } };
  const table = fight({
    a: { soldier: { at: [5, 5], ...spear } },
    b: { thug: { at: [7, 5] }, lio: { at: [6, 6] }, hadra: { at: [8, 5] } },
  });
  const need = table.option('attack').needs?.target as {
    readonly oneOf: readonly { id: string; refused?: { clause: string } }[];
  };
  expect(need.oneOf.map(({ id, refused }) => `${id} ${refused?.clause ?? 'yes'}`)).toEqual([
    'thug yes',
    'lio yes',
    'hadra AD-POS-9',
  ]);
});

test('[AD-SIZ-4] [AD-ATK-3] a Medium attacker needs more than 25 against a Tiny target: 25 misses, 26 hits', () => {
  const table = duel({ soldier: { now: { vigor: 7 } }, 'cave-rat': { now: { vigor: 4 } } });
  table.does(attack('cave-rat', 'sword'));
  expect(waiting(table).beats).toBe(25);
  table.rolls('attack', 17, 5, 3).does(attack('cave-rat', 'sword')).rolls('attack', 17, 5, 4);
  expect(table.facts('attack-result').map(({ outcome }) => outcome)).toEqual(['missed', 'hit']);
});

test('[AD-SIZ-4] [AD-SIZ-5] a Colossal attacker has 35 to beat against Medium; the Medium one has 15', () => {
  const line = { red: { behemoth: { at: [5, 5] } }, blue: { thug: { at: [11, 5] } } } as const;
  const table = fight(line).does(attack('thug'));
  expect(waiting(table).beats).toBe(35);
  const back = fight(line, { order: ['thug', 'behemoth'] }).does(attack('behemoth', 'club'));
  expect(waiting(back).beats).toBe(15);
});

test('[AD-ATK-4] [AD-SIZ-4] [AD-COV-3] [AD-VIS-4] [AD-POS-5] [AD-R55] from behind, size and cover are halved, visibility is not', () => {
  const shot = (rulings: Sketch, more: Sketch = {}) =>
    fight(
      {
        red: { oska: { at: [0, 5] } },
        blue: {
          'cave-rat': { at: [6, 5], now: { unaware: ['oska'] } },
          'concrete-barricade': { at: [4, 5] },
        },
      },
      { rulings, more: { visibility: 'low' } },
    ).does(attack('cave-rat', 'hunting-bow', more));
  // 15 + 10 + 3 and 10 of the fog.
  expect(waiting(shot({})).beats).toBe(38);
  // 28 halved, and 10; or 8 of 15, 10 and 3, and 10.
  expect(waiting(shot({}, { fromBehind: 'yes' })).beats).toBe(24);
  expect(waiting(shot({ halvedGuard: 'base' }, { fromBehind: 'yes' })).beats).toBe(31);
});

test('[AD-OBJ-4] [AD-R91] [AD-SHK-2] [AD-R93] the note of a target says whether it is rolled for, and against what', () => {
  const beside = (rulings: Sketch, guard?: number) => {
    const table = fight(
      {
        red: { hadra: { at: [5, 5] } },
        blue: {
          thug: { at: [6, 5] },
          soldier: { at: [4, 5], now: { health: 0, durability: 0 } },
          'wooden-door': { at: [5, 6], sheet: { printed: { guard } } },
        },
      },
      { rulings },
    );
    const need = table.option('attack').needs?.target as {
      readonly oneOf: readonly { id: string; note?: string }[];
    };
    return Object.fromEntries(need.oneOf.map(({ id, note }) => [id, note]));
  };
  expect(beside({})).toEqual({
    thug: 'd20 + 2d10 against 15',
    soldier: 'helpless: the game master says',
    'wooden-door': 'hit without a roll',
  });
  expect(beside({ objectHit: 'guard10', helpless: 'alwaysKilled' })).toMatchObject({
    soldier: 'killed without a roll',
    'wooden-door': 'd20 + 2d10 against 10',
  });
  expect(beside({ helpless: 'alwaysHits' }, 12)).toMatchObject({
    soldier: 'hit without a roll',
    'wooden-door': 'd20 + 2d10 against 12',
  });
});

test('[AD-R6] ruling rankCap extraDie: the note of a target and the panel tell the dice above d20 as well', () => {
  const told = (rankCap: string) => {
    const pushes = [{ kind: 'charge', count: 4 }];
    const swift = { does: { deed: 'gifts', gifts: [{ gift: 'defenseRank', amount: 3 }] } };
    const nimble = { id: 'nimble', name: 'Nimble', kind: 'talent', ...swift };
    const table = duel(
      { hadra: { now: { pushes }, sheet: { powers: [nimble] } }, thug: { at: [6, 5] } },
      { rulings: { rankCap } },
    );
    const need = table.option('attack').needs?.target as { readonly oneOf: readonly { note?: string }[] };
    const notes = table.who('hadra').notes ?? [];
    return [need.oneOf[0]?.note, notes.find(({ label }) => label === 'Defense')?.value];
  };
  // Agility 20 and 4 Charges: d10, d12, d20, and two steps above. Speed 20 and 3 steps: one above.
  expect(told('nothing')).toEqual(['d20 + 2d20 against 15', '2d20']);
  expect(told('extraDie')).toEqual(['d20 + 2d20 + 2d10 against 15', '2d20 + 1d10']);
});

test('[AD-DMG-1] [AD-DMG-3] [AD-DMG-4] [AD-ATK-6] the note of a weapon names its dice, the Bonus dice and the distances', () => {
  const notes = (who: string, sheet: Sketch = {}) => {
    const need = duel({ [who]: { sheet }, soldier: { at: [6, 5] } }).option('attack').needs?.with;
    return need?.kind === 'one' ? need.oneOf.map(({ id, note }) => `${id}: ${note}`) : [];
  };
  // Strength 30, 20, 10 and 5.
  expect(notes('hadra')).toContain('sword: 1d8 + 3 Bonus dice');
  expect(notes('oska')).toContain('hunting-bow: 1d8 + 2 Bonus dice, near 100 ft, far 300 ft');
  expect(notes('thug')).toContain('club: 1d8 + 1 Bonus die');
  expect(notes('cave-rat')).toContain('bite: 1d4');
});

test('[AD-POS-5] [AD-R56] the note of an unaware target shows the halved Guard only with ruling unawareIsEnough', () => {
  const beside = (behindDeclared: string) => {
    const table = fight(
      { red: { hadra: { at: [5, 5] } }, blue: { thug: { at: [6, 5], now: { unaware: ['hadra'] } } } },
      { rulings: { behindDeclared } },
    );
    const need = table.option('attack').needs?.target as { readonly oneOf: readonly { note?: string }[] };
    return need.oneOf.map(({ note }) => note);
  };
  expect(beside('attackerDeclares')).toEqual(['d20 + 2d10 against 15']);
  // Half of 15, rounded up.
  expect(beside('unawareIsEnough')).toEqual(['d20 + 2d10 against 8']);
});

test('[AD-POS-9] [AD-POS-3] a creature between does not stop a polearm', () => {
  const table = fight({
    a: { soldier: { at: [5, 5], sheet: { weapons: ['polearm'] } }, lio: { at: [6, 5] } },
    b: { thug: { at: [7, 5] } },
  }).does(attack('thug', 'polearm'));
  expect(waiting(table).beats).toBe(15);
});
