import { kilometersBetween, milesOf } from '#contract/distance.ts';
import { answersRequests, type PartnerKind, type RateUnit } from '#contract/outreach/partner-kinds.ts';
import type { Limits } from '#contract/outreach/partner-limits.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import * as details from './detail-store.ts';
import { dayIn, isReachable, isUsable } from './fitness.ts';
import * as store from './store.ts';

/** The register of partners: who may be asked for rooms and services, and where, when and at what price. */

export type { ContactRow, PartnerRow } from './store.ts';
export { setContactChannel } from './channels.ts';
export { insertCandidate } from './register.ts';
export { contactAndPartner } from './proof-store.ts';
export { clearSilence, markSilent, samplesAmong } from './silence.ts';
export { dayIn } from './fitness.ts';
export { freePlaces, hoursByPartner, isOpenAt, takePlaces } from './places.ts';
export { movePartnerTo } from './states.ts';
export { insertSamples, seedSamplePartners, type SamplePartner } from './samples.ts';
export { findNamesake, findPartner, lockPartner, refreshFit, updatePartner } from './store.ts';

/** Active and paused partners for the map, with whether each can be used now. */
export async function partnersForMap(db: Queryable, now: Date) {
  return (await store.listedPartners(db)).map((partner) => ({
    ...partner,
    isUsable: isUsable(partner, dayIn(partner.timeZone, now)),
  }));
}

export type Suitable = { partner: store.PartnerRow; limits: Limits; miles: number };

/**
 * Partners that may be asked for a service at a place on a day, nearest first: active, fit on that day, and reaching
 * the place. The caller checks whether their limits fit.
 */
export async function partnersFor(
  db: Queryable,
  given: {
    kind: PartnerKind;
    day: string;
    at: { lat: number; lng: number; fips: string | null };
    withSamples: boolean;
  },
): Promise<Suitable[]> {
  const { kind, day, at, withSamples } = given;
  const found = await store.usablePartners(db, { kind, day, withSamples });
  return found
    .map(({ partner, capability }) => ({
      partner,
      capability,
      limits: capability.limits,
      miles: milesOf(kilometersBetween(partner, at)),
    }))
    .filter(({ capability: { miles: reach, counties }, miles }) =>
      counties === null ? miles <= (reach ?? 0) : at.fips !== null && counties.includes(at.fips),
    )
    .map(({ capability: _capability, ...suitable }) => suitable)
    .toSorted((a, b) => a.miles - b.miles);
}

/** Contacts for requests, in the order in which they are asked, without those that can't be reached. */
export const contactsToReach = async (db: Queryable, partnerId: string) =>
  (await store.contactsOf(db, [partnerId])).filter(
    (contact) => answersRequests(contact.role) && isReachable(contact),
  );

/** Where statements go: billing's email addresses, or those of everyone else where billing has none. */
export async function contactsForBilling(
  db: Queryable,
  partnerId: string,
): Promise<{ id: string; email: string }[]> {
  const withMail = (await store.contactsOf(db, [partnerId])).flatMap(({ id, role, email, bouncedAt }) =>
    email !== null && bouncedAt === null ? [{ id, role, email }] : [],
  );
  const billing = withMail.filter(({ role }) => role === 'billing');
  return (billing.length > 0 ? billing : withMail).map(({ id, email }) => ({ id, email }));
}

/** The number of the license that a partner has now. */
export const licenseOf = async (db: Queryable, partnerId: string): Promise<string | null> =>
  (await store.documentsOf(db, [partnerId])).findLast(({ kind }) => kind === 'license')?.number ?? null;

/** Names and phone numbers of partners, by id. */
export const partnersById = async (db: Queryable, ids: readonly string[]) =>
  new Map((await store.findPartners(db, ids)).map((partner) => [partner.id, partner]));

/** The price of a unit on a day; undefined if none was agreed. */
export const priceOf = (
  db: Queryable,
  of: { partnerId: string; kind: PartnerKind; unit: RateUnit },
  day: string,
) => details.rateOn(db, of, day);

/**
 * Stops or restarts texts to a number, after STOP or START, which may change until when its partners are fit. Returns
 * whether any contact changed.
 */
export async function setPartnerTexts(tx: Tx, phone: string, stoppedAt: Date | null): Promise<boolean> {
  const found = await details.contactsByPhone(tx, phone);
  const affected = found.filter((contact) => (contact.stoppedAt === null) !== (stoppedAt === null));
  for (const { id, partnerId } of affected) {
    await store.lockPartner(tx, partnerId);
    await details.updateContact(tx, partnerId, id, { stoppedAt });
    await store.refreshFit(tx, partnerId);
  }
  return affected.length > 0;
}

/** Contacts with this number. A person may answer for several partners. */
export const contactsOfPhone = (db: Queryable, phone: string) => details.contactsByPhone(db, phone);
