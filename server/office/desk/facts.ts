import {
  homeStatusesOf,
  mayBeUnderAlertText,
  servedIncidentText,
} from '#server/emergency/activations/activations.ts';
import { hasOpenReviewText, homesWithReview } from '#server/core/reviews/reviews.ts';
import { holdsFor, roomStateText } from '#server/emergency/lodging/lodging.ts';
import { isMedicalText, needsIn, roomNeedsByHome } from '#server/home/household/household.ts';
import { type Queryable, runNamed } from '#server/platform/db.ts';
import type { PlainSituationOf, SituationOf } from '#server/service/conversations/conversations.ts';
import { hasStuckBookingText, homesWithStuckBooking } from '#server/service/bookings/bookings.ts';
import { NO_FACTS, type SeverityFacts } from '#server/service/cases/cases.ts';

type Subject = { homeId: string | null; incidentId: string | null };

/** The facts that the severity rules need about households, in a few statements regardless of their number. */
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

const SITUATION = {
  name: 'desk_plain_situation',
  text: `select served.incident_id as "incidentId", ${mayBeUnderAlertText('$1::uuid')} as "isAlert",
      ${hasOpenReviewText('person-needs-help', '$1::uuid')} as "needsHelp",
      ${hasOpenReviewText('call-household', '$1::uuid')} as "hasNotAnswered",
      ${hasStuckBookingText('$1::uuid')} as "hasStuckBooking",
      ${isMedicalText('$1::uuid')} as "isMedical",
      ${roomStateText('served.incident_id', '$1::uuid')} as room
    from (select ${servedIncidentText('$1::uuid')} as incident_id) served`,
};
type PlainRow = Pick<SeverityFacts, 'needsHelp' | 'hasNotAnswered' | 'hasStuckBooking' | 'isMedical'> & {
  incidentId: string | null;
  isAlert: boolean;
  room: string | null;
};

/**
 * The situation in one statement, for a home with services and for one on a quiet day. Null for any other: whether a zone
 * covers it takes the zone's shape.
 */
export const plainSituationOf: PlainSituationOf = async (db, homeId) => {
  const [row] = await runNamed<PlainRow>(db, SITUATION, [homeId]);
  if (!row || (row.incidentId === null && row.isAlert)) return null;
  const { incidentId, room, needsHelp, hasNotAnswered, hasStuckBooking, isMedical } = row;
  const hasServices = incidentId !== null;
  const facts = {
    ...NO_FACTS,
    isUnderOrder: hasServices,
    needsHelp,
    hasNotAnswered,
    hasStuckBooking,
    isMedical,
    hasRoom: room === 'held' || room === 'checked-in',
    isWaitingForRoom: room === 'waiting',
  };
  return { incidentId, hasServices, facts };
};

/** The context of a household's message: its current event, if any, and its severity. */
export const situationOf: SituationOf = async (db, homeId, now) =>
  (await plainSituationOf(db, homeId)) ?? wholeSituationOf(db, homeId, now);

/** The same for every home. */
export const wholeSituationOf: SituationOf = async (db, homeId, now) => {
  const status = (await homeStatusesOf(db, [homeId], now)).get(homeId);
  const hasServices = status?.activation?.state === 'active';
  const isEvent = hasServices || status?.state === 'order' || status?.state === 'warning';
  const incidentId = isEvent ? (status?.activation?.incidentId ?? status?.incidentId ?? null) : null;
  const facts = (await severityFactsOf(db, [{ homeId, incidentId }], now)).get(homeId) ?? NO_FACTS;
  return { incidentId, hasServices, facts };
};
