import { RidgelineArt } from './ridgeline-art.tsx';
import { SignUpCard } from './sign-up-card.tsx';
import * as t from '#text/outreach/landing-sections.ts';

/** The hero's landscape at night, in either theme: the same house, still lit. */
export function ClosingCall() {
  return (
    <section
      aria-labelledby="closing-title"
      data-theme="dark"
      className="relative isolate overflow-hidden bg-paper"
    >
      <div className="mx-auto grid max-w-6xl gap-12 px-4 pt-20 pb-56 sm:px-6 lg:grid-cols-[1fr_26rem] lg:items-center lg:gap-20 lg:pt-28 lg:pb-80">
        <div>
          <h2 id="closing-title" className="text-4xl leading-[1.08] sm:text-5xl lg:text-6xl">
            {t.closingTitle}
          </h2>
          <p className="mt-6 max-w-lg text-lg text-muted">{t.closingText}</p>
        </div>
        <SignUpCard />
      </div>
      <RidgelineArt className="absolute inset-x-0 bottom-0 -z-10 h-48 w-full lg:h-80" />
    </section>
  );
}
