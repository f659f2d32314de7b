/** The API version this code was written for, pinned so that Stripe can't change it under us. */
export const STRIPE_VERSION = '2026-10-28.endive';
