import { expect, test } from 'vitest';
import {
  actions,
  asked,
  attack,
  conditions,
  decline,
  durability,
  fight,
  offered,
  rungs,
  vigor,
  waiting,
} from './line-up.ts';
import type { LineUp, Setting, Sketch } from './sketch.ts';

/** Off-hand attacks (AD-ACT-4 to AD-ACT-6). */

/** Lio with a short sword and a knife; two thugs who cannot afford a Defense. */
const line = (now: Sketch = {}, sheet: Sketch = {}): LineUp => ({
  a: { lio: { at: [5, 5], now, sheet } },
  b: { thug: { at: [6, 5], now: { vigor: 4 } }, other: { use: 'thug', at: [5, 6], now: { vigor: 4 } } },
});
const start = (setting: Setting = {}, now: Sketch = {}, sheet: Sketch = {}) =>
  fight(line(now, sheet), setting);
/** The main attack, a miss. */
const miss = (table: ReturnType<typeof start>) =>
  table.does(attack('thug', 'short-sword')).rolls('attack', 1, 1, 1, 1);

/** The means on offer. */
function weapons(table: ReturnType<typeof start>): readonly string[] {
  const need = table.option('attack').needs?.with;
  return need?.kind === 'one' ? need.oneOf.map(({ id }) => id) : [];
}

test('[AD-ACT-4] [AD-ACT-5] [AD-R27] an off-hand attack follows for 8 Vigor, at any target, with d6 Bonus dice', () => {
  const table = miss(start());
  expect(asked(table)).toBe('lio offHand');
  table.does(attack('other', 'knife'));
  expect([vigor(table, 'lio'), actions(table, 'lio')]).toEqual([12, 1]);
  expect(waiting(table)).toMatchObject({ purpose: 'off-hand', dice: 'd20+d6!+d6!+d6!', beats: 15 });
  table.rolls('off-hand', 14, 2, 2, 2);
  // The die of the knife does not step.
  expect(waiting(table)).toMatchObject({ purpose: 'damage', dice: 'd6+d6!+d6!' });
  table.rolls('damage', 3, 1, 2);
  expect(durability(table, 'other')).toBe(4);
  // Once in each action.
  expect(asked(table)).toBe('lio turn');
});

test('[AD-ACT-4] no unarmed off-hand attack on own cover is offered after a shot at an enemy', () => {
  const shooter = (now: Sketch = {}): LineUp => ({
    a: { oska: { at: [5, 5], now }, crate: { use: 'concrete-barricade', at: [6, 5] } },
    b: { thug: { at: [12, 5], now: { vigor: 4 } } },
  });
  const shot = (target: string) => fight(shooter()).does(attack(target, 'hunting-bow'));
  expect(asked(shot('thug').rolls('attack', 1, 1, 1, 1))).toBe('oska turn');
  // After an attack on an object, an unarmed attack on it is offered as well.
  expect(asked(shot('crate').rolls('damage', 1, 1, 1))).toBe('oska offHand');
});

test('[AD-ACT-5] Charges cancel the two Challenges one to one', () => {
  const table = start({}, { pushes: [{ kind: 'charge', count: 1, scope: 'both', against: 'other' }] });
  miss(table).does(attack('other', 'knife'));
  expect(rungs(table)).toEqual(['d10 4', 'off-hand -2', 'by hand 1']);
  table.rolls('off-hand', 14, 2, 2, 2);
  expect(waiting(table).dice).toBe('d6+d8!+d8!');
});

test('[AD-ACT-4] with 7 Vigor no off-hand attack is offered, and one that is declined costs nothing', () => {
  const poor = miss(start({}, { vigor: 7 }));
  expect(asked(poor)).toBe('lio turn');
  const declined = miss(start()).does(decline);
  expect([asked(declined), vigor(declined, 'lio')]).toEqual(['lio turn', 20]);
});

test('[AD-ACT-6] an off-hand attack uses the off-hand’s weapon or bare hands, not the main hand’s', () => {
  const table = miss(start());
  expect(weapons(table)).toEqual(['knife', 'knife/thrown', 'unarmed']);
  table.refuses(attack('other', 'short-sword'), 'notInHand', 'AD-ACT-4');
  table.does(attack('other', 'unarmed')).rolls('off-hand', 14, 2, 2, 2);
  // 1 feeble: d4.
  expect(waiting(table).dice).toBe('d4+d6!+d6!');
});

test('[AD-ACT-6] [AD-R28] ruling offHandUnarmed: with both hands full an unarmed off-hand attack is possible, or not', () => {
  const ids = (offHandUnarmed: string, inHand: readonly string[]) => {
    const table = miss(start({ rulings: { offHandUnarmed } }, { inHand }));
    return weapons(table);
  };
  expect(ids('kick', ['short-sword', 'knife'])).toContain('unarmed');
  expect(ids('freeHand', ['short-sword', 'knife'])).not.toContain('unarmed');
  expect(ids('freeHand', ['short-sword'])).toEqual(['unarmed']);
});

