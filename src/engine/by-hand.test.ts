import { describe, expect, test } from 'vitest';
import { dice } from '../kernel/dice.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import { retell } from '../ledger/retell.ts';
import { oddsOf } from './odds.ts';
import type { Run, RunStart } from './run.ts';
import { openRun } from './run.ts';
import type { Tactic } from './system.ts';
import type { TapeEntry } from './tape.ts';
import type { Bridge, BridgeFact } from './testing/toll-system.ts';
import { atMost, atTheBridge, tollSystem, walker } from './testing/toll-system.ts';

/** What the game master changes by hand while somebody is asked: everything that is asked then is judged by it. */

const manual: RunStart = { seed: 's', tape: [], redo: [], preferences: preferencesFor('manual') };
const begun = (from: Partial<RunStart> = {}): Run<Bridge, BridgeFact> =>
  openRun(tollSystem, atTheBridge(), { ...manual, ...from });

/** Answers in turn, each of which is taken. */
function does(run: Run<Bridge, BridgeFact>, ...options: readonly string[]): Run<Bridge, BridgeFact> {
  for (const option of options) expect(run.answer({ option }), option).toBeNull();
  return run;
}

const coins = (run: Run<Bridge, BridgeFact>, who: string, value: number): void =>
  expect(run.override([{ change: 'pool', who, pool: 'coins', value }], 'x')).toBeNull();
const removes = (run: Run<Bridge, BridgeFact>, who: string): void =>
  expect(run.override([{ change: 'remove', who }], 'x')).toBeNull();

/** Whom the table waits for, and what for. */
function asked(run: Run<Bridge, BridgeFact>): string {
  const awaited = run.awaited();
  if (awaited?.kind === 'choose') return `${awaited.question.for} ${awaited.question.id}`;
  return awaited ? `${awaited.why.for} rolls at ${awaited.why.target}` : 'over';
}

/** The record of it replays to the same fight, and waits for the same. */
function replays(run: Run<Bridge, BridgeFact>): void {
  const again = begun(JSON.parse(JSON.stringify(run.start())));
  expect(again.mended).toBeNull();
  expect([again.hash(), asked(again)]).toEqual([run.hash(), asked(run)]);
}

describe('a change by hand while a question or a roll is open', () => {
  test('an open roll gets the target number of the changed fight: 5 instead of 2', () => {
    const run = does(begun(), 'cross', '1', 'decline', 'decline');
    expect(asked(run)).toBe('ada rolls at 2');
    coins(run, 'ada', 5);
    expect(asked(run)).toBe('ada rolls at 5');
    replays(run);
    run.roll([5]);
    expect(walker(run.fight(), 'ada').over).toBe(true);
    replays(run);
  });

  test('a combatant who can no longer pay for a reaction is not asked, the deed goes on, and undo brings it back', () => {
    const run = does(begun(), 'cross', '1');
    expect(asked(run)).toBe('kit bar');
    coins(run, 'kit', 0);
    expect(asked(run)).toBe('lou bar');
    coins(run, 'lou', 0);
    expect(asked(run)).toBe('ada rolls at 2');
    replays(run);
    run.undo();
    expect(asked(run)).toBe('lou bar');
    run.undo();
    expect(asked(run)).toBe('kit bar');
    run.redo();
    run.redo();
    expect(asked(run)).toBe('ada rolls at 2');
    replays(run);
  });

  test('a combatant who can react after a change is asked, and a later one who had declined is asked again', () => {
    const run = begun();
    coins(run, 'kit', 0);
    does(run, 'cross', '1', 'decline');
    expect(asked(run)).toBe('ada rolls at 2');
    coins(run, 'kit', 1);
    expect(asked(run)).toBe('kit bar');
    does(run, 'decline');
    expect(asked(run)).toBe('lou bar');
    replays(run);
  });

  test('an answer that a change has made illegal is refused with its clause', () => {
    const run = does(begun(), 'cross');
    coins(run, 'ada', 2);
    does(run, '1');
    const other = does(begun(), 'cross');
    coins(other, 'ada', 2);
    coins(other, 'ada', 1);
    expect(other.answer({ option: 'cross' })).toMatchObject({ clause: 'TO-2', reason: 'tooPoor' });
  });

  test('a deed without any event yet is chosen again if a change makes it unaffordable', () => {
    const run = does(begun(), 'cross');
    expect(asked(run)).toBe('gm toll');
    coins(run, 'ada', 1);
    expect(asked(run)).toBe('ada turn');
    expect(run.start().tape.at(-1)).toMatchObject({ kind: 'override', told: 0, fell: 1 });
    expect(run.answer({ option: 'cross' })).toMatchObject({ clause: 'TO-2' });
    replays(run);
    does(run, 'wait');
    expect(asked(run)).toBe('bea turn');
    replays(run);
    run.undo();
    expect(asked(run)).toBe('ada turn');
    run.undo();
    expect(asked(run)).toBe('gm toll');
    run.redo();
    run.redo();
    expect(asked(run)).toBe('bea turn');
    replays(run);
  });

  test('a dropped answer stays dropped, even if another change makes it legal again', () => {
    const run = does(begun(), 'cross');
    coins(run, 'ada', 1);
    coins(run, 'ada', 3);
    expect(asked(run)).toBe('ada turn');
    replays(run);
    does(run, 'cross', '2');
    coins(run, 'kit', 0);
    expect(asked(run)).toBe('lou bar');
    replays(run);
  });

  test('removing the combatant whose deed it is ends the deed, and the next combatant has the turn', () => {
    const run = does(begun(), 'cross');
    removes(run, 'ada');
    expect(asked(run)).toBe('bea turn');
    expect(run.start().tape.at(-1)).toMatchObject({ fell: 1 });
    replays(run);
    const later = does(begun(), 'cross', '1');
    removes(later, 'ada');
    expect([asked(later), later.start().tape.length]).toEqual(['bea turn', 3]);
    replays(later);
  });

  test('two changes at the same open roll are applied in order and undone one by one', () => {
    const run = does(begun(), 'cross', '1', 'decline', 'decline');
    coins(run, 'ada', 5);
    coins(run, 'ada', 4);
    expect(asked(run)).toBe('ada rolls at 4');
    replays(run);
    run.undo();
    expect(asked(run)).toBe('ada rolls at 5');
    run.undo();
    expect(asked(run)).toBe('ada rolls at 2');
  });

  test('a change that ends the fight ends the deed', () => {
    const run = does(begun(), 'cross', '1', 'decline');
    expect(
      run.override(
        [
          { change: 'remove', who: 'ada' },
          { change: 'remove', who: 'bea' },
        ],
        'x',
      ),
    ).toBeNull();
    expect(asked(run)).toBe('over');
    replays(run);
    run.undo();
    expect(asked(run)).toBe('lou bar');
  });

  test('after a change that leaves nobody to ask, automatic answers and digital dice carry on the deed', () => {
    const run = does(begun(), 'cross');
    run.prefer({ ...preferencesFor('seeded'), reactions: { kit: { bar: 'off' }, lou: { bar: 'ask' } } });
    does(run, '1');
    expect(asked(run)).toBe('lou bar');
    coins(run, 'lou', 0);
    expect(asked(run)).toBe('bea turn');
    replays(run);
  });

  test('the log reports a change where it was made: its reason, then its fact', () => {
    const run = does(begun(), 'cross', '1', 'decline', 'decline');
    run.log.takeNews();
    coins(run, 'ada', 5);
    expect(run.log.takeNews().facts).toEqual([
      { fact: 'by-hand', reason: 'x' },
      { fact: 'coins', who: 'ada', coins: 5 },
    ]);
  });
});

