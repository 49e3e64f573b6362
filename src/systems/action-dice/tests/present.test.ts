import { expect, test } from 'vitest';
import type { LogLine, OddsReply, PreviewReply } from '../../../protocol/messages.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { choice, decline, defend, duel, endTurn, fight } from './line-up.ts';

/** What screens show: initiative bar, panels, log, dice pad, previews, odds. */

const chips = (table: Scenario, id: string): readonly string[] =>
  table
    .who(id)
    .conditions.map(
      ({ label, grade, until }) =>
        `${label}${grade === undefined ? '' : ` (${grade})`}${until === undefined ? '' : ` until ${until}`}`,
    );
const entry = (table: Scenario, id: string) => table.view().bar.find((one) => one.id === id);
const said = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);
function line(table: Scenario, start: string): LogLine {
  const found = table.lines().find(({ text }) => text.startsWith(start));
  if (!found) throw new Error(`nobody said “${start}”, but:\n${said(table).join('\n')}`);
  return found;
}
const preview = (table: Scenario, deed: object) => table.send({ do: 'preview', choice: deed } as never);
/** The warnings before a deed. */
const warnings = (table: Scenario, deed: object) => (preview(table, deed) as PreviewReply).warns;
const odds = (table: Scenario, deed: object) =>
  table.send({ do: 'odds', choice: deed } as never) as OddsReply;
const note = (table: Scenario, id: string, label: string) =>
  table.who(id).notes.find((one) => one.label === label)?.value;

test('[AD-REC-1] [AD-REC-6] Vigor is the main pool, with its recovery; Mana is a bar for casters, a number for others', () => {
  const table = fight({
    red: { hadra: { at: [5, 5] }, veshta: { at: [5, 7] } },
    blue: { thug: { at: [9, 5] } },
  });
  // Stamina 30: 6 Vigor each round.
  expect(table.who('hadra').pools.vigor).toMatchObject({
    value: 30,
    max: 30,
    kind: 'bar',
    main: true,
    gain: { amount: 6, when: 'in the Recovery Phase' },
  });
  expect(table.who('hadra').pools.mana?.kind).toBe('number');
  expect(table.who('veshta').pools.mana).toMatchObject({ kind: 'bar', value: 30, max: 30 });
  expect(table.who('hadra').pools.actions).toMatchObject({ kind: 'pips', value: 2, max: 2 });
});

test('[AD-HRT-1] [AD-ARM-2] [AD-R80] Durability spills into Health, and armour and shield have tracks of their own', () => {
  const table = duel({ hadra: {}, thug: {} });
  const { durability, health, 'wear-mail': mail, 'wear-shield': shield } = table.who('hadra').tracks;
  expect(durability).toMatchObject({ left: 30, max: 30, spills: 'health' });
  expect(health).toMatchObject({ left: 15, max: 15 });
  expect(mail).toMatchObject({ label: 'Mail', left: 40, max: 40, gear: true });
  expect(shield).toMatchObject({ left: 30, max: 30, gear: true });
  table.byHand('a blow of the tree', { change: 'track', who: 'hadra', track: 'wear-mail', left: 7 });
  expect(table.who('hadra').tracks['wear-mail']?.left).toBe(7);
  table.byHand('torn off', { change: 'track', who: 'hadra', track: 'wear-mail', left: 0 });
  expect(said(table)).toContain('Hadra’s mail loses 7 and is ruined');
  table.byHand('mended', { change: 'track', who: 'hadra', track: 'wear-mail', left: 25 });
  expect(said(table)).toContain('Hadra’s mail regains 25: 25 left');
  const off = duel({ hadra: {}, thug: {} }, { rulings: { armorWear: 'off' } });
  expect(Object.keys(off.who('hadra').tracks)).toEqual(['durability', 'health']);
});

test('[AD-ARM-2] [AD-DIE-18] the wear of gear is set by hand within its limits, and only for gear that is there', () => {
  const table = duel({ hadra: {}, thug: {} });
  const wrong = (track: string, left: number) =>
    table.send({
      do: 'override',
      reason: 'test',
      changes: [{ change: 'track', who: 'hadra', track, left }],
    }) as { readonly ok: boolean };
  expect(wrong('wear-mail', 41).ok).toBe(false);
  expect(wrong('wear-plate', 4).ok).toBe(false);
});

