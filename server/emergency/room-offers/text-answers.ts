import { formatPhone } from '#contract/phone.ts';
import { type PartnerSaid, readPartnerText } from '#contract/service/partner-words.ts';
import { inboundMessages, type InboundMessages } from '#contract/text/catalog.ts';
import { asGsm } from '#server/core/notifications/notifications.ts';
import {
  blocksWithNights,
  nightOf,
  offerRooms,
  setFreeRooms,
  type RecordRoomEvent,
} from '#server/emergency/lodging/lodging.ts';
import { clearSilence, contactsOfPhone } from '#server/outreach/partners/partners.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { bookingLink, bookingOf, type BookingParts } from '#server/service/bookings/bookings.ts';
import type { AnswerByText, ProcessDeps } from '#server/service/inbound/inbound.ts';
import {
  linesOfPage,
  moveOffer,
  offersAskedOf,
  type LineRow,
  type OfferRow,
} from '#server/service/offers/offers.ts';
import { confirmLines, declineLines } from './answers.ts';

type Contact = Awaited<ReturnType<typeof contactsOfPhone>>[number];
/** An unanswered question to a contact: all rooms of an incident, a booking, or free rooms. */
type Question = { topic: OfferRow['topic']; offer: OfferRow; contact: Contact; lines: LineRow[] };

/** What was open for these contacts when the text was written: it can't refer to rooms requested since then. */
async function openQuestions(
  tx: Tx,
  contacts: readonly Contact[],
  { at, now }: { at: Date; now: Date },
): Promise<Question[]> {
  const contactIds = contacts.map(({ id }) => id);
  const asked = await offersAskedOf(tx, { contactIds, now, before: at });
  const questions: Question[] = [];
  for (const { offer, contactId } of asked) {
    const contact = contacts.find(({ id }) => id === contactId);
    if (!contact) continue;
    const lines = (await linesOfPage(tx, offer)).filter(
      ({ state, offerId }) => state === 'asked' && asked.some((one) => one.offer.id === offerId),
    );
    const isKnown = questions.some(
      ({ topic, offer: known }) =>
        topic === 'rooms' &&
        offer.topic === 'rooms' &&
        known.partnerId === offer.partnerId &&
        known.incidentId === offer.incidentId,
    );
    if (offer.topic === 'capacity' || (lines.length > 0 && !isKnown))
      questions.push({ topic: offer.topic, offer, contact, lines });
  }
  return questions;
}

type Acting = { tx: Tx; deps: ProcessDeps; tell: RecordRoomEvent; parts: BookingParts; now: Date };
type Done = { outcome: string; reply: (t: InboundMessages) => string };
const BY_LINK: Done = { outcome: 'partner-by-link', reply: (t) => t.partnerByLink };

const roomsIn = (lines: readonly LineRow[]): number =>
  lines.reduce((sum, { rooms }) => sum + (rooms ?? 1), 0);

/** A yes or no for the rooms of an incident. */
async function answerRooms(
  { tx, deps, tell }: Acting,
  said: Extract<PartnerSaid, { is: 'yes' | 'no' }>,
  { offer, contact, lines }: Question,
): Promise<Done | null> {
  const by = { mover: 'partner' as const, saidBy: contact.id, lines };
  const all = { ...deps, tell };
  const moved =
    said.is === 'yes'
      ? await confirmLines(tx, all, offer.partnerId, { ...by, number: said.number })
      : await declineLines(tx, all, offer.partnerId, { ...by, reason: said.reason, note: said.note || null });
  if (moved.length === 0) return null;
  const rooms = roomsIn(moved);
  return said.is === 'yes'
    ? { outcome: 'partner-yes', reply: (t) => t.partnerConfirmedRooms(rooms, said.number) }
    : { outcome: 'partner-no', reply: (t) => t.partnerDeclinedRooms(rooms) };
}

