// A browser that is driven by the WebDriver protocol: Debian's WebKit.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const isThere = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** The programs without which WebKit cannot be driven and that this machine lacks. */
export const missing = ['WebKitWebDriver', 'xvfb-run'].filter((program) => !isThere(program));

/** Repeats `deed` for a minute until it returns something, and returns that. */
export async function until(what, deed) {
  let why = '';
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(200)) {
    try {
      const found = await deed();
      if (found) return found;
    } catch (error) {
      why = `: ${error.message}`;
    }
  }
  throw new Error(`${what} never came${why}`);
}

/** Opens a window of WebKit on a screen of its own. `port` must be free. */
export async function openWebKit(port, size) {
  // A process group, so that the browser ends with its driver.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  let session = '';
  /** Sends a command, and returns its value. */
  async function call(method, path, body) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://localhost:${port}${session}${path}`, { method, ...sent });
    const { value } = await answer.json();
    if (value?.error) throw new Error(value.message || value.error);
    return value;
  }
  const close = async () => {
    if (session !== '') await call('DELETE', '').catch(() => {});
    process.kill(-driver.pid);
  };
  /** Runs a function in the page. */
  const run = (deed, ...args) =>
    call('POST', '/execute/sync', { script: `return (${deed}).apply(null, arguments)`, args });
  /** The first button that can be pressed and whose test id or name matches; `null`: there is none. */
  const button = (pattern) =>
    run(
      (words) =>
        [...document.querySelectorAll('button, a[href]')].find(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            one.getAttribute('aria-disabled') !== 'true' &&
            new RegExp(words).test(
              one.dataset.testid ?? one.getAttribute('aria-label') ?? one.textContent.trim(),
            ),
        ) ?? null,
      pattern,
    );
  const click = (element) => call('POST', `/element/${Object.values(element)[0]}/click`, {});
  const press = (pattern) =>
    until(`The button ${pattern}`, async () => {
      const found = await button(pattern);
      if (found) await click(found);
      return found !== null;
    });
  /** Waits for a text on the page, and returns it. */
  const read = (pattern) =>
    until(`The text ${pattern}`, () =>
      run((words) => new RegExp(words).exec(document.body.textContent)?.[0] ?? null, pattern),
    );

  try {
    const { sessionId, capabilities } = await until('WebKit', () =>
      call('POST', '/session', { capabilities: { alwaysMatch: {} } }),
    );
    session = `/session/${sessionId}`;
    await call('POST', '/window/rect', size);
    const name = `${capabilities.browserName} ${capabilities.browserVersion}`;
    return { name, call, close, run, button, click, press, read };
  } catch (error) {
    await close();
    throw error;
  }
}
