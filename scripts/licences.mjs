// The licences of all third-party code in the built page: most of them must accompany every copy.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The file's name in dist; the page of credits links to it. */
export const licencesName = 'licences.txt';

/** Build tools that put code of their own into the page: the service worker and the base styles. */
const writtenIn = [
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
];

const top = 'node_modules/';

/** The folders of all packages that may have code in the page, sorted; packages of types have none. */
export function packagesOfPage() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const used = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path)
    .filter((path) => !path.startsWith(`${top}@types/`));
  return [...used, ...writtenIn.map((name) => top + name)].sort();
}

const isLicence = /^(licen[cs]e|copying|notice)/i;

/** Name, version and licence of a package, with the text of its licence and notice files. */
function licenceOf(path) {
  const folder = join(root, path);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/** The licences of all packages of the page in one text. */
export const licences = () =>
  [
    'Woundtrack comes with the work of others. These are their licences.',
    ...packagesOfPage().map(licenceOf),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
