import { describe, expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import type { Ball, BallFact } from '../engine/testing/odd-system.ts';
import { oddSystem } from '../engine/testing/odd-system.ts';
import type { Reply } from '../protocol/messages.ts';
import type { Host } from './host.ts';
import { openHost } from './host.ts';

const ball = {
  system: 'masquerade',
  combatants: [
    { id: 'ada', side: 'red' },
    { id: 'bea', side: 'blue' },
  ],
};

/** A ball whose rules throw, while `rules.broken`, at the end of its first round, that is, after both have waited. */
function brittle() {
  const rules = { broken: false };
  const faulty: System<Ball, BallFact> = {
    ...oddSystem,
    step(table) {
      oddSystem.step(table);
      if (rules.broken && table.fight.round === 1) throw new TypeError('undefined is not a function');
    },
  };
  const open = (): Host =>
    openHost({ systems: { masquerade: faulty as unknown as System }, newSeed: () => 'f' });
  return { rules, open };
}

/** The fight as the table shows it, without prompt numbers and facts, which differ from call to call. */
const shown = (host: Host): unknown => {
  const now = host.handle({ do: 'view' });
  if (!('view' in now)) throw new Error('there is no fight');
  return { ...now, facts: [], prompt: now.prompt && { ...now.prompt, id: 0 } };
};

function wait(host: Host): Reply {
  const now = host.handle({ do: 'view' });
  if (!('prompt' in now) || !now.prompt) throw new Error('nothing is waited for');
  return host.handle({ do: 'answer', prompt: now.prompt.id, choice: { option: 'wait' } });
}

test('a redo and another answer that fail in the rules change nothing: the undone answer can be redone later', () => {
  const { rules, open } = brittle();
  const host = open();
  host.handle({ do: 'start', encounter: ball, dice: 'seeded' });
  wait(host);
  wait(host);
  const round2 = shown(host);
  host.handle({ do: 'undo' });
  const before = shown(host);
  rules.broken = true;
  expect(host.handle({ do: 'redo' })).toMatchObject({ ok: false, error: { code: 'rules-failed' } });
  expect(shown(host)).toEqual(before);
  expect(wait(host)).toMatchObject({ ok: false, error: { code: 'rules-failed' } });
  expect(shown(host)).toEqual(before);
  rules.broken = false;
  expect(host.handle({ do: 'redo' })).toMatchObject({ ok: true });
  expect(shown(host)).toEqual(round2);
});

test('a follower for whom the rules throw keeps its fight unchanged, and catches up once they do not throw', () => {
  const { rules, open } = brittle();
  const [host, onlooker] = [open(), open()];
  const follow = (): Reply => {
    const saved = host.handle({ do: 'save' });
    if (!('record' in saved)) throw new Error('there is no record');
    return onlooker.handle({ do: 'follow', record: saved.record as never });
  };
  host.handle({ do: 'start', encounter: ball, dice: 'seeded' });
  wait(host);
  follow();
  const before = shown(onlooker);
  wait(host);
  rules.broken = true;
  expect(follow()).toMatchObject({ ok: false, error: { code: 'rules-failed' } });
  expect(shown(onlooker)).toEqual(before);
  rules.broken = false;
  expect(follow()).toMatchObject({ ok: true });
  expect(shown(onlooker)).toEqual(shown(host));
});

test('an answer on which the rules throw is refused and changes nothing, and undo still works', () => {
  const faulty: System<Ball, BallFact> = {
    ...oddSystem,
    step(table) {
      oddSystem.step(table);
      if (table.fight.round === 2) throw new TypeError('undefined is not a function');
    },
  };
  const host = openHost({ systems: { masquerade: faulty as unknown as System }, newSeed: () => 'f' });
  host.handle({ do: 'start', encounter: ball, dice: 'seeded' });
  wait(host);
  wait(host);
  wait(host);
  const before = host.handle({ do: 'view' });
  expect(wait(host)).toMatchObject({ ok: false, error: { code: 'rules-failed' } });
  const after = host.handle({ do: 'view' });
  expect(after).toEqual(before);
  expect(host.handle({ do: 'undo' })).toMatchObject({ ok: true });
});

describe.each([
  ['the menu of the next question', 'options'],
  ['the view of the fight', 'view'],
] as const)('a fault in %s', (_, where) => {
  /** A ball in which `where` throws in the round `broken`. */
  function unshowable() {
    const rules: { broken: number | null } = { broken: null };
    const throwsIn = (place: string, { round }: Ball): void => {
      if (place === where && round === rules.broken) throw new TypeError('undefined is not a function');
    };
    const faulty: System<Ball, BallFact> = {
      ...oddSystem,
      step(table) {
        const ask = table.ask.bind(table);
        table.ask = (question) =>
          ask({
            ...question,
            options() {
              throwsIn('options', table.fight);
              return question.options();
            },
          });
        oddSystem.step(table);
      },
      view(fight) {
        throwsIn('view', fight);
        return oddSystem.view(fight);
      },
    };
    const host = openHost({ systems: { masquerade: faulty as unknown as System }, newSeed: () => 'f' });
    host.handle({ do: 'start', encounter: ball, dice: 'seeded' });
    wait(host);
    host.takeJournal();
    return { rules, host };
  }

  /** The input leads to a round that cannot be shown: it is refused, and neither fight nor journal hear of it. */
  function refused(host: Host, rules: { broken: number | null }, round: number, input: () => Reply): void {
    host.takeJournal();
    const before = shown(host);
    rules.broken = round;
    expect(input()).toMatchObject({ ok: false, error: { code: 'rules-failed' } });
    rules.broken = null;
    expect(shown(host)).toEqual(before);
    expect(host.takeJournal()).toEqual([]);
  }

  test('an answer, an undo and a redo that lead there change nothing, and nothing comes into the journal', () => {
    const { rules, host } = unshowable();
    const { id } = (host.handle({ do: 'view' }) as { prompt: { id: number } }).prompt;
    const answer = { do: 'answer', prompt: id, choice: { option: 'wait' } };
    refused(host, rules, 2, () => host.handle(answer));
    expect(host.handle(answer)).toMatchObject({ ok: true });
    expect(host.takeJournal()).toMatchObject([{ op: 'append' }]);
    refused(host, rules, 1, () => host.handle({ do: 'undo' }));
    host.handle({ do: 'undo' });
    refused(host, rules, 2, () => host.handle({ do: 'redo' }));
    expect(host.handle({ do: 'redo' })).toMatchObject({ ok: true });
  });

  test('a fight that cannot be shown does not take the place of the one on the table', () => {
    const { rules, host } = unshowable();
    wait(host);
    const saved = host.handle({ do: 'save' });
    if (!('record' in saved)) throw new Error('there is no record');
    host.handle({ do: 'start', encounter: { ...ball, name: 'another' }, dice: 'seeded' });
    wait(host);
    refused(host, rules, 2, () => host.handle({ do: 'load', record: saved.record }));
    expect(host.handle({ do: 'undo' })).toMatchObject({ ok: true });
    expect(host.takeJournal()).toEqual([{ op: 'cut', length: 0 }]);
  });
});
