import { deferredSection } from '#web/lib/deferred-section.tsx';

// The prerendered page is complete and its form can be sent; the code loads when idle or on first
// interaction.
const WaitlistBody = deferredSection(() => import('./waitlist-body.tsx').then((m) => m.WaitlistBody));

/** Loads the deferred sections. */
export const preloadSections = WaitlistBody.preload;

export function WaitlistPage() {
  return <WaitlistBody />;
}
