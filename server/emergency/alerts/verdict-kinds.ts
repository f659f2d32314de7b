import type { ReviewKind } from '#server/core/reviews/reviews.ts';

/** Questions that are answered when it is said whether a zone may act, by a person or by what becomes of it. */
export const VERDICT_KINDS: readonly ReviewKind[] = [
  'looks-like-test',
  'order-old',
  'warning-old',
  'order-without-shape',
  'order-very-large',
  'message-doubtful',
  'home-in-held-zone',
];
