import { expect, test } from 'vitest';
import type { Count } from '../../engine/curiosity.ts';
import { curiousTactic } from '../../engine/curiosity.ts';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { Question } from '../../kernel/port.ts';
import { stream } from '../../kernel/streams.ts';
import { beginOutfitted } from '../../workbench/outfits.ts';

/**
 * A test that nothing in a system is dead: every reaction is made and every option of a turn taken at some time. Random
 * answers alone seldom bring people to where they could react, and the samples hold little of a pack. So everybody has
 * things of the pack at random, and decides half of the time as the usual tactic would, else for what was done least.
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
}

/** The usual tactic and a curious one in turns; what is seen and done is noted. */
function watched(usual: Tactic, { reactions, taken, listed }: Seen): Tactic {
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
      const tactic = random.die(2) === 1 ? usual : curious;
      const choice = tactic.decide(question, fight, random, from);
      if (question.id === 'turn') taken.add(choice.option);
      if (question.reaction !== undefined && choice.option !== 'decline') reactions.add(question.reaction);
      return choice;
    },
  };
}

/** `seldom`: reactions for which too much has to come together. */
export function usesEverything(system: System, seldom: readonly string[]): void {
  test('every reaction is made, and every option of a turn taken, by people with things of the pack at random', {
    timeout: 900_000,
  }, () => {
    const seen: Seen = { reactions: new Set(), taken: new Set(), listed: new Map() };
    const tactic = watched(system.tactics[system.defaultTactic] as Tactic, seen);
    const samples = system.encounters.pack.encounters;
    const all = [...system.reactions, ...(system.answers ?? [])].map(({ id }) => id);
    const ids = [...new Set(all)].filter((id) => !seldom.includes(id));
    const unused = (): readonly string[] => [
      ...ids.filter((id) => !seen.reactions.has(id)),
      ...[...seen.listed].flatMap(([id, times]) =>
        times >= leastListed && !seen.taken.has(id) ? [`turn/${id}`] : [],
      ),
    ];
    for (let number = 0; number < mostFights && (number < leastFights || unused().length > 0); number++) {
      const id = samples[number % samples.length]?.id as string;
      const random = (of: string) => stream(`used/${number}/${of}`);
      const fight = beginOutfitted(system, id, random('outfits'));
      playOut(system, fight, new SampleAnswers(random('dice'), random('minds'), () => tactic), {
        roundCap: rounds,
      });
      expect(system.invariants(fight), `fight ${number}, ${id}`).toEqual([]);
    }
    expect(seen.listed.size, 'options of a turn').toBeGreaterThan(5);
    expect(unused(), 'never used').toEqual([]);
  });
}
