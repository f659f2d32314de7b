import type { PastEvacuation } from '#contract/home/recovery.ts';
import { daysBetween } from './calendar-days.ts';

/** A household that wants a recovery mostly wants it soon. Later, the page still lets it start one. */
const OFFER_DAYS = 60;

type Known = {
  evacuations: readonly PastEvacuation[];
  recoveries: readonly { incidentId: string | null; closedAt: Date | null; startedOn: string }[];
  today: string;
};

/**
 * The evacuation from which a household just returned, if nothing was started for it. Nothing is written for the many
 * households that lost nothing: an offer is worked out when someone looks.
 */
export function offerOf({ evacuations, recoveries, today }: Known): string | null {
  if (recoveries.some(({ closedAt }) => closedAt === null)) return null;
  const last = evacuations.find(({ to }) => to !== null);
  if (!last?.to || daysBetween(last.to, today) > OFFER_DAYS) return null;
  const isStarted = recoveries.some(
    ({ incidentId, startedOn }) => incidentId === last.incidentId || startedOn >= last.from,
  );
  return isStarted ? null : last.incidentId;
}
