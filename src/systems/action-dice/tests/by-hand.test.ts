import { expect, test } from 'vitest';
import type { ErrorReply } from '../../../protocol/messages.ts';
import type { LineUp } from './line-up.ts';
import {
  actions,
  active,
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  duel,
  durability,
  endTurn,
  feet,
  fight,
  health,
  initiative,
  level,
  mana,
  move,
  order,
  path,
  vigor,
  waiting,
} from './line-up.ts';

/** Changes by the game master's hand (AD-DIE-15, AD-DIE-18), with their consequences. */

const line: LineUp = {
  heroes: { hadra: { at: [5, 5] }, lio: { at: [5, 7] } },
  foes: { thug: { at: [9, 5] }, 'sentry-turret': { at: [15, 5] } },
  field: { thicket: { at: [12, 12] } },
};
const table = () => fight(line);
const why = (over: ReturnType<typeof fight>, change: object): string => {
  const reply = over.send({ do: 'override', changes: [change], reason: 'test' } as never) as ErrorReply;
  return reply.ok === false ? `${reply.error.reason} ${reply.error.clause}` : 'done';
};

test('[AD-DIE-18] tracks: Health 0 is Shock, above 0 awake; a construct at Durability 0 is gone', () => {
  const over = table().byHand('a blow', { change: 'track', who: 'lio', track: 'health', left: 0 });
  expect([over.who('lio').out, conditions(over, 'lio')]).toEqual(['unconscious', ['shock', 'prone']]);
  expect(level(over, 'lio', 'shock')).toBe(20);
  over.byHand('a miracle', { change: 'track', who: 'lio', track: 'health', left: 3 });
  expect([over.who('lio').out, health(over, 'lio')]).toEqual([null, 3]);
  over.byHand('a hammer', { change: 'track', who: 'sentry-turret', track: 'durability', left: 0 });
  expect(over.view().combatants['sentry-turret']).toBeUndefined();
  over.byHand('a wound', { change: 'track', who: 'hadra', track: 'durability', left: 0 });
  expect([conditions(over, 'hadra'), durability(over, 'hadra')]).toEqual([['wounded'], 0]);
});

test('[AD-DIE-18] [AD-OBJ-1] numbers above the maximum, and tracks or pools that do not exist, are refused', () => {
  const over = table();
  expect(why(over, { change: 'track', who: 'hadra', track: 'durability', left: 31 })).toBe(
    'noSuchThing AD-HRT-1',
  );
  expect(why(over, { change: 'track', who: 'sentry-turret', track: 'health', left: 1 })).toBe(
    'noSuchThing AD-OBJ-1',
  );
  expect(why(over, { change: 'track', who: 'hadra', track: 'luck', left: 1 })).toBe('noSuchThing AD-HRT-1');
  expect(why(over, { change: 'pool', who: 'hadra', pool: 'vigor', value: 31 })).toBe('noSuchThing AD-REC-1');
  expect(why(over, { change: 'pool', who: 'hadra', pool: 'luck', value: 1 })).toBe('noSuchThing AD-REC-1');
  expect(why(over, { change: 'pool', who: 'nobody', pool: 'mana', value: 1 })).toBe('noSuchThing AD-DIE-18');
});

test('[AD-DIE-18] [AD-REC-2] [AD-REC-4] pools: Vigor 0 makes Winded, Vigor 5 ends it', () => {
  const over = table().byHand('gifts', { change: 'pool', who: 'lio', pool: 'mana', value: 4 });
  over.byHand('more', { change: 'pool', who: 'hadra', pool: 'actions', value: 4 });
  expect([mana(over, 'lio'), actions(over, 'hadra')]).toEqual([4, 4]);
  over.byHand('a run', { change: 'pool', who: 'lio', pool: 'vigor', value: 0 });
  expect(conditions(over, 'lio')).toEqual(['winded']);
  over.byHand('a rest', { change: 'pool', who: 'lio', pool: 'vigor', value: 4 });
  expect(conditions(over, 'lio')).toEqual(['winded']);
  over.byHand('a rest', { change: 'pool', who: 'lio', pool: 'vigor', value: 5 });
  expect([conditions(over, 'lio'), vigor(over, 'lio')]).toEqual([[], 5]);
});

