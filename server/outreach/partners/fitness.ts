import { isoDayIn } from '#contract/iso-day.ts';
import {
  answersRequests,
  PROOF_DAYS,
  requiredDocuments,
  SOON_DAYS,
} from '#contract/outreach/partner-kinds.ts';
import type {
  ContactRole,
  DocumentKind,
  PartnerKind,
  PartnerState,
} from '#contract/outreach/partner-kinds.ts';
import type { WhyNot } from '#contract/outreach/partners.ts';

/** Whether a partner may be used: its documents are valid, and a contact has confirmed that they get our messages. */

type ContactFacts = {
  role: ContactRole;
  email: string | null;
  phone: string | null;
  provenAt: Date | null;
  bouncedAt: Date | null;
  stoppedAt: Date | null;
};
export type FitFacts = {
  kind: PartnerKind;
  /** The kinds of its capabilities. */
  services: readonly PartnerKind[];
  timeZone: string;
  graceUntil: string | null;
  documents: readonly { kind: DocumentKind; expiresOn: string }[];
  contacts: readonly ContactFacts[];
};

const DAYS = new Map<string, (at: Date) => string>();

/** The calendar day of an instant in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  let dayOf = DAYS.get(timeZone);
  if (!dayOf) {
    dayOf = isoDayIn(timeZone);
    DAYS.set(timeZone, dayOf);
  }
  return dayOf(at);
}

/** The calendar day this many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The database writes times with seconds. */
export const minutesOf = (time: string | null): string | null => time?.slice(0, 5) ?? null;

const latest = (days: readonly string[]): string | null =>
  days.reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);

/** At least one way to reach the contact still works. */
export const isReachable = ({ email, phone, bouncedAt, stoppedAt }: Omit<ContactFacts, 'role'>): boolean =>
  (email !== null && bouncedAt === null) || (phone !== null && stoppedAt === null);

/** The last day on which a contact's confirmation counts; null if it never confirmed or can't be reached. */
export const provenUntil = (contact: ContactFacts, timeZone: string): string | null =>
  contact.provenAt && isReachable(contact) ? daysAfter(dayIn(timeZone, contact.provenAt), PROOF_DAYS) : null;

const expiryOf = ({ documents }: FitFacts, kind: DocumentKind): string | null =>
  latest(documents.filter((document) => document.kind === kind).map(({ expiresOn }) => expiresOn));

const contactsForRequests = ({ contacts }: FitFacts) => contacts.filter(({ role }) => answersRequests(role));

const contactUntil = (facts: FitFacts): string | null =>
  latest(contactsForRequests(facts).flatMap((contact) => provenUntil(contact, facts.timeZone) ?? []));

/**
 * The last day on which a partner is fit: the earliest end of its required documents and of the longest confirmation
 * of a contact. Null if something is missing. A grace period can only extend it.
 */
export function fitUntil(facts: FitFacts): string | null {
  const ends = [
    ...requiredDocuments(facts.kind, facts.services).map((kind) => expiryOf(facts, kind)),
    contactUntil(facts),
  ];
  const earned = ends.reduce((first, end) =>
    first === null || end === null ? null : end < first ? end : first,
  );
  return latest([earned, facts.graceUntil].filter((day) => day !== null));
}

export const isUsable = (
  { state, fitUntil: until }: { state: PartnerState; fitUntil: string | null },
  day: string,
): boolean => state === 'active' && until !== null && until >= day;

function contactProblem(facts: FitFacts, day: string): WhyNot | null {
  const until = contactUntil(facts);
  if (until !== null) return until >= day ? null : { is: 'proof-expired', on: until };
  const contacts = contactsForRequests(facts);
  if (contacts.length === 0) return { is: 'no-contact' };
  return contacts.some(isReachable) ? { is: 'unproven' } : { is: 'unreachable' };
}

/** Which documents and contacts are missing or expired on a day. Empty during a grace period. */
export function unfitReasons(facts: FitFacts, day: string): WhyNot[] {
  if (facts.graceUntil !== null && facts.graceUntil >= day) return [];
  const documents = requiredDocuments(facts.kind, facts.services).flatMap((document): WhyNot[] => {
    const on = expiryOf(facts, document);
    if (on === null) return [{ is: 'document-missing', document }];
    return on < day ? [{ is: 'document-expired', document, on }] : [];
  });
  const contact = contactProblem(facts, day);
  return contact ? [...documents, contact] : documents;
}

/** Every reason why a partner isn't used, its state first. */
export const whyNotUsed = (facts: FitFacts & { state: PartnerState }, day: string): WhyNot[] => [
  ...(facts.state === 'active' ? [] : [{ is: 'state' as const, state: facts.state }]),
  ...unfitReasons(facts, day),
];

/** Fit today, but not for much longer. */
export const endsSoon = (until: string | null, day: string): boolean =>
  until !== null && until >= day && until <= daysAfter(day, SOON_DAYS);
