import type { CDPSession, Page } from '@playwright/test';

/** The browser's font size of users with poor eyesight in pixels: twice the usual. */
export const largeLetters = 32;
const usualLetters = 16;

/** Calls `deed` with another default font size of the browser, as in its settings; rem and media queries follow it. */
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
 * Texts that are cut off: by the edge of the screen or of a box that does not scroll, by their button, or by the select
 * that shows them. Texts with an intended ellipsis are left out.
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
    /** The left and right limits within which the element is visible; `null` if it scrolls or has an ellipsis. */
    const edges = (element: Element): readonly [left: number, right: number] | null => {
      let [left, right] = [0, innerWidth];
      for (let one: Element | null = element; one && one !== document.documentElement; ) {
        const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(one);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
        const box = one.getBoundingClientRect();
        // For screen readers only.
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
      // The hit area of a rule's number is larger than its box.
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
