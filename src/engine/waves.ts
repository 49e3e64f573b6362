import { cellName } from '../kernel/cell-name.ts';
import type { Cell, Id, Json } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import type { Choice, Fact, Question, Refusal } from '../kernel/port.ts';
import { forgettingAll, names, writtenId } from '../kernel/written.ts';
import { goesOn } from './going-on.ts';
import type { Change, System } from './system.ts';
import type { ByHandEntry, TapeEntry } from './tape.ts';

/** Combatants who join a fight later: at the start of a round, or when the game master calls them. */
export interface Wave {
  readonly id: Id;
  readonly name: string;
  /** The round at whose start it comes; `null` where it comes only when called. */
  readonly round: number | null;
  /** In the format of encounters. */
  readonly combatants: readonly Json[];
  /** Their ids, names and sides. */
  readonly people: readonly { readonly id: Id; readonly name: string; readonly side: string }[];
}

/** `due`: comes at its time. `held`: does not come. `in`: has come. */
export type WaveState = 'due' | 'held' | 'in';

/** The state of a wave. It is derived from the tape, so that undo restores it. */
export function waveState(tape: readonly TapeEntry[], { id }: Pick<Wave, 'id'>): WaveState {
  const said = tape.findLast((entry) => entry.kind === 'override' && entry.wave?.id === id);
  return said?.kind === 'override' ? (said.wave?.now ?? 'due') : 'due';
}

/**
 * The changes by hand that bring a wave in: every combatant on the cell that the encounter names, or on the nearest one
 * with room, with a note that says so; or a refusal where one of them cannot come at all. The system determines their
 * initiative.
 */
export function arrivalOf<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  wave: Wave,
): readonly Change[] | Refusal {
  const trial = system.copy(fight);
  const changes: Change[] = [];
  for (const company of companiesOf(wave.combatants)) {
    const added = addTogether(system, trial, company, reasonOf(wave));
    if ('because' in added) return added;
    changes.push(added, ...elsewhere(wave, company, added));
  }
  return changes;
}

/** Notes on those of a company who do not come on the cells that the encounter names. */
function elsewhere({ people }: Wave, company: readonly Json[], { combatant, along = [] }: Adding): Change[] {
  return [combatant, ...along].flatMap((one, place) => {
    const [wanted, stands] = [company[place] ?? null, one].map((json) => cellName(cellOf(json)));
    const who = people.find(({ id }) => id === writtenId(one));
    if (!who || wanted === stands) return [];
    return { change: 'note', text: `No room on ${wanted}: ${who.name} stands on ${stands}` };
  });
}

/**
 * The combatants of a wave in groups that come together, in the order of the wave: who names somebody that stands behind
 * it comes together with all up to that one.
 */
function companiesOf(people: readonly Json[]): readonly (readonly Json[])[] {
  const companies: (readonly Json[])[] = [];
  for (let from = 0; from < people.length; ) {
    let to = from + 1;
    for (let at = from; at < to; at++) {
      const named = people.findLastIndex(
        (other, place) => place >= to && names(people[at] ?? null, idsOf([other])),
      );
      to = Math.max(to, named + 1);
    }
    companies.push(people.slice(from, to));
    from = to;
  }
  return companies;
}

const idsOf = (people: readonly Json[]): readonly Id[] => people.flatMap((one) => writtenId(one) ?? []);

/** The reason given in the log when it comes. */
export const reasonOf = ({ name }: Pick<Wave, 'name'>): string => `the wave “${name}”`;

/** The first wave among those that may come (`may`) whose round has begun. */
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

/** Lets each wave that is due come with `come`, one after the other. Returns those that are still to come. */
export function broughtIn<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  waves: readonly Wave[],
  come: (wave: Wave) => void,
): readonly Wave[] {
  let coming = waves;
  for (;;) {
    const wave = dueWave(system, fight, coming, () => true);
    if (!wave) return coming;
    coming = coming.filter((one) => one !== wave);
    come(wave);
  }
}

