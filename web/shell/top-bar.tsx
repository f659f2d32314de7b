import { PanelLeft } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { HOME } from '#web/lib/return-path.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BackButton } from './back-button.tsx';
import { SIDEBAR_ID, SIDEBAR_TOGGLE_ID } from './sidebar.tsx';
import * as t from '#text/shell/member.ts';

type TopBarProps = { isSidebarOpen: boolean; onToggleSidebar: () => void };

export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  return (
    <header className="@container/bar sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-paper px-2 sm:px-3 print:hidden">
      <Tooltip text={t.toggleSidebarHint} side="bottom">
        <IconButton
          id={SIDEBAR_TOGGLE_ID}
          label={t.toggleSidebar}
          aria-expanded={isSidebarOpen}
          aria-controls={SIDEBAR_ID}
          onClick={onToggleSidebar}
        >
          <PanelLeft className="size-5" aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <BackButton />
      <Link to={HOME} className="flex min-h-11 items-center rounded-control px-2">
        <Logo />
      </Link>
      <div className="ml-auto">
        <AccountMenu />
      </div>
    </header>
  );
}
