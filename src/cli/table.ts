import { createInterface } from 'node:readline';
import { systems } from '../systems/registry.ts';
import { openHost } from '../table/host.ts';
import { newSeed } from '../workers/seed.ts';
import { commandLineOf, noWords } from './command-line.ts';

export const commandLine = commandLineOf('table', noWords, {});

/**
 * Runs a table that reads messages as JSON lines from standard input and writes one reply a line to standard output.
 */
export async function main(): Promise<number> {
  const host = openHost({ systems, newSeed });
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  }
  return 0;

  function answer(line: string): unknown {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch (error) {
      return {
        ok: false,
        error: { code: 'bad-json', message: `this line is not JSON: ${(error as Error).message}` },
      };
    }
    const reply = host.handle(message);
    host.takeJournal();
    return reply;
  }
}
