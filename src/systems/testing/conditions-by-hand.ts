import { expect, test } from 'vitest';
import { oneOf, randomTactic } from '../../engine/random-choice.ts';
import type { Run } from '../../engine/run.ts';
import type { Change, ConditionEntry, System } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import type { Fact } from '../../kernel/port.ts';
import { stream } from '../../kernel/streams.ts';
import { beginning } from './begin-run.ts';

/** The conditions of a combatant after the changes; `null` where one is refused. */
function conditionsAfter(system: System, changes: readonly Change[], who: Id): readonly string[] | null {
  const run = beginning(system);
  for (const change of changes) if (run.override([change], 'x') !== null) return null;
  const { conditions = [], shownElsewhere = [] } = system.view(run.fight()).combatants[who] ?? {};
  return [...conditions.map(({ id }) => id), ...shownElsewhere];
}

const changeOf = ({ id, other: ties }: ConditionEntry, who: Id, other: Id, on: boolean): Change => ({
  change: 'condition',
  who,
  condition: id,
  on,
  ...(ties && { other }),
});

/** What the game master sees wrong of a condition that is set by hand, and then ended; empty if nothing. */
function faultOf(system: System, entry: ConditionEntry, who: Id, other: Id): string | null {
  const set = (on: boolean): Change => changeOf(entry, who, other, on);
  const before = conditionsAfter(system, [], who) ?? [];
  if (before.includes(entry.id)) {
    const ended = conditionsAfter(system, [set(false)], who);
    return ended?.includes(entry.id) === false ? null : `${entry.id} of ${who} is there, and cannot be ended`;
  }
  const during = conditionsAfter(system, [set(true)], who);
  if (during === null) return null;
  if (!during.includes(entry.id)) return `${entry.id} of ${who} is set and not shown`;
  const after = conditionsAfter(system, [set(true), set(false)], who);
  if (after === null) return `${entry.id} of ${who} cannot be ended`;
  return after.includes(entry.id) ? `${entry.id} of ${who} is ended and still shown` : null;
}

