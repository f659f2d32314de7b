import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant } from '#contract/values.ts';
import { BENEFIT, type FundsTerms, fundsStatement, fundsVersion } from './funds.ts';
import * as t from '#text/core/agreements.ts';

type Agreement = { version: string; statement: string; link: { label: string; to: string } | null };

/** Versions of the two documents: the date they show, and a count of its editions. */
const AGREEMENTS = {
  terms: {
    version: '2025-09-18.2',
    statement: t.statements.terms,
    link: { label: t.termsOfService, to: '/terms-of-service' },
  },
  privacy: {
    version: '2025-09-18.2',
    statement: t.statements.privacy,
    link: { label: t.privacyPolicy, to: '/privacy-policy' },
  },
  age: { version: '1', statement: t.statements.age, link: null },
  'automatic-activation': {
    version: '1',
    statement: t.statements.activation,
    link: null,
  },
  'emergency-funds': { version: fundsVersion(BENEFIT), statement: fundsStatement(BENEFIT), link: null },
} as const satisfies Record<string, Agreement>;

export const AGREEMENT_KEYS = Object.keys(AGREEMENTS) as [AgreementKey, ...AgreementKey[]];
export type AgreementKey = keyof typeof AGREEMENTS;

/**
 * What a person accepts when joining, each in its current version. A new text needs a new version: members are then
 * asked again at their next visit. What is said about emergency cash follows the operator's setting.
 */
export const agreementsFor = (funds: FundsTerms): Record<AgreementKey, Agreement> => ({
  ...AGREEMENTS,
  'emergency-funds': { version: fundsVersion(funds), statement: fundsStatement(funds), link: null },
});

export const Accepted = z.object({
  document: z.enum(AGREEMENT_KEYS),
  version: z.string().max(40).describe('The version that was shown'),
});
export type Accepted = z.output<typeof Accepted>;

/** Everything in its current version, for those who accept all of it. */
export const currentAgreements = (funds: FundsTerms = BENEFIT): Accepted[] =>
  AGREEMENT_KEYS.map((document) => ({ document, version: agreementsFor(funds)[document].version }));

export const AgreementsView = z
  .object({
    accepted: z.array(Accepted.extend({ version: z.string(), acceptedAt: Instant })).describe('Newest first'),
    missing: z.array(z.enum(AGREEMENT_KEYS)).describe('Agreements not accepted in their current version'),
  })
  .meta({ id: 'Agreements' });
export type AgreementsView = z.output<typeof AgreementsView>;

export const getAgreements = endpoint({
  method: 'GET',
  path: '/api/agreements',
  access: 'member',
  summary: 'Agreements you accepted, with version and time, and any new versions',
  reply: AgreementsView,
});

export const acceptAgreements = endpoint({
  method: 'POST',
  path: '/api/agreements',
  access: 'member',
  summary: 'Accept agreements in the version shown. Idempotent.',
  errors: ['confirmation_needed'],
  body: z.object({ agreements: z.array(Accepted).min(1).max(20) }),
  reply: AgreementsView,
});
