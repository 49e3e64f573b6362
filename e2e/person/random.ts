import type { Page } from '@playwright/test';
import type { Stream } from '../../src/kernel/streams.ts';
import { stream } from '../../src/kernel/streams.ts';

/** Something on the screen that can be pressed. */
interface Control {
  readonly x: number;
  readonly y: number;
  readonly kind: 'pressed' | 'written' | 'chosen';
  readonly name: string;
}

/** Somebody who presses, types and drags without looking. What they do follows from the name of `randomHands`. */
export interface RandomHands {
  /** Does one thing, and says what it was. */
  act(): Promise<string>;
}

const sizes = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;
const keys =
  '1 2 3 4 5 6 9 Enter Enter Enter Escape Escape Control+z Control+y ArrowUp ArrowLeft Tab Tab Space Delete ? 0 + -'.split(
    ' ',
  );
const words = ['12', '-3', '0', '999999', 'Zoë', '1e5', 'x y', '7.5', ''];

/** Runs in the page. All that can be pressed where nothing covers it, of the topmost layer only. */
function controls(): readonly Control[] {
  const layer = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;
  const all = layer.querySelectorAll<HTMLElement>(
    'button, a[href], select, input, textarea, summary, [role=tab]',
  );
  return [...all].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const under = document.elementFromPoint(x, y);
    const isThere = under !== null && width > 0 && (one.contains(under) || under.contains(one));
    const leads = one instanceof HTMLAnchorElement && one.origin !== location.origin;
    const type = one instanceof HTMLInputElement ? one.type : '';
    const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
    // What they have begun is to be there at the end.
    const deletes = /^(Delete|Clear)/.test(name);
    if (!isThere || leads || deletes || type === 'file' || one.matches(':disabled')) return [];
    const isWritten = one.matches('textarea') || /^(text|number|search|url|email)$/.test(type);
    const kind = one.matches('select') ? 'chosen' : isWritten ? 'written' : 'pressed';
    return [{ x, y, kind, name } as const];
  });
}

/** Runs in the page. Takes an entry of the select at a place, as by a choice of the user. */
function choose({ x, y, part }: { readonly x: number; readonly y: number; readonly part: number }): void {
  const select = document.elementFromPoint(x, y)?.closest('select');
  if (!select) return;
  select.selectedIndex = Math.floor(part * select.options.length);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const pick = <T>(dice: Stream, all: readonly T[]): T => all[dice.die(all.length) - 1] as T;

/** What has been pressed often is pressed less: else they would only ever go through the longest lists. */
function leastWorn(dice: Stream, all: readonly Control[], worn: Map<string, number>): Control {
  const weights = all.map(({ name }) => 1 / (1 + (worn.get(name) ?? 0)));
  let left = dice.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = all.find((_, place) => {
    left -= weights[place] as number;
    return left <= 0;
  });
  const control = found ?? (all.at(-1) as Control);
  worn.set(control.name, (worn.get(control.name) ?? 0) + 1);
  return control;
}

/** Hands on a page, which must have a touch screen. */
export function randomHands(page: Page, name: string): RandomHands {
  const dice = stream(name);
  const worn = new Map<string, number>();

  async function manipulate(): Promise<string> {
    const all = await page.evaluate(controls);
    if (all.length === 0) return press('Escape');
    const { x, y, kind, name: called } = leastWorn(dice, all, worn);
    if (kind === 'chosen') await page.evaluate(choose, { x, y, part: dice.fraction() });
    else if (kind === 'pressed' && dice.die(2) === 1) await page.mouse.click(x, y);
    else await page.touchscreen.tap(x, y);
    if (kind === 'written') {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(pick(dice, words));
      if (dice.die(2) === 1) await page.keyboard.press(pick(dice, ['Enter', 'Tab', 'Escape']));
    }
    return called;
  }

  async function touchMap(): Promise<string> {
    const drawn = page.getByRole('region', { name: 'Map' }).first();
    const map = (await drawn.isVisible()) ? await drawn.boundingBox() : null;
    const { width, height } = page.viewportSize() ?? sizes[0];
    const { x, y, width: w, height: h } = map ?? { x: 0, y: 0, width, height };
    const spot = () => [x + dice.fraction() * w, y + dice.fraction() * h] as const;
    const [from, to] = [spot(), spot()];
    const how = dice.die(10);
    if (how <= 6) {
      await page.touchscreen.tap(...from);
      return 'tap';
    }
    await page.mouse.move(...from);
    await page.mouse.down();
    if (how === 10) await page.waitForTimeout(700);
    else await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
    return how === 10 ? 'long press' : 'drag';
  }

  async function press(key: string): Promise<string> {
    await page.keyboard.press(key);
    return key;
  }

  async function disturb(): Promise<string> {
    switch (dice.die(4)) {
      case 1:
        // Not farther than to the page that they came in by.
        await page.evaluate(() => (location.hash.length > 2 ? history.back() : undefined));
        return 'back';
      case 2:
        await page.reload();
        return 'reload';
      default: {
        const size = pick(dice, sizes);
        await page.setViewportSize(size);
        return `${size.width} wide`;
      }
    }
  }

  return {
    async act() {
      const what = dice.die(100);
      const done =
        what <= 62
          ? manipulate()
          : what <= 79
            ? touchMap()
            : what <= 94
              ? press(pick(dice, keys))
              : disturb();
      const said = await done;
      await page.waitForTimeout(40 + dice.die(100));
      return said;
    },
  };
}
