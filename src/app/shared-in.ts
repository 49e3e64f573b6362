import { codeIn, plainCode } from '../store/share.ts';
import { openedWith } from '../ui/brought/arriving.ts';

/** What came from another app: a file, or a text without a name. */
interface Part {
  readonly name: string;
  readonly body: Blob;
}

/**
 * Takes what another app has shared with the installed one, which the service worker has put aside
 * (public/share-target.js): files as if the app were opened with them, and a link to a document, to be followed by
 * `follow`. Any other text is taken as a file, so that it is said what is wrong with it. `show` leads to the page that
 * takes files.
 */
export async function receiveShared(show: () => void, follow: (code: string) => void): Promise<void> {
  const parts = await takeOut();
  const files = parts.filter(({ name }) => name !== '').map(({ name, body }) => new File([body], name));
  for (const { body } of parts.filter(({ name }) => name === '')) {
    const code = codeIn(await body.text());
    if (code !== null) follow(await plainCode(code));
    else if (files.length === 0) files.push(new File([body], 'What was shared'));
  }
  if (files.length === 0) return;
  show();
  openedWith(files);
}

/** The parts that are put aside, each only once. */
async function takeOut(): Promise<readonly Part[]> {
  // Over plain http there are no caches, and no service worker.
  if (typeof caches === 'undefined' || !(await caches.has('shared'))) return [];
  const cache = await caches.open('shared');
  const parts: Part[] = [];
  for (const request of await cache.keys()) {
    const put = await cache.match(request);
    // Another tab may have been quicker.
    if (!put || !(await cache.delete(request))) continue;
    parts.push({ name: decodeURIComponent(put.headers.get('X-Name') ?? ''), body: await put.blob() });
  }
  return parts;
}
