import type { System } from '../engine/system.ts';
import type { Fact } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';

/**
 * The same rules without the shortcuts that they allow exact odds: crossings and meetings are ignored, so no ways merge
 * by them; no part is reused (`once`); and all that matters of a die shows at once. Where the rules keep their
 * promises, the odds are the same and take more ways.
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
