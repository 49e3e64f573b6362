import { expect, test } from 'vitest';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  asked,
  choice,
  conditions,
  defend,
  duel,
  durability,
  endTurn,
  fight,
  offered,
  rungs,
  terms,
  vigor,
  waiting,
} from './line-up.ts';

/** Reactions to an attack (AD-ENC-6, AD-ENC-7, AD-REA-1 to AD-REA-8, AD-REA-12, AD-REA-13). */

const strike = (target: string, more: Sketch = {}) => choice('attack', { target, ...more });
const defense = choice('defense');
const decline = choice('decline');

/** The thug has the turn, a club, and too little Vigor for an off-hand attack; the other stands beside it. */
const against = (other: { readonly [id: string]: Fighter }, setting: Setting = {}) =>
  duel({ thug: { now: { vigor: 7 } }, ...other }, setting);

/** Hadra has Guard 17, with her shield. 15 + 5 = 20 hits. */
const hit = (setting: Setting = {}, hadra: Fighter = {}) =>
  against({ hadra }, setting).does(strike('hadra')).rolls('attack', 15, 5);

test('[AD-REA-5] [AD-REA-6] [AD-ENC-6] Defense costs 5 Vigor and adds dice of Speed; a higher total evades', () => {
  const table = hit();
  expect(asked(table)).toBe('hadra reaction.defense');
  expect(table.choice().about).toMatchObject({
    attacker: 'thug',
    means: 'club',
    with: 'Club',
    total: 20,
    number: 17,
    hits: true,
  });
  expect(table.option('defense').cost).toEqual({ vigor: 5 });
  table.does(defense);
  expect(waiting(table)).toEqual({ who: 'hadra', purpose: 'defense', dice: 'd20+d10!+d10!', beats: 20 });
  expect(terms(table)).toEqual(['Speed 2']);
  // 12 + 5 + 4 = 21.
  table.rolls('defense', 12, 5, 4);
  expect(table.facts('defended')).toMatchObject([{ who: 'hadra', result: 21, vs: 20, evaded: true }]);
  expect([vigor(table, 'hadra'), durability(table, 'hadra')]).toEqual([25, 30]);
  expect(asked(table)).toBe('thug turn');
});

test('[AD-REA-6] a tie goes to the attacker: the attack hits', () => {
  const table = hit().does(defense).rolls('defense', 11, 5, 4);
  expect(table.facts('defended')).toMatchObject([{ result: 20, vs: 20, evaded: false }]);
  expect(waiting(table)).toMatchObject({ who: 'thug', purpose: 'damage' });
  // 6 + 5 = 11, less 4 of the mail.
  table.rolls('damage', 6, 5);
  expect([vigor(table, 'hadra'), durability(table, 'hadra')]).toEqual([25, 23]);
});

test('[AD-REA-6] Defense is compared with the attack total, not with Guard', () => {
  // 18 is above Guard 17 and below the attack of 20.
  const table = hit().does(defense).rolls('defense', 9, 5, 4);
  expect(table.facts('defended')).toMatchObject([{ result: 18, evaded: false }]);
});

test('[AD-REA-1] [AD-REA-2] one reaction to each attack; the next attack allows another', () => {
  const table = hit().does(defense).rolls('defense', 20, 5, 4);
  expect(asked(table)).toBe('thug turn');
  table.does(strike('hadra')).rolls('attack', 15, 5);
  expect(asked(table)).toBe('hadra reaction.defense');
  table.does(defense).rolls('defense', 1, 1, 1);
  // It failed, and there is no second reaction.
  expect(waiting(table).purpose).toBe('damage');
  expect(vigor(table, 'hadra')).toBe(20);
});

test('[AD-REA-2] a target that declines is hit and pays nothing', () => {
  const table = hit().does(decline);
  expect(waiting(table).purpose).toBe('damage');
  expect(vigor(table, 'hadra')).toBe(30);
});

