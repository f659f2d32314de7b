import type { ReviewKind } from '#server/core/reviews/reviews.ts';

/**
 * Reviews that close once it is decided, manually or by the zone's own changes, whether a zone can activate.
 */
export const VERDICT_KINDS: readonly ReviewKind[] = [
  'looks-like-test',
  'order-old',
  'warning-old',
  'order-without-shape',
  'order-very-large',
  'message-doubtful',
  'home-in-held-zone',
];

/** Every review about a zone. They close when the zone ends. */
export const ZONE_KINDS: readonly ReviewKind[] = [
  ...VERDICT_KINDS,
  'zone-vanished',
  'status-unknown',
  'report-older',
  'rows-disagree',
];
