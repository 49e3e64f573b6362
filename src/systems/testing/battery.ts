import { describe, expect, test } from 'vitest';
import { iconNames } from '../../documents/icons.ts';
import { randomTactic } from '../../engine/random-choice.ts';
import { playRandomly } from '../../engine/random-play.ts';
import { openRun } from '../../engine/run.ts';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { TapeEntry } from '../../engine/tape.ts';
import { notPlain } from '../../engine/testing/plain.ts';
import type { Json } from '../../kernel/json.ts';
import { hashOf } from '../../kernel/json.ts';
import type { Fact } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { preferencesFor } from '../../kernel/preferences.ts';
import { clausesOf } from '../../kernel/rulebook.ts';
import { stream } from '../../kernel/streams.ts';
import type { CombatantView } from '../../kernel/view.ts';
import { openHost } from '../../table/host.ts';
import { faultsUnder, rulingsOf } from '../../workbench/other-rulings.ts';
import { beginSample } from '../../workbench/samples.ts';
import { playsChanged } from './by-hand.ts';
import { showsConditions } from './conditions-by-hand.ts';
import { movesItems } from './items-by-hand.ts';
import { readsWhatWasKept } from './kept.ts';
import { openReader } from './numbers.ts';
import { tellsOutcomes } from './outcome-tags.ts';
import { getsAround } from './parted.ts';
import type { Step } from './taking-back.ts';
import { stepOf, takesBack } from './taking-back.ts';
import type { Unused } from './used.ts';
import { usesEverything } from './used.ts';
import { readsWhatIsWritten } from './written.ts';

/**
 * Tests that every rule system must pass, whatever its rules are. Each system's folder has a `conformance.test.ts` that
 * calls this, so that the systems are tested in parallel.
 */

const round = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const tacticOf = (system: System): Tactic => system.tactics[system.defaultTactic] as Tactic;

/** The tracks without those that shield another track: they are given for one fight and end with it. */
const lasting = (tracks: CombatantView['tracks'] = {}): CombatantView['tracks'] =>
  Object.fromEntries(Object.entries(tracks).filter(([, { shields }]) => shields === undefined));

/** The part of an encounter document that these tests read. */
interface Written {
  readonly combatants: readonly { readonly id: string; sheet: object; readonly now?: object }[];
}

/** Defines the tests of one system. */
export function conforms<S, F extends Fact>(system: System<S, F>, unused: Unused = {}): void {
  describe(system.id, () => {
    battery(system as unknown as System);
    usesEverything(system as unknown as System, unused);
    getsAround(system);
  });
}

/** The number of combatants that had a turn. */
const turnsIn = (steps: readonly Step[]): number => new Set(steps.map(({ active }) => active)).size;

/** Plays up to sixty random answers, and checks fight, view and question before each. */
function playLegally(system: System, id: string, number: number) {
  const mind = stream(number === 0 ? `e/${id}` : `e/${id}/${number}`);
  const run = openRun(system, beginSample(system, id), {
    seed: 'e',
    tape: [],
    redo: [],
    preferences: preferencesFor('seeded'),
  });
  const steps: Step[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const awaited = run.awaited();
    if (awaited?.kind !== 'choose') break;
    const fight = run.fight();
    expect(notPlain(fight), 'the fight is JSON').toBeNull();
    expect(system.invariants(fight)).toEqual([]);
    const view = system.view(fight);
    expect(round(view)).toEqual(view);
    const status = system.status(fight);
    expect(
      Object.values(view.combatants),
      'the status that forecasts read agrees with the view',
    ).toMatchObject(status);
    expect(system.title(fight, awaited.question).length).toBeGreaterThan(3);
    const clauses = new Set(clausesOf(system.rulebook).map((clause) => clause.id));
    const offered = awaited.question.options();
    const { menu } = awaited.question;
    if (menu) {
      const open = menu.open();
      for (const head of open) expect(head.needs, `${head.id} is listed without fields`).toBeUndefined();
      expect(open.map((head) => menu.whole(head))).toEqual(offered.filter((option) => !option.refused));
    }
    for (const option of offered) {
      expect(clauses.has(option.clause), `${option.id} cites ${option.clause}`).toBe(true);
      if (!option.refused) continue;
      expect(clauses.has(option.refused.clause), `${option.id} is refused by ${option.refused.clause}`).toBe(
        true,
      );
      const read = awaited.question.read({
        option: option.id,
        ...(option.by !== undefined && { by: option.by }),
      });
      expect(isRefusal(read), `${option.id} is shown as refused and must be refused`).toBe(true);
    }
    const choice = randomTactic.decide(awaited.question, fight, mind);
    steps.push(stepOf(run, choice));
    expect(run.answer(choice)).toBeNull();
  }
  const { combatants } = system.view(run.fight());
  for (const { level, who, turn, called, text } of run.log.lines()) {
    if (level !== 'heading' || who === undefined || who !== turn) continue;
    expect(called, `whose turn begins with “${text}”`).toBe(combatants[who]?.name);
  }
  return { run, steps };
}

