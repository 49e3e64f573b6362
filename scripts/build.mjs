// npm run build: builds the app into dist. With --if-stale only when the sources have changed since the last build.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { distIsFresh } from './sources.mjs';
import { runTool } from './tool.mjs';

export function build() {
  console.log('Building the app …');
  const code = runTool('vite', ['build', '--logLevel', 'warn']);
  if (code === 0) return;
  console.error('The build failed: see the message above.');
  process.exit(code);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!process.argv.includes('--if-stale') || !distIsFresh()) build();
}
