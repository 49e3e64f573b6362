// node scripts/run.mjs <program> [arguments]: bundles a program of src/cli, src/workbench or bench when it
// is stale, and runs it in this process. A program is a file that exports
//   main(args: string[]): number | void | Promise<number | void>      (the number is the exit code)
// and, where it takes options,
//   usage: string      printed for --help; options that it does not name are refused
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { insteadOf } from './usage.mjs';

const [name = '', ...args] = process.argv.slice(2);
ensureInstalled();
const { bundled, entryOf } = await import('./bundle.mjs');
const entry = entryOf(name);
if (entry === null) {
  console.error(
    `There is no program "${name}": neither src/cli/${name}.ts, nor src/workbench/${name}.ts, nor bench/${name}.ts exists.`,
  );
  process.exit(2);
}
const file = await bundled(name, entry);
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...args];
const program = await import(pathToFileURL(file).href);
const instead = typeof program.usage === 'string' ? insteadOf(program.usage, args) : null;
if (instead) {
  console[instead.code === 0 ? 'log' : 'error'](instead.text);
  process.exitCode = instead.code;
} else if (typeof program.main === 'function') {
  const code = await program.main(args);
  if (typeof code === 'number') process.exitCode = code;
}
