// The server of the browser tests: serves a copy of the built app with fixed randomness put before the worker scripts.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';
import { portFrom, serve } from '../../scripts/serve.mjs';
import { beforeWorker } from './chance.mjs';

const port = portFrom(4174);
const site = join(root, '.build', 'e2e', String(port));
rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
cpSync(join(root, 'dist'), site, { recursive: true });
const assets = join(site, 'assets');
for (const name of readdirSync(assets).filter((one) => /\.worker-[^/]*\.js$/.test(one))) {
  writeFileSync(join(assets, name), beforeWorker + readFileSync(join(assets, name), 'utf8'));
}
serve(site, port);