test('[AD-REA-13] [AD-R51] ruling vigorShort: 4 Vigor are too few for Defense, 5 enough; or paying to zero is allowed', () => {
  // Shield Block costs 5 as well, so with 4 nobody is asked.
  expect(waiting(hit({}, { now: { vigor: 4 } })).purpose).toBe('damage');
  const last = hit({}, { now: { vigor: 5 } }).does(defense);
  // AD-REC-2: what the last points paid for is still carried out.
  expect([vigor(last, 'hadra'), conditions(last, 'hadra')]).toEqual([0, ['winded']]);
  last.rolls('defense', 20, 1, 1);
  expect([asked(last), durability(last, 'hadra')]).toEqual(['thug turn', 30]);
  const poor = hit({ rulings: { vigorShort: 'spendToZero' } }, { now: { vigor: 2 } }).does(defense);
  expect([vigor(poor, 'hadra'), conditions(poor, 'hadra')]).toEqual([0, ['winded']]);
  // The fact of paying too little cites the ruling; paying in full does not.
  expect(poor.facts('vigor').map(({ left, rulings }) => [left, rulings])).toEqual([[0, ['AD-R51']]]);
  expect(last.facts('vigor').map(({ left, rulings }) => [left, rulings])).toEqual([[0, undefined]]);
});

test('[AD-REC-2] [AD-ENC-7] a target Winded by its Defense is not asked about the next attack', () => {
  const table = hit({}, { now: { vigor: 5 } })
    .does(defense)
    .rolls('defense', 20, 1, 1);
  table.does(strike('hadra')).rolls('attack', 15, 5);
  expect(waiting(table).purpose).toBe('damage');
});

test('[AD-R67] ruling windedTiming endOfTurn: not Winded yet, but without Vigor there is no Defense', () => {
  const table = hit({ rulings: { windedTiming: 'endOfTurn' } }, { now: { vigor: 5 } });
  table.does(defense).rolls('defense', 20, 1, 1);
  expect(conditions(table, 'hadra')).toEqual([]);
  table.does(strike('hadra')).rolls('attack', 15, 5);
  expect(waiting(table).purpose).toBe('damage');
});

test('[AD-R68] ruling windedScope: the Winded do not react, or may if they can pay', () => {
  const now = { vigor: 4, conditions: ['winded'], defending: 1 };
  expect(waiting(hit({}, { now })).purpose).toBe('damage');
  const table = hit({ rulings: { windedScope: 'actionsOnly' } }, { now }).does(defense);
  expect(vigor(table, 'hadra')).toBe(1);
});

test('[AD-ACT-7] [AD-R29] Defend makes Defense and special reactions 2 Vigor cheaper each, by ruling several times', () => {
  const table = hit({}, { now: { defending: 1 } });
  expect([table.option('defense').cost, table.option('shield-block').cost]).toEqual([
    { vigor: 3 },
    { vigor: 3 },
  ]);
  table.does(defense);
  expect(vigor(table, 'hadra')).toBe(27);
  const thrice = hit({ rulings: { defendStacks: true } }, { now: { defending: 3 } });
  expect(thrice.option('defense').cost).toEqual({});
  expect(vigor(thrice.does(defense), 'hadra')).toBe(30);
});

test('[AD-ACT-7] [AD-REA-13] while defending 3 Vigor are enough for Defense', () => {
  const table = duel({ hadra: { now: { vigor: 3 } }, thug: {} })
    .does(defend)
    .does(endTurn);
  table.does(strike('hadra')).rolls('attack', 15, 5).does(defense).rolls('defense', 20, 1, 1);
  expect(vigor(table, 'hadra')).toBe(0);
});

test('[AD-REA-3] an attack by an opening in the own turn cannot be defended against', () => {
  // Hadra takes the opening when Lio stands up, and he cannot react to her.
  const table = fight({
    red: { thug: { at: [5, 5], now: { conditions: ['prone'] } } },
    blue: { hadra: { at: [6, 5] } },
  });
  table.does(choice('stand-up'));
  table.does(choice('attack', { with: 'sword' })).rolls('attack', 15, 5, 5);
  expect(waiting(table)).toMatchObject({ who: 'hadra', purpose: 'damage' });
});

