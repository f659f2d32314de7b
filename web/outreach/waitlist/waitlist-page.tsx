import { deferredSection } from '#web/lib/deferred-section.tsx';

// The prerendered page is complete and its form can be sent; the code loads when idle or on first
// interaction.
const WaitlistBody = deferredSection(() => import('./waitlist-body.tsx').then((m) => m.WaitlistBody));
// The row moves and shows its buttons only once its code has loaded.
const ServiceCarousel = deferredSection(
  () => import('./service-carousel.tsx').then((m) => m.ServiceCarousel),
  { isScenery: true },
);

/** Loads the deferred sections. */
export const preloadSections = () => Promise.all([WaitlistBody.preload(), ServiceCarousel.preload()]);

export function WaitlistPage() {
  return (
    <>
      <WaitlistBody />
      <ServiceCarousel />
    </>
  );
}
