/**
 * Pages with a card form, including all pages below them. Only their documents may load the card provider's
 * script.
 */
export const PAYMENT_PATHS = ['/checkout', '/membership', '/join', '/setup', '/bookings'] as const;

export const isPaymentPath = (path: string): boolean =>
  PAYMENT_PATHS.some((p) => path === p || path.startsWith(`${p}/`));

/**
 * Every script those documents may load, and why: the inventory PCI DSS 6.4.3 requires. A browser test
 * compares it with what a checkout actually loads. Our own scripts have content hashes in their names and
 * come from our origin.
 */
export const PAYMENT_SCRIPTS = [
  { from: 'self', path: /^\/assets\/[\w.-]+\.js$/, why: 'the product itself' },
  { from: 'self', path: /^\/sw\.js$/, why: 'the evacuation plan without a network' },
  {
    from: 'https://js.stripe.com',
    path: /^\/\w+\/stripe\.js$/,
    why: 'the card form, whose fields are frames of the provider: card numbers never enter our pages',
  },
] as const;