test('[AD-ENC-2] [AD-R14] [AD-R32] actions and feet are set for the active combatant only, as rulings allow', () => {
  const set = (who: string, pool: string, value: number) => ({ change: 'pool', who, pool, value });
  expect(why(table(), set('lio', 'actions', 2))).toBe('notYourTurn AD-ENC-2');
  // Without `poolForTurn` nobody has feet left.
  expect(why(table(), set('hadra', 'feet', 20))).toBe('noSuchThing AD-ACT-9');
  const pooled = fight(line, { rulings: { moveRounding: 'poolForTurn', unspentActions: 'carryOne' } });
  expect(why(pooled, set('lio', 'feet', 20))).toBe('notYourTurn AD-ENC-2');
  expect(why(pooled, set('lio', 'actions', 2))).toBe('noSuchThing AD-ACT-1');
  pooled.byHand('kept', set('lio', 'actions', 1)).byHand('a start', set('hadra', 'feet', 20));
  expect([actions(pooled, 'lio'), feet(pooled, 'hadra')]).toEqual([1, 20]);
});

test('[AD-DIE-18] [AD-R32] feet taken by hand in the middle of a Move leave none behind, not less than none', () => {
  // Hadra leaves the thug's reach with the first square, and pays 20 of the 20 feet of her Move.
  const away = () =>
    duel({ hadra: {}, thug: {} }, { rulings: { moveRounding: 'poolForTurn', moveOpens: true } }).does(
      path([4, 5], [3, 5], [2, 5], [1, 5]),
    );
  expect(asked(away())).toBe('thug reaction.opening');
  const counted = away().byHand('tired', { change: 'pool', who: 'hadra', pool: 'feet', value: 5 });
  expect(feet(counted.does(decline), 'hadra')).toBe(0);
  const passed = away().byHand('your turn', { change: 'active', who: 'thug' });
  passed.does(decline);
  expect([cell(passed, 'hadra'), feet(passed, 'hadra')]).toEqual([[1, 5], 0]);
});

test('[AD-ACT-7] whoever is out of the fight does not defend, and nobody defends half a time', () => {
  const over = table().byHand('a blow', { change: 'out', who: 'lio', out: 'unconscious' });
  const defends = { change: 'condition', who: 'lio', condition: 'defending', on: true };
  expect(why(over, defends)).toBe('noSuchThing AD-ACT-7');
  expect(why(over, { ...defends, who: 'hadra', level: 0.5 })).toBe('noSuchThing AD-ACT-7');
  over.byHand('a shield wall', { ...defends, who: 'hadra', level: 2 });
  expect(conditions(over, 'hadra')).toEqual(['defending']);
});

test('[AD-DIE-15] [AD-DIE-18] conditions, Charges and Challenges are set and removed; unknown ones are refused', () => {
  const set = (condition: string, more: object = {}) => ({
    change: 'condition',
    who: 'lio',
    condition,
    on: true,
    ...more,
  });
  const over = table();
  over.byHand('so be it', ...['prone', 'defending', 'stunned', 'bound'].map((condition) => set(condition)));
  over.byHand('luck', set('charge', { level: 2 }), set('challenge'));
  expect([...conditions(over, 'lio')].sort()).toEqual([
    ...['bound', 'challenge', 'charge', 'defending', 'prone', 'stunned'],
  ]);
  expect(level(over, 'lio', 'charge')).toBe(2);
  const off = (condition: string) => ({ change: 'condition', who: 'lio', condition, on: false });
  over.byHand('no more', ...['prone', 'defending', 'stunned', 'bound', 'charge', 'challenge'].map(off));
  expect(conditions(over, 'lio')).toEqual([]);
  over.byHand('a curse', set('challenge-effect', { level: 3 }));
  expect(level(over, 'lio', 'challenge-effect')).toBe(3);
  over.byHand('no more', off('challenge-effect'));
  expect(conditions(over, 'lio')).toEqual([]);
  expect(why(over, off('stunned'))).toBe('noSuchThing AD-DIE-18');
  expect(why(over, off('charge'))).toBe('noSuchThing AD-DIE-15');
  expect(why(over, set('cursed'))).toBe('noSuchThing AD-DIE-18');
  expect(why(over, set('charge', { level: 0 }))).toBe('noSuchThing AD-DIE-15');
});

