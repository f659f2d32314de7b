import { deferredSection } from '#web/lib/deferred-section.tsx';
import { Hero } from './hero.tsx';

// One file for all that is not needed to answer the first touch.
const rest = () => import('./below-the-fold.tsx');
const HeroScene = deferredSection(() => rest().then((m) => m.HeroScene), { isScenery: true });
const BelowTheFold = deferredSection(() => rest().then((m) => m.BelowTheFold), { isBelow: true });

export function LandingPage() {
  return (
    <>
      <Hero scene={<HeroScene />} />
      <BelowTheFold />
    </>
  );
}

/** Fetches what the page leaves for later. */
export const preloadSections = () => Promise.all([HeroScene.preload(), BelowTheFold.preload()]);
