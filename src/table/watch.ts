import type { System } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import { isInput } from '../engine/tape.ts';
import type { Id } from '../kernel/json.ts';
import type { Preferences, ReactionMode } from '../kernel/preferences.ts';
import type { FightRecord } from '../protocol/messages.ts';

/**
 * A fight that was played for a forecast, to be watched: the record stands at the moment where the forecast began, and
 * everything that came after can be done again, step by step. Whoever does something else instead plays on from there.
 */
export function watchable(
  now: Pick<FightRecord, 'tape'>,
  played: readonly TapeEntry[],
): Pick<FightRecord, 'tape' | 'redo'> {
  const first = played.findIndex(isInput);
  const begins = first < 0 ? played.length : first;
  const redo: TapeEntry[][] = [];
  for (const entry of played.slice(begins)) {
    if (isInput(entry)) redo.unshift([entry]);
    else redo[0]?.push(entry);
  }
  // The newest is done again first: it lies at the end.
  return { tape: [...now.tape, ...played.slice(0, begins)], redo };
}

/**
 * How a fight is played that is watched: digital dice, and nobody answers by itself, for what everybody did is written
 * down. Afterwards each reaction can be set as usual.
 */
export function askEverything(system: System, people: readonly Id[]): Preferences {
  const kinds = [...(system.answers ?? []), ...system.reactions].map(({ id }) => id);
  const modes: { readonly [reaction: string]: ReactionMode } = Object.fromEntries(
    kinds.map((id) => [id, 'ask' as const]),
  );
  return {
    defaultDice: 'seeded',
    dice: {},
    reactions: Object.fromEntries(people.map((who) => [who, modes])),
  };
}
