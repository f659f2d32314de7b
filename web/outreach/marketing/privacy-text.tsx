import { SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import { LegalBody } from './legal-body.tsx';
import type { LegalDocument } from './legal-text.ts';
import { collectionSections } from './privacy-collection.ts';
import { rightsSections } from './privacy-rights.ts';
import { sharingSections } from './privacy-sharing.ts';

export const privacyPolicy: LegalDocument = {
  plainWords: [
    'We collect what we need to get your household out, housed and home again. We do not sell it.',
    'Your vault is encrypted. You decide who else sees it.',
    'Card numbers never reach us, and there are no passwords.',
    'Page views are counted only if you say yes, by path alone. Global Privacy Control is a no.',
    'During an evacuation, partners get only what they need to serve you.',
    `You can see, correct, export and delete your data: in Settings, or by writing to ${SUPPORT_EMAIL}.`,
  ],
  sections: [...collectionSections, ...sharingSections, ...rightsSections],
};

export function PrivacyText() {
  return <LegalBody document={privacyPolicy} />;
}
