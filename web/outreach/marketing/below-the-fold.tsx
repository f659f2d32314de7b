import { AmbassadorSection } from './ambassador-section.tsx';
import { ClosingCall } from './closing-call.tsx';
import { EvacuationCarousel } from './evacuation-carousel.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Gallery } from './gallery.tsx';
import { Pricing } from './pricing.tsx';
import { Statistics } from './statistics.tsx';
import { Welcome } from './welcome.tsx';

export { HeroScene } from './hero-scene.tsx';

/** The landing page after its hero, in the order it is read. */
export function BelowTheFold() {
  return (
    <>
      <Welcome />
      <Statistics />
      <FeatureCards />
      <Gallery />
      <EvacuationCarousel />
      <AmbassadorSection />
      <Pricing />
      <ClosingCall />
    </>
  );
}
