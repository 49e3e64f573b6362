import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Fighter, Setting } from './line-up.ts';
import {
  asked,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  health,
  opportunity,
  path,
  strike,
  waiting,
} from './line-up.ts';

/** Section 9, second part: Disarm and Feint. */

const helpless: Fighter = { now: { ap: 0 } };
const offered = (table: Scenario): string[] => table.choice().options.map(({ id }) => id);

const won = (two: { readonly [id: string]: Fighter }, setting: Setting = {}, face = 2) => {
  const [, foe] = Object.keys(two) as [string, string];
  return duel(two, setting).does(strike(foe)).rolls('attack', face);
};
const inHand = (table: Scenario, id: string): unknown =>
  table.who(id).notes.find(({ label }) => label === 'In hand')?.value;
const lying = (table: Scenario): unknown[] =>
  table.view().marks.map(({ label, cell: { x, y } }) => [label, x, y]);

describe('Disarm', () => {
  const disarming = (foe: { readonly [id: string]: Fighter }, item: string, rulings = {}, more = {}) =>
    won({ edda: {}, ...foe }, { rulings })
      .does(choice('disarm', { item, ...more }))
      .rolls('damage', 1);

  test('[FS-MAN-6] the loser chooses Athletics or Sleight of Hand and drops the item on a failure', () => {
    const table = disarming({ sefu: helpless }, 'spear');
    expect(asked(table)).toBe('sefu resist');
    expect(offered(table)).toEqual(['athletics', 'sleightOfHand']);
    expect(table.choice().question).toBe(
      'Edda would disarm Sefu of the spear. With which skill does Sefu resist?',
    );
    table.answers('sefu', choice('sleightOfHand'));
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 7, dice: 1 });
    table.rolls('maneuver', 8);
    expect(inHand(table, 'sefu')).toBe('Shield');
    expect(lying(table)).toEqual([['Spear', 6, 5]]);
    expect(table.lines().map(({ text }) => text)).toContain('Sefu loses the spear');
  });

  test('[FS-MAN-6] a loser who passes the test keeps the item', () => {
    const table = disarming({ sefu: helpless }, 'spear')
      .answers('sefu', choice('athletics'))
      .rolls('maneuver', 11);
    expect(inHand(table, 'sefu')).toBe('Spear, Shield');
    expect(lying(table)).toEqual([]);
  });

  test('[FS-MAN-6] the test has a boon for a shield or a weapon in two hands, none for a weapon in one hand', () => {
    const edge = (foe: { readonly [id: string]: Fighter }, item: string) => {
      const table = disarming(foe, item).does(choice('athletics'));
      const { dice, edge: sum } = waiting(table);
      return [dice, sum];
    };
    expect(edge({ sefu: helpless }, 'shield')).toEqual([2, 1]);
    expect(edge({ brute: helpless }, 'maul')).toEqual([2, 1]);
    expect(edge({ sefu: { now: { ap: 0, inHand: [{ item: 'spear', hands: 2 }] } } }, 'spear')).toEqual([
      2, 1,
    ]);
    expect(edge({ sefu: helpless }, 'spear')).toEqual([1, 0]);
    const noted = (item: string) =>
      disarming({ sefu: helpless }, item)
        .choice()
        .options.map(({ note }) => note);
    expect(noted('shield')).toEqual(['TN 11, boon', 'TN 7, boon']);
    expect(noted('spear')).toEqual(['TN 11', 'TN 7']);
  });

  test('[FS-MAN-6] only an item in hand can be disarmed', () => {
    won({ edda: {}, sefu: helpless }).refuses(
      choice('disarm', { item: 'shortsword' }),
      'notInHand',
      'FS-MAN-6',
    );
  });

  test('[FS-MAN-6, FS-DEF-3] after losing its shield the target cannot Block', () => {
    const table = duel({ edda: {}, sefu: { now: { ap: 1 } } })
      .does(strike('sefu'))
      .answers('sefu', decline);
    table
      .rolls('attack', 2)
      .does(choice('disarm', { item: 'shield' }))
      .rolls('damage', 1);
    table.answers('sefu', choice('athletics')).rolls('maneuver', 12, 13).does(strike('sefu'));
    table.refuses(choice('block'), 'noShield', 'FS-DEF-3');
    table.does(choice('dodge')).rolls('attack', 10).rolls('defence', 5).rolls('damage', 6);
    // 1 + 2 and 6 + 2, each less AR 2.
    expect(health(table, 'sefu')).toBe(21 - 1 - 6);
  });

  test('[FS-MAN-6] ruling disarmLanding randomAdjacent: a d8 decides the square beside the loser', () => {
    const rulings = { disarmLanding: 'randomAdjacent' };
    const landed = (face: number) =>
      lying(
        disarming({ sefu: helpless }, 'spear', rulings)
          .does(choice('athletics'))
          .rolls('maneuver', 12)
          .rolls('landing', face),
      );
    expect(landed(1)).toEqual([['Spear', 7, 5]]);
    expect(landed(3)).toEqual([['Spear', 6, 6]]);
    expect(landed(5)).toEqual([['Spear', 5, 5]]);
  });

  test('[FS-MAN-6] ruling disarmLanding winnerChooses: the winner names a square beside the loser', () => {
    const rulings = { disarmLanding: 'winnerChooses' };
    const table = won({ edda: {}, sefu: helpless }, { rulings });
    table.refuses(choice('disarm', { item: 'spear', cell: { x: 9, y: 5 } }), 'outOfReach', 'FS-MAN-6');
    table.refuses(choice('disarm', { item: 'spear' }), 'noSuchThing', 'FS-MAN-6');
    table.does(choice('disarm', { item: 'spear', cell: { x: 7, y: 4 } })).rolls('damage', 1);
    table.does(choice('athletics')).rolls('maneuver', 12);
    expect(lying(table)).toEqual([['Spear', 7, 4]]);
  });

  test('[FS-MAN-6, FS-REACT-3] a disarmed weapon can be picked up again from the next square', () => {
    const table = disarming({ ciro: { now: { ap: 0 } } }, 'rapier')
      .does(choice('athletics'))
      .rolls('maneuver', 8);
    table.does(endTurn).answers('ciro', endTurn).does(endTurn);
    table.answers('ciro', choice('pick-up', { item: 'rapier' }));
    expect(inHand(table, 'ciro')).toBe('Dagger, Rapier');
    expect(lying(table)).toEqual([]);
  });
});