test('[AD-DIE-15] [AD-R12] a Charge on the effect alone waits for an attack; a Defense does not use it up', () => {
  const table = duel({ soldier: {}, lio: {} });
  table.byHand('luck', { change: 'condition', who: 'lio', condition: 'charge-effect', on: true });
  expect(table.lines().at(-1)?.text).toBe('Lio has 1 Charge on its next attack, on the effect alone (luck)');
  table.does(attack('lio')).rolls('attack', 15, 5, 5);
  table.does(choice('defense')).rolls('defense', 1, 1, 1, 1).rolls('damage', 1, 1, 1);
  expect(level(table, 'lio', 'charge-effect')).toBe(1);
  table.does(decline).does(endTurn).does(attack('soldier', 'short-sword'));
  expect(waiting(table).dice).toBe('d20+d10!+d10!+d10!');
  table.rolls('attack', 15, 5, 5, 5).does(decline);
  // The Charge raises the two dice of Strength, not the sword's die.
  expect(waiting(table).dice).toBe('d8+d12!+d12!');
  expect(conditions(table.rolls('damage', 1, 1, 1), 'lio')).toEqual([]);
});

test('[AD-POS-7] [AD-INI-5] [AD-INI-6] unaware, ambushed and ambusher are set and have their effects', () => {
  const over = fight(line, { round: 1 });
  over.byHand('in the dark', {
    change: 'condition',
    who: 'lio',
    condition: 'unaware',
    on: true,
    other: 'thug',
  });
  over.byHand('in the dark', { change: 'condition', who: 'lio', condition: 'ambushed', on: true });
  over.byHand('in the dark', { change: 'condition', who: 'thug', condition: 'ambusher', on: true });
  expect(conditions(over, 'lio')).toEqual(['ambushed', 'unaware']);
  over.does(endTurn);
  expect([active(over), actions(over, 'lio')]).toEqual(['lio', 1]);
  over.does(endTurn);
  expect([active(over), actions(over, 'thug')]).toEqual(['thug', 3]);
  expect(why(over, { change: 'condition', who: 'lio', condition: 'unaware', on: true, other: 'hadra' })).toBe(
    'noSuchThing AD-POS-7',
  );
});

test('[AD-SHK-7] stabilised is set, and removed it puts back into Shock', () => {
  const over = table().byHand('a blow', { change: 'out', who: 'lio', out: 'unconscious' });
  over.byHand('bandages', { change: 'condition', who: 'lio', condition: 'stabilised', on: true });
  expect(conditions(over, 'lio')).toEqual(['stabilised', 'prone']);
  over.byHand('they slip', { change: 'condition', who: 'lio', condition: 'stabilised', on: false });
  expect([conditions(over, 'lio'), level(over, 'lio', 'shock')]).toEqual([['shock', 'prone'], 20]);
  expect(why(over, { change: 'condition', who: 'hadra', condition: 'stabilised', on: true })).toBe(
    'noSuchThing AD-SHK-7',
  );
});

test('[AD-DIE-18] dead and fled are set and taken back; refused where the space is taken', () => {
  const over = table().byHand('dead', { change: 'out', who: 'lio', out: 'dead' });
  expect(over.who('lio').out).toBe('dead');
  over.byHand('not dead', { change: 'out', who: 'lio', out: null });
  expect([over.who('lio').out, health(over, 'lio')]).toEqual([null, 10]);
  over.byHand('gone', { change: 'out', who: 'lio', out: 'fled' });
  over.byHand('somebody in its place', { change: 'position', who: 'hadra', cell: { x: 5, y: 7 } });
  expect(why(over, { change: 'out', who: 'lio', out: null })).toBe('spaceTaken AD-ACT-9');
  expect(why(over, { change: 'out', who: 'sentry-turret', out: 'unconscious' })).toBe('wrongTarget AD-OBJ-1');
  expect(why(over, { change: 'out', who: 'hadra', out: null })).toBe('noSuchThing AD-SHK-1');
});

test('[AD-DIE-18] [AD-R94] a combatant set dead drops what it held', () => {
  const over = table().byHand('dead', { change: 'out', who: 'lio', out: 'dead' });
  expect(over.facts('item-moved').map(({ who, why }) => [who, why])).toEqual([
    ['lio', 'dropped'],
    ['lio', 'dropped'],
  ]);
});