/**
 * The answer to a proposed end that no game master gives: go on, while a wave with somebody against the remaining side
 * is still to come by round `latest`. `null` where the fight may end, and for every other question.
 */
export function awaits(question: Question, waves: readonly Wave[], latest: number): Choice | null {
  if (question.for !== 'gm' || waves.length === 0) return null;
  if (!question.options().some(({ id }) => id === goesOn.option)) return null;
  return comesAgainst(waves, question.about?.winner, latest) ? goesOn : null;
}

/** Whether a wave with somebody against the side `winner` comes by round `latest`. */
export const comesAgainst = (waves: readonly Wave[], winner: unknown, latest: number): boolean =>
  waves.some(
    ({ round, people }) => round !== null && round <= latest && people.some(({ side }) => side !== winner),
  );

/** The tape entry for a wave that comes at its time before step `step`. A wave that cannot come is held back. */
export function welcome<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  wave: Wave,
  step: number,
): ByHandEntry {
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

/**
 * The change that adds a company: all on the cells that the encounter names, or else each on the nearest one where there
 * is room for it without regard to those who come after it.
 */
function addTogether<S, F extends Fact>(
  system: System<S, F>,
  trial: S,
  company: readonly Json[],
  reason: string,
): Adding | Refusal {
  const [alone, ...others] = company;
  if (alone === undefined || others.length === 0) return addNear(system, trial, alone ?? null, reason);
  const asWritten = added(system, trial, { change: 'add', combatant: alone, along: others }, reason);
  if (!('because' in asWritten)) return asWritten;
  const room = system.copy(trial);
  const placed: Json[] = [];
  for (const [place, combatant] of company.entries()) {
    const later = idsOf(company.slice(place + 1));
    const found = addNear(system, room, forgettingAll(combatant, later), reason);
    if ('because' in found) return found;
    placed.push(at(combatant, cellOf(found.combatant)));
  }
  const [first = null, ...along] = placed;
  return added(system, trial, { change: 'add', combatant: first, along }, reason);
}

type Adding = Extract<Change, { readonly change: 'add' }>;

/** Carries out the change on `trial`, or tells why it is refused. */
function added<S, F extends Fact>(
  system: System<S, F>,
  trial: S,
  change: Adding,
  reason: string,
): Adding | Refusal {
  const facts = system.override(trial, change, reason);
  if ('because' in facts) return facts;
  for (const fact of facts) system.apply(trial, fact);
  return change;
}

function addNear<S, F extends Fact>(
  system: System<S, F>,
  trial: S,
  combatant: Json,
  reason: string,
): Adding | Refusal {
  let first: Refusal | null = null;
  for (const cell of cellsNear(system.view(trial).battlefield, cellOf(combatant))) {
    const change = added(system, trial, { change: 'add', combatant: at(combatant, cell) }, reason);
    if (!('because' in change)) return change;
    first ??= change;
  }
  return first ?? { code: 'noRoom', because: 'there is no room on this battlefield', clause: '' };
}

const at = (combatant: Json, cell: Cell): Json => asJson({ ...(combatant as object), cell });

const cellOf = (combatant: Json): Cell => {
  const { x, y } = isObject(combatant) && isObject(combatant.cell) ? combatant.cell : {};
  return { x: Number(x ?? 0), y: Number(y ?? 0) };
};

/** All cells of the field, nearest first. */
function cellsNear(battlefield: Json, from: Cell): readonly Cell[] {
  const { width, height } = isObject(battlefield) ? battlefield : {};
  const away = ({ x, y }: Cell): number => Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  return Array.from({ length: Number(width) * Number(height) }, (_, n) => ({
    x: n % Number(width),
    y: Math.floor(n / Number(width)),
  })).sort((a, b) => away(a) - away(b) || a.y - b.y || a.x - b.x);
}
