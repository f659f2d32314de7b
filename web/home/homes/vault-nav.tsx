import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { vaultLinks } from './vault-links.ts';

/** The vault's pages, as links that look like tabs. A phone too narrow for all scrolls to the current one. */
export function VaultNav() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label="HomeVault" className="min-w-0 border-b border-line">
      <ul ref={list} className="relative -mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {vaultLinks.map(({ title, more, url, icon: Icon }) => (
          <li key={url} className="shrink-0">
            <Link
              to={url}
              aria-current={pathname === url ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-t-control border-b-2 border-transparent px-2 font-medium sm:px-3 text-muted outline-offset-[-2px] transition-colors hover:text-ink',
                'aria-[current=page]:border-pine aria-[current=page]:text-ink',
              )}
            >
              <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
              <span>
                {title}
                {more && <span className="max-sm:hidden">{more}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
