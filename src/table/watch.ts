import type { System } from '../engine/system.ts';
import type { TapeEntry } from '../engine/tape.ts';
import { isInput } from '../engine/tape.ts';
import type { Id } from '../kernel/json.ts';
import type { Preferences, ReactionMode } from '../kernel/preferences.ts';
import type { FightRecord } from '../protocol/messages.ts';

/**
 * A fight played for a forecast as a record to watch: its tape ends where the forecast began, and everything after that
 * is on the redo stack, input by input. A different input plays on from there. `rolls`: whose roll the fight waited for,
 * which then is the first input.
 */
export function watchable(
  now: Pick<FightRecord, 'tape'>,
  played: readonly TapeEntry[],
  rolls: Id | null,
): Pick<FightRecord, 'tape' | 'redo'> {
  const entries = rolls === null ? played : byAPerson(played);
  const first = entries.findIndex(isInput);
  const begins = first < 0 ? entries.length : first;
  const redo: TapeEntry[][] = [];
  for (const entry of entries.slice(begins)) {
    if (isInput(entry)) redo.unshift([entry]);
    else redo[0]?.push(entry);
  }
  // The redo stack is taken from its end, so inputs are added in reverse order.
  return { tape: [...now.tape, ...entries.slice(0, begins)], redo };
}

/** The entries, the first of them as what a person answered. */
function byAPerson([first, ...others]: readonly TapeEntry[]): readonly TapeEntry[] {
  if (first === undefined) return [];
  const { auto: _, ...given } = first;
  return [given, ...others];
}

/**
 * The preferences of a watched fight: digital dice, and every reaction set to Ask, because all answers are on the redo
 * stack and automatic ones would conflict with them. For the same reason whoever `rolls` where it begins has real dice,
 * as in the fight that was forecast.
 */
export function askEverything(system: System, people: readonly Id[], rolls: Id | null): Preferences {
  const kinds = [...(system.answers ?? []), ...system.reactions].map(({ id }) => id);
  const modes: { readonly [reaction: string]: ReactionMode } = Object.fromEntries(
    kinds.map((id) => [id, 'ask' as const]),
  );
  return {
    defaultDice: 'seeded',
    dice: rolls === null ? {} : { [rolls]: 'manual' },
    reactions: Object.fromEntries(people.map((who) => [who, modes])),
  };
}
