import type { ReactNode } from 'react';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { MarketingFooter } from './marketing-footer.tsx';
import { MarketingHeader } from './marketing-header.tsx';

/** The layout of every public page. */
export function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <DemoBanner />
      <MarketingHeader />
      <main id="content" tabIndex={-1} className="@container/page flex-1 outline-none">
        {children}
      </main>
      <MarketingFooter />
    </div>
  );
}
