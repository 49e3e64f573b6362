import { expect, test } from 'vitest';
import { playOut, SampleAnswers } from '../../engine/sample.ts';
import type { System, Tactic } from '../../engine/system.ts';
import type { Told } from '../../engine/table.ts';
import type { Json } from '../../kernel/json.ts';
import { harmIn } from '../../kernel/outcome-tag.ts';
import type { Fact } from '../../kernel/port.ts';
import { stream } from '../../kernel/streams.ts';

/** Ground that separates two combatants, and how soon one must be harmed: the cautious wait for a while. */
interface Parting {
  readonly ground: { readonly [field: string]: Json };
  readonly cells: readonly [Json, Json];
  readonly rounds: number;
  /** Left to the tactics that do not look ahead, of which the others take their ways: it takes long. */
  readonly plain?: true;
}

const small = { width: 12, height: 12 };
const sideBySide: Parting['cells'] = [
  { x: 5, y: 5 },
  { x: 6, y: 5 },
];

const between: { readonly [what: string]: Parting } = {
  'a wall with open ends': {
    ground: { ...small, walls: [{ x: 5, y: 3, side: 'e', length: 5, kind: 'wall' }] },
    cells: sideBySide,
    rounds: 12,
  },
  'a closed door in a wall from side to side': {
    ground: {
      ...small,
      walls: [
        { x: 5, y: 0, side: 'e', length: 5, kind: 'wall' },
        { x: 5, y: 5, side: 'e', kind: 'door', id: 'gate' },
        { x: 5, y: 6, side: 'e', length: 6, kind: 'wall' },
      ],
    },
    cells: sideBySide,
    rounds: 12,
  },
  'a hundred cells of mud': {
    ground: {
      width: 100,
      height: 5,
      terrain: [{ id: 'mud', label: 'Mud', costTimes: 2 }],
      cells: [{ x: 0, y: 0, w: 100, h: 5, terrain: 'mud' }],
    },
    cells: [
      { x: 0, y: 2 },
      { x: 98, y: 2 },
    ],
    rounds: 30,
    plain: true,
  },
};

interface Written {
  readonly battlefield: { readonly grid: string; readonly metric: string };
  readonly combatants: readonly object[];
}

/**
 * Defines tests that the fighters of every tactic reach each other around a wall, through a door and over a long way. They
 * fight the system's sample `duel` on another battlefield.
 */
export function getsAround<S, F extends Fact>(tested: System<S, F>): void {
  const system = tested as unknown as System;
  // Keen decides as the simple tactic does where nothing promises more.
  const tactics = Object.values(system.tactics).filter(({ id }) => id !== 'keen');
  for (const [what, parting] of Object.entries(between)) {
    test.each(tactics.filter(({ foresees }) => !parting.plain || !foresees))(
      `$id: of two fighters separated by ${what}, one is harmed within ${parting.rounds} rounds`,
      (tactic) => {
        expect(harmComes(system, tactic, parting), 'one is harmed').toBe(true);
      },
    );
  }
}

function harmComes(system: System, tactic: Tactic, { ground, cells, rounds }: Parting): boolean {
  const duel = system.encounters.pack.encounters.find(({ id }) => id === 'duel');
  if (!duel) throw new Error(`${system.id} has no duel`);
  const { battlefield, combatants, ...rest } = duel.encounter as unknown as Written;
  const { grid, metric } = battlefield;
  const begun = system.encounters.begin({
    ...rest,
    battlefield: { ...ground, grid, metric },
    combatants: combatants.slice(0, 2).map((one, at) => ({ ...one, cell: cells[at] })),
  } as unknown as Json);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let harmed = false;
  const witness = {
    told(fact: Told<Fact>): void {
      harmed ||= system.outcome([fact]).some((tag) => harmIn(tag) !== null);
    },
  };
  const answers = new SampleAnswers(stream('parted/dice'), stream('parted/minds'), () => tactic);
  const settled = (): { readonly winner: null } | null => (harmed ? { winner: null } : null);
  playOut(system, begun.fight, answers, { roundCap: rounds, settled }, witness);
  return harmed;
}
