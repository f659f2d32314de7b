import { randomUUID } from 'node:crypto';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { derivedToken, storedDerivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendOfferLink } from './job-names.ts';
import * as links from './link-store.ts';

/** Links to partners' pages: no account, a secret that expires, and opening one changes nothing. */

const PURPOSE = 'hearthline partner offers';
/** Longer than the longest stay, so that arrivals and departures can be noted. */
const LINK_LIFE = days(30);

type Contact = {
  id: string;
  email: string | null;
  phone: string | null;
  bouncedAt: Date | null;
  stoppedAt: Date | null;
};

/** Stores a message to a contact and the job that sends it. Does nothing if this message was stored before. */
export async function writeTo(
  tx: Tx,
  { jobs, masterKeys }: Pick<Deps, 'jobs' | 'masterKeys'>,
  {
    offerId,
    contact,
    kind,
    at,
  }: { offerId: string; contact: Contact; kind: links.LinkRow['kind']; at: Date },
): Promise<boolean> {
  const email = contact.bouncedAt ? null : contact.email;
  const phone = contact.stoppedAt ? null : contact.phone;
  const id = randomUUID();
  const link = await links.insertLink(tx, {
    id,
    offerId,
    contactId: contact.id,
    kind,
    tokenHash: hashToken(derivedToken(masterKeys, PURPOSE, id)),
    email,
    phone,
    mail: email === null ? 'none' : 'due',
    sms: phone === null ? 'none' : 'due',
    createdAt: at,
    expiresAt: after(at, LINK_LIFE),
  });
  if (link) await jobs.enqueue(tx, sendOfferLink, { linkId: id });
  return link !== undefined;
}

export const tokenOfLink = (masterKeys: MasterKeys, link: { id: string; tokenHash: Uint8Array }) =>
  storedDerivedToken(masterKeys, PURPOSE, link);

/** The target of a link. */
export const linkUrl = (origin: string, token: string): string => `${origin}/partner/requests?t=${token}`;

export type Opened = links.OpenedLink;

/** The page behind a link. A wrong, expired or revoked link gets an error page that says so. */
export async function openLink(db: Queryable, token: string, now: Date): Promise<Opened> {
  const found = await links.findLinkByToken(db, hashToken(token));
  if (!found) throw new AppError('link_wrong', say().offersErrors.wrongLink);
  if (found.link.revokedAt) throw new AppError('link_wrong', say().offersErrors.revokedLink);
  if (found.link.expiresAt <= now) throw new AppError('link_wrong', say().offersErrors.expiredLink);
  return found;
}