describe('a deed whose rules do not look who is left', () => {
  // Both keepers look after whoever crosses, one after the other, who then jumps: three dice, whoever is there or not.
  const die = (table: Parameters<typeof tollSystem.step>[0], who: string, purpose: string): boolean =>
    table.draw(dice(1, 6), atMost(3), { clause: 'TO-5', for: who, purpose, target: 3 });
  const blind: typeof tollSystem = {
    ...tollSystem,
    reactions: [],
    step: (table) => {
      const { active: who } = table.fight;
      table.deed(who, () => {
        for (const keeper of ['kit', 'lou']) table.upon([keeper], () => die(table, keeper, 'look'));
        if (die(table, who, 'jump')) table.tell({ fact: 'crossed', who });
      });
      table.tell({ fact: 'next', to: who === 'ada' ? 'bea' : 'ada' });
    },
  };
  const from = (start: Partial<RunStart> = {}): Run<Bridge, BridgeFact> =>
    openRun(blind, atTheBridge(), { ...manual, ...start });
  const same = (run: Run<Bridge, BridgeFact>): void => {
    const again = from(JSON.parse(JSON.stringify(run.start())));
    expect(again.mended).toBeNull();
    expect([again.hash(), asked(again), again.log.lines()]).toEqual([
      run.hash(),
      asked(run),
      run.log.lines(),
    ]);
  };
  const ended = (run: Run<Bridge, BridgeFact>) =>
    run.log.takeNews().facts.flatMap((fact) => (fact.fact === 'by-hand' && fact.ended ? [fact.ended] : []));

  test('nobody rolls for a deed whose doer is removed: it ends, the log says so, and undo brings the roll back', () => {
    const run = from();
    expect(asked(run)).toBe('kit rolls at 3');
    run.roll([1]);
    run.roll([1]);
    expect(asked(run)).toBe('ada rolls at 3');
    removes(run, 'ada');
    expect([asked(run), run.fight().active]).toEqual(['kit rolls at 3', 'bea']);
    expect(ended(run)).toEqual([{ as: 'deed', who: ['ada'], names: ['ada'] }]);
    same(run);
    run.undo();
    expect([asked(run), run.fight().active]).toEqual(['ada rolls at 3', 'ada']);
    same(run);
    run.redo();
    run.roll([5]);
    expect([asked(run), run.fight().active]).toEqual(['lou rolls at 3', 'bea']);
    same(run);
  });

  test('removed while somebody else rolls for it, the doer ends it too', () => {
    const run = from();
    run.roll([1]);
    expect(asked(run)).toBe('lou rolls at 3');
    removes(run, 'ada');
    expect([asked(run), run.fight().active]).toEqual(['kit rolls at 3', 'bea']);
    same(run);
  });

  test('the part that hangs on somebody else ends alone, and the deed goes on', () => {
    const run = from();
    run.roll([1]);
    removes(run, 'lou');
    expect([asked(run), run.fight().active]).toEqual(['ada rolls at 3', 'ada']);
    expect(ended(run)).toEqual([{ as: 'target', who: ['lou'], names: ['lou'] }]);
    same(run);
    run.roll([2]);
    expect([walker(run.fight(), 'ada').over, run.fight().active]).toEqual([true, 'bea']);
    same(run);
    run.undo();
    run.undo();
    expect(asked(run)).toBe('lou rolls at 3');
    same(run);
  });

  test('a save from before deeds ended with their doers goes on as it did', () => {
    const run = from();
    run.roll([1]);
    removes(run, 'ada');
    const [kit, change] = run.start().tape as readonly [TapeEntry, TapeEntry];
    const { takes, ...old } = change as TapeEntry & { readonly takes?: readonly string[] };
    expect(takes).toEqual(['ada']);
    const lou = { kind: 'draw', key: 'TO-5/lou/look', faces: [1] } as const;
    const jump = { kind: 'draw', key: 'TO-5/ada/jump', faces: [1] } as const;
    const again = from({ tape: [kit, old as TapeEntry, lou, jump] });
    expect([again.mended, walker(again.fight(), 'ada').over]).toEqual([null, true]);
    expect([asked(again), again.fight().active]).toEqual(['kit rolls at 3', 'bea']);
  });

  test('odds of what is left of it are those of the fight without whoever is removed', () => {
    const run = from();
    run.roll([1]);
    removes(run, 'lou');
    const { outcomes } = oddsOf(blind, run.moment(), tollSystem.tactics.crosses as Tactic<Bridge>);
    expect(outcomes.map(({ tags, p }) => [tags.join(), Math.round(p * 6)])).toEqual([
      ['crossed', 3],
      ['', 3],
    ]);
  });
});

