import { expect, test } from 'vitest';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  actions,
  asked,
  cell,
  choice,
  conditions,
  decline,
  duel,
  durability,
  endTurn,
  fight,
  giveUp,
  goOn,
  health,
  mana,
  offered,
  terms,
  vigor,
  waiting,
} from './line-up.ts';

/** The use of techniques and spells (AD-ACT-13, AD-ENC-5). */

const use = (power: string, more: Sketch = {}) => choice(`power-${power}`, more);
const at = (x: number, y: number) => ({ at: { x, y } });
/** Hadra with this power, beside a thug. */
const having = (power: string, more: Sketch = {}, thug: Fighter = {}, setting: Setting = {}) =>
  duel({ hadra: { sheet: { powers: [power], ...more } }, thug }, setting);

test('[AD-ACT-13] [AD-ACT-2] each technique and spell has its printed cost; Talents are no options', () => {
  const table = having('power-strike');
  expect(table.option('power-power-strike')).toMatchObject({
    cost: { actions: 1, vigor: 4 },
    clause: 'AD-ACT-13',
  });
  // Talents and special reactions are no actions.
  const other = duel({ lio: { sheet: { powers: ['parrying-deflect', 'fury'] } }, thug: {} });
  expect(offered(other).filter((id) => id.startsWith('power-'))).toEqual([]);
  other.refuses(use('firebolt', { target: 'thug' }), 'noSuchThing', 'AD-DIE-17');
});

test('[AD-ACT-13] [AD-REA-13] a power is refused if Vigor or Mana do not cover its cost; the last points may be spent', () => {
  const poor = duel({ hadra: { now: { vigor: 3 } }, thug: {} });
  poor.refuses(use('power-strike', { target: 'thug' }), 'noVigor', 'AD-REA-13');
  const drained = duel({ veshta: { now: { mana: 2 } }, thug: {} });
  drained.refuses(use('firebolt', { target: 'thug' }), 'noMana', 'AD-REA-13');
  const last = duel({ hadra: { now: { vigor: 4 } }, thug: {} }).does(use('power-strike', { target: 'thug' }));
  // AD-REC-2: paid for with the last points, it is carried out.
  expect([vigor(last, 'hadra'), conditions(last, 'hadra'), waiting(last).purpose]).toEqual([
    0,
    ['winded'],
    'attack',
  ]);
});

test('[AD-ACT-13] [AD-DIE-9] Power Strike: dice of Agility with 1 Charge, for the attack and for damage', () => {
  const table = having('power-strike').does(use('power-strike', { target: 'thug', with: 'sword' }));
  expect([waiting(table), vigor(table, 'hadra'), actions(table, 'hadra')]).toEqual([
    { who: 'hadra', purpose: 'attack', dice: 'd20+d12!+d12!', beats: 15 },
    26,
    1,
  ]);
  table.rolls('attack', 10, 5, 5).does(decline);
  expect(waiting(table).dice).toBe('d8+d12!+d12!+d12!');
});

test('[AD-ACT-13] a melee technique is refused with a bow', () => {
  const archer = duel({
    oska: { sheet: { powers: ['power-strike'] }, now: { inHand: ['hunting-bow'] } },
    thug: {},
  });
  archer.refuses(use('power-strike', { target: 'thug', with: 'hunting-bow' }), 'notInHand', 'AD-ACT-13');
  expect(waiting(archer.does(use('power-strike', { target: 'thug', with: 'unarmed' }))).purpose).toBe(
    'attack',
  );
});

test('[AD-ACT-4] [AD-ACT-13] Twin Cut: a light weapon, dice of Speed, and an off-hand attack may follow', () => {
  const table = duel({ lio: {}, thug: { now: { vigor: 4 } } });
  table.refuses(use('twin-cut', { target: 'thug', with: 'unarmed' }), 'notInHand', 'AD-ACT-13');
  table.does(use('twin-cut', { target: 'thug', with: 'short-sword' }));
  expect(terms(table)).toEqual(['Speed 3']);
  table.rolls('attack', 1, 1, 1, 1);
  expect(asked(table)).toBe('lio offHand');
  table.does(choice('attack', { with: 'knife', target: 'thug' }));
  // 3 for the technique, 8 for the off-hand.
  expect([vigor(table, 'lio'), waiting(table).dice, actions(table, 'lio')]).toEqual([
    9,
    'd20+d6!+d6!+d6!',
    1,
  ]);
});

