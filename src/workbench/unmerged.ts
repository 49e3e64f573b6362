import type { System } from '../engine/system.ts';
import type { Fact } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';

/**
 * The same rules without any of their promises to exact odds: no ways merge, everything is worked out anew on each of
 * them, and all that matters of a die shows at once. Its odds are the same wherever the promises hold, and cost more ways.
 */
export const unmerged = <S, F extends Fact>(system: System<S, F>): System<S, F> => ({
  ...system,
  step(table) {
    const draw = table.draw.bind(table);
    table.draw = (pool, reading, why) => draw(pool, inFull(reading), why);
    table.cross = () => {};
    table.once = (work) => work();
    system.step(table);
  },
});

const inFull = <R>(reading: Reading<R>): Reading<R> => ({
  id: reading.id,
  of: (faces) => reading.of(faces),
  key: (result) => reading.key(result),
  ...(reading.fold && { fold: reading.fold }),
});
