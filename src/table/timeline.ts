import type { Run } from '../engine/run.ts';
import type { Fact } from '../kernel/port.ts';
import type { TurnOfFight } from '../protocol/courses.ts';

/**
 * The turns of a fight from its beginning to the end of what can be done again, each with where it begins. Goes through
 * the fight: `run` stands at its end afterwards.
 */
export function timelineOf(run: Run<unknown, Fact>): readonly TurnOfFight[] {
  const turns: TurnOfFight[] = [];
  run.seek(0);
  for (;;) {
    const now = turnNow(run);
    const last = turns.at(-1);
    if (last?.round !== now.round || last.who !== now.who || last.over !== now.over) turns.push(now);
    const { at } = now;
    run.seek(at + 1);
    if (run.stands().at === at) return turns;
  }
}

function turnNow({ system, fight, awaited, stands }: Run<unknown, Fact>): TurnOfFight {
  const state = fight();
  const { at } = stands();
  const { round, active } = system.clock(state);
  if (awaited() === null) return { at, round, who: null, over: true };
  const name = system.status(state).find(({ id }) => id === active)?.name;
  return { at, round, who: active, ...(name !== undefined && { name }) };
}
