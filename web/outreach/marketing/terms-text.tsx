import { BRAND } from '#contract/brand.ts';
import { SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import { priceWord } from '#web/lib/prices.ts';
import { termsSummary } from '#text/outreach/legal-summaries.ts';
import { conductSections } from '#text/outreach/terms-conduct.ts';
import { limitSections } from '#text/outreach/terms-limits.ts';
import { membershipSections } from '#text/outreach/terms-membership.ts';
import { LegalBody } from './legal-body.tsx';
import type { LegalDocument } from './legal-text.ts';

export const termsOfService: LegalDocument = {
  plainWords: termsSummary,
  sections: [
    ...membershipSections(BRAND.name, priceWord),
    ...limitSections,
    ...conductSections(BRAND.name, SUPPORT_EMAIL),
  ],
};

export function TermsText() {
  return <LegalBody document={termsOfService} />;
}
