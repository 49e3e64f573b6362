import type { CDPSession, Page } from '@playwright/test';

/** What people set who read badly: the browser's own letters at twice their size. */
export const largeLetters = 32;
const usualLetters = 16;

/** The browser's own size of letters, as in its settings: what is measured in it follows, media queries too. */
export async function withLetters(page: Page, pixels: number, deed: () => Promise<void>): Promise<void> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const set = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(pixels);
  try {
    await deed();
  } finally {
    await set(usualLetters);
    await browser.detach();
  }
}

/**
 * Words that cannot be read to their end: beyond the edge of the screen or of a box that does not scroll, out of the button
 * they stand on, or longer than the list that they are picked from. What ends in dots on purpose is not meant.
 */
export const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong = new Set<string>();
    const modal = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
    const said = (text: string | null): string =>
      `“${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
    const isSeen = (one: Element): boolean =>
      one.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      });
    /** How far somebody can see to the right and to the left of this element; `null`: it scrolls, or ends in dots. */
    const edges = (element: Element): readonly [left: number, right: number] | null => {
      let [left, right] = [0, innerWidth];
      for (let one: Element | null = element; one && one !== document.documentElement; ) {
        const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(one);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
        const box = one.getBoundingClientRect();
        // For the ears alone.
        if (box.width <= 1 || box.height <= 1) return null;
        if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth) return null;
        if (overflowX !== 'visible') {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
        if (position === 'fixed') break;
        one = one.parentElement;
      }
      return [left, right];
    };

    const texts = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element || element.closest('script, style, svg, option')) continue;
      if (!isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      if (boxes.length === 0) continue;
      const seen = edges(element);
      if (seen && boxes.some((box) => box.left < seen[0] - 1.5 || box.right > seen[1] + 1.5))
        wrong.add(`${said(text.textContent)} is cut off`);
    }
    for (const button of modal.querySelectorAll('button')) {
      // A rule's number reaches farther to the finger than it is drawn.
      if (
        !isSeen(button) ||
        button.closest('.sr-only') ||
        getComputedStyle(button, '::after').content !== 'none'
      )
        continue;
      if (button.clientWidth > 1 && button.scrollWidth > button.clientWidth + 1)
        wrong.add(`${said(button.textContent)} is larger than its button`);
    }
    const canvas = document.createElement('canvas').getContext('2d')!;
    for (const list of modal.querySelectorAll('select')) {
      if (!isSeen(list) || list.value !== '') continue;
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(list);
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const words = list.selectedOptions[0]?.textContent ?? '';
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (canvas.measureText(words).width > room + 1) wrong.add(`${said(words)} is longer than its list`);
    }
    return [...wrong];
  });
