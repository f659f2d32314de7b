import type { z } from 'zod';
import type * as contract from '#contract/emergency/hotel-requests.ts';
import { LADDER_MINUTES } from '#contract/service/offer-states.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { incidentOf } from '#server/emergency/activations/activations.ts';
import { findPartner } from '#server/outreach/partners/partners.ts';
import { after, days } from '#server/platform/clock.ts';
import { runNamed } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { linesOfHotel } from '#server/service/offers/offers.ts';
import { confirmLines, declineLines, type AnswerDeps } from './answers.ts';
import { callForRooms } from './capacity-calls.ts';

/** Requests older than this are history. */
const SHOWN = days(14);

type Row = Omit<contract.HotelRequest, 'firstAskedAt' | 'lastAnswerAt'> & {
  /** As PostgreSQL formats them. */
  firstAskedAt: string | null;
  lastAnswerAt: string | null;
};

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Every hotel that was asked, per incident: how many rooms, its answer, and how long it took. */
export async function listHotelRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const since = after(clock.now(), -SHOWN);
  const rows = await runNamed<Row>(
    db,
    {
      name: 'room_offers_overview',
      text: `with said as (
          select l.partner_id, l.incident_id,
            sum(l.rooms)::integer as asked,
            coalesce(sum(l.rooms) filter (where l.state = 'asked'), 0)::integer as open,
            coalesce(sum(l.rooms) filter (where l.state in ('confirmed', 'no-show', 'done')), 0)::integer as confirmed,
            coalesce(sum(l.rooms) filter (where l.state in ('declined', 'broken', 'lapsed')), 0)::integer as declined,
            min(l.answered_at) filter (where l.state in ('confirmed', 'no-show', 'done', 'declined', 'broken')) as first_answer,
            max(l.answered_at) filter (where l.state in ('confirmed', 'no-show', 'done', 'declined', 'broken')) as last_answer
          from offer_lines l
          where l.asked_at > $1::timestamptz and l.rooms is not null
          group by 1, 2
        ), sent as (
          select o.partner_id, o.incident_id, min(o.sent_at) as first_sent, max(o.step) as step,
            bool_or(o.state = 'unreachable') as is_unreachable, count(distinct k.contact_id)::integer as contacts
          from offers o left join offer_links k on k.offer_id = o.id
          where o.topic = 'rooms' and o.created_at > $1::timestamptz
          group by 1, 2
        )
        select said.partner_id as "partnerId", said.incident_id as "incidentId", i.name as incident, p.name as hotel, p.city,
          p.phone, p.is_sample as "isSample", said.asked, said.open, said.confirmed, said.declined,
          sent.first_sent as "firstAskedAt", said.last_answer as "lastAnswerAt",
          (extract(epoch from said.first_answer - sent.first_sent) / 60)::integer as minutes,
          coalesce(sent.contacts, 0) as "contactsAsked", p.silent_since is not null as "isSilent",
          said.open > 0 and (coalesce(sent.is_unreachable, false) or coalesce(sent.step, 0) >= $2::integer) as "callNow"
        from said
        join partners p on p.id = said.partner_id
        join incidents i on i.id = said.incident_id
        left join sent on sent.partner_id = said.partner_id and sent.incident_id = said.incident_id
        order by "callNow" desc, said.open desc, p.name, said.incident_id
        limit 500`,
    },
    [since, LADDER_MINUTES.length],
  );
  const [capacity] = await runNamed<{ asked: number }>(
    db,
    {
      name: 'room_offers_capacity_asked',
      text: `select count(*)::integer as asked from offers where topic = 'capacity' and created_at > $1::timestamptz`,
    },
    [since],
  );
  const requests = rows.map(({ firstAskedAt, lastAnswerAt, ...row }) => ({
    ...row,
    firstAskedAt: instantOf(firstAskedAt),
    lastAnswerAt: instantOf(lastAnswerAt),
  }));
  return { requests, capacityAsked: capacity?.asked ?? 0 };
}

/** Records a hotel's answer by phone for everything that is open there. */
export async function answerForHotel(
  deps: AnswerDeps,
  staff: Member,
  { partnerId, incidentId }: { partnerId: string; incidentId: string },
  said: z.output<typeof contract.answerForHotel.body>,
): Promise<{ rooms: number }> {
  return retryTransaction(() =>
    deps.db.transaction(async (tx) => {
      const partner = await findPartner(tx, partnerId);
      if (!partner) throw new AppError('not_found', say().offersErrors.noSuchOffer);
      const lines = (await linesOfHotel(tx, { partnerId, incidentId })).filter(
        ({ state }) => state === 'asked',
      );
      const by = { mover: 'agent' as const, saidBy: staff.id, lines };
      const moved =
        said.is === 'confirmed'
          ? await confirmLines(tx, deps, partnerId, { ...by, number: said.number })
          : await declineLines(tx, deps, partnerId, { ...by, reason: said.reason, note: said.note || null });
      if (moved.length === 0) throw new AppError('conflict', say().offersErrors.nothingOpen);
      const rooms = moved.reduce((sum, line) => sum + (line.rooms ?? 1), 0);
      await recordAdminChange(tx, {
        at: deps.clock.now(),
        actor: { id: staff.id, device: staff.device },
        action: said.is === 'confirmed' ? 'hotel.rooms-confirmed' : 'hotel.rooms-declined',
        subjectId: partnerId,
        detail: partner.name,
        before: { open: rooms },
        after: { ...said, rooms },
      });
      return { rooms };
    }),
  );
}

/** Our team asks all hotels around an incident for free rooms. */
export async function askForRooms(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  staff: Member,
  incidentId: string,
): Promise<{ hotels: number }> {
  const incident = await incidentOf(deps.db, incidentId);
  if (!incident) throw new AppError('not_found', say().offersErrors.noSuchIncident);
  const hotels = await callForRooms(deps, incidentId);
  await deps.db.transaction((tx) =>
    recordAdminChange(tx, {
      at: deps.clock.now(),
      actor: { id: staff.id, device: staff.device },
      action: 'hotel.rooms-asked',
      subjectId: incidentId,
      detail: incident.name,
      before: null,
      after: { hotels },
    }),
  );
  return { hotels };
}