test('[AD-REA-8] [AD-R48] ruling defenseWindow: Defense is offered only against a hit, or always', () => {
  const miss = against({ hadra: {} }).does(strike('hadra')).rolls('attack', 12, 5);
  expect(asked(miss)).toBe('thug turn');
  const always = against({ hadra: {} }, { rulings: { defenseWindow: 'always' } });
  always.does(strike('hadra'));
  // AD-ATK-4: the number to beat is known before the roll all the same.
  expect(waiting(always)).toMatchObject({ purpose: 'attack', beats: 17 });
  always.rolls('attack', 12, 5);
  expect([asked(always), table(always)]).toEqual(['hadra reaction.defense', { total: 17, hits: false }]);
  always.does(defense).rolls('defense', 1, 1, 1);
  // The attack misses in any case, and the Vigor is spent.
  expect([asked(always), vigor(always, 'hadra'), durability(always, 'hadra')]).toEqual(['thug turn', 25, 30]);
});
const table = (one: ReturnType<typeof fight>) => {
  const { total, hits } = one.choice().about ?? {};
  return { total, hits };
};

test('[AD-REA-8] [AD-ARM-11] Defense is not offered against an attack that can do no damage', () => {
  // Heroic Durability: an ordinary club does no harm.
  const fiend = against({ 'heroic-fiend': {} }).does(strike('heroic-fiend')).rolls('attack', 20, 9);
  expect(asked(fiend)).toBe('thug turn');
});

test('[AD-REA-8] [AD-POS-14] Defense is not offered if it cannot reach more than the attack total', () => {
  // Prone: Speed 10 counts as 2 and gives no dice; the best roll is 20, a tie.
  const prone = { now: { conditions: ['prone'] } };
  const one = (face: number) =>
    duel({ soldier: {}, thug: prone }).does(strike('thug')).rolls('attack', face, 5, 5);
  expect(waiting(one(10)).purpose).toBe('damage');
  expect(asked(one(9))).toBe('thug reaction.defense');
});

test('[AD-R10] [AD-REA-8] ruling burst once: Defense is not offered above the highest total with one burst', () => {
  // One d10 that bursts once: at most 20 + 10 + 10. The attack has 20 + 18 + 1, or one more.
  const one = (after: number) =>
    duel({ soldier: {}, thug: {} }, { rulings: { burst: 'once' } })
      .does(strike('thug'))
      .rolls('attack', 20, [10, after], 1);
  expect(asked(one(8))).toBe('thug reaction.defense');
  expect(waiting(one(9)).purpose).toBe('damage');
});

test('[AD-R2] ruling naturals autoBoth: a natural 20 always evades, so Defense is offered', () => {
  const prone = { now: { conditions: ['prone'] } };
  const table = duel({ soldier: {}, thug: prone }, { rulings: { naturals: 'autoBoth' } });
  table.does(strike('thug')).rolls('attack', 19, 5, 5);
  expect(asked(table)).toBe('thug reaction.defense');
  table.does(defense).rolls('defense', 20);
  expect(table.facts('defended')).toMatchObject([{ result: 20, vs: 29, evaded: true }]);
});

test('[AD-R49] [AD-POS-7] ruling unawareDefense: a target unaware of the attacker may defend, or not', () => {
  const hadra = { now: { unaware: ['thug'] } };
  expect(asked(hit({}, hadra))).toBe('hadra reaction.defense');
  expect(waiting(hit({ rulings: { unawareDefense: 'refused' } }, hadra)).purpose).toBe('damage');
});

test('[AD-R22] [AD-INI-5] ruling ambushedReactions: the ambushed may react, may not, or only after their own turn', () => {
  const first = (ambushedReactions: unknown, hadTurn = false) =>
    against(
      { hadra: { now: { conditions: ['ambushed'], hadTurn } } },
      { rulings: { ambushedReactions }, round: 1 },
    )
      .does(strike('hadra'))
      .rolls('attack', 15, 5);
  expect(asked(first(true))).toBe('hadra reaction.defense');
  expect(waiting(first(false)).purpose).toBe('damage');
  expect(waiting(first('afterOwnTurn')).purpose).toBe('damage');
  expect(asked(first('afterOwnTurn', true))).toBe('hadra reaction.defense');
});

