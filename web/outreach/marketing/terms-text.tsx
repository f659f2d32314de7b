import { LegalBody } from './legal-body.tsx';
import type { LegalDocument } from './legal-text.ts';
import { conductSections } from './terms-conduct.ts';
import { limitSections } from './terms-limits.ts';
import { membershipSections } from './terms-membership.ts';

export const termsOfService: LegalDocument = {
  plainWords: [
    'You must be 18 or older, with one account per person and a pre-approved home.',
    'Services start by themselves when an official Evacuation Order covers your home. You agree to that.',
    'We are not emergency services and not insurance. Call 911, and follow official orders first.',
    'You pay monthly or annually and it renews by itself. Cancel online; it ends with the period you paid for.',
    'Emergency funds are separate from fees. They are yours to manage, and to repay as applicable.',
    'California law applies, with courts in Los Angeles County. There is no arbitration clause.',
  ],
  sections: [...membershipSections, ...limitSections, ...conductSections],
};

export function TermsText() {
  return <LegalBody document={termsOfService} />;
}
