import { expect, test } from 'vitest';
import type { LogLine } from '../../../protocol/messages.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { choice, duel, fight, hold, holdTurn } from './line-up.ts';

/** Log, prompts, conditions and previews say what has happened or will happen. */

function line(table: Scenario, start: string): LogLine {
  const found = table.lines().find(({ text }) => text.startsWith(start));
  if (found) return found;
  throw new Error(
    `nobody said “${start}”, but:\n${table
      .lines()
      .map(({ text }) => text)
      .join('\n')}`,
  );
}
const chip = (table: Scenario, id: string, condition: string) =>
  table.who(id).conditions.find((each) => each.id === condition);

test('[WS-GEN-7] [WS-VIT-4] whoever is Down cannot resist, and is not said to give in', () => {
  const table = fight({
    heroes: { brana: { at: [5, 5] } },
    foes: { bandit: { at: [6, 5], now: { vitality: -2 } }, ogre: { at: [12, 9] } },
  });
  table.does(choice('shove', { target: 'bandit', way: 'east' }));
  const told = line(table, 'Shove: Brana wins');
  expect(told.text).toBe('Shove: Brana wins against Bandit, who is Down');
  expect(told.rulings).toEqual(['WS-R74']);
  expect(table.facts('contest')).toMatchObject([{ won: true, how: 'down' }]);
});

test('[WS-R22] amid a turn nobody is told that a turn is over', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] }, sill: { at: [4, 2] } }, foes: { ogre: { at: [12, 5] } } },
    { rulings: { heldTurnEntry: 'interrupt' } },
  );
  table.does(holdTurn);
  expect(table.choice().question).toBe('It is Sill’s turn. Does Brana take its held turn now?');
  const plain = fight({
    heroes: { brana: { at: [2, 2] }, sill: { at: [4, 2] } },
    foes: { ogre: { at: [12, 5] } },
  });
  plain.does(holdTurn).does(choice('end-turn'));
  expect(plain.choice().question).toBe('A turn is over. Does Brana take its held turn now?');
});

test('[WS-RND-8] [WS-STA-1] of several durations a chip says the one that ends last, whoever counts it', () => {
  // The ogre has had a slot already, Brana none, so their counters are equal.
  const under = (...effects: readonly Sketch[]) =>
    chip(
      fight(
        { blue: { ogre: { at: [9, 5] } }, red: { brana: { at: [5, 5], now: { effects } } } },
        { order: ['ogre', 'brana'] },
      ),
      'brana',
      'frightened',
    )?.until;
  const ogres = { status: 'frightened', by: 'ogre', for: 'nextTurn' };
  const own = { status: 'frightened', by: 'brana', for: { rounds: 2 } };
  // The ogre's next turn starts in round 2; Brana's second turn from now ends in it, after that.
  expect(under(ogres, own)).toBe('2 of its turns have ended');
  expect(under(own, ogres)).toBe('2 of its turns have ended');
  // Its next turn ends in this round.
  const short = { ...own, for: 'endOfNextTurn' };
  expect([under(short, ogres), under(ogres, short)]).toEqual(['Ogre’s next turn', 'Ogre’s next turn']);
  expect(under(own, { ...ogres, for: 'combat' })).toBe('combat ends');
});

test('[WS-DMG-13] [WS-ATK-16] no forecast says that Holy damage kills the living, unless it shall', () => {
  const holy = {
    id: 'judgement',
    name: 'Judgement',
    tier: 1,
    cost: { ap: 2, wp: 2 },
    range: 10,
    does: {
      deed: 'defense',
      dr: 'will',
      damage: [{ count: 2, sides: 6, type: 'holy' }],
      half: true,
    },
  };
  const worst = (target: string, vitality: number, more: Sketch = {}, setting: Setting = {}) => {
    const table = fight(
      {
        red: { maela: { at: [5, 5], sheet: { abilities: [holy] } } },
        blue: { [target]: { at: [8, 5], now: { vitality } }, ogre: { at: [12, 9] } },
      },
      setting,
    );
    const seen = table.send({
      do: 'preview',
      choice: choice('ability-judgement', { target, ...more }),
    } as never) as unknown as { readonly reached: readonly { readonly worst: string }[] };
    return seen.reached.map((each) => each.worst);
  };
  // 2d6: 12 less Armor 1 is 11; the bandit dies at -15, and has -10 left.
  expect(worst('bandit', -10)).toEqual(['1 to 11 damage']);
  expect(worst('bandit', -10, { holyLethal: true })).toEqual(['1 to 11 damage, death']);
  expect(worst('bandit', 5)).toEqual(['1 to 11 damage, Down']);
  // WS-R74: below 1 it still stands.
  expect(worst('bandit', 5, {}, { rulings: { downState: 'dyingConscious' } })).toEqual(['1 to 11 damage']);
  // Not biological: it dies at -18. Its vulnerability is not known yet (WS-R67).
  expect(worst('skeleton', -7)).toEqual(['1 to 11 damage, death']);
});

