import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { belongings } from '../items/belongings.ts';
import { turnQuestion } from '../menu.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import type { Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** The tactic `simple`: nothing that the rules refuse is wished, so that no turn is lost for it. */

const decide = (fight: Fight, who: string): Choice =>
  tactics.simple?.decide(turnQuestion(fight, who), fight, stream('minds')) ?? { option: 'nothing' };

test('[AD-SHK-1] the bound and the pinned use what is purely of the mind', () => {
  const does = (now: Sketch, use = 'hexer', sheet: Sketch = {}, isDown = false): Choice => {
    const fight = begun({
      red: { spell: { use, at: [5, 5], now, sheet } },
      blue: { hadra: { at: [6, 5] } },
    });
    if (isDown) {
      const who = one(fight, 'spell');
      who.prone = true;
      fight.floor = belongings(who).map((item) => ({ item, cell: { x: 5, y: 5 } }));
      who.hands = [];
      who.carried = [];
    }
    return decide(fight, 'spell');
  };
  const grip = { option: 'power-mind-grip', target: 'hadra' };
  const bound = [{ condition: 'bound' }];
  expect(does({ effects: bound })).toEqual(grip);
  expect(does({ effects: [{ condition: 'pinned', by: 'hadra', vs: 15 }] })).toEqual(grip);
  // It can neither take up its knife nor stand up.
  expect(does({ effects: bound }, 'hexer', { powers: ['mind-grip'] }, true)).toEqual(grip);
  // Whoever has nothing of that kind, or no Mana for it, ends its turn.
  expect(does({ effects: bound, mana: 3 })).toEqual({ option: 'end-turn' });
  expect(does({ effects: bound }, 'thug')).toEqual({ option: 'end-turn' });
});

test('[AD-POS-6] [AD-R56] it declares an attack from behind only where attackers declare it, and attacks in any case', () => {
  const attacks = (behindDeclared: string, use: string): Choice => {
    const fight = begun(
      { red: { hadra: { use, at: [5, 5] } }, blue: { thug: { at: [6, 5], now: { unaware: ['hadra'] } } } },
      { rulings: { behindDeclared } },
    );
    return decide(fight, 'hadra');
  };
  for (const use of ['hadra', 'thug']) {
    const said = attacks('attackerDeclares', use);
    expect(said).toMatchObject({ target: 'thug', fromBehind: 'yes' });
    for (const ruling of ['unawareIsEnough', 'facing']) {
      const unsaid = attacks(ruling, use);
      expect(unsaid).toMatchObject({ target: 'thug' });
      expect(unsaid.fromBehind).not.toBe('yes');
    }
  }
});
