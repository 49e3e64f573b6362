import { expect, test } from 'vitest';
import type { PreviewReply } from '../../../protocol/messages.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import {
  actions,
  asked,
  cell,
  choice,
  conditions,
  durability,
  fight,
  move,
  vigor,
  waiting,
} from './line-up.ts';

/** Openings: who gives one, who takes it, with which means (AD-REA-9 to AD-REA-11, AD-REA-14, AD-R50, AD-R52). */

const standUp = choice('stand-up');
const take = (more: Sketch = {}) => choice('attack', more);
const pass = choice('decline');
const prone = { conditions: ['prone'] };

/** The thug is prone and has the turn; Hadra stands beside it, the others where they are placed. */
const beside = (blue: LineUp[string] = {}, setting: Setting = {}, thug: Sketch = prone) =>
  fight({ red: { thug: { at: [5, 5], now: thug } }, blue: { hadra: { at: [6, 5] }, ...blue } }, setting);

test('[AD-REA-9] [AD-REA-10] [AD-POS-13] standing up next to an enemy allows it an attack for 5 Vigor, without Defense', () => {
  const table = beside().does(standUp);
  expect(asked(table)).toBe('hadra reaction.opening');
  expect(table.choice()).toMatchObject({ about: { target: 'thug', why: 'stands up' } });
  expect(table.option('attack').cost).toEqual({ vigor: 5 });
  table.does(take());
  expect([vigor(table, 'hadra'), waiting(table)]).toEqual([
    25,
    { who: 'hadra', purpose: 'attack', dice: 'd20+d10!+d10!', beats: 15 },
  ]);
  // AD-REA-3, AD-REA-11: it cannot react in its own turn. 4 damage leave it 6 Durability, and it goes on with its turn.
  table.rolls('attack', 10, 5, 5);
  expect(waiting(table).purpose).toBe('damage');
  table.rolls('damage', 1, 1, 1, 1);
  expect([durability(table, 'thug'), conditions(table, 'thug'), actions(table, 'thug')]).toEqual([6, [], 1]);
  expect(asked(table)).toBe('thug turn');
});

test('[AD-REA-10] an enemy that lets an opening pass pays nothing', () => {
  const table = beside().does(standUp).does(pass);
  expect([vigor(table, 'hadra'), conditions(table, 'thug'), asked(table)]).toEqual([30, [], 'thug turn']);
});

test('[AD-REA-10] [AD-REA-14] one answer declines an opening for all enemies that could take it', () => {
  const others = { lio: { at: [5, 6] as const }, oska: { at: [4, 4] as const } };
  const table = beside(others).does(standUp);
  const { also = [] } = table.choice();
  expect([table.choice().for, ...also].sort()).toEqual(['hadra', 'lio', 'oska']);
  table.does(pass, also);
  expect([vigor(table, 'lio'), conditions(table, 'thug'), asked(table)]).toEqual([20, [], 'thug turn']);
  // Only declining can be answered for all at once: after an attack the others are still asked.
  const struck = beside(others).does(standUp);
  const first = struck.choice().for;
  struck.does(take(), struck.choice().also ?? []).rolls('attack', 1, 1, 1, ...(first === 'hadra' ? [] : [1]));
  expect(struck.choice().ask).toBe('reaction.opening');
});

test('[AD-REA-10] Defend does not lower the price of an opening', () => {
  const table = beside({ hadra: { at: [6, 5], now: { defending: 1 } } }).does(standUp);
  expect(table.option('attack').cost).toEqual({ vigor: 5 });
  // 3 Vigor would be enough for Defense.
  const poor = beside({ hadra: { at: [6, 5], now: { defending: 1, vigor: 4 } } }).does(standUp);
  expect(asked(poor)).toBe('thug turn');
});

test('[AD-REA-10] [AD-ACT-6] an opening allows no off-hand attack', () => {
  const table = beside().does(standUp).does(take()).rolls('attack', 1, 1, 1);
  expect(asked(table)).toBe('thug turn');
});

test('[AD-REA-9] [AD-POS-8] an opening exists only within reach: 10 feet are too far for a sword, not for a polearm', () => {
  const far = { hadra: { at: [7, 5] } } as const;
  expect(asked(beside(far).does(standUp))).toBe('thug turn');
  const pole = { hadra: { at: [7, 5], sheet: { weapons: ['polearm'], shields: [] } } } as const;
  const table = beside(pole).does(standUp);
  expect(asked(table)).toBe('hadra reaction.opening');
  // Fists do not reach so far.
  table.refuses(take({ with: 'unarmed' }), 'outOfReach', 'AD-POS-8');
  table.does(take({ with: 'polearm' }));
  expect(waiting(table).purpose).toBe('attack');
});

