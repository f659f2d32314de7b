/** Stands in the built documents where the nonce of a response goes. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/**
 * Content-Security-Policy of documents: nothing unless named, inline code only under this response's nonce.
 * `upgrade-insecure-requests` is left out on http, where it would break a local address.
 */
export const documentCsp = (nonce: string, https: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
