import { bundled } from '../scripts/bundle.mjs';

/** Global setup: bundles the command line once, so that no worker has to while its first test waits. */
export default async function before(): Promise<void> {
  await bundled('table', 'src/cli/table.ts');
}
