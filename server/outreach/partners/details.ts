import type {
  ContactInput,
  DaysInput,
  Capability,
  DocumentInput,
  RateInput,
} from '#contract/outreach/partners.ts';
import { AppError } from '#server/platform/errors.ts';
import { maskedEmail } from '#server/platform/masked-email.ts';
import { say } from '#server/platform/say.ts';
import { changeLocked, type PartnerDeps, type Staff } from './change-locked.ts';
import * as details from './detail-store.ts';
import { dayIn, minutesOf } from './fitness.ts';
import { askToConfirm } from './proofs.ts';
import { deleteProofs } from './proof-store.ts';
import * as store from './store.ts';

/** A partner's contacts, documents, services, hours, prices and capacity, as the team changes them. */

const MOST_CONTACTS = 20;

type Given = Pick<ContactInput, 'role' | 'email' | 'phone' | 'position'>;

/**
 * A contact's data in the audit log. The log is never deleted, so it contains no name and no complete address or
 * number.
 */
const loggedContact = ({ role, email, phone, position }: Given) => ({
  role,
  position,
  email: email && maskedEmail(email),
  phone: phone && `…${phone.slice(-2)}`,
});

/** Samples are fictional, and we don't write to partners that are blocked or ended. */
const isAsked = ({ isSample, state }: store.PartnerRow): boolean =>
  !isSample && state !== 'blocked' && state !== 'ended';

export const addContact = (deps: PartnerDeps, staff: Staff, partnerId: string, given: ContactInput) =>
  changeLocked(deps, staff, partnerId, async (tx, partner, at) => {
    if ((await store.contactsOf(tx, [partnerId])).length >= MOST_CONTACTS)
      throw new AppError('conflict', say().partnersErrors.tooManyContacts(MOST_CONTACTS));
    const contact = await details.insertContact(tx, { ...given, partnerId, createdAt: at });
    if (isAsked(partner)) await askToConfirm(tx, deps, contact, at);
    return {
      action: 'partner.contact-added',
      detail: `${partner.name}: ${given.role}`,
      before: null,
      after: loggedContact(given),
    };
  });

const noContact = () => new AppError('not_found', say().partnersErrors.noSuchContact);

export const changeContact = (
  deps: PartnerDeps,
  staff: Staff,
  ids: { partnerId: string; contactId: string },
  given: ContactInput,
) =>
  changeLocked(deps, staff, ids.partnerId, async (tx, partner, at) => {
    const before = await details.findContact(tx, ids.partnerId, ids.contactId);
    if (!before) throw noContact();
    const isMailNew = before.email !== given.email;
    const isPhoneNew = before.phone !== given.phone;
    await details.updateContact(tx, ids.partnerId, ids.contactId, {
      ...given,
      ...(isMailNew ? { bouncedAt: null } : {}),
      ...(isPhoneNew ? { stoppedAt: null } : {}),
      ...(isMailNew || isPhoneNew ? { provenAt: null } : {}),
    });
    if (isMailNew || isPhoneNew) {
      await deleteProofs(tx, ids.contactId);
      if (isAsked(partner))
        await askToConfirm(tx, deps, { ...before, ...given, bouncedAt: null, stoppedAt: null }, at);
    }
    const was = { ...before, onFrom: minutesOf(before.onFrom), onTo: minutesOf(before.onTo) };
    const fields = Object.keys(given) as (keyof ContactInput)[];
    return {
      action: 'partner.contact-changed',
      detail: `${partner.name}: ${given.role}`,
      before: { ...loggedContact(before), changed: [] },
      after: { ...loggedContact(given), changed: fields.filter((field) => was[field] !== given[field]) },
    };
  });

export const removeContact = (
  deps: PartnerDeps,
  staff: Staff,
  ids: { partnerId: string; contactId: string },
) =>
  changeLocked(deps, staff, ids.partnerId, async (tx, partner) => {
    const before = await details.findContact(tx, ids.partnerId, ids.contactId);
    if (!before) throw noContact();
    await details.deleteContact(tx, ids.partnerId, ids.contactId);
    return {
      action: 'partner.contact-removed',
      detail: `${partner.name}: ${before.role}`,
      before: { ...loggedContact(before), isRemoved: false },
      after: { isRemoved: true },
    };
  });

