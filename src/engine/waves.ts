import type { Cell, Id, Json } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import type { Choice, Fact, Question, Refusal } from '../kernel/port.ts';
import { goesOn } from './going-on.ts';
import type { Change, System } from './system.ts';
import type { TapeEntry } from './tape.ts';

/** People who come into a fight later: at the start of a round, or when the game master says so. */
export interface Wave {
  readonly id: Id;
  readonly name: string;
  /** `null`: when it is called. */
  readonly round: number | null;
  /** As encounters write them. */
  readonly combatants: readonly Json[];
  /** Who they are, for those who prepare for them. */
  readonly people: readonly { readonly name: string; readonly side: string }[];
}

const waveStates = ['due', 'held', 'in'] as const;
/** due: it comes at its time. held: it does not. in: it has come. */
export type WaveState = (typeof waveStates)[number];

/** How a wave stands: the tape tells, so that an undo knows too. */
export function waveState(tape: readonly TapeEntry[], { id }: Pick<Wave, 'id'>): WaveState {
  const said = tape.findLast((entry) => entry.kind === 'override' && entry.wave?.id === id);
  return said?.kind === 'override' ? (said.wave?.now ?? 'due') : 'due';
}

/**
 * The changes that bring a wave in, made as the game master's hand makes them: each of its people where the encounter
 * says, or as near to that as there is room; or why somebody cannot come at all. What initiative they get is the
 * system's business.
 */
export function arrivalOf<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  wave: Wave,
): readonly Change[] | Refusal {
  const trial = system.copy(fight);
  const changes: Change[] = [];
  for (const combatant of wave.combatants) {
    const added = addNear(system, trial, combatant, reasonOf(wave));
    if ('because' in added) return added;
    changes.push(added);
  }
  return changes;
}

/** What the log says of its coming. */
export const reasonOf = ({ name }: Pick<Wave, 'name'>): string => `Wave: ${name}`;

/** The first wave whose round has begun, of those that may come. */
export function dueWave<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  waves: readonly Wave[],
  may: (wave: Wave) => boolean,
): Wave | undefined {
  if (!waves.some(may)) return undefined;
  const { round } = system.clock(fight);
  return waves.find((wave) => wave.round !== null && wave.round <= round && may(wave));
}

/**
 * What whoever plays by a tactic answers where the end of a fight is proposed and some of these waves come by themselves,
 * by round `latest`, against the one side that is left: the fight goes on until they are there. `null`: it may end, or
 * something else is asked.
 */
export function awaits(question: Question, waves: readonly Wave[], latest: number): Choice | null {
  if (question.for !== 'gm' || waves.length === 0) return null;
  if (!question.options().some(({ id }) => id === goesOn.option)) return null;
  const winner = question.about?.winner;
  const come = waves.some(
    ({ round, people }) => round !== null && round <= latest && people.some(({ side }) => side !== winner),
  );
  return come ? goesOn : null;
}

/** What is written down when a wave comes by itself before step `step`; one that finds no room is held back. */
export function welcome<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  wave: Wave,
  step: number,
): Extract<TapeEntry, { kind: 'override' }> {
  const found = arrivalOf(system, fight, wave);
  const refused = 'because' in found;
  const changes: readonly Change[] = refused
    ? [{ change: 'note', text: `${wave.name} cannot come: ${found.because}` }]
    : found;
  const now = refused ? 'held' : 'in';
  return {
    kind: 'override',
    changes,
    reason: reasonOf(wave),
    step,
    wave: { id: wave.id, now },
    auto: true,
  };
}

function addNear<S, F extends Fact>(
  system: System<S, F>,
  trial: S,
  combatant: Json,
  reason: string,
): Change | Refusal {
  let first: Refusal | null = null;
  for (const cell of cellsNear(system.view(trial).battlefield, cellOf(combatant))) {
    const change: Change = {
      change: 'add',
      combatant: asJson({ ...(combatant as object), cell }),
    };
    const facts = system.override(trial, change, reason);
    if ('because' in facts) {
      first ??= facts;
      continue;
    }
    for (const fact of facts) system.apply(trial, fact);
    return change;
  }
  return first ?? { code: 'noRoom', because: 'there is no room on this battlefield', clause: '' };
}

const cellOf = (combatant: Json): Cell => {
  const { x, y } = isObject(combatant) && isObject(combatant.cell) ? combatant.cell : {};
  return { x: Number(x ?? 0), y: Number(y ?? 0) };
};

/** Every cell of the field, the nearest first. */
function cellsNear(battlefield: Json, from: Cell): readonly Cell[] {
  const { width, height } = isObject(battlefield) ? battlefield : {};
  const away = ({ x, y }: Cell): number => Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  return Array.from({ length: Number(width) * Number(height) }, (_, n) => ({
    x: n % Number(width),
    y: Math.floor(n / Number(width)),
  })).sort((a, b) => away(a) - away(b) || a.y - b.y || a.x - b.x);
}