describe('other interpreters of a step with changes by hand', () => {
  const changed = (): Run<Bridge, BridgeFact> => {
    const run = does(begun(), 'cross');
    coins(run, 'ada', 1);
    coins(run, 'ada', 4);
    does(run, 'cross', '1');
    coins(run, 'kit', 0);
    does(run, 'decline');
    coins(run, 'ada', 5);
    return run;
  };

  test('odds use the changed fight: at target number 5, the crossing succeeds 5 times in 6', () => {
    const run = changed();
    expect(asked(run)).toBe('ada rolls at 5');
    const { outcomes } = oddsOf(tollSystem, run.moment(), tollSystem.tactics.crosses as Tactic<Bridge>);
    expect(outcomes.map(({ tags, p }) => [tags.join(), Math.round(p * 6)])).toEqual([
      ['crossed', 5],
      ['', 1],
    ]);
  });

  test('retelling the steps finds the decisions that were kept and reaches the end', () => {
    const run = changed();
    run.roll([1]);
    const decided: string[] = [];
    for (const past of run.moments().slice(0, -1)) {
      const told = retell(tollSystem, past, ({ id }, { option }) => decided.push(`${id} ${option}`));
      expect(told.whole).toBe(true);
    }
    expect(decided).toEqual(['turn cross', 'toll 1', 'bar decline']);
  });
});

describe('older saves', () => {
  test('a change without `told` is applied after all answers before it, and the open roll keeps its target number', () => {
    const answers = ['cross', '1', 'decline', 'decline'];
    const tape = does(begun(), ...answers).start().tape;
    const change = { change: 'pool', who: 'ada', pool: 'coins', value: 5 } as const;
    const old = begun({ tape: [...tape, { kind: 'override', changes: [change], reason: 'x', step: 0 }] });
    expect(old.mended).toBeNull();
    expect([walker(old.fight(), 'ada').coins, asked(old)]).toEqual([5, 'ada rolls at 2']);
    old.roll([2]);
    expect(walker(old.fight(), 'ada')).toMatchObject({ coins: 5, over: true });
    replays(old);
  });

  test('may hold a change that is refused now: they are opened up to it', () => {
    const { tape } = does(begun(), 'cross').start();
    const change = { change: 'pool', who: 'nobody', pool: 'coins', value: 5 } as const;
    const old = begun({
      tape: [{ kind: 'override', changes: [change], reason: 'x', step: 0, told: 0 }, ...tape],
    });
    expect(old.mended?.entries).toHaveLength(2);
    expect([old.start().tape, asked(old)]).toEqual([[], asked(begun())]);
  });
});
