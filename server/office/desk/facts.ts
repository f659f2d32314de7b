import { homeStatusesOf } from '#server/emergency/activations/activations.ts';
import { homesWithReview } from '#server/core/reviews/reviews.ts';
import { holdsFor } from '#server/emergency/lodging/lodging.ts';
import { needsIn, roomNeedsByHome } from '#server/home/household/household.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { SituationOf } from '#server/service/conversations/conversations.ts';
import { homesWithStuckBooking } from '#server/service/bookings/bookings.ts';
import { NO_FACTS, type SeverityFacts } from '#server/service/cases/cases.ts';

type Subject = { homeId: string | null; incidentId: string | null };

/** What the severity rules need to know about households, in a few statements however many there are. */
export async function severityFactsOf(
  db: Queryable,
  subjects: readonly Subject[],
  now: Date,
): Promise<Map<string, SeverityFacts>> {
  const homeIds = [...new Set(subjects.map(({ homeId }) => homeId))].filter((id) => id !== null);
  const [statuses, needs, needHelp, silent, stuck] = [
    await homeStatusesOf(db, homeIds, now),
    await roomNeedsByHome(db, homeIds),
    await homesWithReview(db, { homeIds, kinds: ['person-needs-help'] }),
    await homesWithReview(db, { homeIds, kinds: ['call-household'] }),
    await homesWithStuckBooking(db, homeIds),
  ];
  const rooms = new Map<string, string>();
  for (const [incidentId, of] of Map.groupBy(subjects, (one) => one.incidentId))
    if (incidentId)
      for (const { homeId, state } of await holdsFor(
        db,
        incidentId,
        of.map((one) => one.homeId).filter((id) => id !== null),
      ))
        rooms.set(homeId, state);
  return new Map(
    homeIds.map((homeId) => {
      const status = statuses.get(homeId);
      const room = rooms.get(homeId);
      return [
        homeId,
        {
          ...NO_FACTS,
          isUnderOrder: status?.activation?.state === 'active' || status?.state === 'order',
          isUnderWarning: status?.state === 'warning',
          needsHelp: needHelp.has(homeId),
          hasNotAnswered: silent.has(homeId),
          hasStuckBooking: stuck.has(homeId),
          isMedical: needsIn(needs, homeId).isMedical,
          hasRoom: room === 'held' || room === 'checked-in',
          isWaitingForRoom: room === 'waiting',
        },
      ] as const;
    }),
  );
}

/** What a message of a household is about: the event it is in, if any, and how bad it is. */
export const situationOf: SituationOf = async (db, homeId, now) => {
  const status = (await homeStatusesOf(db, [homeId], now)).get(homeId);
  const hasServices = status?.activation?.state === 'active';
  const isEvent = hasServices || status?.state === 'order' || status?.state === 'warning';
  const incidentId = isEvent ? (status?.activation?.incidentId ?? status?.incidentId ?? null) : null;
  const facts = (await severityFactsOf(db, [{ homeId, incidentId }], now)).get(homeId) ?? NO_FACTS;
  return { incidentId, hasServices, facts };
};
