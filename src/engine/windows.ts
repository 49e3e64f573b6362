import type { Fact } from '../kernel/port.ts';
import type { Reaction, System } from './system.ts';

/** The reactions of a system by the window in which they may happen. */
export type Windows<S, F extends Fact> = ReadonlyMap<string, readonly Reaction<S, F>[]>;

const known = new WeakMap<object, Windows<never, never>>();

/** The windows of a system, indexed once. */
export function windowsOf<S, F extends Fact>(system: System<S, F>): Windows<S, F> {
  let windows = known.get(system) as Windows<S, F> | undefined;
  if (!windows) {
    const byWindow = new Map<string, Reaction<S, F>[]>();
    for (const reaction of system.reactions) {
      const list = byWindow.get(reaction.window);
      if (list) list.push(reaction);
      else byWindow.set(reaction.window, [reaction]);
    }
    windows = byWindow;
    known.set(system, byWindow as unknown as Windows<never, never>);
  }
  return windows;
}