test('[AD-POS-3] [AD-REA-9] a door between prevents an opening', () => {
  const door = fight(
    {
      red: { thug: { at: [5, 5], now: prone } },
      blue: { hadra: { at: [7, 5], sheet: { weapons: ['polearm'], shields: [] } } },
      things: { 'wooden-door': { at: [6, 5] } },
    },
    {},
  );
  expect(asked(door.does(standUp))).toBe('thug turn');
});

test('[AD-R50] ruling openingWeapon: a bow in hand may take an opening, or only melee weapons', () => {
  const oska = { hadra: { at: [15, 15] }, oska: { at: [6, 5] } } as const;
  const any = beside(oska).does(standUp);
  any.does(take({ with: 'hunting-bow' }));
  // Agility 3, and the prone target costs a Challenge.
  expect(waiting(any)).toMatchObject({ who: 'oska', purpose: 'attack', dice: 'd20+d8!+d8!+d8!' });
  const melee = beside(oska, { rulings: { openingWeapon: 'meleeOnly' } }).does(standUp);
  melee.refuses(take({ with: 'hunting-bow' }), 'notInHand', 'AD-REA-10');
  melee.does(take());
  expect(table(melee)).toBe('unarmed');
});
const table = (one: ReturnType<typeof fight>) => one.facts('attack').at(-1)?.with;

test('[AD-REA-10] a technique is refused as an opening attack', () => {
  beside()
    .does(standUp)
    .refuses(choice('power-power-strike', { target: 'thug' }), 'noSuchThing', 'AD-REA-10');
});

test('[AD-REA-11] each enemy takes an opening once; standing up again is another opening', () => {
  const three = { ...prone, actions: 3 };
  const over = beside({}, {}, three).does(standUp).does(take()).rolls('attack', 1, 1, 1);
  expect(asked(over)).toBe('thug turn');
  over.does(choice('drop-prone')).does(standUp);
  expect(asked(over)).toBe('hadra reaction.opening');
  over.does(take()).rolls('attack', 1, 1, 1);
  expect(vigor(over, 'hadra')).toBe(20);
});

test('[AD-REA-14] [AD-R52] ruling reactionOrder: openings are offered by Initiative, or as the game master says', () => {
  const two = { lio: { at: [4, 5] } } as const;
  const order = ['thug', 'lio', 'hadra'];
  const table = beside(two, { order }).does(standUp);
  expect(asked(table)).toBe('lio reaction.opening');
  table.does(pass);
  expect(asked(table)).toBe('hadra reaction.opening');
  const said = beside(two, { order, rulings: { reactionOrder: 'gm' } }).does(standUp);
  expect(asked(said)).toBe('gm gm.reactionOrder');
  said.does(choice('hadra'));
  expect(asked(said)).toBe('hadra reaction.opening');
  said.does(pass);
  expect(asked(said)).toBe('lio reaction.opening');
});

test('[AD-REA-14] a target felled by the first attack gives no opening to the others', () => {
  const frail = { ...prone, durability: 0, health: 1 };
  const over = beside({ lio: { at: [4, 5] } }, { order: ['thug', 'hadra', 'lio'] }, frail).does(standUp);
  over.does(take()).rolls('attack', 10, 5, 5).rolls('damage', 8, 1, 1, 1);
  expect([over.who('thug').out, vigor(over, 'lio')]).toEqual(['unconscious', 20]);
  expect(asked(over)).not.toContain('opening');
});

test('[AD-POS-11] [AD-R61] an opening with a chain that knocks down negates standing up', () => {
  const chain = { hadra: { at: [6, 5], sheet: { weapons: ['chain'], shields: [] } } } as const;
  const over = beside(chain)
    .does(standUp)
    .does(take({ with: 'chain' }))
    .rolls('attack', 10, 5, 5);
  over.rolls('damage', 1, 1, 1, 1).does(choice('submit'));
  expect([conditions(over, 'thug'), actions(over, 'thug')]).toEqual([['prone'], 1]);
});

test('[AD-REA-2] [AD-ENC-7] the Winded, unconscious, bound and unaware are not offered openings', () => {
  const of = (now: Sketch) =>
    asked(beside({ hadra: { at: [6, 5], now }, lio: { at: [20, 10] } }).does(standUp));
  expect(of({ conditions: ['winded'], vigor: 4 })).toBe('thug turn');
  expect(of({ health: 0 })).not.toContain('opening');
  expect(of({ effects: [{ condition: 'bound' }] })).toBe('thug turn');
  expect(of({ unaware: ['thug'] })).toBe('thug turn');
  expect(of({ unaware: [] })).toBe('hadra reaction.opening');
});

