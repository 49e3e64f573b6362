import { expect, test } from 'vitest';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { Told } from '../../engine/table.ts';
import type { Json } from '../../kernel/json.ts';
import { harmIn } from '../../kernel/outcome-tag.ts';
import type { Fact } from '../../kernel/port.ts';
import { stream } from '../../kernel/streams.ts';

/** What separates two combatants at (5,5) and (6,5), on 12×12 cells. */
const between = {
  'a wall with open ends': [{ x: 5, y: 3, side: 'e', length: 5, kind: 'wall' }],
  'a closed door in a wall from side to side': [
    { x: 5, y: 0, side: 'e', length: 5, kind: 'wall' },
    { x: 5, y: 5, side: 'e', kind: 'door', id: 'gate' },
    { x: 5, y: 6, side: 'e', length: 6, kind: 'wall' },
  ],
} as const;

const places = [
  { x: 5, y: 5 },
  { x: 6, y: 5 },
];

/** The number of rounds within which somebody must be harmed: the cautious wait for a while. */
const rounds = 12;

interface Written {
  readonly battlefield: { readonly grid: string; readonly metric: string };
  readonly combatants: readonly object[];
}

/**
 * Defines tests that the fighters of every tactic reach each other around a wall and through a door. They fight the
 * system's sample `duel` on another battlefield.
 */
export function getsAround<S, F extends Fact>(tested: System<S, F>): void {
  const system = tested as unknown as System;
  // Keen decides as the simple tactic does where nothing promises more.
  const tactics = Object.values(system.tactics).filter(({ id }) => id !== 'keen');
  for (const [what, walls] of Object.entries(between)) {
    test.each(tactics)(
      `$id: of two fighters separated by ${what}, one is harmed within 12 rounds`,
      (tactic) => {
        expect(harmComes(system, tactic, walls)).toBe(true);
      },
    );
  }
}

function harmComes(system: System, tactic: Tactic, walls: Json): boolean {
  const duel = system.encounters.pack.encounters.find(({ id }) => id === 'duel');
  if (!duel) throw new Error(`${system.id} has no duel`);
  const { battlefield, combatants, ...rest } = duel.encounter as unknown as Written;
  const { grid, metric } = battlefield;
  const begun = system.encounters.begin({
    ...rest,
    battlefield: { width: 12, height: 12, grid, metric, walls },
    combatants: combatants.slice(0, 2).map((one, at) => ({ ...one, cell: places[at] })),
  } as unknown as Json);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let harmed = false;
  const witness = {
    told(fact: Told<Fact>): void {
      harmed ||= system.outcome([fact]).some((tag) => harmIn(tag) !== null);
    },
  };
  const answers = new SampleAnswers(stream('parted/dice'), stream('parted/minds'), () => tactic);
  playOut(system, begun.fight, answers, { roundCap: rounds }, witness);
  return harmed;
}
