import { RidgelineArt } from './ridgeline-art.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';

/** What the hero shows beside its words: the sample card, and the landscape behind both. */
export function HeroScene() {
  return (
    <>
      <SampleDashboard />
      <RidgelineArt className="absolute inset-x-0 bottom-0 -z-10 h-60 w-full sm:h-72 lg:h-96" />
    </>
  );
}
