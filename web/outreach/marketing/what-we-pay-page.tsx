import { deferredSection } from '#web/lib/deferred-section.tsx';
import * as t from '#text/outreach/legal.ts';

const WhatWePayText = deferredSection(() => import('./what-we-pay-text.tsx').then((m) => m.WhatWePayText), {
  isText: true,
});

export function WhatWePayPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:pt-14 print:p-0">
      <header className="max-w-prose">
        <h1 className="text-4xl sm:text-5xl">{t.whatWePayTitle}</h1>
        <p className="mt-4 text-lg text-muted">{t.whatWePayIntro}</p>
      </header>
      <WhatWePayText />
    </div>
  );
}

/** Loads the deferred sections. */
export const preloadSections = WhatWePayText.preload;
