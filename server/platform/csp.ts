/** Whom public pages may tell that they were opened, when configured and agreed to. */
export type Trackers = { analyticsId?: string | undefined; adPixelId?: string | undefined };
export const NO_TRACKERS: Trackers = {};

/** Where the map's tiles are from. Scripts fetch them, and they are pictures. */
const TILES = 'https://tile.openstreetmap.org';

/**
 * Content-Security-Policy of documents: nothing unless named, inline code only under this response's nonce.
 * `upgrade-insecure-requests` is left out on http, where it would break a local address.
 */
export const documentCsp = (nonce: string, https: boolean, trackers: Trackers = NO_TRACKERS): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob: ${TILES}${trackers.adPixelId ? ' https://www.facebook.com' : ''}`,
    "font-src 'self'",
    `connect-src 'self' ${TILES}${trackers.analyticsId ? ' https://www.google-analytics.com' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** For everything that is not a document: it may load nothing and be framed by nobody. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * For the script of a worker, which lives under the policy of its own file. It may run no other script; WebAssembly
 * from here decodes pictures in PDFs.
 */
export const WORKER_CSP = `default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self' ${TILES}; frame-ancestors 'none'`;

/** Headers every response carries. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': DATA_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});
