import { systems } from '../systems/registry.ts';

export const usage = 'npm run schema -- <system>';

/** Prints the JSON schema of a system's encounters. */
export async function main(args: readonly string[]): Promise<number> {
  const id = args[0];
  const system = id === undefined ? undefined : systems[id];
  if (!system) {
    process.stderr.write(
      `${id === undefined ? 'Which system?' : `There is no system "${id}".`} One of: ${Object.keys(systems).join(', ')}\n`,
    );
    return 1;
  }
  process.stdout.write(`${JSON.stringify(system.encounters.schema(), null, 2)}\n`);
  return 0;
}