test('[AD-ACT-8] [AD-REA-9] an Escape gives its opening before the movement', () => {
  const over = beside({}, {}, {}).does(choice('escape', { to: { x: 3, y: 5 } }));
  expect([asked(over), cell(over, 'thug')]).toEqual(['hadra reaction.opening', [5, 5]]);
  expect(over.choice()).toMatchObject({ about: { why: 'flees' } });
  over.does(take()).rolls('attack', 1, 1, 1);
  expect(cell(over, 'thug')).toEqual([3, 5]);
});

test('[AD-R31] ruling moveOpens: a Move gives an opening to those whose reach it leaves; by default none', () => {
  const plain = beside({}, {}, {}).does(move(3, 5));
  expect([asked(plain), cell(plain, 'thug')]).toEqual(['thug turn', [3, 5]]);
  const opens = beside({}, { rulings: { moveOpens: true } }, {}).does(move(3, 5));
  expect([asked(opens), cell(opens, 'thug')]).toEqual(['hadra reaction.opening', [5, 5]]);
  opens.does(pass);
  expect(cell(opens, 'thug')).toEqual([3, 5]);
});

test('[AD-REA-9] [AD-DIE-18] an opening declared by hand is offered, but not to the active combatant', () => {
  const over = beside({}, {}, {});
  over.byHand('it stumbles', { change: 'condition', who: 'thug', condition: 'opening', on: true });
  expect(asked(over)).toBe('hadra reaction.opening');
  over.does(take()).rolls('attack', 1, 1, 1);
  expect([asked(over), vigor(over, 'hadra')]).toEqual(['thug turn', 25]);
  // Hadra exposes herself in the thug's own turn: AD-REA-3, it cannot take the opening.
  over.byHand('she looks away', { change: 'condition', who: 'hadra', condition: 'opening', on: true });
  expect(asked(over)).toBe('thug turn');
});

test('[AD-REA-9] [AD-REA-3] an opening outside one’s own turn may be answered with Defense', () => {
  const over = fight({
    red: { thug: { at: [5, 5] }, soldier: { at: [6, 6] } },
    blue: { hadra: { at: [6, 5] } },
  });
  over.byHand('she looks away', { change: 'condition', who: 'hadra', condition: 'opening', on: true });
  expect(asked(over)).toBe('soldier reaction.opening');
  over.does(take()).rolls('attack', 10, 5, 5);
  // AD-REA-2: the attack is another trigger than the opening.
  expect(asked(over)).toBe('hadra reaction.defense');
});

test('[AD-REA-9] an opening declared by hand is refused before round 1 and for the dead', () => {
  const over = beside({}, { fromTheStart: 'ask' });
  const say = (who: string) =>
    over.send({
      do: 'override',
      changes: [{ change: 'condition', who, condition: 'opening', on: true }],
      reason: 'x',
    } as never);
  expect(say('thug')).toMatchObject({ ok: false, error: { clause: 'AD-REA-9' } });
  const dead = beside({ lio: { at: [9, 9], now: { conditions: ['dead'] } } });
  expect(
    dead.send({
      do: 'override',
      changes: [{ change: 'condition', who: 'lio', condition: 'opening', on: true }],
      reason: 'x',
    } as never),
  ).toMatchObject({ ok: false, error: { clause: 'AD-REA-9' } });
});

test('[AD-POS-6] [AD-REA-10] an opening attack on an unaware target may come from behind', () => {
  const over = beside({}, {}, { ...prone, unaware: ['hadra'] }).does(standUp);
  over.does(take({ fromBehind: 'yes' }));
  // Half of 15, rounded up.
  expect(waiting(over).beats).toBe(8);
});

test('[AD-POS-8] [AD-REA-9] a Behemoth’s reach for openings is 24 feet: four squares', () => {
  const at = (x: number) =>
    asked(
      fight({
        red: { thug: { at: [5, 5], now: prone } },
        blue: { behemoth: { at: [x, 5] } },
      }).does(standUp),
    );
  expect(at(9)).toBe('behemoth reaction.opening');
  expect(at(10)).toBe('thug turn');
});

test('[AD-SIZ-4] [AD-REA-10] the difference of size counts against opening attacks too', () => {
  const table = fight({
    red: { 'cave-rat': { at: [5, 5], now: prone } },
    blue: { hadra: { at: [6, 5] } },
  });
  table.does(standUp).does(take());
  expect(waiting(table).beats).toBe(25);
});

test('[AD-REA-9] Reckless Lunge gives an opening to others, not to its target', () => {
  const lunge = {
    red: { lio: { at: [5, 5], sheet: { powers: ['reckless-lunge'] }, now: { vigor: 10 } } },
  } as const;
  const table = fight({ ...lunge, blue: { soldier: { at: [8, 5] }, thug: { at: [8, 6] } } });
  table.does(choice('power-reckless-lunge', { target: 'soldier', to: { x: 7, y: 5 } }));
  table.rolls('attack', 1, 1, 1, 1);
  expect([cell(table, 'lio'), asked(table)]).toEqual([[7, 5], 'thug reaction.opening']);
  table.does(pass);
  expect(asked(table)).toBe('lio turn');
});

