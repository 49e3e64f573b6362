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

  test('a condition between two says towards whom it is, and is ended towards one of them alone, or towards all', () => {
    const faults: string[] = [];
    let seen = 0;
    for (const entry of system.conditions ?? []) {
      if (!entry.other) continue;
      const tied = tiedTo(system, entry);
      if (tied === null) continue;
      seen++;
      faults.push(...faultsOfTie(system, entry, tied));
    }
    expect(faults).toEqual([]);
    const between = (system.conditions ?? []).filter(({ other }) => other);
    expect(seen, 'conditions between two that can be set').toBe(between.length);
  });

  test('in the middle of half-random fights every condition that follows from nothing else can be ended by hand', () => {
    const faults = new Set<string>();
    for (const { id } of system.encounters.pack.encounters) endsConditions(system, id, faults);
    expect([...faults]).toEqual([]);
  });
}

interface Tied {
  readonly run: Run<unknown, Fact>;
  readonly who: Id;
  /** Those towards whom it is, each set in a change of its own: two where the rules allow. */
  readonly others: readonly Id[];
}

/** Those towards whom a condition of a combatant is. */
const towardsOf = (system: System, run: Run<unknown, Fact>, who: Id, condition: string): readonly Id[] =>
  (system.view(run.fight()).combatants[who]?.conditions ?? []).flatMap(({ id, towards = [] }) =>
    id === condition ? towards : [],
  );

/**
 * A fight in which somebody has this condition, as a sample says, or towards others who were put beside it; `null` where
 * all refuse.
 */
function tiedTo(system: System, entry: ConditionEntry): Tied | null {
  const most = entry.other === 'one' ? 1 : 2;
  let best: Tied | null = null;
  for (const { id: sample } of system.encounters.pack.encounters) {
    const { active, combatants } = system.view(beginning(system, sample).fight());
    const people = Object.keys(combatants).filter((id) => id !== active);
    for (const who of people) {
      const run = beginning(system, sample);
      const others = [...towardsOf(system, run, who, entry.id)];
      for (const other of others.length > 0 ? [] : people) {
        if (other === who || others.length === most) continue;
        comesBeside(system, run, other, who);
        if (run.override([changeOf(entry, who, other, true)], 'x') === null) others.push(other);
      }
      if (others.length > (best?.others.length ?? 0)) best = { run, who, others };
      if (best?.others.length === most) return best;
    }
  }
  return best;
}

/** Puts a combatant on a cell beside another one, if any takes it. */
function comesBeside(system: System, run: Run<unknown, Fact>, who: Id, other: Id): void {
  const { cell, size } = system.view(run.fight()).combatants[other] ?? { cell: { x: 0, y: 0 }, size: 1 };
  for (let y = cell.y - 1; y <= cell.y + size; y++) {
    for (let x = cell.x - 1; x <= cell.x + size; x++) {
      if (run.override([{ change: 'position', who, cell: { x, y } }], 'x') === null) return;
    }
  }
}

/** What is wrong of a condition between two, in words. The fight stays as it is. */
function faultsOfTie(system: System, entry: ConditionEntry, { run, who, others }: Tied): readonly string[] {
  const towards = (): readonly Id[] => towardsOf(system, run, who, entry.id);
  const after = (change: Change): string => {
    if (run.override([change], 'x') !== null) return 'refused';
    const left = [...towards()].sort().join();
    run.undo();
    return left;
  };
  const [first = '', second] = others;
  const { shownElsewhere = [] } = system.view(run.fight()).combatants[who] ?? {};
  if (shownElsewhere.includes(entry.id)) return [];
  const told = [...towards()].sort().join();
  const faults =
    told === [...others].sort().join() ? [] : [`${entry.id} is towards ${others.join()}, and says ${told}`];
  const one = after(changeOf(entry, who, first, false));
  if (one !== (second ?? '')) faults.push(`${entry.id}: ended towards ${first}, it is towards "${one}"`);
  const all = after({ change: 'condition', who, condition: entry.id, on: false });
  if (all !== '') faults.push(`${entry.id}: ended towards all, it is towards "${all}"`);
  return faults;
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