/** Asks a contact now, for example before the season. */
export const askContact = (deps: PartnerDeps, staff: Staff, ids: { partnerId: string; contactId: string }) =>
  changeLocked(deps, staff, ids.partnerId, async (tx, partner, at) => {
    const contact = await details.findContact(tx, ids.partnerId, ids.contactId);
    if (!contact) throw noContact();
    if (partner.isSample) throw new AppError('conflict', say().partnersErrors.sampleContact);
    if (!isAsked(partner)) throw new AppError('conflict', say().partnersErrors.partnershipOver);
    if (!(await askToConfirm(tx, deps, contact, at)))
      throw new AppError('conflict', say().partnersErrors.cannotAsk);
    return {
      action: 'partner.contact-asked',
      detail: `${partner.name}: ${contact.role}`,
      before: null,
      after: loggedContact(contact),
    };
  });

export const addDocument = (deps: PartnerDeps, staff: Staff, partnerId: string, given: DocumentInput) =>
  changeLocked(deps, staff, partnerId, async (tx, partner, at) => {
    await details.insertDocument(tx, { ...given, partnerId, checkedBy: staff.id, createdAt: at });
    return {
      action: 'partner.document-added',
      detail: `${partner.name}: ${given.kind}`,
      before: null,
      after: given,
    };
  });

export const removeDocument = (
  deps: PartnerDeps,
  staff: Staff,
  { partnerId, documentId }: { partnerId: string; documentId: string },
) =>
  changeLocked(deps, staff, partnerId, async (tx, partner) => {
    const gone = await details.deleteDocument(tx, partnerId, documentId);
    if (!gone) throw new AppError('not_found', say().partnersErrors.noSuchDocument);
    const { kind, number, expiresOn } = gone;
    return {
      action: 'partner.document-removed',
      detail: `${partner.name}: ${kind}`,
      before: { kind, number, expiresOn, isRemoved: false },
      after: { isRemoved: true },
    };
  });

export const setCapabilities = (
  deps: PartnerDeps,
  staff: Staff,
  partnerId: string,
  capabilities: readonly Capability[],
) =>
  changeLocked(deps, staff, partnerId, async (tx) => {
    const before = await details.capabilitiesOf(tx, partnerId);
    const rows = capabilities.map(({ kind, limits, area }) => ({
      kind,
      limits,
      miles: area.by === 'miles' ? area.miles : null,
      counties: area.by === 'counties' ? area.counties : null,
    }));
    await details.replaceCapabilities(tx, partnerId, rows);
    return {
      action: 'partner.services-changed',
      before: { services: before.map(({ partnerId: _partner, ...row }) => row) },
      after: { services: rows },
    };
  });

export const setHours = (
  deps: PartnerDeps,
  staff: Staff,
  partnerId: string,
  hours: readonly { weekday: number; opens: string; closes: string }[],
) =>
  changeLocked(deps, staff, partnerId, async (tx) => {
    const before = await details.hoursOf(tx, partnerId);
    await details.replaceHours(tx, partnerId, hours);
    return { action: 'partner.hours-changed', before: { hours: before }, after: { hours: [...hours] } };
  });

export const setRate = (deps: PartnerDeps, staff: Staff, partnerId: string, rate: RateInput) =>
  changeLocked(deps, staff, partnerId, async (tx, partner) => {
    const before = (await details.ratesOf(tx, partnerId)).find(
      (one) => one.kind === rate.kind && one.unit === rate.unit && one.validFrom === rate.validFrom,
    );
    await details.putRate(tx, partnerId, rate);
    return {
      action: 'partner.rate-set',
      detail: `${partner.name}: ${rate.kind} per ${rate.unit} from ${rate.validFrom}`,
      before: before ? { cents: before.cents } : null,
      after: { cents: rate.cents },
    };
  });

/** Sets the capacity of a range of days, never below what is taken. All days or none. */
export const setDays = (deps: PartnerDeps, staff: Staff, partnerId: string, given: DaysInput) =>
  changeLocked(deps, staff, partnerId, async (tx, partner, at) => {
    if (given.from < dayIn(partner.timeZone, at)) {
      const words = say().partnersErrors.dayPassed;
      throw new AppError('validation_failed', words, { fields: { from: words } });
    }
    const before = await details.daysOf(tx, partnerId, given.from, given.to);
    const wanted = (Date.parse(given.to) - Date.parse(given.from)) / 86_400_000 + 1;
    if ((await details.putDays(tx, partnerId, given)) < wanted)
      throw new AppError('conflict', say().partnersErrors.placesTaken);
    const { kind, from, to, capacity } = given;
    const places = before.filter((one) => one.kind === kind).map((one) => one.capacity);
    return {
      action: 'partner.capacity-set',
      detail: `${partner.name}: ${capacity} from ${from} to ${to}`,
      before: { kind, from, to, places: [...new Set(places)] },
      after: { kind, from, to, places: [capacity] },
    };
  });
