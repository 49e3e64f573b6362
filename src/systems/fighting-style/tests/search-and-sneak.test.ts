import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { ap, asked, choice, conditions, duel, fight, move, strike, waiting } from './line-up.ts';

/** Section 4: Search and Sneak (FS-ACT-6, FS-ACT-7). */

describe('Search', () => {
  /** An imp (Stealth 6) is hidden from Runa (Observation 13). */
  const hunt = (rulings = {}) =>
    duel(
      { runa: { at: [2, 2] }, 'ember-imp': { at: [8, 8] } },
      { rulings, hidden: { 'ember-imp': ['runa'] } },
    );

  test('[FS-ACT-6] ruling searchProcedure contestIfHidden: Observation against Stealth finds the imp', () => {
    const table = hunt().does(choice('search', { target: 'ember-imp' }));
    expect(waiting(table)).toMatchObject({ who: 'runa', tn: 13 });
    table.rolls('search', 5);
    expect(waiting(table)).toMatchObject({ who: 'ember-imp', tn: 6 });
    table.rolls('search-answer', 4);
    expect([conditions(table, 'ember-imp'), ap(table, 'runa')]).toEqual([[], 2]);
    table.does(strike('ember-imp'));
    expect(asked(table)).toBe('ember-imp defence');
  });

  test('[FS-ACT-6, FS-TEST-5] a tie leaves the sought imp hidden', () => {
    const table = hunt().does(choice('search', { target: 'ember-imp' }));
    table.rolls('search', 5).rolls('search-answer', 5);
    expect(conditions(table, 'ember-imp')).toEqual(['hidden']);
  });

  test('[FS-ACT-6] a Search without a target is a plain test; the game master states the finding', () => {
    const table = hunt().does(choice('search')).rolls('search', 13);
    expect([asked(table), table.choice().about?.passed]).toEqual(['gm finding', true]);
    table.does(choice('not-found', { text: 'Only rubble.' }));
    expect(table.facts('note')).toMatchObject([{ text: 'Only rubble.', clause: 'FS-ACT-6' }]);
    expect(conditions(table, 'ember-imp')).toEqual(['hidden']);
  });

  test('[FS-ACT-6] ruling searchProcedure plainTest: unless the game master says otherwise, a test finds whom it sought', () => {
    const sought = (face: number): Scenario =>
      hunt({ searchProcedure: 'plainTest' })
        .does(choice('search', { target: 'ember-imp' }))
        .rolls('search', face);
    expect(sought(5).does(choice('found')).facts('revealed')).toMatchObject([{ who: 'ember-imp' }]);
    expect(sought(20).does(choice('found')).facts('revealed')).toEqual([]);
    const none = sought(5).does(choice('found', { whom: [] }));
    expect(none.facts('revealed')).toEqual([]);
    const whom = sought(5).option('found').needs?.whom;
    expect(whom?.kind === 'some' && whom.default).toEqual(['ember-imp']);
  });

  test('[FS-ACT-6] ruling searchProcedure plainTest: no contest; the game master says whether the imp is found', () => {
    const table = hunt({ searchProcedure: 'plainTest' }).does(choice('search', { target: 'ember-imp' }));
    table.rolls('search', 5).answers('gm', choice('found', { whom: ['ember-imp'], text: 'A tail!' }));
    expect(conditions(table, 'ember-imp')).toEqual([]);
  });

  test('[FS-ACT-6] nobody searches for one that is dead', () => {
    const table = fight(
      { heroes: { runa: { at: [2, 2] } }, pit: { 'ember-imp': { at: [8, 8] }, brute: { at: [9, 2] } } },
      { hidden: { 'ember-imp': ['runa'] } },
    ).byHand('an arrow', { change: 'out', who: 'ember-imp', out: 'dead' });
    table.refuses(choice('search', { target: 'ember-imp' }), 'noSuchThing', 'FS-ACT-6');
  });

  test('[FS-ACT-6] whom a Search may name: those hidden from the seeker, whoever else hides or stands in sight', () => {
    const table = fight(
      {
        heroes: { runa: { at: [2, 2] }, ciro: { at: [2, 8] } },
        foes: {
          'ember-imp': { at: [8, 8] },
          bandit: { at: [8, 2] },
          wolf: { at: [9, 9], now: { health: 0 } },
          brute: { at: [5, 9] },
          ghoul: { at: [9, 5] },
        },
      },
      { hidden: { 'ember-imp': ['runa', 'ciro'], wolf: ['runa'], brute: ['ciro'], ghoul: ['runa'] } },
    );
    // What has fled is nowhere to be found.
    table.byHand('it slinks off', { change: 'out', who: 'ghoul', out: 'fled' });
    const named = (need: NonNullable<ReturnType<typeof table.option>['needs']>[string] | undefined) =>
      need?.kind === 'one' || need?.kind === 'some' ? need.oneOf.map(({ id }) => id) : null;
    expect(named(table.option('search').needs?.target)).toEqual(['anything', 'ember-imp', 'wolf']);
    table.does(choice('search')).rolls('search', 13);
    expect(named(table.option('found').needs?.whom)).toEqual(['ember-imp', 'wolf']);
    table.refuses(choice('found', { whom: ['brute'] }), 'noSuchThing', 'FS-ACT-6');
  });

  test('[FS-ACT-6] a Search for a combatant who is not hidden is refused', () => {
    const table = duel({ runa: { at: [2, 2] }, 'ember-imp': { at: [8, 8] } });
    table.refuses(choice('search', { target: 'ember-imp' }), 'noSuchThing', 'FS-ACT-6');
  });
});