test('[AD-ACT-13] [AD-POS-10] [AD-RES-4] Sweep: dice of Speed, no damage, knocks down unless Agility beats the attack', () => {
  const table = having('sweep', {}, { now: { vigor: 4 } }).does(
    use('sweep', { target: 'thug', with: 'sword' }),
  );
  expect(terms(table)).toEqual(['Speed 2']);
  table.rolls('attack', 10, 5, 5);
  expect(table.choice()).toMatchObject({ ask: 'resist', about: { ability: 'agility', vs: 20 } });
  table.does(choice('struggle')).rolls('resistance', 11, 9);
  expect([conditions(table, 'thug'), durability(table, 'thug')]).toEqual([['prone'], 10]);
  // AD-POS-12: a second knock-down has no effect.
  table.does(use('sweep', { target: 'thug', with: 'sword' })).rolls('attack', 10, 5, 5);
  expect([asked(table), table.facts('resisted')]).toMatchObject(['thug turn', [{}]]);
});

test('[AD-HRT-4] [AD-ACT-13] Finish: only against wounded targets, with one more weapon die', () => {
  having('finish').refuses(use('finish', { target: 'thug' }), 'wrongTarget', 'AD-HRT-4');
  const table = having('finish', {}, { now: { durability: 0, vigor: 4 } });
  table.does(use('finish', { target: 'thug', with: 'sword' })).rolls('attack', 10, 5, 5);
  expect(waiting(table).dice).toBe('d8+d8+d10!+d10!+d10!');
});

/** The thug 10 ft away in a straight line, the soldier beside the place where the lunge ends. */
const lunging = (setting: Setting = {}, hadra: Fighter = {}, soldier: Fighter = {}) =>
  fight(
    {
      red: { hadra: { at: [5, 5], sheet: { powers: ['reckless-lunge'] }, ...hadra } },
      blue: { thug: { at: [8, 5], now: { vigor: 4 } }, soldier: { at: [8, 6], ...soldier } },
    },
    setting,
  );
const lunge = (x: number, y: number, target = 'thug') =>
  use('reckless-lunge', { to: { x, y }, target, with: 'sword' });

test('[AD-ACT-13] [AD-REA-9] Reckless Lunge: 10 feet straight, an attack with 1 Charge, an opening', () => {
  const table = lunging();
  table.refuses(lunge(5, 5), 'outOfReach', 'AD-POS-8');
  // Not 15 ft, and not round a corner.
  table.refuses(lunge(8, 4), 'noWay', 'AD-ACT-13');
  table.refuses(lunge(7, 6), 'noWay', 'AD-ACT-13');
  table.does(lunge(7, 5));
  expect([cell(table, 'hadra'), waiting(table).dice]).toEqual([[7, 5], 'd20+d12!+d12!']);
  table.rolls('attack', 1, 1, 1);
  // She ends beside the soldier too, who alone gets the opening.
  expect(table.facts('opening')).toMatchObject([{ who: 'hadra', by: ['soldier'] }]);
  expect(asked(table)).toBe('soldier reaction.opening');
  table.does(decline);
  expect([actions(table, 'hadra'), vigor(table, 'hadra'), asked(table)]).toEqual([1, 27, 'hadra turn']);
});

test('[AD-ACT-13] without a goal a lunge goes as far as needed, or stays where the target is in reach', () => {
  expect(cell(lunging().does(use('reckless-lunge', { target: 'thug', with: 'sword' })), 'hadra')).toEqual([
    7, 5,
  ]);
  const near = lunging({}, { at: [7, 5], sheet: { powers: ['reckless-lunge'] } });
  expect(cell(near.does(use('reckless-lunge', { target: 'thug', with: 'sword' })), 'hadra')).toEqual([7, 5]);
});

test('[AD-POS-14] a prone combatant lunges no farther than it crawls', () => {
  const table = lunging({}, { sheet: { powers: ['reckless-lunge'] }, now: { conditions: ['prone'] } });
  table.refuses(lunge(7, 5), 'outOfReach', 'AD-POS-8');
});

test('[AD-POS-11] [AD-POS-10] knocked down on its way, a lunge makes no attack; its cost stays spent', () => {
  const ice = {
    terrain: [{ id: 'ice', label: 'Ice', marks: { knocksDown: true } }],
    cells: [{ x: 6, y: 5, terrain: 'ice' }],
  };
  const table = lunging({ field: ice }).does(lunge(7, 5));
  expect([cell(table, 'hadra'), conditions(table, 'hadra'), table.facts('attack')]).toEqual([
    [6, 5],
    ['prone'],
    [],
  ]);
  expect([actions(table, 'hadra'), vigor(table, 'hadra')]).toEqual([1, 27]);
});