test('[WS-ADV-13] [WS-R44] a blow at the square of somebody in plain sight finds nobody hidden there', () => {
  const table = fight({
    red: { brana: { at: [5, 5] } },
    blue: { bandit: { at: [6, 5] }, sill: { at: [5, 8], now: { hiddenFrom: ['brana'] } } },
  });
  table.does(choice('attack-square', { cell: { x: 6, y: 5 } }));
  expect(line(table, 'Brana strikes at the').text).toBe(
    'Brana strikes at the square G6 with ax: nobody hidden is there',
  );
});

test('[WS-CIN-19] who is driven off by a great deed is not told as the game master’s change by hand', () => {
  const table = fight({
    heroes: { maela: { at: [5, 5] } },
    horde: { first: { use: 'skeleton', at: [9, 5] }, second: { use: 'skeleton', at: [9, 7] } },
  });
  table.does(choice('cinematic', { what: 'prays' }));
  table.does(choice('allow', { skill: 'perseverance', difficulty: 18 })).rolls('cinematic', 14);
  table.does(choice('gone', { whom: ['first'] }));
  const told = table.lines().find(({ text }) => text.includes('driven off'));
  expect(told).toMatchObject({ level: 'deed', clause: 'WS-CIN-5' });
  const hand = duel({ brana: {}, bandit: {} });
  hand.byHand('off', { change: 'out', who: 'bandit', out: 'fled' });
  expect(line(hand, 'Bandit has fled')).toMatchObject({ level: 'hand', clause: 'WS-GEN-12' });
});

test('[WS-VIT-4] [WS-VIT-6] whoever dies at once loses what it held, and is not said to go Down before', () => {
  const table = fight(
    {
      red: { bandit: { at: [6, 5], now: { vitality: 1 } } },
      blue: { brana: { at: [5, 5] }, ogre: { at: [12, 9] } },
      green: { sill: { at: [2, 2] } },
    },
    { rulings: { deathThreshold: 'minusTen', downState: 'dyingConscious' } },
  );
  table.does(hold('defend', { trigger: 'enters', range: 1 })).does(choice('end-turn'));
  // A natural 20: 8 + 6 - 1 = 13; it dies at -10.
  table
    .does(choice('attack', { target: 'bandit' }))
    .rolls('attack', 20)
    .rolls('damage', 8);
  const told = table.lines().map(({ text }) => text);
  expect(told).toContain('Bandit no longer waits: what it held is lost');
  expect(told.filter((text) => text.includes('Down') && text.startsWith('Bandit'))).toEqual([]);
});

/** Oren pushes the target at (3, 5) 4 m to the east. */
const pushed = (target: string, more: LineUp, setting: Setting = {}) =>
  fight({ heroes: { oren: { at: [1, 5] } }, foes: { ogre: { at: [12, 9] } }, ...more }, setting)
    .does(choice('ability-gale-push', { target }))
    .rolls('damage', 3)
    .rolls('withstand', 1);

test('[WS-ADV-5] whoever is pushed off what it sits on is not on the ground before it comes there', () => {
  const table = pushed('bandit', {
    others: { bandit: { on: 'horse' }, horse: { use: 'war-horse', at: [3, 5] } },
  });
  // The horse occupies columns 3 and 4.
  expect(line(table, 'Bandit comes off').text).toBe('Bandit comes off War horse, at D6');
  expect(table.lines().filter(({ text }) => text.includes('on the ground'))).toEqual([]);
});

