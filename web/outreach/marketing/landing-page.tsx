import { deferredSection } from '#web/lib/deferred-section.tsx';
import { Hero } from './hero.tsx';

// One chunk for everything that isn't needed for the first interaction.
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

/** Loads the deferred sections. */
export const preloadSections = () => Promise.all([HeroScene.preload(), BelowTheFold.preload()]);
