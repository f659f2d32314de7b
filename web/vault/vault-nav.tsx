import { useLocation } from 'react-router';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { vaultLinks } from './vault-links.ts';

/** The pages of the vault, as tabs that are links. It scrolls sideways when a phone is too narrow. */
export function VaultNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="HomeVault" className="min-w-0 border-b border-line">
      <ul className="-mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {vaultLinks.map(({ title, url, icon: Icon }) => (
          <li key={url} className="shrink-0">
            <Link
              to={url}
              aria-current={pathname === url ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-t-control border-b-2 border-transparent px-3 font-medium text-muted outline-offset-[-2px] transition-colors hover:text-ink',
                'aria-[current=page]:border-pine aria-[current=page]:text-ink',
              )}
            >
              <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
