import type { System } from '../engine/system.ts';
import { systems } from '../systems/registry.ts';
import { systemNamed } from '../table/named.ts';
import type { ValuesOf, Words } from './command-line.ts';
import { commandLineOf } from './command-line.ts';

const oneSystem: Words<{ readonly system: System }> = {
  shows: '<system>',
  read([id, ...others]) {
    const system = systemNamed(systems, id ?? null);
    if (system && others.length === 0) return { values: { system } };
    const wrong = id === undefined ? 'which system?' : `"${[id, ...others].join(' ')}" is no system;`;
    return { wrong: `${wrong} one of ${Object.keys(systems).join(', ')}` };
  },
};

export const commandLine = commandLineOf('schema', oneSystem, {});

/** Prints the JSON schema of a system's encounters. */
export function main({ system }: ValuesOf<typeof commandLine>): number {
  process.stdout.write(`${JSON.stringify(system.encounters.schema(), null, 2)}\n`);
  return 0;
}
