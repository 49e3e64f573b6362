import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { LineUp, Setting } from './line-up.ts';
import {
  asked,
  attack,
  cell,
  choice,
  conditions,
  decline,
  endTurn,
  fight,
  light,
  move,
  persona,
  terms,
  waiting,
} from './line-up.ts';

/** One Mores and Baton Passes (sections ONE and BAT). */

/** Rin (48, sword 3, SB 3) and others against an ogre next to her and another far away. */
const many = (more: { readonly [id: string]: object } = {}): LineUp => ({
  evokers: {
    rin: { at: [5, 5], ...more.rin },
    jun: { at: [12, 5], ...more.jun },
    sora: { at: [5, 9], ...more.sora },
    mei: { at: [2, 5], ...more.mei },
  },
  shadows: {
    ogre: { at: [6, 5], ...more.ogre },
    brute: { use: 'ogre', at: [14, 8], ...more.brute },
  },
});

/**
 * A die of 5 is a Critical Hit, which the ogre does not try to soften: it Staggers even where the hit does no damage
 * (10 against 4 + 1 + 5).
 */
const critical = (table: Scenario, target = 'ogre'): Scenario =>
  table
    .does(attack(target, { with: 'sword' }))
    .rolls('attack', 5)
    .answers(target, decline)
    .rolls('location', 50);

/** Rin has earned a One More, and her Move and Action are spent. */
const earned = (more: { readonly [id: string]: object } = {}, setting: Setting = {}): Scenario =>
  critical(fight(many(more), setting)).does(endTurn);

const act = choice('act');
const baton = (to: string) => choice('baton', { to });

describe('One More', () => {
  test('[PE-ONE-4] one more Action at the end of the turn, and then the turn is over', () => {
    const table = earned();
    expect(asked(table)).toBe('rin one-more');
    table.does(act);
    expect(asked(table)).toBe('rin turn');
    table.does(choice('defend'));
    expect(asked(table)).toBe('jun turn');
  });

  test('[PE-ONE-4] or one more Move, split or not, and no Action with it', () => {
    const table = earned({ ogre: { at: [6, 5] } }, { field: { width: 20 } }).does(act);
    table.does(choice('move', { to: { x: 5, y: 4 } }));
    table.refuses(choice('defend'), 'oneMoreOnly', 'PE-ONE-4').does(move(6, 4));
    expect(cell(table, 'rin')).toEqual([6, 4]);
    table.does(endTurn);
    expect(asked(table)).toBe('jun turn');
  });

  test('[PE-ONE-4] it is a Move or an Action: once it is used for one there is none of the other to be seen', () => {
    const left = (table: Scenario, id: string) =>
      ['action', 'move'].map((pool) => table.who(id).pools[pool]?.value);
    const table = earned().does(act);
    expect(left(table, 'rin')).toEqual([1, 1]);
    table.does(move(5, 4));
    expect(left(table, 'rin')).toEqual([0, 1]);
    // The One More is Sora's now: Rin, whose turn it is, has none.
    const passed = earned().does(baton('sora'));
    expect([left(passed, 'rin'), left(passed, 'sora')]).toEqual([
      [undefined, undefined],
      [1, 1],
    ]);
    expect(left(passed.does(act).does(move(5, 8)), 'sora')).toEqual([0, 1]);
  });

  test('[PE-ONE-4] what was left of the Move does not come along; the One More has its own', () => {
    const table = critical(fight(many()));
    // 8 m of Basic Move are left before the turn ends, and 8 m again with the One More.
    expect(table.option('end-turn').label).toBe('End turn: One More');
    table.does(endTurn).does(act).refuses(choice('end'), 'noSuchThing', 'PE-TIME-3');
    expect(table.option('end-turn').label).toBe('End One More');
  });

  test('[PE-ONE-4] it may be declined', () => {
    const table = earned().does(decline);
    expect(table.facts('one-more-spent')).toMatchObject([{ who: 'rin', why: 'declined' }]);
    expect(asked(table)).toBe('jun turn');
  });

  test('[PE-ONE-4] before the effects of the end of the turn, or after them where the table says so', () => {
    const counts = (table: Scenario) => table.facts('ailment-ended').length;
    const numb = {
      rin: { sheet: { scores: { melee: 60 } }, now: { ailments: [{ id: 'confused', turns: 1 }] } },
    };
    const before = earned(numb);
    expect([asked(before), counts(before)]).toEqual(['rin one-more', 0]);
    const after = earned(numb, { rulings: { oneMoreTiming: 'afterEndHooks' } });
    expect([asked(after), counts(after)]).toEqual(['rin one-more', 1]);
    expect(asked(after.does(act).does(choice('defend')))).toBe('jun turn');
  });

  test('[PE-ONE-4] whoever lost consciousness meanwhile has no use for it', () => {
    const table = critical(fight(many()));
    table.byHand('a stray blow', { change: 'out', who: 'rin', out: 'unconscious' });
    expect(asked(table)).toBe('jun turn');
  });

  test('[PE-ONE-5] a One More that Staggers another enemy earns another one', () => {
    const table = earned({ brute: { use: 'ogre', at: [6, 6] } }).does(act);
    critical(table, 'brute');
    expect(asked(table)).toBe('rin one-more');
    table.does(act).does(choice('defend'));
    expect(asked(table)).toBe('jun turn');
  });

  test('[PE-ONE-7] the other uses stand beside it, greyed where they cannot be', () => {
    const table = earned();
    expect(table.choice().options.map(({ id, refused }) => [id, refused?.code])).toEqual([
      ['act', undefined],
      ['baton', undefined],
      ['all-out', 'notAllStaggered'],
      ['decline', undefined],
    ]);
    table.refuses(choice('all-out'), 'notAllStaggered', 'PE-AOA-1');
    table.refuses(choice('run'), 'noSuchThing', 'PE-ONE-4');
  });
});