test('[AD-ATK-8] [AD-ACT-14] the log of a grenade names it once, and calls nobody helpless who is hit without a roll', () => {
  const thrown = (areaAttack: string) =>
    fight(
      {
        red: { korr: { at: [5, 5], sheet: { items: ['grenade'] } } },
        blue: { thug: { at: [10, 5], now: { vigor: 4 } }, wooden: { use: 'wooden-door', at: [11, 5] } },
      },
      { rulings: { areaAttack } },
    ).does(choice('item-grenade', { at: { x: 10, y: 5 } }));
  const table = thrown('oneRollEachGuard').rolls('attack', 10, 3, 3, 3).rolls('damage', 1, 1, 1);
  const deeds = (of: Scenario) => of.lines().flatMap(({ level, text }) => (level === 'deed' ? [text] : []));
  expect(deeds(table)).toEqual([
    'Korr uses the grenade',
    'Korr attacks everybody there with grenade: Thug and Wooden door',
    'Korr beats the Guard of Thug with grenade: 19 against 15',
    'Korr hits Wooden door with grenade: a thing does not dodge',
    'Thug loses 3 Durability to Korr (Grenade): 7 left',
    'Wooden door loses 1 Durability to Korr (Grenade): 14 left',
  ]);
  const resisted = thrown('resistanceOnly').does(choice('submit')).rolls('damage', 1, 1, 1);
  expect(deeds(resisted)).toContain('Korr hits Thug with grenade');
});

test('[AD-ATK-8] [AD-ACT-14] [AD-REA-5] rolls, questions and refusals use the names of items and techniques', () => {
  const table = fight({
    red: {
      korr: {
        at: [5, 5],
        sheet: { items: ['detonator', 'healing-draught', 'smoke-bomb'] },
        now: { durability: 3, vigor: 7 },
      },
    },
    blue: { veteran: { at: [6, 5] }, thug: { at: [20, 5], now: { vigor: 4 } } },
  });
  const far = choice('item-smoke-bomb', { at: { x: 23, y: 15 } });
  const refused = table.send({ do: 'answer', prompt: table.choice().id, choice: far } as never);
  expect(refused).toMatchObject({ error: { message: 'the square X16 is 90 ft away, the range is 60 ft' } });
  table.does(choice('item-detonator', { at: { x: 20, y: 5 } })).rolls('attack', 1, 1, 1, 1);
  line(table, 'Korr attacks an area with remote detonator: 1 + 1 + 1 + 1 = 4');
  table.does(choice('item-healing-draught')).rolls('item', 4);
  line(table, 'Durability for Korr: 4');
  table.does(choice('power-power-strike', { target: 'korr' })).rolls('attack', 12, 3, 3, 3);
  expect(table.choice().question).toBe(
    'Veteran hits Korr with Power Strike (greatsword): 21 against 15. Does Korr defend?',
  );
  const mage = fight({
    red: { veshta: { at: [5, 5], now: { durability: 3 } } },
    blue: { thug: { at: [23, 5] } },
  });
  mage.does(choice('power-mend', { target: 'veshta' })).rolls('healing', 2, 3);
  line(mage, 'Healing for Veshta: 2 + 3 = 5');
});

test('[AD-SHK-3] [AD-SHK-4] [AD-R94] [AD-R97] Shock shows its countdown on the chip and on the bar', () => {
  const table = fight({
    red: { hadra: { at: [5, 5] }, lio: { at: [5, 7] } },
    blue: { thug: { at: [9, 5] } },
  });
  table.byHand('a fall', { change: 'track', who: 'lio', track: 'health', left: 0 });
  // Stamina 20: 20 rounds.
  expect(chips(table, 'lio')).toEqual(['Shock (dies in 20 rounds)', 'Prone until it stands up']);
  expect(entry(table, 'lio')).toMatchObject({ state: 'out', note: 'in Shock, 20 rounds left' });
  expect(line(table, 'Lio is in Shock and dies in 20 rounds').wound).toBe(true);
  table.byHand('a miracle', { change: 'condition', who: 'lio', condition: 'stabilised', on: true });
  expect(chips(table, 'lio')).toEqual(['Stabilised until it has Health again', 'Prone until it stands up']);
  expect(entry(table, 'lio')).toMatchObject({ state: 'out', note: 'stabilised' });
});

