import type { Page } from '@playwright/test';

/**
 * The sizes at which every screen is checked: tablets, one in both orientations, laptops, half a tablet, phones, one in
 * landscape.
 */
export const sizes = [
  [1180, 820],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [507, 724],
  [390, 844],
  [360, 740],
  [844, 390],
] as const;

/** The sizes that are checked with letters of twice the size: the narrowest phone, a phone in landscape, a tablet. */
export const largeSizes = [
  [360, 740],
  [844, 390],
  [1180, 820],
] as const;

/**
 * What is wrong with the controls of the page, in sight or not. One smaller than 44 px must still be hit by a finger 21
 * px from its middle: its hit area (of a rule's number in a sentence) may be larger than its box. With type below 16 px
 * in a field some tablets zoom when it gets the focus; the keyboard that phones show for digits may have no minus. Nothing
 * but toolbars and text fields may scroll sideways, and below the end of the page there is nothing to scroll to. And WebKit centres the letters of drawings by metrics in whole units of
 * the drawing: in few units they are off the middle.
 */
export const wrongBoxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const called = (one: Element): string =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 50) ||
      one.outerHTML.slice(0, 80);
    const modal = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;

    const kinds =
      'button, a[href], input, select, textarea, summary, [role=tab], [role=radio], [role=switch], [role=button]';
    for (const one of modal.querySelectorAll<HTMLElement>(kinds)) {
      const { width, height } = one.getBoundingClientRect();
      // Not rendered, or only for the keyboard and screen readers.
      if (width <= 1 || height <= 1 || !one.checkVisibility({ visibilityProperty: true })) continue;
      if (one.matches('input, select, textarea') && Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        wrong.push(`${called(one)}: type smaller than 16 px`);
      if (one.matches('[inputmode=numeric]') && Number(one.getAttribute('min') ?? -1) < 0)
        wrong.push(`${called(one)}: a keyboard without a minus`);
      if (width >= 43.5 && height >= 43.5) continue;
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = one.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const inSight = (dx: number, dy: number): boolean =>
        x + dx >= 0 && y + dy >= 0 && x + dx < innerWidth && y + dy < innerHeight;
      const hits = (dx: number, dy: number): boolean => {
        const under = document.elementFromPoint(x + dx, y + dy);
        return under !== null && (one.contains(under) || under.closest('label')?.contains(one) === true);
      };
      // Covered by something, as the map is by an opened list.
      if (!inSight(0, 0) || !hits(0, 0)) continue;
      const around = [
        [21, 0],
        [-21, 0],
        [0, 21],
        [0, -21],
      ] as const;
      if (around.some(([dx, dy]) => inSight(dx, dy) && !hits(dx, dy)))
        wrong.push(`${called(one)}: ${Math.round(width)}×${Math.round(height)}`);
    }

    for (const letters of modal.querySelectorAll('svg text')) {
      const { fontSize, dominantBaseline } = getComputedStyle(letters);
      if (dominantBaseline === 'central' && Number.parseFloat(fontSize) < 6)
        wrong.push(`${called(letters)}: letters of only ${fontSize} are centred`);
    }

    // Undo what scrollIntoView has scrolled in boxes that a user cannot scroll.
    for (const one of document.querySelectorAll('*')) {
      if (one.scrollTop > 0 && /hidden|clip/.test(getComputedStyle(one).overflowY)) one.scrollTop = 0;
    }
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth)
      wrong.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth} px`);
    const end = Math.ceil(scrollY + (document.getElementById('root')?.getBoundingClientRect().bottom ?? 0));
    const beyond = page.scrollHeight - Math.max(page.clientHeight, end);
    if (beyond > 1) wrong.push(`the page scrolls ${beyond} px past its end`);
    for (const one of modal.querySelectorAll<HTMLElement>('*')) {
      if (
        one.scrollWidth <= one.clientWidth + 1 ||
        one.clientWidth === 0 ||
        one.matches('[role=toolbar], input')
      )
        continue;
      if (/auto|scroll/.test(getComputedStyle(one).overflowX))
        wrong.push(
          `${one.tagName} ${called(one)} scrolls sideways by ${one.scrollWidth - one.clientWidth} px`,
        );
    }
    return wrong;
  });
