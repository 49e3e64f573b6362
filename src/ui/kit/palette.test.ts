import { readFileSync } from 'node:fs';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { sideLooks } from './sides.ts';

const sheet = readFileSync(new URL('../../app/app.css', import.meta.url), 'utf8');

function paletteAfter(selector: string): { readonly [name: string]: string } {
  const at = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(at, sheet.indexOf('}', at));
  return Object.fromEntries(
    [...block.matchAll(/--wt-([\w-]+): (#[0-9a-f]{6})/g)].map((hit) => [hit[1], hit[2]]),
  );
}

const themes = {
  dark: paletteAfter(':root:not([data-theme="light"])'),
  light: paletteAfter(':root'),
  dim: paletteAfter(':root[data-theme="dim"]'),
};

const eyes = {
  'full colour': (colour: string) => parse(colour)!,
  protan: (colour: string) => filterDeficiencyProt(1)(parse(colour)!),
  deutan: (colour: string) => filterDeficiencyDeuter(1)(parse(colour)!),
  tritan: (colour: string) => filterDeficiencyTrit(1)(parse(colour)!),
};

/** The least CIEDE2000 distance between two sides in each theme, for every kind of colour vision. */
const apart = { dark: 20.4, light: 15.7, dim: 15.7 };
const distance = differenceCiede2000();

describe.each(['dark', 'light', 'dim'] as const)('the %s theme', (name) => {
  const palette = themes[name];
  const of = (colour: string): string => {
    if (!palette[colour]) throw new Error(`${name} has no --wt-${colour}`);
    return palette[colour];
  };

  test('names the same colours as the dark one', () => {
    expect(Object.keys(palette)).toEqual(Object.keys(themes.dark));
  });

  test.each(Object.entries(eyes))(
    'keeps every two sides at least the measured colour distance apart: %s',
    (_, see) => {
      for (const one of sideLooks) {
        for (const other of sideLooks) {
          if (one >= other) continue;
          const far = Math.round(distance(see(of(one)), see(of(other))) * 10) / 10;
          expect(far, `${one} and ${other}`).toBeGreaterThanOrEqual(apart[name]);
        }
      }
    },
  );

  test.each(['ink', 'faint', 'accent', 'harm', 'gain', 'warn', 'ghost'])(
    'text in %s has 4.5:1 on every surface',
    (text) => {
      for (const surface of ['ground', 'panel', 'raised', 'sunken'])
        expect(wcagContrast(of(text), of(surface)), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text on the accent, and letters on tokens, have enough contrast', () => {
    expect(wcagContrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    // Letters on tokens count as large text, for which 3:1 is enough.
    for (const look of [...sideLooks, 'thing'])
      expect(wcagContrast(of('token'), of(look)), look).toBeGreaterThanOrEqual(3);
  });

  test.each([...sideLooks, 'thing', 'focus', 'edge'])(
    '%s has 3:1 as a ring or border on every surface',
    (ring) => {
      for (const surface of ['ground', 'panel', 'raised', 'sunken'])
        expect(wcagContrast(of(ring), of(surface)), surface).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([...sideLooks, 'thing', 'focus', 'halo', 'reach', 'ghost', 'wall'])(
    '%s has 3:1 on the floor of the map',
    (mark) => {
      for (const floor of ['floor', 'floor-alt'])
        expect(wcagContrast(of(mark), of(floor)), floor).toBeGreaterThanOrEqual(3);
    },
  );

  test('the filled part of a track has 3:1 against the empty part', () => {
    expect(wcagContrast(of('track'), of('track-empty'))).toBeGreaterThanOrEqual(3);
  });
});

describe('paper, in any theme of the screen', () => {
  const paper: { readonly [name: string]: string } = { ...themes.light, ...paletteAfter(':root:root') };
  const of = (colour: string): string => {
    if (!paper[colour]) throw new Error(`paper has no --wt-${colour}`);
    return paper[colour];
  };

  test('the light theme is valid everywhere, the dark and dim themes only outside print', () => {
    const [everywhere = '', screenAndOn = ''] = sheet.split('@media not print {');
    const [screen = ''] = screenAndOn.split('\n}\n');
    expect(everywhere).toContain('\n:root {\n  color-scheme: light;');
    const other = /:root(?:\[data-theme|:not\()/;
    expect(screen.split(other)).toHaveLength(3);
    expect(sheet.replace(screen, '')).not.toMatch(other);
  });

  test('text has 4.5:1, and marks, bars and rings have 3:1', () => {
    for (const surface of ['ground', 'panel', 'raised', 'sunken']) {
      for (const text of ['ink', 'faint', 'accent', 'harm', 'gain', 'warn', 'ghost'])
        expect(wcagContrast(of(text), of(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      for (const mark of [...sideLooks, 'thing', 'track', 'edge'])
        expect(wcagContrast(of(mark), of(surface)), `${mark} on ${surface}`).toBeGreaterThanOrEqual(3);
    }
    expect(wcagContrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
  });
});

test('the colours of sides in dark and light are the ones whose distances were measured', () => {
  const sides = (palette: { readonly [name: string]: string }) => sideLooks.map((look) => palette[look]);
  expect(sides(themes.dark)).toEqual(['#56b4e9', '#d55e00', '#f0e442', '#e6e6e6']);
  expect(sides(themes.light)).toEqual(['#0072b2', '#c24a00', '#5c5c5c', '#7a1f5c']);
});
