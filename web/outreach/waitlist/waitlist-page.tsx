import { deferredSection } from '#web/lib/deferred-section.tsx';

// As HTML the page is whole and its form can be sent; its code may come when the page is quiet, or first touched.
const WaitlistBody = deferredSection(() => import('./waitlist-body.tsx').then((m) => m.WaitlistBody));

/** Fetches what the page leaves for later. */
export const preloadSections = WaitlistBody.preload;

export function WaitlistPage() {
  return <WaitlistBody />;
}