test('[WS-R93] that walls are objects and the edge none has a say where somebody comes upon them, and nowhere else', () => {
  const crate = pushed('bandit', { others: { bandit: { at: [3, 5] }, crate: { at: [5, 5] } } });
  expect(line(crate, 'Bandit is driven into Crate').rulings).toBeUndefined();
  const walls = [{ x: 4, y: 5, side: 'e', kind: 'wall' }];
  const wall = pushed('bandit', { others: { bandit: { at: [3, 5] } } }, { field: { walls } });
  expect(line(wall, 'Bandit is driven into a wall').rulings).toEqual(['WS-R93']);
});

test('[WS-GEN-12] [WS-R76] whom the game master declares dead has not come to a number that kills', () => {
  const table = duel({ brana: {}, ogre: {} });
  table.byHand('dead', { change: 'out', who: 'ogre', out: 'dead' });
  const told = line(table, 'Ogre dies');
  expect(told).toMatchObject({ level: 'hand', clause: 'WS-GEN-12' });
  expect(told.rulings).toBeUndefined();
  // WS-GEN-9: objects do not die.
  const things = fight({
    heroes: { brana: { at: [5, 5] } },
    foes: { ogre: { at: [9, 9] } },
    things: { crate: { at: [6, 5] } },
  });
  things.byHand('broken', { change: 'out', who: 'crate', out: 'dead' });
  expect(line(things, 'Crate is destroyed')).toMatchObject({ clause: 'WS-GEN-9' });
  expect(things.view().combatants.crate).toBeUndefined();
  // A Vitality set by hand counts as usual: minus the maximum.
  const number = duel({ brana: {}, ogre: {} });
  number.byHand('a number', { change: 'track', who: 'ogre', track: 'vitality', left: -45 });
  expect(line(number, 'Ogre dies')).toMatchObject({ clause: 'WS-VIT-6', rulings: ['WS-R76'] });
});

test('[WS-R7] [WS-RND-7] whoever is asked hears what is tried, and what is asked', () => {
  const shoved = fight({
    heroes: { brana: { at: [5, 5] }, sill: { at: [6, 5] } },
    foes: { bandit: { at: [12, 9] } },
  }).does(choice('shove', { target: 'sill', way: 'east' }));
  expect(shoved.choice().question).toBe('Brana tries to shove Sill. Does Sill give in?');
  const guarding = fight({
    foes: { bandit: { at: [5, 5] } },
    heroes: { sill: { at: [6, 5], now: { rp: 2 } }, brana: { at: [12, 12] } },
  }).does(choice('attack', { with: 'sword', target: 'sill' }));
  expect(guarding.choice().question).toBe('Bandit attacks Sill with sword. Does Sill react?');
});

test('[WS-STA-6] the die for flames is called after the one who burns, whoever has lit them', () => {
  const table = fight({
    heroes: { brana: { at: [5, 5], now: { effects: [{ status: 'burning', by: 'ogre' }] } } },
    foes: { ogre: { at: [12, 9] } },
  });
  table.does(choice('end-turn'));
  expect(table.roll().question).toBe('Brana burns');
});

test('[WS-ATK-5] the panel says the hit bonus of an Ability as it is rolled: the printed one, if there is one', () => {
  const attacks = (id: string): readonly string[] =>
    fight({ heroes: { oren: { at: [5, 5] } }, foes: { 'fire-wisp': { at: [12, 9] } } })
      .who(id)
      .notes.filter(({ label }) => /attack/i.test(label))
      .map(({ label, value }) => `${label}: ${value}`);
  expect(attacks('fire-wisp')).toEqual(['Attack with Wisp spark: +5']);
  expect(attacks('oren')).toEqual(['Ability attacks: +6']);
});

