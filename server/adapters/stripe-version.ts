/** The version of the API this code was written for: Stripe changes nothing under us. */
export const STRIPE_VERSION = '2026-10-28.endive';
