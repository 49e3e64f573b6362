import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { openStopping } from './stopping.ts';

test('SIGINT and SIGTERM both stop a program, with the exit codes 130 and 143', () => {
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const program = new EventEmitter();
    const stopping = openStopping(program);
    expect([stopping.signal.aborted, stopping.code]).toEqual([false, 0]);
    program.emit(name);
    expect([stopping.signal.aborted, stopping.code]).toEqual([true, code]);
    expect(program.listenerCount(name), 'a second signal ends the program at once').toBe(0);
  }
});
