import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { isStaff } from '#contract/staff.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { accountQuery, agreementsQuery } from '#web/core/accounts/queries.ts';
import { EvacuationBanner } from '#web/emergency/evacuation/banner.tsx';
import { bannerQuery } from '#web/emergency/evacuation/queries.ts';
import { membershipQuery } from '#web/money/membership/queries.ts';
import { OfflineBar } from '#web/emergency/plan/offline-bar.tsx';
import { useMessagesSent } from '#web/service/conversations/send-messages.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { quietMoment } from '#web/lib/quiet-moment.ts';
import { toast } from '#web/lib/toast.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import type { MobileSidebarProps } from './mobile-sidebar.tsx';
import { DesktopSidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSidebar } from './use-sidebar.ts';
import * as errors from '#text/lib/errors.ts';

/** Screens that matter in an evacuation, or that ask for the same conditions. */
const UNASKED = /^\/(evacuation|plan|setup|join|checkout|membership|terms-of-service|privacy-policy)(\/|$)/;

/** Asks members for new conditions on ordinary pages, and never while an order or warning is shown. */
function AskAgain() {
  const { pathname } = useLocation();
  const membership = useQuery(membershipQuery);
  const evacuation = useQuery(bannerQuery);
  const isMember = membership.data?.entitlements != null;
  const isQuiet = evacuation.data !== undefined && evacuation.data.homes.length === 0;
  return isMember && isQuiet && !UNASKED.test(pathname) ? <Agreements /> : null;
}

function Agreements() {
  const { data } = useQuery(agreementsQuery);
  return data && data.missing.length > 0 && <AgreementsDialog />;
}

/** Runs here because it's on every page. */
function MessagesSent() {
  useMessagesSent();
  return null;
}

const AgreementsDialog = lazyPart(() =>
  import('#web/core/accounts/agreements-dialog.tsx').then((m) => m.AgreementsDialog),
);

/** Loaded for staff only: members' windows don't carry it. */
const DeskAlert = lazyPart(() => import('#web/office/desk/desk-alert.tsx').then((m) => m.DeskAlert));

function DeskAlertSlot() {
  const may = useMay();
  return may('cases.work') && <DeskAlert />;
}

const MobileSidebar = lazyPart<MobileSidebarProps>(() =>
  import('./mobile-sidebar.tsx').then((m) => m.MobileSidebar),
);

/** A phone's menu: its code comes after the page, or with the first press. */
function MobileSidebarSlot({ isOpen, onOpenChange }: MobileSidebarProps) {
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useEffect(
    () =>
      void quietMoment()
        .then(MobileSidebar.preload)
        .catch(() => {}),
    [],
  );
  const giveUp = () => {
    setWanted(false);
    onOpenChange(false);
    toast({ title: errors.error, text: errors.unreachable, destructive: true });
  };
  return isWanted && <MobileSidebar isOpen={isOpen} onOpenChange={onOpenChange} onMissing={giveUp} />;
}

/** Loaded for staff only, like the alert above. */
const SessionEndNote = lazyPart(() =>
  import('#web/core/accounts/session-end-note.tsx').then((m) => m.SessionEndNote),
);

function SessionEndSlot() {
  const role = useQuery(accountQuery).data?.role;
  return role !== undefined && isStaff(role) && <SessionEndNote />;
}

/** The layout of every member page: top bar, sidebar and the page. */
export function MemberLayout({ children }: { children: ReactNode }) {
  const { isMobile, isExpanded, isMobileOpen, setMobileOpen, toggle } = useSidebar();
  return (
    <>
      <SkipLink />
      <AskAgain />
      <DemoBanner />
      <OfflineBar />
      <EvacuationBanner />
      <DeskAlertSlot />
      <SessionEndSlot />
      <MessagesSent />
      <TopBar isSidebarOpen={isMobile ? isMobileOpen : isExpanded} onToggleSidebar={toggle} />
      <div className="flex">
        {isMobile ? (
          <MobileSidebarSlot isOpen={isMobileOpen} onOpenChange={setMobileOpen} />
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
