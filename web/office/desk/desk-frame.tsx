import type { ReactNode } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import type { Permission } from '#contract/staff.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { NavTab } from '#web/office/admin/nav-tab.tsx';
import { recoveries } from '#text/office/desk-recoveries.ts';
import * as t from '#text/office/desk.ts';

const PARTS: readonly { word: string; url: string; may: Permission }[] = [
  { word: t.cases, url: '/desk', may: 'cases.read' },
  { word: t.board, url: '/desk/board', may: 'cases.read' },
  { word: t.broadcasts, url: '/desk/broadcasts', may: 'operations.read' },
  { word: t.cannedReplies, url: '/desk/replies', may: 'cases.read' },
  { word: recoveries, url: '/desk/recoveries', may: 'cases.work' },
  { word: t.report, url: '/desk/report', may: 'figures.read' },
];

/** The layout of every desk page, with the parts of the desk that a role may use. */
export function DeskFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  const may = useMay();
  const current = PARTS.findLast(({ url }) => pathname === url || pathname.startsWith(`${url}/`));
  return (
    <AdminFrame title={t.desk} actions={actions}>
      <nav aria-label={t.desk}>
        <ul className="flex flex-wrap gap-x-1">
          {PARTS.filter((part) => may(part.may)).map((part) => (
            <li key={part.url}>
              <NavTab to={part.url} current={part === current ? 'page' : undefined} count={0}>
                {part.word}
              </NavTab>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </AdminFrame>
  );
}
