import { deferredSection } from '#web/lib/deferred-section.tsx';
import { LegalHeader } from './legal-header.tsx';
import * as t from '#text/outreach/legal.ts';

const PrivacyText = deferredSection(() => import('./privacy-text.tsx').then((m) => m.PrivacyText), {
  isText: true,
});

export function PrivacyPolicyPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:pt-14 print:p-0">
      <LegalHeader title={t.privacyPolicy} />
      <PrivacyText />
    </div>
  );
}

/** Loads the deferred sections. */
export const preloadSections = PrivacyText.preload;