test('[WS-ADV-13] [WS-GEN-9] hidden from all who could see is hidden from all enemies, whatever stands about', () => {
  const table = fight({
    heroes: { sill: { at: [5, 5], now: { hiddenFrom: ['ogre', 'bandit'] } } },
    foes: { ogre: { at: [12, 5] }, bandit: { at: [12, 9] }, crate: { at: [8, 5] } },
  });
  expect(chip(table, 'sill', 'hidden')?.label).toBe('Hidden from all its enemies');
});

test('[WS-ATK-9] [WS-R54] where a 20 has to reach the Evasion, the face alone has not decided that it hits', () => {
  const hit = (always: boolean): LogLine => {
    const table = duel({ brana: {}, ogre: {} }, { rulings: { naturalTwentyAlwaysHits: always } });
    table
      .does(choice('attack', { with: 'brana/ax', target: 'ogre' }))
      .rolls('attack', 20)
      .rolls('damage', 5);
    return line(table, 'Brana lands a critical hit');
  };
  expect(hit(true).held?.natural).toBe(true);
  expect(hit(false).held?.natural).toBeUndefined();
});

test('[WS-BAS-7] [WS-BAS-8] the metres of a Sprint are told with its own rule', () => {
  const table = duel({ brana: { at: [2, 2] }, ogre: { at: [18, 12] } }).does(choice('sprint'));
  // 3 m free and four times 3 m.
  expect(line(table, 'Brana has 15 m')).toMatchObject({ clause: 'WS-BAS-8' });
  const walks = duel({ brana: { at: [2, 2] }, ogre: { at: [18, 12] } }).does(choice('move-action'));
  expect(line(walks, 'Brana has 6 m')).toMatchObject({ clause: 'WS-BAS-7' });
});

test('[WS-VIT-4] [WS-VIT-5] [WS-VIT-6] of one who bleeds to death nobody is told afterwards that it is Down', () => {
  // 26 Vitality: 3 in each turn, death at -26.
  const passes = (vitality: number): readonly string[] => {
    const sill = { at: [4, 2], now: { vitality, effects: [{ status: 'bleeding' }] } } as const;
    const table = fight(
      { heroes: { brana: { at: [2, 2] }, sill }, foes: { ogre: { at: [12, 5] } } },
      { order: ['brana', 'sill', 'ogre'] },
    );
    table.does(choice('end-turn'));
    return table.lines().flatMap(({ text }) => (/^Sill (dies|is Down)/.test(text) ? [text] : []));
  };
  expect(passes(-22)).toEqual(['Sill is Down: the turn passes']);
  expect(passes(-23)).toEqual(['Sill dies']);
});

test('[WS-INI-12] a held attack is told as held, in words that its result can follow', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 5] } }, foes: { bandit: { at: [5, 5] } } },
    { order: ['brana', 'bandit'] },
  );
  table.does(hold('attack', { trigger: 'enters', range: 1 })).does(choice('end-turn'));
  table.does(choice('move', { to: { x: 3, y: 5 } }));
  expect(line(table, 'Brana attacks Bandit').text).toBe('Brana attacks Bandit with ax (held)');
});

test('[WS-BAS-2] attacks that are still to be made are told as left', () => {
  const table = fight({ heroes: { brana: { at: [2, 5] } }, foes: { ogre: { at: [9, 5] } } });
  table.does(choice('attack-later'));
  expect(line(table, 'Brana has').text).toBe('Brana has 1 attack left to make in this turn');
});

/** An Ability as a form writes it: its id is only a number, and other sheets use the same one. */
const written = (name: string, does: Sketch): Sketch => ({
  id: 'own-7',
  name,
  tier: 1,
  cost: { ap: 1, wp: 1 },
  range: 10,
  does,
});
const curse = (name: string, of: string): Sketch =>
  written(name, { deed: 'buff', on: 'enemy', gifts: [{ of, value: -2 }], for: { rounds: 3 } });

