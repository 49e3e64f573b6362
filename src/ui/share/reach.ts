/** Links longer than this, in characters, are cut by some messengers. */
const safeLength = 2000;

/** Who can open a link, and what may go wrong with it, in sentences for its sender. */
export function reachOf(link: string): string {
  const { hostname, host } = new URL(link);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  const where = isHere
    ? 'This page comes from your own machine, so the link opens nowhere else: send the file.'
    : `Whoever opens it needs this app at ${host}.`;
  const length = `It has ${link.length.toLocaleString('en')} characters; some messengers cut such long links, a file is never cut.`;
  return link.length > safeLength ? `${where} ${length}` : where;
}
