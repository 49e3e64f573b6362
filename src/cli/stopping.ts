import type { EventEmitter } from 'node:events';

/** The signals that end the program early, with their numbers: Ctrl-C and `kill`. */
const signals = { SIGINT: 2, SIGTERM: 15 };

interface Stopping {
  /** Aborts at the first signal. A second one of the same kind ends the program at once. */
  readonly signal: AbortSignal;
  /** The exit code when all went well: 0, or 128 + the number of the signal, as is the custom of shells. */
  readonly code: number;
}

/** Turns the signals into an abort, so that the program can print its partial results and exit by itself. */
export function openStopping(program: Pick<EventEmitter, 'once'> = process): Stopping {
  const controller = new AbortController();
  let code = 0;
  for (const [name, number] of Object.entries(signals)) {
    program.once(name, () => {
      code = 128 + number;
      controller.abort();
    });
  }
  return {
    signal: controller.signal,
    get code() {
      return code;
    },
  };
}