test('[AD-HRT-3] [AD-REC-2] [AD-REC-4] [AD-R69] Wounded and Winded show their effect and their end', () => {
  const table = duel({ hadra: {}, thug: { now: { durability: 0, vigor: 0, conditions: ['winded'] } } });
  expect(chips(table, 'thug')).toEqual(['Wounded (Bonus dice one step down)', 'Winded until it has 5 Vigor']);
  expect(entry(table, 'thug')?.note).toBe('Winded');
  const other = duel(
    { hadra: {}, thug: { now: { vigor: 0, conditions: ['winded'] } } },
    { rulings: { windedEnd: 'fiveRegained' } },
  );
  expect(chips(other, 'thug')).toEqual(['Winded until 5 Vigor are regained']);
});

test('[AD-ACT-7] [AD-R29] Defending shows the Vigor it saves, once or stacked by ruling', () => {
  const table = duel({ hadra: {}, thug: {} });
  table.does(defend);
  expect(chips(table, 'hadra')).toEqual(['Defending (reactions −2 Vigor) until its next turn begins']);
  expect(said(table)).toContain(
    'Hadra defends: its defensive reactions cost 2 Vigor less until its next turn begins',
  );
  const twice = duel({ hadra: {}, thug: {} }, { rulings: { defendStacks: true } });
  twice.does(defend).does(defend);
  expect(twice.who('hadra').conditions.find(({ id }) => id === 'defending')?.grade).toBe(
    'reactions −4 Vigor',
  );
  expect(line(twice, 'Hadra defends: its defensive reactions cost 4').rulings).toEqual(['AD-R29']);
});

test('[AD-DIE-15] [AD-R12] Charges and Challenges show their number, the roll they wait for, and their end', () => {
  const table = duel({ hadra: {}, thug: {} });
  table.byHand('high ground', { change: 'condition', who: 'thug', condition: 'charge', on: true, level: 2 });
  // Its turn comes next, so the Charge waits to the end of that.
  expect(chips(table, 'thug')).toEqual(['Charge (2, next roll) until its next turn ends']);
  expect(line(table, 'Thug has 2 Charges on its next roll').level).toBe('hand');
});

test('[AD-DIE-15] [AD-R12] ruling chargeLife untilTurnEnd: a Charge is told as one for every roll of the turn', () => {
  const table = duel({ hadra: {}, thug: {} }, { rulings: { chargeLife: 'untilTurnEnd' } });
  table.byHand('high ground', { change: 'condition', who: 'hadra', condition: 'charge', on: true, level: 2 });
  expect(chips(table, 'hadra')).toEqual(['Charge (2, every roll) until its next turn ends']);
  expect(said(table)).toContain('Hadra has 2 Charges on every roll until its next turn ends (high ground)');
  table.does(endTurn).does(endTurn).does(endTurn);
  expect(said(table).at(-1)).not.toContain('unused');
  expect(said(table)).toContain('Hadra’s 2 Charges (high ground): over');
});

test('[AD-ACT-11] [AD-R34] a readied action is shown in words on the bar and on its chip', () => {
  const table = duel({ hadra: {}, thug: { at: [12, 5] } });
  table.does(choice('ready', { what: 'attack', when: 'reach' }));
  expect(entry(table, 'hadra')?.waits).toEqual(['Attack when an enemy comes into reach']);
  expect(chips(table, 'hadra')).toEqual([
    'Readied: Attack when an enemy comes into reach until its next turn begins',
  ]);
  expect(line(table, 'Hadra waits: Attack when an enemy comes into reach').rulings).toContain('AD-R34');
});

test('[AD-INI-2] [AD-INI-5] [AD-INI-6] the bar shows Initiative, ambushed and ambushers; objects are not on it', () => {
  const table = fight(
    {
      red: { hadra: { at: [5, 5] } },
      blue: { thug: { at: [9, 5] } },
      field: { thicket: { at: [7, 5] } },
    },
    {
      fromTheStart: true,
      more: { ambush: { ambushed: ['hadra'], ambushers: ['thug'] } },
    },
  );
  expect(chips(table, 'hadra')).toContain('Unaware of Thug');
  table.rolls('initiative', 17).rolls('initiative', 4);
  expect(table.view().bar).toEqual([
    { id: 'hadra', initiative: 17, state: 'active', note: 'ambushed' },
    { id: 'thug', initiative: 4, state: 'waiting', note: 'ambusher' },
  ]);
  expect(said(table)).toContain(
    'Ambush: Hadra is ambushed (1 action in round 1); Thug is lying in wait (1 action more)',
  );
  expect(line(table, 'Hadra: 1 action').level).toBe('heading');
  // In her first turn she has become aware of those in view.
  expect(chips(table, 'hadra')).toEqual(['Ambushed until round 1 ends']);
});

