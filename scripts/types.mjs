// npm run types: type-checks each TypeScript project, two at a time.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { runToolQuietly } from './tool.mjs';

export async function checkTypes() {
  const projects = readdirSync(root).filter((name) => /^tsconfig\.(?!base)\w+\.json$/.test(name));
  let worst = 0;
  const next = async () => {
    const project = projects.shift();
    if (project === undefined) return;
    const { code, text } = await runToolQuietly('tsc', ['-p', project, '--pretty', 'false']);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${project}`);
    if (code !== 0) console.log(text);
    worst ||= code;
    await next();
  };
  await Promise.all([next(), next()]);
  return worst;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = await checkTypes();
}
