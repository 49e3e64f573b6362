import { expect, test } from 'vitest';
import type { Count } from '../../engine/curiosity.ts';
import { curiousTactic } from '../../engine/curiosity.ts';
import { openOptions, randomChoice, wholeOption } from '../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { Id, Json } from '../../kernel/json.ts';
import type { Choice, Option, Question } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Stream } from '../../kernel/streams.ts';
import { stream } from '../../kernel/streams.ts';
import type { View } from '../../kernel/view.ts';
import { rulingsOf, underRulings } from '../../workbench/other-rulings.ts';
import { beginOutfitted } from '../../workbench/outfits.ts';

/**
 * A test that nothing in a system is dead: every reaction is made, every option of a turn taken, every power of the pack
 * used, and somebody is in every condition, at some time. Random answers alone seldom bring people to where they could
 * react, and the samples hold little of a pack. So everybody has things of the pack at random, more often those that were
 * not used yet, and decides half of the time as the usual tactic would, else for what was not used yet or was done least.
 * Every other fight is under other rulings.
 */

const rounds = 6;
const leastFights = 20;
const mostFights = 400;
/** A menu is looked at whole, what is greyed in it too, once in so many turns. */
const oneIn = 25;
/** An option that was listed less often is left out: few have a third draught. */
const leastListed = 10;

interface Seen {
  readonly reactions: Set<string>;
  readonly taken: Set<string>;
  readonly listed: Map<string, number>;
  /** Those that nobody has been in yet. */
  readonly conditions: Set<string>;
}

/** What may stay unused in a system. */
export interface Unused {
  /** Reactions and conditions for which too much has to come together. */
  readonly seldom?: readonly string[];
  /** Conditions that only the game master's hand brings. */
  readonly byHand?: readonly string[];
  /** The lists of `System.things` of which each is used by choice: powers, spells, and the like. */
  readonly powers?: readonly string[];
  /** The options that use what one of their fields names: where it is somebody's thing, others only handle it. */
  readonly uses?: readonly string[];
  /** Powers that nobody chooses to use, each with the clause by which it is so. */
  readonly never?: { readonly [id: string]: string };
}

/** Whether a text names a thing: by its id, with a weapon (`id:weapon`), or, if `used`, as somebody's (`owner/id`). */
const names = (text: Json | undefined, id: Id, used: boolean): boolean =>
  typeof text === 'string' && (text === id || text.startsWith(`${id}:`) || (used && text.endsWith(`/${id}`)));

/** What a fight has to show of the powers of the pack: those that no choice has used yet. */
class Powers {
  readonly #uses: readonly string[];
  readonly #left: Set<Id>;

  constructor(ids: readonly Id[], uses: readonly string[]) {
    this.#left = new Set(ids);
    this.#uses = uses;
  }

  get left(): ReadonlySet<Id> {
    return this.#left;
  }

  note(choice: Choice): void {
    const { option } = choice;
    const used = this.#uses.includes(option);
    for (const id of this.#left) {
      const named = Object.values(choice).some((text) => names(text as Json, id, used));
      if (named || option.endsWith(`-${id}`)) this.#left.delete(id);
    }
  }

  /** A choice that uses a power which was not used yet; `null` where the question offers none. */
  choose(question: Question, random: Stream): Choice | null {
    for (const open of openOptions(question)) {
      const narrowed = this.#narrowed(question, open);
      const choice = narrowed && randomChoice(narrowed, random);
      if (choice && !isRefusal(question.read(choice))) return choice;
    }
    return null;
  }

