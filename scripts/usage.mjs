/**
 * What to print instead of running a program, with the exit code: its usage if the command line asks for it, or the
 * options that it does not have. `null`: run it. The options of a program are those that its usage names.
 *
 * @param {string} usage the command line, as in `npm run soak -- [system] [--fights 50000]`
 * @param {readonly string[]} args
 * @returns {{ text: string, code: number } | null}
 */
export function insteadOf(usage, args) {
  const text = `Usage: ${usage}`;
  if (args.includes('--help') || args.includes('-h')) return { text, code: 0 };
  const known = new Set(usage.match(/--[a-z][a-z-]*/g) ?? []);
  const unknown = args.filter((arg) => arg.startsWith('--') && !known.has(arg));
  if (unknown.length === 0) return null;
  return { text: `There is no ${unknown.join(', ')}.\n${text}`, code: 2 };
}
