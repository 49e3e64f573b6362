// node scripts/run.mjs <program> [arguments]: bundles a program of src/cli, src/workbench or bench when it
// is stale, and runs it in this process. A program is a file that exports
//   commandLine      what it takes, see src/cli/command-line.ts
//   main(values): number | void | Promise<number | void>      (the number is the exit code)
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';

const [name = '', ...args] = process.argv.slice(2);
ensureInstalled();
// Whoever reads what is printed may have had enough: `… | head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
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
const read = program.commandLine.read(args);
if ('instead' in read) {
  console[read.code === 0 ? 'log' : 'error'](read.instead);
  process.exitCode = read.code;
} else {
  const code = await program.main(read.values);
  if (typeof code === 'number') process.exitCode = code;
}
