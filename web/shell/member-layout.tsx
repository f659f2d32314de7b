import type { ReactNode } from 'react';
import { EvacuationBanner } from '#web/emergency/evacuation/banner.tsx';
import { OfflineBar } from '#web/emergency/plan/offline-bar.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { DesktopSidebar, MobileSidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The layout of every member page: top bar, sidebar and the page. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { isMobile, isExpanded, isMobileOpen, setMobileOpen, toggle } = useSidebar();
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <OfflineBar />
      <EvacuationBanner />
      <TopBar isSidebarOpen={isMobile ? isMobileOpen : isExpanded} onToggleSidebar={toggle} />
      <div className="flex">
        {isMobile ? (
          <MobileSidebar isOpen={isMobileOpen} onOpenChange={setMobileOpen} />
        ) : (
          <DesktopSidebar isExpanded={isExpanded} />
        )}
        <main
          id="content"
          tabIndex={-1}
          // Pages shared with visitors bring their own padding for the public layout; it's removed here.
          className="@container/page min-h-[calc(100svh-4rem)] min-w-0 flex-1 px-[min(1rem,5vw)] py-6 outline-none sm:px-8 sm:py-10 print:p-0 [&>[class^='@container']]:p-0!"
        >
          {children}
        </main>
      </div>
    </>
  );
}
