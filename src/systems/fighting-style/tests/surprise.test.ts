import { describe, expect, test } from 'vitest';
import {
  ap,
  asked,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  move,
  strike,
  waiting,
} from './line-up.ts';

/** Section 2: the contest before the fight, and the effects of surprise (FS-ENC-2, FS-ENC-3). */

describe('surprise', () => {
  /** Ciro (Stealth 10) and Edda (4) come upon a bandit (Observation 8) and a wolf (13). */
  const ambush = (rulings = {}) =>
    fight(
      {
        heroes: { ciro: { at: [2, 2] }, edda: { at: [2, 4] } },
        camp: { bandit: { at: [9, 2] }, wolf: { at: [9, 4] } },
      },
      {
        fromTheStart: true,
        rulings,
        surprise: { sneakers: ['ciro', 'edda'], observers: ['wolf', 'bandit'] },
      },
    );
  const surprised = (table: ReturnType<typeof ambush>) => table.facts('surprised')[0]?.who;

  test('[FS-ENC-2] the sneaker with the lowest Stealth rolls once, then each observer in listing order', () => {
    const table = ambush();
    expect(waiting(table)).toMatchObject({ who: 'edda', purpose: 'surprise', tn: 4 });
    table.rolls('surprise', 3);
    expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'notice', tn: 8 });
    table.rolls('notice', 2);
    expect(waiting(table)).toMatchObject({ who: 'wolf', tn: 13 });
    table.rolls('notice', 13);
    expect(surprised(table)).toEqual(['bandit']);
    expect(conditions(table, 'bandit')).toEqual(['surprised']);
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'initiative' });
  });

  test.each([
    ['a tie surprises nobody', 3, 3],
    ['two failures surprise nobody', 5, 9],
  ])('[FS-ENC-2, FS-TEST-5] %s: Stealth %i against 4, Observation %i against 8', (_, own, other) => {
    expect(surprised(ambush().rolls('surprise', own).rolls('notice', other).rolls('notice', 13))).toEqual([]);
  });

  test('[FS-ENC-2] of sneakers with equal Stealth the first listed rolls', () => {
    const table = fight(
      { heroes: { sefu: { at: [2, 2] }, imre: { at: [2, 4] } }, camp: { bandit: { at: [9, 2] } } },
      { fromTheStart: true, surprise: { sneakers: ['imre', 'sefu'], observers: ['bandit'] } },
    );
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 7 });
  });

  test('[FS-ENC-2] without a sneaking side initiative is the first roll', () => {
    const table = duel({ edda: {}, brute: {} }, { fromTheStart: true });
    expect(waiting(table)).toMatchObject({ who: 'edda', purpose: 'initiative' });
  });

  test('[FS-ENC-2] ruling surpriseStealth highestOnce: the sneaker with the highest Stealth rolls once', () => {
    const table = ambush({ surpriseStealth: 'highestOnce' });
    expect(waiting(table)).toMatchObject({ who: 'ciro', tn: 10 });
    table.rolls('surprise', 10).rolls('notice', 8).rolls('notice', 11);
    expect(surprised(table)).toEqual(['bandit']);
  });

  test('[FS-ENC-2] ruling surpriseStealth eachSneaker: an observer is surprised only if it loses to every sneaker', () => {
    const table = ambush({ surpriseStealth: 'eachSneaker' });
    table.rolls('surprise', 10);
    expect(waiting(table)).toMatchObject({ who: 'edda', purpose: 'surprise', tn: 4 });
    // The bandit's 7 loses to 10 but not to 4; the wolf fails and loses to both.
    table.rolls('surprise', 4).rolls('notice', 7).rolls('notice', 14);
    expect(surprised(table)).toEqual(['wolf']);
  });

  test('[FS-ENC-2, FS-COND-3] the dead roll nothing, and an unconscious observer is surprised without dice', () => {
    const lying = (condition: string) => ({ now: { conditions: [{ id: condition }] } });
    const table = fight(
      {
        heroes: { ciro: { at: [1, 5] }, edda: { at: [1, 8], ...lying('dead') } },
        camp: {
          bandit: { at: [9, 5] },
          wolf: { at: [9, 8], ...lying('unconscious') },
          ghoul: { at: [9, 10], ...lying('dead') },
        },
      },
      {
        fromTheStart: true,
        surprise: { sneakers: ['ciro', 'edda'], observers: ['bandit', 'wolf', 'ghoul'] },
      },
    );
    // Edda's Stealth of 4 would be the worst.
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'surprise', tn: 10 });
    table.rolls('surprise', 5).rolls('notice', 6);
    expect(surprised(table)).toEqual(['wolf']);
    expect(waiting(table).purpose).toBe('initiative');
  });

  /** The order is Ciro, the surprised bandit, Edda; both heroes have him in reach. */
  const caught = (rulings = {}) =>
    fight(
      {
        heroes: { ciro: { at: [5, 5] }, edda: { at: [7, 5] } },
        camp: { bandit: { at: [6, 5], now: { conditions: [{ id: 'surprised' }] } }, wolf: { at: [4, 5] } },
      },
      { rulings, order: ['ciro', 'bandit', 'edda', 'wolf'] },
    );

  test('[FS-ENC-3] the surprised lose their turn and have no defence, opportunity attack or other reaction', () => {
    const table = caught();
    expect(ap(table, 'bandit')).toBe(3);
    table.does(strike('bandit')).rolls('attack', 20);
    expect(table.facts('defence')[0]).toMatchObject({ who: 'bandit', defence: null, why: 'surprised' });
    table.refuses(choice('draw', { by: 'bandit', item: 'dagger' }), 'surprised', 'FS-ENC-3');
    // Leaving both reaches, Ciro is answered by the wolf alone.
    table.does(move(5, 8));
    expect(asked(table)).toBe('wolf opportunity-attack');
    table.does(decline);
    expect(asked(table)).toBe('ciro turn');
    table.does(endTurn);
    expect(asked(table)).toBe('edda turn');
    expect(table.facts('turn-skipped')).toMatchObject([{ who: 'bandit', why: 'surprised' }]);
    table.does(strike('bandit')).rolls('attack', 20);
    expect(asked(table)).toBe('edda turn');
  });

  test('[FS-ENC-3] a combatant surprised while it is active loses that turn too', () => {
    const surprise = { conditions: [{ id: 'surprised' }] };
    const lineUp = { ciro: { at: [1, 1] as const, now: surprise }, wolf: { at: [9, 9] as const } };
    expect(asked(duel(lineUp))).toBe('wolf turn');
    const table = duel({ ciro: { at: [1, 1] }, wolf: { at: [9, 9] } });
    table.byHand('a bang', { change: 'condition', who: 'ciro', condition: 'surprised', on: true });
    expect(asked(table)).toBe('wolf turn');
  });

  test('[FS-ENC-3] surprise ends with round 1: in round 2 the bandit defends and has its turn', () => {
    const table = caught().does(endTurn).does(endTurn).does(endTurn);
    expect(table.view().round).toBe(2);
    expect(conditions(table, 'bandit')).toEqual([]);
    table.does(strike('bandit'));
    expect(asked(table)).toBe('bandit defence');
    table.does(decline).rolls('attack', 20).does(endTurn);
    expect(asked(table)).toBe('bandit turn');
  });

  test('[FS-ENC-3, FS-TURN-7] ruling surpriseScope reactionsAfterSlot: while its saved turn is to come it cannot defend', () => {
    const now = { conditions: [{ id: 'surprised' }, { id: 'waiting', other: 'edda' }] };
    const table = fight(
      { heroes: { ciro: { at: [5, 5] }, edda: { at: [7, 5] } }, camp: { bandit: { at: [6, 5], now } } },
      { rulings: { surpriseScope: 'reactionsAfterSlot' } },
    );
    table.does(strike('bandit'));
    expect(table.facts('defence')[0]).toMatchObject({ who: 'bandit', defence: null, why: 'surprised' });
  });

  test('[FS-ENC-3] ruling surpriseScope reactionsAfterSlot: after its skipped turn the bandit defends again', () => {
    const table = caught({ surpriseScope: 'reactionsAfterSlot' });
    table.does(strike('bandit')).rolls('attack', 20).does(endTurn);
    table.answers('edda', strike('bandit'));
    expect(asked(table)).toBe('bandit defence');
  });

  test('[FS-ENC-3] ruling surpriseScope reactionsAfterSlot: it is shown surprised until its turn has been passed over', () => {
    const shown = (table: ReturnType<typeof caught>) =>
      table.view().combatants.bandit?.conditions.map(({ id, until }) => [id, until]);
    const table = caught({ surpriseScope: 'reactionsAfterSlot' });
    expect(shown(table)).toEqual([['surprised', 'its turn has been passed over']]);
    table.does(strike('bandit')).rolls('attack', 20).does(endTurn);
    expect(asked(table)).toBe('edda turn');
    expect(shown(table)).toEqual([]);
    expect(shown(caught())).toEqual([['surprised', 'the round ends']]);
  });
});

test('[FS-ENC-2, FS-REF-1] [FS-R8] ruling surpriseStealth eachSneaker: one who is taken away meanwhile does not roll', () => {
  const table = fight(
    {
      heroes: { ciro: { at: [2, 2] }, edda: { at: [2, 4] } },
      camp: { bandit: { at: [9, 2] } },
    },
    {
      fromTheStart: true,
      rulings: { surpriseStealth: 'eachSneaker' },
      surprise: { sneakers: ['ciro', 'edda'], observers: ['bandit'] },
    },
  );
  table.rolls('surprise', 3);
  expect(waiting(table)).toMatchObject({ who: 'edda', purpose: 'surprise' });
  table.byHand('she stayed at home', { change: 'remove', who: 'edda' });
  expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'notice' });
});