test('[AD-SHK-1] a bound target is not offered Defense', () => {
  const bound = { now: { effects: [{ condition: 'bound' }] } };
  const table = against({ hadra: bound }, { rulings: { helpless: 'askGm' } }).does(strike('hadra'));
  table.does(choice('roll')).rolls('attack', 15, 5);
  expect(waiting(table).purpose).toBe('damage');
});

test('[AD-POS-14] [AD-R62] ruling quarterSpeed: prone, Speed 39 counts as 9 and no die, or as 10 and one die', () => {
  const lio = (quarterSpeed: string, speed: number) =>
    against(
      { lio: { sheet: { scores: { speed } }, now: { conditions: ['prone'] } } },
      { rulings: { quarterSpeed } },
    )
      .does(strike('lio'))
      .rolls('attack', 12, 5)
      .does(defense);
  expect(waiting(lio('floor', 39)).dice).toBe('d20');
  expect(waiting(lio('ceil', 39)).dice).toBe('d20+d10!');
});

test('[AD-HRT-3] [AD-DIE-6] the wounded roll Defense with d8', () => {
  const table = hit({}, { now: { durability: 0 } }).does(defense);
  expect([waiting(table).dice, rungs(table)]).toEqual(['d20+d8!+d8!', ['d10 4', 'wounded -1']]);
});

test('[AD-REA-12] Parrying Deflect: 4 Vigor, dice of Agility, only with a weapon in hand', () => {
  const table = against({ lio: {} }).does(strike('lio')).rolls('attack', 15, 5);
  expect(table.option('parrying-deflect').cost).toEqual({ vigor: 4 });
  table.does(choice('parrying-deflect'));
  expect([waiting(table).dice, terms(table), vigor(table, 'lio')]).toEqual([
    'd20+d10!+d10!+d10!',
    ['Agility 3'],
    16,
  ]);
  table.rolls('defense', 10, 5, 4, 3);
  expect(table.facts('defended')).toMatchObject([{ form: 'parrying-deflect', result: 22, evaded: true }]);

  const unarmed = against({ lio: { now: { inHand: [] } } })
    .does(strike('lio'))
    .rolls('attack', 15, 5);
  expect(unarmed.option('parrying-deflect').refused).toMatchObject({
    code: 'notInHand',
    clause: 'AD-REA-12',
  });
  unarmed.refuses(choice('parrying-deflect'), 'notInHand', 'AD-REA-12');
  expect(offered(unarmed)).toEqual(['defense', 'decline']);
});

test('[AD-REA-12] Parrying Deflect is refused against a ranged attack', () => {
  const table = duel({ oska: {}, lio: { at: [12, 5] } })
    .does(strike('lio', { with: 'hunting-bow' }))
    .rolls('attack', 15, 5, 1, 1);
  table.refuses(choice('parrying-deflect'), 'wrongTarget', 'AD-REA-12');
});

test('[AD-REA-12] [AD-REA-13] with 4 Vigor Defense is refused for its cost, Parrying Deflect is offered', () => {
  const table = against({ lio: { now: { vigor: 4 } } })
    .does(strike('lio'))
    .rolls('attack', 15, 5);
  table.refuses(defense, 'noVigor', 'AD-REA-13');
  expect(offered(table)).toEqual(['parrying-deflect', 'decline']);
});

test('[AD-REA-12] Shield Block: dice of Strength, refused with a ruined shield', () => {
  const table = hit().does(choice('shield-block'));
  expect([waiting(table).dice, terms(table)]).toEqual(['d20+d10!+d10!+d10!', ['Strength 3']]);
  const ruined = hit({}, { now: { wear: { shield: 30 } } });
  ruined.refuses(choice('shield-block'), 'notInHand', 'AD-REA-12');
});

test('[AD-REA-12] [AD-ACT-7] Defend does not make a special reaction cheaper that is not defensive', () => {
  const power = {
    id: 'trip-up',
    name: 'Trip Up',
    kind: 'reaction',
    vigor: 2,
    mana: 1,
    does: { deed: 'defend', against: 'any', ability: 'speed', defensive: false },
  };
  const hadra = { sheet: { powers: [power] }, now: { defending: 1 } };
  const table = hit({}, hadra);
  expect(table.option('trip-up').cost).toEqual({ vigor: 2, mana: 1 });
});