/** A yes or no for a booking. Prices go through the link, because a number in a text is a confirmation number. */
async function answerBooking(
  { tx, deps, parts, now }: Acting,
  said: Extract<PartnerSaid, { is: 'yes' | 'no' }>,
  { contact, lines: [line] }: Question,
): Promise<Done | null> {
  const booking = line && (await bookingOf(tx, line.subjectId));
  if (!line || !booking) return null;
  const by = { contact, at: now };
  const link = bookingLink(deps, parts);
  if (said.is === 'no') {
    await link.decline(tx, line, { ...by, reason: said.reason, note: said.note || null });
    return { outcome: 'partner-no', reply: (t) => t.partnerDeclinedBooking(booking.ref) };
  }
  if (booking.needsQuote) return BY_LINK;
  await link.confirm(tx, line, { ...by, number: said.number });
  return { outcome: 'partner-yes', reply: (t) => t.partnerConfirmedBooking(booking.ref, said.number) };
}

/**
 * "ROOMS 8": tonight's standard rooms, if the hotel has exactly one block of them. Everything else goes through the
 * link.
 */
async function answerCapacity(
  { tx, deps, now }: Acting,
  count: number,
  { offer }: Question,
): Promise<Done | null> {
  const tonight = nightOf(now);
  const blocks = await blocksWithNights(tx, offer.partnerId, { from: tonight, nights: 1 });
  const [block, ...more] = blocks.length === 1 ? blocks : blocks.filter(({ kind }) => kind === 'standard');
  if (!block || more.length > 0) return BY_LINK;
  await setFreeRooms(tx, offer.partnerId, {
    free: [{ blockId: block.id, night: tonight, rooms: count }],
    tonight,
  });
  await clearSilence(tx, offer.partnerId);
  await moveOffer(tx, offer.id, { to: 'closed', mover: 'engine' });
  await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
  return { outcome: 'partner-rooms', reply: (t) => t.partnerFreeRooms(count) };
}

async function apply(
  acting: Acting,
  said: PartnerSaid,
  questions: readonly Question[],
): Promise<Done | null> {
  if (said.is === 'bare-yes') return { outcome: 'partner-needs-number', reply: (t) => t.partnerNeedsNumber };
  const fitting = questions.filter(({ topic }) => (topic === 'capacity') === (said.is === 'rooms'));
  const [question, ...more] = fitting;
  if (!question) return null;
  // The newest question for free rooms replaces older ones. Otherwise we never guess.
  if (more.length > 0 && said.is !== 'rooms') return BY_LINK;
  if (said.is === 'rooms') {
    const partnerIds = new Set(fitting.map(({ offer }) => offer.partnerId));
    const newest = fitting.toSorted((a, b) => Number(b.offer.sentAt) - Number(a.offer.sentAt))[0] ?? question;
    return partnerIds.size > 1 ? BY_LINK : answerCapacity(acting, said.count, newest);
  }
  return question.topic === 'booking'
    ? answerBooking(acting, said, question)
    : answerRooms(acting, said, question);
}

/** What a partner's contact can answer by text: the same as on the linked page, with the same checks. */
export const answerByText =
  (tell: RecordRoomEvent, parts: BookingParts): AnswerByText =>
  async (tx, deps, { phone, text, at, now }) => {
    const contacts = await contactsOfPhone(tx, phone);
    const [first] = contacts;
    if (!first) return null;
    const t = inboundMessages[first.language];
    const call = formatPhone(deps.config.conciergePhone);
    const said = readPartnerText(text);
    if (!said) return { outcome: 'unclear', reply: asGsm(t.partnerUnclear(call)) };
    const questions = await openQuestions(tx, contacts, { at, now });
    // If another person answers at the same moment, nothing of this answer is applied.
    const done = await tx
      .transaction((inner) => apply({ tx: inner, deps, tell, parts, now }, said, questions))
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return null;
      });
    const { outcome, reply } = done ?? {
      outcome: 'partner-nothing-open',
      reply: () => t.partnerNothingOpen(call),
    };
    return { outcome, reply: asGsm(reply(t)) };
  };
