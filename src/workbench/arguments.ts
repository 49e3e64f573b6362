import type { System } from '../engine/system.ts';

/** The systems named on the command line, or all. Exits the program with a message for an unknown name. */
export function chosenSystems(
  systems: { readonly [id: string]: System },
  args: readonly string[],
): readonly System[] {
  const names = args.filter(
    (arg, at) =>
      !arg.startsWith('-') &&
      Number.isNaN(Number(arg)) &&
      !['--encounter', '--file', '--pair', '--only', '--part', '--tactic'].includes(args[at - 1] ?? ''),
  );
  if (names.length === 0) return Object.values(systems);
  return names.map((name) => {
    const system = systems[name];
    if (!system) {
      process.stderr.write(`There is no system "${name}". One of: ${Object.keys(systems).join(', ')}\n`);
      process.exit(2);
    }
    return system;
  });
}

/** The number after `--name`; `usual` when it is missing or no number. */
export function numberArgument(args: readonly string[], name: string, usual: number): number {
  const at = args.indexOf(`--${name}`);
  const value = at < 0 ? Number.NaN : Number(args[at + 1]);
  return Number.isFinite(value) ? value : usual;
}

/** The text after `--name`; `null` without it. */
export const textArgument = (args: readonly string[], name: string): string | null => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? null : (args[at + 1] ?? null);
};

/** The share after `--part`, written "2/4"; 1/1 without it. Exits the program with a message when it is malformed. */
export function partArgument(args: readonly string[]): { readonly part: number; readonly of: number } {
  const at = args.indexOf('--part');
  if (at < 0) return { part: 1, of: 1 };
  const [, part, of] = (/^(\d+)\/(\d+)$/.exec(args[at + 1] ?? '') ?? []).map(Number);
  if (part !== undefined && of !== undefined && part >= 1 && part <= of) return { part, of };
  process.stderr.write('--part takes a share of several, the first of four for one: 1/4\n');
  process.exit(2);
}

/** The word after `--name`; `null` without it. Exits the program with a message when it is none of `words`. */
export function wordArgument<Word extends string>(
  args: readonly string[],
  name: string,
  words: readonly Word[],
): Word | null {
  const at = args.indexOf(`--${name}`);
  if (at < 0) return null;
  const word = words.find((one) => one === args[at + 1]);
  if (word !== undefined) return word;
  process.stderr.write(`--${name} takes one of: ${words.join(', ')}\n`);
  process.exit(2);
}

/** The ids of a system's sample encounters: all, or the one named after `--encounter` if the system has it. */
export function chosenEncounters(system: System, args: readonly string[]): readonly string[] {
  const ids = system.encounters.pack.encounters.map(({ id }) => id);
  const at = args.indexOf('--encounter');
  return at < 0 ? ids : ids.filter((id) => id === args[at + 1]);
}

/** The fight at the beginning of a sample encounter. Throws when there is no such sample or it cannot begin. */
export function beginSample(system: System, id: string): unknown {
  const sample = system.encounters.pack.encounters.find((one) => one.id === id);
  if (!sample) throw new Error(`${system.id} has no sample encounter "${id}"`);
  const begun = system.encounters.begin(sample.encounter);
  if (!begun.ok)
    throw new Error(`${id}: ${begun.problems.map((one) => `${one.path}: ${one.message}`).join('; ')}`);
  return begun.fight;
}