describe('Baton Pass', () => {
  test('[PE-BAT-1, PE-BAT-2] a Confidant takes it before the next turn; everybody keeps their own', () => {
    const table = earned().does(baton('sora'));
    expect(asked(table)).toBe('sora one-more');
    expect(table.view().banner?.text).toMatch(/^Sora has been handed one\. Baton: Rin → Sora\./);
    table.does(act);
    expect([asked(table), table.view().banner?.who]).toEqual(['sora turn', 'sora']);
    table.does(choice('defend'));
    expect(asked(table)).toBe('jun turn');
    table.does(endTurn);
    // Her own turn, with its own Move and Action.
    expect([asked(table), table.view().round]).toEqual(['sora turn', 1]);
    table.does(choice('defend'));
  });

  test('[PE-BAT-1] nobody without a Social Link, no enemy, not oneself', () => {
    const table = earned({ rin: { sheet: { links: { Jun: 0, Mei: 0, Sora: 1, Kai: 0 } } } });
    table.refuses(baton('jun'), 'noAlly', 'PE-BAT-1');
    table.refuses(baton('ogre'), 'noAlly', 'PE-BAT-1');
    table.refuses(baton('rin'), 'noAlly', 'PE-BAT-1');
    table.refuses(baton('nobody'), 'noSuchThing', 'PE-BAT-1');
    table.does(baton('sora'));
    expect(table.facts('baton-passed')).toMatchObject([{ from: 'rin', to: 'sora', rank: 1, advantages: 1 }]);
  });

  test('[PE-BAT-1, PE-AIL-18] the Enraged pass nothing on: they strike once more or do without', () => {
    const table = fight(many({ rin: { now: { ailments: [{ id: 'enraged' }] } } }));
    table.rolls('attack', 5).answers('ogre', decline).rolls('location', 50);
    expect(asked(table)).toBe('rin one-more');
    table.refuses(baton('jun'), 'ailment', 'PE-AIL-18').does(act);
    expect(waiting(table)).toMatchObject({ who: 'rin', purpose: 'attack' });
  });

  test('[PE-BAT-1] the Receiver must be able to act, unless the table says otherwise', () => {
    const stunned = { jun: { now: { ailments: [{ id: 'stunned' }] } } };
    const table = earned(stunned).refuses(baton('jun'), 'ailment', 'PE-BAT-1');
    expect(table.option('baton').refused).toBeUndefined();
    const lax = earned(stunned, { rulings: { batonReceiverAble: false } }).does(baton('jun'));
    expect(asked(lax)).toBe('jun one-more');
    lax.refuses(act, 'ailment', 'PE-AIL-13').does(decline);
    expect(lax.facts('one-more-spent')).toMatchObject([{ why: 'baton' }, { who: 'jun', why: 'declined' }]);
  });

  test('[PE-AIL-17] [PE-ONE-4] a Despaired Receiver may fight its Despair with it, and do nothing else', () => {
    const despaired = { jun: { now: { ailments: [{ id: 'despaired' }] } } };
    const table = earned(despaired, { rulings: { batonReceiverAble: false } })
      .does(baton('jun'))
      .does(act);
    expect(asked(table)).toBe('jun turn');
    table.refuses(choice('defend'), 'ailment', 'PE-AIL-17').refuses(move(12, 6), 'ailment', 'PE-AIL-17');
    // Willpower 38, 2 Advantages for a Baton Pass at rank 4 or more, and -10.
    table.does(choice('pull-together'));
    expect(waiting(table)).toMatchObject({ who: 'jun', purpose: 'pull-together', target: 48 });
    table.rolls('pull-together', 48);
    expect([conditions(table, 'jun'), asked(table)]).toEqual([[], 'jun turn']);
    // It was the Action of the One More: this is Jun's own turn.
    expect(table.facts('turn-ended')).toMatchObject([{ who: 'rin' }]);
  });

  test('[PE-BAT-3] it is a One More like any other: it earns more of them', () => {
    const table = earned().does(baton('jun')).does(act);
    table
      .does(attack('brute', { with: 'rifle' }))
      .rolls('attack', 5)
      .answers('brute', decline);
    table.rolls('location', 50);
    expect(asked(table)).toBe('jun one-more');
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
  ])('[PE-BAT-4] rank %i gives %i Advantages', (rank, advantages) => {
    const table = earned({ rin: { sheet: { links: { Jun: rank } } } })
      .does(baton('jun'))
      .does(act);
    table.does(attack('brute', { with: 'rifle' }));
    expect(terms(table)).toContain(`Baton Pass ${advantages * 10}`);
  });

  test('[PE-BAT-4] the numbers beside the targets count them, as the roll does', () => {
    // Rank 10: 4 Advantages.
    const table = earned({ rin: { sheet: { links: { Jun: 10 } } } })
      .does(baton('jun'))
      .does(act);
    const need = table.option('attack').needs?.target;
    const pick =
      need?.kind === 'one'
        ? need.oneOf.find(
            ({ id, when }) => id === 'brute' && when?.with?.some((one) => one.endsWith('rifle')),
          )
        : undefined;
    const { target } = waiting(table.does(attack('brute', { with: 'rifle' })));
    expect(pick?.note).toMatch(new RegExp(`, target ${target}$`));
  });

  test('[PE-BAT-4] the banner tells them of the One More that was passed, and not of one that is earned with it', () => {
    const said = (table: Scenario) => table.view().banner?.text;
    const table = earned().does(baton('jun'));
    expect(said(table)).toBe('Jun has been handed one. Baton: Rin → Jun. +2 Advantage.');
    table
      .does(act)
      .does(attack('brute', { with: 'rifle' }))
      .rolls('attack', 5)
      .answers('brute', decline);
    table.rolls('location', 50);
    expect(asked(table)).toBe('jun one-more');
    expect(said(table)).toBe('Jun has earned another. Baton: Rin → Jun.');
  });

  test('[PE-BAT-4] on the tests of that One More alone', () => {
    const table = earned().does(baton('jun')).does(act);
    table
      .does(attack('brute', { with: 'rifle' }))
      .rolls('attack', 5)
      .answers('brute', decline);
    table
      .rolls('location', 50)
      .does(act)
      .does(attack('brute', { with: 'rifle' }));
    expect(terms(table).filter((term) => term.startsWith('Baton'))).toEqual([]);
  });

  test('[PE-BAT-5] healing with it restores as many wounds more', () => {
    // Rank 7: 3 Advantages. Greater Mend 4 + 3: Stone Lion had 1 and regains 4, Mei's Light Wounds had 1 and regain 3.
    const table = earned({ mei: { now: { light: 1, personas: { 'stone-lion': 1 } } } });
    table
      .does(baton('sora'))
      .does(act)
      .does(choice('power', { with: 'greater-mend', target: 'mei' }));
    expect([persona(table, 'mei'), light(table, 'mei')]).toEqual([5, 4]);
  });

  test('[PE-BAT-6] what was received is used; what it earned may be passed on, but not back', () => {
    const table = earned().does(baton('jun'));
    table.refuses(baton('sora'), 'noAlly', 'PE-BAT-6').does(act);
    table
      .does(attack('brute', { with: 'rifle' }))
      .rolls('attack', 5)
      .answers('brute', decline);
    table.rolls('location', 50).refuses(baton('rin'), 'noAlly', 'PE-BAT-6').does(baton('sora'));
    expect(asked(table)).toBe('sora one-more');
    expect(conditions(table, 'jun')).not.toContain('one-more');
    // Sora's own turn is still to come; the chain ends with the turn.
    table.does(decline);
    expect(asked(table)).toBe('jun turn');
  });
});