describe('Sneak', () => {
  /** Ciro (Stealth 10) between a bandit (Observation 8) and a wolf (13). */
  const shadow = (rulings = {}) =>
    fight(
      { heroes: { ciro: { at: [5, 5] } }, foes: { bandit: { at: [6, 5] }, wolf: { at: [5, 9] } } },
      { rulings },
    ).does(choice('sneak'));

  test('[FS-ACT-7] ruling sneakProcedure contestEach: one Stealth roll against each foe who could notice; a tie notices', () => {
    const table = shadow().answers('gm', choice('these', { whom: ['bandit', 'wolf'] }));
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'sneak', tn: 10 });
    table.rolls('sneak', 7);
    expect(waiting(table)).toMatchObject({ who: 'bandit', purpose: 'notice', tn: 8 });
    // The bandit has 6 and is beaten by 7; the wolf ties and stays aware.
    table.rolls('notice', 6).rolls('notice', 7);
    expect(table.facts('hidden')).toMatchObject([{ who: 'ciro', from: ['bandit'] }]);
    expect(ap(table, 'ciro')).toBe(2);
  });

  test('[FS-ACT-7, FS-REF-1] a sneaker who is taken out of the fight before the roll does not roll, nor one who searches', () => {
    const taken = (deed: string) => {
      const table = fight({
        heroes: { ciro: { at: [5, 5] }, runa: { at: [1, 1] } },
        foes: { bandit: { at: [6, 5] } },
      }).does(choice(deed));
      if (deed === 'sneak') table.does(choice('these'));
      expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: deed });
      table.byHand('a trapdoor', { change: 'out', who: 'ciro', out: 'fled' });
      return [asked(table), table.facts('hidden')];
    };
    expect([taken('sneak'), taken('search')]).toEqual([
      ['runa turn', []],
      ['runa turn', []],
    ]);
  });

  test('[FS-ACT-7, FS-REF-1] who falls, flees or is taken away between the rolls of those who could notice', () => {
    /** The bandit has been beaten; the wolf is about to roll. */
    const between = (change: Sketch & { readonly change: string }) => {
      const table = shadow().answers('gm', choice('these', { whom: ['bandit', 'wolf'] }));
      return table
        .rolls('sneak', 7)
        .rolls('notice', 6)
        .byHand('so be it', change as never);
    };
    const told = (table: Scenario) => table.facts('hidden').map(({ from }) => from);
    const note = between({ change: 'note', text: 'a bat' }).rolls('notice', 6);
    expect(told(note)).toEqual([['bandit', 'wolf']]);
    for (const gone of [
      { change: 'out', out: 'unconscious' },
      { change: 'out', out: 'fled' },
      { change: 'remove' },
    ]) {
      // Without Ciro nobody rolls any more, and nobody is hidden.
      const alone = between({ ...gone, who: 'ciro' });
      expect(told(alone)).toEqual([]);
      expect(() => alone.roll()).toThrow();
    }
    // The wolf rolls no more; unconscious it has noticed nothing (FS-COND-3).
    expect(told(between({ change: 'remove', who: 'wolf' }))).toEqual([['bandit']]);
    expect(told(between({ change: 'out', who: 'wolf', out: 'unconscious' }))).toEqual([['bandit', 'wolf']]);
    // Nobody is hidden from a bandit who has left.
    expect(told(between({ change: 'remove', who: 'bandit' }).rolls('notice', 6))).toEqual([['wolf']]);
  });

  test('[FS-ACT-7] if the game master names nobody, nobody rolls Observation and the sneaker is hidden from all foes', () => {
    const table = shadow()
      .answers('gm', choice('these', { whom: [] }))
      .rolls('sneak', 1);
    expect(table.facts('hidden')).toMatchObject([{ from: ['bandit', 'wolf'] }]);
  });

  test('[FS-ACT-7] by default every foe could notice the sneaker except those behind full cover', () => {
    const wall = [{ x: 6, y: 5, side: 'e', kind: 'wall' }];
    const line = (walls: readonly object[]) =>
      fight(
        { heroes: { ciro: { at: [5, 5] } }, foes: { bandit: { at: [7, 5] }, wolf: { at: [5, 9] } } },
        { field: { walls } },
      ).does(choice('sneak'));
    const usual = (table: ReturnType<typeof line>) => {
      const need = table.choice().options[0]?.needs?.whom;
      return need?.kind === 'some' ? need.default : null;
    };
    expect(usual(line([]))).toEqual(['bandit', 'wolf']);
    const table = line(wall);
    expect(usual(table)).toEqual(['wolf']);
    table.answers('gm', choice('these')).rolls('sneak', 1);
    expect(waiting(table)).toMatchObject({ who: 'wolf', purpose: 'notice' });
  });

  test('[FS-ACT-7] ruling sneakProcedure gmOnly: after a Stealth test the game master says who notices', () => {
    const table = shadow({ sneakProcedure: 'gmOnly' }).rolls('sneak', 3);
    table.answers('gm', choice('these', { whom: ['wolf'] }));
    expect(table.facts('hidden')).toMatchObject([{ from: ['bandit'] }]);
  });

  test('[FS-ACT-7, FS-DEF-1, FS-OPP-1] an unaware bandit makes no opportunity attack and cannot defend', () => {
    const table = shadow().answers('gm', choice('these', { whom: ['bandit'] }));
    table.rolls('sneak', 7).rolls('notice', 6).does(move(5, 6)).does(move(6, 6)).does(strike('bandit'));
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'attack' });
    expect(table.facts('defence')).toMatchObject([{ who: 'bandit', why: 'unaware' }]);
  });
});