  #narrowed(question: Question, open: Option): Option | null {
    if ([...this.#left].some((id) => open.id.endsWith(`-${id}`))) return wholeOption(question, open);
    if (!this.#uses.includes(open.id)) return null;
    const whole = wholeOption(question, open);
    for (const [field, need] of Object.entries(whole.needs ?? {})) {
      if (need.kind !== 'one') continue;
      const oneOf = need.oneOf.filter(({ id }) => [...this.#left].some((left) => names(id, left, true)));
      if (oneOf.some(({ refused }) => !refused)) {
        return { ...whole, needs: { ...whole.needs, [field]: { ...need, oneOf } } };
      }
    }
    return null;
  }
}

/** Takes out the conditions that somebody is in. */
function strike(left: Set<string>, { combatants }: View): void {
  for (const { conditions, shownElsewhere = [] } of Object.values(combatants)) {
    for (const { id } of conditions) left.delete(id);
    for (const id of shownElsewhere) left.delete(id);
  }
}

/** What is not used yet, else the usual tactic and a curious one in turns; what is seen and done is noted. */
function watched(system: System, { reactions, taken, listed, conditions }: Seen, powers: Powers): Tactic {
  const usual = system.tactics[system.defaultTactic] as Tactic;
  const curious = curiousTactic<unknown>(new Map<string, Count>(), () => {});
  let turns = 0;
  const look = (question: Question): void => {
    if (question.id !== 'turn' || turns++ % oneIn > 0) return;
    for (const { id } of question.options()) listed.set(id, (listed.get(id) ?? 0) + 1);
  };
  return {
    ...usual,
    decide(question, fight, random, from) {
      look(question);
      if (conditions.size > 0) strike(conditions, system.view(fight));
      const tactic = random.die(2) === 1 ? usual : curious;
      const wanted = tactic === curious && powers.left.size > 0 ? powers.choose(question, random) : null;
      const choice = wanted ?? tactic.decide(question, fight, random, from);
      if (question.id === 'turn') taken.add(choice.option);
      powers.note(choice);
      if (question.reaction !== undefined && choice.option !== 'decline') reactions.add(question.reaction);
      return choice;
    },
  };
}

/** Defines the test. */
export function usesEverything(
  system: System,
  { seldom = [], byHand = [], powers: lists = [], uses = [], never = {} }: Unused,
): void {
  test('every reaction is made, every option of a turn taken, every power used, and every condition comes up', {
    timeout: 900_000,
  }, () => {
    const ids = lists.flatMap((list) => (system.things?.[list] ?? []).map(({ id }) => id));
    const powers = new Powers(
      ids.filter((id) => !Object.hasOwn(never, id)),
      uses,
    );
    expect(
      Object.keys(never).filter((id) => !ids.includes(id)),
      'no power',
    ).toEqual([]);
    const conditions = (system.conditions ?? []).flatMap(({ id, happens }) => (happens ? [] : [id]));
    expect(
      byHand.filter((id) => !conditions.includes(id)),
      'no condition',
    ).toEqual([]);
    const seen: Seen = {
      reactions: new Set(),
      taken: new Set(),
      listed: new Map(),
      conditions: new Set(conditions.filter((id) => !byHand.includes(id) && !seldom.includes(id))),
    };
    const tactic = watched(system, seen, powers);
    const all = [...system.reactions, ...(system.answers ?? [])].map(({ id }) => id);
    const reactions = [...new Set(all)].filter((id) => !seldom.includes(id));
    const unused = (): readonly string[] => [
      ...reactions.filter((id) => !seen.reactions.has(id)),
      ...[...seen.listed].flatMap(([id, times]) =>
        times >= leastListed && !seen.taken.has(id) ? [`turn/${id}`] : [],
      ),
      ...powers.left,
      ...seen.conditions,
    ];
    const samples = system.encounters.pack.encounters;
    for (let number = 0; number < mostFights && (number < leastFights || unused().length > 0); number++) {
      const id = samples[number % samples.length]?.id as string;
      const random = (of: string) => stream(`used/${number}/${of}`);
      const ruled = number % 2 > 0 ? underRulings(system, rulingsOf(system, 'used', number)) : system;
      // Rulings may make a sample illegal.
      if (!ruled.encounters.pack.encounters.some((sample) => sample.id === id)) continue;
      const fight = beginOutfitted(ruled, id, random('outfits'), powers.left);
      playOut(system, fight, new SampleAnswers(random('dice'), random('minds'), () => tactic), {
        roundCap: rounds,
      });
      expect(system.invariants(fight), `fight ${number}, ${id}`).toEqual([]);
    }
    expect(seen.listed.size, 'options of a turn').toBeGreaterThan(5);
    expect(unused(), 'never used').toEqual([]);
  });
}
