import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type * as contract from '#contract/service/partner-link.ts';
import { nightOf, offerRooms, setFreeRooms } from '#server/emergency/lodging/lodging.ts';
import { clearSilence } from '#server/outreach/partners/partners.ts';
import { AppError } from '#server/platform/errors.ts';
import { retryTransaction } from '#server/platform/retry-transaction.ts';
import { say } from '#server/platform/say.ts';
import type { Tx } from '#server/platform/db.ts';
import {
  knowsDevice,
  linesOfPage,
  moveOffer,
  openLink,
  type LineRow,
  type Opened,
} from '#server/service/offers/offers.ts';
import { breakLines, confirmLines, declineLines, type AnswerDeps } from './answers.ts';
import { noteArrival, noteNoShow } from './arrivals.ts';
import { viewLinkPage, type PageDeps } from './link-page.ts';

export type LinkDeps = AnswerDeps & PageDeps;
type Body<E extends { body: z.ZodType }> = z.output<E['body']>;

/** Lines of the page that the contact chose; all open ones if none was chosen. */
async function chosenLines(
  tx: Tx,
  { offer }: Opened,
  lineIds: readonly string[],
  states: readonly LineRow['state'][],
): Promise<LineRow[]> {
  const all = await linesOfPage(tx, offer);
  const wanted = new Set(lineIds);
  const chosen = lineIds.length === 0 ? all : all.filter(({ id }) => wanted.has(id));
  return chosen.filter(({ state }) => states.includes(state));
}

const nothingOpen = ({ offer }: Opened): AppError => {
  const t = say().offersErrors;
  return new AppError('conflict', offer.topic === 'booking' ? t.bookingMoved : t.nothingOpen);
};

/**
 * Applies one answer by a link and returns the updated page. If another person answered first, that answer stays, and
 * the page shows it.
 */
async function answering(
  deps: LinkDeps,
  token: string,
  req: FastifyRequest,
  work: (tx: Tx, opened: Opened) => Promise<number>,
) {
  const opened = await openLink(deps.db, token, deps.clock.now());
  const changed = await retryTransaction(() => deps.db.transaction((tx) => work(tx, opened)));
  if (changed === 0) throw nothingOpen(opened);
  return viewLinkPage(deps, opened, req);
}

/** A forwarded link must not undo what is settled, so this requires a browser that entered a code. */
async function requireDevice(deps: LinkDeps, { contact }: Opened, req: FastifyRequest): Promise<void> {
  const known = await knowsDevice(deps.db, req, deps.config, {
    contactId: contact.id,
    now: deps.clock.now(),
  });
  if (!known) throw new AppError('not_allowed', say().offersErrors.codeFirst);
}

/** The one line of a booking's page. */
const bookedLine = async (tx: Tx, { offer }: Opened): Promise<LineRow | undefined> =>
  offer.topic === 'booking' ? (await linesOfPage(tx, offer))[0] : undefined;

const actingOn = ({ clock }: LinkDeps, { contact }: Opened) => ({ contact, at: clock.now() });
const once = async (work: Promise<void>): Promise<number> => {
  await work;
  return 1;
};

const byContact = ({ contact }: Opened) => ({ mover: 'partner' as const, saidBy: contact.id });

export const confirmByLink = (
  deps: LinkDeps,
  body: Body<typeof contract.confirmByPartner>,
  req: FastifyRequest,
) =>
  answering(deps, body.t, req, async (tx, opened) => {
    const booked = await bookedLine(tx, opened);
    if (booked)
      return once(deps.bookings.confirm(tx, booked, { ...actingOn(deps, opened), number: body.number }));
    const lines = await chosenLines(tx, opened, body.lines, ['asked']);
    const given = { ...byContact(opened), lines, number: body.number };
    return (await confirmLines(tx, deps, opened.partner.id, given)).length;
  });

