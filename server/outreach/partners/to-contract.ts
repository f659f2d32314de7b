import type { z } from 'zod';
import { requiredDocuments } from '#contract/outreach/partner-kinds.ts';
import * as contract from '#contract/outreach/partners.ts';
import type { RateInput } from '#contract/outreach/partners.ts';
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
import { latestProofs } from './proof-store.ts';
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

/** The newest price of each unit that has started is in force. */
const toRates = (rates: readonly RateInput[], today: string) =>
  rates.map((rate) => ({
    ...rate,
    isInForce:
      rate.validFrom <= today &&
      !rates.some(
        ({ kind, unit, validFrom }) =>
          kind === rate.kind && unit === rate.unit && validFrom <= today && validFrom > rate.validFrom,
      ),
  }));

/** A partner with everything the register stores about it. */
export async function viewPartner(
  db: Queryable,
  { partnerId, now, readerId }: { partnerId: string; now: Date; readerId: string },
): Promise<z.input<typeof contract.PartnerDetail>> {
  const row = await store.findPartner(db, partnerId);
  if (!row) throw new AppError('not_found', say().partnersErrors.noSuchPartner);
  const today = dayIn(row.timeZone, now);
  const contacts = await store.contactsOf(db, [partnerId]);
  const documents = await store.documentsOf(db, [partnerId]);
  const capabilities = await details.capabilitiesOf(db, partnerId);
  const services = capabilities.map(({ kind }) => kind);
  const proofs = await latestProofs(
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
    ...toRow({ ...row, documents, contacts, services }, now),
    listing: contract.PartnerListing.parse(row.listing),
    stateReason: row.stateReason,
    unblock:
      row.state === 'blocked' && row.unblockAskedBy
        ? { askedBy: nameOf(row.unblockAskedBy) ?? '', isYou: row.unblockAskedBy === readerId }
        : null,
    requiredDocuments: [...requiredDocuments(row.kind, services)],
    contacts: contacts.map((contact) => ({
      ...contact,
      onFrom: minutesOf(contact.onFrom),
      onTo: minutesOf(contact.onTo),
      provenUntil: provenUntil(contact, row.timeZone),
      askedAt: proofs.get(contact.id)?.askedAt ?? null,
      confirmedBy: contact.provenAt ? (proofs.get(contact.id)?.confirmedBy ?? null) : null,
    })),
    documents: toDocuments(documents, today, nameOf),
    capabilities: capabilities.map(toCapability),
    hours: await details.hoursOf(db, partnerId),
    rates: toRates(await details.ratesOf(db, partnerId), today),
    days: await details.daysOf(db, partnerId, today, daysAfter(today, SHOWN_DAYS - 1)),
  };
}