test('[AD-DIE-18] a position is set; taken squares and squares off the map are refused', () => {
  const over = table().byHand('moved', { change: 'position', who: 'hadra', cell: { x: 1, y: 1 } });
  expect(cell(over, 'hadra')).toEqual([1, 1]);
  expect(why(over, { change: 'position', who: 'hadra', cell: { x: 9, y: 5 } })).toBe('spaceTaken AD-ACT-9');
  expect(why(over, { change: 'position', who: 'hadra', cell: { x: 99, y: 5 } })).toBe('spaceTaken AD-ACT-9');
});

test('[AD-INI-2] [AD-DIE-18] Initiative and the active combatant are set', () => {
  const over = table();
  expect(order(over).slice(0, 4)).toEqual(['hadra', 'lio', 'thug', 'sentry-turret']);
  over.byHand('slower', { change: 'initiative', who: 'lio', value: 12 });
  expect(order(over).slice(0, 4)).toEqual(['hadra', 'thug', 'sentry-turret', 'lio']);
  expect(initiative(over, 'lio')).toBe(12);
  over.byHand('busy', { change: 'pool', who: 'hadra', pool: 'actions', value: 1 });
  over.byHand('now', { change: 'active', who: 'sentry-turret' });
  expect([active(over), actions(over, 'sentry-turret')]).toEqual(['sentry-turret', 2]);
  over.does(endTurn);
  // Hadra continues her turn, and the order goes on after her.
  expect([active(over), actions(over, 'hadra')]).toEqual(['hadra', 2]);
  over.does(endTurn).does(endTurn);
  expect(active(over)).toBe('lio');
  over.does(endTurn);
  // The Initiative holds for the next round as well.
  expect(over.view().round).toBe(3);
  expect(order(over).slice(0, 4)).toEqual(['hadra', 'thug', 'sentry-turret', 'lio']);
  expect(why(over, { change: 'active', who: 'hadra' })).toBe('notYourTurn AD-ENC-2');
  for (const value of [0, 401, 1.5])
    expect(why(over, { change: 'initiative', who: 'lio', value })).toBe('noSuchThing AD-INI-1');
  over.byHand('the quickest', { change: 'initiative', who: 'lio', value: 400 });
  expect(initiative(over, 'lio')).toBe(400);
});

test('[AD-INI-2] [AD-DIE-18] a new Initiative of one that has had, or has, its turn counts from the next round on', () => {
  const over = table().does(endTurn);
  expect(active(over)).toBe('lio');
  over.byHand(
    'slower',
    ...['hadra', 'lio'].map((who) => ({ change: 'initiative', who, value: who === 'lio' ? 2 : 1 })),
  );
  expect([order(over).slice(0, 4), active(over)]).toEqual([['hadra', 'lio', 'thug', 'sentry-turret'], 'lio']);
  expect(initiative(over, 'hadra')).toBe(1);
  over.does(endTurn).does(endTurn).does(endTurn);
  expect([over.view().round, order(over).slice(0, 4)]).toEqual([
    3,
    ['thug', 'sentry-turret', 'lio', 'hadra'],
  ]);
});

test('[AD-POS-3] [AD-DIE-18] a door is opened and shut by hand: who stands behind it can be hit, or not', () => {
  const walls = [{ x: 6, y: 5, side: 'w', kind: 'door', id: 'gate' }];
  const over = fight({ a: { hadra: { at: [5, 5] } }, b: { thug: { at: [6, 5] } } }, { field: { walls } });
  const shut = () => over.option('attack').refused !== undefined;
  expect(shut()).toBe(true);
  expect(why(over, { change: 'door', door: 'hatch', open: true })).toBe('noSuchThing AD-DIE-18');
  expect([over.byHand('a push', { change: 'door', door: 'gate', open: true }), shut()][1]).toBe(false);
  expect([over.byHand('a gust', { change: 'door', door: 'gate', open: false }), shut()][1]).toBe(true);
});