test('[AD-ACT-13] [AD-ENC-5] Aimed Shot takes two actions: in one turn, or over two', () => {
  const shot = use('aimed-shot', { target: 'thug', with: 'hunting-bow' });
  const table = duel({ oska: {}, thug: { at: [15, 5] } }).does(shot);
  // 2 Charges: d20.
  expect([waiting(table).dice, actions(table, 'oska')]).toEqual(['d20+d20!+d20!+d20!', 0]);
  const later = duel({ oska: { now: { actions: 1 } }, thug: { at: [15, 5] } }).does(use('aimed-shot'));
  // Vigor is paid at its beginning (AD-R15).
  expect([vigor(later, 'oska'), asked(later)]).toEqual([16, 'thug turn']);
  later.does(endTurn);
  expect(later.choice()).toMatchObject({ ask: 'act.continue', about: { act: 'Aimed Shot', missing: 1 } });
  later.does(goOn).does(shot);
  expect([waiting(later).dice, vigor(later, 'oska'), actions(later, 'oska')]).toEqual([
    'd20+d20!+d20!+d20!',
    20,
    1,
  ]);
});

test('[AD-ENC-5] [AD-R15] Storm Call over two turns: Mana at the start, centre at the end; given up, all is lost', () => {
  const line = (setting: Setting = {}) =>
    fight(
      { red: { veshta: { at: [2, 5] } }, blue: { thug: { at: [12, 5] }, soldier: { at: [14, 5] } } },
      setting,
    );
  const table = line().does(use('storm-call'));
  expect([mana(table, 'veshta'), asked(table)]).toEqual([20, 'thug turn']);
  table.does(endTurn).does(endTurn).does(goOn);
  expect(asked(table)).toBe('veshta act.targets');
  expect(table.choice().question).toBe('Veshta completes Storm Call. Where is it aimed?');
  table.does(use('storm-call', at(13, 5)));
  expect(table.facts('area')).toMatchObject([{ with: 'storm-call', targets: ['thug', 'soldier'] }]);
  // AD-ATK-1: Soul 3.
  expect([waiting(table).dice, actions(table, 'veshta')]).toEqual(['d20+d10!+d10!+d10!', 1]);
  const lost = line().does(use('storm-call')).does(endTurn).does(endTurn).does(giveUp);
  expect([mana(lost, 'veshta'), actions(lost, 'veshta')]).toEqual([20, 2]);
  const first = line({ rulings: { longAct: 'targetsFirst' } });
  first.refuses(use('storm-call', at(23, 5)), 'outOfRange', 'AD-ACT-13');
  first
    .does(use('storm-call', at(13, 5)))
    .does(endTurn)
    .does(endTurn)
    .does(goOn);
  expect(first.facts('area')).toHaveLength(1);
  const last = line({ rulings: { longAct: 'payLast' } }).does(use('storm-call'));
  expect(mana(last, 'veshta')).toBe(30);
});

test('[AD-R15] [AD-REA-13] ruling longAct payLast: Mana is paid at the end, and without it the act comes to nothing', () => {
  const storm = (now: Sketch) =>
    fight(
      { red: { veshta: { at: [5, 5], now } }, blue: { thug: { at: [13, 5] } } },
      { rulings: { longAct: 'payLast' } },
    )
      .does(use('storm-call'))
      .does(endTurn)
      .does(goOn);
  const paid = storm({ mana: 10 });
  expect([asked(paid), mana(paid, 'veshta')]).toEqual(['veshta act.targets', 10]);
  paid.does(use('storm-call', at(13, 5)));
  expect([mana(paid, 'veshta'), waiting(paid).purpose]).toEqual([0, 'attack']);
  const poor = storm({ mana: 9 });
  expect(poor.facts('act-ended')).toMatchObject([{ who: 'veshta', why: 'impossible' }]);
  expect([asked(poor), actions(poor, 'veshta'), mana(poor, 'veshta')]).toEqual(['veshta turn', 1, 9]);
});

