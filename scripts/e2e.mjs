// npm run e2e [-- playwright arguments]: builds what is stale and runs the browser tests.
import { runBrowserTests } from './browser-tests.mjs';

process.exitCode = await runBrowserTests(process.argv.slice(2));
