import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { useMay } from '#web/core/accounts/may.tsx';
import { bannerQuery } from '#web/emergency/evacuation/queries.ts';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import {
  helpLinks,
  householdLinks,
  type MemberLink,
  platformLinks,
  teamLinks,
  urgentLinks,
} from './member-links.ts';
import * as t from '#text/shell/member.ts';

export const SIDEBAR_ID = 'sidebar';
export const SIDEBAR_TOGGLE_ID = 'sidebar-toggle';

type GroupsProps = { isCollapsed?: boolean; onChoose?: () => void };
type GroupProps = GroupsProps & { label: string; links: readonly MemberLink[] };

/** Whether the link is the current page, or the section that contains it: documents are in the vault. */
const currentOf = ({ url, parts = [] }: MemberLink, pathname: string) => {
  if (pathname === url) return 'page';
  const isInside = [url, ...parts].some((part) => pathname === part || pathname.startsWith(`${part}/`));
  return isInside ? 'true' : undefined;
};

/** The most specific match: operations are part of the back office but have their own entry. */
const closestOf = (links: readonly MemberLink[], pathname: string) =>
  links.filter((link) => currentOf(link, pathname)).toSorted((a, b) => b.url.length - a.url.length)[0];

function Group({ label, links, isCollapsed = false, onChoose }: GroupProps) {
  const { pathname } = useLocation();
  const labelId = useId();
  const closest = closestOf(links, pathname);
  return (
    <nav aria-labelledby={labelId} className="grid gap-1">
      <h2
        id={labelId}
        className={cn(
          'px-3 pb-1 font-sans text-sm font-medium tracking-normal text-muted',
          isCollapsed && 'sr-only',
        )}
      >
        {label}
      </h2>
      {links.map((link) => (
        <Tooltip key={link.url} text={link.title} side="right" off={!isCollapsed}>
          <Link
            to={link.url}
            aria-current={link === closest ? currentOf(link, pathname) : undefined}
            onClick={onChoose}
            className={cn(
              'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium transition-colors hover:bg-sunken',
              'aria-[current]:bg-pine-soft aria-[current]:text-pine-ink',
              isCollapsed && 'justify-center px-0',
            )}
          >
            <link.icon className="size-5 shrink-0" aria-hidden="true" />
            <span className={cn(isCollapsed && 'sr-only')}>{link.title}</span>
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}

export function Groups(props: GroupsProps) {
  const may = useMay();
  const { data: banner } = useQuery(bannerQuery);
  const isGrave = banner?.homes.some(({ state }) => state === 'order' || state === 'warning') ?? false;
  const team = teamLinks.filter((link) => link.may && may(link.may));
  return (
    <div className={cn('grid', props.isCollapsed ? 'gap-4 [&>nav+nav]:border-t [&>nav+nav]:pt-4' : 'gap-6')}>
      {isGrave && <Group label={t.rightNow} links={urgentLinks} {...props} />}
      <Group label={t.platform} links={platformLinks} {...props} />
      <Group
        label={t.household}
        links={isGrave ? householdLinks.filter((link) => !urgentLinks.includes(link)) : householdLinks}
        {...props}
      />
      {team.length > 0 && <Group label={t.team} links={team} {...props} />}
      <Group
        label={t.help}
        links={isGrave ? helpLinks.filter((link) => !urgentLinks.includes(link)) : helpLinks}
        {...props}
      />
    </div>
  );
}

/** On wide screens: 20rem with labels, or 4rem with icons and tooltips. */
export function DesktopSidebar({ isExpanded }: { isExpanded: boolean }) {
  return (
    <aside
      id={SIDEBAR_ID}
      aria-label={t.sidebar}
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      className={cn(
        'sticky top-[calc(4rem+env(safe-area-inset-top))] hidden h-[calc(100svh-4rem-env(safe-area-inset-top))] shrink-0 overflow-x-hidden overflow-y-auto border-r border-line',
        'bg-surface py-4 transition-[width] md:block print:hidden',
        isExpanded ? 'w-80 px-4' : 'w-16 px-2',
      )}
    >
      <Groups isCollapsed={!isExpanded} />
    </aside>
  );
}
