import { BRAND } from '#contract/brand.ts';
import { SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import { privacySummary } from '#text/outreach/legal-summaries.ts';
import { collectionSections } from '#text/outreach/privacy-collection.ts';
import { rightsSections } from '#text/outreach/privacy-rights.ts';
import { sharingSections } from '#text/outreach/privacy-sharing.ts';
import { LegalBody } from './legal-body.tsx';
import type { LegalDocument } from './legal-text.ts';

export const privacyPolicy: LegalDocument = {
  plainWords: privacySummary(SUPPORT_EMAIL),
  sections: [
    ...collectionSections(BRAND.name, BRAND.poweredBy),
    ...sharingSections,
    ...rightsSections(SUPPORT_EMAIL),
  ],
};

export function PrivacyText() {
  return <LegalBody document={privacyPolicy} />;
}
