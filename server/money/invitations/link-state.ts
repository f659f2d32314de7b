import type { JoinOffer } from '#contract/outreach/invitations.ts';

type Kept = { acceptedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date };

/** What a link is good for. What happened to it first is what counts: one that was accepted does not run out later. */
export function linkState(
  { acceptedAt, withdrawnAt, expiresAt }: Kept,
  given: { hasNewer: boolean; hasLeft: boolean; now: Date },
): JoinOffer['state'] {
  if (withdrawnAt) return given.hasNewer ? 'replaced' : 'withdrawn';
  if (acceptedAt) return 'accepted';
  if (given.hasLeft) return 'withdrawn';
  return expiresAt <= given.now ? 'expired' : 'open';
}