test('[AD-DIE-6] [AD-HRT-3] [AD-DIE-10] the dice pad shows the number of Bonus dice, their rung and its ladder', () => {
  const table = duel({ hadra: { now: { durability: 0 } }, thug: {} });
  table.does(choice('attack', { target: 'thug' }));
  const { dice, total, edge, ladder, target, over } = table.roll();
  expect(dice.map(({ sides }) => sides)).toEqual([20, 8, 8]);
  expect(total?.value).toBe(2);
  // d10 is rung 4, wounded one down: the third of the ladder, ordinary.
  expect(edge?.value).toBe(3);
  expect(ladder?.rungs[(edge?.value ?? 0) - 1]).toEqual({ sides: 8, name: 'ordinary' });
  expect([target, over]).toEqual([15, true]);
  expect(table.roll().question).toBe('Hadra attacks Thug with sword');
  const six = duel({ hadra: {}, thug: {} }, { rulings: { rankNames: 'feebleD6' } });
  six.does(choice('attack', { target: 'thug' }));
  expect(
    six
      .roll()
      .ladder?.rungs.map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['no name', 'feeble, minor', 'ordinary']);
});

test('[AD-R1] ruling vsComparison reachOnChecks: the roll’s target must be reached, not exceeded', () => {
  const people = {
    heroes: { amari: { at: [5, 5] as const }, hadra: { at: [6, 5] as const, now: { durability: 4 } } },
    foes: { thug: { at: [15, 5] as const } },
  };
  const strict = fight(people);
  strict.does(choice('emergency-aid', { target: 'hadra' }));
  expect([strict.roll().target, strict.roll().over]).toEqual([20, true]);
  const kind = fight(people, { rulings: { vsComparison: 'reachOnChecks' } });
  kind.does(choice('emergency-aid', { target: 'hadra' }));
  expect([kind.roll().target, kind.roll().over]).toEqual([20, undefined]);
});

test('[AD-ATK-3] [AD-ARM-1] [AD-ARM-2] [AD-HRT-1] the log of a hit tells every number with its terms', () => {
  const table = duel({ hadra: {}, soldier: {} });
  table.does(choice('attack', { target: 'soldier' }));
  table.rolls('attack', 10, 4, 3);
  expect(table.choice().question).toBe('Hadra hits Soldier with sword: 17 against 15. Does Soldier defend?');
  table.does(decline).rolls('damage', 5, 2, 3, 4);
  // 14 less AR 4 are 10; the mail takes 4 of its 40.
  expect(line(table, 'Hadra beats the Guard of Soldier with sword: 17 against 15').totals?.[0]).toMatchObject(
    {
      label: 'Number to beat',
      total: { value: 15 },
    },
  );
  const harm = line(table, 'Soldier takes 10 Kinetic (cutting) damage (sword)');
  expect(harm.totals?.[0]?.total.value).toBe(10);
  expect(line(table, 'Soldier loses 10 Durability to Hadra (Sword): 10 left').wound).toBe(true);
  expect(said(table)).toContain('Soldier’s mail takes 4: 36 left');
  // The die of the Bonus dice is named beside its terms.
  expect(line(table, 'Hadra attacks Soldier with sword: 10 + 4 + 3 = 17').totals?.[1]).toMatchObject({
    as: 'd10',
  });
});

test('[AD-DIE-13] [AD-DMG-6] a burst stands in brackets in the log, and the hit is called critical', () => {
  const table = duel({ hadra: {}, thug: { now: { vigor: 2 } } });
  table.does(choice('attack', { target: 'thug' })).rolls('attack', 10, [10, 3], 3);
  expect(said(table)).toContain('Hadra attacks Thug with sword: 10 + (10 + 3) + 3 = 26, more than 15 wanted');
  table.rolls('damage', 5, [10, 1], 3, 4);
  expect(line(table, 'Thug takes 23 Kinetic (cutting) damage (sword, a critical hit)').level).toBe('detail');
});

test('[AD-REA-5] [AD-REA-6] the log of a failed Defense says that a tie is not enough', () => {
  const table = duel({ hadra: {}, soldier: {} });
  table.does(choice('attack', { target: 'soldier' })).rolls('attack', 10, 4, 3);
  table.does(choice('defense'));
  expect(table.roll().question).toBe('Soldier defends against Hadra');
  table.rolls('defense', 10, 4, 3);
  expect(said(table)).toContain(
    'Soldier does not evade with Defense: 17 against 17, and a tie is not enough',
  );
  expect(said(table)).toContain('Soldier pays 5 Vigor (Defense): 15 left');
});