/** Defines the test that what the game master sets by hand is seen, and can be taken back by hand. */
export function showsConditions(system: System): void {
  test('every condition that is set by hand is shown from then on, and ended by hand shown no more', () => {
    const { active, combatants } = system.view(beginning(system).fight());
    // With whoever has the turn the fight goes on at once: a panicked combatant flees.
    const people = Object.keys(combatants).filter((id) => id !== active);
    const faults: string[] = [];
    for (const entry of system.conditions ?? []) {
      if (entry.happens) continue;
      for (const who of people) {
        const other = people.find((one) => one !== who) ?? who;
        const fault = faultOf(system, entry, who, other);
        if (fault !== null) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
  });

  test('a condition has one name and one clause: those by which it is set are those that are shown', () => {
    const { active, combatants } = system.view(beginning(system).fight());
    const people = Object.keys(combatants).filter((id) => id !== active);
    const others = new Set<string>();
    for (const entry of system.conditions ?? []) {
      if (entry.happens) continue;
      for (const who of people) {
        const other = people.find((one) => one !== who) ?? who;
        const run = beginning(system);
        if (run.override([changeOf(entry, who, other, true)], 'x') !== null) continue;
        const chip = system.view(run.fight()).combatants[who]?.conditions.find(({ id }) => id === entry.id);
        // One between two goes on with whom it is with ("Held by Ogre"), and what is set with its scope ("on the action").
        const alike =
          chip && (chip.label.startsWith(entry.label) || entry.label.startsWith(`${chip.label} `));
        if (chip && !(alike && chip.clause === entry.clause)) {
          others.add(`${entry.label} (${entry.clause}) is shown as ${chip.label} (${chip.clause})`);
        }
      }
    }
    expect([...others]).toEqual([]);
  });

  test('a condition with a number is set with any in its range, and with none beyond it', () => {
    const { active, combatants } = system.view(beginning(system).fight());
    const [who = ''] = Object.keys(combatants).filter((id) => id !== active);
    const takes = (entry: ConditionEntry, level: number): boolean =>
      conditionsAfter(system, [{ ...changeOf(entry, who, who, true), level } as Change], who) !== null;
    const faults = (system.conditions ?? []).flatMap((entry) => {
      const { level } = entry;
      if (!level || !takes(entry, level.usual)) return [];
      const right =
        takes(entry, level.least) && !takes(entry, level.least - 1) && !takes(entry, level.most + 1);
      return right ? [] : [entry.id];
    });
    expect(faults).toEqual([]);
  });

  test('a condition with a number that is set with another one has that number, and is there once', () => {
    const { active, combatants } = system.view(beginning(system).fight());
    const [who = ''] = Object.keys(combatants).filter((id) => id !== active);
    const faults = (system.conditions ?? []).flatMap((entry) => {
      const { level } = entry;
      const run = beginning(system);
      const set = (to: number): boolean =>
        run.override([{ ...changeOf(entry, who, who, true), level: to } as Change], 'x') === null;
      const shown = (): readonly (number | undefined)[] =>
        (system.view(run.fight()).combatants[who]?.conditions ?? [])
          .filter(({ id }) => id === entry.id)
          .map((one) => one.level);
      if (!level || !set(level.usual) || typeof shown()[0] !== 'number') return [];
      const other = level.usual === level.most ? level.least : level.usual + 1;
      return set(other) && shown().join() === `${other}` ? [] : [`${entry.id}: ${shown().join()}`];
    });
    expect(faults).toEqual([]);
  });

  test('in the middle of half-random fights every condition that follows from nothing else can be ended by hand', () => {
    const faults = new Set<string>();
    for (const { id } of system.encounters.pack.encounters) endsConditions(system, id, faults);
    expect([...faults]).toEqual([]);
  });
}

/** Sets random conditions, plays at random, and looks now and then whether whatever anybody has can be ended. */
function endsConditions(system: System, sample: string, faults: Set<string>): void {
  const run = beginning(system, sample);
  const mind = stream(`conditions/${sample}`);
  const people = Object.keys(system.view(run.fight()).combatants);
  for (const entry of system.conditions ?? []) {
    const [who, other] = [oneOf(people, mind), oneOf(people, mind)];
    run.override([changeOf(entry, who, other, true)], 'x');
  }
  for (let turn = 0; turn < 36; turn++) {
    const awaited = run.awaited();
    if (!awaited) return;
    if (awaited.kind === 'roll') run.roll();
    else run.answer(randomTactic.decide(awaited.question, run.fight(), mind));
    if (turn % 20 === 15)
      for (const who of people) for (const fault of notEnded(system, run, who)) faults.add(fault);
  }
}

/**
 * The conditions of a combatant that cannot be ended by hand, and those that can and are said to follow from something
 * else, which the panel does not offer; each in words. The fight stays as it is.
 */
function notEnded(system: System, run: Run<unknown, Fact>, who: Id): readonly string[] {
  const end = (condition: Id) => run.override([{ change: 'condition', who, condition, on: false }], 'x');
  const { conditions = [] } = system.view(run.fight()).combatants[who] ?? {};
  const hidden = conditions.flatMap(({ id, derived }) => {
    if (!derived || end(id) !== null) return [];
    const gone = system.view(run.fight()).combatants[who]?.conditions.every((one) => one.id !== id);
    run.undo();
    return gone ? [`${id} can be ended by hand, but is said to follow from something else`] : [];
  });
  const endless = setByHand(system, run, who).flatMap((id) => {
    const refused = end(id);
    if (refused !== null) return refused.reason === 'squareTaken' ? [] : [`${id}: ${refused.message}`];
    const ended = !setByHand(system, run, who).includes(id);
    run.undo();
    return ended ? [] : [`${id} is ended and still shown`];
  });
  return [...hidden, ...endless];
}

/** The conditions of a combatant that can be ended by hand. */
function setByHand(system: System, run: Run<unknown, Fact>, who: Id): readonly string[] {
  const { conditions = [], shownElsewhere = [] } = system.view(run.fight()).combatants[who] ?? {};
  return [...conditions.flatMap(({ id, derived }) => (derived ? [] : [id])), ...shownElsewhere];
}