test('[AD-INI-3] a combatant who stood aside gets an Initiative and a turn', () => {
  const over = fight(
    { heroes: { hadra: {}, lio: { at: [5, 7], wishes: 'no' } }, foes: { thug: { at: [9, 5] } } },
    { fromTheStart: true },
  );
  over.rolls('initiative', 15).rolls('initiative', 5);
  over.byHand('joins', { change: 'initiative', who: 'lio', value: 10 });
  over.does(endTurn);
  expect(active(over)).toBe('lio');
});

test('[AD-ACT-14] [AD-DIE-18] an item is dropped, carried, drawn and removed; a full hand is refused', () => {
  const over = table().byHand('dropped', { change: 'item', who: 'hadra', item: 'sword', to: 'floor' });
  expect(over.view().marks.map(({ label }) => label)).toEqual(['Sword']);
  over.byHand('picked up', { change: 'item', who: 'lio', item: 'hadra/sword', to: 'carried' });
  expect(why(over, { change: 'item', who: 'lio', item: 'hadra/sword', to: 'hand' })).toBe(
    'noFreeHand AD-ACT-14',
  );
  over.byHand('away', { change: 'item', who: 'lio', item: 'knife', to: 'gone' });
  over.byHand('drawn', { change: 'item', who: 'lio', item: 'hadra/sword', to: 'hand' });
  const hand = over.who('lio').notes.find(({ label }) => label === 'In hand')?.value;
  expect(hand).toBe('Short sword, Sword (off-hand)');
  expect(why(over, { change: 'item', who: 'lio', item: 'lance', to: 'hand' })).toBe('noSuchThing AD-ACT-14');
});

test('[AD-DIE-18] combatants are added, change sides and are removed; notes and the end are set', () => {
  const over = table();
  const rat = (more: object) => ({
    change: 'add',
    combatant: { id: 'rat', sheet: { use: 'cave-rat' }, side: 'foes', cell: { x: 1, y: 1 }, ...more },
  });
  expect(why(over, rat({ cell: { x: 5, y: 5 } }))).toBe('spaceTaken AD-ACT-9');
  expect(why(over, rat({ id: 'lio' }))).toBe('noSuchThing AD-DIE-18');
  expect(why(over, rat({ now: { unaware: ['ghost'] } }))).toBe('noSuchThing AD-DIE-18');
  over.byHand('a rat', rat({ wishes: 'no' }));
  expect(over.who('rat').side).toBe('foes');
  over.byHand('tamed', { change: 'side', who: 'rat', side: 'heroes' });
  expect(over.who('rat').side).toBe('heroes');
  over.byHand('gone', { change: 'remove', who: 'rat' });
  expect(over.view().combatants.rat).toBeUndefined();
  expect(why(over, { change: 'door', door: 'gate', open: true })).toBe('noSuchThing AD-DIE-18');
  over.byHand('a word', { change: 'note', text: 'it rains' });
  expect(over.lines().find(({ text }) => text === 'it rains')?.level).toBe('hand');
  over.byHand('enough', { change: 'end', winner: 'heroes' });
  expect(over.isOver()).toEqual({ winner: 'heroes' });
});

test('[AD-DIE-15] [AD-DIE-18] ids of effects that a new combatant brings are not used again', () => {
  const over = table();
  const combatant = { id: 'rat', sheet: { use: 'cave-rat' }, side: 'foes', cell: { x: 1, y: 1 } };
  const now = { effects: [{ condition: 'dazed' }], pushes: [{ kind: 'charge' }] };
  over.byHand('a rat', { change: 'add', combatant: { ...combatant, wishes: 'no', now } });
  over.byHand('luck', { change: 'condition', who: 'hadra', condition: 'charge', on: true });
  // The effect is the first of this fight, the Charge of the rat the second.
  expect(over.news('push-laid')).toMatchObject([{ waiting: { id: 'effect-3' } }]);
});

test('[AD-INI-1] [AD-OBJ-1] Initiative of an object is refused', () => {
  expect(why(table(), { change: 'initiative', who: 'thicket', value: 12 })).toBe('wrongTarget AD-INI-1');
});

test('[AD-OBJ-3] an object set to Durability 0 is gone', () => {
  const over = table().byHand('fire', { change: 'track', who: 'thicket', track: 'durability', left: 0 });
  expect(over.view().combatants.thicket).toBeUndefined();
});

