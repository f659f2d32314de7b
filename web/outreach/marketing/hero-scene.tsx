import { RidgelineArt } from './ridgeline-art.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';

/** What the hero shows beside its words: the sample card, and the landscape behind both. */
export function HeroScene() {
  return (
    <>
      <SampleDashboard />
      {/* It is cut off here and not by the hero, out of which the list of addresses hangs. */}
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <RidgelineArt className="absolute inset-x-0 bottom-0 h-60 w-full sm:h-72 lg:h-96" />
      </div>
    </>
  );
}
