import type { z } from 'zod';
import { REQUIRED_DOCUMENTS } from '#contract/outreach/partner-kinds.ts';
import * as contract from '#contract/outreach/partners.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import * as details from './detail-store.ts';
import {
  dayIn,
  daysAfter,
  endsSoon,
  type FitFacts,
  isUsable,
  minutesOf,
  provenUntil,
  whyNotUsed,
} from './fitness.ts';
import { askedTimes } from './proof-store.ts';
import * as store from './store.ts';

/** Days of capacity shown with a partner. */
const SHOWN_DAYS = 14;

export function toRow(row: store.PartnerRow & FitFacts, now: Date): z.input<typeof contract.PartnerRow> {
  const today = dayIn(row.timeZone, now);
  const used = isUsable(row, today);
  return {
    ...row,
    isUsable: used,
    whyNot: used ? [] : whyNotUsed(row, today),
    endsSoon: row.state !== 'ended' && endsSoon(row.fitUntil, today),
  };
}

const toCapability = ({ kind, limits, miles, counties }: store.CapabilityRow): contract.Capability =>
  contract.Capability.parse({
    kind,
    limits,
    area: counties ? { by: 'counties', counties } : { by: 'miles', miles },
  });

function toDocuments(
  documents: readonly store.DocumentRow[],
  today: string,
  nameOf: (id: string | null) => string | null,
) {
  return documents.map((document) => ({
    ...document,
    checkedBy: nameOf(document.checkedBy),
    isCurrent:
      document.expiresOn >= today &&
      !documents.some((other) => other.kind === document.kind && other.expiresOn > document.expiresOn),
  }));
}

/** A partner with all that the register has of it. */
export async function viewPartner(
  db: Queryable,
  { partnerId, now, readerId }: { partnerId: string; now: Date; readerId: string },
): Promise<z.input<typeof contract.PartnerDetail>> {
  const row = await store.findPartner(db, partnerId);
  if (!row) throw new AppError('not_found', say().partnersErrors.noSuchPartner);
  const today = dayIn(row.timeZone, now);
  const contacts = await store.contactsOf(db, [partnerId]);
  const documents = await store.documentsOf(db, [partnerId]);
  const asked = await askedTimes(
    db,
    contacts.map(({ id }) => id),
  );
  const people = await peopleById(
    db,
    [row.unblockAskedBy, ...documents.map(({ checkedBy }) => checkedBy)].filter((id) => id !== null),
  );
  const nameOf = (id: string | null) =>
    id === null ? null : (people.get(id)?.name ?? say().partnersErrors.aColleague);
  return {
    ...toRow({ ...row, documents, contacts }, now),
    listing: contract.PartnerListing.parse(row.listing),
    stateReason: row.stateReason,
    unblock:
      row.state === 'blocked' && row.unblockAskedBy
        ? { askedBy: nameOf(row.unblockAskedBy) ?? '', isYou: row.unblockAskedBy === readerId }
        : null,
    requiredDocuments: [...REQUIRED_DOCUMENTS[row.kind]],
    contacts: contacts.map((contact) => ({
      ...contact,
      onFrom: minutesOf(contact.onFrom),
      onTo: minutesOf(contact.onTo),
      provenUntil: provenUntil(contact, row.timeZone),
      askedAt: asked.get(contact.id) ?? null,
    })),
    documents: toDocuments(documents, today, nameOf),
    capabilities: (await details.capabilitiesOf(db, partnerId)).map(toCapability),
    hours: await details.hoursOf(db, partnerId),
    rates: await details.ratesOf(db, partnerId),
    days: await details.daysOf(db, partnerId, today, daysAfter(today, SHOWN_DAYS - 1)),
  };
}
