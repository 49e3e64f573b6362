// npm run icons: renders public/favicon.svg to the PNG icons that installed apps ask for.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { root } from './install.mjs';

const logo = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
// For systems that mask icons with a shape of their own the background reaches to the edge; the picture stays within
// the circle of 80 % that is always visible.
const toTheEdge = logo.replace('rx="104"', 'rx="0"');

const icons = [
  { name: 'icon-192', size: 192, svg: logo },
  { name: 'icon-512', size: 512, svg: logo },
  { name: 'maskable-512', size: 512, svg: toTheEdge },
  { name: 'apple-touch-180', size: 180, svg: toTheEdge },
];

ensureChromium();
mkdirSync(join(root, 'public/icons'), { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(root, `public/icons/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
