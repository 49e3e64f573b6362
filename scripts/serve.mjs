// A small static server for dist, using only Node's own library.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cspHeader } from './csp.mjs';
import { root } from './install.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

const safety = {
  'Content-Security-Policy': cspHeader,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The path of a request inside the folder; null when it is malformed, leaves the folder or names a hidden file. */
export function pathOf(url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0') || path.includes('\\')) return null;
  if (path.split('/').some((part) => part === '..' || (part.startsWith('.') && part !== '.'))) return null;
  return normalize(path);
}

function fileAt(path) {
  try {
    const found = statSync(path);
    return found.isFile() ? found : null;
  } catch {
    // There is none, or its name is longer than names may be, as that of a link whose "#" a messenger has escaped.
    return null;
  }
}

function answer(dir, request, response) {
  const refuse = (code, text) =>
    response.writeHead(code, { ...safety, 'Content-Type': types['.txt'] }).end(`${text}\n`);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD.');
  const path = pathOf(request.url);
  if (path === null) return refuse(400, 'No such address.');
  let file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(dir + sep)) return refuse(400, 'No such address.');
  let found = fileAt(file);
  if (found === null) {
    if (extname(path) !== '') return refuse(404, 'No such file.');
    // The app's own routes are behind '#', and its files are referenced relative to the page: below the first level
    // they would not be found, so such an address is redirected to the start page.
    if (path.lastIndexOf('/') > 0) return response.writeHead(302, { ...safety, Location: '/' }).end();
    file = join(dir, 'index.html');
    found = fileAt(file);
    if (found === null) return refuse(404, 'Nothing is built yet: npm run build.');
  }
  const forever = path.startsWith('/assets/');
  const tag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = {
    ...safety,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'Content-Length': found.size });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

function networkAddresses(port) {
  return Object.values(networkInterfaces())
    .flat()
    .filter((one) => one && !one.internal && one.family === 'IPv4')
    .map((one) => `http://${one.address}:${port}/`);
}

/** A server of `dir` that is not listening yet. */
export const serverOf = (dir) => createServer((request, response) => answer(dir, request, response));

/** Serves `dir` on all interfaces and prints the addresses. Exits the process when the port cannot be used. */
export function serve(dir, port) {
  const server = serverOf(dir);
  server.on('error', (error) => {
    const taken = error.code === 'EADDRINUSE';
    const why = taken ? 'is taken by another program' : `cannot be used (${error.code})`;
    console.error(`Port ${port} ${why}. Choose another one: PORT=${port + 10} npm start`);
    process.exit(1);
  });
  server.listen(port, () => {
    console.log(`Woundtrack is served at http://localhost:${port}/`);
    for (const address of networkAddresses(port)) console.log(`On your network:         ${address}`);
    console.log('Ctrl-C stops it.');
  });
  const stop = () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** PORT from the environment, else `standard`. Exits the process when PORT is no port number. */
export function portFrom(standard) {
  const text = process.env.PORT ?? '';
  if (text === '') return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`PORT is "${text}", which is no port: use a number from 1 to 65535.`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve(join(root, 'dist'), portFrom(4173));