test('[AD-POS-10] [AD-POS-11] [AD-R59] knocked down by hand in its Move, a combatant does not move', () => {
  const knock = { change: 'condition', who: 'hadra', condition: 'knocked-down', on: true } as const;
  const stopped = (knockDownNegates: string) => {
    const over = fight(
      {
        red: { hadra: { at: [5, 5] } },
        blue: { thug: { at: [6, 5] } },
      },
      { rulings: { moveOpens: true, knockDownNegates } },
    ).does(move(2, 5));
    // The change comes while the thug is asked about the opening, so she does not walk at all.
    expect(asked(over)).toBe('thug reaction.opening');
    return over.byHand('the bridge gives way', knock).does(decline);
  };
  const over = stopped('currentAction');
  expect([cell(over, 'hadra'), conditions(over, 'hadra'), actions(over, 'hadra')]).toEqual([
    [5, 5],
    ['prone'],
    1,
  ]);
  expect(why(over, knock)).toBe('noSuchThing AD-POS-12');
  expect(asked(stopped('restOfTurn'))).toBe('thug turn');
  // The condition `prone` only makes it lie; it negates nothing.
  const lies = table().byHand('so', { change: 'condition', who: 'hadra', condition: 'prone', on: true });
  expect([lies.facts('negated'), actions(lies, 'hadra')]).toEqual([[], 2]);
  expect(why(table(), { ...knock, who: 'thicket' })).toBe('noSuchThing AD-POS-10');
  expect(why(table(), { ...knock, on: false })).toBe('noSuchThing AD-POS-13');
});

test('[AD-POS-11] [AD-R60] [AD-ACT-4] knocked down by hand after an attack, the off-hand attack is lost', () => {
  const knock = { change: 'condition', who: 'lio', condition: 'knocked-down', on: true } as const;
  const struck = (knockDownNegates: string) =>
    fight(
      { red: { lio: { at: [5, 5] } }, blue: { thug: { at: [6, 5], now: { vigor: 4 } } } },
      { rulings: { knockDownNegates } },
    )
      .does(choice('attack', { target: 'thug', with: 'short-sword' }))
      .rolls('attack', 1, 1, 1, 1);
  const over = struck('currentAction');
  expect(asked(over)).toBe('lio offHand');
  over.byHand('he slips', knock);
  expect([asked(over), vigor(over, 'lio'), actions(over, 'lio')]).toEqual(['lio turn', 20, 1]);
  over.does(choice('attack', { target: 'thug', with: 'short-sword' })).rolls('attack', 14, 2, 2, 2);
  expect(over.roll().purpose).toBe('damage');
  const lost = struck('restOfTurn').does(decline).byHand('he slips', knock);
  expect(asked(lost)).toBe('thug turn');
});

test('[AD-DIE-18] [AD-REC-2] Winded set by hand is told without “no Vigor left”', () => {
  const table = fight({ a: { hadra: {} }, b: { thug: { at: [9, 5] } } });
  table.byHand('a blow to the chest', { change: 'condition', who: 'hadra', condition: 'winded', on: true });
  const said = table.lines().map(({ text }) => text);
  expect(said).toContain('Hadra is Winded');
  expect(said).not.toContain('Hadra has no Vigor left and is Winded');
});

test('[AD-POS-7] [AD-SHK-1] [AD-DIE-18] whoever changes side is neither unknown to new friends nor pinned by one', () => {
  const over = fight({
    heroes: {
      hadra: { at: [5, 5], now: { unaware: ['thug'] } },
      lio: { at: [5, 9], now: { unaware: ['thug', 'soldier'] } },
    },
    foes: {
      thug: { at: [6, 5], now: { effects: [{ condition: 'pinned', by: 'hadra' }], unaware: ['lio'] } },
      soldier: { at: [9, 9], now: { unaware: ['lio'] } },
    },
  });
  over.byHand('bribed', { change: 'side', who: 'thug', side: 'heroes' });
  expect(['hadra', 'lio', 'thug', 'soldier'].map((id) => conditions(over, id))).toEqual([
    [],
    ['unaware'],
    [],
    ['unaware'],
  ]);
  const chip = over.who('lio').conditions.find(({ id }) => id === 'unaware');
  expect(chip?.label).toBe('Unaware of Soldier');
});