test('[AD-R31] [AD-POS-11] ruling moveOpens: an opening that knocks down ends the Move', () => {
  const chain = { hadra: { at: [6, 5], sheet: { weapons: ['chain'], shields: [] } } } as const;
  // The chain reaches 10 ft: it goes one square, and the next leaves her reach.
  const over = beside(chain, { rulings: { moveOpens: true } }, {}).does(move(3, 5));
  expect(cell(over, 'thug')).toEqual([4, 5]);
  over
    .does(take({ with: 'chain' }))
    .rolls('attack', 10, 5, 5)
    .rolls('damage', 1, 1, 1, 1);
  over.does(choice('submit'));
  expect([cell(over, 'thug'), conditions(over, 'thug'), actions(over, 'thug')]).toEqual([
    [4, 5],
    ['prone'],
    1,
  ]);
});

test('[AD-R51] ruling vigorShort spendToZero: an opening for 2 Vigor is taken, and its maker is Winded', () => {
  const poor = { hadra: { at: [6, 5], now: { vigor: 2 } } } as const;
  const over = beside(poor, { rulings: { vigorShort: 'spendToZero' } })
    .does(standUp)
    .does(take());
  expect([vigor(over, 'hadra'), conditions(over, 'hadra')]).toEqual([0, ['winded']]);
  expect(waiting(over).purpose).toBe('attack');
});

test('[AD-REA-2] [AD-ACT-11] a readied attack is not offered once the opponent has left the reach', () => {
  const line: LineUp = {
    red: { hadra: { at: [6, 5] } },
    blue: { thug: { at: [5, 5] } },
  };
  const over = fight(line)
    .does(choice('ready', { what: 'attack', when: 'moves' }))
    .does(choice('end-turn'));
  over
    .does(choice('escape', { to: { x: 3, y: 5 } }))
    .does(take())
    .rolls('attack', 1, 1, 1);
  // With the first step it is two squares away, beyond the reach of a sword, so nobody is asked.
  expect([cell(over, 'thug'), asked(over)]).toEqual([[3, 5], 'gm gm.fled']);
});

test('[AD-ARM-11] [AD-REA-10] an opening is not offered to an enemy that can do no damage', () => {
  const fiend = (weapon: string) =>
    fight({
      red: { 'heroic-fiend': { at: [5, 5], now: prone } },
      blue: { thug: { at: [6, 5], sheet: { weapons: [weapon] } } },
    }).does(standUp);
  expect(asked(fiend('club'))).toBe('heroic-fiend turn');
  expect(asked(fiend('heroic-axe'))).toBe('thug reaction.opening');
});

test('[AD-REA-10] [AD-SIZ-4] an opening is not offered to an enemy that cannot hit: without Bonus dice 20 is the most', () => {
  const rat = (agility: number, now: Sketch = prone, rulings: Sketch = {}) =>
    asked(
      fight(
        {
          red: { 'cave-rat': { at: [5, 5], now } },
          blue: { thug: { at: [6, 5], sheet: { scores: { agility } } } },
        },
        { rulings },
      ).does(standUp),
    );
  // Guard 25 for its size; a bursting die has no upper bound.
  expect(rat(9)).toBe('cave-rat turn');
  expect(rat(10)).toBe('thug reaction.opening');
  // From behind it must beat 13.
  expect(rat(9, { ...prone, unaware: ['thug'] })).toBe('thug reaction.opening');
  expect(rat(9, prone, { naturals: 'autoBoth' })).toBe('thug reaction.opening');
});

test('[AD-POS-12] [AD-POS-13] [AD-ARM-9] an opening that can only knock down again is foreseen', () => {
  // A chain of minor rank does no harm to epic Durability, but knocks down whoever is getting up.
  const warded = { at: [5, 5], now: prone, sheet: { superior: 'epic' } } as const;
  const chain = { at: [6, 5], sheet: { weapons: ['chain'], shields: [] } } as const;
  const seen = (rulings: Sketch) => {
    const table = fight({ red: { thug: warded }, blue: { hadra: chain } }, { rulings });
    const { provokes } = table.send({ do: 'preview', choice: standUp } as never) as PreviewReply;
    return [provokes, asked(table.does(standUp))];
  };
  expect(seen({})).toEqual([['hadra'], 'hadra reaction.opening']);
  expect(seen({ standOpening: 'after' })).toEqual([['hadra'], 'hadra reaction.opening']);
});