test('[WS-ABL-1] an Ability that a sheet writes itself is called by its name, that of whoever uses it', () => {
  const table = fight({
    heroes: {
      oren: { at: [5, 5], sheet: { abilities: [curse('Salt Curse', 'evasion')] } },
      maela: { at: [5, 7], sheet: { abilities: [curse('Ash Curse', 'armor')] } },
    },
    foes: { ogre: { at: [9, 5] } },
  });
  table.does(choice('ability-own-7', { target: 'ogre' }));
  expect(line(table, 'Oren uses').text).toBe('Oren uses Salt Curse on Ogre');
  expect(line(table, 'Oren pays 1 AP').text).toBe('Oren pays 1 AP (Salt Curse): 2 left');
  table.does(choice('end-turn')).does(choice('ability-own-7', { target: 'ogre' }));
  expect(line(table, 'Maela uses').text).toBe('Maela uses Ash Curse on Ogre');
  expect(line(table, 'Maela pays 1 WP').text).toBe('Maela pays 1 WP (Ash Curse): 13 left');
});

test('[WS-ABL-1] curses of two sheets count both, even if the sheets give them the same id, and end each by itself', () => {
  const table = fight({
    heroes: {
      oren: { at: [5, 5], sheet: { abilities: [curse('Salt Curse', 'evasion')] } },
      maela: { at: [5, 7], sheet: { abilities: [curse('Ash Curse', 'armor')] } },
    },
    foes: { ogre: { at: [9, 5] } },
  });
  const chips = () =>
    table.who('ogre').conditions.map(({ id, label, grade }) => ({ id, words: `${label}: ${grade}` }));
  table.does(choice('ability-own-7', { target: 'ogre' })).does(choice('end-turn'));
  table.does(choice('ability-own-7', { target: 'ogre' }));
  expect(chips().map(({ words }) => words)).toEqual(['Salt Curse: Evasion −2', 'Ash Curse: Armor −2']);
  expect(new Set(chips().map(({ id }) => id)).size).toBe(2);
  // The game master ends only the one that is meant.
  const [, ash] = chips();
  table.byHand('wrong target', { change: 'condition', who: 'ogre', condition: ash?.id ?? '', on: false });
  expect(chips().map(({ words }) => words)).toEqual(['Salt Curse: Evasion −2']);
});

test('[WS-BAS-5] what is opened, picked up or handed over is told once, by its name', () => {
  const door = { id: 'gate', kind: 'door', x: 6, y: 5, side: 'w' };
  const table = fight(
    { heroes: { brana: { at: [5, 5] }, sill: { at: [5, 6] } }, foes: { ogre: { at: [15, 5] } } },
    { field: { walls: [door] } },
  );
  const told = (): readonly string[] => table.lines().map(({ text }) => text);
  table.does(choice('use-door', { door: 'gate' }));
  expect(told().filter((text) => /opens/.test(text))).toEqual(['Brana opens the door']);
  table.does(choice('give-item', { item: 'stimulant', target: 'sill' }));
  expect(told().filter((text) => /hands/.test(text))).toEqual(['Brana hands over the stimulant to Sill']);
});

test('[WS-ABL-2] a step of upcasting a Debuff is shown as it changes the number: further down', () => {
  const cast = (...values: readonly number[]): unknown => {
    const gifts = values.map((value, at) => ({ of: at === 0 ? 'evasion' : 'initiative', value }));
    const does = { deed: 'buff', on: 'enemy', gifts, for: 'combat' };
    const table = duel({
      oren: { sheet: { abilities: [{ ...written('Salt Curse', does), upcast: { wp: 1, plus: 2 } }] } },
      ogre: {},
    });
    const need = table.option('ability-own-7').needs?.upcast as unknown as {
      readonly oneOf: readonly Sketch[];
    };
    return need.oneOf[2]?.note;
  };
  expect([cast(-2), cast(3), cast(-2, 5)]).toEqual(['−4', '+4', '±4']);
});

test('[WS-BAS-10] the ally who spends the reaction agrees; it is not said to want the switch itself', () => {
  const table = fight({
    heroes: { brana: { at: [5, 5] }, sill: { at: [6, 5] } },
    foes: { ogre: { at: [15, 5] } },
  });
  table.does(choice('switch-places', { target: 'sill' })).does(choice('accept'));
  const told = table.lines().map(({ text }) => text);
  expect(told).toContain('Brana wants to switch places with Sill');
  expect(told).toContain('Sill agrees to switch places with Brana as a reaction');
  expect(told.filter((text) => /^Sill wants/.test(text))).toEqual([]);
});
