import type { JoinOffer } from '#contract/outreach/invitations.ts';

type Kept = { acceptedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date };

/** State of a link. The first thing that happened to it wins: an accepted link never expires. */
export function linkState(
  { acceptedAt, withdrawnAt, expiresAt }: Kept,
  given: { hasNewer: boolean; hasLeft: boolean; now: Date },
): JoinOffer['state'] {
  if (withdrawnAt) return given.hasNewer ? 'replaced' : 'withdrawn';
  if (acceptedAt) return 'accepted';
  if (given.hasLeft) return 'withdrawn';
  return expiresAt <= given.now ? 'expired' : 'open';
}
