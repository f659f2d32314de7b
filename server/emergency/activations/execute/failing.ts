import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { decideReviewsOfIncident, openReview, openReviews } from '#server/core/reviews/reviews.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';

type FailDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Short form without the SQL text, which stays in the log because it may name homes. */
function shortly(error: unknown): string {
  type Known = { code?: unknown; message?: unknown };
  const { code, message } = ((error as { cause?: Known } | null)?.cause ?? error ?? {}) as Known;
  return [code, message].filter(Boolean).map(String).join(' ').slice(0, 200) || 'unknown';
}

/**
 * Opens a review that shows the incident is stuck and offers a retry. Only one until it is decided or
 * succeeds.
 */
export async function openFailureReview(
  { db, clock, log }: FailDeps,
  incidentId: string,
  error: unknown,
): Promise<void> {
  try {
    const open = await openReviews(db, { kind: 'incident-failed' });
    if (open.some((one) => one.incidentId === incidentId)) return;
    const at = clock.now();
    const incident = await incidentStore.findIncident(db, incidentId);
    await openReview(db, {
      kind: 'incident-failed',
      key: `${incidentId} ${at.toISOString()}`,
      incidentId,
      summary: `${incident?.name ?? 'An incident'}: its orders could not be acted upon. It is tried again every minute; households in it may be waiting.`,
      facts: { error: shortly(error) },
      at,
    });
  } catch (err) {
    log.error({ err, incidentId }, 'opening a review for a stuck incident failed');
  }
}

/** The incident succeeds in this transaction, so its failure review closes. */
export const settleFailure = (tx: Tx, incidentId: string, at: Date) =>
  decideReviewsOfIncident(tx, {
    incidentId,
    kinds: ['incident-failed'],
    by: null,
    decision: 'noted',
    note: 'It came through.',
    at,
  });