const behindBarricade = () =>
  fight({
    red: { oska: { at: [2, 5] } },
    blue: { soldier: { at: [9, 5], now: { vigor: 0, conditions: ['winded'] } } },
    field: { 'concrete-barricade': { at: [8, 5] } },
  });

test('[AD-COV-3] [AD-COV-5] the line of a shot names what gives cover and its numbers', () => {
  const table = behindBarricade();
  expect(preview(table, choice('attack', { target: 'soldier', with: 'hunting-bow' }))).toMatchObject({
    cost: { actions: 1 },
    lines: [
      {
        from: { x: 2, y: 5 },
        to: { x: 9, y: 5 },
        grade: 'half',
        label: 'partial cover (Concrete barricade): +3 Guard, +5 AR',
        by: [{ x: 8, y: 5, who: 'concrete-barricade' }],
      },
    ],
  });
});

test('[AD-COV-3] [AD-ATK-4] the log names the term that decided a miss', () => {
  const table = behindBarricade();
  table.does(choice('attack', { target: 'soldier', with: 'hunting-bow' }));
  // Agility 30: three dice. 15 and 3 of cover: 18 misses, and 15 would be beaten.
  table.rolls('attack', 10, 3, 3, 2);
  const missed = line(table, 'Oska misses Soldier with hunting bow: 18 against 18, and a tie is not enough');
  expect(missed.decided?.words).toMatch(/^Just missed: without .*\+3 this hits$/);
});

test('[AD-VIS-3] [AD-VIS-6] the line of a shot names the visibility', () => {
  const table = fight(
    { red: { oska: { at: [2, 5] } }, blue: { soldier: { at: [9, 5] } } },
    { more: { visibility: 'reduced' } },
  );
  expect(preview(table, choice('attack', { target: 'soldier', with: 'hunting-bow' }))).toMatchObject({
    lines: [{ grade: 'clear', label: 'Reduced visibility: 5 more to beat' }],
  });
});

test('[AD-COV-1] [AD-R104] [AD-ACT-13] ruling coverMelee allAttacks: the line of a lunge is that from where it ends', () => {
  const lunging = (to: number) =>
    preview(
      fight(
        {
          red: { hadra: { at: [5, 5], sheet: { powers: ['reckless-lunge'] } } },
          blue: { thug: { at: [8, 5] } },
        },
        {
          rulings: { coverMelee: 'allAttacks' },
          field: {
            terrain: [{ id: 'crates', label: 'Crates', cover: 'high' }],
            cells: [{ x: 7, y: 5, terrain: 'crates' }],
          },
        },
      ),
      choice('power-reckless-lunge', { to: { x: to, y: 5 }, target: 'thug', with: 'sword' }),
    );
  // From where she is now the crates would be partial cover; she ends on them.
  expect(lunging(7)).toMatchObject({ lines: [{ from: { x: 7, y: 5 }, grade: 'clear', label: '' }] });
});

test('[AD-POS-13] [AD-REA-9] the preview of standing up names those who get an opening', () => {
  const table = duel({ hadra: { now: { conditions: ['prone'] } }, thug: {} });
  expect(preview(table, choice('stand-up'))).toMatchObject({ cost: { actions: 1 }, provokes: ['thug'] });
  const far = duel({ hadra: { now: { conditions: ['prone'] } }, thug: { at: [12, 5] } });
  expect(preview(far, choice('stand-up'))).not.toHaveProperty('provokes');
});

test('[AD-REA-10] but not those who have no 5 Vigor to take it', () => {
  const beside = (vigor: number) =>
    preview(
      duel({ hadra: { now: { conditions: ['prone'] } }, thug: { now: { vigor } } }),
      choice('stand-up'),
    );
  expect(beside(5)).toMatchObject({ provokes: ['thug'] });
  expect(beside(4)).not.toHaveProperty('provokes');
});

test('[AD-ACT-9] [AD-R31] ruling moveOpens: the preview of a Move names those whose reach it leaves', () => {
  const away = (rulings: Sketch) =>
    preview(
      duel({ hadra: {}, thug: {} }, { rulings }),
      choice('move', {
        path: [
          { x: 5, y: 6 },
          { x: 4, y: 6 },
        ],
      }),
    );
  // At (5,6) she is still adjacent to the thug at (6,5), at (4,6) she is not.
  expect(away({ moveOpens: true })).toMatchObject({ provokes: ['thug'] });
  expect(away({})).not.toHaveProperty('provokes');
  const stays = duel({ hadra: {}, thug: {} }, { rulings: { moveOpens: true } });
  expect(preview(stays, choice('move', { path: [{ x: 5, y: 6 }] }))).not.toHaveProperty('provokes');
});

