import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What was observed in the console and the network of the browser. */
export interface Watch {
  /** Expects no errors or warnings in the console, and no requests to other origins. */
  readonly clean: () => void;
  /** The URLs of all requests. */
  readonly requests: readonly string[];
}

/** Starts watching the console, violations of the content security policy and all requests. */
export async function watch(context: BrowserContext, page: Page, origin: string): Promise<Watch> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad || /content security policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  context.on('request', (request) => {
    const url = new URL(request.url());
    requests.push(url.href);
    if (url.protocol.startsWith('http') && url.origin !== origin) strangers.push(url.href);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return {
    requests,
    clean() {
      expect(complaints, 'the console').toEqual([]);
      expect(strangers, 'requests that left the origin').toEqual([]);
    },
  };
}
