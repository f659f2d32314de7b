import { deferredSection } from '#web/lib/deferred-section.tsx';
import { LegalHeader } from './legal-header.tsx';

const PrivacyText = deferredSection(() => import('./privacy-text.tsx').then((m) => m.PrivacyText));

export function PrivacyPolicyPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:pt-14 print:p-0">
      <LegalHeader title="Privacy Policy" />
      <PrivacyText />
    </div>
  );
}

/** Loads the deferred sections. */
export const preloadSections = PrivacyText.preload;