test('[AD-REA-7] [AD-R47] ruling defenseForms: one Defense, or Dodge, Deflect with a weapon and Block with a shield', () => {
  const three = { rulings: { defenseForms: 'needGear' } };
  expect(offered(hit())).toEqual(['defense', 'shield-block', 'decline']);
  const table = hit(three, { now: { inHand: ['sword'] } });
  expect(offered(table)).toEqual(['dodge', 'deflect', 'decline']);
  table.refuses(choice('block'), 'notInHand', 'AD-REA-7');
  table.does(choice('deflect'));
  expect(waiting(table).dice).toBe('d20+d10!+d10!');
  // Without anything in hand Guard is 15.
  const bare = hit(three, { now: { inHand: [] } });
  expect(offered(bare)).toEqual(['dodge', 'decline']);
  expect(offered(hit(three))).toEqual(['dodge', 'deflect', 'block', 'shield-block', 'decline']);
});

test('[AD-DIE-15] [AD-R12] a Challenge laid on a combatant is used up by its Defense', () => {
  const table = hit({}, { now: { pushes: [{ kind: 'challenge', count: 2 }] } }).does(defense);
  expect(waiting(table).dice).toBe('d20+d6!+d6!');
  table.rolls('defense', 20, 1, 1).does(strike('hadra')).rolls('attack', 15, 5).does(defense);
  expect(waiting(table).dice).toBe('d20+d10!+d10!');
});

test('[AD-ENC-7] an object is not offered Defense', () => {
  const table = fight(
    {
      red: { thug: { at: [5, 5], now: { vigor: 7 } } },
      blue: { hadra: { at: [20, 5] }, 'concrete-barricade': { at: [6, 5] } },
    },
    { rulings: { objectHit: 'guard10' } },
  );
  table.does(strike('concrete-barricade')).rolls('attack', 15, 5);
  expect(waiting(table).purpose).toBe('damage');
});

test('[AD-REA-12] [AD-DIE-9] Talents add a die and a rank to Defense and to Shield Block', () => {
  const talent = {
    id: 'nimble',
    name: 'Nimble',
    kind: 'talent',
    does: {
      deed: 'gifts',
      gifts: [
        { gift: 'defenseDice', amount: 1 },
        { gift: 'defenseRank', amount: 1 },
      ],
    },
  };
  const table = hit({}, { sheet: { powers: [talent, 'shield-block'] } });
  expect(table.option('defense').note).toBe('Dodge, Deflect or Block; 3 Bonus dice');
  table.does(defense);
  expect([waiting(table).dice, terms(table)]).toEqual(['d20+d12!+d12!+d12!', ['Speed 2', 'Nimble 1']]);
  const block = hit({}, { sheet: { powers: [talent, 'shield-block'] } }).does(choice('shield-block'));
  expect(waiting(block).dice).toBe('d20+d12!+d12!+d12!+d12!');
});

test('[AD-REA-4] [AD-R46] a special reaction that is a Chance is refused in the sheet', () => {
  const power = {
    id: 'lucky',
    name: 'Lucky',
    kind: 'reaction',
    vigor: 1,
    chance: true,
    does: { deed: 'defend', against: 'any', ability: 'speed' },
  };
  expect(() => hit({}, { sheet: { powers: [power] } })).toThrow(/AD-REA-4/);
});

test('[AD-POS-14] [AD-REA-12] a special reaction with Speed has a quarter of Speed while prone', () => {
  const power = {
    id: 'roll-away',
    name: 'Roll Away',
    kind: 'reaction',
    vigor: 2,
    does: { deed: 'defend', against: 'any', ability: 'speed' },
  };
  const lies = (speed: number) =>
    hit({}, { sheet: { powers: [power], scores: { speed } }, now: { conditions: ['prone'] } });
  // Speed 40 counts as 10: one die.
  expect(waiting(lies(40).does(choice('roll-away'))).dice).toBe('d20+d10!');
});
