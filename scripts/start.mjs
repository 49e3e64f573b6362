// npm start: installs what is missing, builds what is stale, serves the app.
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { portFrom, serve } from './serve.mjs';
import { distIsFresh } from './sources.mjs';

const port = portFrom(4173);
ensureInstalled();
if (!distIsFresh()) build();
serve(join(root, 'dist'), port);