test('[AD-ACT-13] [AD-ATK-8] an area may be centred on any square within 100 feet that reaches somebody', () => {
  const table = fight(
    { red: { veshta: { at: [0, 5], now: { actions: 3 } } }, blue: { thug: { at: [22, 5] } } },
    { field: { width: 30 } },
  );
  // 20 squares are 100 ft; the thug is 10 ft farther.
  table.refuses(use('storm-call', at(21, 5)), 'outOfRange', 'AD-ACT-13');
  table.refuses(use('storm-call', at(19, 5)), 'wrongTarget', 'AD-ACT-13');
  table.refuses(use('storm-call', at(40, 5)), 'noSuchThing', 'AD-ACT-13');
  const { needs } = table.option('power-storm-call');
  const cells = needs?.at?.kind === 'cell' ? needs.at.cells : [];
  // At 100 ft the legal centres are the five squares within 10 ft of the thug: rows 3 to 7.
  expect(cells.some(({ x, y }) => x === 20 && y === 7)).toBe(true);
  expect(cells.some(({ x, y }) => x === 20 && y === 8)).toBe(false);
  table.does(use('storm-call', at(20, 5)));
  expect(table.facts('area')).toMatchObject([{ targets: ['thug'] }]);
  // From the first row to the last one, and from the first column on.
  const corner = fight({
    red: { veshta: { at: [1, 1], now: { actions: 3 } } },
    blue: { thug: { at: [0, 0] } },
  });
  const at00 = corner.option('power-storm-call').needs?.at;
  const offered = at00?.kind === 'cell' ? at00.cells : [];
  expect([offered.some(({ y }) => y === 0), offered.some(({ x }) => x === 0)]).toEqual([true, true]);
});

test('[AD-ACT-13] [AD-ATK-1] an aimed spell: dice of Soul to hit, near and far distance, Mana', () => {
  const bolt = use('firebolt', { target: 'thug' });
  const cast = (x: number) =>
    fight({ red: { veshta: { at: [0, 5] } }, blue: { thug: { at: [x, 5] } } }, { field: { width: 30 } });
  const near = cast(12).does(bolt);
  expect([waiting(near), mana(near, 'veshta')]).toEqual([
    { who: 'veshta', purpose: 'attack', dice: 'd20+d10!+d10!+d10!', beats: 15 },
    27,
  ]);
  expect(waiting(cast(13).does(bolt)).dice).toBe('d20+d8!+d8!+d8!');
  cast(25).refuses(bolt, 'outOfRange', 'AD-ATK-6');
  // The damage: 2 ordinary and Sorcery 2.
  near.rolls('attack', 10, 5, 5, 5).does(decline);
  expect(waiting(near).dice).toBe('d8+d8+d10!+d10!');
});

test('[AD-ACT-13] [AD-HRT-6] Grave Touch needs an adjacent target; Venom Needle damages Health directly', () => {
  const touch = use('grave-touch', { target: 'thug' });
  duel({ hexer: {}, thug: { at: [7, 5] } }).refuses(touch, 'outOfReach', 'AD-POS-8');
  expect(waiting(duel({ hexer: {}, thug: {} }).does(touch)).purpose).toBe('attack');
  const needle = duel({ hexer: {}, thug: { at: [8, 5], now: { vigor: 4 } } });
  needle
    .does(use('venom-needle', { target: 'thug' }))
    .rolls('attack', 10, 5, 5, 5)
    .rolls('damage', 2, 1);
  expect([durability(needle, 'thug'), health(needle, 'thug'), conditions(needle, 'thug')]).toEqual([
    10,
    2,
    [],
  ]);
});

/** Veshta beside Lio, who is hurt; the thug is far away. */
const healing = (lio: Fighter, power: string, veshta: Fighter = {}, setting: Setting = {}) =>
  fight(
    {
      heroes: { veshta: { at: [5, 5], sheet: { powers: [power] }, ...veshta }, lio: { at: [5, 6], ...lio } },
      foes: { thug: { at: [20, 12] } },
    },
    setting,
  );

test('[AD-ACT-13] Mend: 2 actions and 6 Mana restore 2d8 Durability, without Bonus dice', () => {
  const table = healing({ now: { durability: 0 } }, 'mend');
  table.refuses(use('mend', { target: 'veshta' }), 'notHurt', 'AD-ACT-13');
  table.does(use('mend', { target: 'lio' }));
  expect(waiting(table)).toMatchObject({ who: 'veshta', purpose: 'healing', dice: 'd8+d8' });
  table.rolls('healing', 8, 3);
  expect([durability(table, 'lio'), mana(table, 'veshta'), conditions(table, 'lio')]).toEqual([11, 24, []]);
  expect(asked(table)).toBe('lio turn');
});

