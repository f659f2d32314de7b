import { useEffect, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { canTrack, sendPageView, warnOfMissingKeys } from '#web/lib/page-view.ts';
import { type Consent, saveConsent, readConsent } from '#web/lib/tracking-consent.ts';
import { PrivacyQuestion } from './privacy-question.tsx';

/** Event sent by the footer's button to change the choice. */
const ASK = 'privacy-choice';

/** Asks once for consent to report page views. Nothing is reported without consent. */
export function PrivacyChoice() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    warnOfMissingKeys();
    if (canTrack() && readConsent() === null) setOpen(true);
    const ask = () => setOpen(true);
    addEventListener(ASK, ask);
    return () => removeEventListener(ASK, ask);
  }, []);
  const choose = (consent: Consent) => {
    const isNews = consent !== readConsent();
    saveConsent(consent);
    setOpen(false);
    if (isNews) sendPageView(pathname);
  };
  return isOpen && <PrivacyQuestion onChoose={choose} />;
}
