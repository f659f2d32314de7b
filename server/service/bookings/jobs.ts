import { hoursText } from '#contract/concierge-hours.ts';
import { formatPhone } from '#contract/phone.ts';
import { DONE_AFTER_HOURS, STUCK_DAYS, UNDATED_DAYS } from '#contract/service/booking-states.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { amountText } from '#contract/text/format.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { pushTo } from '#server/core/notifications/notifications.ts';
import { purchaseMoved } from '#server/money/orders/orders.ts';
import { bookingDisputed, bookingPaymentChanged } from '#server/money/payments/payments.ts';
import { peopleInHome } from '#server/home/homes/homes.ts';
import { partnersById } from '#server/outreach/partners/partners.ts';
import { liveLineOf } from '#server/service/offers/offers.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { z } from 'zod';
import { bookingAnswers, finishVisit } from './answers.ts';
import { startBenefits } from './benefits.ts';
import { startBenefits as startJob, stopCardPayment, tell, tellPerson, tend } from './job-names.ts';
import { cancelIn, lapseQuote } from './member-moves.ts';
import { bookingLink } from './partner-link.ts';
import { followBankDispute, settleOrphans, settlePayment, stopVoid } from './paying.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import { latestAmount } from './payment-store.ts';
import { followPurchase } from './purchases.ts';
import * as store from './store.ts';

type JobDeps = BookingDeps & Pick<Deps, 'mail' | 'push' | 'billing'>;

/** Enqueues one notification per person, so that one refused address doesn't repeat the emails of the others. */
const runTell = ({ db, jobs }: JobDeps, { bookingId, what }: z.output<typeof tell.schema>): Promise<void> =>
  db.transaction(async (tx) => {
    const booking = await store.findBookingById(tx, bookingId);
    if (!booking) return;
    const key = `${bookingId}-${what}-${booking.updatedAt.getTime()}`;
    for (const { userId } of await peopleInHome(tx, booking.homeId))
      await jobs.enqueue(tx, tellPerson, { bookingId, userId, what, key });
  });

async function runTellPerson(
  { db, mail, push, config, log }: JobDeps,
  { bookingId, userId, what, key: news }: z.output<typeof tellPerson.schema>,
): Promise<void> {
  const booking = await store.findBookingById(db, bookingId);
  const person = (await peopleById(db, [userId])).get(userId);
  if (!booking || !person) return; // deleted since
  const { language } = person;
  const { bookingMails: t, bookingWords, conciergeMessages, mail: words } = messagesIn(language);
  const key = `booking-${news}-${userId}`;
  const path = `/bookings/${bookingId}`;
  const title = t.subjects[what](bookingWords.kinds[booking.kind]);
  await pushTo({ db, push }, userId, { title, body: t.texts[what], path, tag: 'booking' }, key);
  const callUs = conciergeMessages.callUs(
    formatPhone(config.conciergePhone),
    hoursText(config.conciergeHours, language),
  );
  const cents = what === 'paid' || what === 'refunded' ? await latestAmount(db, bookingId) : undefined;
  const amount = cents === undefined ? [] : [t.amount(amountText(cents, language))];
  const parts = {
    language,
    subject: title,
    greeting: words.hello(person.name),
    paragraphs: [t.texts[what], ...amount, t.reference(booking.ref), callUs],
    action: { label: t.open, url: config.origin + path },
  };
  // The key dedupes: a crash after sending but before recording it doesn't send a second email.
  const result = await mail.send(composeMail(person.email, parts, { key }));
  if (result.outcome === 'refused') log.warn({ bookingId, reason: result.reason }, 'booking email refused');
}

/** Bookings of partners that no longer work with us. */
async function withBlockedPartner(db: JobDeps['db']): Promise<string[]> {
  const live = await store.withPartner(db);
  const partners = await partnersById(
    db,
    live.map(({ partnerId }) => partnerId),
  );
  return live.flatMap(({ id, partnerId }) => {
    const state = partners.get(partnerId)?.state;
    return state === 'blocked' || state === 'ended' ? [id] : [];
  });
}

/** Applies the passing of time to bookings. Each in its own transaction, so one failure doesn't block the others. */
async function runTend(deps: JobDeps, parts: BookingParts): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const each = async (ids: readonly string[], run: (id: string) => Promise<unknown>) => {
    for (const id of ids)
      await retryTransaction(() => run(id)).catch((err: unknown) =>
        log.error({ err, bookingId: id }, 'booking upkeep failed'),
      );
  };
  const answers = bookingAnswers(deps, parts);
  await each(await store.dueIds(db, 'offering', 'answerBy', now), (id) =>
    db.transaction(async (tx) => {
      const booking = await store.lockBooking(tx, id);
      if (booking?.state !== 'offering' || !booking.partnerId) return;
      await parts.handshake?.lapse(tx, id, now);
      await answers.lapsed(tx, { bookingId: id, partnerId: booking.partnerId, at: now });
    }),
  );
  await each(await withBlockedPartner(db), (id) =>
    db.transaction(async (tx) => {
      const line = await liveLineOf(tx, id);
      if (line) await bookingLink(deps, parts).leave(tx, line, now);
    }),
  );
  await each(await store.dueIds(db, 'quoted', 'quoteUntil', now), (id) => lapseQuote(deps, parts, id));
  await each(await store.dueIds(db, 'under-way', 'endsAt', after(now, -hours(DONE_AFTER_HOURS))), (id) =>
    db.transaction(async (tx) => {
      const booking = await store.lockBooking(tx, id);
      if (booking?.state !== 'under-way') return;
      await finishVisit(tx, deps, booking, { by: 'clock', at: now });
      await parts.handshake?.close(tx, id, 'done', now);
    }),
  );
  await settleOrphans(deps);
  await each(await store.dueIds(db, 'draft', 'createdAt', after(now, -days(UNDATED_DAYS))), (id) =>
    db.transaction(async (tx) => {
      const booking = await store.lockBooking(tx, id);
      if (booking?.state === 'draft') await cancelIn(tx, deps, parts, booking, { by: 'clock', at: now });
    }),
  );
  await each(await store.dueIds(db, 'stuck', 'endsAt', after(now, -days(STUCK_DAYS))), (id) =>
    db.transaction(async (tx) => {
      const booking = await store.lockBooking(tx, id);
      if (booking?.state === 'stuck') await cancelIn(tx, deps, parts, booking, { by: 'clock', at: now });
    }),
  );
}

export const bookingsHandlers = (parts: BookingParts): Handler<JobDeps>[] => [
  handler(tell, runTell),
  handler(tellPerson, runTellPerson),
  handler(startJob, async (deps: JobDeps) => void (await startBenefits(deps, parts))),
  handler(purchaseMoved, (deps: JobDeps, { orderId }) => followPurchase(deps, parts, orderId)),
  handler(tend, (deps: JobDeps) => runTend(deps, parts)),
  handler(stopCardPayment, (deps: JobDeps, { paymentId }) => stopVoid(deps, paymentId)),
  handler(bookingPaymentChanged, (deps: JobDeps, { paymentId }) => settlePayment(deps, paymentId)),
  handler(bookingDisputed, (deps: JobDeps, { disputeRef }) => followBankDispute(deps, disputeRef)),
];