function battery(system: System): void {
  const samples = system.encounters.pack.encounters;

  test('every clause has a unique id and a text; every ruling cites a clause and has its default among its options', () => {
    const ids = clausesOf(system.rulebook).map((clause) => clause.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const clause of clausesOf(system.rulebook)) {
      expect(clause.id.startsWith(`${system.rulebook.prefix}-`), clause.id).toBe(true);
      expect(clause.text.length, clause.id).toBeGreaterThan(20);
    }
    for (const ruling of system.rulebook.rulings) {
      expect(ids, ruling.id).toContain(ruling.clause);
      expect(
        ruling.options.map((option) => option.id),
        ruling.key,
      ).toContain(ruling.default);
    }
  });

  test('reactions cite existing clauses, the default tactic exists, and the pack has enough samples, heroes and foes', () => {
    const ids = clausesOf(system.rulebook).map((clause) => clause.id);
    for (const reaction of system.reactions) expect(ids, reaction.id).toContain(reaction.clause);
    expect(tacticOf(system), `tactics.${system.defaultTactic}, the default`).toBeDefined();
    expect(system.veil, 'the veil: what players may not read of their foes').toBeDefined();
    for (const [id, tactic] of Object.entries(system.tactics)) expect(tactic.id).toBe(id);
    const { heroes, foes } = system.encounters.pack;
    expect(samples.length, 'encounters').toBeGreaterThanOrEqual(3);
    expect(heroes.length, 'heroes').toBeGreaterThanOrEqual(5);
    expect(foes.length, 'foes').toBeGreaterThanOrEqual(8);
    expect(samples.map(({ id }) => id)).toContain('duel');
    // Things such as a pillar are not fighters.
    const duel = Object.values(system.view(beginSample(system, 'duel')).combatants);
    const fighters = duel.filter(({ thing }) => thing !== true);
    expect(fighters, 'the sample `duel`, by which all systems are measured, has two fighters').toHaveLength(
      2,
    );
    for (const { id, sheet } of [...heroes, ...foes]) {
      const { icon } = sheet as { readonly icon?: string };
      expect(iconNames, `${id} has an icon of documents/icons.ts`).toContain(icon);
    }
  });

  test.each(samples.map(({ id }) => [id]))(
    '%s: a played-out fight ends, and its tape replays to the same state',
    (id) => {
      const tape: TapeEntry[] = [];
      const fight = beginSample(system, id);
      const answers = new SampleAnswers(stream('c/dice'), stream('c/minds'), () => tacticOf(system), tape);
      const ending = playOut(system, fight, answers, { roundCap: 100 });
      expect(ending.over, 'the fight ends').not.toBeNull();
      const run = openRun(system, beginSample(system, id), {
        seed: 'other',
        tape,
        redo: [],
        preferences: preferencesFor('manual'),
      });
      expect(run.mended).toBeNull();
      expect(run.hash()).toBe(hashOf(fight));
      expect(run.awaited()).toBeNull();
    },
  );

  test.each(samples.map(({ id }) => [id]))(
    '%s: playing on a copy of a fight leaves the original unchanged',
    (id) => {
      const fight = beginSample(system, id);
      const before = hashOf(fight);
      const copy = system.copy(fight);
      expect(hashOf(copy)).toBe(before);
      const answers = new SampleAnswers(stream('d/dice'), stream('d/minds'), () => randomTactic);
      playOut(system, copy, answers, { roundCap: 4 });
      expect(hashOf(copy)).not.toBe(before);
      expect(hashOf(fight)).toBe(before);
    },
  );

  test.each(samples.map(({ id }) => [id]))(
    '%s: offered options are accepted, others refused, a fight is JSON, and undo and redo restore every state',
    (id) => {
      // A fight may end in the first turn: then another one is played, so that there is more to undo.
      let played = playLegally(system, id, 0);
      for (let other = 1; other < 5 && turnsIn(played.steps) < 2; other++)
        played = playLegally(system, id, other);
      expect(turnsIn(played.steps), 'number of combatants that had a turn').toBeGreaterThan(1);
      takesBack(played.run, played.steps);
    },
  );

  test('the Keen tactic changes nothing by looking ahead, gives the same answer when asked again, and gives reasons', {
    timeout: 240_000,
  }, () => {
    const id = samples[0]?.id as string;
    const usual = tacticOf(system);
    const keen = system.tactics.keen as Tactic;
    let [thoughts, reasons] = [0, 0];
    const watched: Tactic = {
      ...keen,
      decide(question, fight, random, from) {
        const listed = usual.candidates?.(question, fight, stream('k')) ?? [];
        for (const choice of listed) expect(isRefusal(question.read(choice)), question.id).toBe(false);
        if (listed.length > 1 && thoughts < 3) {
          thoughts++;
          const before = hashOf(fight);
          const choice = keen.decide(question, fight, stream('k'), from);
          expect(keen.decide(question, fight, stream('k'), from)).toEqual(choice);
          const why = keen.because?.(question, fight, choice, from);
          if (why !== undefined) {
            expect(why).toMatch(/^(?:[A-Z]|≈ |[<>]?\d+ % \S|[\d.]+ harm).*\.$/);
            reasons++;
          }
          expect(hashOf(fight)).toBe(before);
          return choice;
        }
        return usual.decide(question, fight, random);
      },
    };
    const answers = new SampleAnswers(stream('k/dice'), stream('k/minds'), () => watched);
    playOut(system, beginSample(system, id), answers, { roundCap: 6, stepCap: 60 });
    expect(thoughts, 'decisions with more than one candidate').toBeGreaterThan(0);
    expect(reasons, 'decisions for which Keen has a reason').toBeGreaterThan(0);
  });

  test('sheets written at the end of a fight begin the next fight with the same tracks', () => {
    let worn = 0;
    for (const { id, encounter: written } of samples) {
      const fight = beginSample(system, id);
      const answers = new SampleAnswers(stream(`l/${id}`), stream('l/minds'), () => tacticOf(system));
      playOut(system, fight, answers, { roundCap: 3 });
      const before = system.view(fight).combatants;
      const encounter = round(written) as unknown as Written;
      const living = encounter.combatants.filter((one) => before[one.id]?.out !== 'dead');
      for (const one of living) one.sheet = { ...one.sheet, current: system.left(fight, one.id) };
      const next = system.encounters.begin(encounter as unknown as Json);
      if (!next.ok)
        throw new Error(next.problems.map(({ path, message }) => `${id}: ${path}: ${message}`).join('; '));
      const after = system.view(next.fight).combatants;
      const fresh = system.view(beginSample(system, id)).combatants;
      // The `now` of an encounter overrides the sheet.
      for (const { id: who } of living.filter(({ now }) => now === undefined)) {
        expect(lasting(after[who]?.tracks), who).toEqual(lasting(before[who]?.tracks));
        if (hashOf(before[who]?.tracks) !== hashOf(fresh[who]?.tracks)) worn++;
      }
    }
    expect(worn, 'combatants whose tracks are not full any more').toBeGreaterThan(0);
  });

  test('by hand: an invalid or unchanged side is refused, and a removed combatant cannot be changed any more', () => {
    const [sample] = samples;
    const fight = beginSample(system, sample?.id ?? '');
    const [who, other] = Object.keys(system.view(fight).combatants) as [string, string];
    const before = hashOf(fight);
    const side = system.view(fight).combatants[who]?.side ?? '';
    for (const name of ['', '   ', 'two\nlines', 'x'.repeat(61), 'constructor', '__proto__', side]) {
      const carried = system.override(fight, { change: 'side', who, side: name }, '');
      expect(carried, JSON.stringify(name)).toMatchObject({ code: 'noSuchThing', field: 'side' });
    }
    expect(hashOf(fight)).toBe(before);
    for (const change of [
      { change: 'side', who, side: 'Turncoats' },
      { change: 'remove', who: other },
    ] as const) {
      const carried = system.override(fight, change, '');
      if ('because' in carried) throw new Error(carried.because);
      for (const fact of carried) system.apply(fight, fact);
    }
    expect(system.view(fight).combatants[who]?.side).toBe('Turncoats');
    for (const change of [
      { change: 'remove', who: other },
      { change: 'side', who: other, side: 'Turncoats' },
      { change: 'position', who: other, cell: { x: 0, y: 0 } },
    ] as const) {
      expect(system.override(fight, change, ''), change.change).toMatchObject({ field: 'who' });
    }
  });

  test.each(samples.map(({ id }) => [id]))(
    '%s: changes by hand in the middle of deeds break no invariant, can be undone, and replay to the same state',
    { timeout: 120_000 },
    (id) => {
      let changes = 0;
      for (let fight = 0; fight < 10; fight++) changes += playsChanged(system, id, fight, 60);
      expect(changes, 'changes in the middle of a deed').toBeGreaterThan(15);
    },
  );

  test('random play breaks no invariant and takes every option offered; the log explains every number in it', {
    timeout: 900_000,
  }, () => {
    const fights = 2000;
    // Large fights take longer: each sample gets a similar share of the time.
    const people = samples.map(
      ({ encounter }) => (encounter as { combatants: readonly unknown[] }).combatants.length,
    );
    const weight = people.reduce((sum, count) => sum + 1 / count, 0);
    const used = new Map<string, { offered: number; taken: number }>();
    const reader = openReader(system, 8);
    let facts = 0;
    const look: typeof reader.look = (fight, fact) => {
      const odd = facts++ % 100 === 0 ? notPlain(fight) : null;
      return odd === null ? reader.look(fight, fact) : [`${odd}, which is no JSON`];
    };
    for (const [place, { id }] of samples.entries()) {
      const share = Math.ceil(fights / (people[place] as number) / weight);
      const start = beginSample(system, id);
      const begin = (): unknown => {
        reader.begins();
        return system.copy(start);
      };
      const play = playRandomly(system, begin, {
        fights: share,
        seed: `conformance/${id}`,
        roundCap: 3,
        used,
        look,
      });
      expect(play.findings).toEqual([]);
    }
    const { lines, held, decided } = reader.read;
    expect(lines, 'lines of the log').toBeGreaterThan(3000);
    expect(held, 'lines that state what a roll was compared with (`held`)').toBeGreaterThan(200);
    expect(decided, 'lines that name the deciding term (`decided`)').toBeGreaterThan(0);
    // A question that was rarely asked may not have had each of its answers.
    const never = [...used].filter(([, { offered, taken }]) => offered >= 5 && taken === 0);
    expect(
      never.map(([key]) => key),
      'options offered at least 5 times and never taken',
    ).toEqual([]);
  });

  test('under several other rulings at once no invariant breaks, log lines explain their numbers and fights end', {
    timeout: 240_000,
  }, () => {
    const reader = openReader(system, 1);
    for (let set = 0; set < 3; set++) {
      const rulings = rulingsOf(system, 'conformance', set);
      expect(Object.keys(rulings).length, 'rulings that are not the default').toBeGreaterThan(10);
      expect(
        faultsUnder(system, rulings, `conformance/${set}`, reader.look),
        JSON.stringify(rulings),
      ).toEqual([]);
    }
    expect(reader.read.lines, 'lines of the log').toBeGreaterThan(100);
  });

  test('invalid encounter documents are refused with a list of problems', () => {
    const host = openHost({ systems: { [system.id]: system }, newSeed: () => 'x' });
    const good = round(samples[0]?.encounter) as Record<string, unknown>;
    const bad: Record<string, unknown>[] = [
      { system: system.id },
      { ...good, combatants: [] },
      { ...good, combatants: [null, 3, 'x', {}] },
      { ...good, battlefield: { width: -1, height: 1e9 } },
      { ...good, battlefield: null },
      { ...good, schema: 'one' },
      { ...good, rulings: { no: 'such' } },
      { ...good, unknown: true },
      { ...good, startAt: { round: -5, active: 'nobody' } },
    ];
    for (const document of bad) {
      const reply = host.handle({ do: 'start', encounter: document });
      expect(reply, JSON.stringify(document).slice(0, 80)).toMatchObject({ ok: false });
      if (!reply.ok) expect(reply.error.problems?.length).toBeGreaterThan(0);
    }
  });
  describe('the game master’s hand', () => {
    showsConditions(system);
    movesItems(system);
  });
  describe('outcome tags', () => tellsOutcomes(system));
  describe('reading of encounters', () => readsWhatIsWritten(system));
  describe('documents of earlier versions', () => readsWhatWasKept(system));
}
