import type { PastEvacuation } from '#contract/home/recovery.ts';
import { daysBetween } from './calendar-days.ts';

/** A household that wants a recovery usually wants it soon. Later, it can still start one from the page. */
const OFFER_DAYS = 60;

type Known = {
  evacuations: readonly PastEvacuation[];
  recoveries: readonly { incidentId: string | null; closedAt: Date | null; startedOn: string }[];
  today: string;
};

/**
 * The evacuation from which a household just returned, if no recovery was started for it. Computed on demand, so
 * nothing is stored for the many households that lost nothing.
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
