import { bundled } from '../scripts/bundle.mjs';

/** Before all tests: the command line is built once, and not by every worker while its first test waits. */
export default async function before(): Promise<void> {
  await bundled('table', 'src/cli/table.ts');
}
