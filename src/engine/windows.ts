import type { Fact } from '../kernel/port.ts';
import type { Consequence, Reaction, System } from './system.ts';

/** The consequences and reactions of a window. Consequences follow first. */
interface Window<S, F extends Fact> {
  readonly consequences: readonly Consequence<S, F>[];
  readonly reactions: readonly Reaction<S, F>[];
}

/** Windows by name. */
export type Windows<S, F extends Fact> = ReadonlyMap<string, Window<S, F>>;

const known = new WeakMap<object, Windows<never, never>>();

/** The windows of a system, indexed once. */
export function windowsOf<S, F extends Fact>(system: System<S, F>): Windows<S, F> {
  let windows = known.get(system) as Windows<S, F> | undefined;
  if (!windows) {
    const { consequences = [], reactions } = system;
    const names = new Set([...consequences, ...reactions].map(({ window }) => window));
    windows = new Map(
      [...names].map((name) => [
        name,
        {
          consequences: consequences.filter(({ window }) => window === name),
          reactions: reactions.filter(({ window }) => window === name),
        },
      ]),
    );
    known.set(system, windows as unknown as Windows<never, never>);
  }
  return windows;
}