test('[AD-ATK-3] [AD-DMG-7] [AD-HRT-1] the odds of a fist without Bonus dice: 0.25 to hit, 2.5 Durability for each hit', () => {
  // No Bonus dice at all: d20 against 15; d4 damage, no armour, no reactions.
  const none = { scores: { strength: 0, agility: 0 }, weapons: [] };
  const table = duel({
    // Too little Vigor for an off-hand attack afterwards.
    fist: { use: 'thug', sheet: none, now: { vigor: 7 } },
    thug: { now: { vigor: 0, conditions: ['winded'] } },
  });
  const reply = odds(table, choice('attack', { target: 'thug', with: 'unarmed' }));
  expect(reply.exact).toBe(true);
  expect(reply.chances.hit).toBeCloseTo(0.25, 10);
  expect(reply.chances['beats-guard']).toBeCloseTo(0.25, 10);
  expect(reply.harm.thug?.durability).toBeCloseTo(0.25 * 2.5, 10);
});

test('[AD-HRT-3] [AD-SHK-3] the odds tell wounds, Shock and the loss of each track separately', () => {
  const none = { scores: { strength: 0, agility: 0 }, weapons: [] };
  const table = duel({
    // Too little Vigor for an off-hand attack afterwards.
    fist: { use: 'thug', sheet: none, now: { vigor: 7 } },
    thug: { now: { vigor: 0, conditions: ['winded'], durability: 2, health: 1 } },
  });
  const reply = odds(table, choice('attack', { target: 'thug', with: 'unarmed' }));
  // A d4: 1 leaves one point of Durability; 2 wounds it; 3 and 4 also take its only point of Health.
  expect(reply.chances['condition:thug:wounded']).toBeCloseTo(0.25 * 0.75, 10);
  expect(reply.chances['condition:thug:in Shock']).toBeCloseTo(0.25 * 0.5, 10);
  expect(reply.chances['out:thug']).toBeCloseTo(0.25 * 0.5, 10);
  expect(reply.harm.thug?.durability).toBeCloseTo(0.25 * (0.25 * 1 + 0.75 * 2), 10);
  expect(reply.harm.thug?.health).toBeCloseTo(0.25 * 0.5, 10);
});

test('[AD-ATK-2] [AD-ARM-1] [AD-DMG-1] [AD-DIE-3] the panel shows Guard, dice, weapons, powers and immunities', () => {
  const table = duel({ hadra: { now: { durability: 0 } }, 'heroic-fiend': {} });
  expect(note(table, 'hadra', 'Guard')).toBe('17');
  // Wounded: Defense with two d8.
  expect(note(table, 'hadra', 'Defense')).toBe('2d8');
  expect(note(table, 'hadra', 'Mail')).toBe('AR 4, ordinary');
  expect(note(table, 'hadra', 'Sword')).toBe('1d8 Kinetic (cutting) + Strength dice, reach 6 ft');
  expect(note(table, 'hadra', 'Power Strike')).toMatch(/^technique, 1 action, 4 Vigor/);
  expect(note(table, 'heroic-fiend', 'Durability')).toBe('Heroic: only heroic or better harms it');
  const ghoul = duel({ hadra: {}, ghoul: {} });
  expect(ghoul.who('ghoul').charts?.[0]?.entries).toEqual([
    { label: 'Toxic', value: 'immune', tone: 'good' },
    { label: 'Umbral', value: 'immune', tone: 'good' },
    { label: 'Lucent', value: 'weakness', tone: 'bad' },
  ]);
});

test('[AD-ARM-5] [AD-R83] [AD-TYP-8] the panel shows the other types that armour and natural armour protect from', () => {
  const table = duel({
    hadra: {
      sheet: { armor: ['energy-weave', 'epic-carapace', { ...coat, types: { cold: 2, kinetic: 0 } }] },
    },
    'grizzly-bear': { sheet: { hide: { ar: 2, against: ['physical', 'cold'] } } },
  });
  expect(note(table, 'hadra', 'Energy weave')).toBe('AR 4, ordinary, against Thermal and Electrical');
  expect(note(table, 'hadra', 'Epic carapace')).toBe('AR 8, epic, against physical damage, Thermal and Cold');
  expect(note(table, 'hadra', 'Coat')).toBe('AR 3, minor, against physical damage; Kinetic 0, Cold 2');
  expect(note(table, 'grizzly-bear', 'Hide')).toBe('AR 2, against physical damage and Cold');
});

