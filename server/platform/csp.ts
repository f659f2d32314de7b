/** Trackers that public pages may notify of a visit, when configured and consented to. */
export type Trackers = { analyticsId?: string | undefined; adPixelId?: string | undefined };
export const NO_TRACKERS: Trackers = {};

/** Source of the map tiles. Scripts fetch them, and they are images. */
const TILES = 'https://tile.openstreetmap.org';

/** Sources of the card provider's form: its script, its frames, and their connections. */
const CARD_FORM = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
};

/** Exceptions for single documents. */
export type Allowed = {
  trackers?: Trackers;
  cardForm?: boolean;
  /** Origin of the aerial images, if any. */
  imagery?: string | undefined;
};

/**
 * Content-Security-Policy of documents: nothing unless named, inline code only with this response's nonce.
 * `upgrade-insecure-requests` is left out on http, where it would break a local address.
 */
export const documentCsp = (nonce: string, https: boolean, allowed: Allowed = {}): string => {
  const { trackers = NO_TRACKERS, cardForm = false, imagery } = allowed;
  const tiles = imagery ? `${TILES} ${imagery}` : TILES;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${cardForm ? CARD_FORM.script : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob: ${tiles}${trackers.adPixelId ? ' https://www.facebook.com' : ''}`,
    "font-src 'self'",
    `connect-src 'self' ${tiles}${trackers.analyticsId ? ' https://www.google-analytics.com' : ''}${cardForm ? CARD_FORM.connect : ''}`,
    ...(cardForm ? [`frame-src ${CARD_FORM.frame}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** For everything that isn't a document: it may load nothing and can't be framed. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * For worker scripts, which run under the policy of their own file. They may load no other script;
 * WebAssembly from here decodes pictures in PDFs.
 */
export const WORKER_CSP = `default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self' ${TILES}; frame-ancestors 'none'`;

const permissions = (payment: string): string =>
  `accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=${payment}, usb=()`;

/** For documents with a card form: the provider's frame requests wallet payments. */
export const CARD_FORM_PERMISSIONS = permissions('(self "https://js.stripe.com")');

/** Headers of every response. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': DATA_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
  ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});