test('[AD-R27] [AD-R28] how many hands a kick needs is cited only for a kick with both hands full', () => {
  const said = (means: string, inHand: readonly string[]) => {
    const table = miss(start({}, { inHand })).does(attack('other', means)).rolls('off-hand', 1, 1, 1, 1);
    return ['AD-R27', 'AD-R28'].filter((ruling) =>
      table.lines().some((line) => line.rulings?.includes(ruling)),
    );
  };
  expect(said('unarmed', ['short-sword', 'knife'])).toEqual(['AD-R27', 'AD-R28']);
  expect(said('knife', ['short-sword', 'knife'])).toEqual(['AD-R27']);
  expect(said('unarmed', ['short-sword'])).toEqual(['AD-R27']);
});

test('[AD-ACT-6] main and off-hand attack may each be defended against', () => {
  const table = fight({ a: { lio: { at: [5, 5] } }, b: { soldier: { at: [6, 5] } } });
  table.does(attack('soldier', 'short-sword')).rolls('attack', 14, 2, 2, 2);
  table.does({ option: 'defense' }).rolls('defense', 19, 3, 3);
  table.does(attack('soldier', 'knife')).rolls('off-hand', 14, 2, 2, 2);
  expect(asked(table)).toBe('soldier reaction.defense');
  table.does({ option: 'defense' }).rolls('defense', 19, 3, 3);
  expect(vigor(table, 'soldier')).toBe(10);
});

test('[AD-R27] ruling offHandWindow sameTarget: another target is refused', () => {
  const table = miss(start({ rulings: { offHandWindow: 'sameTarget' } }));
  table.refuses(attack('other', 'knife'), 'wrongTarget', 'AD-ACT-4');
  table.does(attack('thug', 'knife'));
  expect(waiting(table).purpose).toBe('off-hand');
});

test('[AD-R27] [AD-ACT-4] ruling offHandWindow withDeclaration: declared and paid with the main attack', () => {
  const setting = { rulings: { offHandWindow: 'withDeclaration' } };
  const table = start(setting);
  table.refuses(
    attack('thug', 'short-sword', { offHand: 'knife', offTarget: 'lio' }),
    'wrongTarget',
    'AD-ATK-1',
  );
  table.does(attack('thug', 'short-sword', { offHand: 'knife', offTarget: 'thug' }));
  expect(vigor(table, 'lio')).toBe(12);
  // 3, a burst of 10 and 8, and 4 bring him to 0 Durability and 0 Health.
  table.rolls('attack', 14, 2, 2, 2).rolls('damage', 3, [10, 8], 4);
  expect(conditions(table, 'thug')).toContain('shock');
  expect(asked(table)).toBe('gm gm.helpless');
  const plain = start(setting).does(attack('thug', 'short-sword')).rolls('attack', 1, 1, 1, 1);
  expect(asked(plain)).toBe('lio turn');
  const poor = start(setting, { vigor: 7 });
  poor.refuses(
    attack('thug', 'short-sword', { offHand: 'knife', offTarget: 'thug' }),
    'noVigor',
    'AD-REA-13',
  );
});

test.each(['afterMain', 'withDeclaration'])(
  '[AD-POS-11] [AD-R27] ruling offHandWindow %s: knocked out of the attack, Lio is told that the other one is lost, too',
  (offHandWindow) => {
    const lost = (more: Sketch) => {
      const table = start({ rulings: { offHandWindow } });
      table.does(attack('thug', 'short-sword', more));
      table.byHand('down', { change: 'condition', who: 'lio', condition: 'knocked-down', on: true });
      table.rolls('attack', 1, 1, 1, 1);
      expect(asked(table)).toBe('lio turn');
      return table.lines().flatMap(({ text }) => (text.includes('off-hand attack') ? [text] : []));
    };
    expect(lost({ offHand: 'knife', offTarget: 'other' })).toEqual([
      'The off-hand attack comes to nothing: Lio was knocked out of what it was doing',
    ]);
    // No other attack was named: none is lost.
    expect(lost({})).toEqual([]);
  },
);

test('[AD-REC-2] [AD-R67] paid with the last 8 Vigor, the off-hand attack is made, then its maker is Winded', () => {
  const table = miss(start({}, { vigor: 8 }));
  table.does(attack('other', 'knife'));
  expect(conditions(table, 'lio')).toContain('winded');
  table.rolls('off-hand', 14, 2, 2, 2).rolls('damage', 1, 1, 1);
  expect(durability(table, 'other')).toBe(7);
  expect(table.facts('turn-ended')).toMatchObject([{ who: 'lio' }]);
});

test('[AD-ACT-4] a target felled by the main attack may be attacked, and killed, with the off-hand', () => {
  const table = fight({
    a: { lio: { at: [5, 5], now: { inHand: ['short-sword'] } } },
    b: { thug: { at: [6, 5], now: { vigor: 4, durability: 0, health: 1 } }, soldier: { at: [15, 5] } },
  });
  table.does(attack('thug')).rolls('attack', 14, 2, 2, 2).rolls('damage', 3, 1, 1);
  expect(asked(table)).toBe('lio offHand');
  expect(offered(table)).toEqual(['attack', 'decline']);
  table.does(attack('thug', 'unarmed')).does({ option: 'killed' });
  expect(table.who('thug').out).toBe('dead');
});