describe('Feint', () => {
  const three = (rulings = {}) =>
    fight(
      {
        heroes: { ciro: { at: [5, 5] } },
        foes: { brute: { at: [6, 5], ...helpless }, bandit: { at: [4, 5], ...helpless } },
      },
      { rulings },
    )
      .does(strike('brute', { with: 'rapier' }))
      .rolls('attack', 2)
      .does(choice('feint'))
      .rolls('damage', 1);

  test('[FS-MAN-7] ruling feintTiming testNow: Deception is tested at once; the next Strike at that foe has a boon', () => {
    const table = three();
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'feint', tn: 11 });
    table.rolls('feint', 11);
    expect(conditions(table, 'ciro')).toEqual(['feinting']);
    table.does(strike('brute'));
    expect(waiting(table)).toMatchObject({ tn: 14, dice: 2, edge: 1 });
    table.rolls('attack', 15, 16);
    expect(conditions(table, 'ciro')).toEqual([]);
  });

  test('[FS-MAN-7] a failed Deception test gives no boon', () => {
    const table = three().rolls('feint', 12).does(strike('brute'));
    expect(waiting(table)).toMatchObject({ dice: 1, edge: 0 });
  });

  test('[FS-MAN-7] a Strike at another foe, or another primary action, loses the Feint', () => {
    const other = three().rolls('feint', 11).does(strike('bandit'));
    expect(waiting(other)).toMatchObject({ dice: 1, edge: 0 });
    expect(conditions(other, 'ciro')).toEqual([]);
    const dashed = three().rolls('feint', 11).does(choice('dash'));
    expect(conditions(dashed, 'ciro')).toEqual([]);
    dashed.does(strike('brute'));
    expect(waiting(dashed)).toMatchObject({ dice: 1, edge: 0 });
  });

  test('[FS-MAN-7] moves and reactions keep the Feint until the Strike in the next turn', () => {
    const table = fight({
      heroes: { ciro: { at: [5, 5] } },
      foes: { brute: { at: [6, 5], now: { ap: 0 } }, bandit: { at: [6, 6] } },
    });
    table.does(strike('brute')).rolls('attack', 2).does(choice('feint')).rolls('damage', 1).rolls('feint', 1);
    table
      .does(path([5, 6]))
      .answers('bandit', decline)
      .does(endTurn)
      .answers('brute', endTurn);
    table.answers('bandit', strike('ciro')).answers('ciro', choice('parry')).rolls('attack', 12);
    table.rolls('defence', 15).does(path([7, 7]));
    table.answers('ciro', opportunity).answers('bandit', decline);
    // An opportunity attack is a reaction, and the bandit is not whom the feint deceived.
    expect(waiting(table)).toMatchObject({ who: 'ciro', dice: 1, edge: 0 });
    table.rolls('attack', 15).does(endTurn);
    expect(conditions(table, 'ciro')).toEqual(['feinting']);
    table.answers('ciro', strike('brute')).answers('brute', decline);
    expect(waiting(table)).toMatchObject({ who: 'ciro', dice: 2, edge: 1 });
  });

  test('[FS-MAN-7] ruling feintTiming testAtStrike: Deception is tested when the Strike is declared', () => {
    const rulings = { feintTiming: 'testAtStrike' };
    const table = three(rulings);
    expect(conditions(table, 'ciro')).toEqual(['feinting']);
    table.does(strike('brute')).rolls('feint', 11);
    expect(waiting(table)).toMatchObject({ purpose: 'attack', dice: 2, edge: 1 });
    const failed = three(rulings).does(strike('brute')).rolls('feint', 12);
    expect(waiting(failed)).toMatchObject({ purpose: 'attack', dice: 1, edge: 0 });
  });
});
