import { deferredSection } from '#web/lib/deferred-section.tsx';
import { LegalHeader } from './legal-header.tsx';
import * as t from '#text/outreach/legal.ts';

const TermsText = deferredSection(() => import('./terms-text.tsx').then((m) => m.TermsText), {
  isText: true,
});

export function TermsOfServicePage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:pt-14 print:p-0">
      <LegalHeader title={t.termsOfService} />
      <TermsText />
    </div>
  );
}

/** Loads the deferred sections. */
export const preloadSections = TermsText.preload;
