import type { ReactNode } from 'react';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import * as t from '#text/office/admin.ts';

type NavTabProps = {
  to: string;
  current: 'page' | 'true' | undefined;
  /** How many wait there. */
  count: number;
  children: ReactNode;
};

/** One tab of a row of links, with what waits behind it. */
export const NavTab = ({ to, current, count, children }: NavTabProps) => (
  <Link
    to={to}
    aria-current={current}
    className={cn(
      'flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap',
      'text-muted outline-offset-[-2px] hover:text-ink aria-[current]:border-pine aria-[current]:text-ink',
    )}
  >
    {children}
    {count > 0 && (
      <span className="tabular rounded-full bg-amber-soft px-2 text-sm text-amber-ink">
        {count.toLocaleString('en-US')}
        <span className="sr-only"> {t.waiting}</span>
      </span>
    )}
  </Link>
);
