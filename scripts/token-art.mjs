// A Vite plugin with the pictures that sheets may name: takes only these from the icon set when the page is built.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const set = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

/**
 * The SVG path of each icon, in a square of 512, by name. Throws for a name that the set does not have and for an icon
 * of more than one path.
 */
export function outlines(names) {
  const { icons } = JSON.parse(readFileSync(set, 'utf8'));
  return Object.fromEntries(
    names.map((name) => {
      const body = icons[name]?.body;
      if (body === undefined) throw new Error(`there is no icon "${name}" in the set game-icons`);
      const [, path] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body) ?? [];
      if (path === undefined) throw new Error(`the icon "${name}" is more than one outline: choose another`);
      return [name, path];
    }),
  );
}

const id = 'virtual:token-art';

/** The authors with the icons that each has drawn. */
const creditsOf = (icons, authors) =>
  Object.entries(authors).map(([author, { name, page }]) => ({
    name,
    page,
    icons: Object.keys(icons).filter((icon) => icons[icon] === author),
  }));

/** The plugin. Provides `import { credits, outlines } from 'virtual:token-art'`. */
export const tokenArt = (icons, authors) => ({
  name: 'woundtrack:token-art',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) =>
    asked === `\0${id}`
      ? [
          `export const outlines = ${JSON.stringify(outlines(Object.keys(icons)))};`,
          `export const credits = ${JSON.stringify(creditsOf(icons, authors))};`,
        ].join('\n')
      : undefined,
});