const coat = { id: 'coat', name: 'Coat', ar: 3, rank: 'minor', durability: 9 };

test('[AD-TYP-2] [AD-R88] [AD-R90] the panel lists resistances and opposites only where rulings use them', () => {
  const entries = (rulings: object) =>
    duel(
      { hadra: { sheet: { resistances: ['cold'], aligned: 'umbral' } }, thug: {} },
      { rulings: { ...rulings } },
    )
      .who('hadra')
      .charts?.flatMap((chart) => chart.entries?.map(({ label, value }) => `${label} ${value}`) ?? []);
  expect(entries({})).toBeUndefined();
  expect(entries({ typeProtection: 'halfDouble' })).toEqual(['Cold resists']);
  expect(entries({ opposites: 'alignedWeakness' })).toEqual(['Lucent weakness']);
});

test('[AD-ENC-5] an act of several actions shows its name and progress', () => {
  const table = fight({
    red: { veshta: { at: [5, 5] } },
    blue: { thug: { at: [12, 5] } },
  });
  table.does(choice('power-storm-call'));
  expect(chips(table, 'veshta')).toEqual(['At work: Storm Call (2 of 3 actions)']);
  expect(table.who('veshta').pools.actions?.progress).toEqual({ label: 'Storm Call', paid: 2, cost: 3 });
  expect(entry(table, 'veshta')?.note).toBe('at Storm Call');
  expect(said(table)).toContain('Veshta begins Storm Call: 2 of 3 actions');
  table.does(endTurn);
  expect(table.choice().question).toBe('Veshta is at Storm Call: 1 action to go. Go on with it?');
});

test('[AD-ATK-8] [AD-COV-6] the preview of an area: whom it reaches, numbers, worst case, friends', () => {
  const table = fight({
    red: {
      veshta: { at: [2, 5], now: { actions: 3 } },
      hadra: { at: [11, 5] },
    },
    blue: { thug: { at: [12, 5] }, soldier: { at: [12, 6], now: { durability: 3 } } },
  });
  const seen = preview(table, choice('power-storm-call', { at: { x: 12, y: 5 } })) as {
    readonly cells: readonly object[];
    readonly reached: readonly object[];
  };
  // 10 feet around a square: 5 times 5.
  expect(seen.cells).toHaveLength(25);
  // 3d8 Electrical: mail and shield stop nothing of it. The thug has 10 and 5, the soldier 3 and 10.
  expect(seen.reached).toEqual([
    { who: 'hadra', how: 'more than 17 to hit', best: 'missed', worst: '3 to 24 damage', friend: true },
    { who: 'thug', how: 'more than 15 to hit', best: 'missed', worst: '3 to 24 damage, Shock', drops: true },
    {
      who: 'soldier',
      how: 'more than 15 to hit',
      best: 'missed',
      worst: '3 to 24 damage, Shock',
      drops: true,
    },
  ]);
});

test('[AD-ATK-8] [AD-OBJ-1] [AD-R92] the worst case for a construct in an area is destruction, not Shock', () => {
  const worst = (constructs: string) => {
    const table = fight(
      {
        red: { veshta: { at: [2, 5], now: { actions: 3 } } },
        blue: { 'sentry-turret': { at: [12, 5], now: { durability: 20 } } },
      },
      { rulings: { constructs } },
    );
    const seen = preview(table, choice('power-storm-call', { at: { x: 12, y: 5 } })) as PreviewReply;
    return seen.reached?.map((each) => each.worst);
  };
  // 3d8 Electrical: its plates stop Kinetic damage alone. 24 are more than 20; with a Health of 5 it would have 25.
  expect(worst('durabilityOnly')).toEqual(['3 to 24 damage, destroyed']);
  expect(worst('likeCreatures')).toEqual(['3 to 24 damage']);
});