test('[AD-ACT-13] Mend works on an adjacent combatant or its caster', () => {
  healing({ at: [5, 7], now: { durability: 0 } }, 'mend').refuses(
    use('mend', { target: 'lio' }),
    'wrongTarget',
    'AD-ACT-13',
  );
  const own = healing({}, 'mend', { sheet: { powers: ['mend'] }, now: { durability: 1 } });
  own.does(use('mend', { target: 'veshta' })).rolls('healing', 2, 2);
  expect(durability(own, 'veshta')).toBe(5);
});

test('[AD-ACT-13] [AD-HRT-1] [AD-HRT-5] healing restores no more than the maximum', () => {
  const table = healing({ now: { durability: 15 } }, 'mend').does(use('mend', { target: 'lio' }));
  expect(durability(table.rolls('healing', 8, 8), 'lio')).toBe(20);
  const whole = healing({ now: { health: 8 } }, 'revive').does(use('revive', { target: 'lio' }));
  expect(health(whole.rolls('healing', 7), 'lio')).toBe(10);
});

test('[AD-SHK-7] [AD-R97] ruling wakeOnHealth: Revive wakes from Shock, prone and wounded, or only after stabilising', () => {
  const down = { now: { durability: 0, health: 0 } };
  const table = healing(down, 'revive')
    .does(use('revive', { target: 'lio' }))
    .rolls('healing', 3);
  expect([health(table, 'lio'), table.who('lio').out, [...conditions(table, 'lio')].sort()]).toEqual([
    3,
    null,
    ['prone', 'wounded'],
  ]);
  const still = healing(down, 'revive', {}, { rulings: { wakeOnHealth: false } });
  still.does(use('revive', { target: 'lio' })).rolls('healing', 3);
  expect([health(still, 'lio'), still.who('lio').out]).toEqual([3, 'unconscious']);
  // Objects have no Health (AD-OBJ-1), and one with full Health cannot be healed.
  healing({}, 'revive').refuses(use('revive', { target: 'lio' }), 'wrongTarget', 'AD-ACT-13');
});

test('[AD-REA-4] [AD-R46] a technique that is a Chance may be used in the own turn, but not be readied', () => {
  const chance = {
    id: 'gamble',
    name: 'Gamble',
    kind: 'technique',
    actions: 1,
    chance: true,
    does: { deed: 'strike', with: 'melee' },
  };
  const table = duel({ hadra: { sheet: { powers: [chance, 'power-strike'] } }, thug: {} });
  expect(offered(table)).toContain('power-gamble');
  const { needs } = table.option('ready');
  const what = needs?.what?.kind === 'one' ? needs.what.oneOf : [];
  const powers = what.filter(({ id }) => id.startsWith('power-'));
  expect(powers.map(({ id, refused }) => [id, refused?.clause])).toEqual([
    ['power-gamble', 'AD-REA-4'],
    ['power-power-strike', undefined],
  ]);
});

test('[AD-POS-5] [AD-POS-6] a technique may attack an unaware target from behind', () => {
  const unaware = { now: { unaware: ['hadra'] } };
  const table = having('power-strike', {}, unaware);
  table.does(use('power-strike', { target: 'thug', with: 'sword', fromBehind: 'yes' }));
  expect(waiting(table).beats).toBe(8);
  having('power-strike').refuses(
    use('power-strike', { target: 'thug', fromBehind: 'yes' }),
    'wrongTarget',
    'AD-POS-6',
  );
});

test('[AD-R42] ruling techniqueAbility: a technique without an ability uses Speed, or Agility', () => {
  const scores = { scores: { agility: 30, speed: 10 } };
  const cast = (techniqueAbility: string) =>
    having('finish', scores, { now: { durability: 0 } }, { rulings: { techniqueAbility } }).does(
      use('finish', { target: 'thug', with: 'sword' }),
    );
  expect([terms(cast('printed')), terms(cast('agility'))]).toEqual([['Speed 1'], ['Agility 3']]);
});

test('[AD-POS-2] [AD-ACT-13] [AD-R58] a touch spell needs an adjacent target, whatever the caster’s reach', () => {
  const cast = (x: number) =>
    fight({
      red: { behemoth: { at: [5, 5], sheet: { powers: ['grave-touch'], scores: { soul: 20 } } } },
      blue: { thug: { at: [x, 5] } },
    });
  // It fills the columns 5 to 10. Its reach is four squares more, but a touch needs an adjacent target.
  cast(12).refuses(use('grave-touch', { target: 'thug' }), 'outOfReach', 'AD-POS-8');
  expect(waiting(cast(11).does(use('grave-touch', { target: 'thug' }))).beats).toBe(35);
});
