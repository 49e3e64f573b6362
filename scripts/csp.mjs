// The content security policy: the server sends it as a header, the build carries it as a <meta> element.
const rules = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export const cspMeta = rules.join('; ');

/** For the header: browsers ignore frame-ancestors in a <meta> element. */
export const cspHeader = [...rules, "frame-ancestors 'none'"].join('; ');