test('[AD-ATK-8] [AD-OBJ-4] [AD-R91] [AD-R45] [AD-SHK-2] an area’s preview shows who is hit without a roll', () => {
  const seen = (rulings: Sketch) => {
    const table = fight(
      {
        red: { veshta: { at: [2, 5], now: { actions: 3 } } },
        blue: {
          thug: { at: [12, 5] },
          soldier: { at: [12, 6], now: { durability: 0, health: 0 } },
          'wooden-door': { at: [10, 6] },
        },
      },
      { rulings },
    );
    const found = preview(table, choice('power-storm-call', { at: { x: 12, y: 5 } })) as {
      readonly reached: readonly { readonly how: string; readonly best: string; readonly worst: string }[];
    };
    return found.reached.map(({ how, best, worst }) => `${how}: ${best}, ${worst}`);
  };
  // 3d8; the 2 of the door stop kinetic damage alone.
  expect(seen({})).toEqual([
    'more than 15 to hit: missed, 3 to 24 damage, Shock',
    'helpless: the game master says: missed, killed',
    'hit without a roll: 3 damage, 3 to 24 damage, destroyed',
  ]);
  expect(seen({ areaAttack: 'resistanceOnly', helpless: 'alwaysKilled', objectHit: 'guard10' })).toEqual([
    'Resistance with Agility: missed, 3 to 24 damage, Shock',
    'killed without a roll: killed, killed',
    'hit without a roll: 3 damage, 3 to 24 damage, destroyed',
  ]);
});

test('[AD-ARM-11] the preview warns that an attack can do no damage', () => {
  const table = fight({
    red: { korr: { at: [2, 5] } },
    blue: { 'heroic-fiend': { at: [9, 5] }, thug: { at: [9, 8] } },
  });
  const warns = (target: string) => warnings(table, choice('attack', { target, with: 'rifle' }));
  expect(warns('heroic-fiend')).toEqual(['No harm can come of it: its Durability is of a higher rank']);
  expect(warns('thug')).toBeUndefined();
});

test('[AD-ACT-16] the preview warns that emergency aid has no Durability to restore', () => {
  const warns = (durability: number) =>
    warnings(
      fight({
        red: { oska: { at: [5, 5] }, hadra: { at: [5, 6], now: { durability, health: 1 } } },
        blue: { thug: { at: [9, 5] } },
      }),
      choice('emergency-aid', { target: 'hadra' }),
    );
  // Hadra's Durability is 30; aid does not restore her Health.
  expect(warns(30)).toEqual(['No good can come of it: Hadra has all of its Durability']);
  expect(warns(29)).toBeUndefined();
});

test('[AD-REC-2] [AD-REC-4] the preview warns that a deed spends the last Vigor', () => {
  const line = (vigor: number) =>
    fight({ red: { hadra: { at: [5, 5], now: { vigor } } }, blue: { thug: { at: [6, 5] } } });
  // Power Strike costs 4 Vigor.
  const warns = (vigor: number) =>
    warnings(line(vigor), choice('power-power-strike', { target: 'thug', with: 'sword' }));
  expect(warns(4)).toEqual(['Hadra is Winded then: no actions and no reactions before 5 Vigor are back']);
  expect(warns(5)).toBeUndefined();
});

test('[AD-REC-2] [AD-R68] [AD-REC-4] the warning about Winded fits the ruling and the maximum of Vigor', () => {
  const warns = (rulings: Sketch, sheet: Sketch) =>
    warnings(
      fight(
        { red: { hadra: { at: [5, 5], sheet, now: { vigor: 3 } } }, blue: { thug: { at: [6, 5] } } },
        { rulings },
      ),
      choice('power-twin-cut', { target: 'thug', with: 'knife' }),
    );
  const light = { weapons: ['knife'], powers: ['twin-cut'] };
  expect(warns({ windedScope: 'actionsOnly' }, light)).toEqual([
    'Hadra is Winded then: no actions before 5 Vigor are back',
  ]);
  expect(warns({}, { ...light, printed: { vigor: 3 } })).toEqual([
    'Hadra is Winded then: no actions and no reactions before 3 Vigor are back',
  ]);
});

test('[AD-VIS-3] smoke is marked on all squares within its radius that are on the map', () => {
  const zones = [{ cell: { x: 3, y: 1 }, radius: 10, visibility: 'reduced' }];
  const table = fight({ red: { oska: { at: [2, 5] } }, blue: { thug: { at: [9, 5] } } }, { more: { zones } });
  const [smoke] = table.view().marks;
  // Two squares to every side, and the field ends one above it: five columns, four rows.
  expect(smoke?.cells).toHaveLength(20);
  expect(smoke?.cells).toContainEqual({ x: 5, y: 3 });
  expect(smoke?.cells).not.toContainEqual({ x: 6, y: 3 });
});
