import { describe, expect, test } from 'vitest';
import { SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { Table } from '../../../engine/table.ts';
import type { TapeEntry } from '../../../engine/tape.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import { stream } from '../../../kernel/streams.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { simple } from '../tactics/index.ts';
import type { Fighter } from './line-up.ts';
import { encounter, strike } from './line-up.ts';

/** The candidates and decisions of tactics that look ahead, in the middle of an attack. */

const keen = system.tactics.keen as Tactic<Fight>;
/** Every die shows 2: tests pass, and damage is low. */
const low: Stream = { die: () => 2, fraction: () => 0 };

interface Thought {
  readonly usual: Choice;
  readonly candidates: readonly Choice[];
  readonly keen: Choice;
}

/** What the first one asked the question `id` considers and decides, when the brute, beside Edda, strikes her. */
function thoughtsOn(id: string, fighters: { readonly brute: Fighter; readonly edda: Fighter }): Thought {
  const lineUp = {
    foes: { brute: { at: [5, 5], ...fighters.brute } },
    heroes: { edda: { at: [6, 5], ...fighters.edda } },
  } as const;
  const begun = system.encounters.begin(encounter(lineUp));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let thought: Thought | null = null;
  for (let steps = 0; steps < 5 && !thought; steps++) {
    const base = system.copy(begun.fight);
    const tape: TapeEntry[] = [];
    const spy: Tactic<Fight> = {
      ...simple,
      decide(question, fight, random) {
        if (question.id === 'turn') return strike('edda') as Choice;
        const usual = simple.decide(question, fight, random);
        thought ??=
          question.id === id
            ? {
                usual,
                candidates: simple.candidates?.(question, fight, random) ?? [],
                keen: keen.decide(question, fight, stream('mind'), { base, answers: [...tape] }),
              }
            : null;
        return usual;
      },
    };
    system.step(new Table(system, begun.fight, new SampleAnswers(low, stream('m'), () => spy, tape), null));
  }
  if (!thought) throw new Error(`nobody was asked about ${id}`);
  return thought;
}

describe('a critical win against a target in full iron', () => {
  test('[FS-MAN-6] bare hands hardly harm it: `simple` picks Trip, Keen takes the sword from Edda, who has 3 AP for it', () => {
    const { usual, keen: found } = thoughtsOn('maneuver', {
      brute: { now: { inHand: [] } },
      edda: { now: { health: 6, ap: 3 } },
    });
    expect(usual.option).toBe('trip');
    expect(found).toMatchObject({ option: 'disarm', item: 'edda/longsword' });
  });

  test('[FS-MAN-3, FS-MAN-6] every maneuver is a candidate, a Disarm for each item in the target’s hands', () => {
    // The maul does 1d12 + 3 less AR 5: 55 / 12 = 4.6 on the average, with Precision 15 − 5 = 10 for certain.
    const { candidates } = thoughtsOn('maneuver', { brute: {}, edda: { now: { health: 20, ap: 0 } } });
    expect(candidates.map(({ option, item }) => (item === undefined ? option : `${option} ${item}`))).toEqual(
      ['precision', 'disarm edda/longsword', 'disarm edda/shield', 'bash', 'brace', 'trip', 'feint'],
    );
  });
});

test('[FS-DEF-5] a Parry, which needs an attribute, is a candidate like any other defence', () => {
  const { candidates } = thoughtsOn('defence', { brute: {}, edda: {} });
  expect(candidates.map(({ option }) => option).sort()).toEqual(['block', 'decline', 'dodge', 'parry']);
});