/** Declines open rooms. Cancels confirmed ones only if the contact chose them. */
export const declineByLink = (
  deps: LinkDeps,
  body: Body<typeof contract.declineByPartner>,
  req: FastifyRequest,
) =>
  answering(deps, body.t, req, async (tx, opened) => {
    const said = { reason: body.reason, note: body.note || null };
    const booked = await bookedLine(tx, opened);
    if (booked?.state === 'confirmed') await requireDevice(deps, opened, req);
    if (booked) return once(deps.bookings.decline(tx, booked, { ...actingOn(deps, opened), ...said }));
    const given = { ...byContact(opened), ...said };
    const open = await chosenLines(tx, opened, body.lines, ['asked']);
    const kept = body.lines.length > 0 ? await chosenLines(tx, opened, body.lines, ['confirmed']) : [];
    if (kept.length > 0) await requireDevice(deps, opened, req);
    const declined = await declineLines(tx, deps, opened.partner.id, { ...given, lines: open });
    const broken = await breakLines(tx, deps, opened.partner.id, { ...given, lines: kept });
    return declined.length + broken.length;
  });

export const noteArrivalByLink = (
  deps: LinkDeps,
  body: Body<typeof contract.noteArrivalByPartner>,
  req: FastifyRequest,
) =>
  answering(deps, body.t, req, async (tx, opened) => {
    const [line] = await chosenLines(tx, opened, [body.line], ['confirmed', 'no-show']);
    if (!line) return 0;
    await requireDevice(deps, opened, req);
    const note = body.is === 'arrived' ? noteArrival : noteNoShow;
    return Number(await note(tx, deps, opened.partner.id, { ...byContact(opened), line }));
  });

/** The hotel reports how many rooms are free. The waiting list gets them at once. */
export const setFreeByLink = (
  deps: LinkDeps,
  body: Body<typeof contract.setFreeRooms>,
  req: FastifyRequest,
) =>
  answering(deps, body.t, req, async (tx, opened) => {
    const { offer, partner } = opened;
    if (offer.topic !== 'capacity') return 0;
    const tonight = nightOf(deps.clock.now());
    const changed = await setFreeRooms(tx, partner.id, { free: body.free, tonight });
    await clearSilence(tx, partner.id);
    if (offer.state === 'sent') await moveOffer(tx, offer.id, { to: 'closed', mover: 'engine' });
    await deps.jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
    return changed;
  });

type Acting = { contact: Opened['contact']; at: Date };

/** A change to the booking behind a link. */
const onBooking = (
  deps: LinkDeps,
  token: string,
  req: FastifyRequest,
  work: (tx: Tx, line: LineRow, by: Acting) => Promise<void>,
) =>
  answering(deps, token, req, async (tx, opened) => {
    const line = await bookedLine(tx, opened);
    return line ? once(work(tx, line, actingOn(deps, opened))) : 0;
  });

export const quoteByLink = (
  deps: LinkDeps,
  { t, cents, note }: Body<typeof contract.quoteByPartner>,
  req: FastifyRequest,
) => onBooking(deps, t, req, (tx, line, by) => deps.bookings.quote(tx, line, { ...by, cents, note }));

export const finishByLink = (deps: LinkDeps, t: string, req: FastifyRequest) =>
  onBooking(deps, t, req, (tx, line, by) => deps.bookings.finish(tx, line, by));

/** A wrong code is counted, so the transaction commits before the request is refused. */
export async function startByLink(
  deps: LinkDeps,
  { t, code }: Body<typeof contract.startByPartner>,
  req: FastifyRequest,
) {
  const opened = await openLink(deps.db, t, deps.clock.now());
  const result = await deps.db.transaction(async (tx) => {
    const line = await bookedLine(tx, opened);
    return line ? deps.bookings.start(tx, line, { at: deps.clock.now(), code }) : ('too-late' as const);
  });
  if (result === 'wrong-code') throw new AppError('code_wrong', say().offersErrors.doorCodeWrong);
  if (result === 'too-late') throw nothingOpen(opened);
  return viewLinkPage(deps, opened, req);
}
