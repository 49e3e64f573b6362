// The licences of everybody else's programs in the built page: most of them ask to go with every copy.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Stands beside the page; the page of credits links to it. */
export const licencesName = 'licences.txt';

/** What building itself writes into the page: the service worker, and where the styles begin. */
const writtenIn = [
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
];

const top = 'node_modules/';

/** The folders of all packages that may have something in the page, after their names; types leave nothing there. */
export function packagesOfPage() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const used = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path)
    .filter((path) => !path.startsWith(`${top}@types/`));
  return [...used, ...writtenIn.map((name) => top + name)].sort();
}

const isLicence = /^(licen[cs]e|copying|notice)/i;

/** Name, version and licence of a package, and what its authors want to be read with it. */
function licenceOf(path) {
  const folder = join(root, path);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/** All of them in one text. */
export const licences = () =>
  [
    'Woundtrack comes with the work of others. These are their licences.',
    ...packagesOfPage().map(licenceOf),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
