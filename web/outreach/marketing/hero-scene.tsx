import { RidgelineArt } from './ridgeline-art.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';

/** The hero's decoration: the sample card and the landscape behind it. */
export function HeroScene() {
  return (
    <>
      <SampleDashboard />
      {/* Clipped here and not by the hero, because the address list overflows the hero. */}
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <RidgelineArt className="absolute inset-x-0 bottom-0 h-60 w-full sm:h-72 lg:h-96" />
      </div>
    </>
  );
}
